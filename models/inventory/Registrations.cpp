// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/Registrations.h"

#include "models/inventory/GuardWords.h"
#include "models/inventory/Inventory.h"
#include "models/inventory/PlaceOf.h"
#include "models/inventory/UpstreamRegistry.h"

#include <QHash>

#include <algorithm>

namespace mxw::inventory {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

class RegistrationTaker
{
public:
    RegistrationTaker(const Code &code, const Activation &activation, const ClassHierarchy &hierarchy)
        : m_code(code), m_activation(activation), m_hierarchy(hierarchy), m_upstreamAtTarget(code.atTarget),
          m_upstreamAtBase(code.atBase)
    {
    }

    std::vector<RegistrationFacts> take(std::stop_token stop)
    {
        forEachEntryModule(m_code, stop, [&](const ModuleFile &module, const std::shared_ptr<const Outline> &outline) {
            for (FoundRegistration &found : findRegistrations(m_code, module.name, *outline))
                add(module, std::move(found), outline);
        });
        std::ranges::stable_sort(m_facts, [](const RegistrationFacts &a, const RegistrationFacts &b) {
            return std::tie(a.entry.file, a.entry.line) < std::tie(b.entry.file, b.entry.line);
        });
        giveIds();
        return std::move(m_facts);
    }

private:
    void add(const ModuleFile &module, FoundRegistration found, const std::shared_ptr<const Outline> &outline)
    {
        RegistrationFacts facts;
        facts.module = module.name;
        facts.implementation = implementationOf(module, found, outline);
        facts.atTarget = m_upstreamAtTarget.counterpart(module.name, found);
        facts.atBase = m_upstreamAtBase.counterpart(module.name, found);
        facts.order = m_activation.orderAt(module.name, found.scope, found.line);
        facts.found = std::move(found);
        describe(facts, module, *outline);
        m_facts.push_back(std::move(facts));
    }

    Resolution implementationOf(const ModuleFile &module, const FoundRegistration &found,
                                const std::shared_ptr<const Outline> &outline) const
    {
        if (found.definition >= 0) {
            const Definition &definition = outline->definitions[size_t(found.definition)];
            Resolution result;
            result.state = Resolution::State::Found;
            result.symbol.kind = definition.isClass() ? Symbol::Kind::Class : Symbol::Kind::Function;
            result.symbol.module = module.name;
            result.symbol.qualifiedName = definition.qualifiedName;
            result.symbol.path = module.path;
            result.symbol.line = definition.firstLine;
            result.symbol.outline = outline;
            result.symbol.definition = found.definition;
            return result;
        }
        if (found.implementation.kind == Expression::Kind::String)
            return UpstreamRegistry::ofPath(m_code.atTarget, found.implementation.text);
        const QString dotted = found.implementation.dotted();
        return dotted.isEmpty() ? Resolution() : m_code.atTarget.resolveExpression(module.name, found.scope, dotted);
    }

    void describe(RegistrationFacts &facts, const ModuleFile &module, const Outline &outline) const
    {
        const FoundRegistration &found = facts.found;
        Entry &entry = facts.entry;
        entry.domain = Domain::Registry;
        entry.mechanism = Mechanism::Registration;
        entry.kind = found.kind;
        entry.file = module.path;
        entry.line = found.line;
        entry.endLine = found.endLine;
        entry.symbol = found.symbol;
        entry.key = found.key;
        entry.platform = found.platform;
        entry.condition = surroundings(outline, found.scope, found.guards);
        const ModuleReach &reach = m_activation.of(module.name);
        entry.reached = reach.reached;
        entry.activation = reach.hops;
        entry.local = {module.path, found.line, found.endLine, {}, u"statement"_s, {}};
        if (facts.implementation.found()) {
            entry.replacement = placeOf(facts.implementation.symbol);
            entry.replacementInUpstream = facts.implementation.symbol.upstream;
        }
        describeUpstream(facts);
    }

    /// Target, parents, and the code on the other side.
    void describeUpstream(RegistrationFacts &facts) const
    {
        Entry &entry = facts.entry;
        Resolution now = facts.atTarget;
        Resolution then = facts.atBase;
        if (const Symbol *type = facts.type()) {
            const std::vector<Symbol> &line = m_hierarchy.line(*type).classes;
            for (const Symbol &one : line)
                entry.parents.append(one.module + u':' + one.qualifiedName);
            const auto parent = std::ranges::find_if(line, &Symbol::upstream);
            if (!now.found() && !then.found() && parent != line.end()) {
                now = m_code.atTarget.resolve(parent->module, parent->qualifiedName);
                then = m_code.atBase.resolve(parent->module, parent->qualifiedName);
            }
        }
        if (now.found())
            entry.atTarget = placeOf(now.symbol);
        if (then.found())
            entry.atBase = placeOf(then.symbol);
        const Definition *nowDefinition = now.found() ? now.symbol.definitionOrNull() : nullptr;
        const Definition *thenDefinition = then.found() ? then.symbol.definitionOrNull() : nullptr;
        if (nowDefinition && thenDefinition)
            entry.changedSinceBase = nowDefinition->digest != thenDefinition->digest;
        const Resolution &shadowed = facts.atTarget.found() ? facts.atTarget : facts.atBase;
        if (shadowed.found()) {
            entry.targetModule = shadowed.symbol.module;
            entry.targetAttribute = shadowed.symbol.qualifiedName;
        } else {
            entry.targetModule = facts.found.callee.section(u':', 0, 0);
            entry.targetAttribute = facts.found.callee.section(u':', 1) + u'[' + entry.key + u']';
        }
    }

    void giveIds()
    {
        QHash<QString, int> seen;
        for (RegistrationFacts &facts : m_facts) {
            Entry &entry = facts.entry;
            entry.id = toString(entry.domain) + u':' + entry.file + u':' + entry.kind + u':' + entry.key;
            if (const int count = ++seen[entry.id]; count > 1)
                entry.id += u'#' + QString::number(count);
        }
    }

    const Code &m_code;
    const Activation &m_activation;
    const ClassHierarchy &m_hierarchy;
    const UpstreamRegistry m_upstreamAtTarget;
    const UpstreamRegistry m_upstreamAtBase;
    std::vector<RegistrationFacts> m_facts;
};

} // namespace

const Symbol *RegistrationFacts::type() const
{
    return implementation.found() && implementation.symbol.kind == Symbol::Kind::Class ? &implementation.symbol
                                                                                       : nullptr;
}

std::vector<RegistrationFacts> takeRegistrations(const Code &code, const Activation &activation,
                                                 const ClassHierarchy &atTarget, std::stop_token stop)
{
    return RegistrationTaker(code, activation, atTarget).take(stop);
}

} // namespace mxw::inventory

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/OwnClasses.h"
#include "models/checks/RegistrationChecks.h"
#include "models/checks/RegistrationFinding.h"
#include "models/checks/SelectorReturns.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::UpstreamLeak)
};

/// The registration whose class lives in a module that leads to `module`, over at most two imports.
QString nearestEntry(const CheckContext &context, const QString &module)
{
    const auto imports = [&](const QString &from, const QString &to) {
        const OutlineState state = context.code.plugin->outlineOfModule(from);
        return state.outline && std::ranges::any_of(state.outline->imports, [&](const Import &import) {
                   return context.code.atTarget.absoluteModule(from, import) == to;
               });
    };
    QString behindOne;
    for (const RegistrationFacts &facts : context.inventory.registrations) {
        const Symbol *type = facts.type();
        if (!type || type->upstream)
            continue;
        if (type->module == module)
            return facts.entry.id;
        if (behindOne.isEmpty() && imports(type->module, module))
            behindOne = facts.entry.id;
    }
    return behindOne;
}

/// A class of upstream's that another one builds.
struct Part
{
    Symbol type;
    int line = 0;
};

class LeakSearch
{
public:
    explicit LeakSearch(const CheckContext &context) : m_context(context), m_own(context), m_returns(context) {}

    std::vector<Finding> run()
    {
        for (const UsedModule &used : usedModules(m_context.code)) {
            for (size_t i = 0; i < used.outline->definitions.size(); ++i) {
                const Definition &definition = used.outline->definitions[i];
                if (!definition.isClass() &&
                    SelectorReturns::isSelector(m_context.code.profile, used.module, definition.qualifiedName))
                    look(used, int(i));
            }
        }
        return std::move(m_findings);
    }

private:
    void look(const UsedModule &used, int index)
    {
        const std::vector<SelectedClass> all = m_returns.classesOf(used, index);
        QSet<QString> told;
        for (const SelectedClass &selected : all) {
            if (!selected.type.upstream || told.contains(selected.type.dotted()))
                continue;
            told.insert(selected.type.dotted());
            if (const auto own = m_own.insteadOf(selected.type)) {
                // A class that hands on to its own parent's choice is no leak of itself.
                if (!isInside(used, index, *own))
                    add(used, index, selected, *own, isChoice(all, selected, *own));
                continue;
            }
            for (const Part &part : partsOf(selected.type)) {
                if (const auto own = m_own.insteadOf(part.type); own && !told.contains(part.type.dotted())) {
                    told.insert(part.type.dotted());
                    addPart(used, index, selected, part, *own, isChoice(all, selected, *own));
                }
            }
        }
    }

    static bool isInside(const UsedModule &used, int index, const Symbol &type)
    {
        return type.module == used.module && checks::isInside(*used.outline, index, type.definition);
    }

    /// The same function gives the plugin's own under another condition: somebody chose. What takes some of an upstream
    /// selector's cases away before it asks that one may have taken this one, too.
    static bool isChoice(const std::vector<SelectedClass> &all, const SelectedClass &selected, const Symbol &own)
    {
        return std::ranges::any_of(all, [&](const SelectedClass &other) {
            return other.type.isSame(own) || (!selected.via.isEmpty() && !other.type.upstream);
        });
    }

    /// What the methods of a class construct and what is of its family.
    std::vector<Part> partsOf(const Symbol &type) const
    {
        std::vector<Part> parts;
        const auto usage = m_context.code.target->usage(type.path);
        for (size_t i = 0; usage && i < usage->calls.size(); ++i) {
            const CallUse &use = usage->calls[i];
            if (use.place.scope == ModuleScope || !checks::isInside(*type.outline, use.place.scope, type.definition))
                continue;
            const Value value = m_context.atTarget.value(type.module, use.place, use.call.callee());
            if (value.is(Value::Kind::Class) && !value.self && !value.viaSuper && value.symbol.upstream &&
                !m_context.atTarget.hierarchy().isInstalled(type.module + u'.' + use.call.callee().dotted()) &&
                m_own.isFamily(value.symbol, type))
                parts.push_back({value.symbol, use.place.line});
        }
        return parts;
    }

    Finding start(const UsedModule &used, int index, const SelectedClass &selected, Severity severity) const
    {
        Finding finding = findingAt(m_context, u"R08"_s, used, selected.line);
        finding.entry = nearestEntry(m_context, used.module);
        finding.severity = severity;
        finding.upstreamFile = selected.type.path;
        finding.upstreamLine = selected.type.line;
        const QString condition = conditionWords(selected.guards);
        if (!condition.isEmpty())
            finding.details.append(Text::tr("in %1(), %2").arg(nameOf(used, index), condition));
        for (const QString &hop : selected.via)
            finding.details.append(Text::tr("through %1").arg(hop));
        return finding;
    }

    static QString nameOf(const UsedModule &used, int index)
    {
        return used.outline->definitions[size_t(index)].qualifiedName;
    }

    void add(const UsedModule &used, int index, const SelectedClass &selected, const Symbol &own, bool chosen)
    {
        Finding finding = start(used, index, selected, chosen ? Severity::Info : Severity::Warning);
        finding.symbol = selected.type.qualifiedName;
        finding.message = Text::tr("%1() can return upstream's %2 (%3), and the plugin has %4 (%5).")
                              .arg(nameOf(used, index), selected.type.qualifiedName, placeText(selected.type),
                                   own.qualifiedName, placeText(own));
        finding.consequence =
            chosen ? Text::tr("The function gives the plugin's own under another condition: check that this is meant.")
                   : Text::tr("Silently: what the plugin adapts in %1 is bypassed.").arg(own.qualifiedName);
        m_findings.push_back(std::move(finding));
    }

    void addPart(const UsedModule &used, int index, const SelectedClass &selected, const Part &part, const Symbol &own,
                 bool chosen)
    {
        Finding finding =
            start(used, index, selected, chosen && !selected.via.isEmpty() ? Severity::Info : Severity::Warning);
        finding.symbol = selected.type.qualifiedName;
        finding.message =
            Text::tr("%1() can return upstream's %2, which builds upstream's %3 (%4:%5), and the plugin has %6 (%7).")
                .arg(nameOf(used, index), selected.type.qualifiedName, part.type.qualifiedName, selected.type.path)
                .arg(part.line)
                .arg(own.qualifiedName, placeText(own));
        finding.consequence = Text::tr("Silently: where %1 hands on to %2, what the plugin adapts in %3 is bypassed.")
                                  .arg(selected.type.qualifiedName, part.type.qualifiedName, own.qualifiedName);
        finding.upstreamLine = part.line;
        m_findings.push_back(std::move(finding));
    }

    const CheckContext &m_context;
    const OwnClasses m_own;
    const SelectorReturns m_returns;
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> upstreamLeaks(const CheckContext &context)
{
    return context.code.profile.dispatch.selectors.isEmpty() ? std::vector<Finding>() : LeakSearch(context).run();
}

} // namespace mxw::checks

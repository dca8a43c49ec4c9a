// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/MethodPairs.h"

#include "models/checks/CallForms.h"
#include "models/checks/Descriptor.h"
#include "models/checks/MovedTo.h"

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

bool isConstructor(const QString &name)
{
    return name == "__init__"_L1 || name == "__new__"_L1 || name == "__init_subclass__"_L1 ||
           name == "__post_init__"_L1;
}

class PairFinder
{
public:
    PairFinder(const CheckContext &context, const PluginClass &type)
        : m_context(context), m_type(type), m_line(context.atTarget.hierarchy().line(type.symbol))
    {
    }

    std::vector<MethodPair> run() const
    {
        std::vector<MethodPair> pairs;
        const std::optional<Symbol> replaced = replacedClass();
        const bool derives = std::ranges::any_of(m_line.classes, &Symbol::upstream);
        if (!replaced && (!derives || !m_line.complete))
            return pairs;
        for (const Symbol &method : m_type.methods()) {
            if (isConstructor(method.definitionOrNull()->name))
                continue;
            if (auto pair = replaced ? inPlaceOf(*replaced, method) : overriding(method))
                pairs.push_back(*std::move(pair));
        }
        return pairs;
    }

private:
    /// The class of upstream that this one is put in place of without deriving from it.
    std::optional<Symbol> replacedClass() const
    {
        for (const EntryFacts &facts : m_context.inventory.facts) {
            const Definition *target = facts.targetDefinition();
            if (target && target->isClass() && facts.replacement && facts.replacement->isSame(m_type.symbol) &&
                facts.entry.mechanism != Mechanism::Table &&
                !m_context.atTarget.hierarchy().isSubclass(m_type.symbol, facts.atTarget.symbol))
                return facts.atTarget.symbol;
        }
        return std::nullopt;
    }

    MethodPair pairOf(const Symbol &method, Symbol parent) const
    {
        MethodPair pair;
        pair.type = &m_type;
        pair.method = method;
        pair.parent = std::move(parent);
        return pair;
    }

    std::optional<MethodPair> inPlaceOf(const Symbol &replaced, const Symbol &method) const
    {
        const ClassHierarchy &hierarchy = m_context.atTarget.hierarchy();
        const QString &name = method.definitionOrNull()->name;
        auto parent = methodInLine(hierarchy, hierarchy.line(replaced), name, Among::Upstream, 0);
        if (!parent)
            return std::nullopt;
        MethodPair pair = pairOf(method, *std::move(parent));
        pair.replaced = true;
        const Resolution before = m_context.code.atBase.resolve(replaced.module, replaced.qualifiedName);
        if (before.found() && before.symbol.kind == Symbol::Kind::Class) {
            const ClassHierarchy &atBase = m_context.atBase.hierarchy();
            pair.before = methodInLine(atBase, atBase.line(before.symbol), name, Among::Upstream, 0);
        }
        return pair;
    }

    std::optional<MethodPair> overriding(const Symbol &method) const
    {
        const QString &name = method.definitionOrNull()->name;
        auto parent = parentMethod(m_context.atTarget.hierarchy(), m_type.symbol, name, Among::Upstream);
        if (!parent)
            return std::nullopt;
        if (takesAnything(parent->definitionOrNull()->signature)) {
            if (auto pair = dispatched(method))
                return pair;
        }
        MethodPair pair = pairOf(method, *std::move(parent));
        pair.before = methodAtBase(pair.parent, name);
        return pair;
    }

    /// The parent only hands on what it gets: what callers pass is what another method of the class takes.
    std::optional<MethodPair> dispatched(const Symbol &method) const
    {
        const ClassHierarchy &hierarchy = m_context.atTarget.hierarchy();
        for (const Profile::DispatchedMethod &rule : m_context.code.profile.dispatchedMethods) {
            const bool derives = std::ranges::any_of(m_line.classes, [&](const Symbol &type) {
                return type.module + u':' + type.qualifiedName == rule.base;
            });
            if (rule.method != method.definitionOrNull()->name || !derives)
                continue;
            for (const QString &name : rule.standsFor) {
                auto other = parentMethod(hierarchy, m_type.symbol, name, Among::Upstream);
                if (!other || takesAnything(other->definitionOrNull()->signature))
                    continue;
                MethodPair pair = pairOf(method, *std::move(other));
                pair.dispatched = true;
                pair.before = methodAtBase(pair.parent, name);
                return pair;
            }
        }
        return std::nullopt;
    }

    /// What the class had of its parent at base; where the plugin names a place that base does not have yet, what was
    /// there of the present parent.
    std::optional<Symbol> methodAtBase(const Symbol &parent, const QString &name) const
    {
        const ClassHierarchy &atBase = m_context.atBase.hierarchy();
        if (auto before = parentMethod(atBase, m_type.symbol, name, Among::Upstream))
            return before;
        const Symbol owner = ownerOf(parent);
        Resolution type = m_context.code.atBase.resolve(owner.module, owner.qualifiedName);
        if (type.missing()) {
            Resolution now;
            now.state = Resolution::State::Found;
            now.symbol = owner;
            const auto former =
                findMoved(*m_context.code.base, m_context.code.target.get(), owner.module, owner.qualifiedName, &now);
            if (former && !former->renamed)
                type = m_context.code.atBase.resolve(former->module, former->name);
        }
        if (!type.found() || type.symbol.kind != Symbol::Kind::Class)
            return std::nullopt;
        return methodInLine(atBase, atBase.line(type.symbol), name, Among::Upstream, 0);
    }

    const CheckContext &m_context;
    const PluginClass &m_type;
    const ClassLine &m_line;
};

} // namespace

std::vector<MethodPair> methodPairs(const CheckContext &context, const std::vector<PluginClass> &classes)
{
    std::vector<MethodPair> pairs;
    for (const PluginClass &type : classes)
        std::ranges::move(PairFinder(context, type).run(), std::back_inserter(pairs));
    return pairs;
}

std::optional<Signature> boundSignature(const ValueFinder &values, const Symbol &method)
{
    const Definition &definition = *method.definitionOrNull();
    const Descriptor descriptor = descriptorOf(definition);
    if (descriptor == Descriptor::Property)
        return std::nullopt;
    Value value;
    value.kind = descriptor == Descriptor::Static ? Value::Kind::Function : Value::Kind::BoundMethod;
    value.symbol = method;
    value.receiver = ownerOf(method);
    auto callable = values.callable(value);
    if (!callable.known())
        return std::nullopt;
    return std::move(callable.signature);
}

} // namespace mxw::checks

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/TargetFinder.h"

namespace mxw::source {

namespace {

QString joined(const QString &name, const QString &more)
{
    return name.isEmpty() || more.isEmpty() ? QString(name + more) : QString(name + u'.' + more);
}

} // namespace

Resolver::TargetFinder::TargetFinder(const Resolver &resolver, QString module, int scope, const QString &dotted)
    : m_resolver(resolver), m_search(resolver), m_module(std::move(module)), m_scope(scope), m_parts(dotted.split(u'.'))
{
}

bool Resolver::TargetFinder::isOwner(const Resolution &resolution)
{
    return resolution.found() &&
           (resolution.symbol.kind == Symbol::Kind::Module || resolution.symbol.kind == Symbol::Kind::Class);
}

QString Resolver::TargetFinder::why(const Resolution &resolution)
{
    if (!resolution.missing())
        return resolution.reason;
    return resolution.moduleMissing ? tr("There is no module %1.").arg(resolution.missingAt)
                                    : tr("%1 does not have it.").arg(resolution.missingAt);
}

Resolver::Target Resolver::TargetFinder::find()
{
    walk();
    return isOwner(m_owner) ? ofOwner() : ofOther();
}

void Resolver::TargetFinder::walk()
{
    m_next = m_owner = m_search.first(m_module, m_scope, m_parts.front());
    m_writtenModule = m_owner.symbol.module;
    m_writtenClass = m_owner.symbol.qualifiedName;
    const auto [origin, name] = m_search.importOrigin(m_module, m_scope, m_parts.front());
    const CodeTree *tree = m_resolver.treeOf(origin);
    const bool sameTree = tree && tree == m_resolver.treeOf(m_owner.symbol.module);
    if (m_owner.found() && m_owner.symbol.kind == Symbol::Kind::Class && sameTree && !name.isEmpty()) {
        m_writtenModule = origin;
        m_writtenClass = name;
    }
    // The last part is what gets assigned: it need not exist.
    for (; isOwner(m_owner) && m_used < m_parts.size() - 1; ++m_used) {
        m_next = m_search.member(m_owner, m_parts.at(m_used));
        if (!isOwner(m_next))
            return;
        m_owner = m_next;
        if (m_owner.symbol.kind == Symbol::Kind::Module)
            m_writtenModule = m_owner.symbol.module;
        else
            m_writtenClass = joined(m_writtenClass, m_parts.at(m_used));
    }
}

Resolver::Target Resolver::TargetFinder::ofOwner()
{
    const bool isClass = m_owner.symbol.kind == Symbol::Kind::Class;
    Target target;
    target.owner = isClass ? Target::Owner::Class : Target::Owner::Module;
    target.module = isClass ? m_writtenModule : m_owner.symbol.module;
    target.attribute = joined(isClass ? m_writtenClass : m_owner.symbol.qualifiedName, rest(m_used));
    target.upstream = m_owner.symbol.upstream;
    if (isOwner(m_next))
        return target;
    if (m_next.state == Resolution::State::External) {
        target = {Target::Owner::External,
                  m_next.symbol.module,
                  joined(m_next.symbol.qualifiedName, rest(m_used + 1)),
                  {},
                  false};
    } else if (m_next.found() && !isClass) {
        target.module = m_next.symbol.module;
        target.attribute = joined(m_next.symbol.qualifiedName, rest(m_used + 1));
        target.upstream = m_next.symbol.upstream;
    } else if (!m_next.found()) {
        target.reason = why(m_next);
        if (!isClass)
            preferImportedModule(target);
    }
    return target;
}

/// The first part is no module and no class.
Resolver::Target Resolver::TargetFinder::ofOther() const
{
    const Symbol &symbol = m_owner.symbol;
    if (m_owner.state == Resolution::State::External)
        return {Target::Owner::External, symbol.module, joined(symbol.qualifiedName, rest(1)), {}, false};
    if (m_owner.found()) // a variable or a function
        return {Target::Owner::Module, symbol.module, joined(symbol.qualifiedName, rest(1)), {}, symbol.upstream};
    const auto [origin, name] = Search(m_resolver).importOrigin(m_module, m_scope, m_parts.front());
    if (origin.isEmpty())
        return {Target::Owner::Unknown, {}, m_parts.join(u'.'), why(m_owner), false};
    const CodeTree *tree = m_resolver.treeOf(origin);
    const bool upstream = tree && tree == m_resolver.m_upstream.get();
    return {Target::Owner::Module, origin, joined(name, rest(1)), why(m_owner), upstream};
}

/// `a.gone.attribute` where the file also says `import a.gone` or `from a.gone import …`: the owner is meant to be that
/// module, even though it is no longer there.
void Resolver::TargetFinder::preferImportedModule(Target &target) const
{
    const CodeTree *tree = m_resolver.treeOf(m_module);
    const std::shared_ptr<const Outline> outline = tree ? tree->outlineOfModule(m_module).outline : nullptr;
    if (!outline)
        return;
    const QString whole = target.module + u'.' + target.attribute;
    QString best = target.module;
    const auto consider = [&](const QString &module) {
        if (module.size() > best.size() && whole.startsWith(QString(module + u'.')))
            best = module;
    };
    for (const Import &import : outline->imports) {
        if (import.from)
            consider(m_resolver.absoluteModule(m_module, import));
        for (const ImportedName &name : import.names)
            consider(import.from ? QString() : name.name);
    }
    target.module = best;
    target.attribute = whole.sliced(best.size() + 1);
}

} // namespace mxw::source

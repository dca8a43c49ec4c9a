// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/Resolver.h"

#include "models/source/ResolverSearch.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::source {

const Definition *Symbol::definitionOrNull() const
{
    const bool known = outline && definition >= 0 && size_t(definition) < outline->definitions.size();
    return known ? &outline->definitions[size_t(definition)] : nullptr;
}

Resolver::Resolver(std::shared_ptr<const CodeTree> upstream, std::shared_ptr<const CodeTree> plugin, QStringList built)
    : m_upstream(std::move(upstream)), m_plugin(std::move(plugin))
{
    for (const QString &pattern : built) {
        // A built module brings what lies below it.
        const QString expression = QRegularExpression::escape(pattern).replace("\\*"_L1, ".*"_L1);
        m_built.emplace_back(u"\\A(?:"_s + expression + u")(?:\\..*)?\\z"_s);
    }
}

const CodeTree *Resolver::treeOf(QStringView module) const
{
    if (m_upstream && m_upstream->owns(module))
        return m_upstream.get();
    return m_plugin && m_plugin->owns(module) ? m_plugin.get() : nullptr;
}

bool Resolver::isBuilt(const QString &module) const
{
    return std::ranges::any_of(m_built, [&](const QRegularExpression &pattern) { return pattern.match(module).hasMatch(); });
}

Resolution Resolver::resolveModule(const QString &module) const
{
    return Search(*this).module(module);
}

Resolution Resolver::resolve(const QString &module, const QString &name) const
{
    const QString key = module + u':' + name;
    {
        const std::scoped_lock lock(m_mutex);
        const auto known = m_known.constFind(key);
        if (known != m_known.cend())
            return *known;
    }
    Search search(*this);
    const qsizetype dot = name.indexOf(u'.');
    Resolution result = search.name(module, dot < 0 ? name : name.left(dot));
    if (dot >= 0)
        result = search.member(std::move(result), QStringView(name).sliced(dot + 1));
    const std::scoped_lock lock(m_mutex);
    m_known.insert(key, result);
    return result;
}

Resolution Resolver::resolveExpression(const QString &module, int scope, const QString &dotted) const
{
    return Search(*this).dotted(module, scope, dotted);
}

QString Resolver::absoluteModule(const QString &module, const Import &import) const
{
    if (!import.from)
        return import.names.size() == 1 ? import.names.front().name : QString();
    if (import.level == 0)
        return import.module;
    const CodeTree *tree = treeOf(module);
    const ModuleFile *file = tree ? tree->module(module) : nullptr;
    QString base = module;
    for (int climbs = import.level - (file && file->isPackage() ? 1 : 0); climbs > 0; --climbs) {
        const qsizetype dot = base.lastIndexOf(u'.');
        if (dot < 0)
            return {};
        base.truncate(dot);
    }
    return import.module.isEmpty() ? base : QString(base + u'.' + import.module);
}

Resolver::Target Resolver::resolveTarget(const QString &module, int scope, const QString &dotted) const
{
    Search search(*this);
    const QStringList parts = dotted.split(u'.');
    const auto rest = [&parts](qsizetype from) { return parts.mid(from).join(u'.'); };
    const auto isOwner = [](const Resolution &resolution) {
        return resolution.found()
               && (resolution.symbol.kind == Symbol::Kind::Module || resolution.symbol.kind == Symbol::Kind::Class);
    };
    const auto joined = [](const QString &name, const QString &more) {
        return name.isEmpty() || more.isEmpty() ? QString(name + more) : QString(name + u'.' + more);
    };
    const auto why = [](const Resolution &resolution) {
        return resolution.missing() ? tr("%1 is not there.").arg(resolution.missingAt) : resolution.reason;
    };

    const auto [origin, name] = search.importOrigin(module, scope, parts.front());
    Target target;
    Resolution owner = search.first(module, scope, parts.front());
    // A class is named by the module it is taken from, which is what the statement says, not by where it is defined.
    const bool sameTree = owner.found() && treeOf(origin) && treeOf(origin) == treeOf(owner.symbol.module);
    QString writtenModule = owner.symbol.module;
    QString writtenClass = owner.symbol.qualifiedName;
    if (owner.found() && owner.symbol.kind == Symbol::Kind::Class && sameTree && !name.isEmpty()) {
        writtenModule = origin;
        writtenClass = name;
    }
    qsizetype used = 1;
    Resolution next = owner;
    // The last part is what gets assigned: it need not exist.
    for (; isOwner(owner) && used < parts.size() - 1; ++used) {
        next = search.member(owner, parts.at(used));
        if (!isOwner(next))
            break;
        owner = next;
        if (owner.symbol.kind == Symbol::Kind::Module)
            writtenModule = owner.symbol.module;
        else
            writtenClass = joined(writtenClass, parts.at(used));
    }
    const bool stopped = !isOwner(next);
    if (isOwner(owner)) {
        const bool isClass = owner.symbol.kind == Symbol::Kind::Class;
        target.owner = isClass ? Target::Owner::Class : Target::Owner::Module;
        target.module = isClass ? writtenModule : owner.symbol.module;
        target.attribute = joined(isClass ? writtenClass : owner.symbol.qualifiedName, rest(used));
        target.upstream = owner.symbol.upstream;
        if (stopped && next.state == Resolution::State::External) {
            target = {Target::Owner::External, next.symbol.module, joined(next.symbol.qualifiedName, rest(used + 1)), {}, false};
        } else if (stopped && next.found() && !isClass) {
            target.module = next.symbol.module;
            target.attribute = joined(next.symbol.qualifiedName, rest(used + 1));
            target.upstream = next.symbol.upstream;
        } else if (stopped && !next.found()) {
            target.reason = why(next);
        }
        return target;
    }
    if (owner.state == Resolution::State::External)
        return {Target::Owner::External, owner.symbol.module, joined(owner.symbol.qualifiedName, rest(1)), {}, false};
    if (owner.found()) { // a variable or a function
        return {Target::Owner::Module, owner.symbol.module, joined(owner.symbol.qualifiedName, rest(1)), {},
                owner.symbol.upstream};
    }
    if (origin.isEmpty())
        return {Target::Owner::Unknown, {}, dotted, why(owner), false};
    const bool upstream = treeOf(origin) && treeOf(origin) == m_upstream.get();
    return {Target::Owner::Module, origin, joined(name, rest(1)), why(owner), upstream};
}

} // namespace mxw::source

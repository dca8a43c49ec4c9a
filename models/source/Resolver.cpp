// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/Resolver.h"

#include "models/source/ResolverSearch.h"
#include "models/source/TargetFinder.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::source {

const Definition *Symbol::definitionOrNull() const
{
    const bool known = outline && definition >= 0 && size_t(definition) < outline->definitions.size();
    return known ? &outline->definitions[size_t(definition)] : nullptr;
}

QString Symbol::dotted() const
{
    return qualifiedName.isEmpty() ? module : QString(module + u'.' + qualifiedName);
}

bool Symbol::isSame(const Symbol &other) const
{
    return kind == other.kind && upstream == other.upstream && definition == other.definition &&
           module == other.module && qualifiedName == other.qualifiedName;
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
    return std::ranges::any_of(m_built,
                               [&](const QRegularExpression &pattern) { return pattern.match(module).hasMatch(); });
}

const QHash<QString, Resolver::Redirect> &Resolver::redirects() const
{
    std::call_once(m_redirectsOnce, [this] {
        if (!m_plugin)
            return;
        for (const ModuleFile *file : m_plugin->modules()) {
            if (file->kind == ModuleFile::Kind::Namespace)
                continue;
            const OutlineState state = m_plugin->outline(file->path);
            for (const Assignment &assignment :
                 state.outline ? state.outline->assignments : std::vector<Assignment>()) {
                const Expression &target = assignment.target;
                const bool redirects = target.kind == Expression::Kind::Subscript && target.items.size() == 2 &&
                                       target.items[0].dotted() == "sys.modules"_L1 &&
                                       target.items[1].kind == Expression::Kind::String;
                if (redirects)
                    m_redirects.insert(target.items[1].text, {file->name, assignment.scope, assignment.value.dotted()});
            }
        }
    });
    return m_redirects;
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

Resolution Resolver::resolveExpression(const QString &module, int scope, const QString &dotted, int beforeLine) const
{
    return Search(*this).dotted(module, scope, dotted, beforeLine);
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
    return TargetFinder(*this, module, scope, dotted).find();
}

} // namespace mxw::source

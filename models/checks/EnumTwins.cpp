// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/EnumTwins.h"

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

/// Cheaper than to look at the bases of every class.
bool mayBeEnum(const Definition &definition)
{
    return definition.isClass() && std::ranges::any_of(definition.bases, [](const Expression &base) {
               return base.text.endsWith("Enum"_L1) || base.text.endsWith("Flag"_L1);
           });
}

} // namespace

EnumTwins::EnumTwins(const CheckContext &context) : m_context(context)
{
    const CodeTree &plugin = *context.code.plugin;
    for (const ModuleFile *module : plugin.modules()) {
        if (module->kind == ModuleFile::Kind::Namespace || isTemplate(context.code.profile, module->path))
            continue;
        const OutlineState state = plugin.outline(module->path);
        for (size_t i = 0; state.outline && i < state.outline->definitions.size(); ++i) {
            const Definition &definition = state.outline->definitions[i];
            if (!mayBeEnum(definition))
                continue;
            const Symbol type{Symbol::Kind::Class, module->name,    definition.qualifiedName,
                              module->path,        definition.line, false,
                              state.outline,       int(i)};
            if (!isEnum(type))
                continue;
            m_own.push_back(type);
            for (const QString &file : plugin.filesMentioning(definition.name))
                m_files.insert(file);
        }
    }
}

bool EnumTwins::isOwn(const Symbol &type) const
{
    return std::ranges::any_of(m_own, [&](const Symbol &own) { return own.isSame(type); });
}

bool EnumTwins::isTwin(const Symbol &own, const Symbol &other) const
{
    if (!other.upstream || !isEnum(other))
        return false;
    return own.qualifiedName == other.qualifiedName || membersOf(own) == membersOf(other);
}

/// Members of an Enum made of words or numbers are equal to those, so to each other.
bool EnumTwins::isEnum(const Symbol &type) const
{
    static const QStringList plain{u"enum.Enum"_s, u"enum.Flag"_s};
    static const QStringList values{u"str"_s,          u"int"_s,          u"enum.StrEnum"_s, u"enum.IntEnum"_s,
                                    u"enum.IntFlag"_s, u"builtins.str"_s, u"builtins.int"_s};
    const QStringList &external = m_context.atTarget.hierarchy().line(type).external;
    const auto isOneOf = [&](const QStringList &names) {
        return std::ranges::any_of(external, [&](const QString &base) { return names.contains(base); });
    };
    return isOneOf(plain) && !isOneOf(values);
}

QStringList EnumTwins::membersOf(const Symbol &type)
{
    QStringList members;
    for (const Assignment &assignment : type.outline->assignments) {
        if (assignment.scope == type.definition && assignment.target.kind == Expression::Kind::Name &&
            !assignment.target.text.startsWith(u'_'))
            members.append(assignment.target.text);
    }
    members.sort();
    return members;
}

} // namespace mxw::checks

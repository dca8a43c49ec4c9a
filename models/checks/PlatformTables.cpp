// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/PlatformTables.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

/// The innermost function around a line.
const Definition *functionAt(const Outline &outline, int line)
{
    const Definition *found = nullptr;
    for (const Definition &definition : outline.definitions) {
        if (!definition.isClass() && definition.firstLine <= line && line <= definition.endLine)
            found = &definition;
    }
    return found;
}

/// Keys of a table's literal, by the names of their Enum members; nothing when it is not all written out.
std::optional<QStringList> keysOf(const Symbol &table)
{
    std::optional<QStringList> keys;
    for (const Assignment &assignment : table.outline->assignments) {
        if (assignment.scope != ModuleScope || assignment.target.dotted() != table.qualifiedName)
            continue;
        if (keys || assignment.value.kind != Expression::Kind::Mapping)
            return std::nullopt;
        keys.emplace();
        for (size_t i = 0; i + 1 < assignment.value.items.size(); i += 2) {
            if (assignment.value.items[i].kind != Expression::Kind::Attribute)
                return std::nullopt;
            keys->append(assignment.value.items[i].text);
        }
    }
    return keys;
}

class TableSearch
{
public:
    TableSearch(const CheckContext &context, const QString &file)
        : m_context(context), m_file(file), m_module(context.code.target->moduleOfFile(file)),
          m_state(context.code.target->outline(file))
    {
    }

    void run(std::vector<PlatformTable> &to)
    {
        const git::FileEntry *entry = m_context.code.target->tree().find(m_file);
        if (m_module.isEmpty() || !m_state.outline || !entry)
            return;
        // Loops keep no expression in an outline: the text says it.
        const QString attribute = QRegularExpression::escape(m_context.code.profile.platformIdentity);
        const QRegularExpression indexed(
            uR"((?<![\w.])([A-Za-z_]\w*)\[\s*[\w.]+\.%1\s*\](?!\s*=[^=]))"_s.arg(attribute));
        const QList<QByteArray> lines = m_context.code.target->tree().read(*entry).bytes.split('\n');
        for (int i = 0; i < lines.size(); ++i) {
            if (!lines[i].contains('[') || lines[i].trimmed().startsWith('#'))
                continue;
            for (const auto &match : indexed.globalMatch(QString::fromUtf8(lines[i])))
                add(match.captured(1), i + 1, to);
        }
    }

private:
    void add(const QString &name, int line, std::vector<PlatformTable> &to)
    {
        const Definition *function = functionAt(*m_state.outline, line);
        const auto isNamed = [&](const Parameter &parameter) { return parameter.name == name; };
        if (!function || std::ranges::none_of(function->signature.parameters, isNamed)) {
            addTable(name, function, line, to);
            return;
        }
        const auto usage = m_context.code.target->usage(m_file);
        for (size_t i = 0; usage && i < usage->calls.size(); ++i) {
            const Expression &call = usage->calls[i].call;
            if (call.callee().dotted() != function->qualifiedName)
                continue;
            const auto &parameters = function->signature.parameters;
            const auto index = std::ranges::find_if(parameters, isNamed) - parameters.begin();
            const Expression *given = call.keyword(name);
            if (!given)
                given = call.positional(index);
            if (given && given->kind == Expression::Kind::Name)
                addTable(given->text, function, line, to);
        }
    }

    void addTable(const QString &name, const Definition *function, int line, std::vector<PlatformTable> &to)
    {
        const Resolution found = m_context.code.atTarget.resolve(m_module, name);
        if (!found.found() || !found.symbol.upstream || !found.symbol.outline)
            return;
        const std::optional<QStringList> keys = keysOf(found.symbol);
        const bool known = std::ranges::any_of(to, [&](const PlatformTable &table) {
            return table.symbol.isSame(found.symbol) && table.symbol.qualifiedName == found.symbol.qualifiedName;
        });
        if (keys && !known)
            to.push_back({found.symbol, *keys, function ? function->qualifiedName : QString(), m_file, line});
    }

    const CheckContext &m_context;
    const QString m_file;
    const QString m_module;
    const OutlineState m_state;
};

} // namespace

std::vector<PlatformTable> platformTables(const CheckContext &context)
{
    std::vector<PlatformTable> tables;
    if (context.code.profile.platformIdentity.isEmpty())
        return tables;
    for (const QString &file : context.code.target->filesMentioning(context.code.profile.platformIdentity))
        TableSearch(context, file).run(tables);
    return tables;
}

} // namespace mxw::checks

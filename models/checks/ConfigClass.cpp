// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/ConfigClass.h"

#include "models/checks/PythonTokens.h"

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

QString nameOf(const Expression &value)
{
    return value.kind == Expression::Kind::String ? value.text : value.dotted();
}

/// What a table or a call with keywords has under a key.
QString valueUnder(const Expression &table, const QString &key)
{
    if (table.kind == Expression::Kind::Call) {
        const Expression *value = table.keyword(key);
        return value ? nameOf(*value) : table.positionalCount() > 0 ? valueUnder(*table.positional(0), key) : QString();
    }
    if (table.kind != Expression::Kind::Mapping)
        return {};
    for (size_t i = 0; i + 1 < table.items.size(); i += 2) {
        if (table.items[i].kind == Expression::Kind::String && table.items[i].text == key)
            return nameOf(table.items[i + 1]);
    }
    return {};
}

QString registeredClass(const inventory::Code &code, const QString &modelType)
{
    for (const QString &registry : code.profile.checkpoint.registries) {
        const OutlineState state = code.target->outlineOfModule(registry.section(u':', 0, 0));
        if (!state.outline)
            continue;
        for (const Assignment &assignment : state.outline->assignments) {
            if (assignment.scope != ModuleScope || assignment.target.dotted() != registry.section(u':', 1))
                continue;
            if (const QString name = valueUnder(assignment.value, modelType); !name.isEmpty())
                return name.section(u'.', -1);
        }
    }
    return {};
}

/// `array = array[: n]` keeps a part; any other value than its own name is another change.
std::vector<ConfigClass::Change> changesIn(const QString &text, int firstLine, const QStringList &arrays)
{
    std::vector<ConfigClass::Change> changes;
    for (const PythonStatement &statement : pythonStatements(text)) {
        const PythonTokens &tokens = statement.tokens;
        const auto equals = std::ranges::find_if(tokens, [](const PythonToken &token) { return token.is("="_L1); });
        if (equals == tokens.begin() || equals == tokens.end() || tokens.front().is("def"_L1))
            continue;
        const QString array = std::prev(equals)->text;
        const auto value = std::next(equals);
        if (!arrays.contains(array) || value == tokens.end())
            continue;
        const bool same = value->text == array && std::next(value) == tokens.end();
        const bool cut =
            std::ranges::any_of(value, tokens.end(), [](const PythonToken &token) { return token.is(":"_L1); }) &&
            std::ranges::any_of(value, tokens.end(), [&](const PythonToken &token) { return token.text == array; });
        if (!same)
            changes.push_back({array, tokens.front().line + firstLine, cut});
    }
    return changes;
}

} // namespace

const ConfigClass::Change *ConfigClass::cutOf(QStringView array) const
{
    const auto found =
        std::ranges::find_if(changes, [&](const Change &change) { return change.cut && change.array == array; });
    return found == changes.end() ? nullptr : &*found;
}

std::optional<ConfigClass> configClass(const inventory::Code &code, const QString &modelType, const QStringList &arrays)
{
    const QString name = modelType.isEmpty() ? QString() : registeredClass(code, modelType);
    if (name.isEmpty())
        return std::nullopt;
    for (const QString &file : code.target->filesDefining(name)) {
        const OutlineState state = code.target->outline(file);
        if (!state.outline)
            continue;
        for (const Definition &definition : state.outline->definitions) {
            if (!definition.isClass() || definition.name != name)
                continue;
            const git::FileEntry *entry = code.target->tree().find(file);
            const QStringList lines = QString::fromUtf8(code.target->tree().read(*entry).bytes).split(u'\n');
            const QString text =
                lines.sliced(definition.firstLine - 1, definition.endLine - definition.firstLine + 1).join(u'\n');
            return ConfigClass{name, file, definition.line, changesIn(text, definition.firstLine, arrays)};
        }
    }
    return std::nullopt;
}

} // namespace mxw::checks

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/LayerReads.h"

#include "models/checks/PythonTokens.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <map>
#include <tuple>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

constexpr size_t MostDefinitions = 800;

/// A module-level definition of either tree.
struct Node
{
    QString file;
    int definition = 0;
    bool upstream = false;

    auto key() const { return std::tuple(upstream, file, definition); }
    bool operator<(const Node &other) const { return key() < other.key(); }
};

bool isDraftFile(const QString &file, const QStringList &suffixes)
{
    const QString stem = file.section(u'/', -1).section(u'.', 0, 0);
    return std::ranges::any_of(suffixes, [&](const QString &suffix) {
        return stem.endsWith(suffix) || (suffix.startsWith(u'_') && stem == QStringView(suffix).sliced(1));
    });
}

QString folderOf(const QString &file)
{
    return file.left(file.lastIndexOf(u'/') + 1);
}

/// Follows names from definition to definition within the folders of models.
class Walk
{
public:
    Walk(const inventory::Code &code, const inventory::ModelFamily &family) : m_code(code)
    {
        m_folders = code.profile.modelFolders;
        for (const QString &file : family.counterparts)
            m_folders.append(folderOf(file));
        m_folders.removeDuplicates();
    }

    std::map<Node, bool> run(const inventory::ModelFamily &family, const std::stop_token &stop)
    {
        // Draft code first: what it reaches is marked once and for all.
        for (const bool draft : {true, false}) {
            for (const QString &file : family.modelFiles) {
                if (isDraftFile(file, m_code.profile.matrix.draftSuffixes) == draft)
                    addAll(file, draft);
            }
            while (!m_pending.empty() && m_seen.size() < MostDefinitions && !stop.stop_requested()) {
                const Node node = m_pending.back();
                m_pending.pop_back();
                follow(node, draft);
            }
        }
        return std::move(m_seen);
    }

private:
    const CodeTree &tree(bool upstream) const { return upstream ? *m_code.target : *m_code.plugin; }

    void add(const Node &node, bool draft)
    {
        if (m_seen.try_emplace(node, draft).second)
            m_pending.push_back(node);
    }

    void addAll(const QString &file, bool draft)
    {
        const OutlineState state = tree(false).outline(file);
        for (size_t i = 0; state.outline && i < state.outline->definitions.size(); ++i) {
            if (state.outline->definitions[i].scope == ModuleScope)
                add({file, int(i), false}, draft);
        }
    }

    void follow(const Node &node, bool draft)
    {
        const auto outline = tree(node.upstream).outline(node.file).outline;
        const auto usage = tree(node.upstream).usage(node.file);
        if (!outline || !usage)
            return;
        const Definition &definition = outline->definitions[size_t(node.definition)];
        const QString module = tree(node.upstream).moduleOfFile(node.file);
        QSet<QString> names;
        for (const NameRead &read : usage->freeNames) {
            if (read.place.line < definition.firstLine || read.place.line > definition.endLine ||
                names.contains(read.name))
                continue;
            names.insert(read.name);
            const Resolution found = m_code.atTarget.resolveExpression(module, read.place.scope, read.name);
            const Definition *there = found.found() ? found.symbol.definitionOrNull() : nullptr;
            if (there && there->scope == ModuleScope && isModelFile(found.symbol.path))
                add({found.symbol.path, found.symbol.definition, found.symbol.upstream}, draft);
        }
    }

    bool isModelFile(const QString &file) const
    {
        return std::ranges::any_of(m_folders, [&](const QString &folder) { return file.startsWith(folder); });
    }

    const inventory::Code &m_code;
    QStringList m_folders;
    std::map<Node, bool> m_seen; ///< true for what draft code reaches
    std::vector<Node> m_pending;
};

/// Reads of elements in the text of one definition.
class TextReader
{
public:
    TextReader(const QStringList &arrays, const QStringList &counts) : m_arrays(arrays), m_counts(counts) {}

    std::vector<LayerRead> read(const QString &text, int firstLine, const Usage &usage)
    {
        m_reads.clear();
        // Parameters and variables of the array's own name are the array until told otherwise.
        m_aliases.clear();
        for (const QString &array : m_arrays)
            m_aliases.insert(array, array);
        for (const PythonStatement &statement : pythonStatements(text))
            readStatement(statement.tokens);
        for (LayerRead &read : m_reads) {
            read.line += firstLine;
            read.guarded = isGuarded(usage, read.line);
        }
        return m_reads;
    }

private:
    using Kind = PythonToken::Kind;

    void readStatement(const PythonTokens &tokens)
    {
        for (size_t i = 0; i + 2 < tokens.size(); ++i) {
            if (tokens[i].kind != Kind::Name || !tokens[i + 1].is("["_L1))
                continue;
            const auto alias = m_aliases.constFind(tokens[i].text);
            if (alias != m_aliases.cend())
                addRead(*alias, tokens, i);
        }
        // name = config.array, name = getattr(config, "array", …)
        if (tokens.size() > 3 && tokens[0].kind == Kind::Name && tokens[1].is("="_L1)) {
            const QString array = arrayOf(tokens);
            if (!array.isEmpty())
                m_aliases.insert(tokens[0].text, array);
        }
    }

    QString arrayOf(const PythonTokens &tokens) const
    {
        if (tokens[2].is("getattr"_L1)) {
            for (const PythonToken &token : tokens) {
                const QString literal = token.kind == Kind::String ? token.text.sliced(1).chopped(1) : QString();
                if (m_arrays.contains(literal))
                    return literal;
            }
            return {};
        }
        for (size_t i = 3; i < tokens.size(); ++i) {
            const bool ends = i + 1 == tokens.size() || tokens[i + 1].is("or"_L1);
            if (tokens[i - 1].is("."_L1) && m_arrays.contains(tokens[i].text))
                return ends ? tokens[i].text : QString();
            if (!tokens[i].is("."_L1) && tokens[i].kind != Kind::Name)
                break;
        }
        return {};
    }

    void addRead(const QString &array, const PythonTokens &tokens, size_t name)
    {
        const size_t close = closingBracket(tokens, name + 1);
        if (close >= tokens.size() || close == name + 2)
            return;
        QString index;
        for (size_t i = name + 2; i < close; ++i)
            index += tokens[i].text;
        // A part of the list, or one certain layer, is no look-up by layer. Neither is an annotation: list[str].
        const bool certain = close == name + 3 && tokens[name + 2].kind != Kind::Name;
        const bool stored = close + 1 < tokens.size() && tokens[close + 1].is("="_L1);
        if (index.contains(u':') || certain || stored)
            return;
        LayerRead read;
        read.array = array;
        read.line = tokens[name].line;
        read.text = array + u'[' + index + u']';
        m_reads.push_back(read);
    }

    bool isGuarded(const Usage &usage, int line) const
    {
        const auto tested = [&](const UsePlace &place) {
            return place.line == line && std::ranges::any_of(usage.conditionsOf(place), [&](const Guard &guard) {
                       return guard.text.contains("len("_L1) ||
                              std::ranges::any_of(m_counts,
                                                  [&](const QString &count) { return guard.text.contains(count); });
                   });
        };
        return std::ranges::any_of(usage.attributes, tested, &AttributeRead::place) ||
               std::ranges::any_of(usage.freeNames, tested, &NameRead::place) ||
               std::ranges::any_of(usage.calls, tested, &CallUse::place);
    }

    const QStringList &m_arrays;
    const QStringList &m_counts;
    QHash<QString, QString> m_aliases; ///< array by name
    std::vector<LayerRead> m_reads;
};

} // namespace

QString LayerRead::place() const
{
    return u"%1:%2"_s.arg(file).arg(line);
}

std::vector<LayerRead> layerReads(const inventory::Code &code, const inventory::ModelFamily &family,
                                  const QStringList &arrays, const QStringList &counts, std::stop_token stop)
{
    std::vector<LayerRead> reads;
    TextReader reader(arrays, counts);
    QHash<std::pair<bool, QString>, QStringList> texts;
    for (const auto &[node, draft] : Walk(code, family).run(family, stop)) {
        const CodeTree &tree = node.upstream ? *code.target : *code.plugin;
        const git::FileEntry *file = tree.tree().find(node.file);
        const auto usage = tree.usage(node.file);
        if (!file || !usage || stop.stop_requested())
            continue;
        QStringList &lines = texts[{node.upstream, node.file}];
        if (lines.isEmpty())
            lines = QString::fromUtf8(tree.tree().read(*file).bytes).split(u'\n');
        const Definition &definition = tree.outline(node.file).outline->definitions[size_t(node.definition)];
        const QString text =
            lines.sliced(definition.firstLine - 1, definition.endLine - definition.firstLine + 1).join(u'\n');
        for (LayerRead &read : reader.read(text, definition.firstLine, *usage)) {
            read.file = node.file;
            read.upstream = node.upstream;
            read.draft = draft;
            reads.push_back(std::move(read));
        }
    }
    std::ranges::sort(
        reads, {}, [](const LayerRead &read) { return std::tuple(read.upstream, read.file, read.line, read.array); });
    return reads;
}

} // namespace mxw::checks

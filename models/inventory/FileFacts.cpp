// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/FileFacts.h"

#include <algorithm>

namespace mxw::inventory {

using namespace Qt::StringLiterals;
using namespace source;
using Read = MatrixRule::Read;

namespace {

constexpr qsizetype LongestValue = 60;

bool onlyForTypeCheckers(const Guards &guards)
{
    return std::ranges::any_of(guards, [](const Guard &guard) { return guard.kind == Guard::Kind::TypeChecking; });
}

bool isSelf(const Expression &object)
{
    return object.kind == Expression::Kind::Name && (object.text == "self"_L1 || object.text == "cls"_L1);
}

/// A value in few characters; empty when it takes more.
QString shortText(const Expression &value)
{
    if (value.isNone())
        return {};
    const QString text = value.toString().simplified();
    return text.size() > LongestValue || text.contains(u'…') ? QString() : text;
}

/// Which definition a line belongs to, decorators and bases included.
class DefinitionLines
{
public:
    explicit DefinitionLines(const Outline &outline) : m_outline(outline)
    {
        for (size_t i = 0; i < outline.definitions.size(); ++i)
            m_inside[outline.definitions[i].scope].append(int(i));
    }

    int at(int scope, int line) const
    {
        const QList<int> inside = m_inside.value(scope);
        // By line: the last that begins at or before it.
        const auto after = std::ranges::upper_bound(
            inside, line, {}, [this](int i) { return m_outline.definitions[size_t(i)].firstLine; });
        if (after == inside.begin() || m_outline.definitions[size_t(*std::prev(after))].endLine < line)
            return scope;
        return *std::prev(after);
    }

private:
    const Outline &m_outline;
    QHash<int, QList<int>> m_inside;
};

/// Collects the facts of one file; the same name is matched once.
class Collector
{
public:
    Collector(const Outline &outline, const Usage &usage, const ImportedNames &names, const QString &file,
              const MatrixRules &rules)
        : m_outline(outline), m_usage(usage), m_names(names), m_file(file), m_rules(rules), m_definitions(outline)
    {
    }

    std::vector<PlacedFact> collect()
    {
        collectImports();
        collectNames();
        collectCalls();
        collectStores();
        collectStrings();
        collectDefinitions();
        return std::move(m_facts);
    }

private:
    void add(const MatrixRule &rule, const QString &text, int scope, int line, const QString &importedAs = {})
    {
        m_facts.push_back({rule.contract, m_definitions.at(scope, line), importedAs, {rule.kind, text, m_file, line}});
    }

    bool counts(const UsePlace &place) const { return !onlyForTypeCheckers(m_usage.conditionsOf(place)); }

    /// Indexes of the rules of a kind that match a text.
    const QList<qsizetype> &matching(Read read, const QString &text)
    {
        QHash<QString, QList<qsizetype>> &known = m_known[size_t(read)];
        const auto found = known.constFind(text);
        if (found != known.cend())
            return *found;
        QList<qsizetype> list;
        for (size_t i = 0; i < m_rules.rules.size(); ++i) {
            const MatrixRule &rule = m_rules.rules[i];
            if (rule.read == read && rule.pattern.matchView(text).hasMatch())
                list.append(qsizetype(i));
        }
        return *known.insert(text, list);
    }

    const MatrixRule &rule(qsizetype index) const { return m_rules.rules[size_t(index)]; }

    void collectImports()
    {
        for (const ImportedNames::Name &name : m_names.all()) {
            if (name.typeCheckersOnly)
                continue;
            for (const qsizetype index : matching(Read::Imports, name.full))
                add(rule(index), name.full, name.scope, name.line, name.local);
        }
    }

    /// The shortest part of a chain that a rule names: of "torch.int8.itemsize" it is "torch.int8".
    void addName(const QString &dotted, const UsePlace &place)
    {
        if (!counts(place))
            return;
        const std::optional<ImportedNames::Name> name = m_names.expand(dotted);
        if (!name)
            return;
        QList<qsizetype> done;
        for (qsizetype end = 0; end >= 0 && end <= name->shown.size();) {
            const qsizetype dot = name->shown.indexOf(u'.', end);
            const QString shown = dot < 0 ? name->shown : name->shown.first(dot);
            const QString full = name->full.chopped(name->shown.size() - shown.size());
            QList<qsizetype> indexes = matching(Read::Names, shown);
            indexes += matching(Read::Names, full);
            for (const qsizetype index : std::as_const(indexes)) {
                if (!done.contains(index))
                    add(rule(index), shown, place.scope, place.line);
                done.append(index);
            }
            end = dot < 0 ? -1 : dot + 1;
        }
    }

    void collectNames()
    {
        for (const NameRead &read : m_usage.freeNames)
            addName(read.name, read.place);
        for (const AttributeRead &read : m_usage.attributes) {
            if (read.object.kind == Expression::Kind::Name && !isSelf(read.object))
                addName(read.object.text + u'.' + read.attributes.join(u'.'), read.place);
        }
    }

    /// "Class(dtype=torch.uint8)" with the arguments worth showing.
    static QString callText(const QString &callee, const Expression &call, const QStringList &keywords)
    {
        QStringList shown;
        const qsizetype positional = call.positionalCount();
        for (qsizetype i = 0; i < call.names.size(); ++i) {
            const QString &name = call.names.at(i);
            const QString value = shortText(call.items[size_t(positional + i) + 1]);
            if (keywords.contains(name) && value != name)
                shown.append(name + u'=' + (value.isEmpty() ? u"…"_s : value));
        }
        return callee + u'(' + shown.join(u", "_s) + u')';
    }

    void addCall(const Expression &call, const QString &keptAs, const UsePlace &place)
    {
        const std::optional<ImportedNames::Name> callee = m_names.expand(call.callee().dotted());
        if (!callee || !counts(place))
            return;
        QList<qsizetype> indexes = matching(Read::Calls, callee->shown);
        indexes += matching(Read::Calls, callee->full);
        QList<qsizetype> done;
        for (const qsizetype index : std::as_const(indexes)) {
            const QString text = callText(callee->shown, call, rule(index).keywords);
            if (!done.contains(index))
                add(rule(index), keptAs.isEmpty() ? text : keptAs + u" = "_s + text, place.scope, place.line);
            done.append(index);
        }
    }

    void collectCalls()
    {
        QSet<std::pair<int, QString>> kept;
        for (const AttributeStore &store : m_usage.stores) {
            if (store.value.kind != Expression::Kind::Call || !isSelf(store.object))
                continue;
            kept.insert({store.value.line, store.value.callee().dotted()});
            addCall(store.value, store.attribute, store.place);
        }
        for (const CallUse &use : m_usage.calls) {
            if (!kept.contains({use.call.line, use.call.callee().dotted()}))
                addCall(use.call, {}, use.place);
        }
    }

    void addStore(const QString &name, const Expression &value, int scope, int line)
    {
        // A call says more where a rule asks for it; its arguments are rarely short.
        const QString text = shortText(value);
        for (const qsizetype index : matching(Read::Stores, name))
            add(rule(index), text.isEmpty() ? name : name + u" = "_s + text, scope, line);
    }

    void collectStores()
    {
        for (const AttributeStore &store : m_usage.stores) {
            if (!store.bare && isSelf(store.object) && counts(store.place))
                addStore(store.attribute, store.value, store.place.scope, store.place.line);
        }
        for (const Assignment &assignment : m_outline.assignments) {
            const bool inClass =
                assignment.scope != ModuleScope && m_outline.definitions[size_t(assignment.scope)].isClass();
            if (inClass && assignment.target.kind == Expression::Kind::Name && !assignment.value.isNone())
                addStore(assignment.target.text, assignment.value, assignment.scope, assignment.line);
        }
    }

    void addString(const QString &text, int scope, int line)
    {
        if (text.size() > LongestValue)
            return;
        for (const qsizetype index : matching(Read::Strings, text))
            add(rule(index), u'"' + text + u'"', scope, line);
    }

    /// Literals in source text, as tests have them.
    void addQuoted(const QString &source, int scope, int line)
    {
        static const QRegularExpression literal(uR"re("([^"\\]{1,60})"|'([^'\\]{1,60})')re"_s);
        for (const auto &match : literal.globalMatch(source))
            addString(match.captured(1).isEmpty() ? match.captured(2) : match.captured(1), scope, line);
    }

    void addStrings(const Expression &expression, int scope, int line)
    {
        if (expression.kind == Expression::Kind::String)
            addString(expression.text, scope, line);
        else if (expression.kind == Expression::Kind::Other)
            addQuoted(expression.text, scope, line);
        for (const Expression &item : expression.items)
            addStrings(item, scope, item.line > 0 ? item.line : line);
    }

    void collectStrings()
    {
        for (const CallUse &use : m_usage.calls) {
            // Calls inside of its arguments are uses of their own.
            for (size_t i = 1; i < use.call.items.size(); ++i) {
                if (use.call.items[i].kind != Expression::Kind::Call)
                    addStrings(use.call.items[i], use.place.scope, use.call.line);
            }
        }
        for (const AttributeStore &store : m_usage.stores) {
            if (store.value.kind != Expression::Kind::Call)
                addStrings(store.value, store.place.scope, store.place.line);
        }
        for (const Assignment &assignment : m_outline.assignments) {
            if (assignment.target.kind == Expression::Kind::Name && assignment.value.kind != Expression::Kind::Call)
                addStrings(assignment.value, assignment.scope, assignment.line);
        }
        for (const LocalName &local : m_usage.locals) {
            if (local.value.kind != Expression::Kind::Call)
                addStrings(local.value, local.scope, local.line);
        }
        collectTests();
    }

    /// A test stands in the conditions of whatever is below it: each once.
    void collectTests()
    {
        QSet<std::pair<int, QString>> seen;
        const auto tests = [&](const UsePlace &place) {
            for (const Guard &guard : m_usage.conditionsOf(place)) {
                const bool test = guard.kind == Guard::Kind::If || guard.kind == Guard::Kind::Else ||
                                  guard.kind == Guard::Kind::AfterExit;
                if (!test || !guard.text.contains(u'\'') || seen.contains({guard.line, guard.text}))
                    continue;
                seen.insert({guard.line, guard.text});
                addQuoted(guard.text, place.scope, guard.line);
            }
        };
        for (const NameRead &read : m_usage.freeNames)
            tests(read.place);
        for (const AttributeRead &read : m_usage.attributes)
            tests(read.place);
    }

    void collectDefinitions()
    {
        for (size_t i = 0; i < m_outline.definitions.size(); ++i) {
            const Definition &definition = m_outline.definitions[i];
            if (definition.isClass())
                continue;
            for (const qsizetype index : matching(Read::Definitions, definition.name))
                add(rule(index), definition.name + u"()"_s, int(i), definition.line);
        }
    }

    const Outline &m_outline;
    const Usage &m_usage;
    const ImportedNames &m_names;
    const QString &m_file;
    const MatrixRules &m_rules;
    DefinitionLines m_definitions;
    std::vector<PlacedFact> m_facts;
    QHash<QString, QList<qsizetype>> m_known[size_t(Read::Definitions) + 1];
};

} // namespace

std::vector<PlacedFact> factsOf(const Outline &outline, const Usage &usage, const ImportedNames &names,
                                const QString &file, const MatrixRules &rules)
{
    return Collector(outline, usage, names, file, rules).collect();
}

ImportedNames::ImportedNames(const Outline &outline, const QString &module, const Resolver &resolver)
{
    for (const Import &import : outline.imports) {
        const QString from = import.from ? resolver.absoluteModule(module, import) : QString();
        for (const ImportedName &name : import.names) {
            if (name.name == "*"_L1)
                continue;
            const QString local = name.asName.isEmpty() ? name.name.section(u'.', 0, 0) : name.asName;
            Name entry{import.from ? from + u'.' + name.name : name.name, name.name, name.line, import.scope, local};
            if (!import.from && name.asName.isEmpty())
                m_defined.insert(local);
            else if (!m_byLocal.contains(local))
                m_byLocal.insert(local, qsizetype(m_all.size()));
            entry.typeCheckersOnly = onlyForTypeCheckers(import.guards);
            m_all.push_back(std::move(entry));
        }
    }
    for (const Definition &definition : outline.definitions) {
        if (definition.scope == ModuleScope)
            m_defined.insert(definition.name);
    }
}

std::optional<ImportedNames::Name> ImportedNames::expand(const QString &dotted) const
{
    if (dotted.isEmpty())
        return std::nullopt;
    const QString first = dotted.section(u'.', 0, 0);
    const auto found = m_byLocal.constFind(first);
    if (found != m_byLocal.cend()) {
        const Name &name = m_all[size_t(*found)];
        const QString rest = dotted.sliced(first.size());
        return Name{.full = name.full + rest, .shown = name.shown + rest};
    }
    return m_defined.contains(first) ? std::optional(Name{.full = dotted, .shown = dotted}) : std::nullopt;
}

} // namespace mxw::inventory

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/DefinitionUses.h"

#include "models/inventory/GuardWords.h"
#include "models/source/Bindings.h"

#include <QSet>

#include <algorithm>
#include <tuple>

namespace mxw::inventory {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

/// "package.module.Name" or "package.module:Name".
bool looksLikePath(const QString &text)
{
    const auto isPart = [](QChar c) { return c.isLetterOrNumber() || c == u'_' || c == u'.' || c == u':'; };
    return !text.isEmpty() && text.contains(u'.') && text.front().isLetter() && std::ranges::all_of(text, isPart);
}

class Collector
{
public:
    Collector(const Outline &outline, const Usage &usage, const DefinitionPart &part, const QStringList &falseTests)
        : m_outline(outline), m_usage(usage), m_part(part), m_falseTests(falseTests)
    {
    }

    std::vector<NamedThing> collect()
    {
        addHead(m_part.definition);
        for (const AttributeRead &read : m_usage.attributes)
            addChain(read);
        for (const NameRead &read : m_usage.freeNames) {
            if (counts(read.place) && !m_roots.contains(read.name))
                add({NamedThing::Kind::Name, read.name, read.place.scope, read.place.line});
        }
        addImports();
        addPaths();
        std::ranges::stable_sort(m_found, {},
                                 [](const NamedThing &thing) { return std::tuple(thing.line, thing.text); });
        return std::move(m_found);
    }

private:
    void add(NamedThing thing)
    {
        const QString key =
            QString::number(int(thing.kind)) + u' ' + QString::number(functionAround(thing.scope)) + u' ' + thing.text;
        if (m_seen.contains(key))
            return;
        m_seen.insert(key);
        m_found.push_back(std::move(thing));
    }

    int functionAround(int scope) const
    {
        while (scope != ModuleScope && m_outline.definitions[size_t(scope)].isClass())
            scope = m_outline.definitions[size_t(scope)].scope;
        return scope;
    }

    /// Decorators and bases.
    void addHead(int index)
    {
        const Definition &definition = m_outline.definitions[size_t(index)];
        for (const std::vector<Expression> *list : {&definition.decorators, &definition.bases}) {
            for (const Expression &expression : *list) {
                for (NamedThing &thing : namedIn(expression, definition.scope))
                    add(std::move(thing));
            }
        }
    }

    /// The member of the definition that a scope lies in; the definition itself for its own statements; -1 outside.
    int memberAround(int scope) const
    {
        for (int at = scope; at != ModuleScope; at = m_outline.definitions[size_t(at)].scope) {
            if (at == m_part.definition)
                return at;
            if (m_outline.definitions[size_t(at)].scope == m_part.definition)
                return at;
        }
        return -1;
    }

    bool isPart(int scope) const
    {
        const int member = memberAround(scope);
        if (member < 0)
            return false;
        return m_part.members.empty() || std::ranges::find(m_part.members, member) != m_part.members.end();
    }

    /// Annotations and defaults of methods count for the class around, where they would read like its statements.
    bool isInSignature(const UsePlace &place) const
    {
        if (place.scope == ModuleScope || !m_outline.definitions[size_t(place.scope)].isClass())
            return false;
        return std::ranges::any_of(m_outline.definitions, [&](const Definition &definition) {
            return definition.scope == place.scope && !definition.isClass() && definition.line <= place.line &&
                   place.line <= definition.endLine;
        });
    }

    bool runs(const Guards &guards) const { return !isTypingOnly(guards) && !neverRuns(guards, m_falseTests); }

    bool counts(const UsePlace &place) const
    {
        return isPart(place.scope) && runs(m_usage.conditionsOf(place)) && !isInSignature(place);
    }

    /// A parameter or a variable of a function around the place, other than what an import there binds.
    bool isLocal(int scope, const QString &name) const
    {
        for (int at = scope; at != ModuleScope; at = m_outline.definitions[size_t(at)].scope) {
            if (m_outline.definitions[size_t(at)].isClass() || !m_usage.local(at, name))
                continue;
            const std::vector<Binding> bindings = bindingsOf(m_outline, at, name);
            return bindings.empty() || !bindings.front().import;
        }
        return false;
    }

    void addChain(const AttributeRead &read)
    {
        if (!counts(read.place) || read.object.kind != Expression::Kind::Name ||
            isLocal(read.place.scope, read.object.text))
            return;
        m_roots.insert(read.object.text);
        add({NamedThing::Kind::Name, read.object.text + u'.' + read.attributes.join(u'.'), read.place.scope,
             read.place.line});
    }

    void addImports()
    {
        for (const Import &import : m_outline.imports) {
            if (import.scope == ModuleScope || !isPart(import.scope) || !runs(import.guards))
                continue;
            for (const ImportedName &name : import.names) {
                const QString bound = boundName(import, name);
                if (name.name != "*"_L1 && !m_roots.contains(bound))
                    add({NamedThing::Kind::Name, bound, import.scope, import.line});
            }
        }
    }

    void addPaths()
    {
        const auto addPath = [&](const Expression &expression, int scope) {
            if (expression.kind == Expression::Kind::String && looksLikePath(expression.text))
                add({NamedThing::Kind::Path, expression.text, scope, expression.line});
        };
        for (const CallUse &use : m_usage.calls) {
            if (!counts(use.place))
                continue;
            for (size_t i = 1; i < use.call.items.size(); ++i)
                addPath(use.call.items[i], use.place.scope);
        }
        for (const Return &statement : m_outline.returns) {
            if (isPart(statement.scope) && runs(statement.guards))
                addPath(statement.value, statement.scope);
        }
    }

    const Outline &m_outline;
    const Usage &m_usage;
    const DefinitionPart &m_part;
    const QStringList &m_falseTests;
    QSet<QString> m_seen;
    QSet<QString> m_roots; ///< names whose attributes are read: alone they say nothing more
    std::vector<NamedThing> m_found;
};

void collect(const Expression &expression, int scope, std::vector<NamedThing> &to)
{
    if (const QString dotted = expression.dotted(); !dotted.isEmpty()) {
        to.push_back({NamedThing::Kind::Name, dotted, scope, expression.line});
        return;
    }
    if (expression.kind == Expression::Kind::String && looksLikePath(expression.text))
        to.push_back({NamedThing::Kind::Path, expression.text, scope, expression.line});
    for (const Expression &item : expression.items)
        collect(item, scope, to);
}

} // namespace

std::vector<NamedThing> namedIn(const Outline &outline, const Usage &usage, const DefinitionPart &part,
                                const QStringList &falseTests)
{
    return Collector(outline, usage, part, falseTests).collect();
}

std::vector<NamedThing> namedIn(const Expression &expression, int scope)
{
    std::vector<NamedThing> found;
    collect(expression, scope, found);
    return found;
}

} // namespace mxw::inventory

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/KindUses.h"

#include "models/source/Bindings.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <utility>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

using Form = KindUse::Form;

/// Conditions of a definition or import that the usage does not number.
constexpr int NoConditions = 0;

class Collector
{
public:
    explicit Collector(const UsedModule &used) : m_used(used)
    {
        for (const Import &import : used.outline->imports) {
            for (const ImportedName &name : import.names)
                m_imported.insert(boundName(import, name));
        }
    }

    std::vector<KindUse> collect()
    {
        subclasses();
        typeArguments();
        handlers();
        attributes();
        annotations();
        return std::move(m_uses);
    }

private:
    void add(Form form, const QString &name, const UsePlace &place, const QString &attribute = {},
             const QString &detail = {})
    {
        if (!name.isEmpty() && m_imported.contains(name.section(u'.', 0, 0)))
            m_uses.push_back({form, name, attribute, detail, place});
    }

    void subclasses()
    {
        for (const Definition &definition : m_used.outline->definitions) {
            if (!mayRun(definition.guards))
                continue;
            for (const Expression &base : definition.bases) {
                const UsePlace place{definition.scope, NoConditions, definition.line};
                const bool indexed = base.kind == Expression::Kind::Subscript;
                add(indexed ? Form::Index : Form::Subclass, indexed ? base.items.front().dotted() : base.dotted(),
                    place, {}, definition.name);
            }
        }
    }

    void typeArguments()
    {
        for (const CallUse &use : m_used.usage->calls) {
            const QString &callee = use.call.callee().text;
            const Expression *types = use.call.positional(1);
            if (types && use.call.callee().kind == Expression::Kind::Name &&
                (callee == "isinstance"_L1 || callee == "issubclass"_L1))
                typeArgument(*types, use.place, callee);
        }
    }

    void typeArgument(const Expression &types, const UsePlace &place, const QString &callee)
    {
        add(Form::TypeArgument, types.dotted(), place, {}, callee);
        if (types.kind == Expression::Kind::Sequence) {
            for (const Expression &type : types.items)
                typeArgument(type, place, callee);
        } else if (types.kind == Expression::Kind::Other && types.text.contains(u'|')) {
            for (const QString &part : types.text.split(u'|'))
                add(Form::TypeArgument, plainName(part), place, {}, callee);
        }
    }

    /// What `try` statements catch is written in the conditions of what stands in them.
    void handlers()
    {
        QSet<int> seen;
        const auto look = [&](const UsePlace &place) {
            for (const Guard &guard : m_used.conditionsOf(place)) {
                if (guard.kind != Guard::Kind::Try || seen.contains(guard.line))
                    continue;
                seen.insert(guard.line);
                for (const QString &name : guard.text.split(u',', Qt::SkipEmptyParts))
                    add(Form::Handler, plainName(name), {place.scope, NoConditions, guard.line});
            }
        };
        for (const CallUse &use : m_used.usage->calls)
            look(use.place);
    }

    void attributes()
    {
        for (const AttributeRead &read : m_used.usage->attributes) {
            QString name = read.object.kind == Expression::Kind::Name ? read.object.text : QString();
            for (qsizetype i = 0; !name.isEmpty() && i < read.attributes.size(); ++i) {
                add(Form::Attribute, name, read.place, read.attributes[i]);
                name += u'.' + read.attributes[i];
            }
        }
    }

    /// `X | None` is evaluated with the definition, unless the module says that annotations are not.
    void annotations()
    {
        const bool lazy = std::ranges::any_of(m_used.outline->imports, [](const Import &import) {
            return import.module == "__future__"_L1 && std::ranges::any_of(import.names, [](const ImportedName &name) {
                       return name.name == "annotations"_L1;
                   });
        });
        if (lazy)
            return;
        for (const Definition &definition : m_used.outline->definitions) {
            if (!mayRun(definition.guards))
                continue;
            const UsePlace place{definition.scope, NoConditions, definition.line};
            unionParts(definition.signature.returns, place);
            for (const Parameter &parameter : definition.signature.parameters)
                unionParts(parameter.annotation, place);
        }
    }

    void unionParts(const QString &annotation, const UsePlace &place)
    {
        if (!annotation.contains(u'|') || annotation.contains(u'\'') || annotation.contains(u'"'))
            return;
        // Nested ones may be what a typing construct takes as it is.
        const QStringList parts = annotation.split(u'|');
        const bool plain = std::ranges::none_of(parts, [](const QString &part) { return plainName(part).isEmpty(); });
        for (const QString &part : parts) {
            if (plain)
                add(Form::Union, plainName(part), place);
        }
    }

    static QString plainName(const QString &text)
    {
        static const QRegularExpression name(uR"(\A[\w.]+\z)"_s);
        const QString trimmed = text.trimmed();
        return name.match(trimmed).hasMatch() ? trimmed : QString();
    }

    const UsedModule &m_used;
    QSet<QString> m_imported;
    std::vector<KindUse> m_uses;
};

} // namespace

std::vector<KindUse> kindUsesOf(const UsedModule &used)
{
    std::vector<KindUse> uses = Collector(used).collect();
    std::erase_if(uses, [&](const KindUse &use) { return !mayRun(used.conditionsOf(use.place)); });
    return uses;
}

} // namespace mxw::checks

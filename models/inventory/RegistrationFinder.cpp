// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/RegistrationFinder.h"

#include <algorithm>

namespace mxw::inventory {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

using Argument = RegistrationRule::Argument;

/// "Enum.MEMBER" → "MEMBER", 'text' → "text".
QString keyText(const Expression &expression)
{
    switch (expression.kind) {
    case Expression::Kind::String:
    case Expression::Kind::Attribute:
        return expression.text;
    default:
        return expression.toString();
    }
}

class RegistrationFinder
{
public:
    RegistrationFinder(const Code &code, const QString &module, const Outline &outline)
        : m_code(code), m_module(module), m_outline(outline)
    {
    }

    std::vector<FoundRegistration> find()
    {
        for (size_t i = 0; i < m_outline.definitions.size(); ++i)
            findDecorators(int(i));
        for (const CallStatement &statement : m_outline.calls)
            findCall(statement.call, statement);
        for (const Assignment &assignment : m_outline.assignments) {
            findCall(assignment.value, assignment);
            findTable(assignment);
        }
        std::ranges::stable_sort(m_found, {}, &FoundRegistration::line);
        return std::move(m_found);
    }

private:
    // ----- which rule a callee belongs to

    struct Match
    {
        const RegistrationRule *rule = nullptr;
        QString callee;
    };

    Match match(const Expression &callee, int scope) const
    {
        const QString dotted = callee.dotted();
        if (dotted.isEmpty() || !mayRegister(callee.text))
            return {};
        for (const QString &name : namesOf(dotted, scope)) {
            for (const RegistrationRule &rule : m_code.profile.registrations) {
                if (rule.callees.contains(name))
                    return {&rule, name};
            }
        }
        return ofUnknownOwner(dotted, scope);
    }

    /// Saves looking up every call there is.
    bool mayRegister(const QString &last) const
    {
        if (m_aliases.empty()) {
            for (const Import &import : m_outline.imports) {
                for (const ImportedName &name : import.names) {
                    if (!name.asName.isEmpty())
                        m_aliases.insert(name.asName, name.name);
                }
            }
            m_aliases.insert(QString(), QString());
        }
        const QString name = m_aliases.value(last, last);
        return std::ranges::any_of(m_code.profile.registrations, [&](const RegistrationRule &rule) {
            return std::ranges::any_of(rule.callees, [&](const QString &callee) {
                return callee.endsWith(name) && callee.size() > name.size() &&
                       (callee.at(callee.size() - name.size() - 1) == u'.' ||
                        callee.at(callee.size() - name.size() - 1) == u':');
            });
        });
    }

    /// "module:qualified.name" of what a callee is, as resolved and as the imports name it, at both revisions.
    QStringList namesOf(const QString &dotted, int scope) const
    {
        QStringList names;
        const qsizetype dot = dotted.lastIndexOf(u'.');
        for (const Resolver *resolver : {&m_code.atTarget, &m_code.atBase}) {
            const auto add = [&](const QString &expression, const QString &rest) {
                const Resolution found = resolver->resolveExpression(m_module, scope, expression);
                if (!found.found())
                    return;
                names.append(found.symbol.module + u':' + found.symbol.qualifiedName + rest);
                for (const QString &hop : found.via)
                    names.append(hop + rest);
            };
            add(dotted, {});
            if (dot > 0)
                add(dotted.first(dot), dotted.sliced(dot));
            const Resolver::Target target = resolver->resolveTarget(m_module, scope, dotted);
            if (target.owner != Resolver::Target::Owner::Unknown)
                names.append(target.module + u':' + target.attribute);
        }
        names.removeDuplicates();
        return names;
    }

    /// X.register(…) on a class that cannot be found: the method's name must do, when only one rule has it on classes.
    Match ofUnknownOwner(const QString &dotted, int scope) const
    {
        const qsizetype dot = dotted.lastIndexOf(u'.');
        if (dot < 0)
            return {};
        const Resolution owner = m_code.atTarget.resolveExpression(m_module, scope, dotted.first(dot));
        if (owner.found() || owner.state == Resolution::State::External)
            return {};
        const QString method = dotted.sliced(dot);
        for (const RegistrationRule &rule : m_code.profile.registrations) {
            for (const QString &callee : rule.callees) {
                if (rule.ownerIsCounterpart && callee.endsWith(method))
                    return {&rule, callee};
            }
        }
        return {};
    }

    // ----- decorators and calls

    void findDecorators(int index)
    {
        const Definition &definition = m_outline.definitions[size_t(index)];
        for (const Expression &decorator : definition.decorators) {
            const bool called = decorator.kind == Expression::Kind::Call;
            const Match found = match(called ? decorator.callee() : decorator, definition.scope);
            if (!found.rule)
                continue;
            FoundRegistration registration;
            registration.call = called ? decorator : Expression();
            registration.definition = index;
            registration.symbol = definition.name;
            registration.line = decorator.line;
            registration.endLine = definition.endLine;
            registration.scope = definition.scope;
            registration.guards = definition.guards;
            describe(registration, found, called ? decorator.callee() : decorator);
        }
    }

    template <typename Statement> void findCall(const Expression &call, const Statement &statement)
    {
        if (call.kind != Expression::Kind::Call)
            return;
        // register("key")(Class)
        if (call.callee().kind == Expression::Kind::Call) {
            const Match found = match(call.callee().callee(), statement.scope);
            if (found.rule && call.positional(0))
                addCall(call.callee(), found, statement, call.positional(0));
            return;
        }
        const Match found = match(call.callee(), statement.scope);
        if (found.rule)
            addCall(call, found, statement, nullptr);
    }

    template <typename Statement>
    void addCall(const Expression &call, const Match &found, const Statement &statement, const Expression *given)
    {
        const Expression *implementation = given ? given : argument(call, found.rule->implementation);
        if (!implementation)
            return; // the decorator that it returns is used elsewhere
        FoundRegistration registration;
        registration.call = call;
        registration.implementation = *implementation;
        registration.symbol =
            implementation->kind == Expression::Kind::String ? implementation->text : implementation->toString();
        registration.line = statement.line;
        registration.endLine = statement.endLine;
        registration.scope = statement.scope;
        registration.guards = statement.guards;
        describe(registration, found, call.callee());
    }

    /// Key, platform and owner; keeps it.
    void describe(FoundRegistration &registration, const Match &found, const Expression &callee)
    {
        const RegistrationRule &rule = *found.rule;
        registration.rule = &rule;
        registration.kind = rule.kind;
        registration.callee = found.callee;
        if (callee.kind == Expression::Kind::Attribute)
            registration.owner = callee.items.front().dotted();
        if (const Expression *key = argument(registration.call, rule.key)) {
            registration.key = keyText(*key);
            registration.keyExpression = *key;
        } else {
            registration.key = rule.keyFromOwner ? nameOf(registration.owner, registration.scope)
                                                 : defaultOf(found.callee, rule.key.keyword);
        }
        if (const Expression *platform = argument(registration.call, rule.platform))
            registration.platform = keyText(*platform);
        m_found.push_back(std::move(registration));
    }

    const Expression *argument(const Expression &call, const Argument &argument) const
    {
        if (call.kind != Expression::Kind::Call || !argument.isGiven())
            return nullptr;
        const Expression *named = argument.keyword.isEmpty() ? nullptr : call.keyword(argument.keyword);
        return named || argument.position < 0 ? named : call.positional(argument.position);
    }

    /// The name that a class was defined with, also when it is gone and imported under another.
    QString nameOf(const QString &owner, int scope) const
    {
        for (const Resolver *resolver : {&m_code.atTarget, &m_code.atBase}) {
            const Resolution found = resolver->resolveExpression(m_module, scope, owner);
            if (found.found() && found.symbol.kind == Symbol::Kind::Class)
                return found.symbol.qualifiedName.section(u'.', -1);
        }
        for (const Import &import : m_outline.imports) {
            for (const ImportedName &name : import.names) {
                if (name.asName == owner)
                    return name.name;
            }
        }
        return owner.section(u'.', -1);
    }

    /// What upstream's function takes when the argument is left out.
    QString defaultOf(const QString &callee, const QString &keyword) const
    {
        const Resolution found = m_code.atTarget.resolve(callee.section(u':', 0, 0), callee.section(u':', 1));
        const Definition *definition = found.found() ? found.symbol.definitionOrNull() : nullptr;
        if (!definition)
            return {};
        const auto &parameters = definition->signature.parameters;
        const auto it = std::ranges::find(parameters, keyword, &Parameter::name);
        QString text = it == parameters.end() ? QString() : it->defaultText;
        if (text.size() >= 2 && (text.startsWith(u'\'') || text.startsWith(u'"')))
            text = text.sliced(1, text.size() - 2);
        return text;
    }

    // ----- tables

    /// TABLE = {platform: [Class, …]} and TABLE[platform] = [Class, …].
    void findTable(const Assignment &assignment)
    {
        if (m_code.profile.registrationTables.empty() || assignment.value.isNone())
            return;
        const bool item = assignment.target.kind == Expression::Kind::Subscript;
        const QString dotted = item ? assignment.target.items.front().dotted() : assignment.target.dotted();
        if (!dotted.contains(u'.') && !item)
            return;
        for (const RegistrationTable &table : m_code.profile.registrationTables) {
            if (dotted.section(u'.', -1) != table.table.section(u':', 1) ||
                !namesOf(dotted, assignment.scope).contains(table.table))
                continue;
            if (item) {
                addTableItems(table, keyText(assignment.target.items[1]), assignment.value, assignment);
                continue;
            }
            const Expression &value = assignment.value;
            for (size_t i = 0; value.kind == Expression::Kind::Mapping && i + 1 < value.items.size(); i += 2)
                addTableItems(table, keyText(value.items[i]), value.items[i + 1], assignment);
        }
    }

    void addTableItems(const RegistrationTable &table, const QString &platform, const Expression &value,
                       const Assignment &assignment)
    {
        for (const Expression &item : value.items) {
            const QString dotted = value.kind == Expression::Kind::Sequence ? item.dotted() : QString();
            const Resolution found =
                dotted.isEmpty() ? Resolution() : m_code.atTarget.resolveExpression(m_module, assignment.scope, dotted);
            // Only what the plugin brings; upstream's own entries of the copied table are no registrations.
            if (!found.found() || found.symbol.upstream)
                continue;
            FoundRegistration registration;
            registration.kind = table.kind;
            registration.key = table.key;
            registration.callee = table.table;
            registration.platform = platform;
            registration.implementation = item;
            registration.symbol = item.toString();
            registration.line = assignment.line;
            registration.endLine = assignment.endLine;
            registration.scope = assignment.scope;
            registration.guards = assignment.guards;
            m_found.push_back(std::move(registration));
        }
    }

    const Code &m_code;
    const QString m_module;
    const Outline &m_outline;
    mutable QHash<QString, QString> m_aliases;
    std::vector<FoundRegistration> m_found;
};

} // namespace

std::vector<FoundRegistration> findRegistrations(const Code &code, const QString &module, const Outline &outline)
{
    return RegistrationFinder(code, module, outline).find();
}

} // namespace mxw::inventory

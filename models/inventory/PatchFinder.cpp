// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/PatchFinder.h"

#include <QSet>

#include <algorithm>

namespace mxw::inventory {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

constexpr qsizetype MaximumKeysOfOneCall = 64;

class PatchFinder
{
public:
    PatchFinder(const Code &code, const QString &module, const Outline &outline)
        : m_code(code), m_module(module), m_outline(outline)
    {
    }

    std::vector<FoundPatch> find()
    {
        for (size_t i = 0; i < m_outline.definitions.size(); ++i)
            findDecorators(int(i));
        for (const CallStatement &call : m_outline.calls)
            findCall(call);
        for (const Assignment &assignment : m_outline.assignments)
            findAssignment(assignment);
        std::ranges::stable_sort(m_found, {}, &FoundPatch::line);
        return std::move(m_found);
    }

private:
    // ----- decorators

    bool isPatchDecorator(const Expression &callee, int scope) const
    {
        const QString dotted = callee.dotted();
        if (dotted.isEmpty())
            return false;
        const Resolution resolution = m_code.atTarget.resolveExpression(m_module, scope, dotted);
        if (!resolution.found())
            return false;
        return m_code.profile.patchDecorators.contains(resolution.symbol.module + u'.' +
                                                       resolution.symbol.qualifiedName);
    }

    /// Target of `patch(module, attribute=None, allow_missing=False)`; keywords are told by what they are called.
    FoundPatch targetOf(const Expression &call, const QString &inferredName) const
    {
        FoundPatch patch;
        const Expression *module = call.positional(0);
        const Expression *attribute = call.positional(1);
        for (qsizetype i = 0; i < call.names.size(); ++i) {
            const QString &keyword = call.names[i];
            const Expression &value = call.items[size_t(1 + call.positionalCount() + i)];
            if (keyword == "allow_missing"_L1)
                patch.allowMissing = value.text == "True"_L1;
            else if (keyword.contains("module"_L1))
                module = &value;
            else if (keyword.contains("attr"_L1) || keyword.contains("name"_L1))
                attribute = &value;
        }
        patch.targetModule = module ? literalOrSource(*module) : QString();
        const bool inferred =
            !attribute || (attribute->kind == Expression::Kind::Constant && attribute->text == "None"_L1);
        patch.targetAttribute = inferred ? inferredName : literalOrSource(*attribute);
        patch.external = !m_code.atTarget.treeOf(patch.targetModule);
        return patch;
    }

    static QString literalOrSource(const Expression &expression)
    {
        return expression.kind == Expression::Kind::String ? expression.text : expression.toString();
    }

    void findDecorators(int index)
    {
        const Definition &definition = m_outline.definitions[size_t(index)];
        for (const Expression &decorator : definition.decorators) {
            if (decorator.kind != Expression::Kind::Call || !isPatchDecorator(decorator.callee(), definition.scope))
                continue;
            FoundPatch patch = targetOf(decorator, definition.name);
            patch.mechanism = Mechanism::Decorator;
            patch.line = decorator.line;
            patch.endLine = definition.endLine;
            patch.scope = definition.scope;
            patch.guards = definition.guards;
            patch.symbol = definition.name;
            patch.definition = index;
            m_found.push_back(std::move(patch));
        }
    }

    // ----- calls that stand alone

    void findCall(const CallStatement &statement)
    {
        const Expression &call = statement.call;
        if (call.kind != Expression::Kind::Call)
            return;
        const Expression &callee = call.callee();
        if (findDecoratorCall(call, statement))
            return;
        if (callee.kind == Expression::Kind::Name && callee.text == "setattr"_L1) {
            findSetAttr(statement);
        } else if (callee.kind == Expression::Kind::Attribute) {
            findTableCall(statement);
        }
    }

    /// patch("module", "attribute")(object), as a statement or with its result kept under a name.
    template <typename Statement> bool findDecoratorCall(const Expression &call, const Statement &statement)
    {
        const Expression &callee = call.callee();
        if (callee.kind != Expression::Kind::Call || !isPatchDecorator(callee.callee(), statement.scope))
            return false;
        const Expression *object = call.positional(0);
        const QString written = object ? object->toString() : QString();
        FoundPatch patch = targetOf(callee, written.section(u'.', -1));
        patch.mechanism = Mechanism::DecoratorCall;
        add(std::move(patch), statement, object);
        return true;
    }

    void findSetAttr(const CallStatement &statement)
    {
        const Expression *object = statement.call.positional(0);
        const Expression *name = statement.call.positional(1);
        if (!object || !name || object->dotted().isEmpty())
            return;
        const bool literal = name->kind == Expression::Kind::String;
        const auto owner =
            foreignTarget(object->dotted() + u'.' + (literal ? name->text : u"attribute"_s), statement.scope);
        if (!owner)
            return;
        FoundPatch patch = *owner;
        if (!literal) {
            patch.targetAttribute.chop(u"attribute"_s.size());
            patch.targetAttribute += name->toString();
        }
        patch.mechanism = Mechanism::SetAttr;
        add(std::move(patch), statement, statement.call.positional(2));
    }

    /// TABLE.update({...}) and its like, on a table of upstream's. Methods of other objects share these names, so the
    /// table must be a plain module or class variable.
    void findTableCall(const CallStatement &statement)
    {
        static const QSet<QString> mutators{u"update"_s, u"append"_s, u"insert"_s, u"extend"_s, u"setdefault"_s,
                                            u"add"_s,    u"remove"_s, u"pop"_s,    u"clear"_s,  u"discard"_s};
        const Expression &callee = statement.call.callee();
        const QString table = callee.items.front().dotted();
        if (!mutators.contains(callee.text) || table.isEmpty() || !isUpstreamTable(table, statement.scope))
            return;
        const auto owner = foreignTarget(table + u".item"_s, statement.scope);
        if (!owner || owner->external)
            return;
        const QString name = owner->targetAttribute.chopped(5);
        for (const QString &key : keysOf(statement.call)) {
            FoundPatch patch = *owner;
            patch.mechanism = Mechanism::Table;
            patch.key = key;
            patch.targetAttribute = name + u'[' + key + u']';
            add(std::move(patch), statement, nullptr);
        }
    }

    /// Keys a mutating call touches, as source; the whole argument list when it is no literal.
    static QStringList keysOf(const Expression &call)
    {
        const QString method = call.callee().text;
        const Expression *argument = call.positional(0);
        if (method == "update"_L1 && argument && argument->kind == Expression::Kind::Mapping &&
            qsizetype(argument->items.size()) <= 2 * MaximumKeysOfOneCall) {
            QStringList keys;
            for (size_t i = 0; i + 1 < argument->items.size(); i += 2)
                keys.append(argument->items[i].isNone() ? u"**"_s : argument->items[i].toString());
            if (!keys.isEmpty())
                return keys;
        }
        if (method == "update"_L1 && !argument && !call.names.isEmpty() && !call.names.contains(QString())) {
            QStringList keys;
            for (const QString &name : call.names)
                keys.append(u'\'' + name + u'\'');
            return keys;
        }
        return {argument ? argument->toString() : QString()};
    }

    bool isUpstreamTable(const QString &dotted, int scope) const
    {
        const Resolution resolution = m_code.atTarget.resolveExpression(m_module, scope, dotted);
        return resolution.found() && resolution.symbol.upstream && resolution.symbol.kind == Symbol::Kind::Variable;
    }

    // ----- assignments

    void findAssignment(const Assignment &assignment)
    {
        const Expression &target = assignment.target;
        if (assignment.value.isNone())
            return;
        if (assignment.value.kind == Expression::Kind::Call)
            findDecoratorCall(assignment.value, assignment);
        if (target.kind == Expression::Kind::Attribute) {
            if (const QString dotted = target.dotted(); !dotted.isEmpty()) {
                if (auto patch = foreignTarget(dotted, assignment.scope)) {
                    patch->mechanism = Mechanism::Assignment;
                    patch->augmented = assignment.augmented;
                    add(*std::move(patch), assignment, &assignment.value);
                }
            }
        } else if (target.kind == Expression::Kind::Subscript) {
            findSubscript(assignment);
        }
    }

    void findSubscript(const Assignment &assignment)
    {
        const QString table = assignment.target.items[0].dotted();
        const Expression &key = assignment.target.items[1];
        if (table.isEmpty())
            return;
        if (isSysModules(table, assignment.scope)) {
            // Only a foreign name: a module that registers itself under an alias patches nothing.
            if (key.kind != Expression::Kind::String || !m_code.atTarget.treeOf(key.text) ||
                m_code.plugin->owns(key.text))
                return;
            FoundPatch patch;
            patch.mechanism = Mechanism::SysModules;
            patch.targetModule = key.text;
            patch.key = key.text;
            add(std::move(patch), assignment, &assignment.value);
            return;
        }
        auto patch = foreignTarget(table + u".item"_s, assignment.scope);
        if (!patch)
            return;
        patch->mechanism = Mechanism::Table;
        patch->key = key.toString();
        patch->targetAttribute = patch->targetAttribute.chopped(5) + u'[' + patch->key + u']';
        add(*std::move(patch), assignment, &assignment.value);
    }

    bool isSysModules(const QString &dotted, int scope) const
    {
        const auto target = m_code.atTarget.resolveTarget(m_module, scope, dotted);
        return target.owner == Resolver::Target::Owner::External && target.module == "sys"_L1 &&
               target.attribute == "modules"_L1;
    }

    // ----- shared

    /// What `owner.attribute` as written in a scope sets, when it is neither the plugin's own, nor a local object, nor
    /// an owner that the profile leaves out.
    std::optional<FoundPatch> foreignTarget(const QString &dotted, int scope) const
    {
        Resolver::Target target = m_code.atTarget.resolveTarget(m_module, scope, dotted);
        using Owner = Resolver::Target::Owner;
        if (target.owner != Owner::External && !target.reason.isEmpty())
            takeWrittenModule(target, dotted);
        if (target.owner == Owner::Unknown || m_code.plugin->owns(target.module))
            return std::nullopt;
        FoundPatch patch;
        patch.external = target.owner == Owner::External;
        if (patch.external && m_code.profile.ignoredOwners.contains(target.module.section(u'.', 0, 0)))
            return std::nullopt;
        patch.targetModule = target.module;
        patch.targetAttribute = target.attribute;
        return patch;
    }

    /// A module that is gone at the target is still named in full by `import a.b.c`.
    void takeWrittenModule(Resolver::Target &target, const QString &dotted) const
    {
        qsizetype longest = 0;
        for (const Import &import : m_outline.imports) {
            for (const ImportedName &name : import.names) {
                const QString prefix = (name.asName.isEmpty() ? name.name : name.asName) + u'.';
                if (import.from || !dotted.startsWith(prefix) || prefix.size() <= longest ||
                    name.name.size() <= target.module.size() || !m_code.atTarget.treeOf(name.name))
                    continue;
                longest = prefix.size();
                target.owner = Resolver::Target::Owner::Module;
                target.module = name.name;
                target.attribute = dotted.sliced(prefix.size());
            }
        }
    }

    template <typename Statement> void add(FoundPatch patch, const Statement &statement, const Expression *value)
    {
        patch.line = statement.line;
        patch.endLine = statement.endLine;
        patch.scope = statement.scope;
        patch.guards = statement.guards;
        if (value) {
            patch.value = *value;
            patch.symbol = symbolOf(*value);
        }
        m_found.push_back(std::move(patch));
    }

    static QString symbolOf(const Expression &value)
    {
        switch (value.kind) {
        case Expression::Kind::Lambda:
            return u"lambda"_s;
        case Expression::Kind::Mapping:
            return u"{…}"_s;
        case Expression::Kind::Sequence:
            return u"[…]"_s;
        default:
            return value.toString();
        }
    }

    const Code &m_code;
    const QString m_module;
    const Outline &m_outline;
    std::vector<FoundPatch> m_found;
};

} // namespace

std::vector<FoundPatch> findPatches(const Code &code, const QString &module, const Outline &outline)
{
    return PatchFinder(code, module, outline).find();
}

} // namespace mxw::inventory

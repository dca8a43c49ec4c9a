// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/DecoratorReader.h"
#include "models/source/ValueMemory.h"

#include <QSet>

#include <functional>

namespace mxw::source {

/// One question to a ValueFinder: keeps what is being looked up, so that cycles end.
class ValueSearch
{
    Q_DECLARE_TR_FUNCTIONS(mxw::source::ValueSearch)
public:
    ValueSearch(const ClassHierarchy &hierarchy, ValueMemory &memory);

    Value evaluate(const QString &module, const UsePlace &place, const Expression &expression);
    Value attributes(const QString &module, const UsePlace &place, const Expression &object,
                     const QStringList &attributes, qsizetype *followed = nullptr);
    /// `receiver`, when there is one, is what Self means.
    Value annotated(const QString &module, int scope, const QString &annotation, const Value *receiver = nullptr);

    static Value unknown(const QString &reason);
    static Value external(const QString &module, const QString &qualifiedName);
    static Value instanceOf(const Symbol &type, bool exact);

private:
    using Kind = Value::Kind;
    static constexpr int MaximumAnnotationDepth = 70;

    // Names
    Value name(const QString &module, const UsePlace &place, const QString &name);
    Value local(const QString &module, const Outline &outline, const LocalName &local);
    Value parameter(const QString &module, const Outline &outline, const LocalName &local);
    Value patchedFirstParameter(const QString &module, const Outline &outline, const LocalName &local);
    std::optional<Value> firstParameter(const QString &module, const Outline &outline, const LocalName &local);
    Value ofResolution(const Resolution &resolution, const QString &name);
    Value ofSymbol(const Symbol &symbol);
    Value replaced(const Value &original, const QStringList &replacements, const QString &name);
    Value variable(const Symbol &symbol);
    bool isPlaceholder(const Symbol &symbol) const;
    Value narrowed(const QString &module, const UsePlace &place, const QString &dotted, Value value) const;

    // Attributes
    Value step(const Value &owner, const QString &name);
    Value ofModule(const Value &owner, const QString &name);
    Value ofType(const Value &owner, const QString &name);
    Value ofMember(const Value &owner, const ClassHierarchy::Lookup &lookup);
    Value method(const Value &owner, const Member &member);
    Value classValue(const Value &owner, const Member &member);
    Value instanceValue(const Value &owner, const Member &member);
    bool isEnumMember(const Member &member) const;
    bool isImported(const QString &module, const QString &dotted) const;
    bool mayBeAsked(const QString &module, const UsePlace &place, const QString &dotted, const QString &name) const;

    // Calls
    Value call(const QString &module, const UsePlace &place, const Expression &call);
    Value called(const QString &module, const UsePlace &place, const Expression &call, const Value &callee);
    std::optional<Value> builtinCall(const QString &module, const UsePlace &place, const Expression &call,
                                     const QString &callee);
    Value superCall(const QString &module, const UsePlace &place, const Expression &call);
    Value partial(const QString &module, const UsePlace &place, const Expression &call);
    Value constructed(const Value &type);
    Value returned(const Value &function);
    Value returnedBy(const Value &function, const Definition &definition);
    Value subscript(const QString &module, const UsePlace &place, const Expression &expression);

    // Annotations
    Value annotatedName(const QString &module, int scope, const QString &name, const Value *receiver);
    static Value converted(Value value, Kind from, Kind to);
    Value annotatedUnion(const QString &module, int scope, const QStringList &parts, const Value *receiver);

    /// What all of the values are; Unknown when they differ.
    static Value agreed(const std::vector<Value> &values, const QString &otherwise);
    static Value oneOf(const std::vector<Value> &values, const QString &reason);
    Value ofEach(const Value &value, const std::function<Value(const Value &)> &next);
    Value guarded(const QString &key, const std::function<Value()> &find);
    static Symbol symbolOf(const Symbol &near, int definition);
    std::optional<Symbol> enclosingClass(const QString &module, const Outline &outline, int scope) const;
    Symbol moduleSymbol(const QString &module, const Outline &outline) const;
    std::shared_ptr<const Outline> outlineOf(const QString &module) const;
    std::shared_ptr<const Usage> usageOf(const QString &module) const;

    const ClassHierarchy &m_hierarchy;
    const Resolver &m_resolver;
    const DecoratorReader m_decorators;
    ValueMemory &m_memory;
    QSet<QString> m_active;
    int m_depth = 0;
    int m_steps = 0;
    bool m_cut = false; ///< a cycle or a bound ended some look-up: what was found meanwhile holds only here
};

} // namespace mxw::source

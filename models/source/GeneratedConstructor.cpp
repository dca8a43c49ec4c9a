// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/AnnotationText.h"
#include "models/source/ClassBody.h"
#include "models/source/ClassHierarchy.h"
#include "models/source/DecoratorReader.h"
#include "models/source/LibraryFacts.h"

#include <algorithm>

// The part of ClassHierarchy that deals with constructors nobody wrote.

using namespace Qt::StringLiterals;

namespace mxw::source {

namespace {

/// What makes the constructor of one class of a line.
enum class Maker { None, Dataclass, NamedTuple, Model, Struct, Unknown };

bool isTrue(const Expression *value)
{
    return value && value->kind == Expression::Kind::Constant && value->text == "True"_L1;
}

bool isFalse(const Expression *value)
{
    return value && value->kind == Expression::Kind::Constant && value->text == "False"_L1;
}

const Expression *dataclassDecorator(const Resolver &resolver, const Symbol &type)
{
    const Definition *definition = type.definitionOrNull();
    if (!definition)
        return nullptr;
    const DecoratorReader reader(resolver);
    const auto found = std::ranges::find_if(definition->decorators, [&](const Expression &decorator) {
        return reader.isDataclass(type.module, definition->scope, decorator);
    });
    return found == definition->decorators.end() ? nullptr : &*found;
}

bool isCall(const Expression *decorator)
{
    return decorator && decorator->kind == Expression::Kind::Call;
}

/// The base outside both trees that makes constructors for all that derive from it.
Maker makerOf(const QStringList &external)
{
    const LibraryFacts &facts = LibraryFacts::bundled();
    for (const QString &name : external) {
        if (!facts.knowsClass(name))
            return Maker::Unknown;
        if (facts.isSubclass(name, u"typing.NamedTuple"_s))
            return Maker::NamedTuple;
        if (facts.isSubclass(name, u"pydantic.BaseModel"_s))
            return Maker::Model;
        if (facts.isSubclass(name, u"msgspec.Struct"_s))
            return Maker::Struct;
        if (facts.isSubclass(name, u"typing.TypedDict"_s))
            return Maker::Unknown;
    }
    return Maker::None;
}

/// Reads the annotated fields of one class, in order.
class FieldReader
{
public:
    explicit FieldReader(bool keywordOnly) : m_keywordOnly(keywordOnly) {}

    bool uncertain() const { return m_uncertain; }

    void read(const Symbol &type, std::vector<Parameter> &fields)
    {
        bool keywordOnly = m_keywordOnly;
        for (const Assignment &assignment : type.outline->assignments) {
            if (assignment.scope != type.definition || assignment.annotation.isEmpty() ||
                assignment.target.kind != Expression::Kind::Name)
                continue;
            const AnnotationText annotation(assignment.annotation);
            const QString head = annotation.head().section(u'.', -1);
            if (head == "ClassVar"_L1)
                continue;
            if (head == "KW_ONLY"_L1)
                keywordOnly = true;
            else
                readField(assignment, keywordOnly, fields);
            m_uncertain = m_uncertain || std::ranges::any_of(assignment.guards, [](const Guard &guard) {
                              return guard.kind != Guard::Kind::AfterExit;
                          });
        }
    }

private:
    void readField(const Assignment &assignment, bool keywordOnly, std::vector<Parameter> &fields)
    {
        Parameter field;
        field.name = assignment.target.text;
        field.annotation = assignment.annotation;
        field.kind = keywordOnly ? Parameter::Kind::KeywordOnly : Parameter::Kind::Positional;
        const Expression &value = assignment.value;
        field.hasDefault = !value.isNone();
        field.defaultText = value.isNone() ? QString() : value.toString();
        bool takes = true;
        const QString maker =
            value.kind == Expression::Kind::Call ? value.callee().dotted().section(u'.', -1) : QString();
        if (maker == "field"_L1 || maker == "Field"_L1) {
            takes = !isFalse(value.keyword(u"init"));
            const Expression *first = value.positional(0);
            const bool required = first && first->toString() == "..."_L1;
            field.hasDefault = value.keyword(u"default") || value.keyword(u"default_factory") || (first && !required);
            if (isTrue(value.keyword(u"kw_only")))
                field.kind = Parameter::Kind::KeywordOnly;
            m_uncertain = m_uncertain || value.keyword(u"alias") || value.keyword(u"validation_alias") ||
                          value.keyword(u"name") || value.names.contains(QString());
        }
        const auto same = std::ranges::find(fields, field.name, &Parameter::name);
        if (same == fields.end() && takes)
            fields.push_back(std::move(field));
        else if (same != fields.end() && takes)
            *same = std::move(field);
        else if (same != fields.end())
            fields.erase(same);
    }

    bool m_keywordOnly = false;
    bool m_uncertain = false;
};

} // namespace

bool ClassHierarchy::hasGeneratedConstructor(const Symbol &type) const
{
    const ClassBody &own = body(type);
    const Member *init = own.find(u"__init__"_s, false);
    if (init || (own.find(u"__new__"_s, false)))
        return false;
    if (const Expression *decorator = dataclassDecorator(m_resolver, type))
        return !isCall(decorator) || !isFalse(decorator->keyword(u"init"));
    const ClassLine &line = this->line(type);
    const Maker maker = makerOf(line.external);
    if (maker == Maker::Model || maker == Maker::Struct) {
        // A constructor that a base of either tree writes itself is inherited.
        return std::ranges::none_of(line.classes, [&](const Symbol &one) {
            return body(one).find(u"__init__"_s, false) || body(one).find(u"__new__"_s, false);
        });
    }
    return maker == Maker::NamedTuple && line.order.size() == 2;
}

std::optional<Signature> ClassHierarchy::generatedConstructor(const Symbol &type) const
{
    const ClassLine &line = this->line(type);
    const Maker maker = makerOf(line.external);
    const bool readable = line.complete && line.alternatives.empty() && maker != Maker::Unknown;
    if (!readable || !hasGeneratedConstructor(type))
        return std::nullopt;
    Signature result;
    bool uncertain = false;
    const bool byDecorator = dataclassDecorator(m_resolver, type) != nullptr;
    for (auto it = line.classes.rbegin(); it != line.classes.rend(); ++it) {
        const Expression *decorator = dataclassDecorator(m_resolver, *it);
        if (byDecorator && !decorator)
            continue;
        const bool keywordOnly = maker == Maker::Model || (isCall(decorator) && isTrue(decorator->keyword(u"kw_only")));
        uncertain = uncertain || (isCall(decorator) && decorator->names.contains(QString()));
        FieldReader reader(keywordOnly);
        reader.read(*it, result.parameters);
        uncertain = uncertain || reader.uncertain();
        // Pydantic ignores what it does not know unless a class says otherwise.
        uncertain = uncertain || (maker == Maker::Model && body(*it).find(u"model_config"_s, false));
    }
    if (uncertain)
        return std::nullopt;
    std::ranges::stable_sort(result.parameters, {}, [](const Parameter &parameter) { return parameter.kind; });
    if (maker == Maker::Model) {
        Parameter rest;
        rest.name = u"data"_s;
        rest.kind = Parameter::Kind::VarKeyword;
        result.parameters.push_back(std::move(rest));
    }
    return result;
}

} // namespace mxw::source

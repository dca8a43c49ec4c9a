// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/SignatureReader.h"

namespace mxw::source::python {

Signature SignatureReader::read(const Node &function)
{
    Signature result;
    parameters(function.child(Field::Args), result);
    result.returns = m_expressions.unparse(function.child(Field::Returns), 1000);
    return result;
}

void SignatureReader::parameters(const Node &arguments, Signature &result)
{
    const Nodes positionalOnly = arguments.list(Field::PositionalOnly);
    const Nodes positional = arguments.list(Field::Args);
    const Nodes defaults = arguments.list(Field::Defaults);
    const qsizetype count = positionalOnly.size() + positional.size();
    for (qsizetype i = 0; i < count; ++i) {
        const bool only = i < positionalOnly.size();
        const qsizetype value = i - (count - defaults.size());
        result.parameters.push_back(parameter(only ? positionalOnly[i] : positional[i - positionalOnly.size()],
                                              only ? Parameter::Kind::PositionalOnly : Parameter::Kind::Positional,
                                              value >= 0 ? defaults[value] : Node()));
    }
    if (const Node variadic = arguments.child(Field::Variadic))
        result.parameters.push_back(parameter(variadic, Parameter::Kind::VarPositional, {}));
    const Nodes keywordOnly = arguments.list(Field::KeywordOnly);
    const Nodes keywordDefaults = arguments.list(Field::KeywordDefaults);
    for (qsizetype i = 0; i < keywordOnly.size(); ++i) {
        const Node value = i < keywordDefaults.size() ? keywordDefaults[i] : Node();
        result.parameters.push_back(parameter(keywordOnly[i], Parameter::Kind::KeywordOnly, value));
    }
    if (const Node variadic = arguments.child(Field::KeywordVariadic))
        result.parameters.push_back(parameter(variadic, Parameter::Kind::VarKeyword, {}));
}

Parameter SignatureReader::parameter(const Node &argument, Parameter::Kind kind, const Node &defaultValue)
{
    Parameter result;
    result.name = m_expressions.identifier(argument, Field::Arg);
    result.kind = kind;
    result.annotation = m_expressions.unparse(argument.child(Field::Annotation), 1000);
    result.hasDefault = bool(defaultValue);
    result.defaultText = m_expressions.unparse(defaultValue, 1000);
    return result;
}

} // namespace mxw::source::python

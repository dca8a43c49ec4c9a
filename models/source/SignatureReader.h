// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/ExpressionReader.h"
#include "models/source/Outline.h"

namespace mxw::source::python {

/// Reads the parameters of a function and what it returns.
class SignatureReader
{
public:
    explicit SignatureReader(ExpressionReader &expressions) : m_expressions(expressions) {}

    Signature read(const Node &function);

private:
    void parameters(const Node &arguments, Signature &result);
    Parameter parameter(const Node &argument, Parameter::Kind kind, const Node &defaultValue);

    ExpressionReader &m_expressions;
};

} // namespace mxw::source::python

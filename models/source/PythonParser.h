// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Outline.h"
#include "models/source/PythonAst.h"

namespace mxw::source::python {

/// Parses source with the interpreter of this process and reads its outline. Nothing of the source is executed.
class PythonParser
{
public:
    PythonParser();

    Outline parse(const QByteArray &content, const QString &path) const;

private:
    SyntaxFault faultOf(const pybind11::error_already_set &error) const;

    Grammar m_grammar;
    pybind11::object m_compile;
};

} // namespace mxw::source::python

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Outline.h"
#include "models/source/PythonAst.h"
#include "models/source/Usage.h"

namespace mxw::source::python {

/// Parses source with the interpreter of this process and reads its outline. Nothing of the source is executed.
class PythonParser
{
public:
    PythonParser();

    /// `usage`, when given, is filled in unless the outline has a fault.
    Outline parse(const QByteArray &content, const QString &path, Usage *usage = nullptr) const;

private:
    SyntaxFault faultOf(const pybind11::error_already_set &error) const;

    Grammar m_grammar;
    pybind11::object m_compile;
};

} // namespace mxw::source::python

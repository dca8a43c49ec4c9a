// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Outline.h"
#include "models/source/PythonAst.h"

namespace mxw::source::python {

/// Fills in what a module says of its own exports: `__all__` and a module-level `__getattr__`.
class ExportsReader
{
public:
    explicit ExportsReader(Outline &outline) : m_outline(outline) {}

    void assignAll(const Node &value, bool extends);
    void callOnAll(const QString &callee, const Nodes &arguments);
    void setGetattr(const Node &function) { m_getattr = function; }
    /// After the whole module was read: tables may stand below the function that consults them.
    void finish();

private:
    bool addAll(const Node &value, QStringList &names) const;
    bool addTableKeys(const QString &table, QStringList &names) const;

    Outline &m_outline;
    Node m_getattr;
};

} // namespace mxw::source::python

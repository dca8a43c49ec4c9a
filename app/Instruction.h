// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mxw::app {

/// A file in which a reviewed repository says how work on it is to be done.
struct Instruction
{
    QString title; ///< "plugin: AGENTS.md"
    QString text;  ///< its content, or in words why there is none
};

} // namespace mxw::app

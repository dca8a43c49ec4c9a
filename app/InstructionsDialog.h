// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/Instruction.h"

#include <QDialog>

#include <vector>

namespace mxw::app {

/// The repositories' own instructions, to be read beside the review. Shown as plain text: what they say is for the
/// reviewer, never for this program.
class InstructionsDialog : public QDialog
{
    Q_OBJECT
public:
    explicit InstructionsDialog(const std::vector<Instruction> &instructions, QWidget *parent = nullptr);
};

} // namespace mxw::app

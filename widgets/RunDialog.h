// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/RunSpec.h"

#include <QDialog>

#include <memory>

namespace mxw::widgets {

/// Asks for a validation run: where, with which interpreter, which tests, on which device. Shows the command that will
/// run, and lets it start only when nothing is missing.
class RunDialog : public QDialog
{
    Q_OBJECT
public:
    explicit RunDialog(const validation::RunSpec &spec, QWidget *parent = nullptr);
    ~RunDialog() override;

    /// As the fields say; what has no field is kept from the one given.
    validation::RunSpec spec() const;
    /// What is still missing, a sentence; empty when the run can start.
    QString problem() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace mxw::widgets

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/MarkdownWriter.h"

#include <QCoreApplication>
#include <QString>

namespace mxw::audit {

/// What the record says of models: the difference matrix of each family and the checkpoint configurations.
class ModelSections
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::ModelSections)
public:
    explicit ModelSections(const AuditInput &input) : m_input(input) {}

    QString matrices() const;
    QString configs() const;

private:
    QString matrix(const inventory::DifferenceMatrix &matrix) const;
    QString row(const inventory::DifferenceMatrix &matrix, const inventory::MatrixRow &row) const;
    QString config(const inventory::CheckpointConfig &config) const;

    const AuditInput &m_input;
};

} // namespace mxw::audit

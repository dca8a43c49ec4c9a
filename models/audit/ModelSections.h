// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/Assessment.h"
#include "models/audit/Record.h"

#include <QCoreApplication>
#include <QString>

namespace mxw::audit {

/// What the record says of models: the difference matrix of each family and the checkpoint configurations.
class ModelSections
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::ModelSections)
public:
    explicit ModelSections(const Assessment &assessment) : m_assessment(assessment) {}

    Section matrices() const;
    Section configs() const;

private:
    Section matrix(const inventory::DifferenceMatrix &matrix) const;
    Row row(const inventory::DifferenceMatrix &matrix, const inventory::MatrixRow &row) const;
    Section config(const inventory::CheckpointConfig &config) const;

    const Assessment &m_assessment;
};

} // namespace mxw::audit

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/CommandLine.h"
#include "models/validation/TensorFile.h"

namespace mxw::app {

/// Two tensors and how far they are apart.
struct TensorComparison
{
    validation::TensorFile actual;
    validation::TensorFile expected;
    validation::ComparisonOptions options; ///< with tolerances
    bool toleranceFromDType = false;
    validation::ErrorFigures figures;
};

/// `metax-workbench compare`.
class CompareCommand
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::CompareCommand)
public:
    /// Compares, prints a table or writes the figures; returns the exit status.
    static int run(const CompareOptions &options);
    /// The table.
    static QString toText(const TensorComparison &comparison);
    static QJsonObject toJson(const TensorComparison &comparison);
    static Result<TensorComparison> compare(const CompareOptions &options, const ProgressCallback &progress,
                                            const std::stop_token &stop = {});

private:
    static QString headText(const TensorComparison &comparison);
    static QString errorsText(const validation::ErrorFigures &figures);
    static QString worstText(const validation::ErrorFigures &figures);
    static QString placesText(const validation::ErrorFigures &figures);
};

} // namespace mxw::app

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Progress.h"
#include "models/core/Result.h"
#include "models/validation/ErrorFigures.h"

#include <QCoreApplication>

#include <optional>
#include <stop_token>

namespace mxw::validation {

class TensorFile;

struct ComparisonOptions
{
    std::optional<double> rtol; ///< both or none
    std::optional<double> atol;
    bool equalNan = false;
};

/// The figures of resources/python/PROTOCOL.md for two arrays on disk. Reads them in chunks, on all cores; memory stays
/// below 300 MB whatever their size. Fails when shapes differ, when a file is not what it says, or when stopped.
Result<ErrorFigures> compareTensors(const TensorFile &first, const TensorFile &second, const ComparisonOptions &options,
                                    const ProgressCallback &progress = {}, const std::stop_token &stop = {});

} // namespace mxw::validation

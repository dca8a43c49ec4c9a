// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/core/Result.h"
#include "models/review/Journal.h"
#include "models/review/KeptFiles.h"

#include <QString>

#include <memory>
#include <vector>

namespace mxw::review {

/// Files ready for a journal, and the list that says which is what.
struct KeptContent
{
    KeptFiles files = {};
    std::vector<PackedBlob> blobs = {};
};

/// A scan made ready for a journal. Packing takes time, and needs no journal.
struct PackedScan
{
    std::shared_ptr<const checks::Analysis> analysis = {};
    QString record = {};                ///< digest of the analysis as JSON
    QString files = {};                 ///< digest of the list of kept files; empty when none are kept
    std::vector<PackedBlob> blobs = {}; ///< all that the two name

    static Result<PackedScan> of(std::shared_ptr<const checks::Analysis> analysis, KeptContent kept = {});
};

} // namespace mxw::review

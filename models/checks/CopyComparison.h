// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CodePieces.h"

#include <vector>

namespace mxw::checks {

/// A run of pieces that upstream changed: base [baseBegin, baseEnd) became target [targetBegin, targetEnd).
struct UpstreamChange
{
    enum class Verdict {
        Carried, ///< the copy has the new code, or no longer has what went
        /// the copy still has the old code, has less than half of the new, or lacks what came between pieces it has
        NotCarried,
        OwnWay, ///< the copy has neither: it differs there on its own
    };
    size_t baseBegin = 0;
    size_t baseEnd = 0;
    size_t targetBegin = 0;
    size_t targetEnd = 0;
    Verdict verdict = Verdict::OwnWay;
};

/// A copy beside what it was made of, at two revisions.
struct CopyComparison
{
    /// A piece of the target that the copy left out, although it was there at base already.
    struct Omission
    {
        size_t target = 0;
        int before = 0; ///< line of the copy's piece before the gap; 0 at its start
        int after = 0;  ///< line of the piece after it; 0 at its end
    };

    double share = 0; ///< of the pieces at base that are in the copy
    size_t size = 0;  ///< pieces of the copy
    std::vector<UpstreamChange> changes;
    std::vector<size_t> additions; ///< pieces of the copy that neither base nor target have
    std::vector<Omission> omissions;

    /// Most of it was taken over: only then a line-by-line judgement means something.
    bool isCopy() const { return share >= 0.5; }
    /// More of it is its own than not, whatever it took over.
    bool isMostlyOwn() const { return 2 * additions.size() > size; }
};

/// Without a base (`base` null) nothing counts as changed upstream.
CopyComparison compareCopy(const Pieces *base, const Pieces &target, const Pieces &copy);

} // namespace mxw::checks

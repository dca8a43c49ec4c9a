// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/FamilyEvidence.h"

#include <algorithm>

namespace mxw::review {

EvidenceLevel strongestEvidence(const inventory::DifferenceMatrix &family, const checks::Analysis &analysis,
                                const ReviewState &state)
{
    auto strongest = EvidenceLevel::Source;
    for (const inventory::Entry &entry : analysis.entries) {
        if (family.files.contains(entry.file))
            strongest = std::max(strongest, state.entry(entry.id).strongestEvidence().value_or(EvidenceLevel::Source));
    }
    return strongest;
}

} // namespace mxw::review

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/Gate.h"

#include <QJsonObject>

#include <optional>
#include <vector>

namespace mxw::review {

/// What a need of a gate is measured by.
struct GateCondition
{
    enum class Kind {
        All,              ///< of `parts`
        Any,              ///< of `parts`
        Checklist,        ///< every item of `words` is ticked
        Reason,           ///< is recorded
        RemovalCondition, ///< is recorded
        Evidence,         ///< of `level` or better, of one of `kinds` where they are named
        UntestedStated,   ///< by evidence of the strongest level
        ErrorsAttributed, ///< every error of the entry is judged or suppressed
        MatrixClassified, ///< every row of the family's matrix that names something
        CommitsDisposed,  ///< every commit that concerns the entry
        Carried,          ///< the scan says of the commit one of `words`
    };
    Kind kind = Kind::All;
    std::vector<GateCondition> parts = {};
    QStringList words = {};
    EvidenceLevel level = EvidenceLevel::Source;
    std::vector<Evidence::Kind> kinds = {};
    std::vector<Evidence::Side> sides = {}; ///< of hunks; empty: any

    bool isMet(const Decision &decision, const EntryState &entry, const GateFacts &facts,
               const ReviewState &state) const;
    /// What to do when it is not met; of alternatives, about the first.
    Remedy remedy(const EntryState &entry) const;
    /// The items of the checklist that are meant, anywhere in it.
    QStringList checklist() const;

    /// Nothing when the object is no condition.
    static std::optional<GateCondition> fromJson(const QJsonObject &object);
};

} // namespace mxw::review

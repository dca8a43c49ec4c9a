// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/EvidenceLevel.h"

#include <QJsonObject>
#include <QString>

#include <optional>

namespace mxw::review {

/// A recorded reason to believe something about an entry. What it rests on is named so that it can be found again, and
/// what it leaves open is said with it.
struct Evidence
{
    enum class Kind {
        Run,  ///< a validation run as a whole
        Case, ///< one case of a validation run
    };

    QString entry;
    Kind kind = Kind::Run;
    EvidenceLevel level = EvidenceLevel::Source;
    QString run;      ///< id of the validation run
    QString node;     ///< id of the test; empty for a whole run
    QString summary;  ///< what was seen, one sentence in the words of the day
    QString device;   ///< names of the GPUs it ran on; empty when none was used
    QString untested; ///< what it does not show, in the reviewer's words; may be empty

    QJsonObject toJson() const;
    static std::optional<Evidence> fromJson(const QJsonObject &object);
    bool operator==(const Evidence &) const = default;
};

/// Words of the journal; not translated: run, case.
QString toString(Evidence::Kind kind);

} // namespace mxw::review

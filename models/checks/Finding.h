// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/EvidenceLevel.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace mxw::checks {

enum class Severity { Info, Warning, Error };
using mxw::EvidenceLevel;

/// Words of the JSON form; not translated.
QString toString(Severity severity);
std::optional<Severity> severityFromString(QStringView text);

/// Something that may be wrong.
struct Finding
{
    QString check; ///< "A01"
    Severity severity = Severity::Warning;
    QString entry; ///< entry id; empty when it concerns a file
    QString file;  ///< relative to the plugin tree
    int line = 0;
    QString symbol;      ///< the name in question
    QString message;     ///< one sentence: what, and where it is now
    QString consequence; ///< one sentence: what breaks, and when
    QString upstreamFile;
    int upstreamLine = 0;
    QString movedTo;       ///< "module:name"
    QString commit;        ///< the upstream commit that did it, in hex, when known
    QString commitSummary; ///< first line of its message
    QStringList details;   ///< further lines (a blast radius), shown folded
    EvidenceLevel evidence = EvidenceLevel::Source;

    /// "abcdef0123 Summary", to be shown; empty when no commit is known.
    QString commitText() const;
    /// Stays the same when lines move.
    QString fingerprint() const;
    bool operator==(const Finding &) const = default;
};

} // namespace mxw::checks

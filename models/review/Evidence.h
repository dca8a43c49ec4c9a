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
        Run,    ///< a validation run as a whole
        Case,   ///< one case of a validation run
        Hunk,   ///< lines of a comparison
        Commit, ///< an upstream commit
        Chain,  ///< an edge of a dispatch chain
        File,   ///< a file that the reviewer has (a log, a document)
        Note,   ///< the reviewer's own words
    };
    /// Which tree `file` is of.
    enum class Side { Plugin, Base, Target };

    QString entry = {};
    Kind kind = Kind::Run;
    EvidenceLevel level = EvidenceLevel::Source;
    QString run = {};      ///< runs and cases: id of the validation run
    QString node = {};     ///< cases: id of the test
    QString summary = {};  ///< what was seen, one sentence in the words of the day; of a note, the note
    QString device = {};   ///< names of the GPUs it ran on; empty when none was used
    QString untested = {}; ///< what it does not show, in the reviewer's words; may be empty
    QString reference =
        {}; ///< commits: hash in hex; chains: "FROM -> TO", ids of nodes, or one node; files: name as it was chosen
    QString file = {}; ///< hunks: relative to the tree of `side`
    Side side = Side::Plugin;
    int line = 0; ///< hunks: 1-based; 0 for none
    int endLine = 0;
    QString content = {}; ///< digest, in the journal's blobs, of what was looked at: the lines, the file; may be empty

    QJsonObject toJson() const;
    static std::optional<Evidence> fromJson(const QJsonObject &object);
    bool operator==(const Evidence &) const = default;
};

/// Words of the journal; not translated: run, case, hunk, commit, chain, file, note.
QString toString(Evidence::Kind kind);
std::optional<Evidence::Kind> evidenceKindFromString(QStringView text);
/// Plugin, base, target.
QString toString(Evidence::Side side);

/// The most that evidence of a kind can be worth, whatever somebody says of it. A run is worth what it did
/// (validation::levelOf); what was only read is `source`, and an edge of a chain at most what a fresh process showed.
EvidenceLevel ceilingOf(Evidence::Kind kind);

} // namespace mxw::review

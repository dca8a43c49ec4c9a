// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace mxw::review {

/// An earlier review is taken as the one that this review follows on. All of it that a re-review needs is in the
/// journal's blobs, so the earlier file may be gone.
struct PriorAttached
{
    QString name = {};     ///< of the earlier file
    QString hash = {};     ///< of its last event, in hex
    QString analysis = {}; ///< digest of the JSON of its last analysis
    QString events = {};   ///< digest of its events, see PriorReview.h

    QJsonObject toJson() const;
    static std::optional<PriorAttached> fromJson(const QJsonObject &object);
    bool operator==(const PriorAttached &) const = default;
};

/// Something that is no longer what the scan saw.
struct Drift
{
    enum class What {
        Base,    ///< the name of the upstream base means another commit, or the commit is gone
        Target,  ///< the same of the target
        Subject, ///< the reviewed tree of the plugin has other content
        Head,    ///< the plugin's HEAD moved
        Profile, ///< the profile has other content
        Missing, ///< a repository cannot be opened
    };
    What what = What::Subject;
    QString recorded = {};    ///< what the scan saw
    QString now = {};         ///< what is there
    QStringList files = {};   ///< subject: that differ, by path
    QStringList entries = {}; ///< ids of the entries that this concerns

    QJsonObject toJson() const;
    static std::optional<Drift> fromJson(const QJsonObject &object);
    bool operator==(const Drift &) const = default;
};

/// Words of the journal; not translated: base, target, subject, head, profile, missing.
QString toString(Drift::What what);

/// The repositories were compared with what the last scan saw. An empty list: nothing had changed.
struct DriftChecked
{
    std::vector<Drift> drifts = {};

    QJsonObject toJson() const;
    static std::optional<DriftChecked> fromJson(const QJsonObject &object);
    bool operator==(const DriftChecked &) const = default;
};

} // namespace mxw::review

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Finding.h"
#include "models/inventory/Entry.h"

#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace mxw::review {

/// What is to be done with an entry. Which apply depends on the domain, see dispositionsFor().
enum class Disposition {
    // Patches and registrations
    Retain,
    Update,
    Migrate,
    Remove,
    Reject,
    // Model differences
    Inherited, ///< of commits too
    Intentional,
    Obsolete,
    Defect,
    Unverified,
    // Upstream commits
    NeedsMerge,
    NeedsDependency,
    PlatformSpecific,
    NewArchitecture,
    NoEffect,
};

enum class ReasonCategory { CorrectnessRequirement, PlatformRestriction, PerformancePolicy, ImplementationChoice };

/// Words of the journal; not translated.
QString toString(Disposition disposition);
QString toString(ReasonCategory category);
std::optional<Disposition> dispositionFromString(QStringView text);
std::optional<ReasonCategory> reasonCategoryFromString(QStringView text);
/// Words for people, translated.
QString displayName(Disposition disposition);
QString displayName(ReasonCategory category);

/// In the order of the keys 1, 2, 3, 4 (workflows/patch-upgrade §3); registrations know a fifth, to reject an
/// unsupported combination early (workflows/registry-upgrade, "Verify semantics and adapt"). Model differences and
/// commits: workflows/model-upgrade, "First establish …" and "Diff the source …".
std::vector<Disposition> dispositionsFor(inventory::Domain domain);

/// SHA-256 of the content a decision was made on, in hex; empty when that side does not exist.
struct ContentDigests
{
    QString local = {};
    QString base = {};
    QString target = {};

    bool operator==(const ContentDigests &) const = default;
};

/// Where a decision was taken over from.
struct DecisionOrigin
{
    enum class How {
        Carried,  ///< from an earlier review: same content, no new finding
        Imported, ///< from another reviewer's session of the same review
    };
    How how = How::Carried;
    QString session = {}; ///< name of its file
    QString hash = {};    ///< of that session's last event then, in hex
    qint64 seq = 0;       ///< of the decision there
    QString actor = {};   ///< who decided
    QString time = {};    ///< when, ISO 8601 in UTC

    QJsonObject toJson() const;
    static std::optional<DecisionOrigin> fromJson(const QJsonObject &object);
    bool operator==(const DecisionOrigin &) const = default;
};

struct Decision
{
    QString entry = {};
    Disposition disposition = Disposition::Retain;
    ReasonCategory category = ReasonCategory::PlatformRestriction;
    QString reason = {};           ///< why, in the reviewer's words; may be empty while the review is open
    QString removalCondition = {}; ///< when the difference can go
    ContentDigests digests = {};
    QStringList findings = {};                 ///< fingerprints of the findings that were open then
    std::optional<DecisionOrigin> origin = {}; ///< nothing: made here

    QJsonObject toJson() const;
    static std::optional<Decision> fromJson(const QJsonObject &object);
    bool operator==(const Decision &) const = default;
};

} // namespace mxw::review

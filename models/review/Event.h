// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/Decision.h"
#include "models/review/FindingEvents.h"
#include "models/review/ModelEvents.h"
#include "models/review/PriorEvents.h"
#include "models/review/RunEvents.h"

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <variant>

namespace mxw::review {

/// The analysis was made or made anew.
struct ScanRecorded
{
    QString analysis = {}; ///< digest of its JSON, in the journal's blobs
    QString files = {};    ///< digest of the list of files kept with it; empty in journals of older versions

    QJsonObject toJson() const;
    static std::optional<ScanRecorded> fromJson(const QJsonObject &object);
    bool operator==(const ScanRecorded &) const = default;
};

struct DecisionMade
{
    Decision decision = {};

    QJsonObject toJson() const;
    static std::optional<DecisionMade> fromJson(const QJsonObject &object);
    bool operator==(const DecisionMade &) const = default;
};

/// A note on an entry; an empty text takes the note away. Never changes a decision.
struct NoteWritten
{
    QString entry = {};
    QString text = {};

    QJsonObject toJson() const;
    static std::optional<NoteWritten> fromJson(const QJsonObject &object);
    bool operator==(const NoteWritten &) const = default;
};

/// A checklist item of an entry was ticked or unticked (ids: see Checklist.h).
struct ChecklistMarked
{
    QString entry = {};
    QString item = {};
    bool done = false;

    QJsonObject toJson() const;
    static std::optional<ChecklistMarked> fromJson(const QJsonObject &object);
    bool operator==(const ChecklistMarked &) const = default;
};

/// Event `seq` no longer counts. Undoing an Undone event brings its event back (redo).
struct Undone
{
    qint64 seq = 0;

    QJsonObject toJson() const;
    static std::optional<Undone> fromJson(const QJsonObject &object);
    bool operator==(const Undone &) const = default;
};

using EventPayload =
    std::variant<ScanRecorded, DecisionMade, NoteWritten, ChecklistMarked, FindingSuppressed, FindingUnsuppressed,
                 FindingJudged, ConsentGiven, RunStarted, RunPlaced, RunEnded, EvidenceAttached, EvidenceDetached,
                 CounterpartSet, MatrixClassified, ConfigAttached, PriorAttached, DriftChecked, Undone>;

struct Event
{
    qint64 seq = 0; ///< 1, 2, 3, …
    QDateTime time; ///< UTC
    QString actor;
    EventPayload payload;
    QByteArray previousHash;
    QByteArray hash; ///< SHA-256 over the other fields, see EventHash.h

    /// "scan", "decision", "note", …: see eventKinds()
    QString kind() const;
    bool operator==(const Event &) const = default;
};

QJsonObject payloadToJson(const EventPayload &payload);
/// All that kind() can say, in the order of EventPayload. An older program refuses a journal with a kind that it does
/// not know.
QStringList eventKinds();
std::optional<EventPayload> payloadFromJson(const QString &kind, const QJsonObject &object);

} // namespace mxw::review

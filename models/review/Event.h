// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/Decision.h"
#include "models/review/ModelEvents.h"
#include "models/review/RunEvents.h"

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <variant>

namespace mxw::review {

/// The analysis was made or made anew; `analysis` is the digest of its JSON in the journal's blobs.
struct ScanRecorded
{
    QString analysis;
    bool operator==(const ScanRecorded &) const = default;
};

struct DecisionMade
{
    Decision decision;
    bool operator==(const DecisionMade &) const = default;
};

/// A note on an entry; an empty text takes the note away. Never changes a decision.
struct NoteWritten
{
    QString entry;
    QString text;
    bool operator==(const NoteWritten &) const = default;
};

/// A checklist item of an entry was ticked or unticked (ids: see Checklist.h).
struct ChecklistMarked
{
    QString entry;
    QString item;
    bool done = false;
    bool operator==(const ChecklistMarked &) const = default;
};

/// A finding does not count, for a reason. It is named by its fingerprint, which survives moved lines; the other fields
/// say what it was, for the day when no scan finds it any more.
struct FindingSuppressed
{
    QString fingerprint;
    QString check;
    QString file;
    QString symbol;
    QString reason; ///< never blank
    bool operator==(const FindingSuppressed &) const = default;
};

/// A suppressed finding counts again.
struct FindingUnsuppressed
{
    QString fingerprint;
    bool operator==(const FindingUnsuppressed &) const = default;
};

/// Event `seq` no longer counts. Undoing an Undone event brings its event back (redo).
struct Undone
{
    qint64 seq = 0;
    bool operator==(const Undone &) const = default;
};

using EventPayload = std::variant<ScanRecorded, DecisionMade, NoteWritten, ChecklistMarked, FindingSuppressed,
                                  FindingUnsuppressed, ConsentGiven, RunStarted, RunPlaced, RunEnded, EvidenceAttached,
                                  EvidenceDetached, CounterpartSet, MatrixClassified, ConfigAttached, Undone>;

struct Event
{
    qint64 seq = 0; ///< 1, 2, 3, …
    QDateTime time; ///< UTC
    QString actor;
    EventPayload payload;
    QByteArray previousHash;
    QByteArray hash; ///< SHA-256 over the other fields, see Journal.cpp

    /// "scan", "decision", "note", "checklist", "finding-suppressed", "finding-unsuppressed", "consent", "run-started",
    /// "run-placed", "run-ended", "evidence", "evidence-detached", "counterpart", "matrix", "config", "undo"
    QString kind() const;
    bool operator==(const Event &) const = default;
};

QJsonObject payloadToJson(const EventPayload &payload);
/// All that kind() can say. An older program refuses a journal with a kind that it does not know.
QStringList eventKinds();
std::optional<EventPayload> payloadFromJson(const QString &kind, const QJsonObject &object);

} // namespace mxw::review

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/AuditInput.h"
#include "models/audit/Rich.h"
#include "models/review/Gate.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>
#include <QStringList>

#include <vector>

namespace mxw::audit {

/// What stands against a final record, of one entry or of the review as a whole.
struct OpenPoint
{
    QString entry = {}; ///< id; empty for what concerns the whole review
    QString name = {};  ///< of the entry, for people; not translated
    QStringList missing = {};

    bool operator==(const OpenPoint &) const = default;
};

/// What is asked of every entry again and again while a record is written, computed once.
class Assessment
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::Assessment)
public:
    explicit Assessment(const AuditInput &input);

    const AuditInput &input() const { return m_input; }
    const checks::Analysis &analysis() const { return m_input.analysis; }
    const review::ReviewState &state() const { return m_input.state; }
    const std::vector<inventory::Entry> &entries() const { return m_input.analysis.entries; }

    const review::Gate &gate(size_t entry) const { return m_gates[entry]; }
    bool isDone(size_t entry) const { return m_gates[entry].isDone() && !isStale(entry) && !hasDrifted(entry); }
    bool isDecided(size_t entry) const;
    /// A finding is open that was not there when it was decided.
    bool isStale(size_t entry) const { return m_stale[entry]; }
    bool hasDrifted(size_t entry) const { return m_drifted.contains(entries()[entry].id); }
    /// Indexes into the analysis' findings.
    const std::vector<size_t> &findingsOf(size_t entry) const { return m_findings[entry]; }
    qsizetype openFindings(checks::Severity severity) const;

    static QString number(size_t entry); ///< "E1" for the first entry
    /// "E1", or of a commit the beginning of its hash; leads to the entry.
    Rich reference(size_t entry) const;
    /// The same by id; of an entry that is not there its id.
    Rich reference(const QString &entry) const;
    static Rich findingReference(size_t finding); ///< "F1"
    /// "alice, 2026-01-31T09:12:00Z, event 7"
    static Rich who(const QString &actor, const QDateTime &time, qint64 seq);

    std::vector<OpenPoint> open() const;

private:
    const AuditInput &m_input;
    std::vector<review::Gate> m_gates;
    std::vector<char> m_stale;
    std::vector<std::vector<size_t>> m_findings;
    QHash<QString, size_t> m_index; ///< by id
    QSet<QString> m_drifted;
};

/// What a final record would lack: gates that are open, decisions that are stale, entries whose code is no longer what
/// was reviewed, in the order of the analysis; then errors of no entry that nobody judged. Empty: it may be called
/// final.
std::vector<OpenPoint> openForFinal(const AuditInput &input);

} // namespace mxw::audit

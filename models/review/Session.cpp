// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Session.h"

#include "models/review/Claims.h"
#include "models/review/Decision.h"
#include "models/review/FamilyEvidence.h"

#include <QFile>
#include <QJsonDocument>
#include <QUuid>

#include <algorithm>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace mxw::review {

namespace {

Result<checks::Analysis> readAnalysis(const Journal &journal, const QString &digest)
{
    const auto bytes = journal.blob(digest);
    if (!bytes)
        return std::unexpected(bytes.error());
    return checks::Analysis::fromJson(QJsonDocument::fromJson(*bytes).object());
}

Result<Event> recordIn(Journal &journal, const PackedScan &scan, const QString &actor)
{
    if (auto done = journal.putBlobs(scan.blobs); !done)
        return std::unexpected(std::move(done.error()));
    return journal.append(ScanRecorded{scan.record, scan.files}, actor);
}

/// Of the last scan, which nothing can undo.
QString lastAnalysis(const std::vector<Event> &events)
{
    for (auto event = events.rbegin(); event != events.rend(); ++event) {
        if (const auto *scan = std::get_if<ScanRecorded>(&event->payload))
            return scan->analysis;
    }
    return {};
}

Error noScan(const QString &path)
{
    return {Error::Kind::Invalid,
            Session::tr("The session %1 records no scan, so there is nothing to review in it.").arg(path),
            Session::tr("Start a new review."),
            {}};
}

/// Whether it may take evidence away, or bring back a claim.
bool touchesClaims(const EventPayload &payload, const std::vector<Event> &events)
{
    const EventPayload *at = &payload;
    qint64 before = std::numeric_limits<qint64>::max(); // what is taken back stands further up, always
    while (const auto *undone = std::get_if<Undone>(at)) {
        const auto found = std::ranges::lower_bound(events, undone->seq, {}, &Event::seq);
        if (found == events.end() || found->seq >= before)
            return false;
        before = found->seq;
        at = &found->payload;
    }
    return std::holds_alternative<EvidenceAttached>(*at) || std::holds_alternative<EvidenceDetached>(*at) ||
           std::holds_alternative<FindingJudged>(*at) || std::holds_alternative<MatrixClassified>(*at);
}

} // namespace

Session::Session(Journal journal, std::shared_ptr<const checks::Analysis> analysis)
    : m_path(journal.path()), m_journal(std::move(journal)), m_analysis(std::move(analysis)),
      m_state(m_timeline.at(m_journal.events(), m_journal.events().size()))
{
}

Result<Session> Session::create(const QString &path, const PackedScan &scan, const QString &actor)
{
    auto journal = Journal::create(path);
    if (!journal)
        return std::unexpected(std::move(journal.error()));
    if (auto recorded = recordIn(*journal, scan, actor); !recorded) {
        // Only what was made here: Journal::create() fails when the file exists.
        {
            const Journal closed = std::move(*journal);
        }
        QFile::remove(path);
        return std::unexpected(std::move(recorded.error()));
    }
    return Session(std::move(*journal), scan.analysis);
}

Result<Session> Session::create(const QString &path, const checks::Analysis &analysis, const QString &actor)
{
    const auto scan = PackedScan::of(std::make_shared<const checks::Analysis>(analysis));
    return scan ? create(path, *scan, actor) : std::unexpected(scan.error());
}

Result<Session> Session::open(const QString &path)
{
    auto journal = Journal::open(path);
    if (!journal)
        return std::unexpected(std::move(journal.error()));
    const QString digest = lastAnalysis(journal->events());
    if (digest.isEmpty())
        return std::unexpected(noScan(path));
    auto analysis = readAnalysis(*journal, digest);
    if (!analysis) {
        Error error = std::move(analysis.error());
        error.what = tr("The scan recorded in the session %1 cannot be read. %2").arg(path, error.what);
        return std::unexpected(std::move(error));
    }
    return Session(std::move(*journal), std::make_shared<const checks::Analysis>(std::move(*analysis)));
}

Result<Session> Session::open(const QString &path, const PackedScan &scan)
{
    auto journal = Journal::open(path);
    if (!journal)
        return std::unexpected(std::move(journal.error()));
    if (lastAnalysis(journal->events()) != scan.record)
        return open(path);
    return Session(std::move(*journal), scan.analysis);
}

ReviewState Session::stateAt(qint64 seq) const
{
    const qint64 last = static_cast<qint64>(events().size());
    return m_timeline.at(events(), static_cast<std::size_t>(std::clamp<qint64>(seq, 0, last)));
}

Result<void> Session::recordScan(const PackedScan &scan, const QString &actor)
{
    const bool keepsMore = !scan.files.isEmpty() && scan.files != m_state.filesDigest();
    if (scan.record == m_state.analysisDigest() && !keepsMore)
        return {};
    if (auto done = m_journal.putBlobs(scan.blobs); !done)
        return done;
    if (auto done = append(ScanRecorded{scan.record, scan.files}, actor); !done)
        return done;
    m_analysis = scan.analysis;
    return {};
}

Result<void> Session::recordScan(const checks::Analysis &analysis, const QString &actor)
{
    const auto scan = PackedScan::of(std::make_shared<const checks::Analysis>(analysis));
    return scan ? recordScan(*scan, actor) : std::unexpected(scan.error());
}

Result<void> Session::decide(Decision decision, const QString &actor)
{
    const inventory::Entry *entry = m_analysis->entry(decision.entry);
    if (!entry)
        return fail(Error::Kind::NotFound, tr("This review has no entry %1.").arg(decision.entry));
    const auto possible = dispositionsFor(entry->domain);
    if (std::ranges::find(possible, decision.disposition) == possible.end())
        return fail(Error::Kind::Invalid,
                    tr("“%1” is not a decision for this kind of entry.").arg(displayName(decision.disposition)));
    const auto &current = m_state.entry(decision.entry).decision;
    if (current && current->decision == decision && current->actor == actor)
        return {};
    return append(DecisionMade{std::move(decision)}, actor);
}

Result<void> Session::writeNote(const QString &entry, const QString &text, const QString &actor)
{
    const auto &current = m_state.entry(entry).note;
    if ((current ? current->text : QString()) == text)
        return {};
    return append(NoteWritten{entry, text}, actor);
}

Result<void> Session::markChecklist(const QString &entry, const QString &item, bool done, const QString &actor)
{
    if (m_state.entry(entry).checklistDone.contains(item) == done)
        return {};
    return append(ChecklistMarked{entry, item, done}, actor);
}

Result<void> Session::suppress(const checks::Finding &finding, const QString &reason, const QString &actor)
{
    const QString why = reason.trimmed();
    if (why.isEmpty())
        return fail(Error::Kind::Invalid, tr("A finding is suppressed with a reason only."),
                    tr("Say why it does not count here."));
    const FindingSuppressed suppressed{finding.fingerprint(), finding.check, finding.file, finding.symbol, why};
    const auto current = m_state.suppressions().constFind(suppressed.fingerprint);
    if (current != m_state.suppressions().cend() && current->suppressed == suppressed)
        return {};
    return append(suppressed, actor);
}

Result<void> Session::unsuppress(const QString &fingerprint, const QString &actor)
{
    if (!m_state.suppressions().contains(fingerprint))
        return {};
    return append(FindingUnsuppressed{fingerprint}, actor);
}

Result<void> Session::judge(const FindingJudged &judgement, const QString &actor)
{
    const auto found = std::ranges::find(m_analysis->findings, judgement.fingerprint, &checks::Finding::fingerprint);
    if (found == m_analysis->findings.end())
        return fail(Error::Kind::NotFound, tr("This review has no such finding."));
    if (judgement.resolution && judgement.attribution != Attribution::TargetUpstreamDefect)
        return fail(Error::Kind::Invalid, tr("Only a defect that upstream shares is resolved this way."));
    const auto level = m_state.entry(found->entry).strongestEvidence();
    if (judgement.attribution && judgement.reproduced && (!level || *level < EvidenceLevel::Import)) {
        return fail(Error::Kind::Invalid, tr("“Reproduced” needs evidence that something was run."),
                    tr("Attach a validation run to the entry first, or call the finding suspected."));
    }
    const JudgementRecord *current = m_state.judgement(judgement.fingerprint);
    if (current ? current->judged == judgement && current->actor == actor : !judgement.attribution)
        return {};
    return append(judgement, actor);
}

Result<void> Session::consent(const validation::LauncherSpec &launcher, const QString &python, const QString &actor)
{
    if (m_state.hasConsent(launcher, python))
        return {};
    return append(ConsentGiven{machineName(launcher), python}, actor);
}

Result<validation::Run> Session::startRun(const validation::RunSpec &spec, const QString &actor)
{
    validation::Run run;
    run.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    run.number = m_state.runs().empty() ? 1 : m_state.runs().back().started.number + 1;
    run.spec = spec;
    if (auto done = append(RunStarted{run.id, run.number, spec}, actor); !done)
        return std::unexpected(std::move(done.error()));
    return run;
}

Result<void> Session::placeRun(const QString &id, const validation::RunHandle &handle, const QString &actor)
{
    return append(RunPlaced{id, handle}, actor);
}

Result<void> Session::endRun(const validation::Run &run, const std::vector<PackedBlob> &results, const QString &actor)
{
    RunEnded ended{
        run.id, run.state, run.started, run.ended, run.exitCode, run.trouble, validation::totalsOf(*run.record),
        {},     {}};
    for (const PackedBlob &part : results) {
        auto stored = m_journal.putBlob(part);
        if (!stored)
            return std::unexpected(std::move(stored.error()));
        ended.results << *stored;
    }
    if (!run.log.isEmpty()) {
        auto stored = m_journal.putBlob(run.log);
        if (!stored)
            return std::unexpected(std::move(stored.error()));
        ended.log = *stored;
    }
    return append(std::move(ended), actor);
}

Result<void> Session::attachEvidence(Evidence evidence, const QString &actor, const QByteArray &content)
{
    if (!m_analysis->entry(evidence.entry))
        return fail(Error::Kind::NotFound, tr("This review has no entry %1.").arg(evidence.entry));
    const bool isOfRun = evidence.kind == Evidence::Kind::Run || evidence.kind == Evidence::Kind::Case;
    const bool isOver = std::ranges::any_of(
        m_state.runs(), [&](const RunRecorded &run) { return run.started.id == evidence.run && run.ended; });
    if (isOfRun && !isOver)
        return fail(Error::Kind::NotFound, tr("The run is not over, so it is evidence of nothing yet."));
    if (!content.isEmpty()) {
        auto stored = m_journal.putBlob(content);
        if (!stored)
            return std::unexpected(std::move(stored.error()));
        evidence.content = *stored;
    }
    // The reader of the journal has the last word on what evidence may say.
    if (!Evidence::fromJson(evidence.toJson())) {
        return fail(Error::Kind::Invalid, evidence.level > ceilingOf(evidence.kind)
                                              ? tr("This evidence cannot show as much as it claims.")
                                              : tr("This evidence does not name what it rests on."));
    }
    const auto &attached = m_state.entry(evidence.entry).evidence;
    if (std::ranges::any_of(attached, [&](const EvidenceRecord &record) { return record.evidence == evidence; }))
        return {};
    return append(EvidenceAttached{std::move(evidence)}, actor);
}

Result<void> Session::detachEvidence(qint64 attached, const QString &actor)
{
    return appendTakingBack(EvidenceDetached{attached}, actor);
}

Result<void> Session::setCounterpart(const QString &file, const QString &upstreamFile, const QString &actor)
{
    if (m_state.counterparts().value(file) == upstreamFile)
        return {};
    return append(CounterpartSet{file, upstreamFile}, actor);
}

Result<void> Session::classifyRow(const MatrixClassified &row, const QString &actor)
{
    const auto &matrices = m_analysis->models.matrices;
    const auto matrix = std::ranges::find(matrices, row.family, &inventory::DifferenceMatrix::family);
    if (matrix == matrices.end() || !inventory::contractFromString(row.contract))
        return fail(Error::Kind::NotFound, tr("This review has no such row of a difference matrix."));
    const auto possible = dispositionsFor(inventory::Domain::Model);
    if (std::ranges::find(possible, row.disposition) == possible.end())
        return fail(Error::Kind::Invalid,
                    tr("“%1” is not a decision for this kind of entry.").arg(displayName(row.disposition)));
    if (row.level > strongestEvidence(*matrix, *m_analysis, m_state)) {
        return fail(Error::Kind::Invalid,
                    tr("No entry of the family has evidence of the level “%1”.").arg(toString(row.level)),
                    tr("Attach the evidence to the entry first, or record the row at the level that is shown."));
    }
    const MatrixRecord *current = m_state.matrixRow(row.family, row.contract);
    if (current && current->row == row && current->actor == actor)
        return {};
    return append(row, actor);
}

Result<void> Session::attachConfig(const QString &name, const QByteArray &json, const QString &actor)
{
    if (auto parsed = inventory::CheckpointConfig::parse(name, json); !parsed)
        return std::unexpected(std::move(parsed.error()));
    const ConfigAttached config{name, json};
    if (std::ranges::find(m_state.configs(), config) != m_state.configs().end())
        return {};
    return append(config, actor);
}

Result<void> Session::undo(const QString &actor)
{
    const auto seq = m_state.undoable();
    if (!seq)
        return fail(Error::Kind::Invalid, tr("There is nothing to undo."));
    return appendTakingBack(Undone{*seq}, actor);
}

Result<void> Session::redo(const QString &actor)
{
    const auto seq = m_state.redoable();
    if (!seq)
        return fail(Error::Kind::Invalid, tr("There is nothing to redo."));
    return appendTakingBack(Undone{*seq}, actor);
}

/// For events that may take evidence away: what is claimed must still be borne by what is left.
Result<void> Session::appendTakingBack(EventPayload payload, const QString &actor)
{
    if (!touchesClaims(payload, m_journal.events()))
        return append(std::move(payload), actor);
    std::vector<Event> events = m_journal.events();
    events.push_back({events.empty() ? 1 : events.back().seq + 1, {}, actor, payload, {}, {}});
    const QStringList before = unborneClaims(*m_analysis, m_state);
    StateTimeline trial = m_timeline; // of events that there may never be
    for (const QString &claim : unborneClaims(*m_analysis, trial.at(events, events.size()))) {
        if (!before.contains(claim)) {
            return fail(Error::Kind::Invalid, tr("Something rests on this evidence: %1.").arg(claim),
                        tr("Say less there first, or attach other evidence that shows it."));
        }
    }
    return append(std::move(payload), actor);
}

Result<void> Session::append(EventPayload payload, const QString &actor)
{
    const auto event = m_journal.append(std::move(payload), actor);
    if (!event)
        return std::unexpected(event.error());
    m_timeline.grow(m_state, m_journal.events());
    return {};
}

} // namespace mxw::review

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/AuditInput.h"

#include <QDateTime>
#include <QTimeZone>

#include <vector>

namespace mxw::tests {

/// A review with a bit of everything, whose every text is `text`: what a repository or a reviewer may have written.
class RecordFixture
{
public:
    explicit RecordFixture(const QString &text) : m_text(text)
    {
        fillAnalysis();
        fillEvents();
        state = review::ReviewState::fold(events);
        rereview.findings.push_back(
            {analysis.findings[0], review::Fate::StillPresent, text, analysis.findings[0].fingerprint()});
        checks::Finding gone = analysis.findings[1];
        gone.file = text + QStringLiteral("gone");
        rereview.findings.push_back({gone, review::Fate::Masked, text, {}});
        review::DecisionRecord decided;
        decided.decision.entry = analysis.entries[0].id;
        decided.decision.reason = text;
        decided.actor = text;
        rereview.decisions.push_back({decided, review::DecisionFate::Kind::Stale, text});
    }

    audit::AuditInput input(bool final = false) const
    {
        return {.analysis = analysis,
                .state = state,
                .events = events,
                .sessionFile = m_text,
                .rereview = &rereview,
                .content = [this](const QString &) { return m_text.toUtf8(); },
                .final = final};
    }

    checks::Analysis analysis;
    std::vector<review::Event> events;
    review::ReviewState state;
    review::Rereview rereview;

private:
    void fillAnalysis()
    {
        analysis.setup.upstreamPath = analysis.setup.pluginPath = analysis.setup.subject = m_text;
        analysis.setup.base = {m_text, QStringLiteral("b1"), {}, m_text, m_text};
        analysis.setup.target = {m_text, QStringLiteral("t1"), {}, m_text, m_text};
        inventory::Entry entry;
        entry.id = QStringLiteral("patch:") + m_text;
        entry.file = QStringLiteral("px/") + m_text;
        entry.symbol = entry.targetModule = entry.condition = m_text;
        entry.activation = {m_text};
        entry.atTarget = inventory::Place{m_text, 3, 4, m_text, m_text, m_text};
        inventory::Entry commit;
        commit.id = QStringLiteral("commit:") + m_text;
        commit.domain = inventory::Domain::Commit;
        commit.key = commit.symbol = m_text;
        inventory::Entry model;
        model.id = QStringLiteral("model:") + m_text;
        model.domain = inventory::Domain::Model;
        model.kind = model.file = model.symbol = m_text;
        analysis.entries = {entry, commit, model};
        checks::Finding finding;
        finding.check = m_text;
        finding.severity = checks::Severity::Error;
        finding.entry = entry.id;
        finding.file = finding.symbol = finding.message = finding.consequence = finding.upstreamFile = m_text;
        finding.movedTo = finding.commit = finding.commitSummary = m_text;
        finding.details = {m_text};
        checks::Finding other = finding;
        other.entry.clear();
        other.symbol += QStringLiteral("other");
        analysis.findings = {finding, other};
        analysis.infrastructure = {{m_text, inventory::Infrastructure::Kind::Helper, inventory::Reached::Never}};
        analysis.instructionFiles = analysis.notes = {m_text};
        inventory::Counterpart counterpart;
        counterpart.file = counterpart.atBase = m_text;
        counterpart.atTarget = m_text + QStringLiteral("2");
        counterpart.copy = true;
        counterpart.architectures = {m_text};
        analysis.models.counterparts = {counterpart};
        inventory::DifferenceMatrix matrix{m_text, {m_text}, {m_text}, {}};
        matrix.rows.push_back({inventory::Contract::Weights, {{m_text, m_text, m_text, 1}}, {}});
        analysis.models.matrices = {matrix};
        inventory::CheckpointConfig config;
        config.name = config.modelType = config.family = config.backboneField = m_text;
        config.architectures = QStringList{m_text};
        config.backboneLayers = 3;
        config.arrays = {{m_text, 3, m_text}};
        analysis.models.configs = {config};
        checks::CommitFile touched;
        touched.path = m_text;
        touched.localFiles = touched.definitions = {m_text};
        analysis.models.commits = {{m_text, m_text, m_text, m_text, false, {touched}, {}}};
    }

    void add(review::EventPayload payload)
    {
        const auto seq = qint64(events.size()) + 1;
        const QDateTime time(QDate(2026, 2, 3), QTime(9, int(seq)), QTimeZone::UTC);
        events.push_back({seq, time, m_text, std::move(payload), {}, QByteArray(32, char(seq))});
    }

    void fillEvents()
    {
        const QString entry = analysis.entries[0].id;
        add(review::ScanRecorded{m_text});
        review::Decision decision;
        decision.entry = entry;
        decision.disposition = review::Disposition::Update;
        decision.reason = decision.removalCondition = m_text;
        decision.origin =
            review::DecisionOrigin{review::DecisionOrigin::How::Carried, m_text, m_text, 3, m_text, m_text};
        add(review::DecisionMade{decision});
        add(review::NoteWritten{entry, m_text});
        validation::RunSpec spec;
        spec.python = spec.workingFolder = spec.subject = m_text;
        spec.suite = spec.workarounds = {m_text};
        add(review::RunStarted{m_text, 1, spec});
        review::RunEnded ended;
        ended.id = m_text;
        ended.trouble = m_text;
        ended.totals.devices = ended.totals.interpreters = {m_text};
        ended.results = {m_text};
        add(ended);
        for (const auto kind :
             {review::Evidence::Kind::Run, review::Evidence::Kind::Hunk, review::Evidence::Kind::Commit,
              review::Evidence::Kind::Chain, review::Evidence::Kind::File, review::Evidence::Kind::Note}) {
            review::Evidence evidence;
            evidence.entry = entry;
            evidence.kind = kind;
            evidence.run = evidence.node = evidence.summary = evidence.device = evidence.untested = m_text;
            evidence.reference = evidence.file = evidence.content = m_text;
            evidence.line = 2;
            evidence.endLine = 5;
            add(review::EvidenceAttached{evidence});
        }
        const auto &[mine, other] = std::tie(analysis.findings[0], analysis.findings[1]);
        review::FindingJudged judged;
        judged.fingerprint = mine.fingerprint();
        judged.check = judged.file = judged.text = m_text;
        judged.attribution = review::Attribution::TargetUpstreamDefect;
        judged.resolution = review::Resolution::FixedLocally;
        add(judged);
        add(review::FindingSuppressed{other.fingerprint(), m_text, m_text, m_text, m_text});
        add(review::MatrixClassified{
            m_text, QStringLiteral("weights"), review::Disposition::Intentional, m_text, m_text, m_text, {}, m_text});
        add(review::PriorAttached{m_text, m_text, m_text, m_text});
        review::Drift drift;
        drift.recorded = drift.now = m_text;
        drift.files = {m_text};
        drift.entries = {entry};
        add(review::DriftChecked{{drift}});
    }

    const QString m_text;
};

} // namespace mxw::tests

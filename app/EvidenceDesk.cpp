// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/EvidenceDesk.h"

#include "app/FileDialogs.h"
#include "app/MessageBoxes.h"
#include "app/ValidationTab.h"
#include "models/items/ChainWords.h"
#include "models/items/InventoryTree.h"
#include "models/items/ReviewWords.h"
#include "models/items/Words.h"
#include "widgets/ChainOutline.h"
#include "widgets/ChainPane.h"
#include "widgets/ChainView.h"
#include "widgets/CommitsPane.h"
#include "widgets/DiffView.h"
#include "widgets/ValidationPane.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTabWidget>

#include <algorithm>

namespace mxw::app {

using namespace Qt::StringLiterals;
using review::Evidence;
using widgets::EvidenceChoice;

namespace {

/// A log of a test run has some; more is nothing that anybody reads.
constexpr qint64 MaximalFile = 8 * 1024 * 1024;
constexpr auto Arrow = " -> "_L1;

bool isKnown(const dispatch::ChainEdge &edge)
{
    return edge.certainty == dispatch::Certainty::Static || edge.certainty == dispatch::Certainty::Confirmed;
}

Evidence hopEvidence(Evidence evidence, const dispatch::ChainGraph &graph, const dispatch::ChainEdge &edge)
{
    const dispatch::ChainNode &from = graph.nodes[size_t(edge.from)];
    const dispatch::ChainNode &to = graph.nodes[size_t(edge.to)];
    evidence.reference = from.id + Arrow + to.id;
    evidence.summary = from.title + u' ' + items::edgeText(graph, edge);
    evidence.level = edge.certainty == dispatch::Certainty::Confirmed ? EvidenceLevel::Import : EvidenceLevel::Source;
    evidence.file = edge.file;
    evidence.line = edge.line;
    evidence.endLine = edge.line;
    evidence.side = edge.upstream ? Evidence::Side::Target : Evidence::Side::Plugin;
    return evidence;
}

} // namespace

EvidenceDesk::EvidenceDesk(ReviewController &controller, const Views &views, QWidget *window)
    : QObject(window), m_controller(controller), m_views(views), m_window(window)
{
}

void EvidenceDesk::setEntry(const QString &id)
{
    const auto analysis = m_controller.analysis();
    const inventory::Entry *entry = analysis ? analysis->entry(id) : nullptr;
    if (entry && entry->domain != inventory::Domain::Commit)
        m_lastOther = id;
}

// Attaching

void EvidenceDesk::attach()
{
    if (!isOpen())
        return;
    const QWidget *focus = QApplication::focusWidget();
    // A run in sight is meant where the comparison points at nothing.
    const bool isRunMeant = m_views.tabs->currentWidget() == m_views.diff && !m_views.diff->excerpt() &&
                            m_views.validation->isVisible() && !m_views.validation->currentRun().isEmpty();
    if (isRunMeant || (focus && m_views.validation->isAncestorOf(focus)))
        m_views.validationTab->attachEvidence();
    else if (m_views.tabs->currentWidget() == m_views.commits)
        attachCommit();
    else if (m_views.tabs->currentWidget() == m_views.chain)
        attachHop();
    else if (m_views.tabs->currentWidget() == m_views.diff)
        attachLines();
    else
        Q_EMIT told(tr("Select lines, a commit, a hop of the chain or a run first: that is what is attached."));
}

void EvidenceDesk::attachLines()
{
    const inventory::Entry *entry = currentEntry();
    if (!entry)
        return;
    const auto excerpt = m_views.diff->excerpt();
    const auto &shown = m_controller.shownPair();
    if (!excerpt || !shown) {
        Q_EMIT told(tr("Select lines in the comparison, or go to a difference: that is what is attached."));
        return;
    }
    const ShownCode &code = excerpt->side == widgets::DiffSide::Left ? shown->left : shown->right;
    Evidence evidence = evidenceOf(code.commit.isEmpty() ? Evidence::Kind::Hunk : Evidence::Kind::Commit);
    evidence.file = code.file;
    evidence.side = code.side;
    evidence.line = excerpt->line;
    evidence.endLine = excerpt->endLine;
    evidence.reference = code.commit;
    if (!code.commit.isEmpty()) {
        const auto analysis = m_controller.analysis();
        const checks::CommitRecord *commit = analysis->models.commit(QString(u"commit:"_s + code.commit));
        evidence.summary = tr("%1 in %2").arg(commit ? commit->summary : QString(), code.file);
    }
    ask({{.evidence = evidence, .entryName = items::shortName(*entry), .content = excerpt->text}});
}

void EvidenceDesk::attachCommit()
{
    const auto analysis = m_controller.analysis();
    const QStringList selected = m_views.commits->selectedEntries();
    const checks::CommitRecord *commit = selected.isEmpty() ? nullptr : analysis->models.commit(selected.first());
    if (!commit) {
        Q_EMIT told(tr("Select a commit first: that is what is attached."));
        return;
    }
    QStringList ids;
    for (const checks::CommitFile &file : commit->files)
        ids += file.entries;
    ids.removeDuplicates();
    // The entry that was looked at comes first, then the others that the commit touches, then its own.
    if (ids.removeAll(m_lastOther) > 0)
        ids.prepend(m_lastOther);
    ids << commit->entryId();
    std::vector<EvidenceChoice> choices;
    for (const QString &id : ids) {
        const inventory::Entry *entry = analysis->entry(id);
        if (!entry)
            continue;
        Evidence evidence = evidenceOf(Evidence::Kind::Commit);
        evidence.entry = id;
        evidence.reference = commit->commit;
        evidence.summary = commit->summary;
        const QString name = items::shortName(*entry);
        choices.push_back({.evidence = evidence,
                           .entryName = name,
                           .label = id == commit->entryId() ? tr("The commit's own entry")
                                                            : items::singularText(entry->domain) + u": "_s + name});
    }
    ask(std::move(choices));
}

void EvidenceDesk::attachHop()
{
    const inventory::Entry *entry = currentEntry();
    const auto graph = m_views.chain->graph();
    if (!entry || !graph)
        return;
    const int picked = m_views.chain->outline()->currentEdge();
    const int node = graph->indexOf(m_views.chain->view()->currentKey());
    std::vector<EvidenceChoice> choices;
    const auto add = [&](const dispatch::ChainEdge &edge) {
        const Evidence evidence = hopEvidence(evidenceOf(Evidence::Kind::Chain), *graph, edge);
        choices.push_back({.evidence = evidence, .entryName = items::shortName(*entry), .label = evidence.summary});
    };
    if (picked >= 0) {
        const dispatch::ChainEdge &edge = graph->edges[size_t(picked)];
        if (!isKnown(edge)) {
            Q_EMIT told(tr("This hop is no evidence: %1").arg(edge.reason));
            return;
        }
        add(edge);
    } else if (node >= 0) {
        for (const bool into : {true, false}) {
            for (const dispatch::ChainEdge &edge : graph->edges) {
                if ((into ? edge.to : edge.from) == node && isKnown(edge))
                    add(edge);
            }
        }
        const dispatch::ChainNode &place = graph->nodes[size_t(node)];
        Evidence evidence = evidenceOf(Evidence::Kind::Chain);
        evidence.reference = place.id;
        evidence.summary = place.title;
        choices.push_back({.evidence = evidence,
                           .entryName = items::shortName(*entry),
                           .label = tr("Only the place: %1").arg(place.title)});
    } else {
        Q_EMIT told(tr("Select a node or a hop of the chain first: that is what is attached."));
        return;
    }
    ask(std::move(choices));
}

void EvidenceDesk::chooseFile()
{
    if (isOpen() && currentEntry())
        askForFile(m_window, tr("Attach file as evidence"), tr("All files (*)"),
                   [this](const QString &file) { attachFile(file); });
}

void EvidenceDesk::attachFile(const QString &path)
{
    const inventory::Entry *entry = isOpen() ? currentEntry() : nullptr;
    if (!entry)
        return;
    QFile file(path);
    const QString shown = QDir::toNativeSeparators(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) {
        showError(m_window, {Error::Kind::Io, tr("The file %1 cannot be read.").arg(shown), {}, file.errorString()});
        return;
    }
    const QByteArray content = file.read(MaximalFile + 1);
    if (content.size() > MaximalFile) {
        showError(m_window, {Error::Kind::Unsupported,
                             tr("The file %1 is larger than 8 MB.").arg(shown),
                             tr("Attach the part of it that matters."),
                             {}});
        return;
    }
    if (content.isEmpty()) {
        showError(m_window, {Error::Kind::Invalid, tr("The file %1 is empty.").arg(shown), {}, {}});
        return;
    }
    Evidence evidence = evidenceOf(Evidence::Kind::File);
    evidence.reference = QFileInfo(path).fileName();
    ask({{.evidence = evidence, .entryName = items::shortName(*entry), .content = content}});
}

void EvidenceDesk::attachNote()
{
    const inventory::Entry *entry = isOpen() ? currentEntry() : nullptr;
    if (entry)
        ask({{.evidence = evidenceOf(Evidence::Kind::Note), .entryName = items::shortName(*entry)}});
}

void EvidenceDesk::amend(qint64 attached)
{
    const inventory::Entry *entry = isOpen() ? currentEntry() : nullptr;
    if (!entry)
        return;
    const auto &records = m_controller.state().entry(entry->id).evidence;
    const auto found = std::ranges::find(records, attached, &review::EvidenceRecord::seq);
    if (found == records.end())
        return;
    const Evidence before = found->evidence;
    std::vector<EvidenceChoice> choices{{.evidence = before, .entryName = items::shortName(*entry)}};
    auto *dialog = new widgets::EvidenceDialog(std::move(choices), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setActionText(tr("Record"));
    connect(dialog, &QDialog::accepted, this, [this, dialog, before, attached] {
        const Evidence now = dialog->evidence();
        if (now == before)
            return;
        const auto amended = m_controller.record([&](review::Session &session, const QString &actor) {
            // First the new one: evidence is never missing in between.
            auto done = session.attachEvidence(now, actor);
            return done ? session.detachEvidence(attached, actor) : done;
        });
        if (!amended)
            showError(m_window, amended.error());
    });
    dialog->open();
}

void EvidenceDesk::ask(std::vector<EvidenceChoice> choices)
{
    if (choices.empty())
        return;
    auto *dialog = new widgets::EvidenceDialog(std::move(choices), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { record(dialog->evidence(), dialog->content()); });
    dialog->open();
}

void EvidenceDesk::record(const Evidence &evidence, const QByteArray &content)
{
    const auto done = m_controller.record([&](review::Session &session, const QString &actor) {
        return session.attachEvidence(evidence, actor, content);
    });
    if (!done) {
        showError(m_window, done.error());
        return;
    }
    const inventory::Entry *entry = m_controller.analysis()->entry(evidence.entry);
    Q_EMIT told(tr("Attached to %1.").arg(entry ? items::shortName(*entry) : evidence.entry));
}

const inventory::Entry *EvidenceDesk::currentEntry()
{
    const auto analysis = m_controller.analysis();
    const inventory::Entry *entry = analysis ? analysis->entry(m_controller.currentEntry()) : nullptr;
    if (!entry)
        Q_EMIT told(tr("Select the entry that this is evidence for in the inventory first."));
    return entry;
}

Evidence EvidenceDesk::evidenceOf(Evidence::Kind kind) const
{
    Evidence evidence;
    evidence.entry = m_controller.currentEntry();
    evidence.kind = kind;
    return evidence;
}

// Going there

void EvidenceDesk::remedy(review::Remedy remedy)
{
    const inventory::Entry *entry = currentEntry();
    if (!entry)
        return;
    switch (remedy) {
    case review::Remedy::AttachEvidence:
        attach();
        return;
    case review::Remedy::StateUntested: {
        const review::EntryState &state = m_controller.state().entry(entry->id);
        const auto strongest = state.strongestEvidence();
        const auto found = std::ranges::find_if(
            state.evidence, [&](const review::EvidenceRecord &record) { return record.evidence.level == strongest; });
        if (found != state.evidence.end())
            amend(found->seq);
        return;
    }
    case review::Remedy::ClassifyMatrix:
        m_views.tabs->setCurrentWidget(m_views.matrix);
        return;
    case review::Remedy::DisposeCommits:
        m_views.tabs->setCurrentWidget(m_views.commits);
        return;
    default:
        return;
    }
}

void EvidenceDesk::show(const Evidence &evidence)
{
    switch (evidence.kind) {
    case Evidence::Kind::Hunk:
        m_controller.showCode(evidence.side != Evidence::Side::Plugin, evidence.file, evidence.line,
                              evidence.side == Evidence::Side::Base);
        m_views.tabs->setCurrentWidget(m_views.diff);
        m_views.diff->setFocus();
        return;
    case Evidence::Kind::Commit:
        m_views.tabs->setCurrentWidget(m_views.commits);
        Q_EMIT entryWanted(u"commit:"_s + evidence.reference);
        return;
    case Evidence::Kind::Chain:
        showChain(evidence.reference);
        return;
    case Evidence::Kind::File:
        showContent(evidence);
        return;
    default:
        return;
    }
}

void EvidenceDesk::showChain(const QString &reference)
{
    m_views.tabs->setCurrentWidget(m_views.chain);
    const QString node = reference.section(Arrow, 0, 0);
    const auto isThere = [this, node] {
        const auto graph = m_views.chain->graph();
        return graph && graph->indexOf(node) >= 0;
    };
    if (isThere())
        m_views.chain->view()->setCurrent(node);
    else // it is being followed
        connect(
            m_views.chain, &widgets::ChainPane::pictureChanged, this,
            [this, node, isThere] {
                if (isThere())
                    m_views.chain->view()->setCurrent(node);
            },
            Qt::SingleShotConnection);
}

void EvidenceDesk::showContent(const Evidence &evidence)
{
    const review::Session *session = m_controller.session();
    if (!session || evidence.content.isEmpty())
        return;
    const auto content = session->journal().blob(evidence.content);
    if (!content) {
        showError(m_window, content.error());
        return;
    }
    const QString title = items::evidencePlaceText(evidence);
    if (content->contains('\0'))
        showInformation(m_window, title, tr("%n byte(s) that are not text.", nullptr, int(content->size())));
    else
        showText(m_window, title, QString::fromUtf8(*content));
}

} // namespace mxw::app

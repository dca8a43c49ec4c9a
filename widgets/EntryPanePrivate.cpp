// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the pane is laid out, and what its parts show and do.
#include "widgets/EntryPanePrivate.h"

#include "models/items/InventoryTree.h"
#include "models/items/Words.h"
#include "widgets/Chip.h"
#include "widgets/FindingCard.h"
#include "widgets/FlowLayout.h"

#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

void EntryPane::Private::setupUi()
{
    auto *layout = new QVBoxLayout(q);
    layout->setContentsMargins(0, 0, 0, 0);
    pages = new QStackedWidget(q);
    layout->addWidget(pages);
    message = new MessagePane(pages);
    scroll = new QScrollArea(pages);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    pages->addWidget(message);
    pages->addWidget(scroll);

    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    setupHead(column);
    setupSections(column);
    column->addStretch(1);
    scroll->setWidget(content);
}

void EntryPane::Private::setupHead(QVBoxLayout *column)
{
    auto *head = new QWidget;
    auto *layout = new QVBoxLayout(head);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    readOnlyWords = new WrapText(head);
    readOnlyWords->setColor(Theme::Token::Warn);
    readOnlyWords->hide();
    heading = new WrapText(head);
    heading->setWeight(QFont::DemiBold);
    heading->setScale(1.25);
    chips = new QWidget(head);
    chips->setLayout(new FlowLayout(4));
    layout->addWidget(readOnlyWords);
    layout->addWidget(heading);
    layout->addWidget(chips);
    column->addWidget(head);
}

void EntryPane::Private::setupSections(QVBoxLayout *column)
{
    const auto add = [&](const QString &title, QWidget *widget) {
        auto *section = new Section(title);
        section->content()->addWidget(widget);
        column->addWidget(section);
        return section;
    };
    facts = new FactsView;
    add(tr("Facts"), facts);
    findings = new FindingList;
    findingSection = add(tr("Findings"), findings);
    checklist = new ChecklistView;
    checklistSection = add(tr("Checklist"), checklist);
    gate = new GateView;
    checklistSection->content()->addWidget(gate);
    decision = new DecisionEditor;
    prior = new PriorDecisionCard;
    add(tr("Decision"), decision)->content()->insertWidget(0, prior);
    evidence = new EvidenceList;
    evidenceSection = add(tr("Evidence"), evidence);
    note = new GrowingEdit(3);
    note->setPlaceholderText(tr("Anything worth keeping; it never changes the decision"));
    note->setAccessibleName(tr("Note"));
    noteRecord = new WrapText;
    noteRecord->setColor(Theme::Token::Muted);
    add(tr("Note"), note)->content()->addWidget(noteRecord);
}

void EntryPane::Private::connectAll()
{
    QObject::connect(facts, &FactsView::changeRequested, q, [this] { Q_EMIT q->counterpartRequested(id); });
    QObject::connect(findings, &FindingList::activated, q, [this](int index) { activateFinding(index); });
    QObject::connect(findings, &FindingList::explainRequested, q, &EntryPane::explainRequested);
    QObject::connect(findings, &FindingList::suppressRequested, q, &EntryPane::suppressRequested);
    QObject::connect(findings, &FindingList::unsuppressRequested, q, &EntryPane::unsuppressRequested);
    QObject::connect(checklist, &ChecklistView::toggled, q,
                     [this](const QString &item, bool done) { Q_EMIT q->checklistToggled(id, item, done); });
    QObject::connect(findings, &FindingList::judgeRequested, q, &EntryPane::judgeRequested);
    QObject::connect(gate, &GateView::remedyRequested, q, [this](const review::GateItem &item) { remedy(item); });
    QObject::connect(evidence, &EvidenceList::placeRequested, q, &EntryPane::evidencePlaceRequested);
    QObject::connect(evidence, &EvidenceList::contentRequested, q, &EntryPane::evidenceContentRequested);
    QObject::connect(evidence, &EvidenceList::amendRequested, q, &EntryPane::amendRequested);
    QObject::connect(evidence, &EvidenceList::runRequested, q, &EntryPane::runRequested);
    QObject::connect(evidence, &EvidenceList::detachRequested, q, &EntryPane::detachRequested);
    QObject::connect(decision, &DecisionEditor::chosen, q, [this](review::Disposition chosen) { choose(chosen); });
    QObject::connect(decision, &DecisionEditor::edited, q, [this] { fieldsEdited(); });
    QObject::connect(note, &GrowingEdit::textChanged, q, [this] {
        if (!showing)
            fieldsEdited();
    });
    QObject::connect(prior, &PriorDecisionCard::takeOverRequested, q, [this] { takeOver(); });
    QObject::connect(decision, &DecisionEditor::left, q, [this] { q->commitEdits(); });
    QObject::connect(note, &GrowingEdit::left, q, [this] { q->commitEdits(); });
}

void EntryPane::Private::showEntry()
{
    const auto *shown = entry();
    if (!shown) {
        if (id.isEmpty())
            message->setMessage(tr("Nothing is selected"),
                                tr("Select an entry in the inventory to see what is known of it and to decide."));
        else
            message->setMessage(
                tr("Not in this analysis"),
                tr("The selected entry is not among those of the last scan. What was recorded for it is kept."));
        pages->setCurrentWidget(message);
        return;
    }
    heading->setWords(items::shortName(*shown));
    showChips(*shown);
    facts->setEntry(*shown, analysis->models);
    findings->setFindings(analysis->findingsOf(id));
    checklist->setDomain(shown->domain);
    decision->setDomain(shown->domain);
    showRecorded();
    orderTabs();
    pages->setCurrentWidget(scroll);
}

void EntryPane::Private::showChips(const inventory::Entry &entry)
{
    auto *layout = chips->layout();
    while (auto *item = layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    QStringList words{items::singularText(entry.domain), items::reachedText(entry.reached),
                      items::mechanismText(entry)};
    if (!entry.condition.isEmpty())
        words << tr("conditional");
    if (entry.external)
        words << tr("outside upstream");
    for (const auto &word : words) {
        auto *chip = new Chip(word, chips);
        layout->addWidget(chip);
        chip->show();
    }
}

void EntryPane::Private::showRecorded()
{
    const auto *shown = entry();
    if (!shown)
        return;
    const auto &recorded = state.entry(id);
    if (!readOnly && drafts.contains(id)) {
        auto &draft = drafts[id];
        draft.settle(recorded);
        if (draft.isEmpty())
            drafts.remove(id);
    }
    const auto draft = readOnly ? EntryDraft() : drafts.value(id);
    const bool stale =
        recorded.decision && state.isStale(id, *analysis, digests.value(id, recorded.decision->decision.digests));
    findings->setState(state);
    findingSection->setTitle(tr("Findings (%1)").arg(findings->openCount()));
    showing = true;
    checklist->setDone(recorded.checklistDone);
    checklistSection->setTitle(tr("Checklist (%1 of %2)").arg(checklist->doneCount()).arg(checklist->count()));
    decision->showState(recorded, draft, stale);
    gate->setGate(review::gateOf(*shown, *analysis, state),
                  recorded.decision ? displayName(recorded.decision->decision.disposition) : QString());
    const review::DecisionFate *fate = rereview ? rereview->decisionOf(id) : nullptr;
    // What was carried forward is the decision itself; nothing is left to say of the old one.
    const bool carried = fate && recorded.decision && recorded.decision->decision.origin &&
                         recorded.decision->decision.origin->how == review::DecisionOrigin::How::Carried;
    prior->setFate(fate && !carried ? std::optional(*fate) : std::nullopt);
    prior->setTakeable(!readOnly && !recorded.decision);
    evidence->setEvidence(recorded.evidence);
    evidenceSection->setTitle(evidence->count() == 0 ? tr("Evidence") : tr("Evidence (%1)").arg(evidence->count()));
    const auto text = draft.noteOver(recorded);
    if (note->toPlainText() != text)
        note->setPlainText(text);
    showing = false;
    const bool written = recorded.note && !recorded.note->text.isEmpty();
    noteRecord->setVisible(written);
    if (written)
        noteRecord->setWords(
            tr("Written %1 by %2.")
                .arg(recorded.note->time.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s), recorded.note->actor));
}

void EntryPane::Private::orderTabs()
{
    // Cards and boxes are made anew for an entry, and would come after the note otherwise.
    auto chain =
        findings->tabChain() + checklist->tabChain() + gate->tabChain() + decision->tabChain() + evidence->tabChain();
    chain << note;
    for (qsizetype i = 1; i < chain.size(); ++i)
        QWidget::setTabOrder(chain[i - 1], chain[i]);
}

void EntryPane::Private::fieldsEdited()
{
    if (readOnly || !entry())
        return;
    EntryDraft draft;
    draft.category = decision->category();
    draft.reason = decision->reason();
    draft.removalCondition = decision->removalCondition();
    draft.note = note->toPlainText();
    drafts[id] = draft;
    sentDecision.reset();
    sentNote.reset();
    showRecorded(); // lets go of what was not changed
}

void EntryPane::Private::choose(review::Disposition disposition)
{
    if (readOnly || !entry())
        return;
    auto chosen = drafts.value(id).decisionOver(state.entry(id));
    chosen.entry = id;
    chosen.disposition = disposition;
    sentDecision = chosen;
    Q_EMIT q->decisionRequested(chosen);
    decision->focusReason();
    scroll->ensureWidgetVisible(decision, 0, 12);
}

/// Does what a gate misses, or goes to where it is done.
void EntryPane::Private::remedy(const review::GateItem &item)
{
    switch (item.remedy) {
    case review::Remedy::Tick:
        for (const QString &tick : item.checklist) {
            if (!state.entry(id).checklistDone.contains(tick))
                Q_EMIT q->checklistToggled(id, tick, true);
        }
        return;
    case review::Remedy::GiveReason:
        decision->focusReason();
        scroll->ensureWidgetVisible(decision, 0, 12);
        return;
    case review::Remedy::GiveCondition:
        decision->focusRemovalCondition();
        scroll->ensureWidgetVisible(decision, 0, 12);
        return;
    case review::Remedy::AttributeFindings:
        judge(findings->firstUnjudgedError());
        return;
    default:
        Q_EMIT q->remedyRequested(item.remedy);
    }
}

void EntryPane::Private::judge(int index)
{
    if (index < 0 || readOnly)
        return;
    auto *card = findings->card(index);
    card->startJudgement();
    scroll->ensureWidgetVisible(card, 0, 12);
}

void EntryPane::Private::takeOver()
{
    if (readOnly || !entry())
        return;
    drafts.remove(id);
    const review::Decision taken = prior->decision();
    sentDecision = taken;
    Q_EMIT q->decisionRequested(taken);
}

void EntryPane::Private::activateFinding(int index)
{
    auto *card = findings->card(index);
    scroll->ensureWidgetVisible(card, 0, 12);
    const auto finding = card->finding(); // the receiver may make us show another entry
    Q_EMIT q->findingActivated(finding);
}

bool EntryPane::Private::stepFinding(int step)
{
    const int from = findings->current() < 0 && step < 0 ? findings->count() : findings->current();
    const int next = entry() ? findings->nextVisible(from, step) : -1;
    if (next < 0)
        return false;
    findings->activate(next);
    return true;
}

int EntryPane::Private::currentFinding() const
{
    if (!entry())
        return -1;
    const int next =
        findings->nextVisible(std::max(findings->current(), 0) - 1, 1); // itself, unless it is hidden by now
    return next >= 0 ? next : findings->nextVisible(findings->count(), -1);
}

} // namespace mxw::widgets

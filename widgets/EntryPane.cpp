// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/EntryPane.h"

#include "widgets/EntryPanePrivate.h"
#include "widgets/FindingCard.h"

#include <QScrollBar>

#include <algorithm>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

EntryPane::EntryPane(QWidget *parent) : QWidget(parent), d(std::make_unique<Private>(this))
{
    d->setupUi();
    d->connectAll();
    d->showEntry();
}

EntryPane::~EntryPane()
{
    // Fields tell when they lose the focus, also while the window is taken down.
    d->decision->disconnect(this);
    d->note->disconnect(this);
}

void EntryPane::setAnalysis(std::shared_ptr<const checks::Analysis> analysis)
{
    d->analysis = std::move(analysis);
    // Another review may have entries of the same ids: what was typed in this one is not theirs.
    if (!d->analysis)
        d->drafts.clear();
    d->showEntry();
}

void EntryPane::setEntry(const QString &id)
{
    if (id == d->id)
        return;
    commitEdits();
    d->id = id;
    d->sentDecision.reset();
    d->sentNote.reset();
    d->showEntry();
    d->scroll->verticalScrollBar()->setValue(0);
}

void EntryPane::setState(const review::ReviewState &state)
{
    d->state = state;
    d->sentDecision.reset();
    d->sentNote.reset();
    d->showRecorded();
}

void EntryPane::setDigests(const QHash<QString, review::ContentDigests> &digests)
{
    d->digests = digests;
    d->showRecorded();
}

void EntryPane::setRereview(std::shared_ptr<const review::Rereview> rereview)
{
    d->rereview = std::move(rereview);
    d->showRecorded();
}

void EntryPane::setReadOnly(bool readOnly, const QString &why)
{
    d->readOnly = readOnly;
    d->readOnlyWords->setWords(why.isEmpty() ? tr("Read only.") : tr("Read only: %1").arg(why));
    d->readOnlyWords->setVisible(readOnly);
    d->findings->setReadOnly(readOnly);
    d->checklist->setReadOnly(readOnly);
    d->gate->setReadOnly(readOnly);
    d->decision->setReadOnly(readOnly);
    d->evidence->setReadOnly(readOnly);
    d->note->setReadOnly(readOnly);
    d->showRecorded();
}

QString EntryPane::entry() const
{
    return d->id;
}

const checks::Finding *EntryPane::currentFinding() const
{
    const int index = d->currentFinding();
    return index < 0 ? nullptr : &d->findings->card(index)->finding();
}

void EntryPane::startSuppression()
{
    const int index = d->currentFinding();
    if (index < 0 || d->readOnly)
        return;
    auto *card = d->findings->card(index);
    card->startSuppression(card->suppressionDraft());
    d->scroll->ensureWidgetVisible(card, 0, 12);
}

void EntryPane::startJudgement()
{
    d->judge(d->currentFinding());
}

void EntryPane::choose(int number)
{
    const auto *entry = d->entry();
    if (!entry)
        return;
    const auto dispositions = review::dispositionsFor(entry->domain);
    if (number >= 1 && size_t(number) <= dispositions.size())
        d->choose(dispositions[size_t(number) - 1]);
}

void EntryPane::focusNote()
{
    if (d->entry()) {
        d->note->setFocus(Qt::ShortcutFocusReason);
        d->scroll->ensureWidgetVisible(d->note);
    }
}

bool EntryPane::selectNextFinding()
{
    return d->stepFinding(1);
}

bool EntryPane::selectPreviousFinding()
{
    return d->stepFinding(-1);
}

void EntryPane::commitEdits()
{
    if (d->readOnly || !d->drafts.contains(d->id) || !d->entry())
        return;
    const auto draft = d->drafts.value(d->id);
    const auto recorded = d->state.entry(d->id);
    const auto id = d->id;
    if (recorded.decision && draft.touchesDecision()) {
        const auto changed = draft.decisionOver(recorded);
        if (d->sentDecision != changed) {
            d->sentDecision = changed;
            Q_EMIT decisionRequested(changed);
        }
    }
    if (draft.note && d->sentNote != draft.note) {
        d->sentNote = draft.note;
        Q_EMIT noteEdited(id, *draft.note);
    }
}

} // namespace mxw::widgets

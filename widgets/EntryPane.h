// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/Gate.h"
#include "models/review/Rereview.h"
#include "models/review/ReviewState.h"

#include <QHash>
#include <QWidget>

#include <memory>

namespace mxw::widgets {

/// Right pane, top to bottom one story: what the entry is, what is known, what may be wrong, what must be looked at,
/// what was decided and why. Edits leave as signals; the pane shows a decision only when setState() brings it back.
class EntryPane : public QWidget
{
    Q_OBJECT
public:
    explicit EntryPane(QWidget *parent = nullptr);
    ~EntryPane() override;

    void setAnalysis(std::shared_ptr<const checks::Analysis> analysis);
    void setEntry(const QString &id); ///< empty: the pane says that nothing is selected
    void setState(const review::ReviewState &state);
    /// What the entries look like now: a decision made on other content is shown as such.
    void setDigests(const QHash<QString, review::ContentDigests> &digests);
    /// What an earlier review decided is shown where it is stale now; null for none.
    void setRereview(std::shared_ptr<const review::Rereview> rereview);
    void setReadOnly(bool readOnly, const QString &why = {});
    QString entry() const;
    /// The finding that was gone to last, else the first one of the entry; null when it has none.
    const checks::Finding *currentFinding() const;

public Q_SLOTS:
    /// Key 1…: takes the disposition in the domain's order, then puts the focus in the reason field.
    void choose(int number);
    void focusNote();
    /// Moves among this entry's findings; emits findingActivated. False at the end.
    bool selectNextFinding();
    bool selectPreviousFinding();
    /// Asks for the reason to suppress currentFinding(), in its card.
    void startSuppression();
    /// Asks what currentFinding() is held to be, in its card.
    void startJudgement();
    /// Emits what is typed but not sent yet (reason, removal condition, note). Call before leaving an entry or closing.
    void commitEdits();

Q_SIGNALS:
    /// `decision.digests` and `findings` are for the receiver to fill.
    void decisionRequested(const mxw::review::Decision &decision);
    void noteEdited(const QString &entry, const QString &text);
    void checklistToggled(const QString &entry, const QString &item, bool done);
    void findingActivated(const mxw::checks::Finding &finding);
    void explainRequested(const QString &check);
    void suppressRequested(const mxw::checks::Finding &finding, const QString &reason);
    void unsuppressRequested(const mxw::checks::Finding &finding);
    void counterpartRequested(const QString &entry);            ///< another upstream file for a mirrored one
    void runRequested(const QString &run, const QString &node); ///< that evidence rests on
    void detachRequested(qint64 attached);                      ///< evidence, by the event that attached it
    void evidencePlaceRequested(const mxw::review::Evidence &evidence);
    void evidenceContentRequested(const mxw::review::Evidence &evidence);
    void amendRequested(qint64 attached); ///< what that evidence does not show
    void judgeRequested(const mxw::review::FindingJudged &judgement);
    /// What a gate misses and what cannot be done in this pane.
    void remedyRequested(mxw::review::Remedy remedy);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace mxw::widgets

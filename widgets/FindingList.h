// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Finding.h"
#include "models/review/ReviewState.h"

#include <QHash>
#include <QWidget>

#include <vector>

class QToolButton;
class QVBoxLayout;

namespace mxw::widgets {

class FindingCard;
class WrapText;

/// The findings of one entry, one card each.
class FindingList : public QWidget
{
    Q_OBJECT
public:
    explicit FindingList(QWidget *parent = nullptr);

    void setFindings(const std::vector<const checks::Finding *> &findings);
    /// Those that are suppressed are hidden behind a button with their number.
    void setSuppressions(const review::Suppressions &suppressions);
    /// Suppressions, judgements, and what decisions answered.
    void setState(const review::ReviewState &state);
    void setReadOnly(bool readOnly);
    int openCount() const; ///< without the suppressed and answered ones
    /// The first error that counts and that nobody judged; -1 when there is none.
    int firstUnjudgedError() const;
    /// The next visible one after (or before) `index`; -1 when there is none.
    int nextVisible(int index, int step) const;
    int count() const { return int(m_cards.size()); }
    int current() const { return m_current; }
    FindingCard *card(int index) const { return m_cards[size_t(index)]; }
    /// Makes it the current one and tells.
    void activate(int index);
    /// Its controls, in the order of the Tab key.
    QList<QWidget *> tabChain() const;

Q_SIGNALS:
    void activated(int index);
    void explainRequested(const QString &check);
    void suppressRequested(const mxw::checks::Finding &finding, const QString &reason);
    void unsuppressRequested(const mxw::checks::Finding &finding);
    void judgeRequested(const mxw::review::FindingJudged &judgement);

private:
    FindingCard *makeCard(const checks::Finding &finding);
    bool isShown(const FindingCard *card) const;
    void showCards();

    QVBoxLayout *m_layout = nullptr;
    WrapText *m_none = nullptr;
    QToolButton *m_showSuppressed = nullptr;
    QHash<QString, QString> m_drafts; ///< reasons that were begun, by fingerprint: they outlive the cards
    bool m_readOnly = false;
    std::vector<FindingCard *> m_cards;
    int m_current = -1;
};

} // namespace mxw::widgets

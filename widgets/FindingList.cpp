// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/FindingList.h"

#include "widgets/FindingCard.h"
#include "widgets/WrapText.h"

#include <QApplication>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

FindingList::FindingList(QWidget *parent)
    : QWidget(parent), m_layout(new QVBoxLayout(this)), m_none(new WrapText(this)),
      m_showSuppressed(new QToolButton(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(8);
    m_none->setColor(Theme::Token::Muted);
    m_none->setWords(tr("No check found anything here. That is no proof that it still works."));
    m_layout->addWidget(m_none);
    m_showSuppressed->setObjectName(u"showSuppressed"_s);
    m_showSuppressed->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_showSuppressed->setAutoRaise(true);
    m_showSuppressed->setCheckable(true);
    m_showSuppressed->setFocusPolicy(Qt::StrongFocus);
    m_layout->addWidget(m_showSuppressed, 0, Qt::AlignLeft);
    connect(m_showSuppressed, &QToolButton::toggled, this, &FindingList::showCards);
    showCards();
}

void FindingList::setFindings(const std::vector<const checks::Finding *> &findings)
{
    for (const auto *card : m_cards) {
        const QString draft = card->suppressionDraft();
        if (draft.trimmed().isEmpty())
            m_drafts.remove(card->finding().fingerprint());
        else
            m_drafts.insert(card->finding().fingerprint(), draft);
    }
    qDeleteAll(m_cards);
    m_cards.clear();
    m_current = -1;
    m_none->setVisible(findings.empty());
    for (const auto *finding : findings)
        m_cards.push_back(makeCard(*finding));
    showCards();
}

FindingCard *FindingList::makeCard(const checks::Finding &finding)
{
    auto *card = new FindingCard(finding, this);
    const int index = int(m_cards.size());
    connect(card, &FindingCard::activated, this, [this, index] { activate(index); });
    connect(card, &FindingCard::explainRequested, this,
            [this, card] { Q_EMIT explainRequested(card->finding().check); });
    // The receiver may make us show another entry: it gets its own copy.
    connect(card, &FindingCard::suppressRequested, this, [this, card](const QString &reason) {
        const auto suppressed = card->finding();
        Q_EMIT suppressRequested(suppressed, reason);
    });
    connect(card, &FindingCard::unsuppressRequested, this, [this, card] {
        const auto suppressed = card->finding();
        Q_EMIT unsuppressRequested(suppressed);
    });
    connect(card, &FindingCard::judgeRequested, this, &FindingList::judgeRequested);
    card->setReadOnly(m_readOnly);
    m_layout->insertWidget(m_layout->count() - 1, card);
    if (const QString draft = m_drafts.value(finding.fingerprint()); !draft.isEmpty()) {
        QWidget *focus = QApplication::focusWidget();
        card->startSuppression(draft);
        if (focus)
            focus->setFocus();
    }
    return card;
}

void FindingList::setSuppressions(const review::Suppressions &suppressions)
{
    QWidget *focus = QApplication::focusWidget();
    bool focusGoes = false;
    for (auto *card : m_cards) {
        const auto found = suppressions.constFind(card->finding().fingerprint());
        const bool suppressed = found != suppressions.cend();
        focusGoes |= suppressed && !card->isSuppressed() && (card == focus || card->isAncestorOf(focus));
        card->setSuppression(suppressed ? std::optional(*found) : std::nullopt);
    }
    showCards();
    if (!focusGoes)
        return;
    const int next = nextVisible(-1, 1);
    QWidget *heir = next < 0 ? static_cast<QWidget *>(m_showSuppressed) : m_cards[size_t(next)];
    heir->setFocus(Qt::OtherFocusReason);
}

void FindingList::setState(const review::ReviewState &state)
{
    for (auto *card : m_cards) {
        const auto *record = state.judgement(card->finding().fingerprint());
        card->setJudgement(record ? std::optional(*record) : std::nullopt);
        card->setAnswered(state.isAnswered(card->finding()));
    }
    setSuppressions(state.suppressions());
}

int FindingList::firstUnjudgedError() const
{
    const auto found = std::ranges::find_if(m_cards, [](const FindingCard *card) {
        return card->finding().severity == checks::Severity::Error && card->isOpen() && !card->judgement();
    });
    return found == m_cards.end() ? -1 : int(found - m_cards.begin());
}

void FindingList::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    for (auto *card : m_cards)
        card->setReadOnly(readOnly);
}

bool FindingList::isShown(const FindingCard *card) const
{
    return !card->isSuppressed() || m_showSuppressed->isChecked();
}

void FindingList::showCards()
{
    for (auto *card : m_cards)
        card->setVisible(isShown(card));
    const int suppressed =
        int(std::ranges::count_if(m_cards, [](const FindingCard *card) { return card->isSuppressed(); }));
    m_showSuppressed->setVisible(suppressed > 0);
    m_showSuppressed->setArrowType(m_showSuppressed->isChecked() ? Qt::DownArrow : Qt::RightArrow);
    m_showSuppressed->setText(tr("%n suppressed", nullptr, suppressed));
    updateGeometry();
}

int FindingList::openCount() const
{
    return int(std::ranges::count_if(m_cards, [](const FindingCard *card) { return card->isOpen(); }));
}

int FindingList::nextVisible(int index, int step) const
{
    for (int i = index + step; i >= 0 && i < count(); i += step) {
        if (isShown(m_cards[size_t(i)]))
            return i;
    }
    return -1;
}

void FindingList::activate(int index)
{
    m_current = index;
    for (size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setCurrent(int(i) == index);
    Q_EMIT activated(index);
}

QList<QWidget *> FindingList::tabChain() const
{
    QList<QWidget *> chain;
    for (const auto *card : m_cards)
        chain << card->tabChain();
    chain << m_showSuppressed;
    return chain;
}

} // namespace mxw::widgets

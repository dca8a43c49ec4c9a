// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/FindingList.h"

#include "widgets/FindingCard.h"
#include "widgets/WrapText.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace mxw::widgets {

FindingList::FindingList(QWidget *parent) : QWidget(parent), m_layout(new QVBoxLayout(this)), m_none(new WrapText(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(8);
    m_none->setColor(Theme::Token::Muted);
    m_none->setWords(tr("No check found anything here. That is no proof that the patch still works."));
    m_layout->addWidget(m_none);
}

void FindingList::setFindings(const std::vector<const checks::Finding *> &findings)
{
    qDeleteAll(m_cards);
    m_cards.clear();
    m_current = -1;
    m_none->setVisible(findings.empty());
    for (const auto *finding : findings) {
        auto *card = new FindingCard(*finding, this);
        const int index = int(m_cards.size());
        connect(card, &FindingCard::activated, this, [this, index] { activate(index); });
        m_layout->addWidget(card);
        m_cards.push_back(card);
        card->show();
    }
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
    for (auto *card : m_cards) {
        chain << card;
        if (card->detailsButton())
            chain << card->detailsButton();
    }
    return chain;
}

} // namespace mxw::widgets

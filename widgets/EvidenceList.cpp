// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/EvidenceList.h"

#include "models/items/Words.h"
#include "widgets/EvidenceBar.h"
#include "widgets/FlowLayout.h"
#include "widgets/WrapText.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

EvidenceList::EvidenceList(QWidget *parent) : QWidget(parent), m_bar(new EvidenceBar(this)), m_cards(new QWidget(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_bar);
    layout->addWidget(m_cards);
    auto *cards = new QVBoxLayout(m_cards);
    cards->setContentsMargins(0, 0, 0, 0);
    cards->setSpacing(12);
}

void EvidenceList::setEvidence(const std::vector<review::EvidenceRecord> &evidence)
{
    if (evidence == m_evidence)
        return;
    m_evidence = evidence;
    auto level = EvidenceLevel::Source;
    for (const review::EvidenceRecord &record : m_evidence)
        level = std::max(level, record.evidence.level);
    m_bar->setLevel(level);
    auto *layout = m_cards->layout();
    while (auto *item = layout->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (const review::EvidenceRecord &record : m_evidence)
        layout->addWidget(card(record));
    setReadOnly(m_readOnly);
}

QWidget *EvidenceList::card(const review::EvidenceRecord &record)
{
    const review::Evidence &evidence = record.evidence;
    auto *card = new QWidget(m_cards);
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    const auto add = [&](const QString &text, Theme::Token color, QFont::Weight weight = QFont::Normal) {
        if (text.isEmpty())
            return;
        auto *words = new WrapText(card);
        words->setColor(color);
        words->setWeight(weight);
        words->setWords(text);
        layout->addWidget(words);
    };
    const QString level = items::evidenceText(evidence.level);
    add(evidence.device.isEmpty() ? tr("Validation, level “%1”").arg(level)
                                  : tr("Validation, level “%1”, on %2").arg(level, evidence.device),
        Theme::Token::Text, QFont::DemiBold);
    add(evidence.summary, Theme::Token::Text);
    add(evidence.node, Theme::Token::Muted);
    add(evidence.untested.isEmpty() ? QString() : tr("Not tested: %1").arg(evidence.untested), Theme::Token::Warn);
    add(tr("Attached %1 by %2.").arg(record.time.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s), record.actor),
        Theme::Token::Muted);
    auto *buttons = new FlowLayout(8);
    const auto button = [&](const QString &text, const QString &name) {
        auto *made = new QToolButton(card);
        made->setText(text);
        made->setObjectName(name);
        made->setAutoRaise(true);
        made->setFocusPolicy(Qt::StrongFocus);
        buttons->addWidget(made);
        return made;
    };
    connect(button(tr("Show the run"), u"showRun"_s), &QToolButton::clicked, this,
            [this, evidence] { Q_EMIT runRequested(evidence.run, evidence.node); });
    connect(button(tr("Detach"), u"detach"_s), &QToolButton::clicked, this,
            [this, seq = record.seq] { Q_EMIT detachRequested(seq); });
    layout->addLayout(buttons);
    card->setAccessibleName(evidence.summary);
    return card;
}

void EvidenceList::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    for (QToolButton *button : m_cards->findChildren<QToolButton *>(u"detach"_s))
        button->setEnabled(!readOnly);
}

QList<QWidget *> EvidenceList::tabChain() const
{
    QList<QWidget *> chain;
    for (QToolButton *button : m_cards->findChildren<QToolButton *>())
        chain << button;
    return chain;
}

} // namespace mxw::widgets

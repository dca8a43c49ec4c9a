// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/EvidenceList.h"

#include "models/items/ReviewWords.h"
#include "models/items/Words.h"
#include "widgets/EvidenceBar.h"
#include "widgets/FlowLayout.h"
#include "widgets/WrapText.h"

#include <QMouseEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <functional>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

namespace {

/// A click on it goes to what the evidence rests on.
class EvidenceCard : public QWidget
{
public:
    EvidenceCard(bool clickable, QWidget *parent) : QWidget(parent)
    {
        if (clickable)
            setCursor(Qt::PointingHandCursor);
    }
    std::function<void()> whenClicked;

protected:
    void mousePressEvent(QMouseEvent *event) override { event->setAccepted(event->button() == Qt::LeftButton); }
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
            whenClicked();
    }
};

bool isOfRun(const review::Evidence &evidence)
{
    return evidence.kind == review::Evidence::Kind::Run || evidence.kind == review::Evidence::Kind::Case;
}

/// A note says all that it is.
bool canBeShown(const review::Evidence &evidence)
{
    return evidence.kind != review::Evidence::Kind::Note;
}

} // namespace

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
    auto *card = new EvidenceCard(canBeShown(evidence), m_cards);
    card->whenClicked = [this, evidence] { show(evidence); };
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    const auto add = [&](const QString &text, Theme::Token color, QFont::Weight weight = QFont::Normal) {
        if (text.isEmpty())
            return;
        auto *words = new WrapText(card);
        words->setSelectable(false);
        words->setColor(color);
        words->setWeight(weight);
        words->setWords(text);
        layout->addWidget(words);
    };
    const QString kind = items::evidenceKindText(evidence);
    const QString level = items::evidenceText(evidence.level);
    add(evidence.device.isEmpty() ? tr("%1, level “%2”").arg(kind, level)
                                  : tr("%1, level “%2”, on %3").arg(kind, level, evidence.device),
        Theme::Token::Text, QFont::DemiBold);
    add(evidence.summary, Theme::Token::Text);
    add(items::evidencePlaceText(evidence), Theme::Token::Muted);
    add(evidence.untested.isEmpty() ? QString() : tr("Not tested: %1").arg(evidence.untested), Theme::Token::Warn);
    add(tr("Attached %1 by %2.").arg(record.time.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s), record.actor),
        Theme::Token::Muted);
    addButtons(card, record);
    card->setAccessibleName(kind + u": "_s + evidence.summary);
    return card;
}

void EvidenceList::addButtons(QWidget *card, const review::EvidenceRecord &record)
{
    const review::Evidence &evidence = record.evidence;
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
    if (canBeShown(evidence)) {
        auto *showIt =
            isOfRun(evidence) ? button(tr("Show the run"), u"showRun"_s) : button(tr("Show"), u"showPlace"_s);
        connect(showIt, &QToolButton::clicked, this, [this, evidence] { show(evidence); });
    }
    if (!evidence.content.isEmpty() && evidence.kind != review::Evidence::Kind::File) {
        connect(button(tr("As it was attached"), u"showContent"_s), &QToolButton::clicked, this,
                [this, evidence] { Q_EMIT contentRequested(evidence); });
    }
    if (evidence.untested.isEmpty()) {
        connect(button(tr("Say what is untested…"), u"amend"_s), &QToolButton::clicked, this,
                [this, seq = record.seq] { Q_EMIT amendRequested(seq); });
    }
    connect(button(tr("Detach"), u"detach"_s), &QToolButton::clicked, this,
            [this, seq = record.seq] { Q_EMIT detachRequested(seq); });
    static_cast<QVBoxLayout *>(card->layout())->addLayout(buttons);
}

void EvidenceList::show(const review::Evidence &evidence)
{
    const review::Evidence shown = evidence; // the receiver may make us show other evidence
    if (isOfRun(shown))
        Q_EMIT runRequested(shown.run, shown.node);
    else if (canBeShown(shown))
        Q_EMIT placeRequested(shown);
}

void EvidenceList::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    for (const QString &name : {u"detach"_s, u"amend"_s}) {
        for (QToolButton *button : m_cards->findChildren<QToolButton *>(name))
            button->setEnabled(!readOnly);
    }
}

QList<QWidget *> EvidenceList::tabChain() const
{
    QList<QWidget *> chain;
    for (QToolButton *button : m_cards->findChildren<QToolButton *>())
        chain << button;
    return chain;
}

} // namespace mxw::widgets

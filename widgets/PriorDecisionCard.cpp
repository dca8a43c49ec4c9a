// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/PriorDecisionCard.h"

#include "widgets/WrapText.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

PriorDecisionCard::PriorDecisionCard(QWidget *parent) : QFrame(parent)
{
    setObjectName(u"priorDecision"_s);
    setFrameShape(QFrame::StyledPanel);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(4);
    const auto add = [&](Theme::Token color) {
        auto *text = new WrapText(this);
        text->setColor(color);
        column->addWidget(text);
        return text;
    };
    m_title = add(Theme::Token::Text);
    m_title->setWeight(QFont::DemiBold);
    m_origin = add(Theme::Token::Muted);
    m_reason = add(Theme::Token::Text);
    m_stale = add(Theme::Token::Warn);
    m_takeOver = new QPushButton(tr("Decide the same again"), this);
    m_takeOver->setObjectName(u"takeOver"_s);
    m_takeOver->setToolTip(tr("Decides as the earlier review did, as your own decision on the code as it is now"));
    column->addWidget(m_takeOver, 0, Qt::AlignLeft);
    connect(m_takeOver, &QPushButton::clicked, this, &PriorDecisionCard::takeOverRequested);
    hide();
}

void PriorDecisionCard::setFate(const std::optional<review::DecisionFate> &fate)
{
    m_fate = fate;
    const bool stale = fate && fate->kind == review::DecisionFate::Kind::Stale;
    setVisible(stale);
    if (!stale)
        return;
    const review::Decision &decision = fate->prior.decision;
    m_title->setWords(tr("Earlier review: %1").arg(displayName(decision.disposition)));
    m_origin->setWords(tr("%1 by %2 · %3")
                           .arg(fate->prior.time.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s), fate->prior.actor,
                                displayName(decision.category)));
    QStringList lines{decision.reason};
    if (!decision.removalCondition.isEmpty())
        lines.append(tr("Remove when: %1").arg(decision.removalCondition));
    lines.removeAll(QString());
    m_reason->setWords(lines.join(u'\n'));
    m_reason->setVisible(!lines.isEmpty());
    m_stale->setWords(tr("Stale, because: %1").arg(fate->reason));
}

void PriorDecisionCard::setTakeable(bool takeable)
{
    m_takeOver->setVisible(takeable);
}

review::Decision PriorDecisionCard::decision() const
{
    review::Decision decision;
    if (!m_fate)
        return decision;
    const review::Decision &prior = m_fate->prior.decision;
    decision.entry = m_fate->entry;
    decision.disposition = prior.disposition;
    decision.category = prior.category;
    decision.reason = prior.reason;
    decision.removalCondition = prior.removalCondition;
    return decision;
}

} // namespace mxw::widgets

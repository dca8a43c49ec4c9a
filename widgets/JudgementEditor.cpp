// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/JudgementEditor.h"

#include "widgets/FlowLayout.h"
#include "widgets/GrowingEdit.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using review::Attribution;
using review::Resolution;

namespace {

constexpr Attribution attributions[] = {Attribution::AdaptationRegression, Attribution::ExistingAdapterDefect,
                                        Attribution::TargetUpstreamDefect, Attribution::ComponentDefect,
                                        Attribution::EnvironmentMismatch};
constexpr int Nothing = -1;

void select(QComboBox &box, int value)
{
    box.setCurrentIndex(std::max(0, box.findData(value)));
}

} // namespace

JudgementEditor::JudgementEditor(QWidget *parent)
    : QWidget(parent), m_text(new GrowingEdit(2, this)), m_submit(new QPushButton(tr("Record"), this)),
      m_cancel(new QPushButton(tr("Cancel"), this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_attribution = addCombo(u"attribution"_s, tr("Whose defect it is"));
    m_attribution->addItem(tr("Not attributed"), Nothing);
    for (const Attribution attribution : attributions)
        m_attribution->addItem(displayName(attribution), int(attribution));
    m_proof = addCombo(u"reproduced"_s, tr("How it is known"));
    m_proof->addItem(tr("Suspected: read in the source"), false);
    m_proof->addItem(tr("Reproduced: something was run"), true);
    m_resolution = addCombo(u"resolution"_s, tr("What is done about it here"));
    m_resolution->addItem(tr("No resolution yet"), Nothing);
    for (const Resolution resolution : {Resolution::FixedLocally, Resolution::WarningOnly})
        m_resolution->addItem(displayName(resolution), int(resolution));
    m_text->setObjectName(u"judgementText"_s);
    m_text->setAccessibleName(tr("Explanation of the attribution"));
    m_text->setPlaceholderText(tr("Trigger, known workaround, repair plan"));
    layout->addWidget(m_text);
    m_submit->setObjectName(u"recordJudgement"_s);
    m_submit->setToolTip(tr("Ctrl+Enter"));
    m_submit->setAutoDefault(false);
    m_cancel->setAutoDefault(false);
    auto *buttons = new FlowLayout(8);
    buttons->addWidget(m_submit);
    buttons->addWidget(m_cancel);
    layout->addLayout(buttons);
    connect(m_attribution, &QComboBox::currentIndexChanged, this, &JudgementEditor::showFields);
    connect(m_submit, &QPushButton::clicked, this, &JudgementEditor::submitted);
    connect(m_cancel, &QPushButton::clicked, this, &JudgementEditor::cancelled);
    for (QWidget *field : tabChain())
        field->installEventFilter(this);
    showFields();
}

QComboBox *JudgementEditor::addCombo(const QString &name, const QString &label)
{
    auto *box = new QComboBox(this);
    box->setObjectName(name);
    box->setAccessibleName(label);
    box->setToolTip(label);
    // A column is narrow: the longest item does not decide how wide it must be.
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
    layout()->addWidget(box);
    return box;
}

void JudgementEditor::showFields()
{
    const int attribution = m_attribution->currentData().toInt();
    m_proof->setEnabled(attribution != Nothing);
    m_resolution->setVisible(attribution == int(Attribution::TargetUpstreamDefect));
    updateGeometry();
}

void JudgementEditor::setJudgement(const std::optional<review::FindingJudged> &recorded)
{
    const review::FindingJudged shown = recorded.value_or(review::FindingJudged{});
    select(*m_attribution, shown.attribution ? int(*shown.attribution) : Nothing);
    m_proof->setCurrentIndex(shown.reproduced ? 1 : 0);
    select(*m_resolution, shown.resolution ? int(*shown.resolution) : Nothing);
    m_text->setPlainText(shown.text);
    showFields();
}

review::FindingJudged JudgementEditor::judgement(const checks::Finding &finding) const
{
    review::FindingJudged judged;
    judged.fingerprint = finding.fingerprint();
    judged.check = finding.check;
    judged.file = finding.file;
    judged.symbol = finding.symbol;
    const int attribution = m_attribution->currentData().toInt();
    if (attribution == Nothing)
        return judged;
    judged.attribution = Attribution(attribution);
    judged.reproduced = m_proof->currentData().toBool();
    const int resolution = m_resolution->currentData().toInt();
    if (judged.attribution == Attribution::TargetUpstreamDefect && resolution != Nothing)
        judged.resolution = Resolution(resolution);
    judged.text = m_text->toPlainText().trimmed();
    return judged;
}

void JudgementEditor::focusFirst()
{
    m_attribution->setFocus(Qt::OtherFocusReason);
}

QList<QWidget *> JudgementEditor::tabChain() const
{
    return {m_attribution, m_proof, m_resolution, m_text, m_submit, m_cancel};
}

bool JudgementEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() == Qt::Key_Escape) {
        Q_EMIT cancelled();
        return true;
    }
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (enter && key->modifiers().testFlag(Qt::ControlModifier)) {
        Q_EMIT submitted();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace mxw::widgets

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/FindingDetailsPane.h"

#include "widgets/FindingDetails.h"
#include "widgets/JudgementEditor.h"
#include "widgets/SuppressionEditor.h"

#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

FindingDetailsPane::FindingDetailsPane(QWidget *parent)
    : QWidget(parent), m_details(new FindingDetails(this)), m_below(new QVBoxLayout), m_explain(new QToolButton(this)),
      m_suppress(new QToolButton(this)), m_judge(new QToolButton(this))
{
    m_explain->setText(tr("Explain check"));
    m_explain->setObjectName(u"explainSelectedCheck"_s);
    m_suppress->setObjectName(u"suppressSelected"_s);
    m_judge->setText(tr("Attribute…"));
    m_judge->setObjectName(u"judgeSelected"_s);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (auto *button : {m_explain, m_judge, m_suppress}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    m_below->setContentsMargins(8, 0, 8, 2);
    m_below->setSpacing(4);
    m_below->addLayout(buttons);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_details, 1);
    layout->addLayout(m_below);
    connect(m_explain, &QToolButton::clicked, this, &FindingDetailsPane::explainRequested);
    connect(m_suppress, &QToolButton::clicked, this, &FindingDetailsPane::toggleSuppression);
    connect(m_judge, &QToolButton::clicked, this, &FindingDetailsPane::startJudgement);
    showButtons();
}

void FindingDetailsPane::setFinding(const checks::Finding *finding, const review::SuppressionRecord *suppression,
                                    const review::JudgementRecord *judgement)
{
    const auto judgedBefore = std::exchange(m_judgement, judgement ? std::optional(judgement->judged) : std::nullopt);
    m_finding = finding ? std::optional(*finding) : std::nullopt;
    const QString before = std::exchange(m_fingerprint, finding ? finding->fingerprint() : QString());
    m_suppressed = suppression != nullptr;
    m_details->setFinding(finding, suppression, judgement);
    // The text was begun for the other finding.
    if (before != m_fingerprint || m_suppressed)
        endSuppression();
    if (before != m_fingerprint || judgedBefore != m_judgement)
        endJudgement();
    showButtons();
}

void FindingDetailsPane::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    if (readOnly) {
        endSuppression();
        endJudgement();
    }
    showButtons();
}

void FindingDetailsPane::toggleSuppression()
{
    if (m_fingerprint.isEmpty() || m_readOnly)
        return;
    if (m_suppressed) {
        Q_EMIT unsuppressRequested();
        return;
    }
    if (!m_editor)
        makeEditor();
    m_editor->show();
    m_editor->focusReason();
}

void FindingDetailsPane::makeEditor()
{
    m_editor = new SuppressionEditor(this);
    m_below->addWidget(m_editor);
    connect(m_editor, &SuppressionEditor::submitted, this, &FindingDetailsPane::suppressRequested);
    connect(m_editor, &SuppressionEditor::cancelled, this, [this] {
        endSuppression();
        m_suppress->setFocus();
    });
}

void FindingDetailsPane::endSuppression()
{
    if (!m_editor)
        return;
    m_editor->setReason({});
    m_editor->hide();
}

void FindingDetailsPane::startJudgement()
{
    if (!m_finding || m_readOnly)
        return;
    if (!m_judgementEditor) {
        m_judgementEditor = new JudgementEditor(this);
        m_judgementEditor->hide(); // or it would count as shown while the pane is not
        m_below->addWidget(m_judgementEditor);
        connect(m_judgementEditor, &JudgementEditor::submitted, this, [this] {
            if (m_finding)
                Q_EMIT judgeRequested(m_judgementEditor->judgement(*m_finding));
        });
        connect(m_judgementEditor, &JudgementEditor::cancelled, this, [this] {
            endJudgement();
            m_judge->setFocus();
        });
    }
    if (!m_judgementEditor->isVisibleTo(this))
        m_judgementEditor->setJudgement(m_judgement);
    m_judgementEditor->show();
    m_judgementEditor->focusFirst();
}

void FindingDetailsPane::endJudgement()
{
    if (m_judgementEditor)
        m_judgementEditor->hide();
}

void FindingDetailsPane::showButtons()
{
    m_judge->setEnabled(m_finding && !m_readOnly);
    m_suppress->setText(m_suppressed ? tr("Unsuppress") : tr("Suppress…"));
    m_explain->setEnabled(!m_fingerprint.isEmpty());
    m_suppress->setEnabled(!m_fingerprint.isEmpty() && !m_readOnly);
}

} // namespace mxw::widgets

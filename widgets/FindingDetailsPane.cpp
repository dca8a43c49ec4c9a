// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/FindingDetailsPane.h"

#include "widgets/FindingDetails.h"
#include "widgets/SuppressionEditor.h"

#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

FindingDetailsPane::FindingDetailsPane(QWidget *parent)
    : QWidget(parent), m_details(new FindingDetails(this)), m_below(new QVBoxLayout), m_explain(new QToolButton(this)),
      m_suppress(new QToolButton(this))
{
    m_explain->setText(tr("Explain check"));
    m_explain->setObjectName(u"explainSelectedCheck"_s);
    m_suppress->setObjectName(u"suppressSelected"_s);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (auto *button : {m_explain, m_suppress}) {
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
    showButtons();
}

void FindingDetailsPane::setFinding(const checks::Finding *finding, const review::SuppressionRecord *suppression)
{
    const QString before = std::exchange(m_fingerprint, finding ? finding->fingerprint() : QString());
    m_suppressed = suppression != nullptr;
    m_details->setFinding(finding, suppression);
    // The text was begun for the other finding.
    if (before != m_fingerprint || m_suppressed)
        endSuppression();
    showButtons();
}

void FindingDetailsPane::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    if (readOnly)
        endSuppression();
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

void FindingDetailsPane::showButtons()
{
    m_suppress->setText(m_suppressed ? tr("Unsuppress") : tr("Suppress…"));
    m_explain->setEnabled(!m_fingerprint.isEmpty());
    m_suppress->setEnabled(!m_fingerprint.isEmpty() && !m_readOnly);
}

} // namespace mxw::widgets

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/EvidenceDialog.h"

#include "widgets/EvidenceBar.h"
#include "widgets/GrowingEdit.h"
#include "widgets/WrapText.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

EvidenceDialog::EvidenceDialog(const review::Evidence &evidence, const QString &entryName, QWidget *parent)
    : QDialog(parent), m_evidence(evidence), m_untested(new GrowingEdit(3))
{
    setWindowTitle(tr("Attach as evidence"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    const auto add = [&](const QString &text, Theme::Token color, QFont::Weight weight = QFont::Normal) {
        auto *words = new WrapText(this);
        words->setColor(color);
        words->setWeight(weight);
        words->setWords(text);
        column->addWidget(words);
    };
    add(tr("To the entry %1").arg(entryName), Theme::Token::Text, QFont::DemiBold);
    add(m_evidence.summary, Theme::Token::Text);
    if (!m_evidence.node.isEmpty())
        add(m_evidence.node, Theme::Token::Muted);
    auto *bar = new EvidenceBar(this);
    bar->setLevel(m_evidence.level);
    column->addWidget(bar);
    if (!m_evidence.device.isEmpty())
        add(tr("Ran on %1.").arg(m_evidence.device), Theme::Token::Text);
    auto *label = new QLabel(tr("&What it does not show:"), this);
    label->setBuddy(m_untested);
    column->addWidget(label);
    m_untested->setObjectName(u"untested"_s);
    m_untested->setPlainText(m_evidence.untested);
    column->addWidget(m_untested);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Attach"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    resize(560, sizeHint().height());
}

review::Evidence EvidenceDialog::evidence() const
{
    review::Evidence evidence = m_evidence;
    evidence.untested = m_untested->toPlainText().trimmed();
    return evidence;
}

} // namespace mxw::widgets

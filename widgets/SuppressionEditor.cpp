// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/SuppressionEditor.h"

#include "widgets/FlowLayout.h"
#include "widgets/GrowingEdit.h"
#include "widgets/WrapText.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

SuppressionEditor::SuppressionEditor(QWidget *parent)
    : QWidget(parent), m_reason(new GrowingEdit(2, this)), m_submit(new QPushButton(tr("Suppress finding"), this)),
      m_cancel(new QPushButton(tr("Cancel"), this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    auto *label = new WrapText(this);
    label->setSelectable(false);
    label->setColor(Theme::Token::Muted);
    label->setWords(tr("Why does this finding not count here? The reason is recorded in the session."));
    m_reason->setAccessibleName(tr("Reason of the suppression"));
    m_reason->setPlaceholderText(tr("Required"));
    m_reason->setObjectName(u"suppressionReason"_s);
    m_reason->installEventFilter(this);
    m_submit->setObjectName(u"suppressFinding"_s);
    m_submit->setToolTip(tr("Ctrl+Enter"));
    m_submit->setEnabled(false);
    m_submit->setAutoDefault(false);
    m_cancel->setAutoDefault(false);
    auto *buttons = new FlowLayout(8);
    buttons->addWidget(m_submit);
    buttons->addWidget(m_cancel);
    layout->addWidget(label);
    layout->addWidget(m_reason);
    layout->addLayout(buttons);
    connect(m_reason, &GrowingEdit::textChanged, this, [this] { m_submit->setEnabled(!reason().trimmed().isEmpty()); });
    connect(m_submit, &QPushButton::clicked, this, &SuppressionEditor::submit);
    connect(m_cancel, &QPushButton::clicked, this, &SuppressionEditor::cancelled);
    setFocusProxy(m_reason);
}

QString SuppressionEditor::reason() const
{
    return m_reason->toPlainText();
}

void SuppressionEditor::setReason(const QString &reason)
{
    m_reason->setPlainText(reason);
}

void SuppressionEditor::focusReason()
{
    m_reason->setFocus(Qt::OtherFocusReason);
}

QList<QWidget *> SuppressionEditor::tabChain() const
{
    return {m_reason, m_submit, m_cancel};
}

void SuppressionEditor::submit()
{
    if (const QString why = reason().trimmed(); !why.isEmpty())
        Q_EMIT submitted(why);
}

bool SuppressionEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_reason || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() == Qt::Key_Escape) {
        Q_EMIT cancelled();
        return true;
    }
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (enter && key->modifiers().testFlag(Qt::ControlModifier)) {
        submit();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace mxw::widgets

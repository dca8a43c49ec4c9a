// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/StatusLine.h"

#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QToolButton>

namespace mxw::app {

StatusLine::StatusLine(QWidget *parent)
    : QStatusBar(parent), m_phase(new QLabel(this)), m_bar(new QProgressBar(this)), m_cancel(new QToolButton(this)),
      m_facts(new QLabel(this))
{
    m_bar->setTextVisible(false);
    m_bar->setMaximumWidth(160);
    m_bar->setMaximumHeight(fontMetrics().height());
    m_bar->setAccessibleName(tr("Progress of the running work"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Cancel the running work (Ctrl+.)"));
    m_cancel->setAutoRaise(true);
    m_phase->setAccessibleName(tr("Running work"));
    m_facts->setAccessibleName(tr("Evidence, findings and saving"));
    m_facts->setContentsMargins(0, 0, 8, 0);
    addWidget(m_phase);
    addWidget(m_bar);
    addWidget(m_cancel);
    addPermanentWidget(m_facts);
    connect(m_cancel, &QToolButton::clicked, this, &StatusLine::cancelRequested);
    clearWork();
}

void StatusLine::setWork(const ProgressStep &step)
{
    const QLocale locale;
    m_phase->setText(step.total > 0
                         ? tr("%1: %2 of %3").arg(step.phase, locale.toString(step.done), locale.toString(step.total))
                         : step.phase);
    // A range of 0 to 0 shows that work is going on while its size is not known.
    m_bar->setRange(0, static_cast<int>(step.total));
    m_bar->setValue(static_cast<int>(step.done));
    for (QWidget *widget :
         {static_cast<QWidget *>(m_phase), static_cast<QWidget *>(m_bar), static_cast<QWidget *>(m_cancel)})
        widget->show();
}

void StatusLine::clearWork()
{
    for (QWidget *widget :
         {static_cast<QWidget *>(m_phase), static_cast<QWidget *>(m_bar), static_cast<QWidget *>(m_cancel)})
        widget->hide();
}

void StatusLine::setFacts(const QString &text)
{
    m_facts->setText(text);
}

} // namespace mxw::app

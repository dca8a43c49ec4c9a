// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/DecidedBar.h"

#include "widgets/ThinBar.h"

#include <QBoxLayout>
#include <QLabel>

namespace mxw::widgets {

DecidedBar::DecidedBar(Qt::Orientation orientation, QWidget *parent)
    : QWidget(parent), m_label(new QLabel(this)), m_bar(new ThinBar(this))
{
    const bool beside = orientation == Qt::Horizontal;
    auto *layout = new QBoxLayout(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(beside ? 8 : 4);
    layout->addWidget(m_label);
    layout->addWidget(m_bar, 0, beside ? Qt::AlignVCenter : Qt::Alignment());
    m_label->setTextFormat(Qt::PlainText);
    if (beside)
        m_bar->setFixedWidth(96);
    setProgress({});
}

void DecidedBar::setProgress(review::ReviewState::Progress progress)
{
    const auto text = tr("%1 of %2 decided, %3 done").arg(progress.decided).arg(progress.total).arg(progress.done);
    m_label->setText(text);
    m_bar->setShare(progress.total > 0 ? double(progress.decided) / double(progress.total) : 0.0);
    setAccessibleName(text);
}

QString DecidedBar::text() const
{
    return m_label->text();
}

} // namespace mxw::widgets

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ChecklistView.h"

#include "models/review/Checklist.h"
#include "widgets/Icons.h"
#include "widgets/Theme.h"
#include "widgets/WrapText.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

namespace {

/// Does not tick itself: the journal does, and then the state comes back.
class RecordedBox : public QCheckBox
{
public:
    using QCheckBox::QCheckBox;

    QSize sizeHint() const override { return {fontMetrics().height(), fontMetrics().height()}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void nextCheckState() override {}
    bool hitButton(const QPoint &point) const override { return rect().contains(point); }
    void paintEvent(QPaintEvent *) override
    {
        using enum Theme::Token;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const auto &theme = Theme::current();
        const int side = std::min(width(), height()) - 2;
        const QRectF box(0.5, (height() - side) / 2 + 0.5, side - 1, side - 1);
        const auto filled = isEnabled() ? Accent : Muted;
        painter.setPen(theme.color(isChecked() ? filled : hasFocus() ? Accent : Muted));
        painter.setBrush(theme.color(isChecked() ? filled : Base));
        painter.drawRoundedRect(box, 3, 3);
        if (isChecked())
            widgets::icon(u"decided"_s, AccentText).paint(&painter, box.toRect().adjusted(1, 1, -1, -1));
        if (hasFocus()) {
            painter.setPen(theme.color(isChecked() ? AccentText : Accent));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 2, 2);
        }
    }
};

/// A box and its sentence, which wraps (a check box's own text does not) and is part of what can be clicked.
class ChecklistRow : public QWidget
{
public:
    ChecklistRow(QCheckBox *box, const QString &text, QWidget *parent) : QWidget(parent), m_box(box)
    {
        auto *layout = new QHBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(8);
        auto *words = new WrapText(this);
        words->setSelectable(false);
        words->setWords(text);
        layout->addWidget(box, 0, Qt::AlignTop);
        layout->addWidget(words, 1);
    }

protected:
    void mousePressEvent(QMouseEvent *event) override { event->setAccepted(event->button() == Qt::LeftButton); }
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
            m_box->click();
    }

private:
    QCheckBox *m_box;
};

} // namespace

ChecklistView::ChecklistView(QWidget *parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(8);
}

void ChecklistView::setDomain(inventory::Domain domain)
{
    if (m_domain == domain)
        return;
    m_domain = domain;
    for (const auto &row : m_rows)
        delete row.widget;
    m_rows.clear();
    for (const auto &item : review::checklistFor(domain))
        addRow(item.id, item.text, item.source);
}

void ChecklistView::addRow(const QString &id, const QString &text, const QString &source)
{
    auto *box = new RecordedBox;
    box->setAccessibleName(text);
    box->setEnabled(!m_readOnly);
    connect(box, &QCheckBox::clicked, this, [this, id, box] { Q_EMIT toggled(id, !box->isChecked()); });
    auto *row = new ChecklistRow(box, text, this);
    row->setToolTip(source);
    m_layout->addWidget(row);
    row->show();
    m_rows.push_back({id, box, row});
}

void ChecklistView::setDone(const QSet<QString> &done)
{
    for (const auto &row : m_rows)
        row.box->setChecked(done.contains(row.id));
}

void ChecklistView::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    for (const auto &row : m_rows)
        row.box->setEnabled(!readOnly);
}

int ChecklistView::doneCount() const
{
    return int(std::ranges::count_if(m_rows, [](const Row &row) { return row.box->isChecked(); }));
}

QList<QWidget *> ChecklistView::tabChain() const
{
    QList<QWidget *> chain;
    for (const auto &row : m_rows)
        chain << row.box;
    return chain;
}

} // namespace mxw::widgets

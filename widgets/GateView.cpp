// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/GateView.h"

#include "models/items/ReviewWords.h"
#include "widgets/Icons.h"
#include "widgets/WrapText.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

namespace {

/// A check for what is there, a ring for what is missing.
class GateMark : public QWidget
{
public:
    explicit GateMark(QWidget *parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); }
    QSize sizeHint() const override { return {fontMetrics().height(), fontMetrics().height()}; }
    void setMet(bool met)
    {
        m_met = met;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        icon(m_met ? u"decided"_s : u"undecided"_s).paint(&painter, rect().adjusted(1, 1, -1, -1));
    }

private:
    bool m_met = false;
};

} // namespace

GateView::GateView(QWidget *parent) : QWidget(parent), m_layout(new QVBoxLayout(this)), m_title(new WrapText(this))
{
    m_layout->setContentsMargins(0, 8, 0, 0);
    m_layout->setSpacing(4);
    m_title->setWeight(QFont::DemiBold);
    m_layout->addWidget(m_title);
    setGate({}, {});
}

void GateView::setGate(const review::Gate &gate, const QString &decision)
{
    const auto missing = gate.missing().size();
    if (decision.isEmpty())
        m_title->setWords(tr("What a decision needs is listed here once there is one."));
    else if (missing == 0)
        m_title->setWords(tr("“%1” has all that it needs: done.").arg(decision));
    else
        m_title->setWords(tr("Needed for “%1”: %2 of %3 missing").arg(decision).arg(missing).arg(gate.items.size()));
    m_title->setColor(decision.isEmpty() ? Theme::Token::Muted
                      : missing == 0     ? Theme::Token::Good
                                         : Theme::Token::Text);
    const std::vector<review::GateItem> items = decision.isEmpty() ? std::vector<review::GateItem>() : gate.items;
    // Rows stay while their needs do: the button that was just pressed keeps the focus.
    const bool same =
        std::ranges::equal(m_rows, items, {}, [](const Row &row) { return row.item.id; }, &review::GateItem::id);
    if (!same) {
        for (const Row &row : m_rows)
            delete row.widget;
        m_rows.clear();
        for (const review::GateItem &item : items)
            addRow(item.id);
    }
    for (size_t i = 0; i < items.size(); ++i)
        showRow(m_rows[i], items[i]);
    updateGeometry();
}

void GateView::addRow(const QString &id)
{
    Row row;
    row.item.id = id;
    row.widget = new QWidget(this);
    row.widget->setObjectName(u"need-"_s + id);
    row.mark = new GateMark(row.widget);
    row.words = new WrapText(row.widget);
    row.words->setSelectable(false);
    row.button = new QToolButton(row.widget);
    row.button->setObjectName(u"remedy-"_s + id);
    row.button->setAutoRaise(true);
    row.button->setFocusPolicy(Qt::StrongFocus);
    auto *column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(row.words);
    column->addWidget(row.button, 0, Qt::AlignLeft);
    auto *layout = new QHBoxLayout(row.widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(row.mark, 0, Qt::AlignTop);
    layout->addLayout(column, 1);
    connect(row.button, &QToolButton::clicked, this, [this, id] {
        const auto found = std::ranges::find(m_rows, id, [](const Row &candidate) { return candidate.item.id; });
        if (found == m_rows.end())
            return;
        const review::GateItem item = found->item; // what the receiver does changes the row
        Q_EMIT remedyRequested(item);
    });
    m_layout->addWidget(row.widget);
    row.widget->show();
    m_rows.push_back(std::move(row));
}

void GateView::showRow(Row &row, const review::GateItem &item)
{
    row.item = item;
    static_cast<GateMark *>(row.mark)->setMet(item.met);
    row.words->setWords(item.text);
    row.words->setColor(item.met ? Theme::Token::Muted : Theme::Token::Text);
    row.widget->setToolTip(item.source);
    row.widget->setAccessibleName(item.met ? tr("There: %1").arg(item.text) : tr("Missing: %1").arg(item.text));
    row.button->setText(items::remedyText(item.remedy));
    row.button->setAccessibleDescription(item.text);
    row.button->setVisible(item.remedy != review::Remedy::None);
    row.button->setEnabled(!m_readOnly);
}

void GateView::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    for (const Row &row : m_rows)
        row.button->setEnabled(!readOnly);
}

QString GateView::title() const
{
    return m_title->words();
}

QList<QWidget *> GateView::tabChain() const
{
    QList<QWidget *> chain;
    for (const Row &row : m_rows)
        chain << row.button;
    return chain;
}

} // namespace mxw::widgets

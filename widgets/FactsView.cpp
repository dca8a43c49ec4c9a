// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/FactsView.h"

#include "widgets/FoldedChain.h"
#include "widgets/WrapText.h"

#include <QEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

namespace {

/// The narrowest column of values, in characters: below that, values go under their labels.
constexpr int ValueCharacters = 20;
constexpr int ColumnGap = 12;

} // namespace

FactsView::FactsView(QWidget *parent) : QWidget(parent), m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(8);
}

void FactsView::setEntry(const inventory::Entry &entry, const checks::ModelStudy &models)
{
    while (auto *item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_labels.clear();
    for (const auto &fact : factsOf(entry, models)) {
        auto *row = new QWidget(this);
        auto *layout = new QBoxLayout(QBoxLayout::LeftToRight, row);
        layout->setContentsMargins(0, 0, 0, 0);
        auto *label = new WrapText(row);
        label->setSelectable(false);
        label->setColor(Theme::Token::Muted);
        label->setWords(fact.label);
        layout->addWidget(label, 0, Qt::AlignTop);
        layout->addWidget(fact.chain ? chainOf(fact, row) : valueOf(fact, row), 1);
        m_rows->addWidget(row);
        m_labels.push_back(label);
        row->show();
    }
    arrange();
}

QWidget *FactsView::valueOf(const Fact &fact, QWidget *row)
{
    auto *value = new WrapText(row);
    value->setMonospace(fact.code);
    value->setWords(fact.lines.join(u'\n'));
    value->setAccessibleName(fact.label);
    if (!fact.changeable)
        return value;
    auto *both = new QWidget(row);
    auto *column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(value);
    auto *change = new QToolButton(both);
    change->setObjectName(u"changeFact"_s);
    change->setText(tr("Change…"));
    change->setAccessibleName(tr("Change: %1").arg(fact.label));
    change->setToolTip(tr("Say which upstream file this file mirrors"));
    connect(change, &QToolButton::clicked, this, &FactsView::changeRequested);
    column->addWidget(change, 0, Qt::AlignLeft);
    return both;
}

QWidget *FactsView::chainOf(const Fact &fact, QWidget *row)
{
    auto *chain = new FoldedChain(fact.lines, fact.label, row);
    // Who wants to see one chain wants to see the next entry's too.
    chain->setOpen(m_chainsOpen);
    connect(chain, &FoldedChain::toggled, this, [this](bool open) { m_chainsOpen = open; });
    return chain;
}

void FactsView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void FactsView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

void FactsView::arrange()
{
    // As wide as the longest word of a label, so that labels wrap between words only.
    int labelWidth = 0;
    for (const auto *label : m_labels) {
        for (const auto &word : label->words().split(u' '))
            labelWidth = std::max(labelWidth, fontMetrics().horizontalAdvance(word) + 1);
    }
    const bool beside = width() >= labelWidth + ColumnGap + ValueCharacters * fontMetrics().averageCharWidth();
    for (auto *label : m_labels) {
        auto *layout = static_cast<QBoxLayout *>(label->parentWidget()->layout());
        layout->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        layout->setSpacing(beside ? ColumnGap : 0);
        layout->setAlignment(label, beside ? Qt::AlignTop : Qt::Alignment());
        label->setMinimumWidth(beside ? labelWidth : 0);
        label->setMaximumWidth(beside ? labelWidth : QWIDGETSIZE_MAX);
    }
}

} // namespace mxw::widgets

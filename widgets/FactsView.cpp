// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/FactsView.h"

#include "models/items/Words.h"
#include "widgets/FoldedChain.h"
#include "widgets/WrapText.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

namespace {

/// The narrowest column of values, in characters: below that, values go under their labels.
constexpr int ValueCharacters = 20;
constexpr int ColumnGap = 12;

QString placeWords(const inventory::Place &place)
{
    return items::placeText(place.file, place.line);
}

Fact targetFact(const inventory::Entry &entry)
{
    Fact fact{FactsView::tr("Target"), {entry.target()}, false, true};
    if (entry.external)
        fact.lines << FactsView::tr("outside the reviewed upstream");
    else if (entry.atTarget)
        fact.lines << placeWords(*entry.atTarget);
    else
        fact.lines << FactsView::tr("not found at the target revision");
    return fact;
}

/// Kind, key and platform of a registration, and what upstream has under the key.
void addRegistration(const inventory::Entry &entry, std::vector<Fact> &facts)
{
    Fact key{FactsView::tr("Registered as"), {entry.kind + u' ' + entry.key}, false, true};
    if (!entry.platform.isEmpty())
        key.lines << FactsView::tr("for platform %1").arg(entry.platform);
    facts.push_back(key);
    Fact upstream{FactsView::tr("Stands for"), {}, false, true};
    if (entry.targetAttribute.endsWith(u']'))
        upstream.lines << FactsView::tr("nothing that upstream has under this key");
    else
        upstream.lines << entry.target();
    if (entry.atTarget)
        upstream.lines << placeWords(*entry.atTarget);
    facts.push_back(upstream);
    if (entry.parents.size() > 1)
        facts.push_back({FactsView::tr("Parents"), entry.parents.sliced(1), false, true});
}

Fact replacementFact(const inventory::Entry &entry)
{
    Fact fact{entry.domain == inventory::Domain::Registry ? FactsView::tr("Registered") : FactsView::tr("Replacement"),
              {},
              false,
              true};
    if (!entry.replacement) {
        if (!entry.symbol.isEmpty())
            fact.lines << entry.symbol;
        fact.lines << FactsView::tr("its definition cannot be told");
        return fact;
    }
    if (!entry.replacement->name.isEmpty())
        fact.lines << entry.replacement->name;
    fact.lines << placeWords(*entry.replacement);
    if (entry.replacementInUpstream)
        fact.lines << FactsView::tr("defined upstream");
    return fact;
}

void addSignatures(const inventory::Entry &entry, std::vector<Fact> &facts)
{
    if (!entry.atTarget || !entry.replacement || entry.atTarget->signature.isEmpty() ||
        entry.replacement->signature.isEmpty())
        return;
    if (entry.atTarget->signature == entry.replacement->signature) {
        facts.push_back({FactsView::tr("Signature"),
                         {FactsView::tr("the same on both sides"), entry.atTarget->signature},
                         false,
                         true});
        return;
    }
    facts.push_back({FactsView::tr("Signature at target"), {entry.atTarget->signature}, false, true});
    facts.push_back({FactsView::tr("Signature of replacement"), {entry.replacement->signature}, false, true});
}

QString changedWords(const inventory::Entry &entry)
{
    if (!entry.changedSinceBase)
        return FactsView::tr("cannot be told");
    return *entry.changedSinceBase ? FactsView::tr("yes") : FactsView::tr("no");
}

} // namespace

std::vector<Fact> factsOf(const inventory::Entry &entry)
{
    const bool registration = entry.domain == inventory::Domain::Registry;
    std::vector<Fact> facts;
    if (registration)
        addRegistration(entry, facts);
    else
        facts.push_back(targetFact(entry));
    if (!entry.external) {
        facts.push_back({FactsView::tr("At base"),
                         {entry.atBase ? placeWords(*entry.atBase) : FactsView::tr("not found at the base revision")},
                         false,
                         entry.atBase.has_value()});
        facts.push_back({FactsView::tr("Changed since base"), {changedWords(entry)}});
    }
    facts.push_back(replacementFact(entry));
    addSignatures(entry, facts);
    facts.push_back({registration ? FactsView::tr("Registered at") : FactsView::tr("Patched at"),
                     {items::placeText(entry.file, entry.line)},
                     false,
                     true});
    if (!entry.condition.isEmpty())
        facts.push_back({FactsView::tr("Condition"), {entry.condition}, false, true});
    if (entry.allowMissing)
        facts.push_back({FactsView::tr("Missing target"), {FactsView::tr("allowed by the patch (allow_missing)")}});
    facts.push_back({FactsView::tr("Activation"), {items::reachedSentence(entry.reached)}});
    if (!entry.activation.isEmpty())
        facts.push_back({FactsView::tr("Reached through"), entry.activation, true, true});
    return facts;
}

FactsView::FactsView(QWidget *parent) : QWidget(parent), m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(8);
}

void FactsView::setEntry(const inventory::Entry &entry)
{
    while (auto *item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_labels.clear();
    for (const auto &fact : factsOf(entry)) {
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
    return value;
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

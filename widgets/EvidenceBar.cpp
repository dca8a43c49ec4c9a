// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/EvidenceBar.h"

#include "models/items/Words.h"
#include "widgets/ThinBar.h"
#include "widgets/WrapText.h"

#include <QVBoxLayout>

namespace mxw::widgets {

namespace {

constexpr int Levels = int(checks::EvidenceLevel::EndToEnd) + 1;

} // namespace

EvidenceBar::EvidenceBar(QWidget *parent) : QWidget(parent), m_bar(new ThinBar(this)), m_words(new WrapText(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_bar);
    layout->addWidget(m_words);
    setLevel(checks::EvidenceLevel::Source);
}

void EvidenceBar::setLevel(checks::EvidenceLevel level)
{
    const int step = int(level) + 1;
    m_bar->setSteps(step, Levels);
    m_words->setWords(tr("%1 (level %2 of %3). %4")
                          .arg(items::evidenceText(level))
                          .arg(step)
                          .arg(Levels)
                          .arg(items::evidenceSentence(level)));
    setAccessibleName(m_words->words());
}

} // namespace mxw::widgets

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/MergeDialog.h"

#include "widgets/Section.h"
#include "widgets/WrapText.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using review::MergeChoice;
using review::MergeConflict;

namespace {

QString titleOf(const MergeConflict &conflict)
{
    switch (conflict.kind) {
    case MergeConflict::Kind::Decision:
        return MergeDialog::tr("Decision on %1").arg(conflict.entry);
    case MergeConflict::Kind::Note:
        return MergeDialog::tr("Note on %1").arg(conflict.entry);
    case MergeConflict::Kind::Judgement:
        break;
    }
    return MergeDialog::tr("Attribution of %1, %2").arg(conflict.finding, conflict.entry);
}

QWidget *makeSide(const QString &which, const MergeConflict::Side &side)
{
    auto *frame = new QFrame;
    frame->setFrameShape(QFrame::StyledPanel);
    auto *column = new QVBoxLayout(frame);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(4);
    auto *head = new WrapText(frame);
    head->setColor(Theme::Token::Muted);
    head->setWords(
        MergeDialog::tr("%1: %2, %3").arg(which, side.actor, side.time.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s)));
    auto *text = new WrapText(frame);
    text->setWords(side.text);
    column->addWidget(head);
    column->addWidget(text);
    column->addStretch(1);
    return frame;
}

} // namespace

MergeDialog::MergeDialog(const std::vector<MergeConflict> &conflicts, qsizetype taken, const QString &otherFile,
                         QWidget *parent)
    : QDialog(parent), m_choices(conflicts.size(), MergeChoice::Undecided), m_open(new QLabel(this))
{
    setObjectName(u"mergeDialog"_s);
    setWindowTitle(tr("Import decisions"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    auto *words = new WrapText(this);
    words->setWords(tr("%1 differs from this review in what is below; say for each what counts. Taken over without a "
                       "question: %2. Nothing is recorded before all is said.")
                        .arg(otherFile)
                        .arg(taken));
    column->addWidget(words);
    auto *content = new QWidget;
    auto *list = new QVBoxLayout(content);
    list->setContentsMargins(0, 0, 0, 0);
    for (size_t i = 0; i < conflicts.size(); ++i)
        list->addWidget(makeConflict(conflicts[i], i));
    list->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    column->addWidget(scroll, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    m_accept->setText(tr("Take over"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *row = new QHBoxLayout;
    row->addWidget(m_open, 1);
    row->addWidget(buttons);
    column->addLayout(row);
    for (size_t i = 0; i < conflicts.size(); ++i)
        choose(i, MergeChoice::Undecided);
    resize(860, 560);
}

QWidget *MergeDialog::makeConflict(const MergeConflict &conflict, size_t index)
{
    auto *section = new Section(titleOf(conflict));
    auto *grid = new QGridLayout;
    grid->setSpacing(8);
    grid->addWidget(makeSide(tr("Mine"), conflict.mine), 0, 0);
    grid->addWidget(makeSide(tr("Theirs"), conflict.theirs), 0, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    section->content()->addLayout(grid);
    auto *row = new QHBoxLayout;
    auto *group = new QButtonGroup(section);
    const auto add = [&](const QString &text, const QString &name, MergeChoice choice) {
        auto *button = new QPushButton(text, section);
        button->setObjectName(name + QString::number(index));
        button->setCheckable(true);
        button->setAutoDefault(false);
        group->addButton(button);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, index, choice] { choose(index, choice); });
    };
    add(tr("Mine counts"), u"mine"_s, MergeChoice::Mine);
    add(tr("Theirs counts"), u"theirs"_s, MergeChoice::Theirs);
    if (conflict.kind == MergeConflict::Kind::Note)
        add(tr("Keep both"), u"both"_s, MergeChoice::Both);
    row->addStretch(1);
    section->content()->addLayout(row);
    return section;
}

void MergeDialog::choose(size_t index, MergeChoice choice)
{
    m_choices[index] = choice;
    const auto open = std::ranges::count(m_choices, MergeChoice::Undecided);
    m_open->setText(open == 0 ? tr("All is said.") : tr("%n still open", nullptr, int(open)));
    m_accept->setEnabled(open == 0);
}

} // namespace mxw::widgets

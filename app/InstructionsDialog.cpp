// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/InstructionsDialog.h"

#include "widgets/MessagePane.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QVBoxLayout>

namespace mxw::app {

namespace {

QSplitter *reader(const std::vector<Instruction> &instructions, QWidget *parent)
{
    auto *splitter = new QSplitter(parent);
    auto *list = new QListWidget(splitter);
    list->setAccessibleName(InstructionsDialog::tr("Files"));
    list->setTextElideMode(Qt::ElideMiddle);
    auto *text = new QPlainTextEdit(splitter);
    text->setReadOnly(true);
    text->setAccessibleName(InstructionsDialog::tr("Text of the file"));
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    for (const Instruction &instruction : instructions) {
        list->addItem(instruction.title);
        list->item(list->count() - 1)->setToolTip(instruction.title);
    }
    QObject::connect(list, &QListWidget::currentRowChanged, text, [text, instructions](int row) {
        text->setPlainText(instructions[static_cast<size_t>(row)].text);
    });
    list->setCurrentRow(0);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 3);
    return splitter;
}

} // namespace

InstructionsDialog::InstructionsDialog(const std::vector<Instruction> &instructions, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("Instructions of the repositories"));
    auto *layout = new QVBoxLayout(this);
    if (instructions.empty()) {
        auto *message = new widgets::MessagePane(this);
        message->setMessage(tr("No instructions found"),
                            tr("Neither repository has a file that the profile names as instructions."));
        layout->addWidget(message, 1);
    } else {
        layout->addWidget(reader(instructions, this), 1);
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    const int unit = fontMetrics().averageCharWidth();
    resize(unit * 150, unit * 90);
}

} // namespace mxw::app

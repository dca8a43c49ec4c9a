// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/RunDialog.h"

#include "models/validation/LauncherWords.h"
#include "models/validation/ShownCommand.h"
#include "widgets/GrowingEdit.h"
#include "widgets/ReviewField.h"
#include "widgets/RunPlaceForm.h"
#include "widgets/WrapText.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using validation::RunSpec;

namespace {

QStringList linesOf(const QPlainTextEdit *edit)
{
    QStringList lines;
    for (const QString &line : edit->toPlainText().split(u'\n')) {
        if (const QString trimmed = line.trimmed(); !trimmed.isEmpty())
            lines << trimmed;
    }
    return lines;
}

QMap<QString, QString> environmentOf(const QStringList &lines)
{
    QMap<QString, QString> environment;
    for (const QString &line : lines)
        environment.insert(line.section(u'=', 0, 0).trimmed(), line.section(u'=', 1));
    return environment;
}

} // namespace

struct RunDialog::Private
{
    RunDialog *q;
    RunSpec given;
    RunPlaceForm *place;
    ReviewField *python;
    ReviewField *folder;
    GrowingEdit *suite;
    QLineEdit *keyword;
    QLineEdit *markers;
    GrowingEdit *arguments;
    GrowingEdit *environment;
    QLineEdit *device;
    QLineEdit *deviceVariable;
    QSpinBox *timeLimit;
    QCheckBox *dump;
    GrowingEdit *workarounds;
    WrapText *command;
    WrapText *message;
    QDialogButtonBox *buttons;

    Private(RunDialog *dialog, const RunSpec &spec);
    void setupFields(QFormLayout *form);
    void setupFrame(QWidget *fields);
    void fill();
    void watch();
    void refresh();
    GrowingEdit *lines(const QString &name, const QString &placeholder) const;
};

GrowingEdit *RunDialog::Private::lines(const QString &name, const QString &placeholder) const
{
    auto *edit = new GrowingEdit(2);
    edit->setObjectName(name);
    edit->setPlaceholderText(placeholder);
    return edit;
}

RunDialog::Private::Private(RunDialog *dialog, const RunSpec &spec)
    : q(dialog), given(spec), place(new RunPlaceForm), python(new ReviewField(ReviewField::Kind::FileOrFolder)),
      folder(new ReviewField(ReviewField::Kind::Folder)),
      suite(lines(u"suite"_s,
                  RunDialog::tr("Test files, folders or ids, one per line: tests/kernels/test_activation.py"))),
      keyword(new QLineEdit), markers(new QLineEdit),
      arguments(
          lines(u"arguments"_s, RunDialog::tr("Further words for pytest, one per line: --confcutdir=tests/kernels"))),
      environment(lines(u"environment"_s, RunDialog::tr("NAME=value, one per line"))), device(new QLineEdit),
      deviceVariable(new QLineEdit), timeLimit(new QSpinBox),
      dump(new QCheckBox(RunDialog::tr("Keep the tensors of comparisons that fail (.npy)"))),
      workarounds(lines(
          u"workarounds"_s,
          RunDialog::tr("What is bypassed, stubbed or mocked in this run, one per line; it goes into the record"))),
      command(new WrapText), message(new WrapText),
      buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    auto *fields = new QWidget;
    auto *form = new QFormLayout(fields);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setContentsMargins(16, 16, 16, 16);
    form->setHorizontalSpacing(12);
    form->setVerticalSpacing(8);
    setupFields(form);
    setupFrame(fields);
    fill();
}

void RunDialog::Private::setupFields(QFormLayout *form)
{
    python->edit()->setObjectName(u"python"_s);
    python->setBrowseTitle(RunDialog::tr("Python interpreter"));
    folder->edit()->setObjectName(u"folder"_s);
    folder->setBrowseTitle(RunDialog::tr("Working folder"));
    keyword->setObjectName(u"keyword"_s);
    markers->setObjectName(u"markers"_s);
    device->setObjectName(u"device"_s);
    device->setPlaceholderText(RunDialog::tr("all, or 0 or 0,1"));
    deviceVariable->setObjectName(u"deviceVariable"_s);
    timeLimit->setObjectName(u"timeLimit"_s);
    timeLimit->setRange(0, 7 * 24 * 60);
    timeLimit->setSuffix(RunDialog::tr(" min"));
    timeLimit->setSpecialValueText(RunDialog::tr("none"));
    form->addRow(RunDialog::tr("&Where:"), place->kindBox());
    form->addRow(place);
    form->addRow(RunDialog::tr("&Interpreter:"), python);
    form->addRow(RunDialog::tr("Working &folder:"), folder);
    form->addRow(RunDialog::tr("&Tests:"), suite);
    form->addRow(RunDialog::tr("&Keyword (-k):"), keyword);
    form->addRow(RunDialog::tr("&Markers (-m):"), markers);
    form->addRow(RunDialog::tr("&Arguments:"), arguments);
    form->addRow(RunDialog::tr("&Environment:"), environment);
    form->addRow(RunDialog::tr("&Device:"), device);
    form->addRow(RunDialog::tr("Device &variable:"), deviceVariable);
    form->addRow(RunDialog::tr("Time &limit:"), timeLimit);
    form->addRow(QString(), dump);
    form->addRow(RunDialog::tr("W&orkarounds:"), workarounds);
}

void RunDialog::Private::setupFrame(QWidget *fields)
{
    auto *scroll = new QScrollArea(q);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(fields);
    command->setMonospace(true);
    command->setObjectName(u"command"_s);
    message->setObjectName(u"message"_s);
    buttons->button(QDialogButtonBox::Ok)->setText(RunDialog::tr("Start run"));
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(16, 8, 16, 16);
    foot->setSpacing(8);
    foot->addWidget(command);
    foot->addWidget(message);
    foot->addWidget(buttons);
    auto *column = new QVBoxLayout(q);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(scroll, 1);
    column->addLayout(foot);
}

void RunDialog::Private::fill()
{
    place->setLauncher(given.launcher);
    python->setText(given.python);
    folder->setText(given.workingFolder);
    suite->setPlainText(given.suite.join(u'\n'));
    keyword->setText(given.keyword);
    markers->setText(given.markers);
    arguments->setPlainText(given.arguments.join(u'\n'));
    QStringList variables;
    for (auto it = given.environment.begin(); it != given.environment.end(); ++it)
        variables << it.key() + u'=' + it.value();
    environment->setPlainText(variables.join(u'\n'));
    device->setText(given.device);
    deviceVariable->setText(given.deviceVariable);
    timeLimit->setValue((given.timeLimit + 59) / 60);
    dump->setChecked(given.dumpFailing);
    workarounds->setPlainText(given.workarounds.join(u'\n'));
}

void RunDialog::Private::watch()
{
    const auto changed = [this] { refresh(); };
    QObject::connect(place, &RunPlaceForm::changed, q, changed);
    for (const ReviewField *field : {python, folder})
        QObject::connect(field, &ReviewField::changed, q, changed);
    for (const QLineEdit *edit : {keyword, markers, device, deviceVariable})
        QObject::connect(edit, &QLineEdit::textChanged, q, changed);
    for (const GrowingEdit *edit : {suite, arguments, environment, workarounds})
        QObject::connect(edit, &QPlainTextEdit::textChanged, q, changed);
    QObject::connect(timeLimit, &QSpinBox::valueChanged, q, changed);
    QObject::connect(buttons, &QDialogButtonBox::accepted, q, [this] {
        if (q->problem().isEmpty())
            q->accept();
    });
    QObject::connect(buttons, &QDialogButtonBox::rejected, q, &QDialog::reject);
}

void RunDialog::Private::refresh()
{
    const QString problem = q->problem();
    command->setWords(validation::shownCommand(q->spec()));
    message->setColor(problem.isEmpty() ? Theme::Token::Muted : Theme::Token::Warn);
    message->setWords(
        problem.isEmpty()
            ? RunDialog::tr("Nothing is written into the checkout. The run goes on when this window is closed.")
            : problem);
    buttons->button(QDialogButtonBox::Ok)->setEnabled(problem.isEmpty());
}

RunDialog::RunDialog(const RunSpec &spec, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("New validation run"));
    d = std::make_unique<Private>(this, spec);
    d->watch();
    d->refresh();
    resize(720, 760);
    d->suite->setFocus();
}

RunDialog::~RunDialog() = default;

RunSpec RunDialog::spec() const
{
    RunSpec spec = d->given;
    spec.launcher = d->place->launcher();
    spec.python = d->python->text();
    spec.workingFolder = d->folder->text();
    spec.suite = linesOf(d->suite);
    spec.keyword = d->keyword->text().trimmed();
    spec.markers = d->markers->text().trimmed();
    spec.arguments = linesOf(d->arguments);
    spec.environment = environmentOf(linesOf(d->environment));
    spec.device = d->device->text().trimmed();
    spec.deviceVariable = d->deviceVariable->text().trimmed();
    if (d->timeLimit->value() != (d->given.timeLimit + 59) / 60) // seconds that make no whole minute stay as they are
        spec.timeLimit = d->timeLimit->value() * 60;
    spec.dumpFailing = d->dump->isChecked();
    spec.workarounds = linesOf(d->workarounds);
    return spec;
}

QString RunDialog::problem() const
{
    const auto checked = validation::checkSpec(spec());
    if (checked)
        return {};
    return checked.error().advice.isEmpty() ? checked.error().what
                                            : checked.error().what + u' ' + checked.error().advice;
}

} // namespace mxw::widgets

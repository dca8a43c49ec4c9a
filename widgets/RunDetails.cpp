// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/RunDetails.h"

#include "models/items/CaseText.h"
#include "models/items/RunWords.h"
#include "models/validation/CaseSummary.h"
#include "models/validation/FlippedComparison.h"
#include "widgets/ChartPane.h"
#include "widgets/CodeLine.h"
#include "widgets/ElidedLabel.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

namespace {

/// Longer lists are cut: nobody chooses from more.
constexpr size_t MostComparisons = 1'000;

QToolButton *makeButton(QWidget *parent, const QString &name, const QString &text, const QString &tip)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(name);
    button->setText(text);
    button->setToolTip(tip);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

RunDetails::RunDetails(QWidget *parent) : QWidget(parent)
{
    m_tabs = new QTabWidget(this);
    m_tabs->setObjectName(u"runDetailsTabs"_s);
    m_tabs->setDocumentMode(true);
    m_chart = new ChartPane(m_tabs);
    m_tabs->addTab(m_chart, tr("Chart"));
    m_tabs->addTab(makeCaseTab(), tr("Case"));
    m_environment = addText(tr("Environment"), u"runEnvironment"_s);
    m_log = addText(tr("Log"), u"runLog"_s);
    m_tabs->addTab(m_environment, tr("Environment"));
    m_tabs->addTab(m_log, tr("Log"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_tabs);
    connect(m_comparisons, &QComboBox::currentIndexChanged, this, &RunDetails::showComparison);
    connect(m_source, &QToolButton::clicked, this, [this] {
        if (!m_record || m_testCase < 0)
            return;
        const validation::TestCase &testCase = m_record->cases[size_t(m_testCase)];
        const bool inTest = m_comparison && m_comparison->site.line > 0;
        Q_EMIT sourceRequested(inTest ? m_comparison->site.file : testCase.file,
                               inTest ? m_comparison->site.line : testCase.line);
    });
    connect(m_evidence, &QToolButton::clicked, this, &RunDetails::evidenceRequested);
    connect(m_dump, &QToolButton::clicked, this, [this] {
        if (m_comparison)
            Q_EMIT compareDumpRequested(m_comparison->dumpFirst, m_comparison->dumpSecond);
    });
    updateFonts();
    clear();
}

QPlainTextEdit *RunDetails::addText(const QString &title, const QString &name)
{
    auto *edit = new QPlainTextEdit(m_tabs);
    edit->setObjectName(name);
    edit->setAccessibleName(title);
    edit->setReadOnly(true);
    edit->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    edit->setFrameShape(QFrame::NoFrame);
    edit->setLineWrapMode(QPlainTextEdit::NoWrap);
    edit->setTabChangesFocus(true);
    edit->document()->setDocumentMargin(12);
    return edit;
}

QWidget *RunDetails::makeCaseTab()
{
    auto *tab = new QWidget(m_tabs);
    m_title = new ElidedLabel(tab);
    m_title->setElideMode(Qt::ElideMiddle);
    m_source = makeButton(tab, u"openTestSource"_s, tr("Open source"), tr("Shows the comparison in the test's source"));
    m_evidence = makeButton(tab, u"caseAsEvidence"_s, tr("Use as evidence"),
                            tr("Attaches this case to the selected entry as evidence"));
    m_dump = makeButton(tab, u"compareDump"_s, tr("Compare dumps"),
                        tr("Compares the operands that were kept of this comparison"));
    m_comparisons = new QComboBox(tab);
    m_comparisons->setObjectName(u"caseComparisons"_s);
    m_comparisons->setAccessibleName(tr("Comparison"));
    m_comparisons->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_comparisons->setMinimumContentsLength(6);
    m_case = addText(tr("Case"), u"caseText"_s);
    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(8, 4, 8, 0);
    buttons->setSpacing(4);
    buttons->addWidget(m_comparisons, 1);
    buttons->addWidget(m_source);
    buttons->addWidget(m_dump);
    buttons->addWidget(m_evidence);
    auto *title = new QHBoxLayout;
    title->setContentsMargins(12, 8, 12, 0);
    title->addWidget(m_title);
    auto *layout = new QVBoxLayout(tab);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(title);
    layout->addLayout(buttons);
    layout->addWidget(m_case, 1);
    return tab;
}

void RunDetails::clear()
{
    m_record.reset();
    m_node.clear();
    m_testCase = -1;
    m_comparison.reset();
    const QSignalBlocker silent(m_comparisons);
    m_comparisons->clear();
    m_comparisons->hide();
    for (QToolButton *button : {m_source, m_evidence, m_dump})
        button->hide();
    m_title->setText(tr("Select a case to read what it compared."));
    for (QPlainTextEdit *edit : {m_case, m_environment, m_log})
        edit->clear();
}

void RunDetails::setText(QPlainTextEdit *edit, const QString &text)
{
    if (edit->toPlainText() == text)
        return; // a selection and the place stay
    const int place = edit->verticalScrollBar()->value();
    edit->setPlainText(text);
    edit->verticalScrollBar()->setValue(place);
}

void RunDetails::showLog(const validation::Run &run)
{
    QString text = QString::fromUtf8(run.log);
    if (run.logIsCut)
        text.prepend(tr("[The beginning was cut.]") + u'\n');
    if (text.isEmpty())
        text = tr("Nothing was printed yet.");
    if (!run.trouble.isEmpty())
        text.prepend(run.trouble + u"\n\n"_s);
    QScrollBar *bar = m_log->verticalScrollBar();
    const bool atEnd = bar->value() == bar->maximum();
    setText(m_log, text);
    if (atEnd)
        bar->setValue(bar->maximum());
}

void RunDetails::setCase(const validation::Run &run, int testCase, bool isFlipped)
{
    const bool same = m_record && testCase >= 0 && m_node == run.record->cases[size_t(testCase)].node;
    const int chosen = m_comparisons->currentIndex();
    m_record = run.record;
    m_testCase = testCase;
    m_isFlipped = isFlipped;
    showLog(run);
    if (testCase < 0) {
        m_node.clear();
        const QSignalBlocker silent(m_comparisons);
        m_comparisons->clear();
        m_title->setText(tr("Select a case to read what it compared."));
        setText(m_environment, items::environmentText(run));
        showComparison();
        return;
    }
    const validation::TestCase &shown = m_record->cases[size_t(testCase)];
    m_node = shown.node;
    m_title->setText(u"%1 · %2"_s.arg(items::outcomeText(shown.outcome), shown.node));
    {
        const QSignalBlocker silent(m_comparisons);
        m_comparisons->clear();
        const int worst = summarize(*m_record, shown).worst;
        for (size_t i = 0; i < std::min(shown.comparisons.size(), MostComparisons); ++i) {
            const int index = shown.comparisons[i];
            m_comparisons->addItem(items::comparisonTitle(m_record->comparisons[size_t(index)], int(i) + 1), index);
        }
        m_comparisons->setCurrentIndex(same && chosen >= 0 ? chosen : m_comparisons->findData(worst));
    }
    showComparison();
    setText(m_environment, items::environmentText(run, m_comparison ? m_comparison->process : -1));
}

void RunDetails::showComparison()
{
    m_comparison.reset();
    const QVariant chosen = m_comparisons->currentData();
    if (m_record && chosen.isValid()) {
        const auto &comparison = m_record->comparisons[size_t(chosen.toInt())];
        m_comparison = std::make_unique<validation::Comparison>(m_isFlipped ? flipped(comparison) : comparison);
    }
    QString text;
    if (m_record && m_testCase >= 0) {
        const validation::TestCase &shown = m_record->cases[size_t(m_testCase)];
        text = items::caseText(shown).section(u'\n', 1); // the id stands above
        if (m_comparison)
            text += u'\n' + items::comparisonText(*m_comparison);
        else if (shown.outcome != validation::CaseOutcome::Skipped)
            text += u'\n' + tr("It compared nothing that is known.");
    }
    setText(m_case, text);
    m_comparisons->setVisible(m_comparisons->count() > 0);
    m_source->setVisible(m_testCase >= 0);
    m_evidence->setVisible(m_testCase >= 0 && !m_isReadOnly);
    m_dump->setVisible(m_comparison && !m_comparison->dumpFirst.isEmpty());
    Q_EMIT comparisonChanged();
}

void RunDetails::setReadOnly(bool readOnly)
{
    m_isReadOnly = readOnly;
    m_evidence->setVisible(m_testCase >= 0 && !readOnly);
}

void RunDetails::addFirstTab(QWidget *widget, const QString &title)
{
    m_tabs->insertTab(0, widget, title);
    m_tabs->setCurrentIndex(0);
}

void RunDetails::updateFonts()
{
    const QFont fixed = CodeMetrics::forFont(font()).font;
    for (QPlainTextEdit *edit : {m_case, m_environment, m_log})
        edit->setFont(fixed);
}

void RunDetails::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_log)
        updateFonts();
}

} // namespace mxw::widgets

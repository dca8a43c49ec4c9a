// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/CaseTable.h"

#include "models/items/RunWords.h"
#include "widgets/CaseDelegate.h"
#include "widgets/ElidedLabel.h"
#include "widgets/Icons.h"
#include "widgets/MessagePane.h"
#include "widgets/SoftSelection.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QScrollBar>
#include <QSet>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using items::CaseGrouping;
using items::CaseModel;
using items::CaseRow;
using Kind = CaseGrouping::Kind;

CaseTable::CaseTable(QWidget *parent) : QWidget(parent)
{
    m_filter.setCases(&m_model);
    m_pages = new QStackedWidget(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    setupBar();
    m_notice = new ElidedLabel(this);
    m_notice->setObjectName(u"runPatterns"_s);
    m_notice->setColor(Theme::Token::Warn);
    auto *words = new QHBoxLayout;
    words->setContentsMargins(12, 0, 12, 6);
    words->setSpacing(12);
    words->addWidget(m_count);
    words->addWidget(m_notice, 1);
    layout->addLayout(words);
    setupTable();
    m_message = new MessagePane(m_pages);
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_message);
    layout->addWidget(m_pages, 1);
    connectAll();
    refreshChoices();
    showPage();
}

CaseTable::~CaseTable()
{
    m_table->setModel(nullptr); // the models go first, and the table would hear of it
}

void CaseTable::setupBar()
{
    auto *bar = new QWidget(this);
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    m_query = new QLineEdit(bar);
    m_query->setObjectName(u"caseFilter"_s);
    m_query->setClearButtonEnabled(true);
    m_query->setPlaceholderText(tr("Filter: outcome:failed, param:K=4096 …"));
    m_query->setToolTip(tr("outcome: param:NAME=VALUE dtype: device: pattern: form: file: change: or any text"));
    m_query->setAccessibleName(tr("Filter the cases"));
    m_query->setMinimumWidth(m_query->fontMetrics().averageCharWidth() * 18);
    m_query->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    m_grouping = new QComboBox(bar);
    m_grouping->setObjectName(u"caseGrouping"_s);
    m_grouping->setAccessibleName(tr("Group the cases"));
    m_baseline = new QComboBox(bar);
    m_baseline->setObjectName(u"caseBaseline"_s);
    m_baseline->setAccessibleName(tr("Compare with another run"));
    m_baseline->setToolTip(tr("Compares the cases with those of another run"));
    for (QComboBox *box : {m_grouping, m_baseline}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(6);
    }
    m_flip = new QToolButton(bar);
    m_flip->setObjectName(u"flipOperands"_s);
    m_flip->setIcon(icon(u"swap"_s));
    m_flip->setCheckable(true);
    m_flip->setAutoRaise(true);
    m_flip->setFocusPolicy(Qt::StrongFocus);
    m_flip->setAccessibleName(tr("Swap the operands"));
    m_flip->setToolTip(
        tr("Swap the operands: which one is the reference is not recorded. What would have to be computed "
           "again is shown as unknown."));
    m_count = new ElidedLabel(this);
    m_count->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    m_count->setObjectName(u"caseCount"_s);
    m_count->setColor(Theme::Token::Muted);
    layout->addWidget(m_query, 4);
    layout->addWidget(m_grouping, 2);
    layout->addWidget(m_baseline, 2);
    layout->addWidget(m_flip);
    this->layout()->addWidget(bar);
}

void CaseTable::setupTable()
{
    m_table = new QTreeView(m_pages);
    m_table->setObjectName(u"caseTable"_s);
    m_table->setModel(&m_filter);
    m_table->setItemDelegate(new CaseDelegate(m_table));
    m_table->setUniformRowHeights(true);
    m_table->setRootIsDecorated(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setAllColumnsShowFocus(true);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setAccessibleName(tr("Cases"));
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(CaseRow::OutcomeColumn, Qt::AscendingOrder);
    m_table->header()->setHighlightSections(false);
    m_table->header()->setStretchLastSection(true);
    m_table->header()->setSectionsMovable(true);
    useSoftSelection(*m_table);
    sizeColumns();
}

void CaseTable::sizeColumns()
{
    const auto &metrics = m_table->fontMetrics();
    const int letter = metrics.averageCharWidth();
    const auto width = [&](const QString &sample) { return metrics.horizontalAdvance(sample) + 3 * letter; };
    for (int column = 0; column < CaseRow::NUM_COLUMNS; ++column) {
        const int head = metrics.horizontalAdvance(CaseRow::header(column)) + 4 * letter;
        m_table->setColumnWidth(column, std::max(head, width(u"1.234e-05"_s)));
    }
    m_table->setColumnWidth(CaseRow::TestColumn, 24 * letter);
    m_table->setColumnWidth(CaseRow::OutcomeColumn, width(tr("none failed")) + metrics.height());
    m_table->setColumnWidth(CaseRow::ChangeColumn, 24 * letter);
    m_table->setColumnWidth(CaseRow::ParametersColumn, 26 * letter);
    m_table->setColumnWidth(CaseRow::MismatchesColumn, width(u"1234 / 16384 (12.5%)"_s));
    m_table->setColumnWidth(CaseRow::PatternColumn, 22 * letter);
    m_table->setColumnHidden(CaseRow::ChangeColumn, !m_model.comparison());
}

void CaseTable::connectAll()
{
    connect(m_query, &QLineEdit::textChanged, this, &CaseTable::applyQuery);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (m_isFilling)
            return;
        const int selected = currentCase();
        m_wanted = selected < 0 ? QString() : m_model.record().cases[size_t(selected)].node;
        Q_EMIT currentChanged();
    });
    connect(m_table, &QTreeView::activated, this, &CaseTable::opened);
    connect(m_grouping, &QComboBox::currentIndexChanged, this, [this] {
        const auto kind = Kind(m_grouping->currentData().toInt());
        const QString name = m_grouping->currentData(Qt::UserRole + 1).toString();
        keepingPlace([&] { m_model.setGrouping({kind, name}); });
        m_table->setRootIsDecorated(kind != Kind::None);
    });
    connect(m_baseline, &QComboBox::currentIndexChanged, this, &CaseTable::baselineChosen);
    connect(m_flip, &QToolButton::toggled, this, [this](bool on) {
        keepingPlace([&] { m_model.setFlipped(on); });
        Q_EMIT shownChanged();
    });
    connect(m_message, &MessagePane::actionTriggered, m_query, &QLineEdit::clear);
    auto *copyAction = new QAction(icon(u"copy"_s), tr("Copy test id"), m_table);
    copyAction->setShortcut(QKeySequence::Copy);
    copyAction->setShortcutContext(Qt::WidgetShortcut);
    connect(copyAction, &QAction::triggered, this, &CaseTable::copy);
    auto *evidence = new QAction(tr("Use as evidence"), m_table);
    connect(evidence, &QAction::triggered, this, &CaseTable::evidenceRequested);
    m_table->addActions({copyAction, evidence});
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void CaseTable::refreshChoices()
{
    std::vector<CaseGrouping> groupings;
    for (const Kind kind :
         {Kind::None, Kind::Outcome, Kind::File, Kind::Pattern, Kind::Dtype, Kind::Device, Kind::Form})
        groupings.push_back({kind, {}});
    if (m_model.comparison())
        groupings.push_back({Kind::Change, {}});
    for (const QString &name : items::parameterNames(m_model.record()))
        groupings.push_back({Kind::Parameter, name});
    QStringList titles;
    QStringList known;
    for (const CaseGrouping &grouping : groupings)
        titles << grouping.title();
    for (int i = 0; i < m_grouping->count(); ++i)
        known << m_grouping->itemText(i);
    if (titles == known)
        return;
    const QString chosen = m_grouping->currentText();
    const QSignalBlocker silent(m_grouping);
    m_grouping->clear();
    for (size_t i = 0; i < groupings.size(); ++i) {
        m_grouping->addItem(titles[qsizetype(i)], int(groupings[i].kind));
        m_grouping->setItemData(int(i), groupings[i].parameter, Qt::UserRole + 1);
    }
    m_grouping->setCurrentIndex(std::max(0, m_grouping->findText(chosen)));
    const auto &now = groupings[size_t(m_grouping->currentIndex())];
    if (now != m_model.grouping()) { // its parameter is gone
        m_model.setGrouping(now);
        m_table->setRootIsDecorated(now.kind != Kind::None);
    }
}

/// Does `change` with the selected case, the open groups and the topmost row kept where they are.
template <typename Change> void CaseTable::keepingPlace(const Change &change)
{
    const int before = currentCase();
    const QString node = before < 0 ? QString() : m_model.record().cases[size_t(before)].node;
    QSet<QString> open;
    for (int row = 0; row < m_filter.rowCount() && m_table->rootIsDecorated(); ++row) {
        if (m_table->isExpanded(m_filter.index(row, 0)))
            open.insert(m_filter.index(row, 0).data(CaseModel::SortRole).toString());
    }
    const QModelIndex topIndex = m_table->indexAt({0, 0});
    const QString top = topIndex.siblingAtColumn(0).data(CaseModel::NodeRole).toString();
    const bool atTop = m_table->verticalScrollBar()->value() == 0;
    m_isFilling = true;
    change();
    for (int row = 0; row < m_filter.rowCount() && !open.isEmpty(); ++row) {
        if (open.contains(m_filter.index(row, 0).data(CaseModel::SortRole).toString()))
            m_table->setExpanded(m_filter.index(row, 0), true);
    }
    const auto indexOf = [&](const QString &id) { return m_filter.mapFromSource(m_model.indexOfNode(id)); };
    // A case that a filter hid is selected again once it is back.
    if (currentCase() < 0 || m_model.record().cases[size_t(currentCase())].node != m_wanted) {
        if (const QModelIndex index = m_wanted.isEmpty() ? QModelIndex() : indexOf(m_wanted); index.isValid())
            m_table->setCurrentIndex(index);
    }
    if (!atTop && !top.isEmpty() && indexOf(top).isValid() &&
        m_table->indexAt({0, 0}).siblingAtColumn(0) != indexOf(top))
        m_table->scrollTo(indexOf(top), QAbstractItemView::PositionAtTop);
    m_isFilling = false;
    const int now = currentCase();
    showPage();
    if (now < 0 ? !node.isEmpty() : m_model.record().cases[size_t(now)].node != node)
        Q_EMIT currentChanged();
}

void CaseTable::setRun(const validation::Run &run)
{
    const bool same = run.id == m_runId;
    m_runId = run.id;
    m_state = run.state;
    m_trouble = run.trouble;
    m_failure = run.failure;
    if (!same)
        m_wanted.clear();
    keepingPlace([&] { m_model.setRecord(run.id, run.record); });
    if (!same)
        m_table->scrollToTop();
    if (currentCase() < 0 && m_filter.rowCount() > 0 && m_model.grouping().kind == Kind::None)
        m_table->setCurrentIndex(m_filter.index(0, 0)); // sorted: what failed worst
}

void CaseTable::setBaselines(const std::vector<std::pair<QString, QString>> &runs)
{
    const QString chosen = baseline();
    {
        const QSignalBlocker silent(m_baseline);
        m_baseline->clear();
        m_baseline->addItem(tr("Compare with…"), QString());
        for (const auto &[id, words] : runs)
            m_baseline->addItem(words, id);
        m_baseline->setCurrentIndex(std::max(0, m_baseline->findData(chosen)));
    }
    m_baseline->setVisible(!runs.empty());
    if (baseline() != chosen)
        Q_EMIT baselineChosen();
}

QString CaseTable::baseline() const
{
    return m_baseline->currentData().toString();
}

void CaseTable::setBaselineRecord(std::shared_ptr<const validation::RunRecord> record)
{
    keepingPlace([&] { m_model.setBaseline(std::move(record)); });
    m_table->setColumnHidden(CaseRow::ChangeColumn, !m_model.comparison());
    refreshChoices();
    Q_EMIT shownChanged();
}

void CaseTable::applyQuery()
{
    keepingPlace([this] { m_filter.setQuery(m_query->text()); });
    Q_EMIT shownChanged();
}

int CaseTable::currentCase() const
{
    return m_model.caseOf(m_filter.mapToSource(m_table->currentIndex()));
}

void CaseTable::selectCase(int testCase)
{
    if (testCase < 0)
        return;
    QModelIndex index = m_filter.mapFromSource(m_model.indexOfCase(testCase));
    if (!index.isValid()) {
        m_query->clear();
        index = m_filter.mapFromSource(m_model.indexOfCase(testCase));
    }
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index);
}

void CaseTable::setNotice(const QString &text, const QString &toolTip)
{
    m_notice->setText(text);
    m_notice->setFullText(toolTip);
}

void CaseTable::showCount()
{
    const auto all = m_model.record().cases.size();
    const int shown = m_filter.caseCount();
    m_count->setText(size_t(shown) == all ? tr("%n case(s)", nullptr, shown)
                                          : tr("%1 of %2 shown").arg(shown).arg(all));
}

void CaseTable::showPage()
{
    showCount();
    if (m_filter.rowCount() > 0) {
        m_pages->setCurrentWidget(m_table);
        return;
    }
    if (!m_model.record().cases.empty())
        m_message->setMessage(tr("Nothing matches"), tr("No case passes this filter."), tr("Clear filter"));
    else if (m_failure)
        m_message->setMessage(items::stateText(m_state), QString(m_failure->what + u' ' + m_failure->advice).trimmed(),
                              {}, m_failure->detail);
    else if (!m_trouble.isEmpty())
        m_message->setMessage(items::stateText(m_state), m_trouble);
    else if (isOver(m_state))
        m_message->setMessage(tr("No cases"), tr("The run ended without a test being collected. Its log may say why."));
    else
        m_message->setMessage(tr("No cases yet"), tr("They appear here while the run goes on."));
    m_pages->setCurrentWidget(m_message);
}

void CaseTable::copy()
{
    if (const int testCase = currentCase(); testCase >= 0)
        QGuiApplication::clipboard()->setText(m_model.record().cases[size_t(testCase)].node);
}

void CaseTable::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (!m_table)
        return;
    if (event->type() == QEvent::FontChange)
        sizeColumns();
    if (event->type() == QEvent::PaletteChange)
        useSoftSelection(*m_table);
}

} // namespace mxw::widgets

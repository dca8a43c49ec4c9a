// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/RunList.h"

#include "widgets/Icons.h"
#include "widgets/SoftSelection.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using Model = items::RunListModel;

namespace {

QToolButton *makeButton(QWidget *parent, const QString &name, const QString &iconName, const QString &tip)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(name);
    button->setIcon(icon(iconName));
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

RunList::RunList(QWidget *parent) : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeBar());
    setupTable();
    layout->addWidget(m_table, 1);
    showActions();
}

RunList::~RunList()
{
    m_table->setModel(nullptr); // the model goes first, and the table would hear of it
}

QWidget *RunList::makeBar()
{
    auto *bar = new QWidget(this);
    m_new = makeButton(bar, u"newRun"_s, u"add"_s, tr("Start a new run"));
    m_new->setText(tr("New run"));
    m_new->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_import = makeButton(bar, u"importRun"_s, u"open"_s, tr("Import a result bundle, a log or dumps"));
    m_repeat = makeButton(bar, u"repeatRun"_s, u"redo"_s, tr("Run it again in the same way"));
    m_cancel = makeButton(bar, u"cancelRun"_s, u"close"_s, tr("Cancel the run"));
    m_evidence =
        makeButton(bar, u"runAsEvidence"_s, u"decided"_s, tr("Use the whole run as evidence of the selected entry"));
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(4);
    layout->addWidget(m_new);
    layout->addWidget(m_import);
    m_box = new QComboBox(bar);
    m_box->setObjectName(u"runBox"_s);
    m_box->setAccessibleName(tr("Validation runs"));
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(12);
    m_box->hide();
    layout->addWidget(m_box, 1000);
    layout->addStretch(1);
    for (QToolButton *button : {m_repeat, m_cancel, m_evidence})
        layout->addWidget(button);
    connect(m_box, &QComboBox::currentIndexChanged, this, [this] { select(m_box->currentData().toString()); });
    connect(m_new, &QToolButton::clicked, this, &RunList::newRequested);
    connect(m_import, &QToolButton::clicked, this, &RunList::importRequested);
    connect(m_repeat, &QToolButton::clicked, this, [this] { Q_EMIT repeatRequested(current()->id); });
    connect(m_cancel, &QToolButton::clicked, this, [this] { Q_EMIT cancelRequested(current()->id); });
    connect(m_evidence, &QToolButton::clicked, this, [this] { Q_EMIT evidenceRequested(current()->id); });
    return bar;
}

void RunList::setupTable()
{
    m_table = new QTableView(this);
    m_table->setObjectName(u"runList"_s);
    m_table->setModel(&m_model);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setAccessibleName(tr("Validation runs"));
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setStretchLastSection(true);
    useSoftSelection(*m_table);
    sizeColumns();
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        showActions();
        fillBox();
        Q_EMIT currentChanged();
    });
    m_table->viewport()->installEventFilter(this);
}

void RunList::setCompact(bool compact)
{
    m_table->setHidden(compact);
    m_box->setVisible(compact);
    setMaximumHeight(compact ? sizeHint().height() : QWIDGETSIZE_MAX);
    fillBox();
}

void RunList::fillBox()
{
    if (m_box->isHidden())
        return;
    const QSignalBlocker silent(m_box);
    m_box->clear();
    for (const validation::Run &run : m_model.runs()) {
        const QModelIndex row = m_model.indexOf(run.id);
        m_box->addItem(tr("Run %1 · %2 · %3")
                           .arg(run.number)
                           .arg(row.siblingAtColumn(Model::StateColumn).data().toString(),
                                row.siblingAtColumn(Model::CountsColumn).data().toString()),
                       run.id);
    }
    m_box->setCurrentIndex(m_table->currentIndex().row());
}

void RunList::sizeColumns()
{
    const auto &metrics = m_table->fontMetrics();
    const int letter = metrics.averageCharWidth();
    m_table->verticalHeader()->setDefaultSectionSize(int(std::lround(metrics.height() * 1.6)));
    m_table->setColumnWidth(Model::NumberColumn, metrics.horizontalAdvance(tr("Run")) + 4 * letter);
    m_table->setColumnWidth(Model::StateColumn, metrics.horizontalAdvance(tr("Finished")) + 3 * letter);
    // What has no room is in the tool tip.
    const int letters = m_table->viewport()->width() / std::max(1, letter);
    const int rest = m_table->viewport()->width() - m_table->columnWidth(Model::NumberColumn) -
                     m_table->columnWidth(Model::StateColumn);
    m_table->setColumnWidth(Model::CountsColumn, letters < 110 ? std::max(rest, 12 * letter) : 38 * letter);
    for (int column = Model::SuiteColumn; column < Model::NUM_COLUMNS; ++column)
        m_table->setColumnHidden(column, letters < 110);
    m_table->setColumnWidth(Model::SuiteColumn, 24 * letter);
    m_table->setColumnWidth(Model::LauncherColumn, 18 * letter);
    m_table->setColumnWidth(Model::LevelColumn, 12 * letter);
    m_table->setColumnWidth(Model::StartedColumn, 18 * letter);
}

void RunList::setRuns(std::vector<validation::Run> runs)
{
    const QString kept = current() ? current()->id : QString();
    {
        const QSignalBlocker silent(m_table->selectionModel());
        m_model.setRuns(std::move(runs));
    }
    m_table->setCurrentIndex(m_model.indexOf(kept).isValid() ? m_model.indexOf(kept) : m_model.index(0, 0));
    showActions();
    fillBox();
    if (m_model.rowCount() == 0)
        Q_EMIT currentChanged();
}

void RunList::updateRun(const validation::Run &run)
{
    m_model.updateRun(run);
    showActions();
    fillBox();
}

void RunList::select(const QString &id)
{
    if (const QModelIndex index = m_model.indexOf(id); index.isValid())
        m_table->setCurrentIndex(index);
}

const validation::Run *RunList::current() const
{
    return m_model.run(m_table->currentIndex());
}

void RunList::setReadOnly(bool readOnly)
{
    m_isReadOnly = readOnly;
    showActions();
}

void RunList::showActions()
{
    const validation::Run *run = current();
    m_new->setEnabled(!m_isReadOnly);
    m_import->setEnabled(!m_isReadOnly);
    m_repeat->setEnabled(run && !m_isReadOnly && run->state != validation::RunState::Imported);
    m_cancel->setEnabled(run && !m_isReadOnly && !isOver(run->state));
    m_evidence->setEnabled(run && !m_isReadOnly);
}

bool RunList::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        sizeColumns();
    return QWidget::eventFilter(watched, event);
}

void RunList::changeEvent(QEvent *event)
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

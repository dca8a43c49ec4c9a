// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/MatrixPane.h"

#include "models/review/FamilyEvidence.h"
#include "widgets/ConfigList.h"
#include "widgets/ElidedLabel.h"
#include "widgets/MatrixDelegate.h"
#include "widgets/MatrixRowEditor.h"
#include "widgets/MessagePane.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using items::MatrixModel;

MatrixPane::MatrixPane(QWidget *parent) : QWidget(parent), m_pages(new QStackedWidget(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);
    auto *page = new QWidget(m_pages);
    auto *pageLayout = new QVBoxLayout(page);
    pageLayout->setContentsMargins(0, 0, 0, 0);
    pageLayout->setSpacing(0);
    m_pages->addWidget(page);
    setupBar();
    auto *splitter = new QSplitter(Qt::Vertical, page);
    splitter->setChildrenCollapsible(false);
    pageLayout->addWidget(splitter, 1);
    setupTable();
    splitter->addWidget(m_table);
    setupLower();
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    m_message = new MessagePane(m_pages);
    m_pages->addWidget(m_message);
    connect(m_message, &MessagePane::actionTriggered, this, &MatrixPane::messageActivated);
    m_pages->setCurrentWidget(m_message);
}

MatrixPane::~MatrixPane() = default;

void MatrixPane::setupBar()
{
    auto *page = m_pages->widget(0);
    auto *bar = new QWidget(page);
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    m_families = new QComboBox(bar);
    m_families->setObjectName(u"matrixFamily"_s);
    m_families->setAccessibleName(tr("Family of models"));
    m_families->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_onlyDifferences = new QCheckBox(tr("Only differences"), bar);
    m_onlyDifferences->setObjectName(u"matrixOnlyDifferences"_s);
    m_onlyDifferences->setChecked(true);
    m_model.setOnlyDifferences(true);
    m_count = new ElidedLabel(bar);
    m_count->setColor(Theme::Token::Muted);
    layout->addWidget(m_families);
    layout->addWidget(m_onlyDifferences);
    layout->addWidget(m_count, 1);
    page->layout()->addWidget(bar);
    connect(m_families, &QComboBox::currentIndexChanged, this, &MatrixPane::showMatrix);
    connect(m_onlyDifferences, &QCheckBox::toggled, this, [this](bool only) {
        const auto contract = m_model.contract(m_table->currentIndex());
        m_model.setOnlyDifferences(only);
        m_model.setState(m_state);
        if (contract)
            m_table->setCurrentIndex(m_model.indexOf(*contract));
    });
}

void MatrixPane::setupTable()
{
    m_table = new QTreeView(m_pages->widget(0));
    m_table->setObjectName(u"matrixTable"_s);
    m_table->setAccessibleName(tr("Difference matrix"));
    m_table->setModel(&m_model);
    m_table->setItemDelegate(new MatrixDelegate(m_table));
    m_table->setAlternatingRowColors(true);
    m_table->setUniformRowHeights(true);
    m_table->setExpandsOnDoubleClick(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->header()->setStretchLastSection(true);
    const int character = m_table->fontMetrics().averageCharWidth();
    const int widths[] = {32, 36, 36, 24, 12};
    for (int column = 0; column < int(std::size(widths)); ++column)
        m_table->setColumnWidth(column, character * widths[column]);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &MatrixPane::showRow);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &MatrixPane::showRow);
    // Enter and double click, as the style says.
    connect(m_table, &QAbstractItemView::activated, this, &MatrixPane::openPlace);
}

void MatrixPane::setupLower()
{
    auto *splitter = m_pages->findChild<QSplitter *>();
    auto *lower = new QSplitter(Qt::Horizontal, splitter);
    lower->setChildrenCollapsible(false);
    auto *scroll = new QScrollArea(lower);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    m_editor = new MatrixRowEditor(scroll);
    scroll->setWidget(m_editor);
    m_configs = new ConfigList(lower);
    lower->addWidget(scroll);
    lower->addWidget(m_configs);
    splitter->addWidget(lower);
    connect(m_editor, &MatrixRowEditor::classified, this, &MatrixPane::classified);
    connect(m_configs, &ConfigList::loadRequested, this, &MatrixPane::configRequested);
}

void MatrixPane::setAnalysis(std::shared_ptr<const checks::Analysis> analysis)
{
    if (m_analysis == analysis)
        return;
    m_analysis = std::move(analysis);
    fillFamilies();
    showMatrix();
}

void MatrixPane::fillFamilies()
{
    const QString kept = family();
    const QSignalBlocker blocker(m_families);
    m_families->clear();
    if (!m_analysis)
        return;
    for (const inventory::DifferenceMatrix &matrix : m_analysis->models.matrices)
        m_families->addItem(matrix.family, matrix.family);
    m_families->setCurrentIndex(std::max(0, m_families->findData(kept)));
}

void MatrixPane::setState(const review::ReviewState &state)
{
    m_state = state;
    m_model.setState(m_state);
    showRow();
    showConfigs();
    showCount();
}

void MatrixPane::setReadOnly(bool readOnly)
{
    m_editor->setReadOnly(readOnly);
    m_configs->setReadOnly(readOnly);
}

void MatrixPane::setMessage(const QString &title, const QString &text, const QString &action)
{
    m_message->setMessage(title, text, action);
    m_pages->setCurrentWidget(m_message);
}

void MatrixPane::showFamilyOf(const QString &file)
{
    if (!m_analysis || file.isEmpty())
        return;
    // Files that several families reach say nothing about which is meant.
    const auto &matrices = m_analysis->models.matrices;
    const auto has = [&](const inventory::DifferenceMatrix &matrix) { return matrix.files.contains(file); };
    const auto found = std::ranges::find_if(matrices, has);
    if (found != matrices.end() && std::ranges::count_if(matrices, has) == 1)
        setFamily(found->family);
}

void MatrixPane::setFamily(const QString &family)
{
    if (const int index = m_families->findData(family); index >= 0)
        m_families->setCurrentIndex(index);
}

QString MatrixPane::family() const
{
    return m_families->currentData().toString();
}

bool MatrixPane::choose(int number)
{
    return m_editor->choose(number);
}

void MatrixPane::showMatrix()
{
    std::optional<inventory::DifferenceMatrix> shown;
    if (m_analysis) {
        const auto &matrices = m_analysis->models.matrices;
        const auto found = std::ranges::find(matrices, family(), &inventory::DifferenceMatrix::family);
        if (found != matrices.end())
            shown = *found;
    }
    const auto contract = m_model.contract(m_table->currentIndex());
    m_model.setMatrix(shown);
    m_model.setState(m_state);
    if (shown) {
        m_pages->setCurrentIndex(0);
        const QModelIndex wanted = contract ? m_model.indexOf(*contract) : QModelIndex();
        m_table->setCurrentIndex(wanted.isValid() ? wanted : m_model.index(0, 0));
    }
    showRow();
    showConfigs();
    showCount();
}

void MatrixPane::showRow()
{
    const std::optional<inventory::Contract> contract = m_model.contract(m_table->currentIndex());
    const review::MatrixRecord *record = contract ? m_model.record(*contract) : nullptr;
    const auto &matrix = m_model.matrix();
    m_editor->setStrongest(matrix && m_analysis ? review::strongestEvidence(*matrix, *m_analysis, m_state)
                                                : EvidenceLevel::Source);
    m_editor->setRow(family(), contract, record ? &record->row : nullptr);
}

void MatrixPane::showConfigs()
{
    if (!m_analysis) {
        m_configs->setConfigs({}, {}, {});
        return;
    }
    QStringList waiting;
    for (const review::ConfigAttached &config : m_state.configs()) {
        const bool read = std::ranges::any_of(m_analysis->models.configs, [&](const inventory::CheckpointConfig &each) {
            return each.name == config.name;
        });
        if (!read)
            waiting.append(config.name);
    }
    m_configs->setConfigs(m_analysis->models.configs, waiting, family());
}

void MatrixPane::showCount()
{
    if (!m_model.matrix()) {
        m_count->setText({});
        return;
    }
    const auto &rows = m_model.matrix()->rows;
    const auto classified = std::ranges::count_if(
        rows, [&](const inventory::MatrixRow &row) { return m_model.record(row.contract) != nullptr; });
    const auto differing = std::ranges::count_if(rows, &inventory::MatrixRow::differs);
    m_count->setText(
        tr("%1 of %2 rows classified · %3 differ · %n file(s)", nullptr, int(m_model.matrix()->files.size()))
            .arg(classified)
            .arg(rows.size())
            .arg(differing));
}

void MatrixPane::openPlace(const QModelIndex &index)
{
    if (const auto place = m_model.place(index))
        Q_EMIT codeRequested(place->upstream, place->file, place->line);
    else
        m_table->setExpanded(index.siblingAtColumn(0), !m_table->isExpanded(index.siblingAtColumn(0)));
}

} // namespace mxw::widgets

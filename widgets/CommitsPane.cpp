// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/CommitsPane.h"

#include "models/items/CommitFilter.h"
#include "models/items/CommitModel.h"
#include "models/items/CommitWords.h"
#include "widgets/CommitBatch.h"
#include "widgets/CommitDelegate.h"
#include "widgets/CommitDetails.h"
#include "widgets/ElidedLabel.h"
#include "widgets/Icons.h"
#include "widgets/MessagePane.h"
#include "widgets/RowTable.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using Model = items::CommitModel;

struct CommitsPane::Private
{
    CommitsPane *q;
    Model model;
    items::CommitFilter filter;
    std::shared_ptr<const checks::Analysis> analysis;
    review::ReviewState state;
    bool readOnly = false;
    bool selecting = false; ///< the selection changes because of setEntry(), not because of the user

    QWidget *bar = nullptr;
    QLineEdit *text = nullptr;
    QComboBox *carried = nullptr;
    QComboBox *tie = nullptr;
    QToolButton *undecided = nullptr;
    ElidedLabel *count = nullptr;
    QStackedWidget *pages = nullptr;
    QTableView *table = nullptr;
    QStackedWidget *below = nullptr;
    CommitDetails *details = nullptr;
    CommitBatch *batch = nullptr;
    MessagePane *message = nullptr;

    explicit Private(CommitsPane *pane) : q(pane) {}

    void setupBar();
    void setupTable(QWidget *parent);
    void setupBelow(QSplitter *splitter);
    void connectAll();
    void sizeColumns();
    void filterChanged();
    void selectionChanged();
    void showPage();
    void showCount();
    void decide(review::Disposition disposition);
    void reasonLeft();
    void send(const std::vector<review::Decision> &decisions);
    void selectRow(const QModelIndex &source);

    QString currentEntry() const { return table->currentIndex().data(Model::EntryIdRole).toString(); }
    const checks::CommitRecord *current() const { return model.commit(filter.mapToSource(table->currentIndex())); }
};

void CommitsPane::Private::setupBar()
{
    bar = new QWidget(q);
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    text = new QLineEdit(bar);
    text->setObjectName(u"commitFilter"_s);
    text->setClearButtonEnabled(true);
    text->setPlaceholderText(tr("Filter: words, hash, file:path …"));
    text->setAccessibleName(tr("Filter the commits"));
    text->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    text->setMaximumWidth(text->fontMetrics().averageCharWidth() * 48);
    carried = new QComboBox(bar);
    carried->setObjectName(u"commitState"_s);
    carried->setAccessibleName(tr("State"));
    carried->addItem(tr("All states"));
    for (const auto each : {checks::Carried::No, checks::Carried::Partly, checks::Carried::Yes,
                            checks::Carried::Overtaken, checks::Carried::Outside, checks::Carried::Unknown}) {
        carried->addItem(items::carriedLetter(each) + u"  "_s + items::carriedText(each), int(each));
        carried->setItemData(carried->count() - 1, items::carriedSentence(each), Qt::ToolTipRole);
    }
    tie = new QComboBox(bar);
    tie->setObjectName(u"commitTie"_s);
    tie->setAccessibleName(tr("Tie"));
    tie->addItem(tr("All ties"));
    for (const auto each :
         {checks::Tie::Mirrored, checks::Tie::PatchTarget, checks::Tie::Parent, checks::Tie::Imported})
        tie->addItem(items::tieText(each), int(each));
    undecided = new QToolButton(bar);
    undecided->setObjectName(u"commitUndecided"_s);
    undecided->setText(tr("Undecided"));
    undecided->setToolTip(tr("Shows only commits without a decision"));
    undecided->setCheckable(true);
    undecided->setAutoRaise(true);
    undecided->setFocusPolicy(Qt::StrongFocus);
    count = new ElidedLabel(bar);
    count->setColor(Theme::Token::Muted);
    layout->addWidget(text, 2);
    for (QWidget *widget :
         {static_cast<QWidget *>(carried), static_cast<QWidget *>(tie), static_cast<QWidget *>(undecided)})
        layout->addWidget(widget);
    layout->addWidget(count, 1);
}

void CommitsPane::Private::setupTable(QWidget *parent)
{
    filter.setSourceModel(&model);
    table = new QTableView(parent);
    table->setObjectName(u"commitTable"_s);
    table->setModel(&filter);
    table->setItemDelegate(new CommitDelegate(table));
    makeRowTable(*table);
    table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    table->setAccessibleName(tr("Upstream commits"));
    table->setSortingEnabled(true);
    table->sortByColumn(Model::DateColumn, Qt::DescendingOrder);
    auto *header = table->horizontalHeader();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(Model::SummaryColumn, QHeaderView::Stretch);
    sizeColumns();
}

void CommitsPane::Private::setupBelow(QSplitter *splitter)
{
    below = new QStackedWidget(splitter);
    const auto scrolled = [&](QWidget *widget) {
        auto *scroll = new QScrollArea(below);
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setWidgetResizable(true);
        scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        scroll->setFocusPolicy(Qt::NoFocus);
        scroll->setWidget(widget);
        below->addWidget(scroll);
    };
    details = new CommitDetails;
    batch = new CommitBatch;
    scrolled(details);
    scrolled(batch);
}

void CommitsPane::Private::sizeColumns()
{
    const auto &metrics = table->fontMetrics();
    const int letter = metrics.averageCharWidth();
    table->verticalHeader()->setDefaultSectionSize(int(std::lround(metrics.height() * 1.6)));
    table->setColumnWidth(Model::HashColumn, metrics.horizontalAdvance(u"0000000"_s) + 3 * letter);
    table->setColumnWidth(Model::DateColumn, metrics.horizontalAdvance(u"2026-08-08"_s) + 3 * letter);
    int widest = 0;
    for (const auto each : {checks::Carried::No, checks::Carried::Partly, checks::Carried::Overtaken})
        widest = std::max(widest, metrics.horizontalAdvance(items::carriedText(each)));
    table->setColumnWidth(Model::StateColumn, widest + 6 * letter);
    const int letters = table->viewport()->width() / std::max(1, letter);
    table->setColumnHidden(Model::FilesColumn, letters < 70);
    table->setColumnWidth(Model::FilesColumn, std::clamp(letters / 5, 12, 40) * letter);
    table->setColumnWidth(Model::DecisionColumn, std::clamp(letters / 6, 14, 30) * letter);
}

void CommitsPane::Private::connectAll()
{
    QObject::connect(text, &QLineEdit::textChanged, q, [this] { filterChanged(); });
    for (QComboBox *box : {carried, tie})
        QObject::connect(box, &QComboBox::currentIndexChanged, q, [this] { filterChanged(); });
    QObject::connect(undecided, &QToolButton::toggled, q, [this] { filterChanged(); });
    QObject::connect(table->selectionModel(), &QItemSelectionModel::selectionChanged, q,
                     [this] { selectionChanged(); });
    QObject::connect(table->selectionModel(), &QItemSelectionModel::currentRowChanged, q,
                     [this] { details->setCommit(current()); });
    QObject::connect(table, &QTableView::activated, q, [this] {
        if (current())
            Q_EMIT q->diffRequested(currentEntry(), std::max(details->currentFile(), 0));
    });
    QObject::connect(details, &CommitDetails::diffRequested, q,
                     [this](int file) { Q_EMIT q->diffRequested(currentEntry(), file); });
    QObject::connect(batch, &CommitBatch::chosen, q, [this](review::Disposition chosen) { decide(chosen); });
    QObject::connect(batch, &CommitBatch::left, q, [this] { reasonLeft(); });
    QObject::connect(message, &MessagePane::actionTriggered, q, &CommitsPane::placeholderActivated);
    table->viewport()->installEventFilter(q);
}

void CommitsPane::Private::filterChanged()
{
    filter.setKept({});
    filter.setText(text->text());
    const QVariant state = carried->currentData();
    filter.setCarried(state.isValid() ? std::optional(checks::Carried(state.toInt())) : std::nullopt);
    const QVariant tied = tie->currentData();
    filter.setTie(tied.isValid() ? std::optional(checks::Tie(tied.toInt())) : std::nullopt);
    filter.setUndecidedOnly(undecided->isChecked());
    showPage();
}

void CommitsPane::Private::selectionChanged()
{
    const QStringList entries = q->selectedEntries();
    filter.setKept(entries);
    batch->clearReason(); // it was meant for others
    const auto isDecided = [&](const QString &id) { return state.entry(id).decision.has_value(); };
    batch->setCount(int(entries.size()), int(std::ranges::count_if(entries, isDecided)));
    below->setCurrentIndex(entries.size() > 1 ? 1 : 0);
    if (!selecting && current() && entries.contains(currentEntry()))
        Q_EMIT q->entrySelected(currentEntry());
}

void CommitsPane::Private::showCount()
{
    const int shown = filter.rowCount();
    const int all = model.rowCount();
    QString words = shown == all ? tr("%n commit(s)", nullptr, all) : tr("%1 of %n commit(s)", nullptr, all).arg(shown);
    count->setText(words + u" · "_s + tr("%n decided", nullptr, model.decidedCount()));
}

void CommitsPane::Private::showPage()
{
    showCount();
    bar->setVisible(model.rowCount() > 0);
    if (filter.rowCount() == 0 && model.rowCount() > 0)
        message->setMessage(tr("No commit matches"), tr("Every commit is hidden by the filter above."));
    pages->setCurrentIndex(filter.rowCount() > 0 ? 0 : 1);
}

void CommitsPane::Private::decide(review::Disposition disposition)
{
    std::vector<review::Decision> decisions;
    for (const QString &id : q->selectedEntries()) {
        const auto &recorded = state.entry(id).decision;
        review::Decision decision = recorded ? recorded->decision : review::Decision();
        decision.entry = id;
        decision.disposition = disposition;
        if (!batch->reason().trimmed().isEmpty())
            decision.reason = batch->reason();
        decisions.push_back(std::move(decision));
    }
    send(decisions);
}

/// The reason that was typed after the decision goes to all of them that were decided.
void CommitsPane::Private::reasonLeft()
{
    const QString reason = batch->reason();
    if (reason.trimmed().isEmpty() || readOnly)
        return;
    std::vector<review::Decision> decisions;
    for (const QString &id : q->selectedEntries()) {
        const auto &recorded = state.entry(id).decision;
        if (!recorded || recorded->decision.reason == reason)
            continue;
        decisions.push_back(recorded->decision);
        decisions.back().reason = reason;
    }
    send(decisions);
}

void CommitsPane::Private::send(const std::vector<review::Decision> &decisions)
{
    if (!decisions.empty() && !readOnly)
        Q_EMIT q->decisionsRequested(decisions);
}

void CommitsPane::Private::selectRow(const QModelIndex &source)
{
    QModelIndex row = filter.mapFromSource(source);
    if (!row.isValid()) {
        text->clear();
        carried->setCurrentIndex(0);
        tie->setCurrentIndex(0);
        undecided->setChecked(false);
        row = filter.mapFromSource(source);
    }
    selecting = true;
    table->setCurrentIndex(row);
    selecting = false;
    table->scrollTo(row);
}

CommitsPane::CommitsPane(QWidget *parent) : QWidget(parent), d(std::make_unique<Private>(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    d->setupBar();
    d->pages = new QStackedWidget(this);
    auto *splitter = new QSplitter(Qt::Vertical, d->pages);
    splitter->setChildrenCollapsible(false);
    d->setupTable(splitter);
    d->setupBelow(splitter);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    d->message = new MessagePane(d->pages);
    d->pages->addWidget(splitter);
    d->pages->addWidget(d->message);
    layout->addWidget(d->bar);
    layout->addWidget(d->pages, 1);
    setFocusProxy(d->table);
    d->connectAll();
    d->showPage();
}

CommitsPane::~CommitsPane()
{
    d->batch->disconnect(this);  // fields tell when they lose the focus, also while the window is taken down
    d->table->setModel(nullptr); // the models go first, and the table would hear of it
}

void CommitsPane::setAnalysis(std::shared_ptr<const checks::Analysis> analysis)
{
    const QString kept = d->currentEntry();
    const auto previous = std::exchange(d->analysis, analysis); // commits of the old one are in use until the reset
    d->details->setCommit(nullptr);
    d->model.setAnalysis(std::move(analysis));
    if (const QModelIndex row = d->model.indexOfEntry(kept); row.isValid())
        d->selectRow(row);
    d->showPage();
}

void CommitsPane::setState(const review::ReviewState &state)
{
    d->state = state;
    d->model.setState(state);
    const QStringList entries = selectedEntries();
    const auto isDecided = [&](const QString &id) { return state.entry(id).decision.has_value(); };
    d->batch->setCount(int(entries.size()), int(std::ranges::count_if(entries, isDecided)));
    d->showCount();
}

void CommitsPane::setReadOnly(bool readOnly)
{
    d->readOnly = readOnly;
    d->batch->setReadOnly(readOnly);
}

void CommitsPane::setEntry(const QString &id)
{
    const QModelIndex row = d->model.indexOfEntry(id);
    if (row.isValid() && id != d->currentEntry())
        d->selectRow(row);
}

void CommitsPane::setPlaceholder(const QString &title, const QString &text, const QString &action)
{
    if (d->model.rowCount() == 0)
        d->message->setMessage(title, text, action);
}

QStringList CommitsPane::selectedEntries() const
{
    QModelIndexList rows = d->table->selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    QStringList entries;
    for (const QModelIndex &row : rows)
        entries.append(row.data(Model::EntryIdRole).toString());
    return entries;
}

void CommitsPane::choose(int number)
{
    const auto dispositions = review::dispositionsFor(inventory::Domain::Commit);
    if (d->readOnly || number < 1 || size_t(number) > dispositions.size())
        return;
    d->decide(dispositions[size_t(number) - 1]);
    if (selectedEntries().size() > 1)
        d->batch->focusReason();
}

void CommitsPane::focusFilter()
{
    d->text->setFocus(Qt::ShortcutFocusReason);
    d->text->selectAll();
}

bool CommitsPane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == d->table->viewport() && event->type() == QEvent::Resize)
        d->sizeColumns();
    return QWidget::eventFilter(watched, event);
}

void CommitsPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        d->sizeColumns();
    if (event->type() == QEvent::PaletteChange)
        useSoftSelection(*d->table);
}

} // namespace mxw::widgets

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/InventoryView.h"

#include "models/items/InventoryFilter.h"
#include "models/items/InventoryModel.h"
#include "widgets/DecidedBar.h"
#include "widgets/Icons.h"
#include "widgets/InventoryDelegate.h"
#include "widgets/MessagePane.h"
#include "widgets/SoftSelection.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSet>
#include <QStackedWidget>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using Model = items::InventoryModel;

struct InventoryView::Private
{
    InventoryView *q;
    items::InventoryModel model;
    items::InventoryFilter filter;
    std::shared_ptr<const checks::Analysis> analysis;
    review::ReviewState state;
    QString current;         ///< the selected entry, whether the filter shows it or not
    QSet<QString> collapsed; ///< paths of groups that the user closed
    bool syncing = false;    ///< the tree changes because of us, not because of the user
    QTimer unkeep;
    QString placeholderTitle;
    QString placeholderText;
    QString placeholderAction;

    QWidget *top = nullptr;
    DecidedBar *decided = nullptr;
    QLineEdit *query = nullptr;
    QStackedWidget *pages = nullptr;
    QTreeView *tree = nullptr;
    MessagePane *message = nullptr;

    explicit Private(InventoryView *view) : q(view) {}

    void setupUi();
    void setupTree();
    void connectAll();
    void showPage();
    void expandGroups();
    void syncTree();
    void setQuery(const QString &text);
    void currentChanged(const QModelIndex &index);
    void setCurrent(const QString &id);
    void selectBy(int step, bool undecidedOnly);
    void messageAction();

    bool needsDecision(const QString &id) const
    {
        const auto index = model.indexOfEntry(id);
        return !index.data(Model::DecidedRole).toBool() || index.data(Model::StaleRole).toBool();
    }
    static QString groupKey(const QModelIndex &index)
    {
        QStringList names;
        for (auto at = index; at.isValid(); at = at.parent())
            names.prepend(at.data().toString());
        return names.join(u'\n');
    }
};

void InventoryView::Private::setupUi()
{
    auto *layout = new QVBoxLayout(q);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);

    top = new QWidget(q);
    auto *topLayout = new QVBoxLayout(top);
    topLayout->setContentsMargins(8, 8, 8, 8);
    topLayout->setSpacing(8);
    decided = new DecidedBar(Qt::Vertical, top);
    query = new QLineEdit(top);
    query->setClearButtonEnabled(true);
    query->setPlaceholderText(tr("Filter: is:open, check:P03, text …"));
    query->setToolTip(tr("Words are joined with \"and\":\nis:open, is:decided, is:active, is:inactive, is:stale\n"
                         "check:P03 · decision:remove · file:part of a path\n"
                         "and any text of the name, the target or the path"));
    query->setAccessibleName(tr("Filter the inventory"));
    query->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    topLayout->addWidget(decided);
    topLayout->addWidget(query);

    pages = new QStackedWidget(q);
    setupTree();
    message = new MessagePane(pages);
    pages->addWidget(tree);
    pages->addWidget(message);
    layout->addWidget(top);
    layout->addWidget(pages, 1);
    q->setFocusProxy(tree);
}

void InventoryView::Private::setupTree()
{
    filter.setSourceModel(&model);
    tree = new QTreeView(pages);
    tree->setModel(&filter);
    tree->setItemDelegate(new InventoryDelegate(tree));
    tree->setHeaderHidden(true);
    tree->setUniformRowHeights(true);
    tree->setFrameShape(QFrame::NoFrame);
    tree->setIndentation(12);
    tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    tree->setSelectionBehavior(QAbstractItemView::SelectRows);
    tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    tree->setAccessibleName(tr("Inventory"));
    useSoftSelection(*tree);
    unkeep.setSingleShot(true);
}

void InventoryView::Private::connectAll()
{
    QObject::connect(query, &QLineEdit::textChanged, q, [this](const QString &text) { setQuery(text); });
    QObject::connect(tree->selectionModel(), &QItemSelectionModel::currentChanged, q,
                     [this](const QModelIndex &index) { currentChanged(index); });
    QObject::connect(tree, &QTreeView::activated, q, [this](const QModelIndex &index) {
        const auto id = index.data(Model::EntryIdRole).toString();
        if (!id.isEmpty())
            Q_EMIT q->entryActivated(id);
        else
            tree->setExpanded(index, !tree->isExpanded(index));
    });
    tree->setExpandsOnDoubleClick(false); // activation does it, by mouse and by key
    QObject::connect(tree, &QTreeView::collapsed, q, [this](const QModelIndex &index) {
        if (!syncing)
            collapsed.insert(groupKey(index));
    });
    QObject::connect(tree, &QTreeView::expanded, q, [this](const QModelIndex &index) {
        if (!syncing)
            collapsed.remove(groupKey(index));
    });
    QObject::connect(message, &MessagePane::actionTriggered, q, [this] { messageAction(); });
    QObject::connect(&unkeep, &QTimer::timeout, q, [this] {
        syncing = true;
        filter.setKept({current});
        syncing = false;
        syncTree();
    });
    query->installEventFilter(q);
}

void InventoryView::Private::showPage()
{
    top->setVisible(analysis != nullptr);
    if (!analysis) {
        const bool given = !placeholderTitle.isEmpty() || !placeholderText.isEmpty();
        message->setMessage(given ? placeholderTitle : tr("No review is open"),
                            given ? placeholderText
                                  : tr("The patches of the plugin are listed here once two revisions are compared."),
                            placeholderAction);
    } else if (model.rowCount() == 0) {
        message->setMessage(
            tr("Nothing to decide on"),
            tr("The scan found no patch in this tree. If there should be some, check the profile and the "
               "subject of the review."));
    } else if (filter.rowCount() == 0) {
        message->setMessage(tr("Nothing matches"), tr("No row has all of: %1").arg(filter.query().simplified()),
                            tr("Clear filter"));
    } else {
        pages->setCurrentWidget(tree);
        return;
    }
    pages->setCurrentWidget(message);
}

void InventoryView::Private::expandGroups()
{
    syncing = true;
    const bool all = !filter.query().simplified().isEmpty();
    const auto expand = [&](const auto &self, const QModelIndex &parent) -> void {
        for (int row = 0; row < filter.rowCount(parent); ++row) {
            const auto index = filter.index(row, 0, parent);
            if (!filter.hasChildren(index))
                continue;
            tree->setExpanded(index, all || !collapsed.contains(groupKey(index)));
            self(self, index);
        }
    };
    expand(expand, {});
    syncing = false;
}

void InventoryView::Private::syncTree()
{
    syncing = true;
    const auto index = filter.mapFromSource(model.indexOfEntry(current));
    if (index.isValid()) {
        tree->setCurrentIndex(index);
        tree->scrollTo(index);
    } else {
        tree->setCurrentIndex({});
        tree->clearSelection();
    }
    syncing = false;
}

void InventoryView::Private::setQuery(const QString &text)
{
    unkeep.stop();
    syncing = true;
    filter.setQuery(text);
    syncing = false;
    expandGroups();
    syncTree();
    showPage();
}

void InventoryView::Private::currentChanged(const QModelIndex &index)
{
    if (syncing)
        return;
    const auto id = index.data(Model::EntryIdRole).toString();
    if (!id.isEmpty()) // a group is passed over by the arrow keys; the entry stays selected everywhere
        setCurrent(id);
}

void InventoryView::Private::setCurrent(const QString &id)
{
    if (id == current)
        return;
    const auto before = std::exchange(current, id);
    if (!filter.query().isEmpty()) {
        // A row that was decided and no longer matches leaves after the time of a double click, not under the pointer.
        syncing = true;
        filter.setKept({current, before});
        syncing = false;
        unkeep.start(QApplication::doubleClickInterval());
    }
    Q_EMIT q->entrySelected(id);
}

void InventoryView::Private::selectBy(int step, bool undecidedOnly)
{
    auto order = filter.entryOrder();
    if (order.isEmpty())
        return;
    const auto all = model.entryOrder();
    const auto place = all.indexOf(current);
    // The filter may hide the current entry: go on from its place in the whole list.
    const auto isBeyond = [&](const QString &id) {
        const auto at = all.indexOf(id);
        return step > 0 ? at > place : (place < 0 || at < place);
    };
    if (step < 0)
        std::ranges::reverse(order);
    const auto firstBeyond = std::ranges::find_if(order, isBeyond);
    if (undecidedOnly) // round the end, so that none is out of reach
        std::rotate(order.begin(), firstBeyond, order.end());
    const auto begin = undecidedOnly ? order.begin() : firstBeyond;
    const auto found = std::find_if(
        begin, order.end(), [&](const QString &id) { return id != current && (!undecidedOnly || needsDecision(id)); });
    if (found != order.end())
        q->selectEntry(*found);
}

void InventoryView::Private::messageAction()
{
    if (analysis)
        query->clear();
    else
        Q_EMIT q->placeholderActivated();
}

InventoryView::InventoryView(QWidget *parent) : QWidget(parent), d(std::make_unique<Private>(this))
{
    d->setupUi();
    d->connectAll();
    d->showPage();
}

InventoryView::~InventoryView()
{
    d->tree->setModel(nullptr); // the models go first, and the tree would hear of it
}

void InventoryView::setAnalysis(std::shared_ptr<const checks::Analysis> analysis)
{
    const auto kept = d->current;
    d->syncing = true;
    d->analysis = std::move(analysis);
    d->model.setAnalysis(d->analysis);
    d->syncing = false;
    d->decided->setProgress(d->model.progress());
    d->expandGroups();
    if (!d->model.indexOfEntry(kept).isValid())
        d->current.clear();
    d->syncTree();
    d->showPage();
    if (d->current != kept)
        Q_EMIT entrySelected({});
}

void InventoryView::setState(const review::ReviewState &state)
{
    d->state = state;
    d->syncing = true;
    if (!d->filter.query().isEmpty() && d->filter.mapFromSource(d->model.indexOfEntry(d->current)).isValid())
        d->filter.setKept({d->current});
    d->model.setState(state);
    d->syncing = false;
    d->decided->setProgress(d->model.progress());
    if (!d->filter.query().isEmpty()) {
        d->expandGroups();
        d->syncTree();
    }
    d->showPage();
}

review::ReviewState::Progress InventoryView::progress() const
{
    return d->model.progress();
}

void InventoryView::setDigests(const QHash<QString, review::ContentDigests> &digests)
{
    d->syncing = true;
    d->model.setDigests(digests);
    d->syncing = false;
    d->showPage();
}

void InventoryView::setPlaceholder(const QString &title, const QString &text, const QString &action)
{
    d->placeholderTitle = title;
    d->placeholderText = text;
    d->placeholderAction = action;
    d->showPage();
}

QString InventoryView::currentEntry() const
{
    return d->current;
}

void InventoryView::selectEntry(const QString &id)
{
    const auto source = d->model.indexOfEntry(id);
    if (!source.isValid())
        return;
    if (!d->filter.mapFromSource(source).isValid())
        d->query->clear();
    const auto index = d->filter.mapFromSource(source);
    d->setCurrent(id);
    d->syncing = true;
    for (auto parent = index.parent(); parent.isValid(); parent = parent.parent())
        d->tree->expand(parent);
    d->syncing = false;
    d->syncTree();
}

void InventoryView::selectNext()
{
    d->selectBy(1, false);
}

void InventoryView::selectPrevious()
{
    d->selectBy(-1, false);
}

void InventoryView::selectNextUndecided()
{
    d->selectBy(1, true);
}

void InventoryView::selectPreviousUndecided()
{
    d->selectBy(-1, true);
}

void InventoryView::focusFilter()
{
    d->query->setFocus(Qt::ShortcutFocusReason);
    d->query->selectAll();
}

void InventoryView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        useSoftSelection(*d->tree);
}

bool InventoryView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != d->query || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Down: // from the words into what they found
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (d->filter.rowCount() > 0) {
            if (!d->tree->currentIndex().isValid() && !d->filter.entryOrder().isEmpty())
                selectEntry(d->filter.entryOrder().front());
            d->tree->setFocus(Qt::OtherFocusReason);
        }
        return true;
    case Qt::Key_Escape:
        if (d->query->text().isEmpty())
            break;
        d->query->clear();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace mxw::widgets

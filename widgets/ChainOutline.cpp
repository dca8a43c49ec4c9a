// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ChainOutline.h"

#include "models/items/ChainModel.h"
#include "models/items/ChainWords.h"
#include "widgets/ChainOutlineDelegate.h"
#include "widgets/Icons.h"
#include "widgets/SoftSelection.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using Model = items::ChainModel;

namespace {

/// Keeps nodes that have all words, their stages, and what stands below them.
class Filter : public QSortFilterProxyModel
{
public:
    Filter()
    {
        setRecursiveFilteringEnabled(true);
        setAutoAcceptChildRows(true);
    }
    void setWords(const QStringList &words)
    {
        m_words = words;
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        if (m_words.isEmpty())
            return true;
        const auto *model = static_cast<const Model *>(sourceModel());
        const QModelIndex index = model->index(row, 0, parent);
        return index.data(Model::KindRole).value<Model::RowKind>() == Model::RowKind::Node &&
               items::nodeMatches(model->graph()->nodes[size_t(index.data(Model::NodeRole).toInt())], m_words);
    }

private:
    QStringList m_words;
};

} // namespace

struct ChainOutline::Private
{
    ChainOutline *q;
    Model model;
    Filter filter;
    QLineEdit *search = nullptr;
    QLabel *count = nullptr;
    QTreeView *tree = nullptr;
    bool syncing = false;

    explicit Private(ChainOutline *outline) : q(outline) {}

    void setup();
    void connectAll();
    void expandStages();
    QStringList words() const { return search->text().simplified().split(u' ', Qt::SkipEmptyParts); }
};

void ChainOutline::Private::setup()
{
    search = new QLineEdit(q);
    search->setObjectName(u"chainSearch"_s);
    search->setPlaceholderText(tr("Find in the chain"));
    search->setAccessibleName(tr("Find in the chain"));
    search->setToolTip(tr("Words of names, files, signatures and findings (Ctrl+F); F3 and Shift+F3 go through them"));
    search->setClearButtonEnabled(true);
    search->addAction(icon(u"search"_s, Theme::Token::Muted), QLineEdit::LeadingPosition);
    search->installEventFilter(q);
    count = new QLabel(q);
    count->setObjectName(u"chainSearchCount"_s);
    count->hide();

    filter.setSourceModel(&model);
    tree = new QTreeView(q);
    tree->setObjectName(u"chainOutline"_s);
    tree->setModel(&filter);
    tree->setItemDelegate(new ChainOutlineDelegate(tree));
    tree->setHeaderHidden(true);
    tree->setUniformRowHeights(true);
    tree->setFrameShape(QFrame::NoFrame);
    tree->setIndentation(12);
    tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    tree->setExpandsOnDoubleClick(false); // activation opens code instead
    tree->setAccessibleName(tr("The chain as a list"));
    tree->installEventFilter(q);
    useSoftSelection(*tree);

    auto *top = new QVBoxLayout;
    top->setContentsMargins(8, 8, 8, 8);
    top->setSpacing(4);
    top->addWidget(search);
    top->addWidget(count);
    auto *column = new QVBoxLayout(q);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(tree, 1);
    q->setFocusProxy(tree);
}

void ChainOutline::Private::connectAll()
{
    QObject::connect(search, &QLineEdit::textChanged, q, [this] {
        syncing = true;
        filter.setWords(words());
        syncing = false;
        expandStages();
        count->setVisible(!search->text().isEmpty());
        Q_EMIT q->searchChanged();
    });
    QObject::connect(tree->selectionModel(), &QItemSelectionModel::currentChanged, q, [this](const QModelIndex &index) {
        const int node = index.data(Model::NodeRole).toInt();
        if (!syncing && index.isValid() && node >= 0)
            Q_EMIT q->nodeSelected(node);
    });
    QObject::connect(tree, &QTreeView::activated, q, [this](const QModelIndex &index) {
        const int target = index.data(Model::TargetRole).toInt();
        const int node = index.data(Model::NodeRole).toInt();
        if (node < 0)
            tree->setExpanded(index, !tree->isExpanded(index));
        else if (target >= 0) { // along the hop
            q->setCurrentNode(target);
            Q_EMIT q->nodeSelected(target);
        } else
            Q_EMIT q->nodeActivated(node);
    });
}

void ChainOutline::Private::expandStages()
{
    // Few nodes are all in sight; of many, only those that were searched for.
    const bool few = model.graph() && model.graph()->nodes.size() <= 200;
    for (int row = 0; row < filter.rowCount(); ++row) {
        if (few || !words().isEmpty())
            tree->expand(filter.index(row, 0));
    }
}

ChainOutline::ChainOutline(QWidget *parent) : QWidget(parent), d(std::make_unique<Private>(this))
{
    d->setup();
    d->connectAll();
}

ChainOutline::~ChainOutline()
{
    d->tree->setModel(nullptr); // the models go first, and the tree would hear of it
}

void ChainOutline::setGraph(std::shared_ptr<const dispatch::ChainGraph> graph)
{
    d->syncing = true;
    d->model.setGraph(std::move(graph));
    d->syncing = false;
    d->expandStages();
}

void ChainOutline::setShown(std::vector<bool> shown)
{
    d->model.setShown(std::move(shown));
}

void ChainOutline::setCurrentNode(int node)
{
    const QModelIndex index = d->filter.mapFromSource(d->model.indexOfNode(node));
    if (node == currentNode() && index.isValid())
        return; // a row below it may be the current one
    d->syncing = true;
    d->tree->setCurrentIndex(index);
    if (index.isValid())
        d->tree->scrollTo(index);
    else
        d->tree->clearSelection();
    d->syncing = false;
}

int ChainOutline::currentNode() const
{
    const QModelIndex index = d->tree->currentIndex();
    return index.isValid() ? index.data(Model::NodeRole).toInt() : -1;
}

int ChainOutline::currentEdge() const
{
    const QModelIndex index = d->tree->currentIndex();
    return index.isValid() ? index.data(Model::EdgeRole).toInt() : -1;
}

QStringList ChainOutline::searchWords() const
{
    return d->words();
}

QString ChainOutline::searchText() const
{
    return d->search->text();
}

void ChainOutline::setResult(int current, int shown, int hidden)
{
    const QLocale locale;
    QString words;
    if (shown + hidden == 0)
        words = tr("Not found");
    else if (shown == 0)
        words = tr("%n match(es), none in the picture now", nullptr, hidden);
    else if (current < 0)
        words = tr("%n match(es)", nullptr, shown);
    else
        words = tr("%1 of %2").arg(locale.toString(current + 1), locale.toString(shown));
    if (shown > 0 && hidden > 0)
        words += tr(", %n more not in the picture", nullptr, hidden);
    d->count->setText(words);
}

void ChainOutline::openSearch()
{
    d->search->setFocus(Qt::ShortcutFocusReason);
    d->search->selectAll();
}

void ChainOutline::clearSearch()
{
    d->search->clear();
}

void ChainOutline::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        useSoftSelection(*d->tree);
}

bool ChainOutline::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (watched == d->tree) {
        const bool alt = key->modifiers() & Qt::AltModifier;
        if (!alt || (key->key() != Qt::Key_Left && key->key() != Qt::Key_Right))
            return false;
        event->ignore(); // back and forward are the pane's, not a step in the tree
        return true;
    }
    switch (key->key()) {
    case Qt::Key_Down: // from the words into what they found
        if (currentNode() < 0 && d->filter.rowCount() > 0)
            d->tree->setCurrentIndex(d->filter.index(0, 0, d->filter.index(0, 0)));
        d->tree->setFocus(Qt::OtherFocusReason);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F3:
        if (key->modifiers() & Qt::ShiftModifier)
            Q_EMIT previousRequested();
        else
            Q_EMIT nextRequested();
        return true;
    case Qt::Key_Escape:
        if (d->search->text().isEmpty())
            Q_EMIT left();
        d->search->clear();
        return true;
    default:
        return QWidget::eventFilter(watched, event);
    }
}

} // namespace mxw::widgets

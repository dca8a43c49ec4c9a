// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/RereviewView.h"

#include "models/items/RereviewModel.h"
#include "widgets/ElidedLabel.h"
#include "widgets/Icons.h"
#include "widgets/MessagePane.h"
#include "widgets/RowTable.h"
#include "widgets/Theme.h"
#include "widgets/WrapText.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using Model = items::RereviewModel;
using review::Fate;

namespace {

Theme::Token colorOf(Fate fate)
{
    switch (fate) {
    case Fate::Fixed:
        return Theme::Token::Good;
    case Fate::PartiallyFixed:
        return Theme::Token::Warn;
    case Fate::StillPresent:
        return Theme::Token::Bad;
    case Fate::Masked:
        break;
    }
    return Theme::Token::Muted;
}

/// The word of the fate in its colour.
class FateDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.column() != Model::FateColumn)
            return;
        const QColor color = Theme::current().color(colorOf(Fate(index.data(Model::FateRole).toInt())));
        option->palette.setColor(QPalette::Text, color);
        option->palette.setColor(QPalette::HighlightedText, color);
    }
};

} // namespace

struct RereviewView::Private
{
    RereviewView *q;
    Model model;
    items::RereviewFilter filter;
    std::shared_ptr<const review::Rereview> rereview;
    std::shared_ptr<const checks::Analysis> analysis;

    QWidget *bar = nullptr;
    QComboBox *fate = nullptr;
    QLineEdit *text = nullptr;
    ElidedLabel *summary = nullptr;
    QStackedWidget *pages = nullptr;
    QWidget *list = nullptr;
    QTableView *table = nullptr;
    WrapText *reason = nullptr;
    MessagePane *message = nullptr;

    explicit Private(RereviewView *view) : q(view) {}

    void setupBar();
    void setupTable();
    void connectAll();
    void sizeColumns();
    void filterChanged();
    void showPage();
    void showReason();
    void activate(const QModelIndex &index);
};

void RereviewView::Private::setupBar()
{
    bar = new QWidget(q);
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    fate = new QComboBox(bar);
    fate->setObjectName(u"fateFilter"_s);
    fate->addItem(tr("All"));
    for (const Fate each : {Fate::StillPresent, Fate::PartiallyFixed, Fate::Masked, Fate::Fixed})
        fate->addItem(displayName(each), int(each));
    fate->setAccessibleName(tr("What became of it"));
    text = new QLineEdit(bar);
    text->setObjectName(u"rereviewFilter"_s);
    text->setClearButtonEnabled(true);
    text->setPlaceholderText(tr("Filter: check, text, path …"));
    text->setAccessibleName(tr("Filter the findings of the earlier review"));
    text->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    text->setMaximumWidth(text->fontMetrics().averageCharWidth() * 48);
    summary = new ElidedLabel(bar);
    summary->setColor(Theme::Token::Muted);
    layout->addWidget(fate);
    layout->addWidget(text, 1);
    layout->addWidget(summary, 3);
}

void RereviewView::Private::setupTable()
{
    filter.setSourceModel(&model);
    table = new QTableView(list);
    table->setObjectName(u"rereviewTable"_s);
    table->setModel(&filter);
    table->setItemDelegate(new FateDelegate(table));
    makeRowTable(*table);
    table->setAccessibleName(tr("Findings of the earlier review"));
    table->setSortingEnabled(true);
    table->sortByColumn(Model::FateColumn, Qt::AscendingOrder);
    auto *header = table->horizontalHeader();
    header->setSectionResizeMode(Model::MessageColumn, QHeaderView::Stretch);
    table->viewport()->installEventFilter(q);
}

void RereviewView::Private::connectAll()
{
    QObject::connect(fate, &QComboBox::currentIndexChanged, q, [this] { filterChanged(); });
    QObject::connect(text, &QLineEdit::textChanged, q, [this] { filterChanged(); });
    QObject::connect(table->selectionModel(), &QItemSelectionModel::currentRowChanged, q, [this] { showReason(); });
    QObject::connect(table, &QTableView::activated, q, [this](const QModelIndex &index) { activate(index); });
    QObject::connect(table, &QTableView::clicked, q, [this](const QModelIndex &index) { activate(index); });
    QObject::connect(message, &MessagePane::actionTriggered, q, [this] {
        if (!rereview) {
            Q_EMIT q->followRequested();
            return;
        }
        fate->setCurrentIndex(0);
        text->clear();
    });
}

void RereviewView::Private::sizeColumns()
{
    const auto &metrics = table->fontMetrics();
    table->verticalHeader()->setDefaultSectionSize(int(std::lround(metrics.height() * 1.6)));
    int fateWidth = 0;
    for (const Fate each : {Fate::StillPresent, Fate::PartiallyFixed, Fate::Masked, Fate::Fixed})
        fateWidth = std::max(fateWidth, metrics.horizontalAdvance(displayName(each)));
    fateWidth += 24;
    const int rest = table->viewport()->width() - fateWidth;
    const auto width = [&](int letters, int percent) {
        return std::min(metrics.averageCharWidth() * letters, rest * percent / 100);
    };
    table->setColumnHidden(Model::PlaceColumn, rest / std::max(1, metrics.averageCharWidth()) < 90);
    table->setColumnWidth(Model::FateColumn, fateWidth);
    table->setColumnWidth(Model::CheckColumn, width(28, 18));
    table->setColumnWidth(Model::PlaceColumn, width(40, 22));
    table->setColumnWidth(Model::ReasonColumn, width(64, 34));
}

void RereviewView::Private::filterChanged()
{
    const auto chosen = fate->currentData();
    filter.setFate(chosen.isValid() ? std::optional(Fate(chosen.toInt())) : std::nullopt);
    filter.setText(text->text());
    showPage();
}

void RereviewView::Private::showPage()
{
    const bool some = rereview && !rereview->findings.empty();
    bar->setVisible(some);
    if (some && filter.rowCount() > 0) {
        if (!table->currentIndex().isValid())
            table->selectRow(0);
        pages->setCurrentWidget(list);
        showReason();
        return;
    }
    if (!rereview)
        message->setMessage(tr("No earlier review"),
                            tr("What became of the findings of an earlier review is listed here, and its decisions on "
                               "unchanged code are carried forward."),
                            tr("Follow on an earlier review…"));
    else if (!some)
        message->setMessage(tr("Nothing to follow up"), tr("The earlier review had no findings."));
    else
        message->setMessage(tr("Nothing matches"), tr("No finding passes this filter."), tr("Clear filter"));
    pages->setCurrentWidget(message);
}

void RereviewView::Private::showReason()
{
    const review::FindingFate *shown = model.fate(filter.mapToSource(table->currentIndex()));
    reason->setWords(shown ? displayName(shown->fate) + u": "_s + shown->reason : QString());
}

void RereviewView::Private::activate(const QModelIndex &index)
{
    const review::FindingFate *shown = model.fate(filter.mapToSource(index));
    if (!shown)
        return;
    checks::Finding finding = shown->prior;
    if (analysis && !shown->fingerprint.isEmpty()) {
        const auto now = std::ranges::find(analysis->findings, shown->fingerprint, &checks::Finding::fingerprint);
        if (now != analysis->findings.end())
            finding = *now;
    }
    Q_EMIT q->findingActivated(finding);
}

RereviewView::RereviewView(QWidget *parent) : QWidget(parent), d(std::make_unique<Private>(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    d->setupBar();
    d->pages = new QStackedWidget(this);
    d->list = new QWidget(d->pages);
    auto *column = new QVBoxLayout(d->list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    d->setupTable();
    d->reason = new WrapText(d->list);
    d->reason->setObjectName(u"rereviewReason"_s);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(8, 4, 8, 4);
    foot->addWidget(d->reason);
    column->addWidget(d->table, 1);
    column->addLayout(foot);
    d->message = new MessagePane(d->pages);
    d->pages->addWidget(d->list);
    d->pages->addWidget(d->message);
    layout->addWidget(d->bar);
    layout->addWidget(d->pages, 1);
    d->connectAll();
    d->showPage();
}

RereviewView::~RereviewView()
{
    d->table->setModel(nullptr); // the models go first, and the table would hear of it
}

void RereviewView::setRereview(std::shared_ptr<const review::Rereview> rereview, const QString &summary)
{
    const auto previous = std::exchange(d->rereview, rereview); // in use until the reset
    d->model.setRereview(std::move(rereview));
    d->summary->setText(QString(summary).replace(u'\n', u' '));
    d->summary->setToolTip(summary);
    d->showPage();
}

void RereviewView::setAnalysis(std::shared_ptr<const checks::Analysis> analysis)
{
    d->analysis = std::move(analysis);
}

bool RereviewView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == d->table->viewport() && event->type() == QEvent::Resize)
        d->sizeColumns();
    return QWidget::eventFilter(watched, event);
}

void RereviewView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        d->sizeColumns();
    if (event->type() == QEvent::PaletteChange)
        useSoftSelection(*d->table);
}

} // namespace mxw::widgets

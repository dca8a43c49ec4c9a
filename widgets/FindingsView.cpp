// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/FindingsView.h"

#include "models/items/FindingFilter.h"
#include "models/items/FindingModel.h"
#include "models/items/Words.h"
#include "widgets/ElidedLabel.h"
#include "widgets/FindingDelegate.h"
#include "widgets/FindingDetailsPane.h"
#include "widgets/Icons.h"
#include "widgets/MessagePane.h"
#include "widgets/RowTable.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QResizeEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using Model = items::FindingModel;

struct FindingsView::Private
{
    FindingsView *q;
    Model model;
    items::FindingFilter filter;
    std::shared_ptr<const checks::Analysis> analysis;
    bool sizing = false;
    bool columnsOfUser = false; ///< the user set widths: they stay

    QWidget *bar = nullptr;
    QComboBox *severity = nullptr;
    QLineEdit *text = nullptr;
    ElidedLabel *count = nullptr;
    QStackedWidget *pages = nullptr;
    QSplitter *splitter = nullptr;
    QTableView *table = nullptr;
    FindingDetailsPane *details = nullptr;
    QToolButton *suppressed = nullptr;
    MessagePane *message = nullptr;

    explicit Private(FindingsView *view) : q(view) {}

    void setupBar();
    void setupTable();
    void sizeColumns();
    bool resizedByHand() const;
    void connectAll();
    void filterChanged();
    void showPage();
    void showDetails();
    void showCount();
    void copy();
    void explain();
    void placeDetails(const QSize &size);

    const checks::Finding *current() const { return model.finding(filter.mapToSource(table->currentIndex())); }
};

void FindingsView::Private::setupBar()
{
    bar = new QWidget(q);
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    severity = new QComboBox(bar);
    severity->addItem(tr("All"));
    severity->addItem(icon(u"severity-error"_s), tr("Errors"), int(checks::Severity::Error));
    severity->addItem(icon(u"severity-warning"_s), tr("Warnings"), int(checks::Severity::Warning));
    severity->addItem(icon(u"severity-info"_s), tr("Notes"), int(checks::Severity::Info));
    severity->setAccessibleName(tr("Severity"));
    text = new QLineEdit(bar);
    text->setClearButtonEnabled(true);
    text->setPlaceholderText(tr("Filter: check, text, path, attribution: …"));
    text->setAccessibleName(tr("Filter the findings"));
    text->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    text->setMaximumWidth(text->fontMetrics().averageCharWidth() * 48);
    count = new ElidedLabel(bar);
    count->setColor(Theme::Token::Muted);
    layout->addWidget(severity);
    layout->addWidget(text, 2);
    layout->addWidget(count, 1);
    suppressed = new QToolButton(bar);
    suppressed->setObjectName(u"showSuppressedFindings"_s);
    suppressed->setCheckable(true);
    suppressed->setAutoRaise(true);
    suppressed->setFocusPolicy(Qt::StrongFocus);
    suppressed->setToolTip(tr("Shows the findings that do not count, too"));
    layout->addWidget(suppressed);
}

void FindingsView::Private::setupTable()
{
    filter.setSourceModel(&model);
    table = new QTableView(splitter);
    table->setModel(&filter);
    table->setItemDelegate(new FindingDelegate(table));
    makeRowTable(*table);
    table->setAccessibleName(tr("Findings"));
    table->setSortingEnabled(true);
    table->sortByColumn(Model::SeverityColumn, Qt::AscendingOrder);
    auto *header = table->horizontalHeader();
    header->setSectionResizeMode(Model::MessageColumn, QHeaderView::Stretch);
    header->setMinimumSectionSize(table->fontMetrics().averageCharWidth() * 6);
    header->setStretchLastSection(false);
    sizeColumns();
    QObject::connect(header, &QHeaderView::sectionResized, q, [this](int column) {
        columnsOfUser = columnsOfUser || (!sizing && column != Model::MessageColumn && resizedByHand());
    });
    table->viewport()->installEventFilter(q);
}

bool FindingsView::Private::resizedByHand() const
{
    return QGuiApplication::mouseButtons().testFlag(Qt::LeftButton) && table->horizontalHeader()->underMouse();
}

void FindingsView::Private::sizeColumns()
{
    const auto &metrics = table->fontMetrics();
    table->verticalHeader()->setDefaultSectionSize(int(std::lround(metrics.height() * 1.6)));
    if (columnsOfUser)
        return;
    sizing = true;
    const int severityWidth = metrics.horizontalAdvance(tr("Warning")) + metrics.height() + 32;
    table->setColumnWidth(Model::SeverityColumn, severityWidth);
    // The message is what is read: it gets what the others leave, and they leave it about the half.
    const int rest = table->viewport()->width() - severityWidth;
    const auto width = [&](int letters, int percent) {
        return std::min(metrics.averageCharWidth() * letters, rest * percent / 100);
    };
    // The details say place and new name in full: too narrow to be read, they only take the message's room.
    const int letters = rest / std::max(1, metrics.averageCharWidth());
    table->setColumnHidden(Model::PlaceColumn, letters < 70);
    table->setColumnHidden(Model::MovedToColumn, letters < 120);
    table->setColumnWidth(Model::CheckColumn, width(30, 30));
    table->setColumnWidth(Model::PlaceColumn, width(44, 26));
    table->setColumnWidth(Model::MovedToColumn, width(40, 18));
    sizing = false;
}

void FindingsView::Private::connectAll()
{
    QObject::connect(severity, &QComboBox::currentIndexChanged, q, [this] { filterChanged(); });
    QObject::connect(text, &QLineEdit::textChanged, q, [this] { filterChanged(); });
    QObject::connect(table->selectionModel(), &QItemSelectionModel::currentRowChanged, q, [this] { showDetails(); });
    QObject::connect(table, &QTableView::activated, q, [this] {
        if (const auto *finding = current()) {
            const auto copy = *finding; // the receiver may give us another analysis
            Q_EMIT q->findingActivated(copy);
        }
    });
    QObject::connect(message, &MessagePane::actionTriggered, q, [this] {
        severity->setCurrentIndex(0);
        text->clear();
    });
    auto *copyAction = new QAction(icon(u"copy"_s), tr("Copy finding"), table);
    copyAction->setShortcut(QKeySequence::Copy);
    copyAction->setShortcutContext(Qt::WidgetShortcut);
    QObject::connect(copyAction, &QAction::triggered, q, [this] { copy(); });
    table->addAction(copyAction);
    auto *explainAction = new QAction(tr("Explain check"), table);
    QObject::connect(explainAction, &QAction::triggered, q, [this] { explain(); });
    table->addAction(explainAction);
    auto *suppressAction = new QAction(tr("Suppress or unsuppress…"), table);
    QObject::connect(suppressAction, &QAction::triggered, details, &FindingDetailsPane::toggleSuppression);
    table->addAction(suppressAction);
    auto *judgeAction = new QAction(tr("Attribute…"), table);
    QObject::connect(judgeAction, &QAction::triggered, details, &FindingDetailsPane::startJudgement);
    table->addAction(judgeAction);
    table->setContextMenuPolicy(Qt::ActionsContextMenu);
    QObject::connect(details, &FindingDetailsPane::judgeRequested, q, &FindingsView::judgeRequested);
    QObject::connect(details, &FindingDetailsPane::explainRequested, q, [this] { explain(); });
    QObject::connect(details, &FindingDetailsPane::suppressRequested, q, [this](const QString &reason) {
        if (const auto *finding = current()) {
            const auto copy = *finding;
            Q_EMIT q->suppressRequested(copy, reason);
        }
    });
    QObject::connect(details, &FindingDetailsPane::unsuppressRequested, q, [this] {
        if (const auto *finding = current()) {
            const auto copy = *finding;
            Q_EMIT q->unsuppressRequested(copy);
        }
    });
    QObject::connect(suppressed, &QToolButton::toggled, q, [this] { filterChanged(); });
}

void FindingsView::Private::filterChanged()
{
    const auto chosen = severity->currentData();
    filter.setSeverity(chosen.isValid() ? std::optional(checks::Severity(chosen.toInt())) : std::nullopt);
    filter.setText(text->text());
    filter.setSuppressedShown(suppressed->isChecked());
    showPage();
}

void FindingsView::Private::showPage()
{
    const bool some = analysis && !analysis->findings.empty();
    bar->setVisible(some);
    showCount();
    if (some && filter.rowCount() > 0) {
        if (!table->currentIndex().isValid())
            table->selectRow(0);
        pages->setCurrentWidget(splitter);
        showDetails();
        return;
    }
    if (!analysis)
        message->setMessage(tr("Nothing scanned yet"),
                            tr("What the checks find in the plugin is listed here after a scan."));
    else if (!some)
        message->setMessage(tr("No findings"),
                            tr("No check found anything. That is no proof that everything still works."));
    else if (model.suppressedCount() + model.answeredCount() == model.rowCount() && !suppressed->isChecked())
        message->setMessage(model.answeredCount() == 0 ? tr("Every finding is suppressed") : tr("No finding is open"),
                            model.answeredCount() == 0
                                ? tr("Each has a recorded reason. The button above shows them.")
                                : tr("Each is suppressed or answered by a decision. The button above shows them."));
    else
        message->setMessage(tr("Nothing matches"), tr("No finding passes this filter."), tr("Clear filter"));
    pages->setCurrentWidget(message);
}

void FindingsView::Private::showDetails()
{
    const auto index = filter.mapToSource(table->currentIndex());
    details->setFinding(model.finding(index), model.suppression(index), model.judgement(index));
}

void FindingsView::Private::showCount()
{
    if (!analysis)
        return;
    const int answered = model.answeredCount();
    const int hidden = model.suppressedCount() + answered;
    suppressed->setVisible(hidden > 0);
    QStringList closed;
    if (model.suppressedCount() > 0)
        closed << tr("%n suppressed", nullptr, model.suppressedCount());
    if (answered > 0)
        closed << tr("%n answered", nullptr, answered);
    suppressed->setText(closed.join(u", "_s));
    const auto errors = tr("%n error(s)", nullptr, model.openCount(checks::Severity::Error));
    const auto warnings = tr("%n warning(s)", nullptr, model.openCount(checks::Severity::Warning));
    const auto notes = tr("%n note(s)", nullptr, model.openCount(checks::Severity::Info));
    auto words = tr("%1, %2, %3").arg(errors, warnings, notes);
    const int whole = suppressed->isChecked() ? model.rowCount() : model.rowCount() - hidden;
    if (filter.rowCount() != whole)
        words = tr("%1 of %2 shown · %3").arg(filter.rowCount()).arg(whole).arg(words);
    count->setText(words);
}

void FindingsView::Private::copy()
{
    if (const auto *finding = current())
        QGuiApplication::clipboard()->setText(items::findingText(*finding));
}

void FindingsView::Private::explain()
{
    if (const auto *finding = current())
        Q_EMIT q->explainRequested(finding->check);
}

void FindingsView::Private::placeDetails(const QSize &size)
{
    // A low, wide pane has no room below a table, and plenty beside it.
    const bool beside = size.width() > 2 * size.height();
    const auto orientation = beside ? Qt::Horizontal : Qt::Vertical;
    if (splitter->orientation() == orientation && splitter->property("placed").toBool())
        return;
    splitter->setProperty("placed", true);
    splitter->setOrientation(orientation);
    const int length = beside ? size.width() : size.height();
    splitter->setSizes(beside ? QList<int>{length * 2 / 3, length / 3} : QList<int>{length * 3 / 5, length * 2 / 5});
}

FindingsView::FindingsView(QWidget *parent) : QWidget(parent), d(std::make_unique<Private>(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    d->setupBar();
    d->pages = new QStackedWidget(this);
    d->splitter = new QSplitter(d->pages);
    d->splitter->setChildrenCollapsible(false);
    d->setupTable();
    d->details = new FindingDetailsPane(d->splitter);
    d->message = new MessagePane(d->pages);
    d->pages->addWidget(d->splitter);
    d->pages->addWidget(d->message);
    layout->addWidget(d->bar);
    layout->addWidget(d->pages, 1);
    d->connectAll();
    d->showPage();
}

FindingsView::~FindingsView()
{
    d->table->setModel(nullptr); // the models go first, and the table would hear of it
}

void FindingsView::setAnalysis(std::shared_ptr<const checks::Analysis> analysis)
{
    const auto *before = d->current();
    const auto kept = before ? before->fingerprint() : QString();
    const auto previous = std::exchange(d->analysis, analysis); // findings of the old one are in use until the reset
    d->model.setAnalysis(std::move(analysis));
    for (int row = 0; !kept.isEmpty() && row < d->filter.rowCount(); ++row) {
        const auto index = d->filter.index(row, 0);
        if (d->model.finding(d->filter.mapToSource(index))->fingerprint() == kept) {
            d->table->setCurrentIndex(index);
            break;
        }
    }
    d->showPage();
}

void FindingsView::setSuppressions(const review::Suppressions &suppressions)
{
    d->model.setSuppressions(suppressions);
    d->showPage();
}

void FindingsView::setState(const review::ReviewState &state)
{
    d->model.setState(state);
    d->showPage();
}

void FindingsView::startJudgement()
{
    d->details->startJudgement();
}

void FindingsView::setReadOnly(bool readOnly)
{
    d->details->setReadOnly(readOnly);
}

void FindingsView::startSuppression()
{
    const auto index = d->filter.mapToSource(d->table->currentIndex());
    if (d->model.finding(index) && !d->model.suppression(index))
        d->details->toggleSuppression();
}

const checks::Finding *FindingsView::currentFinding() const
{
    return d->current();
}

void FindingsView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    d->placeDetails(event->size());
}

bool FindingsView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == d->table->viewport() && event->type() == QEvent::Resize)
        d->sizeColumns();
    return QWidget::eventFilter(watched, event);
}

void FindingsView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        d->sizeColumns();
    if (event->type() == QEvent::PaletteChange)
        useSoftSelection(*d->table);
}

} // namespace mxw::widgets

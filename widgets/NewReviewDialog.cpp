// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/NewReviewDialog.h"

#include "widgets/Icons.h"
#include "widgets/ReviewCheck.h"
#include "widgets/ReviewField.h"
#include "widgets/ReviewHistory.h"
#include "widgets/ReviewPaths.h"
#include "widgets/Theme.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace mxw::widgets {
using namespace Qt::StringLiterals;
using Hint = ReviewField::HintKind;

namespace {

enum class Subject { Worktree, Index, Revision, Installed };
constexpr auto InstalledPrefix = "installed:"_L1;

/// "6c427dd · 2026-06-23 · Fix the sampler"
QString describe(const checks::RevisionRecord &revision)
{
    QStringList parts{revision.commit.left(7), revision.committed.left(10), revision.summary};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

} // namespace

struct NewReviewDialog::Private
{
    Private(NewReviewDialog *dialog, Validator validator);

    void setupFields();
    void setupLayout();
    void connectFields();
    void fillRecent();
    void showSubject();
    void proposeSession();
    void changed();

    /// Empty when the form is complete; else the first reason why not. Sets the fields' own hints.
    QString localProblem();
    QString checkFolder(ReviewField *field, const QString &whenEmpty);
    QString checkRevision(ReviewField *field, const QString &whenEmpty);
    QString checkSubject();
    QString checkSession();
    QString checkPrior();
    void showAnswer(const ReviewCheck::Answer &answer);
    void confirm(const checks::ReviewSetup &setup);
    void say(const QString &iconName, Theme::Token color, const QString &text, const QString &detail = {});
    Subject subject() const { return static_cast<Subject>(subjectKind->currentData().toInt()); }

    NewReviewDialog *q;
    ReviewHistory history = ReviewHistory::load();
    checks::ScanRequest kept; ///< what the form does not show (profile, domains, cache)
    bool sessionEdited = false;
    bool valid = false;
    ReviewCheck *check = nullptr;
    QComboBox *recent = nullptr;
    QLabel *recentLabel = nullptr;
    ReviewField *upstream = nullptr;
    ReviewField *base = nullptr;
    ReviewField *target = nullptr;
    ReviewField *plugin = nullptr;
    QComboBox *subjectKind = nullptr;
    ReviewField *subjectRevision = nullptr;
    ReviewField *subjectInstalled = nullptr;
    ReviewField *session = nullptr;
    ReviewField *prior = nullptr;
    QLabel *messageIcon = nullptr;
    QLabel *message = nullptr;
    Theme::Token messageColor = Theme::Token::Muted;
    QDialogButtonBox *buttons = nullptr;
};

NewReviewDialog::Private::Private(NewReviewDialog *dialog, Validator validator)
    : q(dialog), check(new ReviewCheck(std::move(validator), dialog))
{
    setupFields();
    setupLayout();
    fillRecent();
    connectFields();
    showSubject();
    changed();
}

void NewReviewDialog::Private::setupFields()
{
    const auto field = [this](ReviewField::Kind kind, const QString &name, const QString &placeholder) {
        auto *result = new ReviewField(kind, q);
        result->setObjectName(name);
        result->edit()->setObjectName(name + u"Edit"_s);
        result->edit()->setPlaceholderText(placeholder);
        return result;
    };
    using Kind = ReviewField::Kind;
    recent = new QComboBox(q);
    recent->setObjectName(u"recent"_s);
    recent->setPlaceholderText(NewReviewDialog::tr("Choose one to fill in the form"));
    recent->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    upstream = field(Kind::Folder, u"upstream"_s, NewReviewDialog::tr("Folder of the upstream repository"));
    upstream->setBrowseTitle(NewReviewDialog::tr("Choose the upstream repository"));
    base = field(Kind::Text, u"base"_s, NewReviewDialog::tr("Tag, branch or commit the plugin was made for"));
    target = field(Kind::Text, u"target"_s, NewReviewDialog::tr("Tag, branch or commit to move to"));
    plugin = field(Kind::Folder, u"plugin"_s, NewReviewDialog::tr("Folder of the plugin repository"));
    plugin->setBrowseTitle(NewReviewDialog::tr("Choose the plugin repository"));
    subjectKind = new QComboBox(q);
    subjectKind->setObjectName(u"subject"_s);
    subjectKind->addItem(NewReviewDialog::tr("Worktree"), static_cast<int>(Subject::Worktree));
    subjectKind->addItem(NewReviewDialog::tr("Staged snapshot (index)"), static_cast<int>(Subject::Index));
    subjectKind->addItem(NewReviewDialog::tr("Revision…"), static_cast<int>(Subject::Revision));
    subjectKind->addItem(NewReviewDialog::tr("Installed package…"), static_cast<int>(Subject::Installed));
    subjectRevision =
        field(Kind::Text, u"subjectRevision"_s, NewReviewDialog::tr("Tag, branch or commit of the plugin"));
    subjectInstalled = field(Kind::FileOrFolder, u"subjectInstalled"_s,
                             NewReviewDialog::tr("Folder of the installed package, or its Python interpreter"));
    subjectInstalled->setBrowseTitle(NewReviewDialog::tr("Choose the installed package"));
    session = field(Kind::NewFile, u"session"_s, NewReviewDialog::tr("File that will hold the review"));
    session->setBrowseTitle(NewReviewDialog::tr("Where to keep the review"),
                            NewReviewDialog::tr("Reviews (*.mxreview)"));
    prior = field(Kind::File, u"prior"_s, NewReviewDialog::tr("Session of an earlier review; may be empty"));
    prior->setBrowseTitle(NewReviewDialog::tr("Choose the earlier review"),
                          NewReviewDialog::tr("Reviews (*.mxreview)"));
    for (ReviewField *revision : {base, target, subjectRevision})
        revision->setCompletions(history.revisions());
}

void NewReviewDialog::Private::setupLayout()
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    int row = 0;
    const auto add = [&](const QString &text, QWidget *field) {
        auto *label = new QLabel(text, q);
        label->setBuddy(field->focusProxy() ? field->focusProxy() : field);
        label->setMinimumHeight(field->focusProxy() ? field->focusProxy()->sizeHint().height() : 0);
        grid->addWidget(label, row, 0, Qt::AlignRight | Qt::AlignTop);
        grid->addWidget(field, row++, 1);
        return label;
    };
    recentLabel = add(NewReviewDialog::tr("&Recent:"), recent);
    recentLabel->setMinimumHeight(recent->sizeHint().height());
    grid->setRowMinimumHeight(row++, 4);
    add(NewReviewDialog::tr("&Upstream repository:"), upstream);
    add(NewReviewDialog::tr("&Base:"), base);
    add(NewReviewDialog::tr("&Target:"), target);
    add(NewReviewDialog::tr("&Plugin repository:"), plugin);
    add(NewReviewDialog::tr("&What is judged:"), subjectKind)->setMinimumHeight(subjectKind->sizeHint().height());
    grid->addWidget(subjectRevision, row++, 1);
    grid->addWidget(subjectInstalled, row++, 1);
    grid->setRowMinimumHeight(row++, 8);
    add(NewReviewDialog::tr("&Session file:"), session);
    add(NewReviewDialog::tr("&Follows on:"), prior);

    auto *line = new QFrame(q);
    line->setFrameShape(QFrame::HLine);
    line->setForegroundRole(QPalette::Mid);
    messageIcon = new QLabel(q);
    messageIcon->setFixedSize(16, 16);
    message = new QLabel(q);
    message->setObjectName(u"message"_s);
    message->setTextFormat(Qt::PlainText);
    message->setWordWrap(true);
    message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    message->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    // Room for an error with its advice, so that the form does not jump while one types.
    message->setMinimumHeight(3 * message->fontMetrics().lineSpacing());
    auto *messageRow = new QHBoxLayout;
    messageRow->setSpacing(8);
    messageRow->addWidget(messageIcon, 0, Qt::AlignTop);
    messageRow->addWidget(message, 1);

    buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, q);
    buttons->button(QDialogButtonBox::Ok)->setText(NewReviewDialog::tr("Start review"));
    auto *column = new QVBoxLayout(q);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addLayout(grid);
    column->addStretch(1);
    column->addWidget(line);
    column->addLayout(messageRow);
    column->addWidget(buttons);
}

void NewReviewDialog::Private::connectFields()
{
    for (ReviewField *field : {upstream, base, target, plugin, subjectRevision, subjectInstalled, session, prior})
        connect(field, &ReviewField::changed, q, [this] { changed(); });
    for (ReviewField *field : {plugin, target})
        connect(field, &ReviewField::changed, q, [this] { proposeSession(); });
    connect(session, &ReviewField::edited, q, [this] { sessionEdited = !session->text().isEmpty(); });
    connect(subjectKind, &QComboBox::currentIndexChanged, q, [this] {
        showSubject();
        changed();
    });
    connect(recent, &QComboBox::activated, q, [this](int index) {
        checks::ScanRequest request = history.setups().at(static_cast<size_t>(index));
        request.domains = kept.domains;
        request.cacheFolder = kept.cacheFolder;
        q->setRequest(request);
    });
    connect(check, &ReviewCheck::answered, q, [this](const ReviewCheck::Answer &answer) { showAnswer(answer); });
    connect(buttons, &QDialogButtonBox::accepted, q, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, q, &QDialog::reject);
}

void NewReviewDialog::Private::fillRecent()
{
    for (const checks::ScanRequest &setup : history.setups()) {
        recent->addItem(NewReviewDialog::tr("%1: %2 → %3, %4 (%5)")
                            .arg(QFileInfo(setup.upstream).fileName(), setup.base, setup.target,
                                 QFileInfo(setup.plugin).fileName(), setup.subject));
        recent->setItemData(recent->count() - 1, u"%1\n%2"_s.arg(setup.upstream, setup.plugin), Qt::ToolTipRole);
    }
    recent->setCurrentIndex(-1);
    recent->setVisible(recent->count() > 0);
    recentLabel->setVisible(recent->count() > 0);
}

void NewReviewDialog::Private::showSubject()
{
    subjectRevision->setVisible(subject() == Subject::Revision);
    subjectInstalled->setVisible(subject() == Subject::Installed);
}

void NewReviewDialog::Private::proposeSession()
{
    if (sessionEdited || plugin->text().isEmpty() || target->text().isEmpty())
        return;
    session->setText(QDir::toNativeSeparators(ReviewPaths::proposedSession(plugin->text(), target->text())));
}

void NewReviewDialog::Private::changed()
{
    valid = false;
    buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
    const QString problem = localProblem();
    if (problem.isEmpty()) {
        say(u"search"_s, Theme::Token::Muted, NewReviewDialog::tr("Checking the repositories…"));
        check->ask(q->request());
    } else {
        say(u"severity-info"_s, Theme::Token::Text, problem);
        check->drop();
    }
}

QString NewReviewDialog::Private::localProblem()
{
    // Every field gets its own hint; the message names the first that stands in the way.
    const QStringList problems{
        checkFolder(upstream, NewReviewDialog::tr("Choose the upstream repository.")),
        checkRevision(base,
                      NewReviewDialog::tr("Name the base: the upstream revision that the plugin represents now.")),
        checkRevision(target, NewReviewDialog::tr("Name the target: the upstream revision to move to.")),
        checkFolder(plugin, NewReviewDialog::tr("Choose the plugin repository.")),
        checkSubject(),
        checkSession(),
        checkPrior(),
    };
    for (const QString &problem : problems) {
        if (!problem.isEmpty())
            return problem;
    }
    return {};
}

QString NewReviewDialog::Private::checkFolder(ReviewField *field, const QString &whenEmpty)
{
    if (field->text().isEmpty()) {
        field->setHint({}, Hint::Note);
        return whenEmpty;
    }
    const QString problem = ReviewPaths::repositoryProblem(field->text());
    field->setHint(problem, problem.isEmpty() ? Hint::Note : Hint::Problem);
    return problem.isEmpty() ? QString()
                             : NewReviewDialog::tr("%1: %2").arg(QDir::toNativeSeparators(field->text()), problem);
}

QString NewReviewDialog::Private::checkRevision(ReviewField *field, const QString &whenEmpty)
{
    field->setHint({}, Hint::Note);
    return field->text().isEmpty() ? whenEmpty : QString();
}

QString NewReviewDialog::Private::checkSubject()
{
    if (subject() == Subject::Revision) {
        const QString text = subjectRevision->text();
        subjectRevision->setHint({}, Hint::Note);
        if (text.isEmpty())
            return NewReviewDialog::tr("Name the revision of the plugin that is judged.");
        if (text == "index"_L1 || text == "worktree"_L1 || text.startsWith(InstalledPrefix)) {
            const QString problem =
                NewReviewDialog::tr("“%1” is a choice of the list above, not a revision.").arg(text);
            subjectRevision->setHint(problem, Hint::Problem);
            return problem;
        }
    }
    if (subject() == Subject::Installed) {
        const QString path = subjectInstalled->text();
        const bool missing = !path.isEmpty() && !QFileInfo::exists(path);
        subjectInstalled->setHint(missing ? NewReviewDialog::tr("There is no such file or folder.") : QString(),
                                  missing ? Hint::Problem : Hint::Note);
        if (path.isEmpty())
            return NewReviewDialog::tr("Choose the folder of the installed package, or its Python interpreter.");
        if (missing)
            return NewReviewDialog::tr("%1: %2").arg(QDir::toNativeSeparators(path),
                                                     NewReviewDialog::tr("There is no such file or folder."));
    }
    return {};
}

QString NewReviewDialog::Private::checkSession()
{
    if (session->text().isEmpty()) {
        session->setHint(NewReviewDialog::tr("Proposed once the plugin and the target are named."), Hint::Note);
        return NewReviewDialog::tr("Choose the file that will hold the review.");
    }
    const QString problem = ReviewPaths::sessionProblem(q->sessionFile());
    session->setHint(problem, problem.isEmpty() ? Hint::Note : Hint::Problem);
    return problem.isEmpty() ? QString() : NewReviewDialog::tr("Session file: %1").arg(problem);
}

QString NewReviewDialog::Private::checkPrior()
{
    const bool missing = !prior->text().isEmpty() && !QFileInfo(prior->text()).isFile();
    const QString problem = missing ? NewReviewDialog::tr("There is no such file.") : QString();
    prior->setHint(problem, missing ? Hint::Problem : Hint::Note);
    return missing ? NewReviewDialog::tr("Earlier review: %1").arg(problem) : QString();
}

void NewReviewDialog::Private::showAnswer(const ReviewCheck::Answer &answer)
{
    if (answer) {
        confirm(*answer);
        return;
    }
    const Error &error = answer.error();
    say(u"severity-error"_s, Theme::Token::Bad, error.advice.isEmpty() ? error.what : error.what + u'\n' + error.advice,
        error.detail);
}

void NewReviewDialog::Private::confirm(const checks::ReviewSetup &setup)
{
    upstream->setHint(NewReviewDialog::tr("Repository found"), Hint::Confirmed);
    base->setHint(describe(setup.base), Hint::Confirmed);
    target->setHint(describe(setup.target), Hint::Confirmed);
    QString head = setup.pluginHead.commit.isEmpty() ? NewReviewDialog::tr("No commit yet")
                                                     : NewReviewDialog::tr("HEAD %1").arg(describe(setup.pluginHead));
    if (setup.pluginStaged)
        head = NewReviewDialog::tr("%1 · staged changes").arg(head);
    if (setup.pluginDirty)
        head = NewReviewDialog::tr("%1 · worktree changed").arg(head);
    if (!setup.pluginStaged && !setup.pluginDirty)
        head = NewReviewDialog::tr("%1 · clean").arg(head);
    plugin->setHint(head, Hint::Confirmed);
    if (subject() == Subject::Revision)
        subjectRevision->setHint(setup.subjectLabel, Hint::Confirmed);
    if (subject() == Subject::Installed)
        subjectInstalled->setHint(setup.subjectLabel, Hint::Confirmed);
    valid = true;
    buttons->button(QDialogButtonBox::Ok)->setEnabled(true);
    if (setup.base.commit == setup.target.commit)
        say(u"severity-warning"_s, Theme::Token::Warn,
            NewReviewDialog::tr("Base and target are the same commit. The review will show the plugin against it, "
                                "without changes between."));
    else
        say(u"decided"_s, Theme::Token::Good, NewReviewDialog::tr("Everything is there. The review can start."));
}

void NewReviewDialog::Private::say(const QString &iconName, Theme::Token color, const QString &text,
                                   const QString &detail)
{
    messageColor = color;
    messageIcon->setPixmap(icon(iconName).pixmap(16));
    QPalette palette = message->palette();
    palette.setColor(QPalette::WindowText, Theme::current().color(color));
    message->setPalette(palette);
    message->setText(text);
    message->setToolTip(detail);
    buttons->button(QDialogButtonBox::Ok)->setToolTip(valid ? QString() : text);
}

NewReviewDialog::NewReviewDialog(Validator validator, QWidget *parent)
    : QDialog(parent), d(std::make_unique<Private>(this, std::move(validator)))
{
    setWindowTitle(tr("New review"));
    setMinimumWidth(600);
    resize(760, sizeHint().height());
}

NewReviewDialog::~NewReviewDialog() = default;

void NewReviewDialog::setRequest(const checks::ScanRequest &request)
{
    d->kept = request;
    d->upstream->setText(QDir::toNativeSeparators(request.upstream));
    d->base->setText(request.base);
    d->target->setText(request.target);
    d->plugin->setText(QDir::toNativeSeparators(request.plugin));
    Subject subject = Subject::Revision;
    if (request.subject == "worktree"_L1 || request.subject.isEmpty())
        subject = Subject::Worktree;
    else if (request.subject == "index"_L1)
        subject = Subject::Index;
    else if (request.subject.startsWith(InstalledPrefix))
        subject = Subject::Installed;
    d->subjectRevision->setText(subject == Subject::Revision ? request.subject : QString());
    d->subjectInstalled->setText(subject == Subject::Installed ? request.subject.mid(InstalledPrefix.size())
                                                               : QString());
    d->subjectKind->setCurrentIndex(d->subjectKind->findData(static_cast<int>(subject)));
}

checks::ScanRequest NewReviewDialog::request() const
{
    checks::ScanRequest request = d->kept;
    request.upstream = d->upstream->text();
    request.base = d->base->text();
    request.target = d->target->text();
    request.plugin = d->plugin->text();
    switch (d->subject()) {
    case Subject::Worktree:
        request.subject = u"worktree"_s;
        break;
    case Subject::Index:
        request.subject = u"index"_s;
        break;
    case Subject::Revision:
        request.subject = d->subjectRevision->text();
        break;
    case Subject::Installed:
        request.subject = InstalledPrefix + d->subjectInstalled->text();
        break;
    }
    return request;
}

QString NewReviewDialog::sessionFile() const
{
    const QString text = d->session->text();
    if (text.isEmpty() || QFileInfo(text).isDir() || text.endsWith(".mxreview"_L1, Qt::CaseInsensitive))
        return text;
    return text + u".mxreview"_s;
}

QString NewReviewDialog::priorFile() const
{
    return d->prior->text();
}

void NewReviewDialog::accept()
{
    // Enter in a field accepts too; the button's state is the rule. The disk may have changed since the last key.
    const QString problem = d->valid ? d->localProblem() : QString();
    if (!d->valid || !problem.isEmpty()) {
        if (d->valid)
            d->changed();
        return;
    }
    const QString folder = QFileInfo(sessionFile()).absolutePath();
    if (!QDir().mkpath(folder)) {
        d->say(u"severity-error"_s, Theme::Token::Bad,
               tr("The folder %1 cannot be made.\nChoose another place for the session file.")
                   .arg(QDir::toNativeSeparators(folder)));
        return;
    }
    d->history.remember(request());
    QDialog::accept();
}

void NewReviewDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && d) {
        QPalette palette = d->message->palette();
        palette.setColor(QPalette::WindowText, Theme::current().color(d->messageColor));
        d->message->setPalette(palette);
    }
    QDialog::changeEvent(event);
}

} // namespace mxw::widgets

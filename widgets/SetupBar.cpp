// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/SetupBar.h"

#include "widgets/DecidedBar.h"
#include "widgets/ElidedLabel.h"
#include "widgets/Icons.h"
#include "widgets/Theme.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

namespace {

QString shortCommit(const checks::RevisionRecord &revision)
{
    return revision.commit.isEmpty() ? revision.spec
                                     : revision.commit.first(std::min<qsizetype>(7, revision.commit.size()));
}

/// The name that a person gave the revision; empty when it was given by its hash.
QString nameOf(const checks::RevisionRecord &revision)
{
    return revision.commit.startsWith(revision.spec) ? QString() : revision.spec;
}

QString folderName(const QString &path)
{
    auto name = QFileInfo(path).fileName();
    if (name.isEmpty())
        name = QFileInfo(path).dir().dirName();
    if (name.endsWith(".git"_L1) && name.size() > 4)
        name.chop(4);
    return name.isEmpty() ? path : name;
}

QString upstreamWords(const checks::ReviewSetup &setup)
{
    const auto base = nameOf(setup.base);
    const auto target = nameOf(setup.target);
    const auto line = SetupBar::tr("%1 %2 → %3")
                          .arg(folderName(setup.upstreamPath), shortCommit(setup.base), shortCommit(setup.target));
    if (base.isEmpty() && target.isEmpty())
        return line;
    return line + SetupBar::tr(" (%1 → %2)")
                      .arg(base.isEmpty() ? shortCommit(setup.base) : base,
                           target.isEmpty() ? shortCommit(setup.target) : target);
}

QString subjectWords(const checks::ReviewSetup &setup)
{
    const auto subject = setup.subjectLabel.isEmpty() ? setup.subject : setup.subjectLabel;
    const auto head = shortCommit(setup.pluginHead);
    // A revision or an installed package stands for itself; only these two stand on the last commit.
    const bool onHead = setup.subject == "index"_L1 || setup.subject == "worktree"_L1;
    if (!onHead || head.isEmpty() || subject.contains(head))
        return SetupBar::tr("plugin %1").arg(subject);
    return SetupBar::tr("plugin %1 @ %2").arg(subject, head);
}

QString revisionWords(const QString &label, const checks::RevisionRecord &revision)
{
    QStringList parts{revision.spec};
    if (revision.commit != revision.spec)
        parts << revision.commit;
    parts << revision.committed << revision.summary;
    parts.removeAll(QString());
    return label + u": "_s + parts.join(u" · "_s);
}

QString fullWords(const checks::ReviewSetup &setup)
{
    QStringList lines{SetupBar::tr("Upstream: %1").arg(setup.upstreamPath),
                      revisionWords(SetupBar::tr("Base"), setup.base),
                      revisionWords(SetupBar::tr("Target"), setup.target),
                      SetupBar::tr("Plugin: %1").arg(setup.pluginPath), subjectWords(setup)};
    if (setup.pluginStaged)
        lines << SetupBar::tr("The index differs from the last commit.");
    if (setup.pluginDirty)
        lines << SetupBar::tr("The work tree differs from the index.");
    lines << SetupBar::tr("Profile: %1").arg(setup.profile);
    if (!setup.reviewedVersion.isEmpty())
        lines << SetupBar::tr("Upstream version under review: %1").arg(setup.reviewedVersion);
    lines << SetupBar::tr("The environment is not recorded: nothing here was seen in a running process.");
    return lines.join(u'\n');
}

/// The warning's icon, as big as the text beside it.
class WarningMark : public QWidget
{
public:
    explicit WarningMark(QWidget *parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); }
    QSize sizeHint() const override { return {fontMetrics().height(), fontMetrics().height()}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        icon(u"severity-warning"_s).paint(&painter, rect().adjusted(1, 1, -1, -1));
    }
};

} // namespace

struct SetupBar::Private
{
    ElidedLabel *setup = nullptr;
    QWidget *notice = nullptr;
    ElidedLabel *noticeText = nullptr;
    QPushButton *noticeButton = nullptr;
    DecidedBar *decided = nullptr;
};

SetupBar::SetupBar(QWidget *parent) : QWidget(parent), d(std::make_unique<Private>())
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 12, 4);
    layout->setSpacing(16);
    d->setup = new ElidedLabel(this);
    d->notice = new QWidget(this);
    auto *noticeLayout = new QHBoxLayout(d->notice);
    noticeLayout->setContentsMargins(0, 0, 0, 0);
    noticeLayout->setSpacing(8);
    d->noticeText = new ElidedLabel(d->notice);
    d->noticeText->setColor(Theme::Token::Warn);
    d->noticeButton = new QPushButton(d->notice);
    d->noticeButton->setAutoDefault(false);
    noticeLayout->addWidget(new WarningMark(d->notice));
    noticeLayout->addWidget(d->noticeText, 1);
    noticeLayout->addWidget(d->noticeButton);
    d->decided = new DecidedBar(Qt::Horizontal, this);
    // What needs an answer keeps its words; the line that is always there gives way.
    d->setup->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    d->setup->setMinimumWidth(d->setup->fontMetrics().averageCharWidth() * 24);
    layout->addWidget(d->setup, 1);
    layout->addWidget(d->notice);
    layout->addWidget(d->decided);
    connect(d->noticeButton, &QPushButton::clicked, this, &SetupBar::noticeActivated);
    setSetup({});
    setNotice({});
}

SetupBar::~SetupBar() = default;

void SetupBar::setSetup(const checks::ReviewSetup &setup)
{
    const bool open = !(setup == checks::ReviewSetup());
    d->decided->setVisible(open);
    d->setup->setColor(open ? Theme::Token::Text : Theme::Token::Muted);
    if (!open) {
        d->setup->setText(tr("No review is open"));
        d->setup->setFullText({});
        return;
    }
    const QStringList parts{upstreamWords(setup), subjectWords(setup), tr("environment not recorded")};
    d->setup->setText(parts.join(u" · "_s));
    d->setup->setFullText(fullWords(setup));
}

void SetupBar::setProgress(review::ReviewState::Progress progress)
{
    d->decided->setProgress(progress);
}

void SetupBar::setNotice(const QString &text, const QString &action)
{
    d->noticeText->setText(text);
    d->noticeButton->setText(action);
    d->noticeButton->setVisible(!action.isEmpty());
    d->notice->setVisible(!text.isEmpty());
}

} // namespace mxw::widgets

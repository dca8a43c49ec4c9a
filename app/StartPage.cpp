// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/StartPage.h"

#include "widgets/Icons.h"

#include <QCommandLinkButton>
#include <QDateTime>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace mxw::app {

using namespace Qt::StringLiterals;

namespace {

/// A command link with an icon of ours: Qt puts the style's own one back at every change of style.
class StartButton : public QCommandLinkButton
{
public:
    StartButton(const QString &title, const QString &text, const QIcon &icon, QWidget *parent)
        : QCommandLinkButton(title, text, parent), m_icon(icon)
    {
        setIcon(m_icon);
        setIconSize({20, 20});
    }

protected:
    bool event(QEvent *event) override
    {
        const bool taken = QCommandLinkButton::event(event);
        if (event->type() == QEvent::StyleChange)
            setIcon(m_icon);
        return taken;
    }

private:
    QIcon m_icon;
};

} // namespace

StartPage::StartPage(QWidget *parent)
    : QWidget(parent), m_recentTitle(new QLabel(this)), m_recent(new QListWidget(this))
{
    m_recentTitle->setText(tr("Recent sessions"));
    m_recentTitle->setBuddy(m_recent);
    m_recent->setAccessibleName(tr("Recent sessions"));
    m_recent->setMaximumHeight(fontMetrics().height() * 12);
    const auto open = [this](const QListWidgetItem *item) {
        Q_EMIT sessionRequested(item->data(Qt::UserRole).toString());
    };
    connect(m_recent, &QListWidget::itemActivated, this, open);
    connect(m_recent, &QListWidget::itemClicked, this, open);

    auto *column = new QVBoxLayout;
    column->setSpacing(8);
    column->addWidget(makeIntroduction());
    column->addSpacing(8);
    column->addWidget(makeButtons());
    column->addSpacing(16);
    column->addWidget(m_recentTitle);
    column->addWidget(m_recent);
    auto *middle = new QWidget(this);
    middle->setLayout(column);
    // As wide as a text is pleasant to read, and never wider than the window.
    middle->setMaximumWidth(fontMetrics().averageCharWidth() * 90);
    auto *row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(middle, 100);
    row->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->addStretch(2);
    layout->addLayout(row);
    layout->addStretch(3);
    setRecentSessions({});
}

QWidget *StartPage::makeIntroduction()
{
    auto *box = new QWidget(this);
    auto *title = new QLabel(tr("Review an upstream upgrade"), box);
    QFont font = title->font();
    font.setPointSizeF(font.pointSizeF() * 1.6);
    font.setBold(true);
    title->setFont(font);
    auto *text =
        new QLabel(tr("A review compares every patch of a plugin with two revisions of its upstream, says what may "
                      "be wrong, and keeps each decision with the evidence for it."),
                   box);
    text->setWordWrap(true);
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(title);
    layout->addWidget(text);
    return box;
}

QWidget *StartPage::makeButtons()
{
    struct Way
    {
        QString name;
        QString icon;
        QString title;
        QString text;
        void (StartPage::*signal)();
    };
    const Way ways[] = {
        {u"startNewReview"_s, u"add"_s, tr("New review…"), tr("Choose the two repositories, base, target and subject."),
         &StartPage::newReviewRequested},
        {u"startOpenSession"_s, u"open"_s, tr("Open session…"), tr("Go on with a review, or read a finished one."),
         &StartPage::openRequested},
        {u"startOpenSample"_s, u"group"_s, tr("Open the sample"), tr("A small review to try everything on."),
         &StartPage::sampleRequested},
    };
    auto *box = new QWidget(this);
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    for (const Way &way : ways) {
        auto *button = new StartButton(way.title, way.text, widgets::icon(way.icon), box);
        button->setObjectName(way.name);
        connect(button, &QCommandLinkButton::clicked, this, way.signal);
        layout->addWidget(button);
    }
    return box;
}

void StartPage::setRecentSessions(const QStringList &files)
{
    m_recent->clear();
    for (const QString &file : files) {
        const QFileInfo info(file);
        auto *item =
            new QListWidgetItem(u"%1\n%2 · %3"_s.arg(info.completeBaseName(), QDir::toNativeSeparators(info.path()),
                                                     info.lastModified().toString(u"yyyy-MM-dd HH:mm"_s)),
                                m_recent);
        item->setData(Qt::UserRole, file);
        item->setToolTip(QDir::toNativeSeparators(file));
    }
    m_recentTitle->setVisible(!files.isEmpty());
    m_recent->setVisible(!files.isEmpty());
}

} // namespace mxw::app

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/CommitDetails.h"

#include "models/items/CommitWords.h"
#include "widgets/PlainToolTip.h"
#include "widgets/SoftSelection.h"
#include "widgets/WrapText.h"

#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using checks::CommitFile;

namespace {

enum Column { PathColumn, StateColumn, HunksColumn, TiesColumn, LocalColumn };

QString hunksText(const CommitFile &file)
{
    return file.hunks > 0 ? CommitDetails::tr("%1 of %2").arg(file.carriedHunks).arg(file.hunks) : QString();
}

QString fileWords(const CommitFile &file)
{
    QStringList lines{file.oldPath.isEmpty() ? file.path : CommitDetails::tr("%1, was %2").arg(file.path, file.oldPath),
                      items::carriedSentence(file.carried),
                      CommitDetails::tr("%1 lines added, %2 removed").arg(file.added).arg(file.removed)};
    if (!file.definitions.isEmpty())
        lines.append(CommitDetails::tr("Changes %1").arg(file.definitions.join(u", "_s)));
    return lines.join(u'\n');
}

} // namespace

CommitDetails::CommitDetails(QWidget *parent) : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(4);
    m_summary = new WrapText(this);
    m_summary->setObjectName(u"commitSummary"_s);
    m_summary->setWeight(QFont::DemiBold);
    m_about = new WrapText(this);
    m_about->setColor(Theme::Token::Muted);
    layout->addWidget(m_summary);
    layout->addWidget(m_about);
    setupFiles();
    layout->addWidget(m_files, 1);
    auto *row = new QHBoxLayout;
    m_diff = new QPushButton(tr("Show what it changed there"), this);
    m_diff->setObjectName(u"commitDiff"_s);
    m_diff->setToolTip(tr("Shows the selected file before and after the commit in the Diff tab (Enter)"));
    row->addWidget(m_diff);
    row->addStretch(1);
    layout->addLayout(row);
    m_others = new WrapText(this);
    m_others->setObjectName(u"commitOthers"_s);
    m_others->setColor(Theme::Token::Muted);
    layout->addWidget(m_others);
    connect(m_diff, &QPushButton::clicked, this, &CommitDetails::requestDiff);
    setCommit(nullptr);
}

void CommitDetails::setupFiles()
{
    m_files = new QTreeWidget(this);
    m_files->setObjectName(u"commitFiles"_s);
    m_files->setAccessibleName(tr("Files of the commit"));
    m_files->setHeaderLabels({tr("Upstream file"), tr("State"), tr("Hunks"), tr("Tie"), tr("In the plugin")});
    m_files->setRootIsDecorated(false);
    m_files->setUniformRowHeights(true);
    m_files->setTextElideMode(Qt::ElideMiddle);
    m_files->setFrameShape(QFrame::NoFrame);
    m_files->setTabKeyNavigation(false);
    m_files->header()->setStretchLastSection(true);
    m_files->header()->setSectionResizeMode(PathColumn, QHeaderView::Stretch);
    for (const int column : {StateColumn, HunksColumn, TiesColumn})
        m_files->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_files->header()->setSectionResizeMode(LocalColumn, QHeaderView::Stretch);
    m_files->setMinimumHeight(m_files->fontMetrics().height() * 4);
    useSoftSelection(*m_files);
    connect(m_files, &QTreeWidget::itemActivated, this, &CommitDetails::requestDiff);
    connect(m_files, &QTreeWidget::currentItemChanged, this, [this] { m_diff->setEnabled(currentFile() >= 0); });
}

void CommitDetails::setCommit(const checks::CommitRecord *commit)
{
    m_files->clear();
    m_files->setVisible(commit != nullptr);
    m_diff->setVisible(commit != nullptr);
    m_others->setVisible(commit && !commit->otherFiles.isEmpty());
    m_about->setVisible(commit != nullptr);
    if (!commit) {
        m_summary->setWords(tr("Select a commit to see its files."));
        return;
    }
    m_summary->setWords(commit->summary);
    QString about = tr("%1, %2, %3").arg(commit->commit, commit->author, commit->time);
    if (commit->merge)
        about += u" · "_s + tr("a merge");
    m_about->setWords(about);
    showFiles(*commit);
    if (!commit->otherFiles.isEmpty()) {
        m_others->setWords(tr("Changes %n other module(s):", nullptr, int(commit->otherFiles.size())) + u' ' +
                           commit->otherFiles.join(u", "_s));
    }
}

void CommitDetails::showFiles(const checks::CommitRecord &commit)
{
    // What lacks something is what one wants to see first.
    const auto isMissed = [](const CommitFile &file) {
        return file.carried == checks::Carried::No || file.carried == checks::Carried::Partly;
    };
    const auto missed = std::ranges::find_if(commit.files, isMissed);
    const int chosen = missed == commit.files.end() ? 0 : int(missed - commit.files.begin());
    for (size_t i = 0; i < commit.files.size(); ++i) {
        const CommitFile &file = commit.files[i];
        auto *item = new QTreeWidgetItem(m_files);
        item->setText(PathColumn, file.path);
        item->setText(StateColumn, items::carriedLetter(file.carried) + u"  "_s + items::carriedText(file.carried));
        item->setText(HunksColumn, hunksText(file));
        item->setText(TiesColumn, items::tiesText(file.ties));
        item->setText(LocalColumn, file.localFiles.join(u", "_s));
        for (int column = PathColumn; column <= LocalColumn; ++column)
            item->setToolTip(column, plainToolTip(fileWords(file)));
    }
    m_files->setCurrentItem(m_files->topLevelItem(chosen));
}

int CommitDetails::currentFile() const
{
    return m_files->indexOfTopLevelItem(m_files->currentItem());
}

void CommitDetails::requestDiff()
{
    if (currentFile() >= 0)
        Q_EMIT diffRequested(currentFile());
}

} // namespace mxw::widgets

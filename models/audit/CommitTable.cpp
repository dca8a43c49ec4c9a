// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/CommitTable.h"

#include "models/audit/AuditWords.h"
#include "models/audit/MarkdownText.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

constexpr qsizetype ShownNames = 8;

/// A list of names as code, cut with its number when it is long.
QString names(QStringList list)
{
    list.removeDuplicates();
    const qsizetype more = list.size() - ShownNames;
    QStringList shown;
    for (const QString &name : list.first(std::min(list.size(), ShownNames)))
        shown.append(markdownCode(name));
    if (more > 0)
        shown.append(u"+ "_s + QString::number(more));
    return shown.isEmpty() ? u"–"_s : shown.join(u"<br>"_s);
}

} // namespace

QString CommitTable::text() const
{
    const auto &commits = m_input.analysis.models.commits;
    if (commits.empty())
        return tr("No commit between base and target touches what the plugin mirrors, replaces or derives from, or the "
                  "range was not read.") +
               u'\n';
    const auto decided = std::ranges::count_if(commits, [&](const checks::CommitRecord &commit) {
        return m_input.state.entry(commit.entryId()).decision.has_value();
    });
    QString text = tr("%1 commits touch what the plugin mirrors, replaces or derives from; %2 of them are disposed of. "
                      "What the plugin has of them was computed from the lines alone.")
                       .arg(commits.size())
                       .arg(decided) +
                   u"\n\n"_s +
                   markdownTableHead({tr("Commit"), tr("Date"), tr("Summary"), tr("Files"), tr("Interface"),
                                      tr("In the plugin"), tr("State"), tr("Disposition")});
    for (const checks::CommitRecord &commit : commits)
        text += row(commit);
    return text;
}

QString CommitTable::row(const checks::CommitRecord &commit) const
{
    QStringList files;
    QStringList definitions;
    QStringList local;
    for (const checks::CommitFile &file : commit.files) {
        files.append(file.path);
        definitions += file.definitions;
        local += file.localFiles;
    }
    QString disposition = tr("not decided");
    if (const auto &record = m_input.state.entry(commit.entryId()).decision) {
        disposition = displayName(record->decision.disposition);
        if (!record->decision.reason.isEmpty())
            disposition += u": "_s + markdownInline(record->decision.reason);
    }
    return markdownRow({markdownCode(commit.commit.left(10)), markdownInline(commit.time.left(10)),
                        markdownInline(commit.summary), names(files), names(definitions), names(local),
                        AuditWords::carried(commit.carried()), disposition});
}

} // namespace mxw::audit

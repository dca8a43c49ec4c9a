// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/CommitsCommand.h"

#include "app/Console.h"
#include "app/FileOutput.h"
#include "app/TerminalScan.h"
#include "models/core/JsonReader.h"
#include "models/items/CommitWords.h"

#include <QJsonDocument>

#include <algorithm>

namespace mxw::app {

using namespace Qt::StringLiterals;
using checks::CommitFile;
using checks::CommitRecord;

namespace {

constexpr qsizetype MostFiles = 3;

QString filesText(const CommitRecord &commit)
{
    QStringList files;
    for (const CommitFile &file : commit.files) {
        if (files.size() < MostFiles)
            files.append(plain(file.path));
    }
    QString text = files.join(u", "_s);
    if (const qsizetype more = qsizetype(commit.files.size()) - files.size(); more > 0)
        text += u" +"_s + QString::number(more);
    return text;
}

} // namespace

std::vector<CommitRecord> CommitsCommand::chosen(const checks::ModelStudy &models, const QStringList &paths)
{
    std::vector<CommitRecord> commits;
    const auto concerns = [&](const CommitFile &file) {
        return paths.contains(file.path) || paths.contains(file.oldPath) ||
               std::ranges::any_of(file.localFiles, [&](const QString &local) { return paths.contains(local); });
    };
    std::ranges::copy_if(models.commits, std::back_inserter(commits), [&](const CommitRecord &commit) {
        return paths.isEmpty() || std::ranges::any_of(commit.files, concerns);
    });
    return commits;
}

QString CommitsCommand::toText(const std::vector<CommitRecord> &commits)
{
    QString text = tr("%n commit(s)", nullptr, int(commits.size())) + u'\n';
    qsizetype stateWidth = 0;
    qsizetype tieWidth = 0;
    for (const CommitRecord &commit : commits) {
        stateWidth = std::max(stateWidth, items::carriedText(commit.carried()).size());
        tieWidth = std::max(tieWidth, items::tiesText(items::tiesOf(commit)).size());
    }
    for (const CommitRecord &commit : commits) {
        text += commit.commit.first(std::min<qsizetype>(commit.commit.size(), 10)) + u"  "_s +
                commit.time.first(std::min<qsizetype>(commit.time.size(), 10)) + u"  "_s +
                items::carriedText(commit.carried()).leftJustified(stateWidth) + u"  "_s +
                items::tiesText(items::tiesOf(commit)).leftJustified(tieWidth) + u"  "_s + filesText(commit) + u"  "_s +
                plain(commit.summary) + u'\n';
    }
    return text;
}

QJsonObject CommitsCommand::toJson(const checks::Analysis &analysis, const std::vector<CommitRecord> &commits)
{
    return {{u"schema"_s, 1},
            {u"review"_s, analysis.toJson().value("review"_L1)},
            {u"counterparts"_s, jsonArray(analysis.models.counterparts)},
            {u"commits"_s, jsonArray(commits)},
            {u"notes"_s, QJsonArray::fromStringList(analysis.notes)}};
}

int CommitsCommand::run(const CommitsOptions &options)
{
    source::WorkerPool pool;
    const Result<checks::ScanResult> result = scanInTerminal(options.request, pool);
    if (!result)
        return unusable(result.error());
    const checks::Analysis &analysis = *result->analysis;
    const std::vector<CommitRecord> commits = chosen(analysis.models, options.paths);
    if (options.json != "-"_L1) {
        printOut(toText(commits));
        for (const QString &note : analysis.notes)
            printNote(note);
    }
    if (options.json.isEmpty())
        return ExitClean;
    const QByteArray json = QJsonDocument(toJson(analysis, commits)).toJson(QJsonDocument::Indented);
    if (const auto written = writeOutput(options.json, json); !written)
        return unusable(written.error());
    return ExitClean;
}

} // namespace mxw::app

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/validation/KilledWindow.h"

#include "models/validation/RunQueue.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace mxw::tests {

using validation::Run;

namespace {

constexpr auto Option = "--window"_L1;
constexpr int Patience = 150'000;

QByteArray lineOf(const Run &run)
{
    const QJsonObject told{{u"state"_s, toString(run.state)},
                           {u"folder"_s, run.handle.folder},
                           {u"job"_s, run.handle.job},
                           {u"waits"_s, run.log.contains("waits")},
                           {u"trouble"_s, run.trouble}};
    return QJsonDocument(told).toJson(QJsonDocument::Compact) + '\n';
}

} // namespace

bool startInWindowAndKillIt(Run &run, const std::function<bool(const Run &)> &isEnough)
{
    QProcess window;
    window.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    window.start(QCoreApplication::applicationFilePath(), {Option});
    window.write(QJsonDocument(QJsonObject{{u"id"_s, run.id}, {u"spec"_s, run.spec.toJson()}}).toJson());
    window.closeWriteChannel();
    const QDeadlineTimer deadline(Patience);
    bool isFarEnough = false;
    while (!isFarEnough && !deadline.hasExpired() && window.state() != QProcess::NotRunning) {
        window.waitForReadyRead(1'000);
        while (window.canReadLine() && !isFarEnough) {
            const QJsonObject told = QJsonDocument::fromJson(window.readLine()).object();
            run.state = validation::runStateFromString(told[u"state"].toString()).value_or(run.state);
            run.handle = {told[u"folder"].toString(), told[u"job"].toString()};
            run.trouble = told[u"trouble"].toString();
            isFarEnough = told[u"waits"].toBool() && isEnough(run);
        }
    }
    window.kill();
    window.waitForFinished();
    return isFarEnough;
}

std::optional<int> runWindowIfAsked(const QStringList &arguments)
{
    if (arguments.value(1) != Option)
        return std::nullopt;
    QFile in;
    if (!in.open(stdin, QIODevice::ReadOnly))
        return 2;
    const QJsonObject order = QJsonDocument::fromJson(in.readAll()).object();
    const auto spec = validation::RunSpec::fromJson(order[u"spec"].toObject());
    if (!spec)
        return 2;
    Run run;
    run.id = order[u"id"].toString();
    run.spec = *spec;
    validation::RunQueue queue;
    QObject::connect(&queue, &validation::RunQueue::changed, [](const Run &now) {
        const QByteArray line = lineOf(now);
        std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stdout);
        std::fflush(stdout);
    });
    if (!queue.start(run))
        return 3;
    return QCoreApplication::exec();
}

} // namespace mxw::tests

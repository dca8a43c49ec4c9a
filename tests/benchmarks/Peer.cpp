// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/Peer.h"

#include <QElapsedTimer>
#include <QProcess>

#include <algorithm>
#include <cstdio>
#include <limits>

namespace mxw::benchmarks {

double best(int rounds, const std::function<void()> &work)
{
    double shortest = std::numeric_limits<double>::max();
    for (int i = 0; i < rounds; ++i) {
        QElapsedTimer timer;
        timer.start();
        work();
        shortest = std::min(shortest, static_cast<double>(timer.nsecsElapsed()) / 1e9);
    }
    return shortest;
}

QByteArray runProgram(const QString &program, const QStringList &arguments, const QByteArray &input, int worst)
{
    QProcess process;
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(-1) || process.exitStatus() != QProcess::NormalExit || process.exitCode() > worst)
        qFatal("%s failed: %s", qPrintable(program), process.readAllStandardError().constData());
    return process.readAllStandardOutput();
}

void report(const QString &name, double seconds, const QString &peer, double peerSeconds)
{
    std::printf("%-28s %9.1f ms   %-44s %9.1f ms   ratio %.2f\n", qPrintable(name), seconds * 1e3, qPrintable(peer),
                peerSeconds * 1e3, seconds / peerSeconds);
    std::fflush(stdout);
}

} // namespace mxw::benchmarks

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/PeakMemory.h"

#include <QByteArray>
#include <QDir>
#include <QFile>

#include <cstdio>

namespace mxw::benchmarks {

using namespace Qt::StringLiterals;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// VmHWM of /proc/PID/status.
qint64 peakOf(const QString &process)
{
    for (const QByteArray &line : contentOf(u"/proc/"_s + process + u"/status"_s).split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.sliced(6).trimmed().split(' ').first().toLongLong() * 1024;
    }
    return 0;
}

} // namespace

PeakMemory PeakMemory::measure()
{
    PeakMemory memory;
    memory.parent = peakOf(u"self"_s);
    // Every thread lists the children that it started.
    for (const QString &thread : QDir(u"/proc/self/task"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QByteArray children = contentOf(u"/proc/self/task/%1/children"_s.arg(thread));
        for (const QByteArray &child : children.simplified().split(' ')) {
            if (child.isEmpty())
                continue;
            memory.children += peakOf(QString::fromLatin1(child));
            ++memory.count;
        }
    }
    return memory;
}

void PeakMemory::report() const
{
    constexpr double MiB = 1024 * 1024;
    std::printf("peak memory                  parent %.0f MiB, %d workers %.0f MiB, together %.0f MiB\n",
                double(parent) / MiB, count, double(children) / MiB, double(parent + children) / MiB);
}

} // namespace mxw::benchmarks

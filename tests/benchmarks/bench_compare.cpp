// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// All figures of two float16 files of MXW_BENCH_TENSOR bytes each (1 GiB). The peer computes the same figures by numpy
// (numpy_figures.py), and must come to the same numbers.
#include "models/validation/ErrorEngine.h"
#include "models/validation/TensorFile.h"
#include "tests/benchmarks/PeakMemory.h"
#include "tests/benchmarks/Peer.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>

#include <cstdio>

namespace {

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::validation;

QString pythonWithNumpy()
{
    for (const QString &python : {qEnvironmentVariable("MXW_NUMPY_PYTHON"), u"python3"_s, u"/usr/bin/python3"_s}) {
        if (!python.isEmpty() && QProcess::execute(python, {u"-c"_s, u"import numpy"_s}) == 0)
            return python;
    }
    return {};
}

ErrorFigures figuresOf(const QString &first, const QString &second)
{
    const auto actual = TensorFile::open(first);
    const auto expected = TensorFile::open(second);
    if (!actual || !expected)
        qFatal("the files cannot be read");
    const auto figures = compareTensors(*actual, *expected, {1e-3, 1e-5});
    if (!figures)
        qFatal("%s", qPrintable(figures.error().what));
    return *figures;
}

/// Ends the benchmark when a number that must be exact is not.
void verify(const QJsonObject &ours, const QJsonObject &peers)
{
    for (const QString &field : {u"count"_s, u"mismatches"_s, u"nan"_s, u"inf"_s}) {
        if (ours.value(field) != peers.value(field))
            qFatal("%s differs", qPrintable(field));
    }
    for (const QString &kind : {u"absolute"_s, u"relative"_s, u"allowed"_s, u"ulp"_s}) {
        for (const QString &field : {u"max"_s, u"p50"_s, u"p99"_s, u"p999"_s, u"zero"_s, u"counts"_s}) {
            if (ours[kind][field] != peers[kind][field])
                qFatal("%s of %s differs", qPrintable(field), qPrintable(kind));
        }
    }
    if (ours[u"map"_s][u"values"_s] != peers.value(u"map"_s))
        qFatal("the map differs");
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QString python = pythonWithNumpy();
    if (python.isEmpty()) {
        std::printf("no Python with numpy is installed: nothing to compare with\n");
        return 0;
    }
    const QString script = QStringLiteral(MXW_BENCH_SOURCES "/numpy_figures.py");
    const QString size = qEnvironmentVariable("MXW_BENCH_TENSOR", u"1073741824"_s);
    const QTemporaryDir folder;
    const QString first = folder.filePath(u"first.npy"_s);
    const QString second = folder.filePath(u"second.npy"_s);
    benchmarks::runProgram(python, {script, u"make"_s, first, second, size});
    ErrorFigures figures;
    const double seconds = benchmarks::best(3, [&] { figures = figuresOf(first, second); });
    const benchmarks::PeakMemory memory = benchmarks::PeakMemory::measure();
    QByteArray output;
    const double peerSeconds =
        benchmarks::best(1, [&] { output = benchmarks::runProgram(python, {script, u"figures"_s, first, second}); });
    verify(figures.toJson(), QJsonDocument::fromJson(output).object());
    benchmarks::report(u"compare float16"_s, seconds, u"numpy, one piece after the other"_s, peerSeconds);
    memory.report();
    return 0;
}

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A scan with and without a cache, against two peers that read the same trees: git printing every Python file, and the
// system's Python parsing it. MXW_BENCH_UPSTREAM, MXW_BENCH_PLUGIN, MXW_BENCH_BASE, MXW_BENCH_TARGET and
// MXW_BENCH_SUBJECT name a real pair; without them the bundled sample is scanned.
#include "app/SampleReview.h"
#include "models/checks/Scan.h"
#include "models/source/WorkerPool.h"
#include "tests/benchmarks/Peer.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

#include <cstdio>

namespace {

using namespace Qt::StringLiterals;
using namespace mxw;

constexpr int Rounds = 3;

constexpr char ParseAll[] = R"(
import ast, subprocess, sys, gc
gc.disable()
repository, revision = sys.argv[1:]
names = subprocess.run(["git", "-C", repository, "ls-tree", "-r", revision], capture_output=True, text=True, check=True)
ids = [line.split()[2] for line in names.stdout.splitlines() if line.endswith(".py") and line.startswith("100")]
blobs = subprocess.run(["git", "-C", repository, "cat-file", "--batch"], input="\n".join(ids).encode() + b"\n",
                       capture_output=True, check=True).stdout
at = 0
for _ in ids:
    end = blobs.index(b"\n", at)
    header = blobs[at:end].split()
    if header[-1] == b"missing":
        at = end + 1
        continue
    size = int(header[2])
    try:
        ast.parse(blobs[end + 1:end + 1 + size])
    except SyntaxError:
        pass
    at = end + size + 2
)";

QString setting(const char *name, const QString &otherwise)
{
    return qEnvironmentVariable(name, otherwise);
}

checks::ScanRequest request(const QString &folder)
{
    checks::ScanRequest result;
    result.upstream = qEnvironmentVariable("MXW_BENCH_UPSTREAM");
    result.plugin = qEnvironmentVariable("MXW_BENCH_PLUGIN");
    if (result.upstream.isEmpty() || result.plugin.isEmpty()) {
        const auto sample = app::prepareSample(folder);
        if (!sample)
            qFatal("%s", qPrintable(sample.error().what));
        result.upstream = sample->upstream;
        result.plugin = sample->plugin;
        result.base = sample->base;
        result.target = sample->target;
        result.subject = u"index"_s;
        return result;
    }
    result.base = setting("MXW_BENCH_BASE", u"HEAD"_s);
    result.target = setting("MXW_BENCH_TARGET", u"HEAD"_s);
    result.subject = setting("MXW_BENCH_SUBJECT", u"HEAD"_s);
    return result;
}

void scanOnce(const checks::ScanRequest &request, source::WorkerPool &pool)
{
    if (const auto result = checks::scan(request, pool); !result)
        qFatal("%s %s", qPrintable(result.error().what), qPrintable(result.error().detail));
}

void printBlobs(const QString &repository, const QString &revision)
{
    const QByteArray tree = benchmarks::runProgram(u"git"_s, {u"-C"_s, repository, u"ls-tree"_s, u"-r"_s, revision});
    QByteArray ids;
    for (const QByteArray &line : tree.split('\n')) {
        if (line.endsWith(".py") && line.startsWith("100"))
            ids += line.mid(12, 40) + '\n';
    }
    benchmarks::runProgram(u"git"_s, {u"-C"_s, repository, u"cat-file"_s, u"--batch"_s}, ids);
}

} // namespace

int main(int argc, char **argv)
{
    if (const auto status = source::runWorkerIfAsked(argc, argv))
        return *status;
    const QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    checks::ScanRequest scan = request(folder.filePath(u"sample"_s));
    std::printf("upstream %s, plugin %s, shortest of %d runs\n", qPrintable(QFileInfo(scan.upstream).fileName()),
                qPrintable(QFileInfo(scan.plugin).fileName()), Rounds);
    source::WorkerPool pool;

    int round = 0;
    const double cold = benchmarks::best(Rounds, [&] {
        scan.cacheFolder = folder.filePath(u"cache-%1"_s.arg(round++));
        scanOnce(scan, pool);
    });
    const double warm = benchmarks::best(Rounds, [&] { scanOnce(scan, pool); });
    const double read = benchmarks::best(Rounds, [&] { printBlobs(scan.upstream, scan.target); });
    const double parse = benchmarks::best(Rounds, [&] {
        benchmarks::runProgram(u"python3"_s, {u"-c"_s, QString::fromLatin1(ParseAll), scan.upstream, scan.target});
    });
    benchmarks::report(u"scan, empty cache"_s, cold, u"git cat-file of the target's Python"_s, read);
    benchmarks::report(u"scan, empty cache"_s, cold, u"python3 ast.parse of the target's Python"_s, parse);
    benchmarks::report(u"scan, full cache"_s, warm, u"git cat-file of the target's Python"_s, read);
    benchmarks::report(u"scan, full cache"_s, warm, u"python3 ast.parse of the target's Python"_s, parse);
    return 0;
}

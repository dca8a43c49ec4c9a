// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A scan with and without a cache, against peers that read the same files: the system's Python parsing exactly the
// files that the scan parsed, the same Python parsing the whole target, and git printing it.
//
// MXW_BENCH_UPSTREAM, MXW_BENCH_PLUGIN, MXW_BENCH_BASE, MXW_BENCH_TARGET and MXW_BENCH_SUBJECT name a real pair;
// without them a pair of that size is generated (MXW_BENCH_FILES modules, MXW_BENCH_COMMITS commits between base and
// target).
#include "models/checks/Scan.h"
#include "models/source/WorkerPool.h"
#include "tests/benchmarks/BenchPair.h"
#include "tests/benchmarks/PeakMemory.h"
#include "tests/benchmarks/Peer.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFileInfo>
#include <QSet>
#include <QTemporaryDir>

#include <cstdio>

namespace {

using namespace Qt::StringLiterals;
using namespace mxw;

constexpr int Rounds = 3;

/// Reads "REPOSITORY ID" lines, and parses these blobs.
constexpr char ParseBlobs[] = R"(
import ast, collections, gc, subprocess, sys
gc.disable()
wanted = collections.defaultdict(list)
for line in sys.stdin.read().splitlines():
    repository, blob = line.rsplit(" ", 1)
    wanted[repository].append(blob)
for repository, ids in wanted.items():
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
        except (SyntaxError, ValueError, RecursionError):
            pass
        at = end + size + 2
)";

checks::ScanResult scanOnce(const checks::ScanRequest &request, source::WorkerPool &pool)
{
    auto result = checks::scan(request, pool);
    if (!result)
        qFatal("%s %s", qPrintable(result.error().what), qPrintable(result.error().detail));
    return *std::move(result);
}

struct Blobs
{
    QByteArray lines; ///< "REPOSITORY ID" each
    int count = 0;

    void add(const QString &repository, const git::FileEntry &file)
    {
        lines += repository.toUtf8() + ' ' + file.blob.hex().toLatin1() + '\n';
        ++count;
    }
};

/// The files whose outline a scan left in its cache, which is named by their blobs.
Blobs parsedFiles(const checks::ScanRequest &request, const checks::ScanResult &result)
{
    QSet<QString> kept;
    QDirIterator files(request.cacheFolder, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        kept.insert(path.section(u'/', -2, -2) + path.section(u'/', -1).left(38));
    }
    Blobs blobs;
    QSet<QString> seen;
    for (const auto &[tree, repository] :
         {std::pair(result.subject.get(), request.plugin), std::pair(result.target.get(), request.upstream),
          std::pair(result.base.get(), request.upstream)}) {
        for (const git::FileEntry &file : tree->files()) {
            const QString id = file.blob.hex();
            if (file.path.endsWith(".py"_L1) && kept.contains(id) && !seen.contains(id)) {
                seen.insert(id);
                blobs.add(repository, file);
            }
        }
    }
    return blobs;
}

Blobs pythonOf(const git::Tree &tree, const QString &repository)
{
    Blobs blobs;
    for (const git::FileEntry &file : tree.files()) {
        if (file.path.endsWith(".py"_L1) && !file.symlink)
            blobs.add(repository, file);
    }
    return blobs;
}

double parseTime(const Blobs &blobs)
{
    return benchmarks::best(
        Rounds, [&] { benchmarks::runProgram(u"python3"_s, {u"-c"_s, QString::fromLatin1(ParseBlobs)}, blobs.lines); });
}

double printTime(const Blobs &blobs, const QString &repository)
{
    QByteArray ids;
    for (const QByteArray &line : blobs.lines.split('\n'))
        ids += line.sliced(line.lastIndexOf(' ') + 1) + '\n';
    return benchmarks::best(Rounds, [&] {
        benchmarks::runProgram(u"git"_s, {u"-C"_s, repository, u"cat-file"_s, u"--batch"_s}, ids.trimmed() + '\n');
    });
}

} // namespace

int main(int argc, char **argv)
{
    if (const auto status = source::runWorkerIfAsked(argc, argv))
        return *status;
    const QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    checks::ScanRequest scan = benchmarks::benchPair(folder.filePath(u"pair"_s));
    std::printf("upstream %s, plugin %s, shortest of %d runs\n", qPrintable(QFileInfo(scan.upstream).fileName()),
                qPrintable(QFileInfo(scan.plugin).fileName()), Rounds);
    source::WorkerPool pool;

    // First, so that the memory is that of one scan.
    scan.cacheFolder = folder.filePath(u"cache"_s);
    const checks::ScanResult result = scanOnce(scan, pool);
    const benchmarks::PeakMemory memory = benchmarks::PeakMemory::measure();
    const Blobs parsed = parsedFiles(scan, result);
    const Blobs target = pythonOf(*result.target, scan.upstream);
    std::printf("%d files parsed; the target has %d Python files; %zu entries, %zu findings\n", parsed.count,
                target.count, result.analysis->entries.size(), result.analysis->findings.size());
    memory.report();
    std::fflush(stdout);

    int round = 0;
    const double cold = benchmarks::best(Rounds, [&] {
        scan.cacheFolder = folder.filePath(u"cache-%1"_s.arg(round++));
        scanOnce(scan, pool);
    });
    const double warm = benchmarks::best(Rounds, [&] { scanOnce(scan, pool); });
    const double parse = parseTime(parsed);
    const double parseAll = parseTime(target);
    const double print = printTime(target, scan.upstream);
    for (const auto &[name, seconds] :
         {std::pair(u"scan, empty cache"_s, cold), std::pair(u"scan, full cache"_s, warm)}) {
        benchmarks::report(name, seconds, u"python3 ast.parse of the same files"_s, parse);
        benchmarks::report(name, seconds, u"python3 ast.parse of the whole target"_s, parseAll);
        benchmarks::report(name, seconds, u"git cat-file of the whole target"_s, print);
    }
    return 0;
}

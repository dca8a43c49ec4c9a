// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The commit audit of a range (which commits touch the plugin's files, renames followed, and what of each the plugin
// has) against `git log` asked for the same files. The pair is that of bench_scan: see there for the variables that
// name a real one.
#include "models/checks/CommitAudit.h"
#include "models/checks/CommitTies.h"
#include "models/git/Repository.h"
#include "models/source/WorkerPool.h"
#include "tests/benchmarks/BenchPair.h"
#include "tests/benchmarks/Peer.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace mxw;

namespace {

constexpr int Rounds = 3;

} // namespace

int main(int argc, char **argv)
{
    if (const auto status = source::runWorkerIfAsked(argc, argv))
        return *status;
    const QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    checks::ScanRequest pair = benchmarks::benchPair(folder.filePath(u"pair"_s));
    pair.domains = {inventory::Domain::Commit};
    pair.cacheFolder.clear(); // else only the first round would look
    source::WorkerPool pool;
    const auto scan = checks::scan(pair, pool);
    if (!scan)
        qFatal("%s", qPrintable(scan.error().what));
    const auto repository = git::Repository::open(pair.upstream);
    const auto base = repository->resolve(pair.base);
    const auto target = repository->resolve(pair.target);
    const std::vector<inventory::Counterpart> &counterparts = scan->analysis->models.counterparts;
    const checks::CommitTies ties = checks::findTies(*scan->workspace, counterparts, false);
    QStringList paths = ties.atBase + ties.atTarget;
    paths.removeDuplicates();

    checks::CommitAudit audit;
    const double ours = benchmarks::best(Rounds, [&] {
        // Opened anew, as git does it: a repository keeps some of what was read.
        const auto opened = git::Repository::open(pair.upstream);
        audit = checks::auditCommits({*scan->workspace, counterparts, *opened, base->commit, target->commit, false});
    });
    const double walk = benchmarks::best(
        Rounds, [&] { (void)repository->commits(base->commit, target->commit, {ties.atBase, ties.atTarget, {}}); });
    const double git = benchmarks::best(Rounds, [&] {
        benchmarks::runProgram(u"git"_s, QStringList{u"-C"_s, pair.upstream, u"log"_s, u"--format=%H"_s,
                                                     base->commit.hex() + u".."_s + target->commit.hex(), u"--"_s} +
                                             paths);
    });
    std::printf("%lld files, %zu commits, shortest of %d runs\n", static_cast<long long>(paths.size()),
                audit.commits.size(), Rounds);
    benchmarks::report(u"which commits"_s, walk, u"git log -- the same files"_s, git);
    benchmarks::report(u"commit audit"_s, ours, u"git log -- the same files"_s, git);
    return 0;
}

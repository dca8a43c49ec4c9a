// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The commits of a range that touched a hundred files, against `git log` asked for the same. The pair is that of
// bench_scan: see there for the variables that name a real one.
#include "models/git/Repository.h"
#include "tests/benchmarks/BenchPair.h"
#include "tests/benchmarks/Peer.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <cstdio>

namespace {

using namespace Qt::StringLiterals;
using namespace mxw;

constexpr int Rounds = 3;
constexpr size_t Paths = 100;

/// Evenly spread over the Python files of a tree.
QStringList somePaths(const git::Tree &tree)
{
    QStringList python;
    for (const git::FileEntry &file : tree.files()) {
        if (file.path.endsWith(".py"_L1))
            python.append(file.path);
    }
    QStringList paths;
    for (size_t i = 0; i < Paths && !python.isEmpty(); ++i)
        paths.append(python[qsizetype(i) * python.size() / qsizetype(Paths)]);
    paths.removeDuplicates();
    return paths;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    const checks::ScanRequest pair = benchmarks::benchPair(folder.filePath(u"pair"_s));
    const auto repository = git::Repository::open(pair.upstream);
    const auto base = repository ? repository->resolve(pair.base) : std::unexpected(repository.error());
    const auto target = repository ? repository->resolve(pair.target) : std::unexpected(repository.error());
    if (!base || !target)
        qFatal("the upstream repository lacks a revision");
    const QStringList paths = somePaths(**repository->revisionTree(*base));

    git::PathHistory history;
    const double ours =
        benchmarks::best(Rounds, [&] { history = repository->history(base->commit, target->commit, paths); });
    const double git = benchmarks::best(Rounds, [&] {
        benchmarks::runProgram(u"git"_s, QStringList{u"-C"_s, pair.upstream, u"log"_s, u"--format=%H"_s,
                                                     base->commit.hex() + u".."_s + target->commit.hex(), u"--"_s} +
                                             paths);
    });
    size_t changes = 0;
    for (const auto &each : history.changes)
        changes += each.size();
    std::printf("%lld files, %zu changes, shortest of %d runs\n", static_cast<long long>(paths.size()), changes,
                Rounds);
    benchmarks::report(u"path history"_s, ours, u"git log -- the same files"_s, git);
    return 0;
}

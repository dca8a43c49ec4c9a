// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A file of 6,000 lines with a change every 40 lines: our rows with words, against git's own patience diff of the same
// two files.
#include "models/diff/SideBySide.h"
#include "models/diff/ThreeWayRows.h"
#include "tests/benchmarks/Peer.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

#include <cstdio>

namespace {

using namespace Qt::StringLiterals;

constexpr int Lines = 6'000;
constexpr int Rounds = 7;

QByteArray source(bool changed)
{
    QByteArray text;
    for (int line = 0; line < Lines; ++line) {
        const QByteArray number = QByteArray::number(line);
        if (line % 20 == 0)
            text += "def function_" + number + "(self, tokens, weights):\n";
        else if (changed && line % 40 == 7)
            text += "    renamed_" + number + " = self.scale(tokens[" + number + "], weights, rate=1.0)\n";
        else if (changed && line % 400 == 9)
            text += "    # moved in from elsewhere\n    value_" + number + " = None\n";
        else
            text += "    value_" + number + " = self.scale(tokens[" + number + "], weights)\n";
    }
    return text;
}

void write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(path));
}

} // namespace

int main(int argc, char **argv)
{
    using namespace mxw;
    const QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    const QByteArray before = source(false);
    const QByteArray after = source(true);
    write(folder.filePath(u"before.py"_s), before);
    write(folder.filePath(u"after.py"_s), after);
    const diff::Side left{diff::SideState::Present, u"before"_s, before};
    const diff::Side right{diff::SideState::Present, u"after"_s, after};

    qsizetype differences = 0;
    const double ours =
        benchmarks::best(Rounds, [&] { differences = qsizetype(diff::compare(left, right).differences.size()); });
    const double git = benchmarks::best(Rounds, [&] {
        benchmarks::runProgram(u"git"_s,
                               {u"diff"_s, u"--no-index"_s, u"--patience"_s, u"--word-diff=porcelain"_s,
                                folder.filePath(u"before.py"_s), folder.filePath(u"after.py"_s)},
                               {}, 1);
    });
    // The same file as a copy that upstream went on changing: each function on its own.
    const auto made = [](const QByteArray &bytes) {
        diff::ThreeWaySide side{{diff::SideState::Present, u"text"_s, bytes}, {}, {}};
        const QByteArrayList lines = bytes.split('\n');
        for (int line = 0; line < lines.size(); ++line) {
            if (!lines[line].startsWith("def "))
                continue;
            if (!side.definitions.empty())
                side.definitions.back().end = line;
            side.definitions.push_back(
                {QString::fromUtf8(lines[line].mid(4).split('(')[0]), line, int(lines.size()) - 1});
        }
        return side;
    };
    QByteArray own = before;
    for (int line = 15; line < Lines; line += 100)
        own.replace(QByteArray("tokens[" + QByteArray::number(line) + "], weights"), "tokens[0], weights");
    const diff::ThreeWaySide baseSide = made(before);
    const diff::ThreeWaySide ownSide = made(own);
    const diff::ThreeWaySide targetSide = made(after);
    qsizetype origins = 0;
    const double threeWay = benchmarks::best(Rounds, [&] {
        origins = qsizetype(diff::compareThreeWay(baseSide, ownSide, targetSide, {}).differences.size());
    });
    std::printf("three-way: %.1f ms, %lld differences (at most 50 ms)\n", threeWay * 1000,
                static_cast<long long>(origins));
    std::printf("%d lines, %lld differences, shortest of %d runs\n", Lines, static_cast<long long>(differences),
                Rounds);
    benchmarks::report(u"compare"_s, ours, u"git diff --no-index --patience, words"_s, git);
    return 0;
}

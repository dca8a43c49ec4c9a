// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/CommitRange.h"

#include "models/git/Repository.h"
#include "tests/support/TestRepository.h"

#include <QFile>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::git;
using mxw::tests::TestRepository;

namespace {

/// Lines that a similarity can be told by.
QByteArray lines(const char *name, int count = 12)
{
    QByteArray text;
    for (int i = 0; i < count; ++i)
        text += QByteArray(name) + " line number " + QByteArray::number(i) + '\n';
    return text;
}

QByteArray edited(QByteArray text, int line, const QByteArray &to)
{
    QByteArrayList parts = text.split('\n');
    parts[line] = to;
    return parts.join('\n');
}

CommitRange rangeOf(const QString &path, const QString &base, const QString &target, const RangeQuestion &question,
                    std::stop_token stop = {})
{
    const auto repository = Repository::open(path);
    const auto from = repository->resolve(base);
    const auto to = repository->resolve(target);
    if (!from || !to)
        qFatal("unresolved");
    return repository->commits(from->commit, to->commit, question, std::move(stop));
}

/// "summary(path<oldPath:asked …; others)" per commit, newest first.
QString print(const CommitRange &range)
{
    QStringList commits;
    for (const RangeCommit &commit : range.commits) {
        QStringList files;
        for (const FileChange &file : commit.files) {
            QString text = file.path;
            if (!file.oldPath.isEmpty())
                text += u'<' + file.oldPath;
            if (file.before.isNull())
                text += u'+';
            if (file.after.isNull())
                text += u'-';
            files.append(text + u':' + file.asked.join(u','));
        }
        commits.append(commit.summary + u'(' + files.join(u' ') +
                       (commit.others.isEmpty() ? QString() : u"; "_s + commit.others.join(u' ')) + u')' +
                       (commit.merge ? u"M"_s : QString()));
    }
    return commits.join(u' ') + (range.complete ? QString() : u" …"_s);
}

QSet<QString> hashes(const CommitRange &range)
{
    QSet<QString> found;
    for (const RangeCommit &commit : range.commits)
        found.insert(commit.id.hex());
    return found;
}

using Build = std::function<QString(TestRepository &)>; ///< returns the base

/// On a branch of its own, from where HEAD is.
void onSide(TestRepository &test, const std::function<void()> &work)
{
    test.git({u"checkout"_s, u"-q"_s, u"-b"_s, u"side"_s});
    work();
    test.git({u"checkout"_s, u"-q"_s, u"main"_s});
}

void merge(TestRepository &test, const QStringList &options = {})
{
    test.git(QStringList{u"merge"_s, u"-q"_s, u"--no-ff"_s, u"-m"_s, u"merge"_s} + options + QStringList{u"side"_s});
}

QString start(TestRepository &test)
{
    test.write(u"keep.txt"_s, "kept");
    test.write(u"a/one.py"_s, lines("one"));
    test.write(u"a/two.py"_s, lines("two"));
    return test.commit(u"base"_s);
}

QString renamed(TestRepository &test)
{
    const QString base = start(test);
    test.write(u"a/one.py"_s, edited(lines("one"), 3, "before"));
    test.commit(u"before"_s);
    test.git({u"mv"_s, u"a"_s, u"b"_s});
    test.commit(u"moved"_s);
    test.write(u"b/one.py"_s, edited(lines("one"), 3, "after"));
    test.commit(u"after"_s);
    return base;
}

QString renamedTwiceAndEdited(TestRepository &test)
{
    const QString base = start(test);
    test.write(u"a/one.py"_s, edited(lines("one"), 1, "early"));
    test.commit(u"early"_s);
    test.remove(u"a/one.py"_s);
    test.write(u"a/uno.py"_s, edited(lines("one"), 1, "moved and edited"));
    test.commit(u"moved and edited"_s);
    test.write(u"a/uno.py"_s, edited(lines("one"), 2, "between"));
    test.commit(u"between"_s);
    test.remove(u"a/uno.py"_s);
    test.write(u"c/one.py"_s, edited(edited(lines("one"), 2, "between"), 5, "again"));
    test.write(u"keep.txt"_s, "other");
    test.commit(u"moved again"_s);
    return base;
}

QString rewritten(TestRepository &test)
{
    const QString base = start(test);
    test.write(u"a/one.py"_s, edited(lines("one"), 1, "early"));
    test.commit(u"early"_s);
    test.remove(u"a/one.py"_s);
    test.write(u"c/one.py"_s, lines("something else"));
    test.commit(u"written anew"_s);
    test.write(u"c/one.py"_s, lines("something else again"));
    test.commit(u"after"_s);
    return base;
}

QString removedAndBroughtBack(TestRepository &test)
{
    const QString base = start(test);
    test.write(u"a/one.py"_s, edited(lines("one"), 1, "early"));
    test.commit(u"early"_s);
    test.remove(u"a/one.py"_s);
    test.commit(u"removed"_s);
    test.write(u"keep.txt"_s, "meanwhile");
    test.commit(u"meanwhile"_s);
    test.write(u"a/one.py"_s, edited(lines("one"), 1, "back"));
    test.commit(u"back"_s);
    return base;
}

QString splitOff(TestRepository &test)
{
    const QString base = start(test);
    test.write(u"a/one.py"_s, edited(lines("one", 40), 1, "early"));
    test.commit(u"early"_s);
    test.write(u"a/part.py"_s, lines("one", 30));
    test.commit(u"copied"_s);
    test.write(u"a/one.py"_s, edited(lines("one", 40), 1, "later"));
    test.commit(u"later, the original only"_s);
    return base;
}

QString cleanMerge(TestRepository &test)
{
    const QString base = start(test);
    onSide(test, [&] {
        test.write(u"a/one.py"_s, edited(lines("one"), 1, "side"));
        test.commit(u"on side"_s);
        test.write(u"keep.txt"_s, "side");
        test.commit(u"elsewhere on side"_s);
    });
    test.write(u"a/two.py"_s, edited(lines("two"), 1, "main"));
    test.commit(u"on main"_s);
    merge(test);
    return base;
}

QString bothSidesOfAMerge(TestRepository &test)
{
    const QString base = start(test);
    onSide(test, [&] {
        test.write(u"a/one.py"_s, edited(lines("one"), 1, "side"));
        test.commit(u"on side"_s);
    });
    test.write(u"a/one.py"_s, edited(lines("one"), 10, "main"));
    test.commit(u"on main"_s);
    merge(test);
    return base;
}

QString evilMerge(TestRepository &test)
{
    const QString base = start(test);
    onSide(test, [&] {
        test.write(u"keep.txt"_s, "side");
        test.commit(u"elsewhere on side"_s);
    });
    test.write(u"a/two.py"_s, edited(lines("two"), 1, "main"));
    test.commit(u"on main"_s);
    merge(test, {u"--no-commit"_s});
    test.write(u"a/one.py"_s, edited(lines("one"), 6, "slipped in"));
    test.commit(u"merge"_s);
    return base;
}

QString discardedSide(TestRepository &test)
{
    const QString base = start(test);
    onSide(test, [&] {
        test.write(u"a/one.py"_s, edited(lines("one"), 1, "side"));
        test.commit(u"on side"_s);
    });
    test.write(u"keep.txt"_s, "main");
    test.commit(u"on main"_s);
    merge(test, {u"-s"_s, u"ours"_s});
    return base;
}

QString renamedOnASide(TestRepository &test)
{
    const QString base = start(test);
    onSide(test, [&] {
        test.git({u"mv"_s, u"a/one.py"_s, u"a/uno.py"_s});
        test.commit(u"renamed on side"_s);
        test.write(u"a/uno.py"_s, edited(lines("one"), 1, "side"));
        test.commit(u"on side"_s);
    });
    test.write(u"a/two.py"_s, edited(lines("two"), 1, "main"));
    test.commit(u"on main"_s);
    merge(test);
    return base;
}

QString takenOver(TestRepository &test)
{
    const QString base = start(test);
    test.write(u"a/one.py"_s, edited(lines("one"), 1, "early"));
    test.commit(u"early one"_s);
    test.write(u"a/two.py"_s, edited(lines("two"), 1, "early"));
    test.commit(u"early two"_s);
    test.remove(u"a/one.py"_s);
    test.commit(u"one is gone"_s);
    test.git({u"mv"_s, u"a/two.py"_s, u"a/one.py"_s});
    test.commit(u"two takes its place"_s);
    test.write(u"a/one.py"_s, edited(lines("two"), 2, "late"));
    test.commit(u"late"_s);
    return base;
}

} // namespace

class TestCommitRange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameCommitsAsGit_data();
    void sameCommitsAsGit();
    void renamesSayBothNames();
    void bothNamesOfARenamedFileAreOneFile();
    void otherFilesBelowTheFolders();
    void authorTimeAndMerge();
    void stopsWhenAsked();
    void missingObjectsAreSaid();
};

void TestCommitRange::sameCommitsAsGit_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<QStringList>("atTarget");
    QTest::addColumn<QStringList>("atBase");
    QTest::addColumn<int>("count");

    QTest::newRow("renamed folder") << Build(renamed) << QStringList{u"b/one.py"_s} << QStringList() << 3;
    QTest::newRow("renamed folder, both names")
        << Build(renamed) << QStringList{u"b/one.py"_s, u"b/two.py"_s} << QStringList{u"a/one.py"_s} << 3;
    QTest::newRow("old name only") << Build(renamed) << QStringList() << QStringList{u"a/one.py"_s} << 2;
    QTest::newRow("renamed twice, edited with it")
        << Build(renamedTwiceAndEdited) << QStringList{u"c/one.py"_s} << QStringList() << 4;
    QTest::newRow("written anew is no rename") << Build(rewritten) << QStringList{u"c/one.py"_s} << QStringList() << 2;
    QTest::newRow("removed and brought back")
        << Build(removedAndBroughtBack) << QStringList{u"a/one.py"_s} << QStringList() << 3;
    QTest::newRow("split off") << Build(splitOff) << QStringList{u"a/part.py"_s} << QStringList() << 2;
    QTest::newRow("clean merge") << Build(cleanMerge) << QStringList{u"a/one.py"_s, u"a/two.py"_s} << QStringList()
                                 << 2;
    QTest::newRow("renamed on a side") << Build(renamedOnASide) << QStringList{u"a/uno.py"_s} << QStringList() << 2;
    QTest::newRow("taken over") << Build(takenOver) << QStringList{u"a/one.py"_s} << QStringList() << 3;
    QTest::newRow("taken over, both of base")
        << Build(takenOver) << QStringList{u"a/one.py"_s} << QStringList{u"a/one.py"_s, u"a/two.py"_s} << 5;
    QTest::newRow("no such file") << Build(start) << QStringList{u"a/none.py"_s} << QStringList{u"none.py"_s} << 0;
    // `--follow` never shows merges and does not leave out what a merge threw away: these follow `git log -- path`.
    QTest::newRow("both sides of a merge")
        << Build(bothSidesOfAMerge) << QStringList() << QStringList{u"a/one.py"_s} << 3;
    QTest::newRow("evil merge") << Build(evilMerge) << QStringList() << QStringList{u"a/one.py"_s} << 1;
    QTest::newRow("discarded side") << Build(discardedSide) << QStringList() << QStringList{u"a/one.py"_s} << 0;
}

void TestCommitRange::sameCommitsAsGit()
{
    QFETCH(Build, build);
    QFETCH(QStringList, atTarget);
    QFETCH(QStringList, atBase);
    QFETCH(int, count);
    TestRepository test;
    const QString base = build(test);
    QSet<QString> expected;
    const auto ask = [&](const QStringList &options, const QString &path) {
        const QByteArray out = test.git(QStringList{u"log"_s} + options +
                                        QStringList{u"--format=%H"_s, base + u"..main"_s, u"--"_s, path});
        for (const QByteArray &line : out.split('\n')) {
            if (!line.trimmed().isEmpty())
                expected.insert(QString::fromLatin1(line.trimmed()));
        }
    };
    for (const QString &path : atTarget)
        ask({u"--follow"_s}, path);
    for (const QString &path : atBase)
        ask({}, path);
    const CommitRange range = rangeOf(test.path(), base, u"main"_s, {atBase, atTarget, {}});
    QVERIFY(range.complete);
    QCOMPARE(hashes(range), expected);
    QCOMPARE(expected.size(), count);
    QCOMPARE(range.commits.size(), size_t(count));
    // The merges of both-sided rows are the same with renames followed.
    if (atTarget.isEmpty())
        QCOMPARE(hashes(rangeOf(test.path(), base, u"main"_s, {{}, atBase, {}})).contains(expected), true);
}

void TestCommitRange::renamesSayBothNames()
{
    TestRepository test;
    const QString base = renamedTwiceAndEdited(test);
    QCOMPARE(print(rangeOf(test.path(), base, u"main"_s, {{}, {u"c/one.py"_s}, {}})),
             u"moved again(c/one.py<a/uno.py:c/one.py) between(a/uno.py:c/one.py) "
             "moved and edited(a/uno.py<a/one.py:c/one.py) early(a/one.py:c/one.py)"_s);
}

void TestCommitRange::bothNamesOfARenamedFileAreOneFile()
{
    TestRepository test;
    const QString base = renamed(test);
    QCOMPARE(print(rangeOf(test.path(), base, u"main"_s, {{u"a/one.py"_s}, {u"b/one.py"_s}, {}})),
             u"after(b/one.py:b/one.py) moved(b/one.py<a/one.py:a/one.py,b/one.py) "
             "before(a/one.py:a/one.py,b/one.py)"_s);
}

void TestCommitRange::otherFilesBelowTheFolders()
{
    TestRepository test;
    const QString base = start(test);
    test.write(u"a/one.py"_s, edited(lines("one"), 1, "more"));
    test.write(u"a/two.py"_s, edited(lines("two"), 1, "more"));
    test.write(u"a/b/three.py"_s, "new");
    test.write(u"docs/text.md"_s, "words");
    test.commit(u"many"_s);
    test.write(u"a/two.py"_s, lines("two"));
    test.commit(u"elsewhere"_s);
    QCOMPARE(print(rangeOf(test.path(), base, u"main"_s, {{}, {u"a/one.py"_s}, {u"a/"_s}})),
             u"many(a/one.py:a/one.py; a/b/three.py a/two.py)"_s);
}

void TestCommitRange::authorTimeAndMerge()
{
    TestRepository test;
    const QString base = bothSidesOfAMerge(test);
    const CommitRange range = rangeOf(test.path(), base, u"main"_s, {{}, {u"a/one.py"_s}, {}});
    QCOMPARE(range.commits.size(), 3);
    const RangeCommit &merge = range.commits.front();
    QVERIFY(merge.merge);
    QVERIFY(!range.commits.back().merge);
    QCOMPARE(merge.summary, u"merge"_s);
    const QList<QByteArray> told = test.git({u"log"_s, u"-1"_s, u"--format=%an%x00%cI"_s}).trimmed().split('\0');
    QCOMPARE(merge.author, QString::fromUtf8(told[0]));
    QCOMPARE(merge.time.toString(Qt::ISODate).replace(u"Z"_s, u"+00:00"_s),
             QString::fromLatin1(told[1]).replace(u"Z"_s, u"+00:00"_s));
}

void TestCommitRange::stopsWhenAsked()
{
    TestRepository test;
    const QString base = renamed(test);
    std::stop_source stop;
    stop.request_stop();
    const CommitRange range = rangeOf(test.path(), base, u"main"_s, {{}, {u"b/one.py"_s}, {}}, stop.get_token());
    QVERIFY(!range.complete);
    QVERIFY(range.commits.empty());
}

void TestCommitRange::missingObjectsAreSaid()
{
    TestRepository test;
    const QString base = renamedTwiceAndEdited(test);
    // Without the old text it cannot be told what the new file was made of.
    const QString blob = QString::fromLatin1(test.git({u"rev-parse"_s, u"main~1:a/uno.py"_s}).trimmed());
    QVERIFY(QFile::remove(test.path() + u"/.git/objects/%1/%2"_s.arg(blob.left(2), blob.mid(2))));
    QCOMPARE(print(rangeOf(test.path(), base, u"main"_s, {{}, {u"c/one.py"_s}, {}})),
             u"moved again(c/one.py+:c/one.py) …"_s);
}

QTEST_GUILESS_MAIN(TestCommitRange)
#include "tst_commitrange.moc"

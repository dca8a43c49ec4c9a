// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/PathHistory.h"

#include "models/git/Repository.h"
#include "tests/support/TestRepository.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::git;
using mxw::tests::TestRepository;

namespace {

/// "summary:before>after" per change, newest first, with the content of the blobs; "-" for no file.
QString print(const QString &path, const QString &base, const QString &target, const QStringList &paths)
{
    const auto repository = Repository::open(path);
    if (!repository)
        qFatal("%s", qPrintable(repository.error().what));
    const auto from = repository->resolve(base);
    const auto to = repository->resolve(target);
    if (!from || !to)
        return u"unresolved"_s;
    const PathHistory history = repository->history(from->commit, to->commit, paths);
    const auto content = [&](const ObjectId &blob) {
        return blob.isNull() ? u"-"_s : QString::fromUtf8(repository->readBlob(blob).bytes);
    };
    QStringList lines;
    for (const QString &asked : paths) {
        QStringList parts{asked};
        for (const PathChange &change : history.changes.value(asked))
            parts.append(u"%1:%2>%3"_s.arg(change.summary, content(change.before), content(change.after)));
        lines.append(parts.join(u' '));
    }
    return lines.join(u" | "_s) + (history.complete ? u""_s : u" …"_s);
}

QString print(const TestRepository &test, const QString &base, const QString &target, const QStringList &paths)
{
    return print(test.path(), base, target, paths);
}

} // namespace

class TestPathHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneWalkAnswersForAllPaths();
    void fileThatIsRemovedAndAddedAgain();
    void renamedFileEndsAtOnePathAndStartsAtTheOther();
    void fileThatBecomesAFolder();
    void mergeIsNoChangeWhereAParentHasTheSame();
    void mergeThatMixesIsAChange();
    void removalOnABranchIsFoundThere();
    void baseThatIsNoAncestor();
    void unrelatedHistoryGivesNothing();
    void shallowCloneGivesWhatItHolds();
    void missingFolderListing();
};

void TestPathHistory::oneWalkAnswersForAllPaths()
{
    TestRepository test;
    test.write(u"a/b/one.py"_s, "1");
    test.write(u"a/two.py"_s, "2");
    const QString base = test.commit(u"base"_s);
    test.write(u"a/b/one.py"_s, "1a");
    test.commit(u"first"_s);
    test.write(u"other.py"_s, "x");
    test.commit(u"elsewhere"_s);
    test.write(u"a/b/one.py"_s, "1b");
    test.write(u"a/two.py"_s, "2b");
    test.commit(u"both"_s);
    QCOMPARE(print(test, base, u"main"_s, {u"a/b/one.py"_s, u"a/two.py"_s, u"a/none.py"_s}),
             u"a/b/one.py both:1a>1b first:1>1a | a/two.py both:2>2b | a/none.py"_s);
}

void TestPathHistory::fileThatIsRemovedAndAddedAgain()
{
    TestRepository test;
    test.write(u"keep"_s, "");
    test.write(u"one.py"_s, "1");
    const QString base = test.commit(u"base"_s);
    test.remove(u"one.py"_s);
    test.commit(u"removed"_s);
    test.write(u"one.py"_s, "1");
    test.commit(u"restored"_s);
    test.remove(u"one.py"_s);
    test.commit(u"gone"_s);
    QCOMPARE(print(test, base, u"main"_s, {u"one.py"_s}), u"one.py gone:1>- restored:->1 removed:1>-"_s);
    QCOMPARE(print(test, u"main~1"_s, u"main"_s, {u"one.py"_s}), u"one.py gone:1>-"_s);
    QCOMPARE(print(test, u"main"_s, u"main"_s, {u"one.py"_s}), u"one.py"_s);
}

void TestPathHistory::renamedFileEndsAtOnePathAndStartsAtTheOther()
{
    TestRepository test;
    test.write(u"old/name.py"_s, "text");
    const QString base = test.commit(u"base"_s);
    test.git({u"mv"_s, u"old"_s, u"new"_s});
    test.commit(u"moved"_s);
    QCOMPARE(print(test, base, u"main"_s, {u"old/name.py"_s, u"new/name.py"_s}),
             u"old/name.py moved:text>- | new/name.py moved:->text"_s);
}

void TestPathHistory::fileThatBecomesAFolder()
{
    TestRepository test;
    test.write(u"keep"_s, "");
    test.write(u"layer.py"_s, "1");
    const QString base = test.commit(u"base"_s);
    test.remove(u"layer.py"_s);
    test.write(u"layer.py/inner.py"_s, "2");
    test.commit(u"folder"_s);
    QCOMPARE(print(test, base, u"main"_s, {u"layer.py"_s}), u"layer.py folder:1>-"_s);
    QCOMPARE(print(test, base, u"main"_s, {u"layer.py/inner.py"_s}), u"layer.py/inner.py folder:->2"_s);
}

void TestPathHistory::mergeIsNoChangeWhereAParentHasTheSame()
{
    TestRepository test;
    test.write(u"one.py"_s, "1");
    test.write(u"two.py"_s, "2");
    const QString base = test.commit(u"base"_s);
    test.git({u"checkout"_s, u"-q"_s, u"-b"_s, u"side"_s});
    test.write(u"one.py"_s, "side");
    test.commit(u"on side"_s);
    test.git({u"checkout"_s, u"-q"_s, u"main"_s});
    test.write(u"two.py"_s, "main");
    test.commit(u"on main"_s);
    test.git({u"merge"_s, u"-q"_s, u"--no-ff"_s, u"-m"_s, u"merge"_s, u"side"_s});
    QCOMPARE(print(test, base, u"main"_s, {u"one.py"_s, u"two.py"_s}),
             u"one.py on side:1>side | two.py on main:2>main"_s);
}

void TestPathHistory::mergeThatMixesIsAChange()
{
    TestRepository test;
    test.write(u"one.py"_s, "1");
    const QString base = test.commit(u"base"_s);
    test.git({u"checkout"_s, u"-q"_s, u"-b"_s, u"side"_s});
    test.write(u"one.py"_s, "side");
    test.commit(u"on side"_s);
    test.git({u"checkout"_s, u"-q"_s, u"main"_s});
    test.write(u"one.py"_s, "main");
    test.commit(u"on main"_s);
    test.git({u"merge"_s, u"-q"_s, u"-s"_s, u"ours"_s, u"--no-commit"_s, u"side"_s});
    test.write(u"one.py"_s, "mixed");
    test.commit(u"merge"_s);
    const QString found = print(test, base, u"main"_s, {u"one.py"_s});
    QVERIFY2(found.startsWith(u"one.py merge:main>mixed "_s), qPrintable(found));
    QVERIFY2(found.contains(u"on side:1>side"_s) && found.contains(u"on main:1>main"_s), qPrintable(found));
}

void TestPathHistory::removalOnABranchIsFoundThere()
{
    TestRepository test;
    test.write(u"one.py"_s, "1");
    test.write(u"keep"_s, "");
    const QString base = test.commit(u"base"_s);
    test.git({u"checkout"_s, u"-q"_s, u"-b"_s, u"side"_s});
    test.remove(u"one.py"_s);
    test.commit(u"removed on side"_s);
    test.git({u"checkout"_s, u"-q"_s, u"main"_s});
    test.write(u"keep"_s, "more");
    test.commit(u"on main"_s);
    test.git({u"merge"_s, u"-q"_s, u"--no-ff"_s, u"-m"_s, u"merge"_s, u"side"_s});
    QCOMPARE(print(test, base, u"main"_s, {u"one.py"_s}), u"one.py removed on side:1>-"_s);
}

void TestPathHistory::baseThatIsNoAncestor()
{
    TestRepository test;
    test.write(u"one.py"_s, "1");
    test.commit(u"common"_s);
    test.git({u"checkout"_s, u"-q"_s, u"-b"_s, u"release"_s});
    test.write(u"one.py"_s, "picked");
    test.commit(u"pick"_s);
    test.git({u"checkout"_s, u"-q"_s, u"main"_s});
    test.write(u"one.py"_s, "2");
    test.commit(u"on main"_s);
    QCOMPARE(print(test, u"release"_s, u"main"_s, {u"one.py"_s}), u"one.py on main:1>2"_s);
}

void TestPathHistory::unrelatedHistoryGivesNothing()
{
    TestRepository test;
    test.write(u"one.py"_s, "1");
    const QString base = test.commit(u"base"_s);
    test.git({u"checkout"_s, u"-q"_s, u"--orphan"_s, u"other"_s});
    test.write(u"one.py"_s, "2");
    test.commit(u"unrelated"_s);
    test.write(u"one.py"_s, "3");
    test.commit(u"later"_s);
    QCOMPARE(print(test, base, u"other"_s, {u"one.py"_s}), u"one.py"_s);
}

void TestPathHistory::shallowCloneGivesWhatItHolds()
{
    TestRepository test;
    test.write(u"one.py"_s, "1");
    test.commit(u"base"_s);
    for (const char *content : {"2", "3", "4"}) {
        test.write(u"one.py"_s, content);
        test.commit(QString::fromLatin1(content));
    }
    const QString clone = test.path() + u"/clone"_s;
    test.git({u"clone"_s, u"-q"_s, u"--bare"_s, u"--depth"_s, u"2"_s, u"file://"_s + test.path(), clone});
    QCOMPARE(print(clone, u"main~1"_s, u"main"_s, {u"one.py"_s}), u"one.py 4:3>4 …"_s);
}

void TestPathHistory::missingFolderListing()
{
    TestRepository test;
    test.write(u"a/one.py"_s, "1");
    test.write(u"two.py"_s, "2");
    const QString base = test.commit(u"base"_s);
    test.write(u"a/one.py"_s, "1b");
    test.write(u"two.py"_s, "2b");
    test.commit(u"both"_s);
    const QString tree = QString::fromLatin1(test.git({u"rev-parse"_s, u"main:a"_s}).trimmed());
    QVERIFY(QFile::remove(test.path() + u"/.git/objects/%1/%2"_s.arg(tree.left(2), tree.mid(2))));
    QCOMPARE(print(test, base, u"main"_s, {u"a/one.py"_s, u"two.py"_s}), u"a/one.py | two.py both:2>2b …"_s);
}

QTEST_GUILESS_MAIN(TestPathHistory)
#include "tst_pathhistory.moc"

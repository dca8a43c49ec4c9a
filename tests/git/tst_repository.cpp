// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/Repository.h"

#include "tests/support/TestRepository.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <atomic>
#include <sys/stat.h>
#include <thread>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::git;
using mxw::tests::TestRepository;

namespace {

using TreePointer = std::shared_ptr<const Tree>;

/// "path=content" of every file, "path@target" of a symbolic link.
QString print(const TreePointer &tree)
{
    QStringList lines;
    for (const FileEntry &file : tree->files()) {
        const Content content = tree->read(file);
        const QString text = content.state == Content::State::Present ? QString::fromUtf8(content.bytes)
                                                                      : u"<%1>"_s.arg(static_cast<int>(content.state));
        lines.push_back(file.path + (file.symlink ? u'@' : u'=') + text);
    }
    return lines.join(u' ');
}

Repository opened(const QString &path)
{
    Result<Repository> repository = Repository::open(path);
    if (!repository)
        qFatal("%s %s", qPrintable(repository.error().what), qPrintable(repository.error().detail));
    return std::move(*repository);
}

Revision resolved(const Repository &repository, const QString &spec)
{
    const Result<Revision> revision = repository.resolve(spec);
    if (!revision)
        qFatal("%s %s", qPrintable(revision.error().what), qPrintable(revision.error().detail));
    return *revision;
}

TreePointer treeAt(const Repository &repository, const QString &spec)
{
    const Result<TreePointer> tree = repository.revisionTree(resolved(repository, spec));
    if (!tree)
        qFatal("%s %s", qPrintable(tree.error().what), qPrintable(tree.error().detail));
    return *tree;
}

Error errorOf(const Repository &repository, const QString &spec)
{
    const Result<Revision> revision = repository.resolve(spec);
    return revision ? Error{Error::Kind::Invalid, u"resolved"_s, {}, {}} : revision.error();
}

void removeObject(const TestRepository &test, const QString &id)
{
    QFile file(test.path() + u"/.git/objects/%1/%2"_s.arg(id.left(2), id.mid(2)));
    if (!file.remove())
        qFatal("no loose object %s", qPrintable(id));
}

QString objectId(TestRepository &test, const QString &spec)
{
    return QString::fromLatin1(test.git({u"rev-parse"_s, spec}).trimmed());
}

/// Every file of the folder with its bytes and time of change.
QStringList snapshot(const QString &path)
{
    QStringList lines;
    QDir folder(path);
    const QFileInfoList entries =
        folder.entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDir::Name);
    for (const QFileInfo &info : entries) {
        if (info.isDir() && !info.isSymLink()) {
            lines += info.filePath();
            lines += snapshot(info.filePath());
            continue;
        }
        QFile file(info.filePath());
        const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        lines += info.filePath() + info.lastModified().toString(Qt::ISODateWithMs) +
                 QString::fromLatin1(ObjectId::ofBlob(bytes).hex().toLatin1());
    }
    return lines;
}

} // namespace

class TestGitRepository : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void objectIds();
    void trees();
    void changes();
    void bare();
    void openFailures();
    void openedByGitFolder();
    void linkedWorktree();
    void resolving();
    void resolveFailures();
    void labels();
    void references();
    void unborn();
    void missingBlob();
    void missingFolder();
    void partialCloneExtension();
    void conflict();
    void intentToAdd();
    void hostileConfiguration();
    void worktreeElsewhere();
    void pipes();
    void hostileTree();
    void symlinks();
    void submodule();
    void worktreeKeepsItsContent();
    void largeFiles();
    void directory();
    void searching();
    void concurrentReads();
};

void TestGitRepository::objectIds()
{
    TestRepository test;
    test.write(u"a"_s, "some\0text"_ba);
    test.write(u"empty"_s, {});
    test.commit(u"one"_s);
    QCOMPARE(ObjectId::ofBlob("some\0text"_ba).hex(), objectId(test, u"HEAD:a"_s));
    QCOMPARE(ObjectId::ofBlob({}).hex(), objectId(test, u"HEAD:empty"_s));

    const QString hex = u"0123456789abcdefABCDEF0123456789abcdef01"_s;
    const std::optional<ObjectId> id = ObjectId::fromHex(hex);
    QVERIFY(id && !id->isNull());
    QCOMPARE(id->hex(), hex.toLower());
    QCOMPARE(id->shortHex(), u"0123456"_s);
    QVERIFY(!ObjectId::fromHex(hex.left(39)));
    QVERIFY(!ObjectId::fromHex(QString(hex.left(39) + u'g')));
    QVERIFY(ObjectId().isNull());
}

void TestGitRepository::trees()
{
    TestRepository test;
    test.write(u".gitignore"_s, "*.log\nbuild/\n");
    test.write(u"pkg/a.py"_s, "a1");
    test.write(u"pkg/gone.py"_s, "gone");
    test.commit(u"one"_s);
    test.write(u"pkg/a.py"_s, "a2");
    test.write(u"pkg/staged.py"_s, "s1");
    test.stageAll();
    test.write(u"pkg/a.py"_s, "a3");
    test.write(u"pkg/new.py"_s, "n");
    test.write(u"x.log"_s, "ignored");
    test.write(u"build/out.py"_s, "ignored");
    test.remove(u"pkg/gone.py"_s);

    const Repository repository = opened(test.path());
    QVERIFY(!repository.isBare());
    const TreePointer revision = treeAt(repository, u"HEAD"_s);
    const TreePointer index = repository.indexTree().value();
    const TreePointer worktree = repository.worktreeTree().value();
    const QString ignore = u".gitignore=*.log\nbuild/\n "_s;
    QCOMPARE(print(revision), ignore + u"pkg/a.py=a1 pkg/gone.py=gone"_s);
    QCOMPARE(print(index), ignore + u"pkg/a.py=a2 pkg/gone.py=gone pkg/staged.py=s1"_s);
    QCOMPARE(print(worktree), ignore + u"pkg/a.py=a3 pkg/new.py=n pkg/staged.py=s1"_s);

    QCOMPARE(revision->identity().kind, TreeKind::Revision);
    QCOMPARE(revision->identity().id, objectId(test, u"HEAD^{tree}"_s));
    QCOMPARE(index->identity().kind, TreeKind::Index);
    QCOMPARE(worktree->identity().kind, TreeKind::Worktree);
    QVERIFY(index->identity().id != worktree->identity().id);
    QCOMPARE(repository.indexTree().value()->identity(), index->identity());
    QCOMPARE(repository.worktreeTree().value()->identity(), worktree->identity());
    QVERIFY(repository.hasStagedChanges());
    QVERIFY(repository.hasUnstagedChanges());
}

void TestGitRepository::changes()
{
    TestRepository test;
    test.write(u"a.py"_s, "1");
    test.write(u".gitignore"_s, "*.log\n");
    test.commit(u"one"_s);
    const Repository repository = opened(test.path());
    QVERIFY(!repository.hasStagedChanges());
    QVERIFY(!repository.hasUnstagedChanges());
    test.write(u"x.log"_s, "ignored");
    QVERIFY(!repository.hasUnstagedChanges());
    test.write(u"b.py"_s, "untracked");
    QVERIFY(repository.hasUnstagedChanges());
    QVERIFY(!repository.hasStagedChanges());
    test.stageAll();
    QVERIFY(repository.hasStagedChanges());
    QVERIFY(!repository.hasUnstagedChanges());
    test.write(u"b.py"_s, "Untracked"); // same size, likely the same second
    QVERIFY(repository.hasUnstagedChanges());
}

void TestGitRepository::bare()
{
    TestRepository test;
    test.write(u"a.py"_s, "1");
    test.commit(u"one"_s);
    const QString clone = test.bareClone();
    const Repository repository = opened(clone);
    QVERIFY(repository.isBare());
    QCOMPARE(repository.path(), clone);
    QCOMPARE(print(treeAt(repository, u"main"_s)), u"a.py=1"_s);
    QCOMPARE(repository.indexTree().error().kind, Error::Kind::NotFound);
    QCOMPARE(repository.worktreeTree().error().kind, Error::Kind::NotFound);
    QVERIFY(!repository.hasStagedChanges());
    QVERIFY(!repository.hasUnstagedChanges());
}

void TestGitRepository::openFailures()
{
    QTemporaryDir folder;
    const Result<Repository> none = Repository::open(folder.path());
    QVERIFY(!none);
    QCOMPARE(none.error().kind, Error::Kind::NotFound);
    QVERIFY(none.error().what.contains(folder.path()));
    QCOMPARE(Repository::open(folder.filePath(u"nowhere"_s)).error().kind, Error::Kind::NotFound);
    QCOMPARE(Repository::open({}).error().kind, Error::Kind::NotFound);

    QFile file(folder.filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QCOMPARE(Repository::open(file.fileName()).error().kind, Error::Kind::Invalid);

    TestRepository test;
    test.write(u"sub/a.py"_s, "1");
    test.commit(u"one"_s);
    QCOMPARE(Repository::open(test.path() + u"/sub"_s).error().kind, Error::Kind::NotFound);
    test.git({u"config"_s, u"core.repositoryformatversion"_s, u"9"_s});
    QCOMPARE(Repository::open(test.path()).error().kind, Error::Kind::Unsupported);
}

void TestGitRepository::openedByGitFolder()
{
    TestRepository test;
    test.write(u"a.py"_s, "1");
    test.commit(u"one"_s);
    test.write(u"b.py"_s, "2");
    const Repository repository = opened(test.path() + u"/.git"_s);
    QVERIFY(!repository.isBare());
    QCOMPARE(print(repository.worktreeTree().value()), u"a.py=1 b.py=2"_s);
}

void TestGitRepository::linkedWorktree()
{
    TestRepository test;
    test.write(u"a.py"_s, "1");
    test.commit(u"one"_s);
    const QString linked = test.path() + u"/../linked"_s;
    test.git({u"worktree"_s, u"add"_s, u"-q"_s, u"-b"_s, u"other"_s, linked});
    QFile file(linked + u"/b.py"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write("2") == 1);
    file.close();
    const Repository repository = opened(linked);
    QVERIFY(!repository.isBare());
    QCOMPARE(print(repository.worktreeTree().value()), u"a.py=1 b.py=2"_s);
    QCOMPARE(print(repository.indexTree().value()), u"a.py=1"_s);
    QVERIFY(repository.hasUnstagedChanges());
    QVERIFY(!repository.hasStagedChanges());
}

void TestGitRepository::resolving()
{
    TestRepository test;
    test.write(u"a.py"_s, "1");
    const QString first = test.commit(u"first line\n\nbody"_s);
    test.tag(u"v1"_s);
    test.write(u"a.py"_s, "2");
    test.commit(u"two"_s);
    test.branch(u"topic/x"_s);
    test.write(u"a.py"_s, "3");
    const QString third = test.commit(u"three"_s);

    const Repository repository = opened(test.path());
    for (const QString &spec : {first, first.left(8), first.toUpper(), u"v1"_s, u"HEAD~2"_s, u"topic/x^"_s, u" v1 "_s,
                                u"refs/tags/v1"_s, u"v1^{commit}"_s})
        QCOMPARE(resolved(repository, spec).commit.hex(), first);
    const Revision revision = resolved(repository, u"v1"_s);
    QCOMPARE(revision.summary, u"first line"_s);
    QCOMPARE(revision.tree.hex(), objectId(test, u"v1^{tree}"_s));
    QCOMPARE(revision.committed.toSecsSinceEpoch(), 1'700'000'060LL);
    QCOMPARE(repository.head()->commit.hex(), third);
}

void TestGitRepository::resolveFailures()
{
    TestRepository test;
    test.write(u"a.py"_s, "1");
    test.commit(u"one"_s);
    const Repository repository = opened(test.path());
    QCOMPARE(errorOf(repository, u""_s).kind, Error::Kind::Invalid);
    QCOMPARE(errorOf(repository, u"no-such"_s).what, u"“no-such” is not a revision of this repository."_s);
    QCOMPARE(errorOf(repository, u"no-such"_s).kind, Error::Kind::NotFound);
    QCOMPARE(errorOf(repository, u"~~^{"_s).kind, Error::Kind::NotFound);
    QCOMPARE(errorOf(repository, u"HEAD:a.py"_s).what, u"“HEAD:a.py” is not a commit."_s);
    QCOMPARE(errorOf(repository, u"HEAD^{tree}"_s).kind, Error::Kind::Invalid);
    QCOMPARE(errorOf(repository, u"HEAD~7"_s).what,
             u"“HEAD~7” goes back further than the history that the repository holds."_s);
    QCOMPARE(errorOf(repository, u"0123456789012345678901234567890123456789"_s).kind, Error::Kind::NotPresent);

    // Blobs until two ids share their first four characters.
    QHash<QString, QString> seen;
    QString ambiguous;
    for (int i = 0; ambiguous.isEmpty(); ++i) {
        const QString hex = ObjectId::ofBlob(QByteArray::number(i)).hex();
        if (seen.contains(hex.left(4))) {
            ambiguous = hex.left(4);
            test.write(u"b"_s, QByteArray::number(i));
            test.write(u"c"_s, seen[ambiguous].toLatin1());
        }
        seen.insert(hex.left(4), QString::number(i));
    }
    test.stageAll();
    const Error error = errorOf(repository, ambiguous);
    QCOMPARE(error.what, u"“%1” fits more than one object."_s.arg(ambiguous));

    test.branch(u"lost"_s);
    test.write(u"a.py"_s, "2");
    test.commit(u"two"_s);
    removeObject(test, objectId(test, u"lost"_s));
    const Repository again = opened(test.path());
    for (const QString &spec : {u"lost"_s, u"lost~1"_s, u"refs/heads/lost^{tree}"_s})
        QCOMPARE(errorOf(again, spec).kind, Error::Kind::NotPresent);
    QCOMPARE(errorOf(again, u"main~1"_s).kind, Error::Kind::NotFound);
}

void TestGitRepository::labels()
{
    Revision revision;
    revision.commit = ObjectId::fromHex(u"abcdef0123456789abcdef0123456789abcdef01").value();
    revision.spec = u"v0.26"_s;
    QCOMPARE(revision.label(), u"v0.26 (abcdef0)"_s);
    for (const QString &spec : {revision.commit.hex(), u"abcdef0"_s, u"ABCDEF0123"_s, u""_s}) {
        revision.spec = spec;
        QCOMPARE(revision.label(), u"abcdef0"_s);
    }
}

void TestGitRepository::references()
{
    TestRepository test;
    test.write(u"a.py"_s, "1");
    test.commit(u"one"_s);
    test.tag(u"v1"_s);
    test.write(u"a.py"_s, "2");
    test.commit(u"two"_s);
    test.git({u"update-ref"_s, u"refs/remotes/origin/topic"_s, u"v1^{commit}"_s});
    test.git({u"symbolic-ref"_s, u"refs/remotes/origin/HEAD"_s, u"refs/remotes/origin/topic"_s});
    test.git({u"update-ref"_s, u"refs/notes/commits"_s, u"HEAD"_s});
    const Repository repository = opened(test.path());
    QCOMPARE(repository.referenceNames(), (QStringList{u"main"_s, u"origin/topic"_s, u"v1"_s}));
    QCOMPARE(repository.referenceNames(1), QStringList{u"main"_s});
}

void TestGitRepository::unborn()
{
    TestRepository test;
    const Repository repository = opened(test.path());
    QVERIFY(!repository.head());
    QVERIFY(!repository.resolve(u"HEAD"_s));
    QVERIFY(repository.referenceNames().isEmpty());
    QVERIFY(repository.indexTree().value()->files().empty());
    QVERIFY(!repository.hasStagedChanges());
    test.write(u"a.py"_s, "1");
    QVERIFY(repository.hasUnstagedChanges());
    test.stageAll();
    QVERIFY(repository.hasStagedChanges());
}

void TestGitRepository::missingBlob()
{
    TestRepository test;
    test.write(u"a.py"_s, "here");
    test.write(u"b.py"_s, "lost");
    test.commit(u"one"_s);
    removeObject(test, objectId(test, u"HEAD:b.py"_s));
    const Repository repository = opened(test.path());
    for (const TreePointer &tree : {treeAt(repository, u"HEAD"_s), repository.indexTree().value()}) {
        QVERIFY(tree->find(u"b.py"));
        QCOMPARE(tree->read(*tree->find(u"b.py")).state, Content::State::NotPresent);
        QCOMPARE(tree->read(*tree->find(u"a.py")).bytes, "here"_ba);
    }
    QCOMPARE(print(repository.worktreeTree().value()), u"a.py=here b.py=lost"_s);
}

void TestGitRepository::missingFolder()
{
    TestRepository test;
    test.write(u"a.py"_s, "here");
    test.write(u"sub/deep/b.py"_s, "b");
    test.commit(u"one"_s);
    const QString root = objectId(test, u"HEAD^{tree}"_s);
    removeObject(test, objectId(test, u"HEAD:sub/deep"_s));
    const Repository repository = opened(test.path());
    const TreePointer tree = treeAt(repository, u"HEAD"_s);
    QCOMPARE(print(tree), u"a.py=here"_s);
    QCOMPARE(tree->missingFolders(), QStringList{u"sub/deep"_s});
    QVERIFY(!repository.hasStagedChanges());

    removeObject(test, root);
    const Repository again = opened(test.path());
    const Result<TreePointer> none = again.revisionTree(resolved(again, u"HEAD"_s));
    QVERIFY(!none);
    QCOMPARE(none.error().kind, Error::Kind::NotPresent);
}

void TestGitRepository::partialCloneExtension()
{
    TestRepository test;
    test.write(u"a.py"_s, "1");
    test.commit(u"one"_s);
    test.git({u"config"_s, u"core.repositoryformatversion"_s, u"1"_s});
    test.git({u"config"_s, u"extensions.partialClone"_s, u"origin"_s});
    QCOMPARE(print(treeAt(opened(test.path()), u"HEAD"_s)), u"a.py=1"_s);
}

void TestGitRepository::conflict()
{
    TestRepository test;
    test.write(u"a.py"_s, "base\n");
    test.write(u"b.py"_s, "base\n");
    test.commit(u"base"_s);
    test.branch(u"theirs"_s);
    test.write(u"a.py"_s, "ours\n");
    test.remove(u"b.py"_s);
    test.commit(u"ours"_s);
    test.git({u"checkout"_s, u"-q"_s, u"theirs"_s});
    test.write(u"a.py"_s, "theirs\n");
    test.write(u"b.py"_s, "theirs\n");
    test.commit(u"theirs"_s);
    test.git({u"checkout"_s, u"-q"_s, u"main"_s});
    test.git({u"-c"_s, u"alias.try=!git merge -q theirs || true"_s, u"try"_s});
    QVERIFY(test.git({u"ls-files"_s, u"-u"_s}).contains("a.py"));

    const Repository repository = opened(test.path());
    // b.py was deleted on our side, so that the index has no version of ours.
    QCOMPARE(print(repository.indexTree().value()), u"a.py=ours\n"_s);
    const TreePointer worktree = repository.worktreeTree().value();
    QCOMPARE(static_cast<int>(worktree->files().size()), 2);
    QVERIFY(worktree->read(*worktree->find(u"a.py")).bytes.contains("<<<<<<<"));
}

void TestGitRepository::intentToAdd()
{
    TestRepository test;
    test.write(u"a.py"_s, "1");
    test.commit(u"one"_s);
    test.write(u"b.py"_s, "2");
    test.git({u"add"_s, u"-N"_s, u"b.py"_s});
    const Repository repository = opened(test.path());
    QCOMPARE(print(repository.indexTree().value()), u"a.py=1"_s);
    QCOMPARE(print(repository.worktreeTree().value()), u"a.py=1 b.py=2"_s);
}

void TestGitRepository::hostileConfiguration()
{
    TestRepository test;
    test.write(u"a.py"_s, "print(1)\n");
    test.write(u".gitattributes"_s, "*.py filter=evil diff=evil\n");
    test.commit(u"one"_s);
    QTemporaryDir markers;
    const QString script = markers.filePath(u"evil.sh"_s);
    QFile file(script);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write("#!/bin/sh\ntouch \"" + markers.path().toUtf8() + "/marker\"\ncat\n") > 0);
    file.close();
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    for (const QString &key : {u"core.fsmonitor"_s, u"filter.evil.clean"_s, u"filter.evil.smudge"_s,
                               u"filter.evil.process"_s, u"diff.evil.command"_s, u"diff.evil.textconv"_s,
                               u"diff.external"_s, u"core.sshCommand"_s, u"core.pager"_s, u"core.editor"_s})
        test.git({u"config"_s, key, script});
    test.git({u"config"_s, u"filter.evil.required"_s, u"true"_s});
    test.write(u".git/hooks/post-index-change"_s, "#!/bin/sh\ntouch \"" + markers.path().toUtf8() + "/marker\"\n");
    QFile::setPermissions(test.path() + u"/.git/hooks/post-index-change"_s, QFile::ReadOwner | QFile::ExeOwner);
    test.write(u"a.py"_s, "print(2)\n");
    test.write(u"b.py"_s, "print(3)\n");
    QTest::qWait(20); // a write from here on has another time
    const QStringList before = snapshot(test.path());

    const Repository repository = opened(test.path());
    QCOMPARE(print(treeAt(repository, u"HEAD"_s)), u".gitattributes=*.py filter=evil diff=evil\n a.py=print(1)\n"_s);
    QCOMPARE(print(repository.indexTree().value()), u".gitattributes=*.py filter=evil diff=evil\n a.py=print(1)\n"_s);
    QCOMPARE(print(repository.worktreeTree().value()),
             u".gitattributes=*.py filter=evil diff=evil\n a.py=print(2)\n b.py=print(3)\n"_s);
    QVERIFY(!repository.hasStagedChanges());
    QVERIFY(repository.hasUnstagedChanges());
    QCOMPARE(repository.referenceNames(), QStringList{u"main"_s});

    QVERIFY(!QFileInfo::exists(markers.filePath(u"marker"_s)));
    QCOMPARE(snapshot(test.path()), before);
    // The trap works: git itself springs it (the filter process would wait for an answer for ever).
    test.git({u"config"_s, u"--unset"_s, u"filter.evil.process"_s});
    test.git({u"add"_s, u"b.py"_s});
    QVERIFY(QFileInfo::exists(markers.filePath(u"marker"_s)));
}

void TestGitRepository::worktreeElsewhere()
{
    QTemporaryDir elsewhere;
    QFile secret(elsewhere.filePath(u"secret.py"_s));
    QVERIFY(secret.open(QIODevice::WriteOnly));
    secret.close();
    TestRepository test;
    test.write(u"a.py"_s, "1");
    test.commit(u"one"_s);
    for (const QString &place : {elsewhere.path(), u"/nowhere/at/all"_s}) {
        test.git({u"config"_s, u"core.worktree"_s, place});
        const Repository repository = opened(test.path());
        QCOMPARE(print(repository.worktreeTree().value()), u"a.py=1"_s);
        QVERIFY(!repository.hasUnstagedChanges());
    }
}

void TestGitRepository::pipes()
{
    TestRepository test;
    test.write(u"sub/a.py"_s, "1");
    test.commit(u"one"_s);
    test.write(u"sub/new.py"_s, "2");
    const auto pipe = [&](const QString &name) {
        QFile::remove(test.path() + u'/' + name);
        QCOMPARE(::mkfifo(QFile::encodeName(test.path() + u'/' + name).constData(), 0600), 0);
    };
    pipe(u"sub/p.py"_s);
    QCOMPARE(print(opened(test.path()).worktreeTree().value()), u"sub/a.py=1 sub/new.py=2"_s);
    QCOMPARE(print(directoryTree(test.path()).value()), u"sub/a.py=1 sub/new.py=2"_s);
    pipe(u"sub/.gitignore"_s); // what it would let through is not known
    QCOMPARE(print(opened(test.path()).worktreeTree().value()), u"sub/a.py=1"_s);
    pipe(u".gitignore"_s);
    QCOMPARE(opened(test.path()).worktreeTree().error().kind, Error::Kind::Io);
    pipe(u".git/config"_s);
    QCOMPARE(Repository::open(test.path()).error().kind, Error::Kind::Unsupported);
}

void TestGitRepository::hostileTree()
{
    TestRepository test;
    test.write(u"a.py"_s, "1");
    test.commit(u"one"_s);
    const QByteArray blob = test.git({u"rev-parse"_s, u"HEAD:a.py"_s}).trimmed();
    // Names that git never writes.
    QByteArray raw;
    for (const QByteArray &name : {".."_ba, ".git"_ba, "ok.py"_ba})
        raw += "100644 " + name + '\0' + QByteArray::fromHex(blob);
    test.write(u"raw"_s, raw);
    const QString tree = QString::fromLatin1(
        test.git({u"hash-object"_s, u"--literally"_s, u"-w"_s, u"-t"_s, u"tree"_s, u"raw"_s}).trimmed());
    const QString commit = QString::fromLatin1(test.git({u"commit-tree"_s, u"-m"_s, u"hostile"_s, tree}).trimmed());
    QCOMPARE(print(treeAt(opened(test.path()), commit)), u"ok.py=1"_s);

    // Forty folders, each naming the one below twice: 2^40 files.
    QString level = tree;
    for (int i = 0; i < 40; ++i) {
        raw.clear();
        for (const QByteArray &name : {"x"_ba, "y"_ba})
            raw += "40000 " + name + '\0' + QByteArray::fromHex(level.toLatin1());
        test.write(u"raw"_s, raw);
        level = QString::fromLatin1(
            test.git({u"hash-object"_s, u"--literally"_s, u"-w"_s, u"-t"_s, u"tree"_s, u"raw"_s}).trimmed());
    }
    const QString bomb = QString::fromLatin1(test.git({u"commit-tree"_s, u"-m"_s, u"bomb"_s, level}).trimmed());
    const Repository repository = opened(test.path());
    const Result<TreePointer> refused = repository.revisionTree(resolved(repository, bomb));
    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, Error::Kind::Unsupported);
}

void TestGitRepository::symlinks()
{
    QTemporaryDir outside;
    QFile secret(outside.filePath(u"secret.py"_s));
    QVERIFY(secret.open(QIODevice::WriteOnly));
    QVERIFY(secret.write("secret") > 0);
    secret.close();
    TestRepository test;
    test.write(u"a.py"_s, "1");
    test.write(u"sub/secret.py"_s, "tracked");
    test.commit(u"one"_s);
    QVERIFY(QFile::link(secret.fileName(), test.path() + u"/link.py"_s));
    // A tracked folder is replaced by a link that leads out.
    QVERIFY(QDir(test.path() + u"/sub"_s).removeRecursively());
    QVERIFY(QFile::link(outside.path(), test.path() + u"/sub"_s));

    const QString expected = u"a.py=1 link.py@%1 sub@%2"_s.arg(secret.fileName(), outside.path());
    QCOMPARE(print(opened(test.path()).worktreeTree().value()), expected);
    QCOMPARE(print(directoryTree(test.path()).value()), expected);
    test.commit(u"two"_s);
    const Repository repository = opened(test.path());
    QCOMPARE(print(treeAt(repository, u"HEAD"_s)), expected);
    QCOMPARE(print(repository.indexTree().value()), expected);
    QCOMPARE(repository.worktreeTree().value()->files(), repository.indexTree().value()->files());
}

void TestGitRepository::submodule()
{
    TestRepository inner;
    inner.write(u"inner.py"_s, "1");
    inner.commit(u"inner"_s);
    TestRepository test;
    test.write(u"a.py"_s, "1");
    test.git({u"clone"_s, u"-q"_s, inner.path(), u"module"_s});
    test.git({u"-c"_s, u"advice.addEmbeddedRepo=false"_s, u"add"_s, u"module"_s});
    test.commit(u"one"_s);
    QVERIFY(test.git({u"ls-files"_s, u"-s"_s}).contains("160000"));
    const Repository repository = opened(test.path());
    QCOMPARE(print(treeAt(repository, u"HEAD"_s)), u"a.py=1"_s);
    QCOMPARE(print(repository.indexTree().value()), u"a.py=1"_s);
    QCOMPARE(print(repository.worktreeTree().value()), u"a.py=1"_s);
}

void TestGitRepository::worktreeKeepsItsContent()
{
    const QByteArray large(3 * 1024 * 1024, 'x');
    TestRepository test;
    test.write(u"small.py"_s, "before");
    test.write(u"large.txt"_s, large);
    test.write(u"removed.txt"_s, large);
    const TreePointer tree = opened(test.path()).worktreeTree().value();
    QCOMPARE(tree->read(*tree->find(u"large.txt")).bytes, large);
    test.write(u"small.py"_s, "after!");
    test.write(u"large.txt"_s, QByteArray(3 * 1024 * 1024, 'y'));
    test.remove(u"removed.txt"_s);
    // Small files are as they were; of a large one we say that it changed, never giving other bytes.
    QCOMPARE(tree->read(*tree->find(u"small.py")).bytes, "before"_ba);
    for (const QString &path : {u"large.txt"_s, u"removed.txt"_s}) {
        const Content content = tree->read(*tree->find(path));
        QCOMPARE(content.state, Content::State::Unreadable);
        QVERIFY(!content.detail.isEmpty());
        QVERIFY(content.bytes.isEmpty());
    }
    const FileEntry stranger{u"small.py"_s, ObjectId::ofBlob("after!"), false};
    QCOMPARE(tree->read(stranger).state, Content::State::Unreadable);
}

void TestGitRepository::largeFiles()
{
    const QByteArray large(Tree::MaximumFileSize + 1, 'x');
    TestRepository test;
    test.write(u"large.bin"_s, large);
    test.commit(u"one"_s);
    const Repository repository = opened(test.path());
    for (const TreePointer &tree : {treeAt(repository, u"HEAD"_s), repository.indexTree().value(),
                                    repository.worktreeTree().value(), directoryTree(test.path()).value()}) {
        const FileEntry *file = tree->find(u"large.bin");
        QVERIFY(file);
        QCOMPARE(file->blob, ObjectId::ofBlob(large));
        QCOMPARE(tree->read(*file).state, Content::State::TooLarge);
    }
}

void TestGitRepository::directory()
{
    TestRepository test; // only for its folder
    test.write(u"pkg/__init__.py"_s, "");
    test.write(u"pkg/a.py"_s, "1");
    test.write(u"pkg/a.pyc"_s, "compiled");
    test.write(u"pkg/__pycache__/a.cpython-313.py"_s, "cache");
    test.write(u"build/out.py"_s, "2");
    const TreePointer tree = directoryTree(test.path()).value();
    QCOMPARE(print(tree), u"build/out.py=2 pkg/__init__.py= pkg/a.py=1"_s);
    QCOMPARE(tree->identity().kind, TreeKind::Directory);
    QCOMPARE(tree->identity().label, test.path());
    const QString id = tree->identity().id;
    test.write(u"pkg/a.py"_s, "2");
    QVERIFY(directoryTree(test.path()).value()->identity().id != id);
    QCOMPARE(directoryTree(test.path() + u"/nowhere"_s).error().kind, Error::Kind::NotFound);
    QCOMPARE(directoryTree({}).error().kind, Error::Kind::NotFound);
}

void TestGitRepository::searching()
{
    TestRepository test;
    for (const QString &path :
         {u"a-b/x.py"_s, u"a/x.py"_s, u"a/y/z.py"_s, u"a.py"_s, u"a0.py"_s, u"😀.py"_s, u"\uFB01.py"_s})
        test.write(path, path.toUtf8());
    test.commit(u"one"_s);
    const Repository repository = opened(test.path());
    for (const TreePointer &tree :
         {treeAt(repository, u"HEAD"_s), repository.indexTree().value(), repository.worktreeTree().value()}) {
        QStringList paths;
        for (const FileEntry &file : tree->files()) {
            paths.push_back(file.path);
            QCOMPARE(tree->find(file.path), &file);
        }
        QCOMPARE(paths, (QStringList{u"a-b/x.py"_s, u"a.py"_s, u"a/x.py"_s, u"a/y/z.py"_s, u"a0.py"_s, u"\uFB01.py"_s,
                                     u"😀.py"_s}));
        QVERIFY(!tree->find(u"a"));
        QVERIFY(!tree->find(u"zzz"));
        QCOMPARE(tree->range(u"a"), (std::pair<size_t, size_t>{2, 4}));
        QCOMPARE(tree->range({}), (std::pair<size_t, size_t>{0, 7}));
        QVERIFY(tree->hasDirectory(u"a/y"));
        QVERIFY(!tree->hasDirectory(u"a.py"));
        QVERIFY(!tree->hasDirectory(u"b"));
    }
}

void TestGitRepository::concurrentReads()
{
    TestRepository test;
    for (int i = 0; i < 200; ++i)
        test.write(u"f%1.py"_s.arg(i), QByteArray("line\n").repeated(i) + QByteArray::number(i));
    test.commit(u"one"_s);
    test.git({u"repack"_s, u"-q"_s, u"-a"_s, u"-d"_s});
    std::optional<Repository> repository = opened(test.path());
    for (const TreePointer &tree : {treeAt(*repository, u"HEAD"_s), repository->worktreeTree().value()}) {
        std::atomic<int> wrong = 0;
        std::vector<std::jthread> threads;
        for (int t = 0; t < 4; ++t) {
            threads.emplace_back([&] {
                for (int round = 0; round < 5; ++round) {
                    for (const FileEntry &file : tree->files()) {
                        if (ObjectId::ofBlob(tree->read(file).bytes) != file.blob)
                            ++wrong;
                    }
                }
            });
        }
        threads.clear();
        QCOMPARE(wrong.load(), 0);
    }
    // A tree outlives the repository it came from.
    const TreePointer tree = treeAt(*repository, u"HEAD"_s);
    repository.reset();
    QCOMPARE(tree->read(*tree->find(u"f0.py")).bytes, "0"_ba);
}

QTEST_GUILESS_MAIN(TestGitRepository)
#include "tst_repository.moc"

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/DefinitionScanner.h"
#include "tests/source/SourceFixture.h"

#include <QDirIterator>

#include <atomic>
#include <thread>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::source;
using namespace mxw::tests;

namespace {

/// A tree that lists files whose content is not there.
class HollowTree : public git::Tree
{
public:
    explicit HollowTree(git::Content content) : m_content(std::move(content))
    {
        m_files = {{u"pkg/__init__.py"_s, git::ObjectId::ofBlob("x"), false}};
        m_identity.id = u"hollow"_s;
    }
    const git::TreeIdentity &identity() const override { return m_identity; }
    const std::vector<git::FileEntry> &files() const override { return m_files; }
    git::Content read(const git::FileEntry &) const override { return m_content; }

private:
    git::Content m_content;
    git::TreeIdentity m_identity;
    std::vector<git::FileEntry> m_files;
};

/// Counts how often a file is read, and takes its time.
class SlowTree : public git::Tree
{
public:
    SlowTree()
    {
        for (int i = 10; i < 30; ++i)
            m_files.push_back({u"pkg/m%1.py"_s.arg(i), git::ObjectId::ofBlob(QByteArray::number(i)), false});
        m_identity.id = u"slow"_s;
    }
    const git::TreeIdentity &identity() const override { return m_identity; }
    const std::vector<git::FileEntry> &files() const override { return m_files; }
    git::Content read(const git::FileEntry &) const override
    {
        ++m_reads;
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        return {git::Content::State::Present, "a = 1\n", {}};
    }
    int reads() const { return m_reads; }

private:
    mutable std::atomic<int> m_reads = 0;
    git::TreeIdentity m_identity;
    std::vector<git::FileEntry> m_files;
};

QStringList filesBelow(const QString &folder)
{
    QStringList result;
    QDirIterator it(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (it.hasNext())
        result.append(it.next());
    return result;
}

} // namespace

class CodeTreeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void modules();
    void outlines();
    void states_data();
    void states();
    void prefetchStops();
    void parsedOnce();
    void filesDefining();
    void definitionNames();
    void usages();
    void usageStates_data();
    void usageStates();
    void cacheRoundTrip();
    void cacheCorruption();
    void cacheWithoutFolder();
};

void CodeTreeTest::modules()
{
    SourceFixture fixture;
    for (const char *file : {"pkg/__init__.py", "pkg/a.py", "pkg/a/__init__.py", "pkg/space/deep/m.py",
                             "pkg/bad-name.py", "pkg/data/x.txt", "other/b.py", "pkg/sub/__init__.py", "pkg/sub/c.py"})
        fixture.write("upstream/"_L1 + QString::fromLatin1(file), "");
    const auto tree = fixture.tree(u"upstream"_s, u"pkg"_s);
    QStringList names;
    for (const ModuleFile *module : tree->modules())
        names.append(module->name + u'=' + module->path + u'/' + QString::number(int(module->kind)));
    QCOMPARE(names.join(u' '),
             u"pkg=pkg/__init__.py/1 pkg.a=pkg/a/__init__.py/1 pkg.space=pkg/space/2 pkg.space.deep=pkg/space/deep/2 "
             "pkg.space.deep.m=pkg/space/deep/m.py/0 pkg.sub=pkg/sub/__init__.py/1 pkg.sub.c=pkg/sub/c.py/0"_s);
    QVERIFY(tree->owns(u"pkg.anything") && tree->owns(u"pkg") && !tree->owns(u"pkgs") && !tree->owns(u"other"));
    QCOMPARE(tree->moduleOfFile(u"pkg/sub/c.py"), u"pkg.sub.c"_s);
    QCOMPARE(tree->moduleOfFile(u"other/b.py"), QString());
    QVERIFY(!tree->module(u"pkg.data"_s));
}

void CodeTreeTest::outlines()
{
    SourceFixture fixture;
    fixture.write(u"upstream/pkg/__init__.py"_s, "a = 1\n");
    fixture.write(u"upstream/pkg/bad.py"_s, "def\n");
    const auto tree = fixture.tree(u"upstream"_s, u"pkg"_s);
    QCOMPARE(tree->outlineOfModule(u"pkg"_s).outline->assignments.size(), size_t(1));
    QCOMPARE(tree->outline(u"pkg/bad.py"_s).state, OutlineState::State::Present);
    QVERIFY(tree->outline(u"pkg/bad.py"_s).outline->fault);
    QCOMPARE(tree->outline(u"pkg/none.py"_s).state, OutlineState::State::NotFound);
    QCOMPARE(tree->outlineOfModule(u"pkg.none"_s).state, OutlineState::State::NotFound);
    // The same object for all who ask.
    QCOMPARE(tree->outlineOfModule(u"pkg"_s).outline, tree->outline(u"pkg/__init__.py"_s).outline);
}

void CodeTreeTest::states_data()
{
    QTest::addColumn<int>("content");
    QTest::addColumn<int>("state");
    QTest::newRow("partial clone") << int(git::Content::State::NotPresent) << int(OutlineState::State::NotPresent);
    QTest::newRow("too large") << int(git::Content::State::TooLarge) << int(OutlineState::State::Failed);
    QTest::newRow("unreadable") << int(git::Content::State::Unreadable) << int(OutlineState::State::Failed);
}

void CodeTreeTest::states()
{
    QFETCH(int, content);
    QFETCH(int, state);
    const auto hollow = std::make_shared<HollowTree>(git::Content{git::Content::State(content), {}, u"permission"_s});
    QTemporaryDir folder;
    const auto cache = std::make_shared<OutlineCache>(folder.path());
    const CodeTree tree(hollow, {u"pkg"_s}, std::make_shared<WorkerPool>(), cache);
    const OutlineState result = tree.outlineOfModule(u"pkg"_s);
    QCOMPARE(int(result.state), state);
    QVERIFY(!result.outline);
    QVERIFY(result.reason.contains("pkg/__init__.py"_L1));
    QVERIFY(tree.filesDefining(u"x"_s).isEmpty());
    // Nothing that may change is kept.
    QCOMPARE(filesBelow(folder.path()), QStringList());
}

void CodeTreeTest::prefetchStops()
{
    SourceFixture fixture;
    QStringList paths;
    for (int i = 0; i < 20; ++i) {
        paths.append(u"pkg/m%1.py"_s.arg(i));
        fixture.write("upstream/"_L1 + paths.last(), "a = 1\n");
    }
    const auto tree = fixture.tree(u"upstream"_s, u"pkg"_s);
    std::stop_source source;
    qsizetype steps = 0;
    tree->prefetch(paths, source.get_token(), [&](const ProgressStep &step) {
        QCOMPARE(step.total, 20);
        QVERIFY(!step.phase.isEmpty());
        steps = step.done;
        source.request_stop();
    });
    QVERIFY(steps > 0);
    // What was left out is read when it is asked for.
    for (const QString &path : std::as_const(paths))
        QCOMPARE(tree->outline(path).state, OutlineState::State::Present);
}

/// Several threads that need the same files do not parse them several times.
void CodeTreeTest::parsedOnce()
{
    const auto files = std::make_shared<const SlowTree>();
    const CodeTree tree(files, {u"pkg"_s}, std::make_shared<WorkerPool>(), nullptr);
    QStringList paths;
    for (const git::FileEntry &file : files->files())
        paths.append(file.path);
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 3; ++i)
            threads.emplace_back([&] { tree.prefetch(paths); });
    }
    QCOMPARE(files->reads(), int(paths.size()));
    for (const QString &path : std::as_const(paths))
        QCOMPARE(tree.outline(path).state, OutlineState::State::Present);
}

void CodeTreeTest::filesDefining()
{
    SourceFixture fixture;
    fixture.write(u"upstream/pkg/a.py"_s, "class Found:\n    def inner(self): pass\n");
    fixture.write(u"upstream/pkg/b.py"_s, "async  def Found(): pass\n");
    fixture.write(u"upstream/pkg/c.py"_s, "x = 1\nFound: int = 2\n");
    fixture.write(u"upstream/pkg/d.py"_s, "Found == 3\nprint(Found)\nFound.x = 1\n");
    for (int round = 0; round < 2; ++round) { // the second time from the cache
        const auto tree = fixture.tree(u"upstream"_s, u"pkg"_s);
        QCOMPARE(tree->filesDefining(u"Found"_s), (QStringList{u"pkg/a.py"_s, u"pkg/b.py"_s, u"pkg/c.py"_s}));
        QVERIFY(tree->filesDefining(u"inner"_s).isEmpty());
    }
}

void CodeTreeTest::definitionNames()
{
    const auto names = [](const QByteArray &content) {
        QByteArrayList list;
        for (const QByteArray &name : DefinitionScanner::names(content))
            list.append(name);
        return list.join(' ');
    };
    QCOMPARE(names("def f(): pass\nclass C: pass\nA = 1\nB: int\nA = 2\nelse:\n"), QByteArray("f C A B"));
    QCOMPARE(names("\xef\xbb\xbf"
                   "a=1\r\nb =2\r\ndefine = 3\nclass\n=\n"),
             QByteArray("a b define"));
    DefinitionScanner::Index index{{u"a"_s, {0, 3}}, {u"ä"_s, {700}}};
    const QByteArray bytes = DefinitionScanner::toBytes(index);
    QCOMPARE(DefinitionScanner::fromBytes(bytes, 701), std::optional(index));
    QVERIFY(!DefinitionScanner::fromBytes(bytes, 700));
    for (qsizetype i = 0; i < bytes.size(); ++i)
        QVERIFY(!DefinitionScanner::fromBytes(bytes.left(i), 701));
}

void CodeTreeTest::usages()
{
    SourceFixture fixture;
    fixture.write(u"upstream/pkg/__init__.py"_s, "a = b.c\n");
    fixture.write(u"upstream/pkg/bad.py"_s, "def\n");
    for (int round = 0; round < 2; ++round) { // the second time from the cache
        const auto tree = fixture.tree(u"upstream"_s, u"pkg"_s);
        tree->prefetchUsage({u"pkg/__init__.py"_s, u"pkg/bad.py"_s, u"pkg/none.py"_s});
        const auto usage = tree->usageOfModule(u"pkg"_s);
        QVERIFY(usage);
        QCOMPARE(usage->attributes.size(), size_t(1));
        QCOMPARE(tree->usage(u"pkg/__init__.py"_s), usage); // the same object for all who ask
        QCOMPARE(tree->outlineOfModule(u"pkg"_s).outline->assignments.size(), size_t(1));
        QVERIFY(!tree->usage(u"pkg/bad.py"_s));
        QVERIFY(tree->outline(u"pkg/bad.py"_s).outline->fault);
        QVERIFY(!tree->usage(u"pkg/none.py"_s) && !tree->usageOfModule(u"pkg.none"_s));
    }
}

void CodeTreeTest::usageStates_data()
{
    states_data();
}

/// Without a usage, the outline still says why.
void CodeTreeTest::usageStates()
{
    QFETCH(int, content);
    QFETCH(int, state);
    const auto hollow = std::make_shared<HollowTree>(git::Content{git::Content::State(content), {}, u"permission"_s});
    const CodeTree tree(hollow, {u"pkg"_s}, std::make_shared<WorkerPool>(), nullptr);
    QVERIFY(!tree.usageOfModule(u"pkg"_s));
    QCOMPARE(int(tree.outlineOfModule(u"pkg"_s).state), state);
    QVERIFY(tree.filesMentioning(u"x"_s).isEmpty());
}

void CodeTreeTest::cacheRoundTrip()
{
    QTemporaryDir folder;
    const OutlineCache cache(folder.path());
    const git::ObjectId blob = git::ObjectId::ofBlob("source");
    QVERIFY(!cache.load(blob));
    // Small and large enough to be compressed.
    for (const int repeats : {1, 5000}) {
        const Outline outline = outlineOf(QByteArray("value = call(1, name='x')\n").repeated(repeats));
        cache.store(blob, outline);
        QVERIFY(cache.load(blob) == outline);
        QVERIFY(OutlineCache(folder.path()).load(blob) == outline);
    }
    QVERIFY(!cache.load(git::ObjectId::ofBlob("other")));
    const QString expected =
        u"%1/outlines-v%2/%3/%4"_s.arg(folder.path()).arg(OutlineVersion).arg(blob.hex().left(2), blob.hex().mid(2));
    QCOMPARE(filesBelow(folder.path()), QStringList{expected});
    cache.storeValue(u"key"_s, "value");
    QCOMPARE(cache.loadValue(u"key"_s), std::optional<QByteArray>("value"));
    QVERIFY(!cache.loadValue(u"other key"_s));
}

void CodeTreeTest::cacheCorruption()
{
    QTemporaryDir folder;
    const OutlineCache cache(folder.path());
    const git::ObjectId blob = git::ObjectId::ofBlob("source");
    cache.store(blob, outlineOf(QByteArray("value = call(1)\n").repeated(20)));
    const QString path = filesBelow(folder.path()).value(0);
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray good = file.readAll();
    file.close();
    const auto replace = [&](const QByteArray &bytes) {
        QVERIFY(file.open(QFile::WriteOnly | QFile::Truncate));
        file.write(bytes);
        file.close();
    };
    for (qsizetype i = 0; i < good.size(); ++i) {
        QByteArray bad = good;
        bad[i] = char(bad[i] ^ 0x20);
        replace(bad);
        QVERIFY2(!cache.load(blob), qPrintable(QString::number(i)));
        replace(good.left(i));
        QVERIFY(!cache.load(blob));
    }
    replace(good + "more");
    QVERIFY(!cache.load(blob));
    replace(good);
    QVERIFY(cache.load(blob));
}

void CodeTreeTest::cacheWithoutFolder()
{
    const git::ObjectId blob = git::ObjectId::ofBlob("source");
    QTemporaryDir folder;
    QFile file(folder.filePath(u"file"_s));
    QVERIFY(file.open(QFile::WriteOnly));
    for (const QString &path : {QString(), file.fileName(), u"/proc/none"_s}) {
        const OutlineCache cache(path);
        cache.store(blob, Outline());
        cache.storeValue(u"k"_s, "v");
        QVERIFY(!cache.load(blob));
        QVERIFY(!cache.loadValue(u"k"_s));
    }
    QVERIFY(OutlineCache::defaultFolder().endsWith("metax-upgrade-workbench"_L1));
}

MXW_SOURCE_TEST_MAIN(CodeTreeTest)
#include "tst_codetree.moc"

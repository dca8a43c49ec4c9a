// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/checks/ScanFixture.h"

#include <QDir>
#include <QJsonArray>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::tests;

/// Setups that cannot be scanned say so; subjects differ; a second scan reads its outlines from the cache.
class ScanTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void unusable_data();
    void unusable();
    void subjects();
    void reviewedVersion();
    void installed();
    void cached();
    void cancelled();
    void stages();
    void absentObjects();
    void absentFolders();
    void json();
};

namespace {

const Files upstream{{u"vllm/a.py"_s, "x = 1\ny = 2\n"}};
const Files plugin{{u"vllm_metax/patch/__init__.py"_s, "import vllm.a\nvllm.a.x = 2\n"}};

} // namespace

void ScanTest::unusable_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("words");
    QTest::newRow("no repository") << u"upstream"_s << u"/nonexistent"_s << u"Upstream repository"_s;
    QTest::newRow("no plugin") << u"plugin"_s << QDir::rootPath() << u"Plugin repository"_s;
    QTest::newRow("no base") << u"base"_s << u"nothing"_s << u"Base revision"_s;
    QTest::newRow("no target") << u"target"_s << QString() << u"Target revision"_s;
    QTest::newRow("no subject") << u"subject"_s << u"nothing"_s << u"Subject"_s;
    QTest::newRow("not installed") << u"subject"_s << u"installed:/nonexistent"_s << u"/nonexistent"_s;
    QTest::newRow("no profile") << u"profile"_s << u"nothing"_s << u"profile"_s;
}

void ScanTest::unusable()
{
    QFETCH(const QString, field);
    QFETCH(const QString, value);
    QFETCH(const QString, words);
    ScanFixture fixture(upstream, upstream, plugin);
    checks::ScanRequest request = fixture.request();
    const QMap<QString, QString *> fields{{u"upstream"_s, &request.upstream}, {u"plugin"_s, &request.plugin},
                                          {u"base"_s, &request.base},         {u"target"_s, &request.target},
                                          {u"subject"_s, &request.subject},   {u"profile"_s, &request.profile}};
    *fields.value(field) = value;
    const auto setup = checks::resolveSetup(request);
    QVERIFY(!setup);
    QVERIFY2(setup.error().what.contains(words), qPrintable(setup.error().what));
    QVERIFY(!setup.error().advice.isEmpty());
}

void ScanTest::subjects()
{
    ScanFixture fixture(upstream, upstream, plugin);
    fixture.plugin().write(u"vllm_metax/patch/__init__.py"_s, "import vllm.a\nvllm.a.x = 2\nvllm.a.y = 3\n");
    fixture.plugin().stageAll();
    fixture.plugin().write(u"vllm_metax/patch/__init__.py"_s, "");
    source::WorkerPool pool;
    QStringList counts;
    for (const QString &subject : {u"HEAD"_s, u"index"_s, u"worktree"_s}) {
        checks::ScanRequest request = fixture.request();
        request.subject = subject;
        const auto result = checks::scan(request, pool);
        QVERIFY(result);
        counts.append(subject + u' ' + QString::number(result->analysis->entries.size()));
        QVERIFY(result->analysis->setup.pluginStaged);
        QVERIFY(result->analysis->setup.pluginDirty);
        const checks::ReviewSetup &setup = result->analysis->setup;
        QCOMPARE(setup.subjectCommit, subject == u"HEAD"_s ? setup.pluginHead.commit : QString());
        const auto back = checks::Analysis::fromJson(result->analysis->toJson());
        QCOMPARE(back->setup.subjectCommit, setup.subjectCommit);
    }
    QCOMPARE(counts, (QStringList{u"HEAD 1"_s, u"index 2"_s, u"worktree 0"_s}));
}

void ScanTest::reviewedVersion()
{
    Files files = plugin;
    files.insert(u"setup.py"_s, "def fixed_version_scheme(version) -> str:\n    return \"0.26.0\"\n");
    ScanFixture fixture(upstream, upstream, files);
    QCOMPARE(checks::resolveSetup(fixture.request())->reviewedVersion, u"0.26.0"_s);
    fixture.upstream().tag(u"v0.27.1"_s);
    checks::ScanRequest request = fixture.request();
    request.target = u"v0.27.1"_s;
    QCOMPARE(checks::resolveSetup(request)->reviewedVersion, u"0.27.1"_s);
}

void ScanTest::installed()
{
    ScanFixture fixture(upstream, upstream, plugin);
    QTemporaryDir environment;
    const QString packages = environment.filePath(u"lib/python3.13/site-packages"_s);
    const auto write = [&](const QString &path, const QByteArray &content) {
        QVERIFY(QDir().mkpath(QFileInfo(packages + u'/' + path).path()));
        QFile file(packages + u'/' + path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    };
    write(u"vllm_metax/__init__.py"_s, "def register():\n    import vllm_metax.patch\n");
    write(u"vllm_metax/patch/__init__.py"_s, "import vllm.a\nvllm.a.x = 1\nvllm.a.y = 1\n");
    write(u"vllm_metax-0.26.0.dist-info/entry_points.txt"_s, "[vllm.general_plugins]\nmetax = vllm_metax:register\n");
    QVERIFY(QDir().mkpath(environment.filePath(u"bin"_s)));
    QFile python(environment.filePath(u"bin/python"_s));
    QVERIFY(python.open(QIODevice::WriteOnly));
    source::WorkerPool pool;
    for (const QString &where : {python.fileName(), packages}) {
        checks::ScanRequest request = fixture.request();
        request.subject = u"installed:"_s + where;
        const auto result = checks::scan(request, pool);
        QVERIFY2(result, result ? "" : qPrintable(result.error().what));
        QCOMPARE(entriesText(*result->analysis), u"assignment general vllm_metax/patch/__init__.py → vllm.a:x\n"
                                                 "assignment general vllm_metax/patch/__init__.py → vllm.a:y"_s);
    }
}

void ScanTest::cached()
{
    ScanFixture fixture(upstream, upstream, plugin);
    QTemporaryDir cache;
    checks::ScanRequest request = fixture.request();
    request.cacheFolder = cache.path();
    source::WorkerPool pool;
    const auto first = checks::scan(request, pool);
    QVERIFY(first);
    QVERIFY(entriesText(*first->analysis).startsWith("assignment general"_L1));
    // Workers that cannot start: what the second scan knows came from the cache, entry points included.
    source::WorkerPool::Options options;
    options.program = u"/nonexistent"_s;
    source::WorkerPool none(options);
    const auto second = checks::scan(request, none);
    QVERIFY(second);
    QCOMPARE(entriesText(*second->analysis), entriesText(*first->analysis));
    QCOMPARE(findingsText(*second->analysis), findingsText(*first->analysis));
    QCOMPARE(second->analysis->entries[0].target(), u"vllm.a:x"_s);
}

void ScanTest::cancelled()
{
    ScanFixture fixture(upstream, upstream, plugin);
    std::stop_source stop;
    stop.request_stop();
    source::WorkerPool pool;
    const auto result = checks::scan(fixture.request(), pool, stop.get_token());
    QVERIFY(!result);
    QCOMPARE(result.error().kind, Error::Kind::Cancelled);
}

void ScanTest::stages()
{
    ScanFixture fixture(upstream, upstream, plugin);
    source::WorkerPool pool;
    qsizetype staged = 0;
    QStringList phases;
    const auto result = checks::scan(
        fixture.request(), pool, {}, [&](const ProgressStep &step) { phases.append(step.phase); },
        [&](const checks::ScanResult &early) { staged = qsizetype(early.analysis->entries.size()); });
    QVERIFY(result);
    QCOMPARE(staged, 1);
    phases.removeDuplicates();
    QVERIFY2(phases.size() >= 4, qPrintable(phases.join(u", "_s)));
}

void ScanTest::absentObjects()
{
    ScanFixture fixture(
        upstream, upstream,
        {{u"vllm_metax/patch/__init__.py"_s, "from vllm.a import x, gone\nimport vllm.a\nvllm.a.x = 2\n"}});
    const QString blob = QString::fromLatin1(fixture.upstream().git({u"rev-parse"_s, u"HEAD:vllm/a.py"_s})).trimmed();
    const QString object = fixture.upstream().path() + u"/.git/objects/"_s + blob.first(2) + u'/' + blob.sliced(2);
    QVERIFY(QFile::remove(object));
    const auto analysis = fixture.scan();
    // Not there to read is not the same as removed.
    QCOMPARE(findingsText(analysis, u"A01 P01 P02"_s), QString());
    QCOMPARE(analysis.entries.size(), 1u);
}

void ScanTest::absentFolders()
{
    Files more = upstream;
    more.insert(u"vllm/sub/b.py"_s, "x = 1\n");
    ScanFixture fixture(more, more,
                        {{u"vllm_metax/patch/__init__.py"_s, "from vllm.sub.b import x\nfrom vllm.sub import b\n"}});
    const QString tree = QString::fromLatin1(fixture.upstream().git({u"rev-parse"_s, u"HEAD:vllm/sub"_s})).trimmed();
    QVERIFY(QFile::remove(fixture.upstream().path() + u"/.git/objects/"_s + tree.first(2) + u'/' + tree.sliced(2)));
    QCOMPARE(findingsText(fixture.scan(), u"A01"_s), QString());
}

void ScanTest::json()
{
    ScanFixture fixture(upstream, upstream, plugin);
    const QJsonObject object = fixture.scan().toJson();
    QCOMPARE(object.value("schema"_L1).toInt(), 1);
    const QJsonObject entry = object.value("entries"_L1).toArray().first().toObject();
    QCOMPARE(entry.value("target"_L1).toString(), u"vllm.a:x"_s);
    QCOMPARE(entry.value("domain"_L1).toString(), u"patch"_s);
    QCOMPARE(entry.value("active"_L1).toBool(), true);
    QCOMPARE(entry.value("counterpart"_L1).toString(), u"vllm/a.py"_s);
    for (const QString &key :
         {u"id"_s, u"mechanism"_s, u"file"_s, u"line"_s, u"symbol"_s, u"key"_s, u"reached"_s, u"findings"_s})
        QVERIFY2(entry.contains(key), qPrintable(key));
    QVERIFY(!checks::Analysis::fromJson({}));
    QVERIFY(!checks::Analysis::fromJson({{u"schema"_s, 1}, {u"entries"_s, u"no list"_s}}));
}

MXW_WORKER_TEST_MAIN(ScanTest)
#include "tst_scan.moc"

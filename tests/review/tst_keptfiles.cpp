// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/BlobFile.h"
#include "models/review/KeptFiles.h"
#include "models/review/KeptScan.h"
#include "models/review/KeptTree.h"
#include "models/review/Session.h"
#include "tests/review/RawDatabase.h"
#include "tests/review/ReviewSamples.h"

#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::review;

namespace {

const QString Digest = QString(64, u'a');
const QString Object = QString(40, u'b');

KeptFiles sampleFiles()
{
    return {{{u"pkg/a.py"_s, Digest}, {u"gone.py"_s, QString()}},
            {{u"up/m.py"_s, Digest}},
            {{u"up/m.py"_s, QString()}},
            {{Object, Digest}},
            {{u"patch:a.py:up.m:f"_s, Digest}},
            {{u"base:up/huge.py"_s, u"too-large"_s}}};
}

QByteArray text(const KeptFiles &files)
{
    return QJsonDocument(files.toJson()).toJson(QJsonDocument::Compact);
}

/// A session that keeps a plugin file, an upstream file of both revisions and one commit file.
struct SessionWithFiles
{
    QTemporaryDir folder;
    QString path = folder.filePath(u"a.mxreview"_s);
    KeptContent kept;

    QString keep(const QByteArray &content)
    {
        kept.blobs.push_back(*PackedBlob::of(content));
        return kept.blobs.back().digest;
    }

    SessionWithFiles()
    {
        kept.files.plugin.insert(u"a.py"_s, keep("local\n"));
        kept.files.base.insert(u"up/m.py"_s, keep("old\n"));
        kept.files.target.insert(u"up/m.py"_s, keep("new\n"));
        kept.files.target.insert(u"up/gone.py"_s, QString());
        kept.files.objects.insert(Object, keep("commit\n"));
        kept.files.chains.insert(
            u"patch:a.py:up.m:f"_s,
            keep(R"({"schema":1,"nodes":[{"id":"op:x","stage":"kernel","title":"x"}],"edges":[]})"));
        kept.files.leftOut.insert(u"target:up/huge.py"_s, u"too-large"_s);
        const auto scan = PackedScan::of(std::make_shared<const checks::Analysis>(test::sampleAnalysis()), kept);
        if (!scan || !Session::create(path, *scan, u"Wu Lan"_s))
            qFatal("no session");
    }

    std::shared_ptr<const KeptScan> open() const
    {
        const auto session = Session::open(path);
        const auto scan = KeptScan::open(path, session->state().filesDigest(), session->analysis().setup);
        if (!scan)
            qFatal("%s", qPrintable(scan.error().what));
        return *scan;
    }
};

QByteArray bytesOf(const git::Tree &tree, const QString &path)
{
    const git::FileEntry *file = tree.find(path);
    return file ? tree.read(*file).bytes : QByteArray("(not listed)");
}

} // namespace

class TestKeptFiles : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void jsonBothWays()
    {
        QCOMPARE(KeptFiles::fromJson(sampleFiles().toJson()), sampleFiles());
        QCOMPARE(KeptFiles::fromJson(KeptFiles().toJson()), KeptFiles());
    }

    void hostileJsonIsRefused_data()
    {
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<QByteArray>("instead");
        QTest::newRow("newer form") << QByteArray(R"("schema":1)") << QByteArray(R"("schema":2)");
        QTest::newRow("no form") << QByteArray(R"("schema":1)") << QByteArray(R"("scheme":1)");
        QTest::newRow("out of the tree") << QByteArray("pkg/a.py") << QByteArray("pkg/../../a.py");
        QTest::newRow("absolute") << QByteArray("pkg/a.py") << QByteArray("/pkg/a.py");
        QTest::newRow("zero in a name") << QByteArray("pkg/a.py") << QByteArray("pkg/\\u0000a.py");
        QTest::newRow("short digest") << Digest.toLatin1() << Digest.toLatin1().chopped(1);
        QTest::newRow("no hex") << Digest.toLatin1() << Digest.toLatin1().chopped(1) + 'g';
        QTest::newRow("no object id") << Object.toLatin1() << QByteArray("HEAD");
        QTest::newRow("unknown reason") << QByteArray("too-large") << QByteArray("removed");
        QTest::newRow("number for a digest") << ('"' + Digest.toLatin1() + '"') << QByteArray("7");
        QTest::newRow("list for a member") << QByteArray(R"("chains":{)") << QByteArray(R"("chains":[],"x":{)");
    }

    void hostileJsonIsRefused()
    {
        QFETCH(QByteArray, what);
        QFETCH(QByteArray, instead);
        const QByteArray changed = text(sampleFiles()).replace(what, instead);
        QVERIFY(changed != text(sampleFiles()));
        const auto document = QJsonDocument::fromJson(changed);
        QVERIFY(document.isObject());
        QVERIFY(!KeptFiles::fromJson(document.object()));
    }

    void treesReadWhatIsKept()
    {
        const SessionWithFiles session;
        const auto kept = session.open();
        QCOMPARE(bytesOf(*kept->subject(), u"a.py"_s), "local\n");
        QCOMPARE(bytesOf(*kept->base(), u"up/m.py"_s), "old\n");
        QCOMPARE(bytesOf(*kept->target(), u"up/m.py"_s), "new\n");
        QCOMPARE(kept->object(Object).bytes, "commit\n");
        QCOMPARE(kept->object(QString(40, u'c')).state, git::Content::State::NotPresent);
        QCOMPARE(kept->chain(u"patch:a.py:up.m:f"_s)->nodes.size(), 1u);
        QVERIFY(!kept->chain(u"patch:b.py:up.m:g"_s));
    }

    void whatIsNotKeptIsNotCalledAbsent()
    {
        const auto kept = SessionWithFiles().open();
        const auto &target = static_cast<const KeptTree &>(*kept->target());
        QVERIFY(!target.find(u"up/gone.py"_s));
        QVERIFY(target.lacks(u"up/gone.py"_s));
        QVERIFY(!target.lacks(u"up/never-asked.py"_s));
        QVERIFY(target.find(u"up/huge.py"_s));
        QCOMPARE(target.read(*target.find(u"up/huge.py"_s)).state, git::Content::State::TooLarge);
        QCOMPARE(target.missingFolders(), QStringList{QString()});
    }

    void threadsReadBesideAWriter()
    {
        const SessionWithFiles files;
        auto session = Session::open(files.path);
        const auto kept = files.open();
        std::vector<int> right(4, 0);
        {
            std::vector<std::jthread> readers;
            for (int &count : right) {
                readers.emplace_back([&kept, &count] {
                    for (int i = 0; i < 25; ++i)
                        count += bytesOf(*kept->base(), u"up/m.py"_s) == "old\n";
                });
            }
            for (int i = 0; i < 25; ++i)
                QVERIFY(session->writeNote(u"patch:a.py:up.m:f"_s, QString::number(i), u"Wu Lan"_s));
        }
        QCOMPARE(right, std::vector<int>(4, 25));
    }

    void damagedContentIsToldFromMissing()
    {
        const SessionWithFiles files;
        const auto kept = files.open();
        test::tamper(files.path, u"UPDATE blobs SET content = zeroblob(20) WHERE digest = ?"_s,
                     {kept->files().base.value(u"up/m.py"_s)});
        const git::Content content = kept->base()->read(*kept->base()->find(u"up/m.py"_s));
        QCOMPARE(content.state, git::Content::State::Unreadable);
        QVERIFY(!content.detail.isEmpty());
    }

    void aScanIsRecordedAgainWhenMoreIsKeptWithIt()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"b.mxreview"_s);
        auto session = Session::create(path, test::sampleAnalysis(), u"Wu Lan"_s);
        QVERIFY(session);
        QVERIFY(session->state().filesDigest().isEmpty());
        KeptContent content;
        content.blobs.push_back(*PackedBlob::of("local\n"));
        content.files.plugin.insert(u"a.py"_s, content.blobs.back().digest);
        const auto scan = PackedScan::of(session->sharedAnalysis(), content);
        QVERIFY(BlobFile(path).write(scan->blobs)); // as a background thread does
        QVERIFY(session->recordScan(*scan, u"Wu Lan"_s));
        QVERIFY(session->recordScan(*scan, u"Wu Lan"_s));
        QCOMPARE(session->events().size(), 2u);
        QCOMPARE(session->state().filesDigest(), scan->files);
        QVERIFY(session->recordScan(test::sampleAnalysis(), u"Wu Lan"_s)); // says no more than is there
        QCOMPARE(session->events().size(), 2u);
    }

    void blobsAreWrittenAllOrNone()
    {
        const SessionWithFiles files;
        const std::vector<PackedBlob> blobs{*PackedBlob::of("one"), {QString(), 0, {}}, *PackedBlob::of("two")};
        QVERIFY(!BlobFile(files.folder.filePath(u"none.mxreview"_s)).write(blobs));
        std::vector<PackedBlob> broken = blobs;
        broken[1].digest = QString(); // NULL: refused by the table
        const auto written = BlobFile(files.path).write(broken);
        const bool one = BlobFile(files.path).read(blobs[0].digest).has_value();
        QCOMPARE(one, written.has_value());
    }
};

QTEST_GUILESS_MAIN(TestKeptFiles)
#include "tst_keptfiles.moc"

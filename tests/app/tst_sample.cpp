// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/SampleReview.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mxw::app {

class TestSample : public QObject
{
    Q_OBJECT

private:
    static QString git(const QString &repository, const QStringList &arguments)
    {
        QProcess process;
        process.start(u"git"_s, QStringList{u"-C"_s, repository} + arguments);
        if (!process.waitForFinished() || process.exitCode() != 0)
            return u"git failed: "_s + QString::fromUtf8(process.readAllStandardError());
        return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
    }

private Q_SLOTS:
    void makesBothRepositories()
    {
        QTemporaryDir folder;
        const Result<SampleRepositories> sample = prepareSample(folder.filePath(u"new/place"_s));
        QVERIFY2(sample, sample ? "" : qPrintable(sample.error().what + sample.error().detail));
        QCOMPARE(git(sample->upstream, {u"tag"_s}), u"v0.25.0\nv0.26.0"_s);
        QCOMPARE(git(sample->upstream, {u"show"_s, sample->base + u":vllm/version.py"_s}).section(u'\n', -1),
                 u"__version__ = \"0.25.0\""_s);
        QCOMPARE(git(sample->upstream, {u"show"_s, sample->target + u":vllm/version.py"_s}).section(u'\n', -1),
                 u"__version__ = \"0.26.0\""_s);
        QCOMPARE(git(sample->upstream, {u"status"_s, u"--porcelain"_s}), QString());
        const QString removed = git(sample->upstream, {u"diff"_s, u"--name-status"_s, u"--no-renames"_s,
                                                       u"--diff-filter=D"_s, sample->base, sample->target});
        QCOMPARE(removed, u"D\tvllm/distributed/cuda_wrapper.py\nD\tvllm/model_executor/layers/rotary.py\n"
                          "D\tvllm/model_executor/models/moonbeam_mtp.py"_s);
    }

    void indexAndWorktreeDiffer()
    {
        QTemporaryDir folder;
        const Result<SampleRepositories> sample = prepareSample(folder.path());
        QVERIFY(sample);
        QCOMPARE(git(sample->plugin, {u"diff"_s, u"--cached"_s, u"--name-only"_s}),
                 u"setup.py\nvllm_metax/patch/bugfix/rejection_sampler.py\nvllm_metax/patch/performance/__init__.py"_s);
        QCOMPARE(git(sample->plugin, {u"diff"_s, u"--name-only"_s}), u"vllm_metax/patch/bugfix/rejection_sampler.py"_s);
        QVERIFY(git(sample->plugin, {u"show"_s, u":setup.py"_s}).contains(u"\"0.26.0\""_s));
        QVERIFY(git(sample->plugin, {u"show"_s, u"HEAD:setup.py"_s}).contains(u"\"0.25.0\""_s));
    }

    void commitIdsAreTheSameEverywhere()
    {
        QTemporaryDir folder;
        // What a user may have set must not reach the commits.
        qputenv("GIT_AUTHOR_NAME", "Somebody Else");
        qputenv("GIT_COMMITTER_DATE", "2001-01-01T00:00:00Z");
        const Result<SampleRepositories> one = prepareSample(folder.filePath(u"one"_s));
        qunsetenv("GIT_AUTHOR_NAME");
        qunsetenv("GIT_COMMITTER_DATE");
        const Result<SampleRepositories> two = prepareSample(folder.filePath(u"two"_s));
        QVERIFY(one && two);
        QCOMPARE(git(one->upstream, {u"rev-parse"_s, u"v0.26.0"_s}),
                 git(two->upstream, {u"rev-parse"_s, u"v0.26.0"_s}));
        QCOMPARE(git(one->plugin, {u"rev-parse"_s, u"HEAD"_s}), git(two->plugin, {u"rev-parse"_s, u"HEAD"_s}));
        QCOMPARE(git(one->plugin, {u"write-tree"_s}), git(two->plugin, {u"write-tree"_s}));
        QCOMPARE(git(one->upstream, {u"log"_s, u"-1"_s, u"--format=%an %ct"_s}), u"Sample Author 1784538000"_s);
    }

    void secondCallKeepsWhatIsThere()
    {
        QTemporaryDir folder;
        const Result<SampleRepositories> first = prepareSample(folder.path());
        QVERIFY(first);
        QFile own(first->plugin + u"/own-notes.txt"_s);
        QVERIFY(own.open(QIODevice::WriteOnly));
        own.write("kept");
        own.close();
        const Result<SampleRepositories> second = prepareSample(folder.path());
        QVERIFY(second);
        QCOMPARE(*second, *first);
        QVERIFY(QFile::exists(own.fileName()));
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 1);
    }

    void whatIsInTheWayIsKept()
    {
        QTemporaryDir folder;
        const Result<SampleRepositories> first = prepareSample(folder.filePath(u"a"_s));
        QVERIFY(first);
        const QString name = QFileInfo(first->upstream).dir().dirName();
        QVERIFY(QDir().mkpath(folder.filePath(u"b/"_s + name)));
        QFile foreign(folder.filePath(u"b/"_s + name + u"/foreign.txt"_s));
        QVERIFY(foreign.open(QIODevice::WriteOnly));
        foreign.close();
        const Result<SampleRepositories> second = prepareSample(folder.filePath(u"b"_s));
        QVERIFY(!second);
        QCOMPARE(second.error().kind, Error::Kind::Io);
        QVERIFY(second.error().what.contains(name));
        QVERIFY(foreign.exists());
        QCOMPARE(QDir(folder.filePath(u"b"_s)).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 1);
    }

    void missingGitIsSaidInWords()
    {
        QTemporaryDir folder;
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", folder.path().toLocal8Bit());
        const Result<SampleRepositories> sample = prepareSample(folder.filePath(u"place"_s));
        qputenv("PATH", path);
        QVERIFY(!sample);
        QCOMPARE(sample.error().kind, Error::Kind::NotFound);
        QVERIFY(sample.error().what.contains(u"git"_s));
        QVERIFY(!sample.error().advice.isEmpty());
        QVERIFY(!QFile::exists(folder.filePath(u"place"_s)));
    }

    void aPlaceThatCannotBeMadeIsSaidInWords()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(u"file"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        const Result<SampleRepositories> sample = prepareSample(file.fileName() + u"/below"_s);
        QVERIFY(!sample);
        QCOMPARE(sample.error().kind, Error::Kind::Io);
    }
};

} // namespace mxw::app

QTEST_GUILESS_MAIN(mxw::app::TestSample)
#include "tst_sample.moc"

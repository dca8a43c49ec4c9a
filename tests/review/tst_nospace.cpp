// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Session.h"
#include "models/review/Verification.h"
#include "tests/review/ReviewSamples.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdio>
#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::review;

namespace {

const QString actor = u"Wu Lan"_s;
const QString entryA = u"patch:a.py:up.m:f"_s;
constexpr int Nobody = 65534;

/// A file system of its own, small enough to be filled; only an administrator can make one.
class SmallDisk
{
public:
    explicit SmallDisk(const QString &folder) : m_folder(folder)
    {
        QDir().mkpath(folder);
        m_mounted = ::mount("tmpfs", QFile::encodeName(folder).constData(), "tmpfs", 0, "size=1m") == 0;
    }
    ~SmallDisk()
    {
        if (m_mounted)
            ::umount2(QFile::encodeName(m_folder).constData(), MNT_DETACH);
    }

    bool isMounted() const { return m_mounted; }
    QString filler() const { return m_folder + u"/filler"_s; }
    /// Leaves no room at all.
    void fill() const
    {
        QFile file(filler());
        if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
            return;
        for (qint64 size = 65'536; size > 0; size /= 2) {
            while (file.write(QByteArray(size, 'x')) == size) {
            }
        }
    }

private:
    QString m_folder;
    bool m_mounted = false;
};

/// No file of this process grows beyond that.
class FileSizeLimit
{
public:
    explicit FileSizeLimit(rlim_t bytes)
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    rlimit m_before = {};
    void (*m_handler)(int) = nullptr;
};

QString noteOf(int number)
{
    return QString::number(number) + QString(3'000, u'n');
}

/// Writes notes until one is refused; returns the refusal.
std::optional<Error> writeUntilRefused(Session &session)
{
    for (int i = 0; i < 2'000; ++i) {
        const auto before = session.events().size();
        const ReviewState state = session.state();
        const auto done = session.writeNote(entryA, noteOf(i), actor);
        if (done)
            continue;
        const bool same = session.events().size() == before && session.state().entry(entryA) == state.entry(entryA);
        return same ? std::optional(done.error()) : std::nullopt;
    }
    return std::nullopt;
}

/// The child: as somebody who may not write, opens a session and tries to.
int reviewAsNobody(const QString &path)
{
    if (::geteuid() == 0 && (::setgid(Nobody) != 0 || ::setuid(Nobody) != 0))
        return 3;
    auto session = Session::open(path);
    if (!session) {
        std::printf("not opened: %s\n", qPrintable(session.error().what + session.error().detail));
        return 1;
    }
    const auto noted = session->writeNote(entryA, u"x"_s, actor);
    const auto decided = session->decide(test::sampleDecision(entryA, Disposition::Remove), actor);
    const auto scanned = session->recordScan(checks::Analysis(), actor);
    std::printf("%zu events; %s\n", session->events().size(),
                noted || decided || scanned ? "written" : qPrintable(noted.error().what));
    return 0;
}

} // namespace

/// Where nothing can be written, nothing is lost, and it is said in words.
class TestNoSpace : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_folder;

private Q_SLOTS:
    void aFullDiskLosesNothing()
    {
        const QString folder = m_folder.filePath(u"disk"_s);
        const SmallDisk disk(folder);
        if (!disk.isMounted())
            QSKIP("no file system can be mounted here");
        const QString path = folder + u"/a.mxreview"_s;
        size_t recorded = 0;
        {
            auto session = Session::create(path, test::sampleAnalysis(), actor);
            QVERIFY2(session, qPrintable(session ? QString() : session.error().what));
            QVERIFY(session->decide(test::sampleDecision(entryA), actor));
            disk.fill();
            const auto refusal = writeUntilRefused(*session);
            QVERIFY(refusal);
            QCOMPARE(refusal->kind, Error::Kind::Io);
            QVERIFY2(refusal->what.contains(u"no room"_s), qPrintable(refusal->what + refusal->detail));
            recorded = session->events().size();
            const auto noBlob = session->journal().putBlob(QByteArray(500'000, 'y') + QByteArray::number(1));
            QVERIFY(noBlob || noBlob.error().kind == Error::Kind::Io);
            QCOMPARE(Session::open(path)->events().size(), recorded);

            QVERIFY(QFile::remove(disk.filler()));
            QVERIFY(session->writeNote(entryA, u"there is room again"_s, actor));
            ++recorded;
        }
        auto again = Session::open(path);
        QVERIFY2(again, qPrintable(again ? QString() : again.error().what));
        QCOMPARE(again->events().size(), recorded);
        QCOMPARE(again->state().entry(entryA).note->text, u"there is room again"_s);
    }

    /// Closed and opened while the disk is full.
    void aFullDiskIsOpened()
    {
        const QString folder = m_folder.filePath(u"disk2"_s);
        const SmallDisk disk(folder);
        if (!disk.isMounted())
            QSKIP("no file system can be mounted here");
        const QString path = folder + u"/a.mxreview"_s;
        size_t recorded = 0;
        {
            auto session = Session::create(path, test::sampleAnalysis(), actor);
            QVERIFY(session);
            disk.fill();
            QVERIFY(writeUntilRefused(*session));
            recorded = session->events().size();
        }
        {
            auto full = Session::open(path);
            QVERIFY2(full, qPrintable(full ? QString() : full.error().what + full.error().detail));
            QCOMPARE(full->events().size(), recorded);
            QVERIFY(writeUntilRefused(*full));
            recorded = full->events().size();
        }
        QVERIFY(QFile::remove(disk.filler()));
        auto again = Session::open(path);
        QVERIFY(again);
        QCOMPARE(again->events().size(), recorded);
        QVERIFY(again->writeNote(entryA, u"there is room again"_s, actor));
    }

    void aLimitOfFileSizesLosesNothing()
    {
        const QString path = m_folder.filePath(u"limit.mxreview"_s);
        auto session = Session::create(path, test::sampleAnalysis(), actor);
        QVERIFY(session);
        size_t recorded = 0;
        {
            const FileSizeLimit limit(200'000);
            const auto refusal = writeUntilRefused(*session);
            QVERIFY(refusal);
            QCOMPARE(refusal->kind, Error::Kind::Io);
            QVERIFY(!refusal->what.isEmpty());
            recorded = session->events().size();
            const auto opened = Session::open(path);
            QVERIFY(opened);
            QCOMPARE(opened->events().size(), recorded);
        }
        QVERIFY(session->writeNote(entryA, u"there is room again"_s, actor));
        const auto again = Session::open(path);
        QVERIFY(again);
        QCOMPARE(again->events().size(), recorded + 1);
        QVERIFY(Verification::ofFile(path)->deviations.empty());
    }

    void whereNothingCanBeWritten_data()
    {
        QTest::addColumn<bool>("folderToo");
        QTest::newRow("file") << false;
        QTest::newRow("file and folder") << true;
    }

    void whereNothingCanBeWritten()
    {
        QFETCH(bool, folderToo);
        const QString folder = m_folder.filePath(folderToo ? u"closed"_s : u"open"_s);
        QVERIFY(QDir().mkpath(folder));
        const QString path = folder + u"/a.mxreview"_s;
        {
            auto session = Session::create(path, test::sampleAnalysis(), actor);
            QVERIFY(session && session->decide(test::sampleDecision(entryA), actor));
        }
        const auto readable = QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther;
        const auto passable = QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther;
        const auto writable = QFile::WriteOwner | QFile::WriteGroup | QFile::WriteOther;
        QVERIFY(QFile::setPermissions(m_folder.path(), readable | passable | QFile::WriteOwner));
        QVERIFY(QFile::setPermissions(path, readable));
        QVERIFY(QFile::setPermissions(folder, folderToo ? readable | passable : readable | passable | writable));
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {u"--nobody"_s, path});
        QVERIFY(child.waitForFinished(20'000));
        const QByteArray said = child.readAllStandardOutput();
        QVERIFY(QFile::setPermissions(folder, readable | passable | writable));
        if (child.exitStatus() == QProcess::CrashExit || child.exitCode() == 3 ||
            child.error() == QProcess::FailedToStart)
            QSKIP("this program cannot run as somebody else here");
        QVERIFY2(child.exitCode() == 0, said.constData());
        QVERIFY2(said.startsWith("2 events; ") && said.contains("reading only"), said.constData());
        QCOMPARE(QDir(folder).entryList(QDir::Files), QStringList{u"a.mxreview"_s});
    }
};

int main(int argc, char *argv[])
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == u"--nobody")
        return reviewAsNobody(arguments[2]);
    TestNoSpace test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_nospace.moc"

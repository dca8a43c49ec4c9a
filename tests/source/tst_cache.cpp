// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/CacheFolder.h"
#include "models/source/OutlineCache.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QtTest>

#include <thread>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::source;

namespace {

constexpr CacheFolder::Kind Things{"things"_L1, 3};
constexpr qint64 Large = 1 << 30;

QString nameOf(int number)
{
    return QString::fromLatin1(QCryptographicHash::hash(QByteArray::number(number), QCryptographicHash::Sha1).toHex());
}

/// Bytes that say which number they are for; some pack well, some do not.
QByteArray contentOf(int number)
{
    QRandomGenerator random{quint32(number)};
    QByteArray bytes = QByteArray::number(number);
    const int size = 100 + number % 7 * 5000;
    while (bytes.size() < size)
        bytes.append(number % 2 ? char(random.generate()) : 'a');
    return bytes;
}

QStringList filesBelow(const QString &folder)
{
    QStringList result;
    QDirIterator it(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (it.hasNext())
        result.append(it.next());
    result.sort();
    return result;
}

qint64 sizeBelow(const QString &folder)
{
    qint64 size = 0;
    for (const QString &file : filesBelow(folder))
        size += (QFileInfo(file).size() + 4095) / 4096 * 4096;
    return size;
}

QString pathOf(const QString &folder, int number, quint32 version = Things.version)
{
    const QString name = nameOf(number);
    return u"%1/things-v%2/%3/%4"_s.arg(folder).arg(version).arg(name.left(2), name.mid(2));
}

void setUsed(const QString &path, const QDateTime &when)
{
    QFile file(path);
    if (!file.open(QFile::ReadWrite) || !file.setFileTime(when, QFile::FileModificationTime))
        qFatal("cannot set the time of %s", qPrintable(path));
}

void put(const QString &path, const QByteArray &content)
{
    QDir().mkpath(path.section(u'/', 0, -2));
    QFile file(path);
    if (!file.open(QFile::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(path));
}

/// What one of several processes does to a folder that they share. The number of wrong answers.
int hammer(const QString &folder, quint32 seed, int rounds)
{
    QRandomGenerator random(seed);
    int wrong = 0;
    for (int round = 0; round < rounds; ++round) {
        const CacheFolder cache(folder, 400'000, {Things});
        for (int i = 0; i < 40; ++i) {
            const int number = int(random.bounded(60));
            const std::optional<QByteArray> found = cache.read(Things, nameOf(number));
            if (found && *found != contentOf(number))
                ++wrong;
            if (!found)
                cache.write(Things, nameOf(number), contentOf(number));
        }
    }
    return wrong;
}

} // namespace

class CacheTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void roundTrip();
    void damage();
    void versions();
    void leastRecentlyUsedGo();
    void usedFilesAreTouched();
    void abandonedFilesGo();
    void nothingElseIsTouched();
    void accountIsShared();
    void severalProcesses();
    void severalThreads();
};

void CacheTest::roundTrip()
{
    QTemporaryDir folder;
    for (const CacheFolder::Packing packing : {CacheFolder::Packing::Small, CacheFolder::Packing::None}) {
        const CacheFolder cache(folder.path(), Large, {Things});
        for (int number = 0; number < 20; ++number) {
            cache.write(Things, nameOf(number), contentOf(number), packing);
            QCOMPARE(cache.read(Things, nameOf(number)), std::optional(contentOf(number)));
        }
        QVERIFY(!cache.read(Things, nameOf(100)));
    }
    const CacheFolder none(QString(), Large, {Things});
    none.write(Things, nameOf(1), "a");
    QVERIFY(!none.read(Things, nameOf(1)));
}

void CacheTest::damage()
{
    QTemporaryDir folder;
    const CacheFolder cache(folder.path(), Large, {Things});
    const QByteArray content("twenty-one bytes here");
    cache.write(Things, nameOf(1), content);
    QFile file(pathOf(folder.path(), 1));
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray good = file.readAll();
    file.close();
    for (qsizetype i = 0; i < good.size(); ++i) {
        for (int bit = 0; bit < 8; ++bit) {
            QByteArray bad = good;
            bad[i] = char(bad[i] ^ (1 << bit));
            put(file.fileName(), bad);
            QVERIFY2(!cache.read(Things, nameOf(1)), qPrintable(QString::number(i)));
        }
        put(file.fileName(), good.left(i));
        QVERIFY(!cache.read(Things, nameOf(1)));
    }
    for (const QByteArray &more : {QByteArray("a"), QByteArray(1, '\0'), QByteArray(8, '\0')}) {
        put(file.fileName(), good + more);
        QVERIFY(!cache.read(Things, nameOf(1)));
    }
    put(file.fileName(), good);
    QCOMPARE(cache.read(Things, nameOf(1)), std::optional(content));
}

void CacheTest::versions()
{
    QTemporaryDir folder;
    const QString old = pathOf(folder.path(), 1, 2);
    const QString newer = pathOf(folder.path(), 1, 4);
    put(old, "old");
    put(newer, "newer");
    {
        const CacheFolder cache(folder.path(), Large, {Things});
        QVERIFY(!cache.read(Things, nameOf(1)));
        cache.write(Things, nameOf(2), "a");
    }
    QVERIFY(!QFile::exists(old));
    QVERIFY(!QDir(folder.filePath(u"things-v2"_s)).exists());
    QVERIFY(QFile::exists(newer));
    QVERIFY(QFile::exists(pathOf(folder.path(), 2)));
}

void CacheTest::leastRecentlyUsedGo()
{
    QTemporaryDir folder;
    const QDateTime now = QDateTime::currentDateTime();
    {
        const CacheFolder cache(folder.path(), Large, {Things});
        for (int number = 0; number < 50; ++number) {
            cache.write(Things, nameOf(number), QByteArray(3000, 'a'));
            setUsed(pathOf(folder.path(), number), now.addSecs(-3600 * (1 + number)));
        }
    }
    QCOMPARE(filesBelow(folder.filePath(u"things-v3"_s)).size(), 50);
    {
        const CacheFolder cache(folder.path(), 100'000, {Things});
        cache.write(Things, nameOf(1000), QByteArray(3000, 'a'));
    }
    const CacheFolder cache(folder.path(), 100'000, {Things});
    QVERIFY(sizeBelow(folder.path()) <= 100'000);
    QVERIFY(cache.read(Things, nameOf(1000)) && cache.read(Things, nameOf(0)) && cache.read(Things, nameOf(15)));
    QVERIFY(!cache.read(Things, nameOf(49)) && !cache.read(Things, nameOf(30)));
}

void CacheTest::usedFilesAreTouched()
{
    QTemporaryDir folder;
    const CacheFolder cache(folder.path(), Large, {Things});
    cache.write(Things, nameOf(1), "a");
    const QString path = pathOf(folder.path(), 1);
    const QDateTime now = QDateTime::currentDateTime();
    // At most once a day.
    for (const auto &[hours, touched] : {std::pair(2, false), {30, true}}) {
        const QDateTime before = now.addSecs(-3600 * hours);
        setUsed(path, before);
        QVERIFY(cache.read(Things, nameOf(1)));
        const qint64 moved = qAbs(before.secsTo(QFileInfo(path).lastModified()));
        QCOMPARE(moved > 60, touched);
    }
}

void CacheTest::abandonedFilesGo()
{
    QTemporaryDir folder;
    const QString stale = folder.filePath(u"things-v3/ab/.123-4"_s);
    const QString fresh = folder.filePath(u"things-v3/ab/.123-5"_s);
    put(stale, "x");
    put(fresh, "x");
    setUsed(stale, QDateTime::currentDateTime().addSecs(-2 * 3600));
    {
        const CacheFolder cache(folder.path(), Large, {Things});
        cache.write(Things, nameOf(1), "a");
    }
    QVERIFY(!QFile::exists(stale));
    QVERIFY(QFile::exists(fresh));
}

void CacheTest::nothingElseIsTouched()
{
    QTemporaryDir folder;
    QTemporaryDir elsewhere;
    const QStringList others{folder.filePath(u"letter.txt"_s),
                             folder.filePath(u"things-v2/notes"_s),
                             folder.filePath(u"things-v2/ab/notes"_s),
                             folder.filePath(u"things-vx/ab/"_s + nameOf(1)),
                             folder.filePath(u"other-v1/ab/"_s + nameOf(1)),
                             elsewhere.filePath(u"ab/"_s + nameOf(1).mid(2))};
    for (const QString &path : others)
        put(path, QByteArray(100'000, 'x'));
    QVERIFY(QFile::link(elsewhere.path(), folder.filePath(u"things-v1"_s)));
    {
        const CacheFolder cache(folder.path(), 20'000, {Things});
        cache.write(Things, nameOf(2), QByteArray(3000, 'a'));
    }
    for (const QString &path : others)
        QVERIFY2(QFile::exists(path), qPrintable(path));
    QVERIFY(QFile::exists(pathOf(folder.path(), 2)));
}

/// Many short runs that each write little still end at the limit.
void CacheTest::accountIsShared()
{
    QTemporaryDir folder;
    for (int number = 0; number < 100; ++number) {
        const CacheFolder cache(folder.path(), 100'000, {Things});
        cache.write(Things, nameOf(number), QByteArray(3000, 'a'));
    }
    QVERIFY(sizeBelow(folder.path()) <= 100'000 + 2 * 4096);
    const CacheFolder cache(folder.path(), 100'000, {Things});
    QVERIFY(cache.read(Things, nameOf(99)));
    // A senseless account is made anew.
    put(folder.filePath(u"account"_s), "nonsense");
    {
        const CacheFolder other(folder.path(), 20'000, {Things});
        other.write(Things, nameOf(200), "a");
    }
    QVERIFY(sizeBelow(folder.filePath(u"things-v3"_s)) <= 20'000);
}

void CacheTest::severalProcesses()
{
    QTemporaryDir folder;
    std::vector<std::unique_ptr<QProcess>> others;
    for (int i = 0; i < 3; ++i) {
        others.push_back(std::make_unique<QProcess>());
        others.back()->start(QCoreApplication::applicationFilePath(),
                             {u"--hammer"_s, folder.path(), QString::number(i)});
    }
    QCOMPARE(hammer(folder.path(), 77, 12), 0);
    for (const auto &other : others) {
        QVERIFY(other->waitForFinished(60'000));
        QCOMPARE(other->exitStatus(), QProcess::NormalExit);
        QCOMPARE(other->exitCode(), 0);
    }
    // One last writer settles what the others left to each other.
    QFile::remove(folder.filePath(u"account"_s));
    CacheFolder(folder.path(), 400'000, {Things}).write(Things, nameOf(999), "last");
    QVERIFY2(sizeBelow(folder.path()) <= 400'000 + 40'960, qPrintable(QString::number(sizeBelow(folder.path()))));
    for (const QString &file : filesBelow(folder.path()))
        QVERIFY2(!file.section(u'/', -1).startsWith(u'.'), qPrintable(file));
}

void CacheTest::severalThreads()
{
    QTemporaryDir folder;
    std::atomic<int> wrong = 0;
    {
        std::vector<std::jthread> threads;
        for (quint32 i = 0; i < 4; ++i)
            threads.emplace_back([&, i] { wrong += hammer(folder.path(), i, 5); });
    }
    QCOMPARE(wrong.load(), 0);
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--hammer"_L1)
        return hammer(arguments.value(2), arguments.value(3).toUInt(), 12);
    CacheTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_cache.moc"

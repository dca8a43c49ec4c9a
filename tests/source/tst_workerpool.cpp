// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/source/SourceFixture.h"

#include <QJsonDocument>

#include <semaphore>
#include <set>
#include <thread>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::source;
using namespace mxw::tests;
using namespace std::chrono_literals;

class WorkerPoolTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void faults_data();
    void faults();
    void encodings_data();
    void encodings();
    void hostile_data();
    void hostile();
    void manyJobs();
    void runsShareWorkers();
    void samePathOneByOne();
    void notPresent();
    void dyingWorker();
    void crashSparesOthers();
    void hangingWorker();
    void cancellation();
    void missingProgram();
    void entryPoints_data();
    void entryPoints();
    void faultyEntryPoints();

private:
    QString script(const QByteArray &text);
    QTemporaryDir m_folder;
};

/// A program that stands in for the worker.
QString WorkerPoolTest::script(const QByteArray &text)
{
    const QString path = m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction()) + ".sh"_L1);
    QFile file(path);
    if (!file.open(QFile::WriteOnly))
        qFatal("cannot write the script");
    file.write("#!/bin/sh\n" + text);
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return path;
}

void WorkerPoolTest::faults_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<int>("line");
    QTest::addColumn<bool>("conflict");
    QTest::newRow("syntax") << QByteArray("a = 1\ndef f(:\n") << 2 << false;
    QTest::newRow("indentation") << QByteArray("if x:\npass\n") << 2 << false;
    QTest::newRow("conflict") << QByteArray("a = 1\nb = 2\n<<<<<<< HEAD\nc = 1\n=======\nc = 2\n>>>>>>> other\n") << 3
                              << true;
    QTest::newRow("conflict remainder") << QByteArray("a = 1\n=======\nb = 2\n") << 2 << true;
    QTest::newRow("null bytes") << QByteArray("a = 1\n\0b", 8) << 0 << false;
    QTest::newRow("unknown encoding") << QByteArray("# coding: nonsense\na = 1\n") << 0 << false;
    QTest::newRow("not UTF-8") << QByteArray("a = '\xff'\n") << 1 << false;
}

void WorkerPoolTest::faults()
{
    QFETCH(QByteArray, source);
    QFETCH(int, line);
    QFETCH(bool, conflict);
    const Outline outline = outlineOf(source);
    QVERIFY(outline.fault);
    QVERIFY(!outline.fault->message.isEmpty());
    if (line > 0)
        QCOMPARE(outline.fault->line, line);
    QCOMPARE(outline.fault->conflictMarkers, conflict);
    QVERIFY(outline.lineCount > 0);
    QVERIFY(outline.assignments.empty());
}

void WorkerPoolTest::encodings_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("value");
    QTest::newRow("UTF-8") << QByteArray("v = '\xc3\xa4', 0x1\n") << u"('ä', 0x1)"_s;
    QTest::newRow("byte-order mark") << QByteArray("\xef\xbb\xbfv = 'a', 0x1\n") << u"('a', 0x1)"_s;
    QTest::newRow("latin-1 cookie") << QByteArray("# -*- coding: latin-1 -*-\nv = '\xe4', 0x1\n") << u"('ä', 0x1)"_s;
    QTest::newRow("cookie on line 2") << QByteArray("#!/usr/bin/python\n# vim: fileencoding=cp1252\nv = '\x80', 0x1\n")
                                      << u"('€', 0x1)"_s;
}

void WorkerPoolTest::encodings()
{
    QFETCH(QByteArray, source);
    QFETCH(QString, value);
    const Outline outline = outlineOf(source);
    QVERIFY2(!outline.fault, outline.fault ? qPrintable(outline.fault->message) : "");
    QCOMPARE(outline.assignments[0].value.toString(), value);
}

void WorkerPoolTest::hostile_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::newRow("brackets") << QByteArray(100'000, '(');
    QTest::newRow("closed brackets") << QByteArray("x = " + QByteArray(150, '[') + QByteArray(150, ']') + "\n");
    QTest::newRow("sum") << "x = 1" + QByteArray(" + 1").repeated(200'000);
    QTest::newRow("attributes") << "x = a" + QByteArray(".b").repeated(200'000);
    QTest::newRow("unary") << "x = " + QByteArray("-").repeated(200'000) + "1";
    QTest::newRow("not") << "x = " + QByteArray("not ").repeated(100'000) + "1";
    QTest::newRow("elif") << "if a: pass\n" + QByteArray("elif a: pass\n").repeated(20'000);
    QTest::newRow("lambda") << "x = " + QByteArray("lambda: ").repeated(50'000) + "1";
    QTest::newRow("number") << "x = 0x" + QByteArray("f").repeated(100'000);
    QByteArray nested;
    for (int i = 0; i < 99; ++i)
        nested += QByteArray(i, ' ') + "def f():\n";
    QTest::newRow("functions") << nested + QByteArray(99, ' ') + "pass\n";
}

/// Whatever the source does to the parser, there is an answer and the next file is read as ever.
void WorkerPoolTest::hostile()
{
    QFETCH(QByteArray, source);
    WorkerPool::Options options;
    options.processes = 1;
    WorkerPool pool(options);
    const auto outcome = parse(pool, source);
    if (!outcome)
        QCOMPARE(outcome.error().kind, Error::Kind::Crashed);
    const auto next = parse(pool, "a = 1\n");
    QVERIFY(next);
    QCOMPARE(next->outline.assignments.size(), size_t(1));
}

void WorkerPoolTest::manyJobs()
{
    WorkerPool::Options options;
    options.processes = 3;
    WorkerPool pool(options);
    std::vector<ParseJob> jobs;
    for (int i = 0; i < 200; ++i)
        jobs.push_back({ParseJob::What::Outline, QString::number(i),
                        [i] { return std::optional("x = " + QByteArray::number(i) + "\n"); }});
    std::atomic<int> inside = 0;
    std::set<size_t> seen;
    for (int round = 0; round < 2; ++round) {
        seen.clear();
        pool.run(jobs, [&](size_t index, Result<ParseOutcome> outcome) {
            QCOMPARE(++inside, 1);
            QVERIFY(outcome);
            QCOMPARE(outcome->outline.assignments[0].value.text, QString::number(index));
            seen.insert(index);
            --inside;
        });
        QCOMPARE(seen.size(), size_t(200));
    }
}

/// A run that takes long does not keep another one waiting.
void WorkerPoolTest::runsShareWorkers()
{
    WorkerPool::Options options;
    options.processes = 2;
    WorkerPool pool(options);
    std::binary_semaphore begun(0);
    std::binary_semaphore otherDone(0);
    bool inTime = false;
    std::jthread slow([&] {
        std::vector<ParseJob> jobs{{ParseJob::What::Outline, u"slow.py"_s, [&] {
                                        begun.release();
                                        inTime = otherDone.try_acquire_for(20s);
                                        return std::optional<QByteArray>("a = 1\n");
                                    }}};
        pool.run(std::move(jobs), [](size_t, Result<ParseOutcome>) {});
    });
    begun.acquire();
    bool parsed = false;
    pool.run({{ParseJob::What::Outline, u"quick.py"_s, [] { return std::optional<QByteArray>("b = 1\n"); }}},
             [&](size_t, Result<ParseOutcome> outcome) { parsed = outcome.has_value(); });
    otherDone.release();
    slow.join();
    QVERIFY(parsed);
    QVERIFY(inTime);
}

/// Whoever asks for a file that another run is at gets its turn when that one was told the outcome.
void WorkerPoolTest::samePathOneByOne()
{
    WorkerPool::Options options;
    options.processes = 2;
    WorkerPool pool(options);
    std::atomic<bool> known = false;
    std::atomic<int> parsed = 0;
    const auto ask = [&] {
        std::vector<ParseJob> jobs;
        jobs.push_back({ParseJob::What::Outline, u"same.py"_s, [&]() -> std::optional<QByteArray> {
                            if (known)
                                return std::nullopt;
                            ++parsed;
                            std::this_thread::sleep_for(50ms);
                            return "a = 1\n";
                        }});
        pool.run(std::move(jobs), [&](size_t, Result<ParseOutcome>) { known = true; });
    };
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back(ask);
    }
    QCOMPARE(parsed.load(), 1);
}

void WorkerPoolTest::notPresent()
{
    WorkerPool pool;
    bool called = false;
    pool.run({{ParseJob::What::Outline, u"gone.py"_s, [] { return std::optional<QByteArray>(); }}},
             [&](size_t, Result<ParseOutcome> outcome) {
                 called = true;
                 QVERIFY(!outcome);
                 QCOMPARE(outcome.error().kind, Error::Kind::NotPresent);
                 QVERIFY(outcome.error().what.contains("gone.py"_L1));
             });
    QVERIFY(called);
}

void WorkerPoolTest::dyingWorker()
{
    WorkerPool::Options options;
    options.program = script("exit 1\n");
    options.processes = 1;
    WorkerPool pool(options);
    for (int i = 0; i < 3; ++i) {
        const auto outcome = parse(pool, QByteArray(1'000'000, '#'));
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, Error::Kind::Crashed);
    }
}

void WorkerPoolTest::crashSparesOthers()
{
#if defined(__SANITIZE_ADDRESS__)
    QSKIP("The address sanitizer needs more address space than a worker may have.");
#endif
    // Address space for the interpreter, not for 16 million numbers.
    WorkerPool::Options options;
    options.processes = 1;
    options.memoryLimit = 200 * 1024 * 1024;
    WorkerPool pool(options);
    const QByteArray huge = "x = [" + QByteArray("1,").repeated(2'000'000) + "]\n";
    int answered = 0;
    std::vector<ParseJob> jobs;
    for (const QByteArray &content : {QByteArray("a = 1\n"), huge, QByteArray("b = 2\n")})
        jobs.push_back({ParseJob::What::Outline, u"f.py"_s, [content] { return std::optional(content); }});
    pool.run(jobs, [&](size_t index, Result<ParseOutcome> outcome) {
        ++answered;
        if (index == 1)
            QVERIFY(!outcome || outcome->outline.fault);
        else
            QVERIFY(outcome && outcome->outline.assignments.size() == 1);
    });
    QCOMPARE(answered, 3);
}

void WorkerPoolTest::hangingWorker()
{
    WorkerPool::Options options;
    options.program = script("exec sleep 60\n");
    options.processes = 1;
    options.timeout = 200ms;
    WorkerPool pool(options);
    QElapsedTimer timer;
    timer.start();
    const auto outcome = parse(pool, "a = 1\n");
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().kind, Error::Kind::Crashed);
    QVERIFY(outcome.error().what.contains("0.2"_L1));
    QVERIFY(timer.elapsed() >= 200 && timer.elapsed() < 5000);
}

void WorkerPoolTest::cancellation()
{
    WorkerPool::Options options;
    options.program = script("exec sleep 60\n");
    options.processes = 2;
    WorkerPool pool(options);
    std::stop_source source;
    std::vector<ParseJob> jobs(
        20, {ParseJob::What::Outline, u"f.py"_s, [] { return std::optional(QByteArray("a = 1\n")); }});
    QElapsedTimer sinceStop;
    const std::jthread stopper([&] {
        std::this_thread::sleep_for(150ms);
        sinceStop.start();
        source.request_stop();
    });
    int cancelled = 0;
    pool.run(
        jobs,
        [&](size_t, Result<ParseOutcome> outcome) {
            cancelled += !outcome && outcome.error().kind == Error::Kind::Cancelled ? 1 : 0;
        },
        source.get_token());
    QCOMPARE(cancelled, 20);
    QVERIFY2(sinceStop.elapsed() < 200, qPrintable(QString::number(sinceStop.elapsed())));
}

void WorkerPoolTest::missingProgram()
{
    WorkerPool::Options options;
    options.program = m_folder.filePath(u"none"_s);
    WorkerPool pool(options);
    const auto outcome = parse(pool, "a = 1\n");
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().kind, Error::Kind::Crashed);
}

void WorkerPoolTest::entryPoints_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("pyproject")
        << u"sub/pyproject.toml"_s
        << QByteArray("[project]\nname = 'p'\n[project.scripts]\nrun = 'p:main'\n"
                      "[project.entry-points.\"x.plugins\"]\none = \"p:register\"\ntwo = 'p.sub:f [extra]'\n");
    QTest::newRow("setup.cfg")
        << u"setup.cfg"_s
        << QByteArray(
               "[metadata]\nname = p\n[options.entry_points]\nx.plugins =\n    one = p:register\n    two=p.sub:f\n"
               "console_scripts =\n    run = p:main\n");
    QTest::newRow("setup.py") << u"setup.py"_s
                              << QByteArray("from setuptools import setup\nimport evil\nsetup(name='p', "
                                            "entry_points={\n  'x.plugins': ['one = p:register', 'two=p.sub:f'],\n"
                                            "  'console_scripts': ['run = p:main']})\n");
    QTest::newRow("setup.py, dict")
        << u"setup.py"_s
        << QByteArray("import setuptools\nENTRIES = {'x.plugins': {'one': 'p:register', 'two': 'p.sub:f'}}\n"
                      "if __name__ == '__main__':\n    setuptools.setup(entry_points=ENTRIES)\n");
    QTest::newRow("setup.py, text") << u"setup.py"_s
                                    << QByteArray(
                                           "from setuptools import setup\nsetup(entry_points='''\n[x.plugins]\none = "
                                           "p:register\ntwo = p.sub:f\n''')\n");
}

void WorkerPoolTest::entryPoints()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, content);
    WorkerPool pool;
    const auto outcome = parse(pool, content, ParseJob::What::EntryPoints, file);
    QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().detail));
    QCOMPARE(QJsonDocument(outcome->entryPoints).toJson(QJsonDocument::Compact),
             QByteArray(R"({"x.plugins":{"one":"p:register","two":"p.sub:f"}})"));
}

void WorkerPoolTest::faultyEntryPoints()
{
    WorkerPool pool;
    for (const QString &file : {u"pyproject.toml"_s, u"setup.cfg"_s, u"setup.py"_s}) {
        const auto outcome = parse(pool, "[[[ = \n", ParseJob::What::EntryPoints, file);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, Error::Kind::Invalid);
        QVERIFY(!outcome.error().detail.isEmpty());
    }
    const auto none = parse(pool, "[tool.x]\na = 1\n", ParseJob::What::EntryPoints, u"pyproject.toml"_s);
    QVERIFY(none && none->entryPoints.isEmpty());
}

MXW_SOURCE_TEST_MAIN(WorkerPoolTest)
#include "tst_workerpool.moc"

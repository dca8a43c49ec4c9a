// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/source/SourceFixture.h"
#include "tests/support/PythonSources.h"

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::source;
using namespace mxw::tests;

/// Whatever the source: there is an answer, and it holds together.
class AnySourceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void library();
    void packages();
    void mutations();
    void brokenSources();
    void scopes();
    void hostile_data();
    void hostile();

private:
    struct Counts
    {
        int parsed = 0;
        int faults = 0;
    };
    Counts readAll(const std::vector<QByteArray> &sources, const QStringList &names);
    static QString contradiction(const ParseOutcome &outcome);
    WorkerPool m_pool;
};

namespace {

QString placeFault(const Outline &outline, const Usage &usage, const UsePlace &place)
{
    if (place.scope < ModuleScope || place.scope >= int(outline.definitions.size()))
        return u"no definition %1"_s.arg(place.scope);
    if (place.conditions < 0 || size_t(place.conditions) >= usage.conditions.size())
        return u"no condition %1"_s.arg(place.conditions);
    if (place.line < 1 || place.line > outline.lineCount + 1)
        return u"no line %1"_s.arg(place.line);
    if (place.scope == ModuleScope)
        return {};
    const Definition &around = outline.definitions[size_t(place.scope)];
    const bool inside = place.line >= around.line && place.line <= around.endLine;
    return inside ? QString() : u"line %1 is not in %2"_s.arg(place.line).arg(around.qualifiedName);
}

template <typename T> QString placesFault(const Outline &outline, const Usage &usage, const std::vector<T> &uses)
{
    for (const T &use : uses) {
        const QString fault = placeFault(outline, usage, use.place);
        if (!fault.isEmpty())
            return fault;
    }
    return {};
}

} // namespace

/// What of an answer cannot be true; empty when all can.
QString AnySourceTest::contradiction(const ParseOutcome &outcome)
{
    const Outline &outline = outcome.outline;
    if (outline.fault)
        return outcome.usage || !outline.definitions.empty() ? u"a faulty file has content"_s : QString();
    if (!outcome.usage)
        return u"no usage"_s;
    const Usage &usage = *outcome.usage;
    for (const QString &fault :
         {placesFault(outline, usage, usage.freeNames), placesFault(outline, usage, usage.attributes),
          placesFault(outline, usage, usage.calls), placesFault(outline, usage, usage.stores)}) {
        if (!fault.isEmpty())
            return fault;
    }
    for (const LocalName &local : usage.locals) {
        if (local.scope < 0 || local.scope >= int(outline.definitions.size()) ||
            outline.definitions[size_t(local.scope)].isClass())
            return u"%1 is local to no function"_s.arg(local.name);
        if (usage.local(local.scope, local.name) != &local)
            return u"%1 is not found"_s.arg(local.name);
    }
    return {};
}

AnySourceTest::Counts AnySourceTest::readAll(const std::vector<QByteArray> &sources, const QStringList &names)
{
    std::vector<ParseJob> jobs;
    for (size_t i = 0; i < sources.size(); ++i)
        jobs.push_back(
            {ParseJob::What::Usage, names.value(qsizetype(i)), [&sources, i] { return std::optional(sources[i]); }});
    Counts counts;
    QStringList faults; // of a test can only be told to it by its own thread
    m_pool.run(std::move(jobs), [&](size_t index, Result<ParseOutcome> outcome) {
        const QString fault = outcome ? contradiction(*outcome) : outcome.error().what;
        if (!fault.isEmpty())
            faults.append(names.at(qsizetype(index)) + ": "_L1 + fault);
        else
            ++(outcome->outline.fault ? counts.faults : counts.parsed);
    });
    if (!faults.isEmpty())
        QTest::qFail(qPrintable(faults.join(u'\n')), __FILE__, __LINE__);
    return counts;
}

void AnySourceTest::library()
{
    const QStringList files = standardLibrary();
    if (files.isEmpty())
        QSKIP("no Python is installed");
    std::vector<QByteArray> sources;
    for (const QString &file : files)
        sources.push_back(contentOf(file));
    const Counts counts = readAll(sources, files);
    QCOMPARE(counts.parsed + counts.faults, int(files.size()));
    QVERIFY(counts.faults * 50 < counts.parsed); // those that test parsers
}

void AnySourceTest::packages()
{
    const QStringList files = sitePackages(600);
    if (files.isEmpty())
        QSKIP("no packages are installed");
    std::vector<QByteArray> sources;
    for (const QString &file : files)
        sources.push_back(contentOf(file));
    const Counts counts = readAll(sources, files);
    QCOMPARE(counts.parsed + counts.faults, int(files.size()));
}

void AnySourceTest::mutations()
{
    QRandomGenerator random(20261129);
    const QStringList files = standardLibrary();
    std::vector<QByteArray> sources;
    QStringList names;
    for (int i = 0; i < 600; ++i) {
        const QByteArray whole = files.isEmpty() || i % 4 == 0
                                     ? generatedProgram(random)
                                     : contentOf(files.at(qsizetype(random.bounded(quint32(files.size())))));
        sources.push_back(mutated(whole.left(40'000), random));
        names.append(u"mutation %1"_s.arg(i));
    }
    const Counts counts = readAll(sources, names);
    QCOMPARE(counts.parsed + counts.faults, 600);
    QVERIFY(counts.faults > 100 && counts.parsed > 50);
}

void AnySourceTest::brokenSources()
{
    QRandomGenerator random(77);
    std::vector<QByteArray> sources;
    QStringList names;
    for (int i = 0; i < 20 * brokenForms; ++i) {
        sources.push_back(broken(generatedProgram(random), i));
        names.append(u"form %1"_s.arg(i % brokenForms));
    }
    const Counts counts = readAll(sources, names);
    QCOMPARE(counts.faults, int(sources.size()));
}

/// Both readers count definitions alike, and every use is placed in the right one.
void AnySourceTest::scopes()
{
    QRandomGenerator random(1);
    int reads = 0;
    for (int i = 0; i < 150; ++i) {
        const QByteArray source = generatedProgram(random);
        const Result<ParseOutcome> outcome = parse(m_pool, source, ParseJob::What::Usage);
        QVERIFY(outcome);
        QVERIFY2(!outcome->outline.fault, source.constData());
        QVERIFY2(contradiction(*outcome).isEmpty(), source.constData());
        for (const NameRead &read : outcome->usage->freeNames) {
            if (!read.name.startsWith("scope_"_L1))
                continue;
            const QString scope = read.name.mid(6);
            QVERIFY2(read.place.scope == (scope == "module"_L1 ? ModuleScope : scope.toInt()), source.constData());
            if (read.place.scope != ModuleScope)
                QCOMPARE(outcome->outline.definitions[size_t(read.place.scope)].name.mid(1), scope);
            ++reads;
        }
    }
    QVERIFY(reads > 2000);
}

void AnySourceTest::hostile_data()
{
    QTest::addColumn<QByteArray>("source");
    const auto times = [](const char *text, int count) { return QByteArray(text).repeated(count); };
    QTest::newRow("brackets") << QByteArray(100'000, '(');
    QTest::newRow("closed brackets") << "x = " + times("[", 150) + times("]", 150) + '\n';
    QTest::newRow("sum") << "x = 1" + times(" + a.b", 3000) + '\n';
    QTest::newRow("and") << "x = a" + times(" and a.b", 20'000) + '\n';
    QTest::newRow("attributes") << "x = a" + times(".b", 2500) + '\n';
    QTest::newRow("method chain") << "x = a" + times(".b(c)", 900) + '\n';
    QTest::newRow("nested calls") << "x = " + times("f(", 90) + times(")", 90) + '\n';
    QTest::newRow("wide nested calls") << "x = " + times("f(a, b, c, g(d), ", 60) + "0" + times(")", 60) + '\n';
    QTest::newRow("conditional") << "x = " + times("a if b else ", 2000) + "c\n";
    QTest::newRow("lambda") << "x = " + times("lambda: ", 2000) + "1\n";
    QTest::newRow("elif") << "if a: pass\n" + times("elif a: b.c\n", 2000);
    QTest::newRow("returns") << "def f():\n" + times("    if a: return b\n", 20'000);
    QTest::newRow("statements") << times("a.b = c(d)\n", 100'000);
    QTest::newRow("names") << "def f():\n    return " + times("abc, ", 100'000) + '\n';
    QTest::newRow("comprehension") << "x = [1" + times(" for i in a if i", 500) + "]\n";
    QTest::newRow("literal") << "x = '" + QByteArray(5'000'000, 'a') + "'\n";
    QTest::newRow("number") << "x = 0x" + QByteArray(100'000, 'f') + '\n';
    QTest::newRow("decimal number") << "x = " + QByteArray(100'000, '7') + '\n';
    QTest::newRow("table") << "x = [" + times("f(1), ", 100'000) + "]\n";
    QTest::newRow("line") << "x = 1;" + times("y = f(x);", 50'000) + '\n';
    QTest::newRow("null bytes") << QByteArray("a = b.c\n\0\n", 10);
    QTest::newRow("all bytes") << [] {
        QByteArray bytes;
        for (int i = 0; i < 256; ++i)
            bytes.append(char(i));
        return bytes;
    }();
    QTest::newRow("lone surrogates") << QByteArray("x = '\\ud800' + f('\\udfff').y\n'\xed\xa0\x80'\n");
    QTest::newRow("escaped surrogates") << QByteArray("x = f('\\ud800', k='\\udfff')\ny['\\ud800'].z = 1\n");
    QTest::newRow("bad encoding") << QByteArray("# coding: latin-1\nx = '\xe4'.y\n");
    QTest::newRow("utf-16") << QByteArray("\xff\xfe"
                                          "a\0=\0b\0",
                                          8);
    QTest::newRow("utf-7 cookie") << QByteArray("# coding: utf-7\nx = +AGE-\n");
    QTest::newRow("carriage returns") << QByteArray("def f():\r    return a.b\r\rx = f()\r");
    QTest::newRow("form feeds") << QByteArray("\f\nif a:\n\f    b.c\n");
    QTest::newRow("no newline") << QByteArray("x = a.b");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("declarations") << QByteArray(
        "nonlocal x\nglobal x\ndef f(x):\n    global x\n    nonlocal x, y\n    x = y\n");
    QTest::newRow("misplaced") << QByteArray("return a\nyield b\nbreak\ncontinue\nawait c\nclass C:\n    return d\n");
    QByteArray nested;
    for (int i = 0; i < 98; ++i)
        nested += QByteArray(i, ' ') + (i % 2 ? "class C:\n" : "def f(a=b.c):\n");
    QTest::newRow("definitions") << nested + QByteArray(98, ' ') + "d.e\n";
}

void AnySourceTest::hostile()
{
    QFETCH(QByteArray, source);
    const Result<ParseOutcome> outcome = parse(m_pool, source, ParseJob::What::Usage);
    QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().what));
    QCOMPARE(contradiction(*outcome), QString());
}

MXW_SOURCE_TEST_MAIN(AnySourceTest)
#include "tst_anysource.moc"

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CallBinding.h"
#include "tests/checks/ScanFixture.h"
#include "tests/source/SourceFixture.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QStandardPaths>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::tests;

class CallBindingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void table_data();
    void table();
    void agreesWithPython();
};

namespace {

checks::CallBinding bind(const source::Outline &outline, size_t index)
{
    return checks::bindCall(outline.definitions[index].signature, outline.calls[index].call);
}

/// Signatures and calls that Python can compile, the same ones for the same seed.
class CallGenerator
{
public:
    explicit CallGenerator(quint32 seed) : m_random(seed) {}

    QByteArray signature()
    {
        QStringList parts;
        qsizetype next = 0;
        const qsizetype positionalOnly = m_random.bounded(3);
        bool defaults = false;
        const auto name = [&] { return m_names.at(next++); };
        const qsizetype positional = positionalOnly + m_random.bounded(3);
        for (qsizetype i = 0; i < positional; ++i) {
            defaults = defaults || m_random.bounded(3) == 0;
            parts.append(name() + (defaults ? u"=0"_s : QString()));
            if (i + 1 == positionalOnly)
                parts.append(u"/"_s);
        }
        const bool more = m_random.bounded(4) == 0;
        const int keywordOnly = m_random.bounded(3);
        if (more || keywordOnly > 0)
            parts.append(more ? u"*args"_s : u"*"_s);
        for (int i = 0; i < keywordOnly; ++i)
            parts.append(name() + (m_random.bounded(2) == 0 ? u"=0"_s : QString()));
        if (m_random.bounded(4) == 0)
            parts.append(u"**kwargs"_s);
        return parts.join(u", "_s).toUtf8();
    }

    QByteArray arguments()
    {
        QStringList parts;
        for (int i = m_random.bounded(5); i > 0; --i)
            parts.append(m_random.bounded(8) == 0 ? u"*s"_s : u"0"_s);
        if (parts.count(u"*s"_s) > 1)
            parts.removeAll(u"*s"_s);
        QStringList names = m_names + QStringList{u"other"_s};
        for (int i = m_random.bounded(4); i > 0; --i)
            parts.append(names.takeAt(m_random.bounded(int(names.size()))) + u"=0"_s);
        if (m_random.bounded(6) == 0)
            parts.append(u"**k"_s);
        return parts.join(u", "_s).toUtf8();
    }

private:
    QRandomGenerator m_random;
    const QStringList m_names{u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s, u"f"_s};
};

/// Prints per call whether any content of `s` and `k` lets it through.
constexpr auto Judge = R"(
import itertools, sys
names = ["a", "b", "c", "d", "e", "f", "other"]
filled = [dict.fromkeys(n, 0) for r in range(len(names) + 1) for n in itertools.combinations(names, r)]
lines = sys.stdin.read().splitlines()
for definition, call in zip(lines[::2], lines[1::2]):
    scope = {}
    exec(definition, scope)
    code = compile(call, "call", "eval")
    fits = False
    for s in (range(7) if "*s" in call else [0]):
        for k in (filled if "**k" in call else [{}]):
            scope["s"], scope["k"] = [0] * s, k
            try:
                eval(code, scope)
            except TypeError:
                continue
            fits = True
            break
        if fits:
            break
    print(int(fits))
)";

} // namespace

void CallBindingTest::table_data()
{
    QTest::addColumn<QByteArray>("signature");
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QString>("faults");
    QTest::addColumn<bool>("unknown");
    const auto row = [](const char *name, const char *signature, const char *arguments, const char *faults,
                        bool unknown = false) {
        QTest::newRow(name) << QByteArray(signature) << QByteArray(arguments) << QString::fromUtf8(faults) << unknown;
    };
    row("fits", "a, b=1, *, c", "1, c=2", "");
    row("missing", "a, b, c=1", "1", "lacks the required argument b");
    row("missing by keyword only", "a, *, layer", "1", "lacks the required argument layer");
    row("too many", "a", "1, 2", "passes more arguments by position than are taken (2 for 1)");
    row("keyword only by position", "*, layer", "1, 2",
        "passes more arguments by position than are taken (2 for 0); lacks the required argument layer");
    row("several missing", "a, b, *, c", "1", "lacks the required arguments b, c");
    row("many missing", "a, b, c, d, e, f", "", "lacks the required arguments a, b, c and 3 more");
    row("several unexpected", "a", "1, x=1, y=2", "passes x=, y=, which are not taken");
    row("unexpected", "a", "1, skip=2", "passes skip=, which is not taken");
    row("twice", "a, b=1", "1, a=2", "passes a twice");
    row("position only", "a, /", "a=1",
        "passes a by keyword, which is taken by position only; lacks the required argument a");
    row("position only beside **", "a, /, **kw", "1, a=1", "");
    row("rest", "a, *args, **kwargs", "1, 2, 3, x=4", "");
    row("star may bring it", "a, b, c", "1, *rest", "", true);
    row("star is no help for keywords", "a, *, k", "1, *rest", "lacks the required argument k", true);
    row("star cannot pass a keyword", "a, b, c", "*rest, b=1", "lacks the required argument c", true);
    row("star adds to too many", "a, b", "1, *rest, 2, 3", "passes more arguments by position than are taken (3 for 2)",
        true);
    row("double star may bring it", "a, *, k", "**more", "", true);
    row("double star cannot give a position", "a, /", "**more", "lacks the required argument a", true);
    row("unexpected beside double star", "a", "x=1, **more", "passes x=, which is not taken", true);
}

void CallBindingTest::table()
{
    QFETCH(const QByteArray, signature);
    QFETCH(const QByteArray, arguments);
    const source::Outline outline = outlineOf("def function(" + signature + "): ...\nfunction(" + arguments + ")\n");
    QVERIFY(!outline.fault);
    const checks::CallBinding binding = bind(outline, 0);
    QTEST(binding.words().join(u"; "_s), "faults");
    QTEST(binding.unknown, "unknown");
}

/// A call has a fault exactly when Python refuses it whatever its `*` and `**` arguments hold.
void CallBindingTest::agreesWithPython()
{
    const QString python = QStandardPaths::findExecutable(u"python3"_s);
    if (python.isEmpty())
        QSKIP("There is no python3 to compare with.");
    CallGenerator generator(20260801);
    QByteArray source;
    constexpr size_t Count = 3000;
    for (size_t i = 0; i < Count; ++i)
        source += "def function(" + generator.signature() + "): pass\nfunction(" + generator.arguments() + ")\n";
    const source::Outline outline = outlineOf(source);
    QVERIFY2(!outline.fault, outline.fault ? qPrintable(outline.fault->message) : "");
    QCOMPARE(outline.calls.size(), Count);

    QProcess judge;
    judge.start(python, {u"-I"_s, u"-c"_s, QString::fromLatin1(Judge)});
    judge.write(source);
    judge.closeWriteChannel();
    QVERIFY(judge.waitForFinished(120'000));
    const QByteArrayList verdicts = judge.readAllStandardOutput().split('\n');
    QVERIFY2(size_t(verdicts.size()) == Count + 1, judge.readAllStandardError().constData());
    const QByteArrayList lines = source.split('\n');
    size_t refused = 0;
    for (size_t i = 0; i < Count; ++i) {
        const auto line = qsizetype(2 * i);
        const bool fits = verdicts.at(qsizetype(i)) == "1";
        QVERIFY2(bind(outline, i).fits() == fits, lines.sliced(line, 2).join(' ').constData());
        refused += fits ? 0 : 1;
    }
    QVERIFY2(refused > Count / 5 && refused < Count * 9 / 10, "the generated calls no longer tell the two apart");
}

MXW_WORKER_TEST_MAIN(CallBindingTest)
#include "tst_callbinding.moc"

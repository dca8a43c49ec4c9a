// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diff/ThreeWay.h"

#include "models/git/LibraryUse.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <random>

using namespace mxw;
using namespace mxw::diff;
using namespace Qt::StringLiterals;

namespace {

QByteArrayList linesOf(const QByteArray &text)
{
    QByteArrayList lines;
    for (qsizetype begin = 0; begin < text.size();) {
        const qsizetype found = text.indexOf('\n', begin);
        const qsizetype end = found < 0 ? text.size() : found + 1;
        lines.append(text.sliced(begin, end - begin));
        begin = end;
    }
    return lines;
}

/// The ranges of `class X:` and `def x():` lines by indentation, as an outline would give them.
std::vector<NamedRange> definitionsOf(const QByteArray &text)
{
    struct Open
    {
        size_t index;
        qsizetype indent;
    };
    std::vector<NamedRange> ranges;
    std::vector<Open> open;
    int end = 0;
    const QByteArrayList lines = linesOf(text);
    for (int i = 0; i < lines.size(); ++i) {
        const QByteArray body = lines[i].trimmed();
        if (body.isEmpty())
            continue;
        const qsizetype indent = lines[i].indexOf(body);
        while (!open.empty() && open.back().indent >= indent) {
            ranges[open.back().index].end = end;
            open.pop_back();
        }
        if (body.startsWith("class ") || body.startsWith("def ")) {
            QString name = QString::fromUtf8(body.sliced(body.indexOf(' ') + 1));
            name = name.left(std::ranges::find_if(name, [](QChar c) { return c == u'(' || c == u':'; }) - name.begin());
            if (!open.empty())
                name = ranges[open.back().index].name + u'.' + name;
            open.push_back({ranges.size(), indent});
            ranges.push_back({name, i, i + 1});
        }
        end = i + 1;
    }
    for (const Open &one : open)
        ranges[one.index].end = end;
    return ranges;
}

ThreeWayText textOf(const QByteArray &bytes)
{
    return {bytes, definitionsOf(bytes)};
}

ThreeWay compare(const QByteArray &base, const QByteArray &local, const QByteArray &target,
                 git::Whitespace whitespace = git::Whitespace::Exact)
{
    return threeWay(textOf(base), textOf(local), textOf(target), whitespace);
}

QByteArray cut(const QByteArrayList &lines, Slice slice)
{
    return lines.sliced(slice.begin, slice.end - slice.begin).join();
}

QByteArray normalised(QByteArray text, git::Whitespace whitespace)
{
    if (whitespace == git::Whitespace::Exact)
        return text;
    QByteArrayList lines = linesOf(text);
    for (QByteArray &line : lines) {
        if (whitespace == git::Whitespace::IgnoreAll)
            line.removeIf([](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; });
        while (!line.isEmpty() && QByteArray(" \t\r\n").contains(line.back()))
            line.chop(1);
        line += '\n';
    }
    return lines.join();
}

QString printed(Origin origin)
{
    switch (origin) {
    case Origin::Same:
        return u"="_s;
    case Origin::UpstreamNew:
        return u"upstream"_s;
    case Origin::Local:
        return u"local"_s;
    case Origin::Both:
        return u"both"_s;
    }
    return {};
}

/// Chunks that are not `Same` as text: "f upstream -a +b" with lines of local after -, of the target after +.
QStringList printed(const ThreeWay &result, const QByteArray &local, const QByteArray &target)
{
    QStringList printedChunks;
    for (const ThreeWayChunk &chunk : result.chunks) {
        if (chunk.origin == Origin::Same)
            continue;
        QString text = chunk.definition + u' ' + printed(chunk.origin);
        for (const QByteArray &line : linesOf(cut(linesOf(local), chunk.local)))
            text += u" -"_s + QString::fromUtf8(line.trimmed());
        for (const QByteArray &line : linesOf(cut(linesOf(target), chunk.target)))
            text += u" +"_s + QString::fromUtf8(line.trimmed());
        printedChunks.append(text.trimmed());
    }
    return printedChunks;
}

/// What a result breaks of its contract; empty when nothing.
QString brokenRule(const ThreeWay &result, const QByteArray &base, const QByteArray &local, const QByteArray &target,
                   git::Whitespace whitespace)
{
    const QByteArrayList baseLines = linesOf(base);
    const QByteArrayList localLines = linesOf(local);
    const QByteArrayList targetLines = linesOf(target);
    if (result.localLines.size() != size_t(localLines.size()) ||
        result.targetLines.size() != size_t(targetLines.size()))
        return u"a label per line"_s;
    std::vector<int> inTarget(size_t(targetLines.size()), 0);
    int next = 0;
    for (const ThreeWayChunk &chunk : result.chunks) {
        if (chunk.local.begin != next || chunk.local.end < chunk.local.begin)
            return u"local is not tiled at %1"_s.arg(next);
        next = chunk.local.end;
        if (chunk.target.begin < 0 || chunk.target.end < chunk.target.begin || chunk.target.end > targetLines.size())
            return u"a slice outside of the target"_s;
        if (chunk.base.begin < 0 || chunk.base.end < chunk.base.begin || chunk.base.end > baseLines.size())
            return u"a slice outside of base"_s;
        for (int i = chunk.target.begin; i < chunk.target.end; ++i) {
            ++inTarget[size_t(i)];
            if (result.targetLines[size_t(i)] != chunk.origin)
                return u"label of target line %1"_s.arg(i);
        }
        for (int i = chunk.local.begin; i < chunk.local.end; ++i) {
            if (result.localLines[size_t(i)] != chunk.origin)
                return u"label of local line %1"_s.arg(i);
        }
        const QByteArray b = normalised(cut(baseLines, chunk.base), whitespace);
        const QByteArray l = normalised(cut(localLines, chunk.local), whitespace);
        const QByteArray t = normalised(cut(targetLines, chunk.target), whitespace);
        const Origin origin = l == t   ? Origin::Same
                              : l == b ? Origin::UpstreamNew
                              : t == b ? Origin::Local
                                       : Origin::Both;
        if (origin != chunk.origin)
            return u"%1 at local line %2 should be %3"_s.arg(printed(chunk.origin), QString::number(chunk.local.begin),
                                                             printed(origin));
    }
    if (next != localLines.size())
        return u"local ends early"_s;
    if (std::ranges::any_of(inTarget, [](int count) { return count != 1; }))
        return u"target is not tiled"_s;
    return {};
}

/// Texts of classes and functions with changes of all kinds.
class Generator
{
public:
    explicit Generator(unsigned seed) : m_random(seed) {}

    int below(int count) { return int(m_random() % unsigned(count)); }

    QByteArrayList blocks()
    {
        QByteArrayList blocks;
        const int count = below(7);
        for (int i = 0; i < count; ++i)
            blocks.append(block());
        return blocks;
    }

    /// The same blocks with edits, moves, renames and losses.
    QByteArrayList changed(QByteArrayList blocks)
    {
        if (below(12) == 0)
            return {};
        for (QByteArray &block : blocks) {
            if (below(2) == 0)
                block = edited(block);
            if (below(8) == 0)
                block.replace("def f", "def renamed_f");
            if (below(8) == 0)
                block.replace("class C", "class OtherC");
        }
        if (blocks.size() > 1 && below(3) == 0)
            blocks.move(below(int(blocks.size())), below(int(blocks.size())));
        if (!blocks.isEmpty() && below(3) == 0)
            blocks.removeAt(below(int(blocks.size())));
        if (below(3) == 0)
            blocks.insert(below(int(blocks.size()) + 1), block());
        return blocks;
    }

    QByteArray joined(const QByteArrayList &blocks)
    {
        QByteArray text = blocks.join();
        if (below(6) == 0 && text.endsWith('\n'))
            text.chop(1);
        if (below(10) == 0)
            text.replace("\n", "\r\n");
        return text;
    }

private:
    QByteArray line()
    {
        return "line " + QByteArray::number(below(12)) + QByteArray(below(8) == 0 ? 1 : 0, ' ') + "\n";
    }

    QByteArray function(const QByteArray &indent)
    {
        QByteArray text = indent + "def f" + QByteArray::number(below(9)) + "():\n";
        for (int i = below(6); i >= 0; --i)
            text += indent + "    " + line();
        return text;
    }

    QByteArray block()
    {
        switch (below(4)) {
        case 0:
            return line() + (below(2) == 0 ? "\n" : "");
        case 1: {
            QByteArray text = "class C" + QByteArray::number(below(5)) + ":\n    " + line();
            for (int i = below(4); i > 0; --i)
                text += "\n" + function("    ");
            return text + "\n\n";
        }
        default:
            return function({}) + "\n\n";
        }
    }

    QByteArray edited(const QByteArray &block)
    {
        QByteArrayList lines = linesOf(block);
        for (int i = below(3); i >= 0 && !lines.isEmpty(); --i) {
            const int at = below(int(lines.size()));
            const QByteArray indent(std::max<qsizetype>(lines[at].indexOf(lines[at].trimmed()), 0), ' ');
            switch (below(3)) {
            case 0:
                lines[at] = indent + line();
                break;
            case 1:
                lines.insert(at, indent + line());
                break;
            default:
                lines.removeAt(at);
            }
        }
        return lines.join();
    }

    std::mt19937 m_random;
};

} // namespace

class ThreeWayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhereDifferencesComeFrom_data();
    void saysWhereDifferencesComeFrom();
    void pairsDefinitions_data();
    void pairsDefinitions();
    void differencesOfWhitespaceAreIgnoredWhenAsked();
    void holdsForRandomTexts_data();
    void holdsForRandomTexts();
    void isFastEnough();
    void stopsWhenAsked();

private:
    const std::shared_ptr<const void> m_library = git::keepLibrary();
};

void ThreeWayTest::saysWhereDifferencesComeFrom_data()
{
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("local");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QStringList>("expected");

    const QByteArray f = "def f():\n    a\n    b\n    c\n    d\n";
    const auto with = [&](QByteArray from, QByteArray to) { return QByteArray(f).replace(from, to); };
    QTest::newRow("nothing") << f << f << f << QStringList();
    QTest::newRow("upstream changed a line") << f << f << with("b\n", "x\n") << QStringList{u"f upstream -b +x"_s};
    QTest::newRow("local changed a line") << f << with("b\n", "x\n") << f << QStringList{u"f local -x +b"_s};
    QTest::newRow("both changed a line") << f << with("b\n", "x\n") << with("b\n", "y\n")
                                         << QStringList{u"f both -x +y"_s};
    QTest::newRow("both made the same change") << f << with("b\n", "x\n") << with("b\n", "x\n") << QStringList();
    QTest::newRow("upstream added a line") << f << f << with("b\n", "b\n    x\n") << QStringList{u"f upstream +x"_s};
    QTest::newRow("upstream removed a line") << f << f << with("    b\n", "") << QStringList{u"f upstream -b"_s};
    QTest::newRow("local added a line") << f << with("b\n", "b\n    x\n") << f << QStringList{u"f local -x"_s};
    QTest::newRow("local removed a line") << f << with("    b\n", "") << f << QStringList{u"f local +b"_s};
    QTest::newRow("changes of both next to each other")
        << f << with("b\n", "x\n") << with("c\n", "y\n") << QStringList{u"f local -x +b"_s, u"f upstream -c +y"_s};
    QTest::newRow("part of upstream's change was taken")
        << f << with("b\n", "x\n    y\n") << with("b\n", "x\n    z\n") << QStringList{u"f both -y +z"_s};
    QTest::newRow("no base: what the target has is new")
        << QByteArray() << with("b\n", "x\n") << f << QStringList{u"f both -x +b"_s};
    QTest::newRow("no local text") << f << QByteArray() << with("b\n", "x\n")
                                   << QStringList{u"f local +def f(): +a"_s, u"f both +x"_s, u"f local +c +d"_s};
    QTest::newRow("no target") << f << f << QByteArray() << QStringList{u"f upstream -def f(): -a -b -c -d"_s};
    QTest::newRow("a function that local did not copy")
        << QByteArray("def g():\n    1\n\n") + f << f << QByteArray("def g():\n    2\n\n") + f
        << QStringList{u"g local +def g():"_s, u"g both +2"_s, u"local +"_s};
    QTest::newRow("a function that upstream added") << f << f << f + "\n\ndef g():\n    1\n"
                                                    << QStringList{u"upstream + +"_s, u"g upstream +def g(): +1"_s};
    QTest::newRow("a function that upstream removed") << f + "def g():\n    1\n"
                                                      << f + "def g():\n    1\n"
                                                      << f << QStringList{u"g upstream -def g(): -1"_s};
    QTest::newRow("the last line end") << f << f << f.chopped(1) << QStringList{u"f upstream -d +d"_s};
    QTest::newRow("lines of a class body") << QByteArray("class C:\n    x\n    def m():\n        1\n")
                                           << QByteArray("class C:\n    x\n    def m():\n        1\n")
                                           << QByteArray("class C:\n    y\n    def m():\n        2\n")
                                           << QStringList{u"C upstream -x +y"_s, u"C.m upstream -1 +2"_s};
}

void ThreeWayTest::saysWhereDifferencesComeFrom()
{
    QFETCH(QByteArray, base);
    QFETCH(QByteArray, local);
    QFETCH(QByteArray, target);
    QFETCH(QStringList, expected);
    const ThreeWay result = compare(base, local, target);
    QCOMPARE(printed(result, local, target), expected);
    QCOMPARE(brokenRule(result, base, local, target, git::Whitespace::Exact), QString());
}

void ThreeWayTest::pairsDefinitions_data()
{
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("local");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QStringList>("definitions"); ///< "local base target" with notes
    QTest::addColumn<QStringList>("differences");

    const QByteArray body = "():\n    1\n    2\n    3\n    4\n";
    const QByteArray f = "def f" + body;
    const QByteArray g = "def g():\n    5\n    6\n    7\n    8\n";
    QTest::newRow("moved in the target") << f + g << f + g << g + QByteArray(f).replace("3\n", "x\n")
                                         << QStringList{u"f f f moved"_s, u"g g g"_s}
                                         << QStringList{u"f upstream -3 +x"_s};
    QTest::newRow("renamed in local") << f << "def own" + body << QByteArray(f).replace("3\n", "x\n")
                                      << QStringList{u"own f f renamed"_s}
                                      << QStringList{u"own local -def own(): +def f():"_s, u"own upstream -3 +x"_s};
    QTest::newRow("renamed upstream") << f << f << "def new" + body << QStringList{u"f f new renamed"_s}
                                      << QStringList{u"f upstream -def f(): +def new():"_s};
    const QByteArray c = "class C:\n    def m():\n        1\n        2\n        3\n        4\n";
    QTest::newRow("class renamed in local: its methods keep their partners")
        << c << QByteArray(c).replace("C", "OwnC").replace("2", "y") << QByteArray(c).replace("3", "x")
        << QStringList{u"OwnC C C renamed"_s, u"OwnC.m C.m C.m"_s}
        << QStringList{u"OwnC local -class OwnC: +class C:"_s, u"OwnC.m local -y +2"_s, u"OwnC.m upstream -3 +x"_s};
    QTest::newRow("method that became a function upstream")
        << c + f << c + f << "class C:\n    0\n" + f + "def m():\n    1\n    2\n    3\n    4\n"
        << QStringList{u"C C C"_s, u"C.m C.m m moved"_s, u"f f f"_s}
        << QStringList{u"C upstream +0"_s, u"C.m upstream -def m(): -1 -2 -3 -4 +def m(): +1 +2 +3 +4"_s};
    QTest::newRow("short functions that only look alike are not paired")
        << QByteArray("def a():\n    1\n") << QByteArray("def b():\n    1\n") << QByteArray("def a():\n    1\n")
        << QStringList{u"b - -"_s, u"- a a"_s} << QStringList{u"b local -def b(): -1"_s, u"a local +def a(): +1"_s};
}

void ThreeWayTest::pairsDefinitions()
{
    QFETCH(QByteArray, base);
    QFETCH(QByteArray, local);
    QFETCH(QByteArray, target);
    QFETCH(QStringList, definitions);
    QFETCH(QStringList, differences);
    const ThreeWay result = compare(base, local, target);
    QStringList found;
    const auto name = [](const std::optional<NamedRange> &range) { return range ? range->name : u"-"_s; };
    for (const ThreeWayDefinition &one : result.definitions)
        found.append(name(one.local) + u' ' + name(one.base) + u' ' + name(one.target) +
                     (one.renamed ? u" renamed"_s : QString()) + (one.moved ? u" moved"_s : QString()));
    QCOMPARE(found, definitions);
    QCOMPARE(printed(result, local, target), differences);
    QCOMPARE(brokenRule(result, base, local, target, git::Whitespace::Exact), QString());
}

void ThreeWayTest::differencesOfWhitespaceAreIgnoredWhenAsked()
{
    const QByteArray base = "def f():\n    a\n    b\n";
    const QByteArray trailing = "def f():\n    a  \n    b";
    const QByteArray indented = "def f():\n  a\n    b\n";
    QCOMPARE(printed(compare(base, base, trailing), base, trailing), QStringList{u"f upstream -a -b +a +b"_s});
    QVERIFY(printed(compare(base, base, trailing, git::Whitespace::IgnoreTrailing), base, trailing).isEmpty());
    QVERIFY(!printed(compare(base, base, indented, git::Whitespace::IgnoreTrailing), base, indented).isEmpty());
    QVERIFY(printed(compare(base, base, indented, git::Whitespace::IgnoreAll), base, indented).isEmpty());
}

void ThreeWayTest::holdsForRandomTexts_data()
{
    QTest::addColumn<unsigned>("seed");
    QTest::newRow("seed 1") << 1U;
    QTest::newRow("seed 2") << 2U;
    QTest::newRow("a new seed each time") << std::random_device()();
}

void ThreeWayTest::holdsForRandomTexts()
{
    QFETCH(unsigned, seed);
    Generator generator(seed);
    for (int round = 0; round < 250; ++round) {
        const QByteArrayList blocks = generator.blocks();
        const QByteArray base = generator.joined(blocks);
        const QByteArray local = generator.joined(generator.changed(blocks));
        const QByteArray target = generator.joined(generator.changed(blocks));
        const auto whitespace = git::Whitespace(generator.below(3));
        const QString broken = brokenRule(compare(base, local, target, whitespace), base, local, target, whitespace);
        QVERIFY2(
            broken.isEmpty(),
            qPrintable(u"seed %1, round %2, whitespace %3: %4\n--- base\n%5--- local\n%6--- target\n%7"_s.arg(seed)
                           .arg(round)
                           .arg(int(whitespace))
                           .arg(broken, QString::fromUtf8(base), QString::fromUtf8(local), QString::fromUtf8(target))));
        const ThreeWay plain = threeWay({base, {}}, {local, {}}, {target, {}}, whitespace);
        const QString brokenPlain = brokenRule(plain, base, local, target, whitespace);
        QVERIFY2(brokenPlain.isEmpty(), qPrintable(u"seed %1, round %2: %3"_s.arg(seed).arg(round).arg(brokenPlain)));
    }
}

void ThreeWayTest::isFastEnough()
{
    QByteArray base;
    for (int i = 0; i < 300; ++i) {
        base += "def f" + QByteArray::number(i) + "():\n";
        for (int j = 0; j < 17; ++j)
            base += "    value_" + QByteArray::number((i * 7 + j * 13) % 200) + " = compute(" + QByteArray::number(j) +
                    ")\n";
        base += "\n\n";
    }
    QByteArray local = base;
    local.replace("value_19 =", "own_19 =");
    QByteArray target = base;
    target.replace("value_42 =", "new_42 =").replace("def f7", "def g7");
    const ThreeWayText texts[] = {textOf(base), textOf(local), textOf(target)};
    QElapsedTimer timer;
    timer.start();
    const ThreeWay result = threeWay(texts[0], texts[1], texts[2]);
    const qint64 elapsed = timer.elapsed();
    qInfo("%lld ms for %lld lines, %zu chunks", elapsed, qlonglong(base.count('\n')), result.chunks.size());
    QCOMPARE(brokenRule(result, base, local, target, git::Whitespace::Exact), QString());
    QVERIFY(elapsed < 1000); // 50 ms are asked for; machines of tests are busy
}

void ThreeWayTest::stopsWhenAsked()
{
    std::stop_source source;
    source.request_stop();
    const QByteArray text = "def f():\n    a\n";
    QVERIFY(
        threeWay(textOf(text), textOf(text), textOf(text), git::Whitespace::Exact, source.get_token()).chunks.empty());
}

QTEST_GUILESS_MAIN(ThreeWayTest)
#include "tst_threeway.moc"

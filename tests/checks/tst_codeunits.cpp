// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CodeUnits.h"

#include <QTest>

#include <memory>
#include <random>

using namespace mxw::checks;

namespace {

/// Everything that can be asked of a text.
QStringList told(const CodeUnits &units)
{
    QStringList lines;
    for (int i = 0; i < units.lineCount(); ++i) {
        const QString &unit = units.unitOf(i);
        QStringList counted;
        const CodeUnits::Lines &all = units.linesOf(unit);
        for (auto it = all.cbegin(); it != all.cend(); ++it)
            counted.append(QString::fromUtf8(it.key()) + QString::number(*it));
        counted.sort();
        lines.append(QStringLiteral("%1|%2|%3|%4|%5")
                         .arg(unit, QString::fromUtf8(units.text(i)))
                         .arg(units.isCode(i))
                         .arg(units.has(unit))
                         .arg(counted.join(u';')));
    }
    return lines;
}

} // namespace

class TestCodeUnits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsLikeAnother_data();
    void readsLikeAnother();
    void readsLikeAnotherWhateverChanged();
};

void TestCodeUnits::readsLikeAnother_data()
{
    QTest::addColumn<QByteArray>("like");
    QTest::addColumn<QByteArray>("source");
    const QByteArray first("def a():\n    x = 1\n\n\n");
    const QByteArray two("class C:\n    def m(self):\n        y = 2\n\n    def n(self):\n        z = 3\n");
    const QByteArray last("\n\ndef b():\n    return 4\n");
    QTest::newRow("the same") << first + two + last << first + two + last;
    QTest::newRow("a line more") << first + two + last
                                 << first + QByteArray(two).replace("2\n", "2\n        w = 2\n") + last;
    QTest::newRow("a method goes") << first + two + last
                                   << first + "class C:\n    def n(self):\n        z = 3\n" + last;
    QTest::newRow("another class around it")
        << first + two + last << first + QByteArray(two).replace("C:", "D:") + last;
    QTest::newRow("a function around it")
        << first + two + last << first + QByteArray(two).replace("class C", "def C()") + last;
    QTest::newRow("a string begins") << first + two + last << first + "\"\"\"\n" + two + last;
    QTest::newRow("a bracket begins") << first + two + last << first + "x = (\n" + two + last;
    QTest::newRow("a decorator comes") << first + two + last << first + "@d\n" + two + last;
    QTest::newRow("a decorator comes last") << first + two + last << first + two + "@d" + last;
    QTest::newRow("a decorator goes") << first + "@d\n" + two + last << first + two + last;
    QTest::newRow("a comment instead") << first + two + last << "#" + first + two + last;
    QTest::newRow("a backslash before") << first + two + last << first + "x = 1 + \\\n" + two + last;
    QTest::newRow("nothing left") << first + two + last << QByteArray();
    QTest::newRow("of nothing") << QByteArray() << first + two + last;
    QTest::newRow("no line end") << first + "def b" << first + "def bc(): pass";
    QTest::newRow("twice the same name") << first + two + first + last << first + two + last;
}

void TestCodeUnits::readsLikeAnother()
{
    QFETCH(QByteArray, like);
    QFETCH(QByteArray, source);
    const CodeUnits known(like);
    const CodeUnits derived(source, known);
    const CodeUnits whole(source);
    QCOMPARE(told(derived), told(whole));
    for (int i = 0; i < known.lineCount(); ++i)
        QCOMPARE(derived.has(known.unitOf(i)), whole.has(known.unitOf(i)));
}

/// Lines put in and taken out by chance, one revision after the other.
void TestCodeUnits::readsLikeAnotherWhateverChanged()
{
    const QByteArrayList lines{"class A:",
                               "class B(A):",
                               "def f():",
                               "    def m(self):",
                               "    async def n(self, x,",
                               "          y):",
                               "        return (1,",
                               "        2)",
                               "    @d",
                               "@d(",
                               ")",
                               "\"\"\"text",
                               "'''",
                               "    x = \"\"\"a\"\"\"",
                               "# note",
                               "",
                               "    # note",
                               "import a",
                               "x = 1 \\",
                               "        def inner():",
                               "            pass",
                               "if x:",
                               "    class D:",
                               "        def m(self):",
                               "\tdef t(self):\r",
                               "    y = '\\",
                               "z = 'a' # \"",
                               "from b import ("};
    std::mt19937 chance(7);
    const auto below = [&](qsizetype count) { return qsizetype(chance() % quint32(count)); };
    for (int round = 0; round < 300; ++round) {
        QByteArrayList text;
        for (int i = 0; i < 60; ++i)
            text.append(lines[below(lines.size())]);
        auto last = std::make_unique<CodeUnits>(text.join('\n'));
        for (int revision = 0; revision < 8; ++revision) {
            for (qsizetype i = below(3); i >= 0; --i) {
                if (below(2) == 0)
                    text.removeAt(below(text.size()));
                else
                    text.insert(below(text.size()), lines[below(lines.size())]);
            }
            const QByteArray source = text.join('\n') + (below(2) == 0 ? "\n" : "");
            auto next = std::make_unique<CodeUnits>(source, *last);
            QCOMPARE(told(*next), told(CodeUnits(source)));
            last = std::move(next);
        }
    }
}

QTEST_GUILESS_MAIN(TestCodeUnits)
#include "tst_codeunits.moc"

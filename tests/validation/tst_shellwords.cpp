// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/ShellWords.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mxw::tests {

using namespace validation;

namespace {

QStringList hostileTexts()
{
    return {u"plain"_s,
            QString(),
            u" two  words "_s,
            u"it's"_s,
            u"''"_s,
            u"'; touch /tmp/hacked; '"_s,
            u"$(touch /tmp/hacked)"_s,
            u"`touch /tmp/hacked`"_s,
            u"${HOME} $HOME ~ ~root"_s,
            u"\"double\""_s,
            u"back\\slash\\"_s,
            u"line\nbreak\n"_s,
            u"tab\tand\r return"_s,
            u"* ? [a-z] {a,b}"_s,
            u"a|b & c > d < e ; f"_s,
            u"-n"_s,
            u"--"_s,
            u"# no comment"_s,
            u"!history"_s,
            u"\u4e2d\u6587 \u00e9 \U0001f600"_s,
            u"%s %d %%"_s,
            QString(5'000, u'\'')};
}

QByteArray outputOf(const QString &program, const QByteArray &script)
{
    QProcess process;
    process.start(program, {u"-s"_s});
    process.write(script);
    process.closeWriteChannel();
    process.waitForFinished(60'000);
    return process.readAllStandardOutput();
}

} // namespace

class TestShellWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aQuotedWordIsTheTextInEveryShell_data()
    {
        QTest::addColumn<QString>("shell");
        for (const QString &shell : {u"sh"_s, u"dash"_s, u"bash"_s, u"zsh"_s, u"ksh"_s})
            QTest::addRow("%s", qPrintable(shell)) << shell;
        QTest::addRow("busybox") << u"busybox"_s;
    }

    void aQuotedWordIsTheTextInEveryShell()
    {
        QFETCH(QString, shell);
        if (QStandardPaths::findExecutable(shell).isEmpty())
            QSKIP(qPrintable(shell + u" is not installed"));
        for (const QString &text : hostileTexts()) {
            QProcess process;
            process.start(shell, shell == u"busybox" ? QStringList{u"sh"_s, u"-s"_s} : QStringList{u"-s"_s});
            process.write("printf %s " + shellQuoted(text) + "\n");
            process.closeWriteChannel();
            QVERIFY(process.waitForFinished(60'000));
            QCOMPARE(QString::fromUtf8(process.readAllStandardOutput()), text);
        }
    }

    void theHomeFolderIsTheOneOverThere()
    {
        QCOMPARE(outputOf(u"sh"_s, "HOME='/a b'; printf %s " + shellPath(u"~/x'y"_s)), "/a b/x'y"_ba);
        QCOMPARE(outputOf(u"sh"_s, "HOME='/a b'; printf %s " + shellPath(u"~"_s)), "/a b"_ba);
        QCOMPARE(outputOf(u"sh"_s, "printf %s " + shellPath(u"~root/$x"_s)), "~root/$x"_ba);
    }

    void aTemplateIsSplitAsAShellWould_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("words") << u"  ssh  -J jump\thost "_s << QStringList{u"ssh"_s, u"-J"_s, u"jump"_s, u"host"_s};
        QTest::newRow("single") << u"a 'b  $c \"d' e"_s << QStringList{u"a"_s, u"b  $c \"d"_s, u"e"_s};
        QTest::newRow("double") << u"\"a 'b' \\\"c\\\" \\d \\\\\""_s << QStringList{u"a 'b' \"c\" \\d \\"_s};
        QTest::newRow("backslash") << u"a\\ b \\'c"_s << QStringList{u"a b"_s, u"'c"_s};
        QTest::newRow("joined") << u"a'b'\"c\"d"_s << QStringList{u"abcd"_s};
        QTest::newRow("empty words") << u"a '' \"\""_s << QStringList{u"a"_s, QString(), QString()};
        QTest::newRow("nothing special") << u"a | b > $c"_s << QStringList{u"a"_s, u"|"_s, u"b"_s, u">"_s, u"$c"_s};
        QTest::newRow("nothing") << u"   "_s << QStringList{};
    }

    void aTemplateIsSplitAsAShellWould()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, words);
        const Result<QStringList> split = splitWords(text);
        QVERIFY(split);
        QCOMPARE(*split, words);
    }

    void anOpenQuotationIsRefused()
    {
        for (const QString &text : {u"a 'b"_s, u"a \"b"_s, u"a \\"_s, u"\"a\\\""_s})
            QVERIFY2(!splitWords(text), qPrintable(text));
    }
};

} // namespace mxw::tests

QTEST_GUILESS_MAIN(mxw::tests::TestShellWords)
#include "tst_shellwords.moc"

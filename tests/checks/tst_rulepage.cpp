// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/Check.h"
#include "models/checks/RulePage.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw::checks;

namespace {

/// Pages that are written before their check is in the catalogue. Empty when every check of the design is there.
QStringList pagesAheadOfTheirCheck()
{
    return {u"A04"_s, u"A06"_s, u"A07"_s, u"A08"_s, u"A09"_s, u"C01"_s, u"C02"_s, u"P04"_s, u"P05"_s,
            u"P07"_s, u"P08"_s, u"P09"_s, u"P11"_s, u"P14"_s, u"P15"_s, u"P16"_s, u"P17"_s, u"P18"_s};
}

QStringList headings(const QString &language)
{
    if (language == "zh_CN"_L1)
        return {u"查什么"_s, u"为什么重要"_s, u"示例"_s, u"如何修复"_s, u"如何抑制"_s, u"无法判断什么"_s};
    return {u"What it finds"_s, u"Why it matters"_s,  u"Example"_s,
            u"How to fix"_s,    u"How to suppress"_s, u"What it cannot tell"_s};
}

QStringList languages()
{
    return QStringList{u"en"_s} + QDir(u":/checks"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

} // namespace

class TestRulePage : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyCheckHasAPage()
    {
        for (const Check &check : catalogue()) {
            const auto page = RulePage::load(check.id);
            QVERIFY2(page, qPrintable(check.id));
            QCOMPARE(page->title(), QString::fromUtf8(check.titleSource));
        }
    }

    void noPageLacksItsCheck()
    {
        for (const QString &id : RulePage::ids()) {
            const bool known = std::ranges::any_of(catalogue(), [&](const Check &check) { return check.id == id; });
            QVERIFY2(known || pagesAheadOfTheirCheck().contains(id), qPrintable(id));
        }
    }

    void pages_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("language");
        for (const QString &language : languages()) {
            const QStringList ids = language == "en"_L1 ? RulePage::ids() : RulePage::ids(language);
            QVERIFY(!ids.isEmpty());
            for (const QString &id : ids)
                QTest::addRow("%s %s", qPrintable(id), qPrintable(language)) << id << language;
        }
    }

    void pages()
    {
        QFETCH(QString, id);
        QFETCH(QString, language);
        const auto page = RulePage::load(id, language);
        QVERIFY(page);
        QVERIFY(page->markdown().startsWith(u"# "_s + id + u' '));
        QVERIFY(!page->title().isEmpty());
        QVERIFY(page->severity());
        QCOMPARE(page->headings(), headings(language));
        for (qsizetype i = 0; i < page->headings().size(); ++i)
            QVERIFY2(page->section(i).size() > 20, qPrintable(page->headings().at(i)));
        QVERIFY(page->section(2).contains("```python\n"_L1));
        QCOMPARE(page->markdown().count("```"_L1) % 2, 0);
        QVERIFY(!page->summary().isEmpty() && !page->summary().contains(u'`'));
        const auto lines = page->markdown().count(u'\n');
        QVERIFY2(lines >= 25 && lines <= 60, qPrintable(QString::number(lines)));
    }

    void translationsAreComplete()
    {
        for (const QString &language : languages()) {
            if (language == "en"_L1)
                continue;
            QCOMPARE(RulePage::ids(language), RulePage::ids());
            for (const QString &id : RulePage::ids()) {
                QCOMPARE(RulePage::load(id, language)->severity(), RulePage::load(id)->severity());
                QVERIFY(RulePage::load(id, language)->markdown() != RulePage::load(id)->markdown());
            }
        }
    }

    /// Related pages are named by their id: they must be there.
    void namedChecksExist()
    {
        static const QRegularExpression name(u"\\b[ACPRM][0-9]{2}\\b"_s);
        for (const QString &language : languages()) {
            for (const QString &id : RulePage::ids()) {
                for (const auto &match : name.globalMatch(RulePage::load(id, language)->markdown()))
                    QVERIFY2(RulePage::ids().contains(match.captured()), qPrintable(id + u": "_s + match.captured()));
            }
        }
    }

    void fallsBackToEnglish()
    {
        const auto english = RulePage::load(u"A01"_s);
        QVERIFY(english->markdown().contains("What it finds"_L1));
        for (const QString &language : {u"de"_s, u"fr_CA"_s, u"zh_TW"_s, u""_s, u"../.."_s})
            QCOMPARE(RulePage::load(u"A01"_s, language)->markdown(), english->markdown());
    }

    void unknownIdsHaveNone()
    {
        for (const QString &id : {u""_s, u"A1"_s, u"a01"_s, u"Z99"_s, u"../profiles/vllm-metax"_s, u"zh_CN/A01"_s})
            QVERIFY2(!RulePage::load(id), qPrintable(id));
    }

    void similarIds_data()
    {
        QTest::addColumn<QString>("asked");
        QTest::addColumn<QString>("first");
        QTest::newRow("letter O for zero") << u"AO1"_s << u"A01"_s;
        QTest::newRow("no zero") << u"P4"_s << u"P04"_s;
        QTest::newRow("small") << u"c3"_s << u"C01"_s;
        QTest::newRow("with more") << u"P100"_s << u"P10"_s;
    }

    void similarIds()
    {
        QFETCH(QString, asked);
        QFETCH(QString, first);
        QCOMPARE(similarRuleIds(asked).value(0), first);
        QVERIFY(similarRuleIds(u"?"_s).size() <= 5);
    }
};

QTEST_GUILESS_MAIN(TestRulePage)
#include "tst_rulepage.moc"

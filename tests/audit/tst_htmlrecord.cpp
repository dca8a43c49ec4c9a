// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "RecordFixture.h"

#include "models/audit/Assessment.h"
#include "models/audit/HtmlText.h"
#include "models/audit/HtmlWriter.h"
#include "models/audit/InlineSvg.h"
#include "models/audit/MarkdownWriter.h"
#include "models/audit/RecordBuilder.h"
#include "models/dispatch/SvgPage.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using tests::RecordFixture;

namespace {

QString html(const RecordFixture &fixture, bool final = false)
{
    return QString::fromUtf8(audit::toHtml(audit::auditRecord(fixture.input(final)), u"en"_s));
}

void addHostileTexts()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("script") << u"<script>alert(1)</script>"_s;
    QTest::newRow("style") << u"</style><img src=x onerror=alert(1)>"_s;
    QTest::newRow("attribute") << u"x\" onmouseover=\"alert(1)\" '"_s;
    QTest::newRow("link") << u"[a](javascript:alert(1)) ![b](http://x) <http://y>"_s;
    QTest::newRow("table") << u"a | b\n| --- | --- |\n# head"_s;
    QTest::newRow("control") << u"a\x1b[31m\u0007"_s + QChar(0) + u"b"_s;
    QTest::newRow("direction") << u"user\u202Enimda\u2066x\u2069"_s;
    QTest::newRow("surrogate") << QString(QChar(0xd800)) + u"x"_s;
    QTest::newRow("pattern") << u"%1 %2 %3 %n"_s;
    QTest::newRow("entity") << u"&lt;script&gt; &#60;"_s;
    QTest::newRow("fence") << u"```\n~~~\n<details>"_s;
    QTest::newRow("long") << QString(20'000, u'x');
    QTest::newRow("chinese") << u"补丁"_s;
}

} // namespace

class TestHtmlRecord : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void othersTextIsNeverMarkup_data() { addHostileTexts(); }
    void othersTextIsNeverMarkup()
    {
        QFETCH(const QString, text);
        const QString page = html(RecordFixture(text));
        static const QSet<QString> known{
            u"!DOCTYPE"_s, u"html"_s, u"head"_s,   u"meta"_s,       u"title"_s,  u"style"_s,   u"body"_s,
            u"main"_s,     u"h1"_s,   u"h2"_s,     u"h3"_s,         u"h4"_s,     u"p"_s,       u"nav"_s,
            u"b"_s,        u"ol"_s,   u"ul"_s,     u"li"_s,         u"a"_s,      u"section"_s, u"details"_s,
            u"summary"_s,  u"div"_s,  u"table"_s,  u"thead"_s,      u"tbody"_s,  u"tr"_s,      u"th"_s,
            u"td"_s,       u"dl"_s,   u"dt"_s,     u"dd"_s,         u"span"_s,   u"strong"_s,  u"code"_s,
            u"pre"_s,      u"br"_s,   u"figure"_s, u"figcaption"_s, u"footer"_s, u"wbr"_s,     u"colgroup"_s,
            u"col"_s};
        static const QRegularExpression tag(u"<(/?)([^\\s>/]+)([^>]*)>"_s);
        static const QRegularExpression attributes(
            u"^( (class|id|href|style|role|lang|title|aria-label|charset|http-equiv|content|name)=\"[^\"<>]*\")*$"_s);
        const QString body = page.mid(page.indexOf(u"</style>"_s));
        for (const auto &match : tag.globalMatch(body)) {
            QVERIFY2(known.contains(match.captured(2)), qPrintable(match.captured(0)));
            QVERIFY2(match.captured(2) == "html"_L1 || attributes.match(match.captured(3)).hasMatch(),
                     qPrintable(match.captured(0)));
        }
        QCOMPARE(page.count(u"</style>"_s), 1);
        static const QRegularExpression foreign(u"href=\"[^#]"_s);
        QVERIFY(!foreign.match(page).hasMatch());
        QVERIFY(!page.contains(u"src=\""_s));
        static const QRegularExpression unseen(
            u"[\\x{0}-\\x{8}\\x{b}-\\x{1f}\\x{202a}-\\x{202e}\\x{2066}-\\x{2069}\\x{d800}-\\x{dfff}]"_s);
        QVERIFY(!unseen.match(page).hasMatch());
    }

    void linksLeadSomewhereAndPlacesAreUnique()
    {
        const QString page = html(RecordFixture(u"text with \"quotes\" and spaces"_s));
        QSet<QString> places;
        static const QRegularExpression id(u" id=\"([^\"]*)\""_s);
        for (const auto &match : id.globalMatch(page)) {
            QVERIFY2(!places.contains(match.captured(1)), qPrintable(match.captured(1)));
            places.insert(match.captured(1));
        }
        static const QRegularExpression link(u" href=\"#([^\"]*)\""_s);
        int links = 0;
        for (const auto &match : link.globalMatch(page)) {
            QVERIFY2(places.contains(match.captured(1)), qPrintable(match.captured(0)));
            ++links;
        }
        QVERIFY(links > 20);
    }

    void nothingIsFetchedAndNothingRuns()
    {
        const QString page = html(RecordFixture(u"https://example.org/x.png"_s));
        QVERIFY(page.contains(u"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'"_s));
        QVERIFY(!page.contains(u"<script"_s));
        QVERIFY(!page.contains(u"url("_s));
        QVERIFY(!page.contains(u"@import"_s));
    }

    void bothFormatsSayTheSame()
    {
        const RecordFixture fixture(u"plain"_s);
        const audit::Record record = audit::auditRecord(fixture.input());
        const QString page = QString::fromUtf8(audit::toHtml(record, u"en"_s));
        const QString markdown = audit::toMarkdown(record);
        for (const audit::Section &section : record.sections) {
            QVERIFY(page.contains(u'>' + section.title.plain() + u"</h2>"_s));
            QVERIFY(markdown.contains(u"\n## "_s + section.title.plain() + u'\n'));
        }
        for (const QString &said : {u"Target upstream defect"_s, u"suspected"_s, u"masked"_s, u"carried forward from"_s,
                                    u"Untested scope: "_s, u"What was looked at"_s, u"suppressed in event"_s}) {
            QVERIFY2(page.contains(said, Qt::CaseInsensitive), qPrintable(said));
            QVERIFY2(markdown.contains(said, Qt::CaseInsensitive), qPrintable(said));
        }
    }

    void draftsSaySoAndFinalRecordsDoNot()
    {
        const RecordFixture fixture(u"plain"_s);
        QVERIFY(html(fixture).contains(u"<p class=\"banner\" role=\"note\">DRAFT"_s));
        QVERIFY(html(fixture).contains(u"<title>DRAFT"_s));
        QVERIFY(!html(fixture, true).contains(u"DRAFT"_s));
        QVERIFY(audit::toMarkdown(fixture.input()).contains(u"> **DRAFT"_s));
        QVERIFY(!audit::toMarkdown(fixture.input(true)).contains(u"DRAFT"_s));
    }

    void whatStandsAgainstAFinalRecordIsListed()
    {
        const RecordFixture fixture(u"plain"_s);
        const auto open = audit::openForFinal(fixture.input());
        QCOMPARE(open.size(), size_t(3));
        QCOMPARE(open[0].entry, fixture.analysis.entries[0].id);
        QVERIFY(open[0].missing.contains(u"Decided before a finding that is open now"_s));
        QVERIFY(open[0].missing.contains(u"Its code is no longer what was reviewed"_s));
        QVERIFY(audit::openForFinal(audit::AuditInput{checks::Analysis(), review::ReviewState(), {}}).empty());
    }

    void errorsOfNoEntryMustBeJudged()
    {
        checks::Analysis analysis;
        checks::Finding finding;
        finding.check = u"A05"_s;
        finding.severity = checks::Severity::Error;
        finding.file = u"px/broken.py"_s;
        analysis.findings = {finding};
        const review::ReviewState untouched;
        QCOMPARE(audit::openForFinal({analysis, untouched, {}}).size(), size_t(1));
        review::Event event;
        event.seq = 1;
        event.payload = review::FindingJudged{
            finding.fingerprint(), finding.check, finding.file, {}, review::Attribution::AdaptationRegression};
        const auto judged = review::ReviewState::fold(std::span(&event, 1));
        QVERIFY(audit::openForFinal({analysis, judged, {}}).empty());
    }

    void picturesAreDrawnWithoutAStyleOfTheirOwn()
    {
        dispatch::SvgPage page({100, 50}, u"<title> & \"more\""_s);
        page.words({10, 10}, u"</svg><script>"_s, {});
        const QString svg = audit::inlineSvg(page.finish());
        QVERIFY(svg.startsWith(u"<svg"_s));
        QVERIFY(svg.endsWith(u"</svg>"_s));
        QVERIFY(!svg.contains(u"<style"_s));
        QVERIFY(!svg.contains(u"<script"_s));
        QVERIFY(svg.contains(u"class=\"f-base\""_s));
        QCOMPARE(svg.count(u"</svg>"_s), 1);
        QVERIFY(audit::inlineSvg("<svg><g></svg>").isEmpty());
        QVERIFY(audit::inlineSvg({}).isEmpty());
        QVERIFY(audit::svgStyle().startsWith(u"@media screen and (prefers-color-scheme: dark)"_s));
    }

    void anchors()
    {
        QCOMPARE(audit::htmlAnchor(u"entry-12"_s), u"entry-12"_s);
        QCOMPARE(audit::htmlLine(audit::Rich::code(u"_a/b.c"_s)), u"<code>_a/<wbr>b.<wbr>c</code>"_s);
        QCOMPARE(audit::htmlAnchor(u"a b\"/补"_s), u"a~20b~22~2f~8865"_s);
    }
};

QTEST_GUILESS_MAIN(TestHtmlRecord)
#include "tst_htmlrecord.moc"

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "RecordFixture.h"

#include "models/audit/PdfBytes.h"
#include "models/audit/PdfWriter.h"
#include "models/audit/RecordBuilder.h"
#include "models/dispatch/SvgPage.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using tests::RecordFixture;

namespace {

/// Every place in the table is that of the object it is said to be.
bool hasTrueTable(const QByteArray &pdf)
{
    const qsizetype last = pdf.lastIndexOf("startxref\n");
    const qsizetype table = pdf.mid(last + 10, pdf.indexOf('\n', last + 10) - last - 10).toLongLong();
    if (pdf.mid(table, 4) != "xref")
        return false;
    static const QRegularExpression row(u"(\\d{10}) \\d{5} ([nf])"_s);
    int number = 0;
    for (const auto &match : row.globalMatch(QString::fromLatin1(pdf.mid(table, last - table)))) {
        const QByteArray head = QByteArray::number(number++) + " 0 obj";
        if (match.captured(2) == "n"_L1 && pdf.mid(match.captured(1).toLongLong(), head.size()) != head)
            return false;
    }
    return number > 5;
}

QByteArray idOf(const QByteArray &pdf)
{
    const qsizetype at = pdf.lastIndexOf("/ID [ <") + 7;
    return pdf.mid(at, pdf.indexOf('>', at) - at);
}

QStringList pagesOf(const QByteArray &pdf)
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"record.pdf"_s));
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write(pdf);
    file.close();
    QProcess process;
    process.start(u"pdftotext"_s, {u"-layout"_s, file.fileName(), u"-"_s});
    process.waitForFinished();
    QStringList pages = QString::fromUtf8(process.readAllStandardOutput()).split(u'\f');
    if (!pages.isEmpty())
        pages.removeLast(); // after the last feed
    return pages;
}

audit::Record longRecord(bool draft)
{
    audit::Record record{.title = u"Audit record 补丁"_s, .draft = draft, .draftWords = u"DRAFT: not final"_s};
    record.stamp = u"2026-02-03T09:05:00Z"_s;
    audit::Table table{.head = {audit::Rich::words(u"No."_s), audit::Rich::words(u"Text"_s)}};
    for (int i = 0; i < 200; ++i)
        table.rows.push_back({audit::Rich::number(i), audit::Rich::text(u"row %1 "_s.arg(i) + QString(200, u'x'))});
    dispatch::SvgPage page({4000, 100}, u"wide"_s);
    page.words({10, 10}, u"drawn words"_s, {});
    record.sections.push_back({.title = audit::Rich::words(u"Table"_s), .anchor = u"t"_s, .blocks = {table}});
    record.sections.push_back({.title = audit::Rich::words(u"Picture"_s),
                               .anchor = u"p"_s,
                               .blocks = {audit::Picture{u"wide"_s, audit::Rich::words(u"said"_s), page.finish()}}});
    return record;
}

} // namespace

class TestPdfRecord : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sameRecordSameBytes()
    {
        const audit::Record record = audit::auditRecord(RecordFixture(u"<b>text</b> 补丁"_s).input());
        const QByteArray first = audit::toPdf(record);
        QVERIFY(first.startsWith("%PDF-"));
        QTest::qWait(1100); // the clock has moved on
        QCOMPARE(audit::toPdf(record), first);
        QVERIFY(first.contains("/CreationDate (D:20260203"));
        QVERIFY(!first.contains("uuid:"));
        QVERIFY(hasTrueTable(first));
    }

    void picturesAreVectors()
    {
        const QByteArray with = audit::toPdf(longRecord(true));
        audit::Record record = longRecord(true);
        record.sections.pop_back();
        const QByteArray without = audit::toPdf(record);
        QVERIFY(with.size() > without.size());
        QCOMPARE(with.count("/Subtype /Image"), without.count("/Subtype /Image"));
    }

    void creationDateOfAnyLength()
    {
        const QByteArray pdf = audit::toPdf(longRecord(true));
        for (const QByteArray date : {"D:1", "D:20260131091200+08'00' and longer than ever before"}) {
            const QByteArray changed = audit::withIdentity(pdf, date, "ab");
            QVERIFY(changed.contains(QByteArray("/CreationDate (" + date + ")")));
            QVERIFY(hasTrueTable(changed));
            QVERIFY(changed.contains(QByteArray("/ModDate (" + date + ")")));
            QVERIFY(changed.contains("/ID [ <ab> <ab> ]"));
            QCOMPARE(audit::withIdentity(changed, "D:20260203090500Z", idOf(pdf)), pdf);
        }
        QCOMPARE(audit::withIdentity("no such file", "D:1", "ab"), QByteArray("no such file"));
    }

    void everyPageOfADraftSaysSo()
    {
        if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty())
            QSKIP("pdftotext (poppler-utils) is not installed");
        const QStringList pages = pagesOf(audit::toPdf(longRecord(true)));
        QVERIFY(pages.size() > 4);
        for (qsizetype i = 0; i < pages.size(); ++i) {
            QVERIFY2(pages[i].contains(u"DRAFT"_s), qPrintable(QString::number(i + 1)));
            QVERIFY(pages[i].contains(u"Page %1 of %2"_s.arg(i + 1).arg(pages.size())));
        }
        QVERIFY(pages.join(u' ').contains(u"row 199"_s));
        QVERIFY(pages.last().contains(u"drawn words"_s)); // which can be searched
        for (const QString &page : pagesOf(audit::toPdf(longRecord(false))))
            QVERIFY(!page.contains(u"DRAFT"_s));
    }
};

QTEST_MAIN(TestPdfRecord)
#include "tst_pdfrecord.moc"

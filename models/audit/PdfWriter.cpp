// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/PdfWriter.h"

#include "models/audit/HtmlText.h"
#include "models/audit/PdfBytes.h"
#include "models/audit/PdfDocument.h"
#include "models/audit/PdfPicture.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCryptographicHash>
#include <QDateTime>
#include <QHashFunctions>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

constexpr int DotsPerInch = 288;
constexpr double Margin = 16; ///< mm
constexpr double HeadPoints = 22;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::PdfWriter)
};

/// The lines above and below the text of each page.
class PageFrame
{
public:
    PageFrame(QPainter &painter, const Record &record, QRectF page, int pages)
        : m_painter(painter), m_record(record), m_page(page), m_pages(pages)
    {
        m_font.setFamilies({u"Noto Sans"_s, u"DejaVu Sans"_s, u"Noto Sans CJK SC"_s});
        m_font.setPointSizeF(7.5);
        m_font.setHintingPreference(QFont::PreferNoHinting);
    }

    void draw(int page)
    {
        m_painter.setFont(m_font);
        m_painter.setPen(paper::colour(Tone::Muted));
        const double height = HeadPoints * DotsPerInch / 72;
        const QRectF head(m_page.left(), m_page.top(), m_page.width(), height / 2);
        const QRectF foot(m_page.left(), m_page.bottom() - height / 2, m_page.width(), height / 2);
        m_painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, elided(m_record.title, head.width() * 0.75));
        m_painter.drawText(foot, Qt::AlignRight | Qt::AlignVCenter, Text::tr("Page %1 of %2").arg(page).arg(m_pages));
        const QString journal =
            m_record.journal.isEmpty() ? QString() : Text::tr("journal %1").arg(m_record.journal.left(32));
        m_painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter,
                           m_record.stamp + (journal.isEmpty() ? QString() : u" · "_s + journal));
        if (!m_record.draft)
            return;
        QFont bold = m_font;
        bold.setBold(true);
        bold.setPointSizeF(9);
        m_painter.setFont(bold);
        m_painter.setPen(paper::colour(Tone::Bad));
        m_painter.drawText(head, Qt::AlignRight | Qt::AlignVCenter, Text::tr("DRAFT"));
    }

private:
    QString elided(const QString &text, double width) const
    {
        return QFontMetricsF(m_font, m_painter.device()).elidedText(text, Qt::ElideMiddle, width);
    }

    QPainter &m_painter;
    const Record &m_record;
    const QRectF m_page;
    const int m_pages;
    QFont m_font;
};

/// Without the times and the random number that Qt would write.
QByteArray metadata(const QString &title)
{
    return "<?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?>\n"
           "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF "
           "xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\"><rdf:Description rdf:about=\"\" "
           "xmlns:dc=\"http://purl.org/dc/elements/1.1/\"><dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">" +
           htmlText(title).toUtf8() +
           "</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end='w'?>\n";
}

QByteArray identity(const Record &record)
{
    return QCryptographicHash::hash((record.title + record.stamp + record.journal).toUtf8(), QCryptographicHash::Sha256)
        .toHex()
        .left(32);
}

QByteArray creationDate(const QString &stamp)
{
    const QDateTime time = QDateTime::fromString(stamp, Qt::ISODate);
    return time.isValid() ? time.toUTC().toString(u"'D:'yyyyMMddHHmmss'Z'"_s).toLatin1()
                          : QByteArray("D:19700101000000Z");
}

/// Qt writes the fonts in the order of a hash. A hash keeps the seed that it was made with, so only those are concerned
/// that are made meanwhile.
class SteadyHashes
{
public:
    SteadyHashes() { QHashSeed::setDeterministicGlobalSeed(); }
    ~SteadyHashes() { QHashSeed::resetRandomGlobalSeed(); }
    Q_DISABLE_COPY_MOVE(SteadyHashes)
};

} // namespace

QByteArray toPdf(const Record &record)
{
    const SteadyHashes steady;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    const QString title = record.draft ? QString(Text::tr("DRAFT") + u" – "_s + record.title) : record.title;
    writer.setTitle(title);
    writer.setDocumentXmpMetadata(metadata(title));
    writer.setCreator(u"MetaX Upgrade Workbench"_s);
    writer.setResolution(DotsPerInch);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins({Margin, Margin, Margin, Margin}, QPageLayout::Millimeter);
    const QRectF page(QPointF(), QSizeF(writer.width(), writer.height()));
    const double head = HeadPoints * DotsPerInch / 72;
    const QSizeF body(page.width(), page.height() - 2 * head);

    PdfPicture pictures;
    QTextDocument document;
    document.setUndoRedoEnabled(false);
    QTextOption wrapping;
    wrapping.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document.setDefaultTextOption(wrapping);
    document.setDocumentMargin(0);
    document.documentLayout()->registerHandler(PdfPicture::Type, &pictures);
    document.documentLayout()->setPaintDevice(&writer);
    document.setPageSize(body);
    PdfDocument layOut(document, record, body, DotsPerInch);

    QPainter painter(&writer);
    const int pages = document.pageCount();
    PageFrame frame(painter, record, page, pages);
    for (int i = 0; i < pages; ++i) {
        if (i > 0)
            writer.newPage();
        frame.draw(i + 1);
        painter.save();
        painter.translate(0, head - i * body.height());
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = QRectF(0, i * body.height(), body.width(), body.height());
        painter.setClipRect(context.clip);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
    }
    painter.end();
    return withIdentity(bytes, creationDate(record.stamp), identity(record));
}

} // namespace mxw::audit

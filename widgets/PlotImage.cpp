// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/PlotImage.h"

#include "widgets/PlotChart.h"
#include "widgets/Theme.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

namespace {

constexpr int Margin = 12;
constexpr int Scale = 2;

/// The context of this file's words.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::widgets::PlotImage)
};

QSize pictureSize(const PlotChart &chart)
{
    const int head = chart.fontMetrics().height() * 2;
    const int foot = chart.fontMetrics().height() * 3;
    return chart.viewport()->size() + QSize(2 * Margin, head + foot);
}

void paintPicture(QPainter &painter, PlotChart &chart)
{
    const QSize size = pictureSize(chart);
    const int line = chart.fontMetrics().height();
    const Theme &theme = Theme::current();
    painter.fillRect(QRect(QPoint(0, 0), size), theme.color(Theme::Token::Base));
    QFont bold = chart.font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(theme.color(Theme::Token::Text));
    painter.drawText(QRect(Margin, 0, size.width() - 2 * Margin, 2 * line), int(Qt::AlignVCenter), chart.plot().title);
    chart.scene()->render(&painter, QRectF(QPointF(Margin, 2 * line), chart.viewport()->size()), chart.sceneRect());
    painter.setFont(chart.font());
    painter.setPen(theme.color(Theme::Token::Muted));
    painter.drawText(QRect(Margin, size.height() - 3 * line, size.width() - 2 * Margin, 3 * line),
                     int(Qt::AlignVCenter) | int(Qt::TextWordWrap), chart.plot().summary);
}

QByteArray drawing(PlotChart &chart)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(pictureSize(chart));
    generator.setViewBox(QRect(QPoint(0, 0), pictureSize(chart)));
    generator.setTitle(chart.plot().title);
    generator.setDescription(chart.plot().summary);
    QPainter painter(&generator);
    paintPicture(painter, chart);
    painter.end();
    return bytes;
}

QByteArray encoded(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace

QImage plotImage(PlotChart &chart)
{
    QImage image(pictureSize(chart) * Scale, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(Scale, Scale);
    paintPicture(painter, chart);
    return image;
}

Result<void> savePlot(PlotChart &chart, const QString &file)
{
    const QByteArray content =
        file.endsWith(".svg"_L1, Qt::CaseInsensitive) ? drawing(chart) : encoded(plotImage(chart));
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(content) != content.size() || !out.commit())
        return fail(Error::Kind::Io, Text::tr("%1 could not be written.").arg(file),
                    Text::tr("Choose a folder that you may write to."), out.errorString());
    return {};
}

} // namespace mxw::widgets

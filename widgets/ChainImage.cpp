// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ChainImage.h"

#include "models/dispatch/ChainExport.h"
#include "widgets/ChainPainter.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QSaveFile>

#include <algorithm>
#include <cmath>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

namespace {

constexpr double Margin = 24;
constexpr double LongestSide = 16'000;
constexpr double MostPixels = 60e6;

/// The context of this file's words.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::widgets::ChainImage)
};

QByteArray drawing(const ChainPicture &picture, const QString &title)
{
    // Whoever opens the file has other fonts: boxes are measured for those that it names.
    const auto layout = dispatch::layOut(picture.chain, dispatch::plainSizes(*picture.graph, picture.chain));
    return dispatch::toSvg(*picture.graph, picture.chain, layout ? *layout : picture.layout, title);
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

QImage chainImage(const ChainPicture &picture, const QString &title)
{
    const double head = std::ceil(picture.metrics.titleHeight * 1.6);
    const QSizeF size = picture.layout.size + QSizeF(2 * Margin, 2 * Margin + 2 * head);
    const double scale = std::min({2.0, LongestSide / std::max(size.width(), size.height()),
                                   std::sqrt(MostPixels / (size.width() * size.height()))});
    QImage image((size * scale).toSize().expandedTo({1, 1}), QImage::Format_RGB32);
    image.fill(Theme::current().color(Theme::Token::Base));
    QPainter painter(&image);
    painter.scale(scale, scale);
    painter.setFont(picture.metrics.focus);
    painter.setPen(Theme::current().color(Theme::Token::Text));
    painter.drawText(QRectF(Margin, 0, size.width() - 2 * Margin, head), Qt::AlignVCenter | Qt::TextSingleLine, title);
    const QRectF area = picture.bounds().adjusted(-Margin, -Margin, Margin, Margin);
    ChainPainter::paintHeads(painter, picture, QRectF(0, head, size.width(), head), -area.left(), 1.0);
    painter.translate(-area.left(), 2 * head - area.top());
    painter.setClipRect(area);
    const ChainEmphasis plain;
    ChainPainter(painter, picture, plain, 1.0).paint(area);
    return image;
}

Result<void> saveChain(const ChainPicture &picture, const QString &title, const QString &file)
{
    const bool svg = file.endsWith(".svg"_L1, Qt::CaseInsensitive);
    const QByteArray content = svg ? drawing(picture, title) : encoded(chainImage(picture, title));
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(content) != content.size() || !out.commit())
        return fail(Error::Kind::Io, Text::tr("%1 could not be written.").arg(file),
                    Text::tr("Choose a folder that you may write to."), out.errorString());
    return {};
}

} // namespace mxw::widgets

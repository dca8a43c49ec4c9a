// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QXmlStreamWriter>

#include <vector>

namespace mxw::dispatch {

/// A colour by meaning, light and dark.
enum class Ink { Base, Band, Text, Muted, Border, Plugin, Upstream, Component, Bad };

/// Writes an SVG picture. Every colour is an attribute for light paper, which each reader understands, and a rule for
/// dark paper, which overrides it where that is known. Text cannot become markup.
class SvgPage
{
public:
    enum class Anchor { Start, End };
    struct Line
    {
        Ink ink = Ink::Text;
        double width = 1.2;
        bool dashed = false;
    };
    struct Words
    {
        Ink ink = Ink::Text;
        double size = 12;
        Anchor anchor = Anchor::Start;
        bool bold = false;
        bool halo = false; ///< readable where a line passes below
    };

    SvgPage(QSizeF size, const QString &title);

    /// What is drawn until endGroup() shows `hover` under the mouse.
    void beginGroup(const QString &hover);
    void endGroup();
    void box(const QRectF &rect, Ink fill, double radius = 0);
    void frame(const QRectF &rect, Ink fill, const Line &line, double radius);
    void dot(QPointF centre, double radius, Ink fill);
    /// Start, then cubic control and end points.
    void path(const std::vector<QPointF> &points, const Line &line);
    void arrowHead(QPointF tip, Ink fill); ///< pointing to the right
    void words(QPointF place, const QString &text, const Words &words);

    /// Ends the picture.
    QByteArray finish();
    /// The rules for dark paper, as every picture brings them along.
    static QString darkRules();

private:
    void paint(Ink fill);
    void paint(const Line &line);
    void number(QAnyStringView name, double value);
    void attributes(const QRectF &rect, double radius);

    QByteArray m_bytes;
    QXmlStreamWriter m_xml;
};

} // namespace mxw::dispatch

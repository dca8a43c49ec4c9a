// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/Icons.h"

#include <QDir>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

namespace mxw::widgets {
using namespace Qt::StringLiterals;

namespace {

Theme::Token meaning(const QString &name)
{
    using enum Theme::Token;
    if (name == "severity-error"_L1)
        return Bad;
    if (name == "severity-warning"_L1 || name == "stale"_L1)
        return Warn;
    if (name == "severity-info"_L1 || name == "awaiting"_L1)
        return Accent;
    if (name == "decided"_L1)
        return Good;
    if (name == "undecided"_L1 || name == "group"_L1)
        return Muted;
    return Text;
}

/// Draws one SVG whose shapes use `currentColor`. Asks for the theme at each painting, so a change of theme needs no
/// new icons.
class ThemedIconEngine : public QIconEngine
{
public:
    ThemedIconEngine(QByteArray svg, Theme::Token token) : m_svg(std::move(svg)), m_token(token) {}

    QIconEngine *clone() const override { return new ThemedIconEngine(*this); }
    QString key() const override { return u"mxw-themed"_s; }
    bool isNull() override { return m_svg.isEmpty(); }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        QByteArray svg = m_svg;
        svg.replace("currentColor", colorFor(mode).name().toLatin1());
        QSvgRenderer renderer(svg);
        const int side = std::min(rect.width(), rect.height());
        QRect square(0, 0, side, side);
        square.moveCenter(rect.center());
        renderer.render(painter, square);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal) override
    {
        return pixmap(size, mode, state);
    }

private:
    QColor colorFor(QIcon::Mode mode) const
    {
        const Theme &theme = Theme::current();
        if (mode == QIcon::Selected)
            return theme.color(Theme::Token::AccentText);
        const QColor color = theme.color(m_token);
        return mode == QIcon::Disabled ? Theme::mix(color, theme.color(Theme::Token::Window), 0.4) : color;
    }

    QByteArray m_svg;
    Theme::Token m_token;
};

} // namespace

QIcon icon(const QString &name, std::optional<Theme::Token> color)
{
    QFile file(u":/icons/%1.svg"_s.arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new ThemedIconEngine(file.readAll(), color.value_or(meaning(name))));
}

QStringList iconNames()
{
    QStringList names = QDir(u":/icons"_s).entryList({u"*.svg"_s}, QDir::Files, QDir::Name);
    for (QString &name : names)
        name.chop(4);
    return names;
}

} // namespace mxw::widgets

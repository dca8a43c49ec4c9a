// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/Theme.h"

#include <QApplication>
#include <QFontInfo>
#include <QGuiApplication>
#include <QStyle>
#include <QStyleFactory>
#include <QStyleHints>
#include <QVariant>

#include <algorithm>
#include <cmath>

namespace mxw::widgets {
using namespace Qt::StringLiterals;

namespace {

constexpr auto DarkProperty = "mxwDarkTheme";
constexpr double LineTint = 0.12;
constexpr double ChangedTint = 0.10;
constexpr double WordTint = 0.28;

/// One design value a mode; tints are computed from them.
QRgb designValue(Theme::Token token, bool dark)
{
    using enum Theme::Token;
    switch (token) {
    case Window:
        return dark ? 0x1E2126 : 0xF4F5F7;
    case Base:
        return dark ? 0x16181C : 0xFFFFFF;
    case AlternateBase:
        return dark ? 0x1B1E23 : 0xF8F9FB;
    case Text:
        return dark ? 0xE6E8EB : 0x1B1F24;
    case Muted:
    case GutterText:
        return dark ? 0x9DA7B3 : 0x57606A;
    case Border:
        return dark ? 0x3A4048 : 0xD0D5DC;
    case OriginUpstream:
        return dark ? 0xFF9E6B : 0xC2410C;
    case OriginBoth:
        return dark ? 0xD4A5F0 : 0x7A3E9D;
    case OriginLocal:
    case Accent:
    case CurrentDifference:
        return dark ? 0x7DB3FF : 0x0B57B7;
    case AccentText:
        return dark ? 0x0F1419 : 0xFFFFFF;
    case Good:
        return dark ? 0x5CCB9F : 0x00694A;
    case OriginUnannotated:
    case Warn:
        return dark ? 0xE5B567 : 0x8A5300;
    case Bad:
        return dark ? 0xFF8A80 : 0xB3261E;
    case SyntaxKeyword:
        return dark ? 0xA6CBFF : 0x0B3F8F;
    case SyntaxString:
        return dark ? 0x8FE0BF : 0x0B5A44;
    case SyntaxComment:
        return dark ? 0xB3BCC6 : 0x464E57;
    case SyntaxNumber:
        return dark ? 0xF0CE94 : 0x6E4000;
    case SyntaxName:
        return dark ? 0xDDB9F5 : 0x5B2C86;
    case SyntaxDecorator:
        return dark ? 0xF2C28A : 0x6B3A00;
    default:
        return 0;
    }
}

double luminance(const QColor &color)
{
    const auto linear = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

QString styleSheet(const Theme &theme)
{
    using enum Theme::Token;
    return u"QToolTip { color: %1; background: %2; border: 1px solid %3; padding: 4px; }"
           "QMainWindow::separator { background: %3; width: 1px; height: 1px; }"
           "QMainWindow::separator:hover { background: %4; }"_s.arg(theme.color(Text).name(), theme.color(Base).name(),
                                                                    theme.color(Border).name(),
                                                                    theme.color(Accent).name());
}

} // namespace

Theme::Theme(Mode mode) : m_mode(mode) {}

Theme::Mode Theme::systemMode()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    if (const auto *hints = QGuiApplication::styleHints())
        return hints->colorScheme() == Qt::ColorScheme::Dark ? Mode::Dark : Mode::Light;
#endif
    const QPalette palette = QGuiApplication::palette();
    const bool dark = palette.color(QPalette::WindowText).lightness() > palette.color(QPalette::Window).lightness();
    return dark ? Mode::Dark : Mode::Light;
}

QColor Theme::color(Token token) const
{
    using enum Token;
    switch (token) {
    case Removed:
        return lineTint(Bad);
    case Added:
        return lineTint(Good);
    case Changed:
        return mix(color(Accent), color(Base), ChangedTint);
    case RemovedWord:
        return wordTint(Bad);
    case AddedWord:
        return wordTint(Good);
    case Selection:
        return wordTint(Accent);
    case Match:
        return wordTint(Warn);
    default:
        return QColor::fromRgb(designValue(token, m_mode == Mode::Dark));
    }
}

QColor Theme::lineTint(Token token) const
{
    return mix(color(token), color(Token::Base), LineTint);
}

QColor Theme::wordTint(Token token) const
{
    return mix(color(token), color(Token::Base), WordTint);
}

QPalette Theme::palette() const
{
    using enum Token;
    QPalette palette;
    palette.setColor(QPalette::Window, color(Window));
    palette.setColor(QPalette::WindowText, color(Text));
    palette.setColor(QPalette::Base, color(Base));
    palette.setColor(QPalette::AlternateBase, color(AlternateBase));
    palette.setColor(QPalette::Text, color(Text));
    palette.setColor(QPalette::PlaceholderText, color(Muted));
    palette.setColor(QPalette::Button, color(Window));
    palette.setColor(QPalette::ButtonText, color(Text));
    palette.setColor(QPalette::BrightText, color(Bad));
    palette.setColor(QPalette::ToolTipBase, color(Base));
    palette.setColor(QPalette::ToolTipText, color(Text));
    palette.setColor(QPalette::Highlight, color(Accent));
    palette.setColor(QPalette::HighlightedText, color(AccentText));
    palette.setColor(QPalette::Link, color(Accent));
    palette.setColor(QPalette::LinkVisited, color(Accent));
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
    palette.setColor(QPalette::Accent, color(Accent));
#endif
    // Fusion draws frames and separators with these.
    const bool dark = m_mode == Mode::Dark;
    palette.setColor(QPalette::Light, dark ? mix(Qt::white, color(Window), 0.10) : QColor(Qt::white));
    palette.setColor(QPalette::Midlight, mix(color(Border), color(Window), 0.5));
    palette.setColor(QPalette::Mid, color(Border));
    palette.setColor(QPalette::Dark, mix(color(Text), color(Window), dark ? 0.25 : 0.30));
    palette.setColor(QPalette::Shadow, dark ? QColor(Qt::black) : mix(color(Text), color(Window), 0.6));

    const QColor disabled = mix(color(Muted), color(Window), 0.65);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, disabled);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, color(Border));
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, disabled);
    palette.setColor(QPalette::Disabled, QPalette::Base, color(Window));
    return palette;
}

QFont withChineseFallback(QFont font, const QString &family)
{
    // The family in use, by its real name: an alias such as "monospace" would give way to the next family that exists.
    const QString own = QFontInfo(font).family();
    font.setFamilies(own == family ? QStringList{own} : QStringList{own, family});
    return font;
}

void Theme::apply(QApplication &application) const
{
    // Widgets ask for current() when the palette change reaches them, so the property goes first.
    application.setProperty(DarkProperty, m_mode == Mode::Dark);
    application.setStyle(QStyleFactory::create(u"Fusion"_s));
    application.setPalette(palette());
    application.setFont(withChineseFallback(application.font(), u"Noto Sans CJK SC"_s));
    application.setStyleSheet(styleSheet(*this));
}

const Theme &Theme::current()
{
    static const Theme light(Mode::Light);
    static const Theme dark(Mode::Dark);
    const auto *application = QCoreApplication::instance();
    return application && application->property(DarkProperty).toBool() ? dark : light;
}

double Theme::contrast(const QColor &a, const QColor &b)
{
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

QColor Theme::mix(const QColor &tint, const QColor &base, double share)
{
    const auto blend = [share](int over, int under) {
        return static_cast<int>(std::lround(under + (over - under) * share));
    };
    return QColor(blend(tint.red(), base.red()), blend(tint.green(), base.green()), blend(tint.blue(), base.blue()));
}

} // namespace mxw::widgets

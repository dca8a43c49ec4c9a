// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

class QApplication;

namespace mxw::widgets {

/// Colours by meaning, for light and dark; the values and their contrast are those of the UI design.
class Theme
{
public:
    enum class Mode { Light, Dark };
    enum class Token {
        Window,
        Base,
        AlternateBase,
        Text,
        Muted,
        Border,
        Accent,
        AccentText,
        Good,
        Warn,
        Bad,
        Removed,
        Added,
        Changed, ///< line backgrounds of a two-way diff
        RemovedWord,
        AddedWord, ///< changed characters inside them
        GutterText,
        CurrentDifference,
        // Where a difference of a three-way comparison comes from; see lineTint() and wordTint()
        OriginUpstream,    ///< a missed upstream change
        OriginLocal,       ///< the plugin's own, annotated
        OriginUnannotated, ///< the plugin's own, not annotated
        OriginBoth,
        Selection, ///< behind selected text of a code pane
        Match,     ///< behind a search match; the one gone to is also framed
        SyntaxKeyword,
        SyntaxString,
        SyntaxComment,
        SyntaxNumber,
        SyntaxName,
        SyntaxDecorator,
    };

    explicit Theme(Mode mode = Mode::Light);
    /// What the platform prefers now.
    static Mode systemMode();

    Mode mode() const { return m_mode; }
    QColor color(Token token) const;
    /// Behind a line, and behind the characters of it that differ.
    QColor lineTint(Token token) const;
    QColor wordTint(Token token) const;
    QPalette palette() const;
    /// Fusion style, palette and the small style sheet, for the whole application.
    void apply(QApplication &application) const;
    /// The theme apply() set last for this application.
    static const Theme &current();

    /// WCAG contrast ratio of two opaque colours.
    static double contrast(const QColor &a, const QColor &b);
    /// `tint` laid over the opaque `base` with the given share (0 … 1).
    static QColor mix(const QColor &tint, const QColor &base, double share);

private:
    Mode m_mode;
};

/// Names the family that draws Chinese beside the font's own. Left to itself, Qt may take a bold face for it.
QFont withChineseFallback(QFont font, const QString &family);

} // namespace mxw::widgets

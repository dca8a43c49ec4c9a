// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace mxw::source {

/// An annotation as it stands in the source, taken apart.
class AnnotationText
{
public:
    /// Quotes of a forward reference fall away.
    explicit AnnotationText(const QString &text);

    const QString &text() const { return m_text; }
    /// The parts of `A | B | None` without None; one part for anything else.
    QStringList alternatives() const;
    /// "Optional" of "Optional[X]", dotted as written; the whole text when there are no brackets.
    QString head() const;
    /// The parts between the brackets, split at commas.
    QStringList arguments() const;
    /// The dotted name of the one class that `X`, `"X"`, `X | None`, `Optional[X]`, `X[T]` name; empty for anything
    /// else.
    QString plain() const;

private:
    QStringList split(QStringView text, QChar at) const;

    QString m_text;
};

} // namespace mxw::source

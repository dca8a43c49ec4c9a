// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/RecordWords.h"

using namespace Qt::StringLiterals;

namespace mxw::audit {

Item labelled(const QString &label, const Rich &text)
{
    return {.label = Rich::words(label), .text = text};
}

Rich textOr(const QString &text, const QString &missing)
{
    return text.trimmed().isEmpty() ? Rich::words(missing) : Rich::text(text);
}

Rich codes(const QStringList &texts)
{
    std::vector<Rich> spans;
    for (const QString &text : texts)
        spans.push_back(Rich::code(text));
    return spans.empty() ? Rich::words(u"–"_s) : Rich::joined(spans, u", "_s);
}

Rich codePlace(const QString &file, int line)
{
    return Rich::code(line > 0 ? file + u':' + QString::number(line) : file);
}

Tone toneOf(checks::Severity severity)
{
    switch (severity) {
    case checks::Severity::Error:
        return Tone::Bad;
    case checks::Severity::Warning:
        return Tone::Warn;
    case checks::Severity::Info:
        return Tone::Muted;
    }
    return Tone::None;
}

Row numbers(const Rich &first, const std::vector<qsizetype> &values)
{
    Row row{first};
    for (const qsizetype value : values)
        row.push_back(Rich::number(value));
    return row;
}

} // namespace mxw::audit

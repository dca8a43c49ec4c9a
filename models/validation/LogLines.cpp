// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/LogLines.h"

#include <QRegularExpression>

namespace mxw::validation {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype MaxText = 64 * 1024 * 1024;
constexpr qsizetype MaxLine = 64 * 1024;
constexpr qsizetype MaxLines = 5'000'000;

struct Prefixes
{
    QRegularExpression colours{u"\x1b\\[[0-9;:?]*[ -/]*[@-~]|\x1b\\][^\x07\x1b]*(?:\x07|\x1b\\\\)"_s};
    // "job\tstep\t" of a CI service's download, a stamp with or without brackets, "[gw3] ", "(Worker_TP0 pid=12) ".
    QRegularExpression before{
        u"^(?:[^\\t\\n]{1,80}\\t[^\\t\\n]{1,80}\\t(?=\\[?\\d{4}-))?"
        "(?:\\x{feff}?\\[?\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d:\\d\\d(?:[.,]\\d+)?"
        "(?:Z|[+-]\\d\\d:?\\d\\d)?\\]?[ \\t]?)?"
        "(?:\\([A-Za-z]\\w* pid=\\d+\\)[ \\t])*"
        "(?:\\[gw\\d+\\] (?! *\\[ *\\d+%\\])(?!(?:PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS) ))?"_s};
};

/// A text within JSON or a repr: its line ends are two characters.
bool isEscaped(const QString &line)
{
    return line.contains("\\n"_L1) &&
           (line.contains("are not close!"_L1) || line.contains("are not equal!"_L1) || line.contains("Mismatch"_L1) ||
            line.contains("Not equal to"_L1) || line.contains("Arrays are not"_L1) || line.contains("FAILED "_L1));
}

QString unescaped(QString line)
{
    line.replace("\\u001b"_L1, "\x1b"_L1).replace("\\x1b"_L1, "\x1b"_L1).replace("\\r"_L1, ""_L1);
    line.replace("\\\\n"_L1, "\n"_L1).replace("\\n"_L1, "\n"_L1);
    return line.replace("\\t"_L1, "\t"_L1).replace("\\\""_L1, "\""_L1).replace("\\'"_L1, "'"_L1);
}

} // namespace

QStringList logLines(const QByteArray &text, bool &isCut)
{
    const Prefixes prefixes;
    QStringList lines;
    isCut = text.size() > MaxText;
    const QByteArrayView view = QByteArrayView(text).first(std::min(text.size(), MaxText));
    const auto add = [&](QString line) {
        if (line.endsWith(u'\r'))
            line.chop(1);
        line = line.sliced(line.lastIndexOf(u'\r') + 1); // what a progress line wrote over
        if (line.contains(u'\x1b'))
            line.remove(prefixes.colours);
        const auto match = prefixes.before.match(line);
        if (match.hasMatch() && match.capturedLength() > 0)
            line = line.sliced(match.capturedLength());
        lines.append(line);
    };
    for (qsizetype start = 0; start < view.size();) {
        if (lines.size() >= MaxLines) {
            isCut = true;
            break;
        }
        qsizetype end = view.indexOf('\n', start);
        end = end < 0 ? view.size() : end;
        const QString line = QString::fromUtf8(view.sliced(start, std::min(end - start, MaxLine)));
        if (isEscaped(line)) {
            for (const QString &part : unescaped(line).split(u'\n'))
                add(part);
        } else {
            add(line);
        }
        start = end + 1;
    }
    return lines;
}

QString withoutMark(const QString &line, QChar &mark)
{
    mark = {};
    if (line.startsWith("E   "_L1) || line.startsWith(">   "_L1) || line == "E"_L1) {
        mark = line.front();
        return line.sliced(1).trimmed();
    }
    return line;
}

} // namespace mxw::validation

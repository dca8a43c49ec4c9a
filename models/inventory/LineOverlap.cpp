// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/LineOverlap.h"

#include "models/git/LineDiff.h"

#include <QByteArrayView>
#include <QHash>

namespace mxw::inventory {

namespace {

int lineCount(const QByteArray &text)
{
    return int(text.count('\n')) + (text.isEmpty() || text.endsWith('\n') ? 0 : 1);
}

template <typename Visit> int forEachLine(const QByteArray &text, Visit visit)
{
    int lines = 0;
    for (qsizetype begin = 0; begin < text.size();) {
        qsizetype end = text.indexOf('\n', begin);
        if (end < 0)
            end = text.size();
        const QByteArrayView line = QByteArrayView(text).sliced(begin, end - begin).trimmed();
        if (!line.isEmpty() && !line.startsWith('#')) {
            ++lines;
            visit(line);
        }
        begin = end + 1;
    }
    return lines;
}

} // namespace

LineOverlap LineOverlap::of(const QByteArray &left, const QByteArray &right)
{
    LineOverlap overlap{0, lineCount(left), lineCount(right)};
    int gone = 0;
    for (const git::LineRange &range : git::lineDiff(left, right))
        gone += range.oldCount;
    overlap.common = overlap.left - gone;
    return overlap;
}

LineOverlap LineOverlap::unordered(const QByteArray &left, const QByteArray &right)
{
    QHash<QByteArrayView, int> lines;
    LineOverlap overlap;
    overlap.left = forEachLine(left, [&](QByteArrayView line) { ++lines[line]; });
    overlap.right = forEachLine(right, [&](QByteArrayView line) {
        const auto found = lines.find(line);
        if (found != lines.end() && *found > 0) {
            --*found;
            ++overlap.common;
        }
    });
    return overlap;
}

} // namespace mxw::inventory

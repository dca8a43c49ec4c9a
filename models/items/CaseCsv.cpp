// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/CaseCsv.h"

#include <array>

namespace mxw::items {

using namespace Qt::StringLiterals;

namespace {

/// By column; words of files are not translated.
constexpr std::array<QStringView, CaseRow::NUM_COLUMNS> heads{
    u"test",    u"outcome",     u"change", u"over_allowed", u"parameters", u"mismatches", u"max_abs", u"max_rel",
    u"p99_abs", u"comparisons", u"dtype",  u"device",       u"seconds",    u"pattern",    u"reason"};

QString field(QString text, bool isNumber)
{
    if (!isNumber && !text.isEmpty() && u"=+-@\t\r"_s.contains(text.front()))
        text.prepend(u'\'');
    if (text.contains(u'"') || text.contains(u',') || text.contains(u'\n') || text.contains(u'\r')) {
        text.replace(u'"', u"\"\""_s);
        text = u'"' + text + u'"';
    }
    return text;
}

} // namespace

QByteArray casesCsv(const CaseModel &cases, const CaseFilter &shown)
{
    QStringList cells;
    for (int column = 0; column < CaseRow::NUM_COLUMNS; ++column) {
        cells << heads[size_t(column)].toString();
        if (column == CaseRow::MismatchesColumn)
            cells << u"elements"_s;
    }
    QByteArray csv = cells.join(u',').toUtf8() + '\n';
    for (const int testCase : shown.shownCases()) {
        const CaseRow row = cases.row(testCase);
        cells.clear();
        for (int column = 0; column < CaseRow::NUM_COLUMNS; ++column) {
            cells << field(row.exact(column), CaseRow::isNumeric(column));
            if (column == CaseRow::MismatchesColumn)
                cells << (row.summary->isCounted ? QString::number(row.summary->elements) : QString());
        }
        csv += cells.join(u',').toUtf8() + '\n';
    }
    return csv;
}

} // namespace mxw::items

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/CaseCsv.h"

#include <QCoreApplication>

namespace mxw::items {

using namespace Qt::StringLiterals;

namespace {

/// The context of this file's words.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::items::CaseCsv)
};

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
        cells << field(CaseRow::header(column), false);
        if (column == CaseRow::MismatchesColumn)
            cells << field(Text::tr("Elements"), false);
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

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/PdfBytes.h"

namespace mxw::audit {

namespace {

constexpr qsizetype PlaceDigits = 10;
constexpr qsizetype RowLength = 20; ///< of the table, by the standard

/// Adds `shift` to every place in the table that lies behind `from`.
bool moveTable(QByteArray &pdf, qsizetype table, qsizetype from, qsizetype shift)
{
    qsizetype row = pdf.indexOf('\n', pdf.indexOf("xref", table) + 5) + 1; // after "xref" and "0 N"
    for (; row + RowLength <= pdf.size() && pdf.mid(row, 7) != "trailer"; row += RowLength) {
        bool isNumber = false;
        const qlonglong place = pdf.mid(row, PlaceDigits).toLongLong(&isNumber);
        if (!isNumber)
            return false;
        if (pdf.at(row + 17) == 'n' && place > from)
            pdf.replace(row, PlaceDigits, QByteArray::number(place + shift).rightJustified(PlaceDigits, '0'));
    }
    return true;
}

} // namespace

QByteArray withCreationDate(const QByteArray &pdf, const QByteArray &date)
{
    const QByteArray key("/CreationDate (");
    const qsizetype at = pdf.indexOf(key);
    const qsizetype start = at + key.size();
    const qsizetype end = pdf.indexOf(')', start);
    const qsizetype last = pdf.lastIndexOf("startxref\n");
    if (at < 0 || end < 0 || last < 0)
        return pdf;
    const qsizetype number = last + 10;
    const qsizetype numberEnd = pdf.indexOf('\n', number);
    bool isNumber = false;
    const qlonglong table = pdf.mid(number, numberEnd - number).toLongLong(&isNumber);
    if (!isNumber)
        return pdf;
    const qsizetype shift = date.size() - (end - start);
    QByteArray bytes = pdf;
    bytes.replace(number, numberEnd - number, QByteArray::number(table + shift));
    bytes.replace(start, end - start, date);
    return moveTable(bytes, table + shift, at, shift) ? bytes : pdf;
}

} // namespace mxw::audit

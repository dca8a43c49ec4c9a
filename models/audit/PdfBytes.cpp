// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/PdfBytes.h"

#include <QStringBuilder>

#include <optional>

namespace mxw::audit {

namespace {

constexpr qsizetype PlaceDigits = 10;
constexpr qsizetype RowLength = 20; ///< of the table, by the standard
const QByteArray TablePlace("startxref\n");

/// Adds `shift` to every place in the table that lies behind `from`.
bool moveTable(QByteArray &pdf, qsizetype table, qsizetype from, qsizetype shift)
{
    if (pdf.mid(table, 5) != "xref\n")
        return false;
    qsizetype row = pdf.indexOf('\n', table + 5) + 1; // after "xref" and "0 N"
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

/// The value of `key` replaced, where the file has it.
std::optional<QByteArray> withValue(const QByteArray &pdf, const QByteArray &key, const QByteArray &value)
{
    const qsizetype last = pdf.lastIndexOf(TablePlace);
    const qsizetype number = last + TablePlace.size();
    bool isNumber = false;
    const qlonglong table = pdf.mid(number, pdf.indexOf('\n', number) - number).toLongLong(&isNumber);
    if (last < 0 || !isNumber)
        return std::nullopt;
    const qsizetype at = pdf.indexOf(key);
    const qsizetype start = at + key.size();
    const qsizetype end = pdf.indexOf(')', start);
    if (at < 0)
        return pdf;
    if (end < 0 || end > table)
        return std::nullopt;
    const qsizetype shift = value.size() - (end - start);
    QByteArray bytes = pdf;
    bytes.replace(number, pdf.indexOf('\n', number) - number, QByteArray::number(table + shift));
    bytes.replace(start, end - start, value);
    if (!moveTable(bytes, table + shift, at, shift))
        return std::nullopt;
    return bytes;
}

/// In the trailer, after all that the table speaks of.
QByteArray withId(QByteArray pdf, const QByteArray &id)
{
    const qsizetype at = pdf.indexOf("/ID [", pdf.lastIndexOf("trailer"));
    const qsizetype end = pdf.indexOf(']', at);
    if (at < 0 || end < 0)
        return pdf;
    const QByteArray value = "/ID [ <" + id + "> <" + id + "> ";
    return pdf.replace(at, end - at, value);
}

} // namespace

QByteArray withIdentity(const QByteArray &pdf, const QByteArray &date, const QByteArray &id)
{
    std::optional<QByteArray> bytes = withValue(pdf, "/CreationDate (", date);
    if (bytes)
        bytes = withValue(*bytes, "/ModDate (", date);
    return bytes ? withId(*bytes, id) : pdf;
}

} // namespace mxw::audit

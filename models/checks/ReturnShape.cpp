// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/ReturnShape.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::ReturnShape)
};

/// Parts between separators that stand outside all brackets, trimmed.
QStringList splitOutside(QStringView text, QChar separator)
{
    QStringList parts;
    qsizetype depth = 0;
    qsizetype start = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c == u'[' || c == u'(' || c == u'{')
            ++depth;
        else if (c == u']' || c == u')' || c == u'}')
            --depth;
        else if (c == separator && depth == 0) {
            parts.append(text.sliced(start, i - start).trimmed().toString());
            start = i + 1;
        }
    }
    parts.append(text.sliced(start).trimmed().toString());
    return parts;
}

/// The inside of "name[…]" when the last part of the name is one of `names`; null otherwise.
QString argumentOf(const QString &text, const QStringList &names)
{
    const qsizetype bracket = text.indexOf(u'[');
    if (bracket < 0 || !text.endsWith(u']') || !names.contains(text.first(bracket).section(u'.', -1)))
        return {};
    return text.sliced(bracket + 1, text.size() - bracket - 2);
}

void addAlternative(ReturnShape &shape, const QString &text)
{
    if (text == "None"_L1) {
        shape.mayBeNone = true;
        return;
    }
    if (const QString inner = argumentOf(text, {u"Optional"_s}); !inner.isNull()) {
        shape.mayBeNone = true;
        addAlternative(shape, inner);
        return;
    }
    if (const QString inner = argumentOf(text, {u"Union"_s}); !inner.isNull()) {
        for (const QString &part : splitOutside(inner, u','))
            addAlternative(shape, part);
        return;
    }
    const QString items = argumentOf(text, {u"tuple"_s, u"Tuple"_s});
    const QStringList parts = items.isNull() ? QStringList() : splitOutside(items, u',');
    if (items.isNull() || parts.contains(u"..."_s) || items.contains(u'*'))
        shape.open = true;
    else
        shape.lengths.insert(items == "()"_L1 ? 0 : parts.size());
}

/// The statements' part: lengths of what is written as a tuple or list.
void addReturned(ReturnShape &shape, const Expression &value)
{
    if (value.kind == Expression::Kind::Conditional) {
        addReturned(shape, value.items[1]);
        addReturned(shape, value.items[2]);
        return;
    }
    if (value.kind == Expression::Kind::Constant && value.text == "None"_L1)
        return;
    const bool sequence = value.kind == Expression::Kind::Sequence && value.text != "{"_L1;
    if (!sequence || std::ranges::find(value.items, Expression::Kind::Starred, &Expression::kind) != value.items.end())
        shape.open = true;
    else
        shape.lengths.insert(qsizetype(value.items.size()));
}

} // namespace

bool ReturnShape::fits(qsizetype count, bool atLeast) const
{
    return open || lengths.empty() ||
           std::ranges::any_of(lengths, [&](qsizetype length) { return atLeast ? length >= count : length == count; });
}

QString ReturnShape::words() const
{
    QStringList texts;
    for (const qsizetype length : lengths)
        texts.append(QString::number(length));
    return texts.join(Text::tr(" or "));
}

ReturnShape shapeOfAnnotation(const QString &annotation)
{
    ReturnShape shape;
    QString text = annotation.trimmed();
    if (text.size() > 1 && (text.startsWith(u'\'') || text.startsWith(u'"')) && text.endsWith(text.front()))
        text = text.sliced(1, text.size() - 2);
    if (text.isEmpty())
        return shape;
    shape.annotated = true;
    shape.open = false;
    for (const QString &part : splitOutside(text, u'|'))
        addAlternative(shape, part);
    shape.promised = !shape.lengths.empty();
    return shape;
}

ReturnShape returnShapeOf(const Symbol &function)
{
    const Definition *definition = function.definitionOrNull();
    if (!definition || definition->isClass())
        return {};
    const ReturnShape promised = shapeOfAnnotation(definition->signature.returns);
    ReturnShape written;
    written.open = false;
    for (const Return &statement : function.outline->returns) {
        if (statement.scope == function.definition)
            addReturned(written, statement.value);
    }
    written.annotated = promised.annotated;
    written.mayBeNone = promised.mayBeNone;
    if (!written.open && !written.lengths.empty())
        return written;
    ReturnShape shape = promised;
    shape.lengths.merge(written.lengths);
    return shape;
}

} // namespace mxw::checks

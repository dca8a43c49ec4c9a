// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/source/UsageText.h"

#include "tests/source/OutlineText.h"

using namespace Qt::StringLiterals;
using namespace mxw::source;

namespace mxw::tests {

namespace {

QString placeText(const Usage &usage, const Outline &outline, const UsePlace &place)
{
    return scopeText(outline, place.scope) + guardsText(usage.conditionsOf(place));
}

template <typename T, typename Text>
QString lines(const std::vector<T> &uses, const Usage &usage, const Outline &outline, const Text &text)
{
    QStringList result;
    for (const T &use : uses)
        result.append(QString::number(use.place.line) + u' ' + text(use) + placeText(usage, outline, use.place));
    return result.join(u'\n');
}

} // namespace

QString readsText(const Usage &usage, const Outline &outline)
{
    return lines(usage.freeNames, usage, outline, [](const NameRead &read) { return read.name; });
}

QString attributesText(const Usage &usage, const Outline &outline)
{
    return lines(usage.attributes, usage, outline, [](const AttributeRead &read) {
        return QString(read.object.toString() + " . "_L1 + read.attributes.join(u'.'));
    });
}

QString callsText(const Usage &usage, const Outline &outline)
{
    return lines(usage.calls, usage, outline, [](const CallUse &use) {
        QString text = use.call.toString();
        if (use.unpackedInto >= 0)
            text += u" into %1"_s.arg(use.unpackedInto);
        if (use.unpackedWithStar)
            text += "*"_L1;
        return use.awaited ? QString("await "_L1 + text) : text;
    });
}

QString storesText(const Usage &usage, const Outline &outline)
{
    return lines(usage.stores, usage, outline, [](const AttributeStore &store) {
        QString text = store.object.toString() + " . "_L1 + store.attribute;
        if (!store.annotation.isEmpty())
            text += ": "_L1 + store.annotation;
        if (!store.value.isNone())
            text += " = "_L1 + store.value.toString();
        return store.bare ? QString(text + " (bare)"_L1) : text;
    });
}

QString localsText(const Usage &usage, const Outline &outline)
{
    QStringList result;
    for (const LocalName &local : usage.locals) {
        QString text = QString::number(local.line) + u' ' + local.name;
        if (!local.annotation.isEmpty())
            text += ": "_L1 + local.annotation;
        if (!local.value.isNone())
            text += " = "_L1 + local.value.toString();
        text += u" x%1"_s.arg(local.bindings);
        if (local.parameter)
            text += " parameter"_L1;
        result.append(text + scopeText(outline, local.scope));
    }
    return result.join(u'\n');
}

} // namespace mxw::tests

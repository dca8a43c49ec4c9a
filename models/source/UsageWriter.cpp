// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/UsageWriter.h"

#include <algorithm>

namespace mxw::source {

template <typename T> void UsageWriter::all(const std::vector<T> &values)
{
    m_previousLine = 0;
    number(values.size());
    for (const T &value : values)
        write(value);
}

/// Neighbours mostly begin alike.
void UsageWriter::writeConditions(const std::vector<Guards> &conditions)
{
    number(conditions.size());
    beginRecord(0);
    const Guards none;
    const Guards *previous = &none;
    for (const Guards &guards : conditions) {
        const auto shared = std::ranges::mismatch(guards, *previous).in1 - guards.begin();
        number(quint64(shared));
        number(guards.size() - size_t(shared));
        for (auto guard = guards.begin() + shared; guard != guards.end(); ++guard)
            write(*guard);
        previous = &guards;
    }
}

void UsageWriter::write(const UsePlace &place)
{
    signedNumber(place.line - m_previousLine);
    m_previousLine = place.line;
    beginRecord(place.line);
    signedNumber(place.scope);
    number(quint64(place.conditions));
}

void UsageWriter::write(const NameRead &read)
{
    write(read.place);
    text(read.name);
}

void UsageWriter::write(const AttributeRead &read)
{
    write(read.place);
    write(read.object);
    texts(read.attributes);
}

void UsageWriter::write(const CallUse &use)
{
    write(use.place);
    write(use.call);
    byte(quint8((use.unpackedWithStar ? 1 : 0) | (use.awaited ? 2 : 0) | (use.unpackedInto >= 0 ? 4 : 0)));
    if (use.unpackedInto >= 0)
        number(quint64(use.unpackedInto));
}

void UsageWriter::write(const AttributeStore &store)
{
    write(store.place);
    write(store.object);
    text(store.attribute);
    write(store.value);
    text(store.annotation);
    byte(quint8(store.bare));
}

void UsageWriter::write(const LocalName &local)
{
    beginRecord(local.line);
    signedNumber(local.line);
    text(local.name);
    signedNumber(local.scope);
    byte(quint8(local.parameter));
    signedNumber(local.bindings);
    write(local.value);
    text(local.annotation);
}

void UsageWriter::write(const Usage &usage)
{
    writeConditions(usage.conditions);
    all(usage.freeNames);
    all(usage.attributes);
    all(usage.calls);
    all(usage.stores);
    all(usage.locals);
    texts(usage.volatileNames);
}

} // namespace mxw::source

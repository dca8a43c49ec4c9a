// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/UsageReader.h"

#include <algorithm>

namespace mxw::source {

namespace {

/// Sharing lets few bytes stand for many guards.
constexpr size_t MaximumGuards = 4'000'000;

} // namespace

template <typename T> void UsageReader::all(std::vector<T> &values)
{
    m_previousLine = 0;
    const size_t size = count();
    values.reserve(std::min(size, Reserved));
    for (size_t i = 0; i < size && ok(); ++i)
        read(values.emplace_back());
}

void UsageReader::readConditions(std::vector<Guards> &conditions)
{
    conditions.clear();
    const size_t size = count();
    beginRecord(0);
    size_t total = 0;
    for (size_t i = 0; i < size && ok(); ++i) {
        const quint64 shared = number();
        const size_t own = count();
        const size_t known = i == 0 ? 0 : conditions.back().size();
        total += size_t(shared) + own;
        if (shared > known || total > MaximumGuards)
            return fail();
        Guards guards;
        if (shared > 0)
            guards.assign(conditions.back().begin(), conditions.back().begin() + qsizetype(shared));
        for (size_t j = 0; j < own && ok(); ++j)
            read(guards.emplace_back());
        conditions.push_back(std::move(guards));
    }
    m_conditions = conditions.size();
}

void UsageReader::read(UsePlace &place)
{
    beginRecord(m_previousLine);
    place.line = relativeLine();
    m_previousLine = place.line;
    beginRecord(place.line);
    place.scope = integer();
    const quint64 condition = number();
    if (place.scope < ModuleScope || condition >= m_conditions)
        return fail();
    place.conditions = int(condition);
}

void UsageReader::read(NameRead &read)
{
    this->read(read.place);
    read.name = text();
}

void UsageReader::read(AttributeRead &read)
{
    this->read(read.place);
    this->read(read.object);
    read.attributes = texts();
    if (read.attributes.isEmpty() || read.object.kind == Expression::Kind::Attribute)
        fail();
}

void UsageReader::read(CallUse &use)
{
    read(use.place);
    read(use.call);
    const quint8 flags = byte();
    use.unpackedWithStar = (flags & 1) != 0;
    use.awaited = (flags & 2) != 0;
    if (flags & 4)
        use.unpackedInto = lineNumber();
    if (use.call.kind != Expression::Kind::Call)
        fail();
}

void UsageReader::read(AttributeStore &store)
{
    read(store.place);
    read(store.object);
    store.attribute = text();
    read(store.value);
    store.annotation = text();
    store.bare = byte() != 0;
}

void UsageReader::read(LocalName &local)
{
    local.line = integer();
    beginRecord(local.line);
    local.name = text();
    local.scope = integer();
    local.parameter = byte() != 0;
    local.bindings = integer();
    read(local.value);
    local.annotation = text();
    if (local.scope < 0)
        fail();
}

void UsageReader::read(Usage &usage)
{
    readConditions(usage.conditions);
    all(usage.freeNames);
    all(usage.attributes);
    all(usage.calls);
    all(usage.stores);
    all(usage.locals);
    usage.volatileNames = texts();
    // Places rely on a first, empty one.
    if (usage.conditions.empty() || !usage.conditions.front().empty())
        fail();
}

} // namespace mxw::source

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/CompactReader.h"
#include "models/source/Usage.h"

namespace mxw::source {

/// Reads what UsageWriter wrote.
class UsageReader : public CompactReader
{
public:
    using CompactReader::CompactReader;

    void read(Usage &usage);

private:
    using CompactReader::read;
    void readConditions(std::vector<Guards> &conditions);
    void read(UsePlace &place);
    void read(NameRead &read);
    void read(AttributeRead &read);
    void read(CallUse &use);
    void read(AttributeStore &store);
    void read(LocalName &local);
    template <typename T> void all(std::vector<T> &values);

    size_t m_conditions = 0;
    int m_previousLine = 0;
};

} // namespace mxw::source

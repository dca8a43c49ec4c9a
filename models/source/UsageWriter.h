// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/CompactWriter.h"
#include "models/source/Usage.h"

namespace mxw::source {

/// Writes usages in the compact form.
class UsageWriter : public CompactWriter
{
public:
    void write(const Usage &usage);

private:
    using CompactWriter::write;
    void writeConditions(const std::vector<Guards> &conditions);
    void write(const UsePlace &place);
    void write(const NameRead &read);
    void write(const AttributeRead &read);
    void write(const CallUse &use);
    void write(const AttributeStore &store);
    void write(const LocalName &local);
    template <typename T> void all(const std::vector<T> &values);

    int m_previousLine = 0;
};

} // namespace mxw::source

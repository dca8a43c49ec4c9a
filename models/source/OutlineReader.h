// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/CompactReader.h"

namespace mxw::source {

/// Reads what OutlineWriter wrote.
class OutlineReader : public CompactReader
{
public:
    using CompactReader::CompactReader;

    void read(Outline &outline);

private:
    using CompactReader::read;
    void read(Import &import);
    void read(Signature &signature);
    void read(Definition &definition);
    void read(Assignment &assignment);
    void read(CallStatement &call);
    void read(Return &value);
    void read(LazyExports &lazy);
    void read(SyntaxFault &fault);
    template <typename T> void all(std::vector<T> &values);
};

} // namespace mxw::source

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/CompactWriter.h"

namespace mxw::source {

/// Writes outlines in the compact form.
class OutlineWriter : public CompactWriter
{
public:
    void write(const Outline &outline);

private:
    using CompactWriter::write;
    void write(const Import &import);
    void write(const Signature &signature);
    void write(const Definition &definition);
    void write(const Assignment &assignment);
    void write(const CallStatement &call);
    void write(const Return &value);
    void write(const LazyExports &lazy);
    void write(const SyntaxFault &fault);
    template <typename T> void all(const std::vector<T> &values);
};

} // namespace mxw::source

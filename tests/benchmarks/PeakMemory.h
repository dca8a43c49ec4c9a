// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

namespace mxw::benchmarks {

/// The most memory that this process and each of its running children had so far, in bytes.
struct PeakMemory
{
    qint64 parent = 0;
    qint64 children = 0; ///< of all together
    int count = 0;

    static PeakMemory measure();
    void report() const;
};

} // namespace mxw::benchmarks

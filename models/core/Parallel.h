// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace mxw {

/// Calls `work(i)` once for each i below `count`, from this thread and as many others as there are cores left; returns
/// when all are done. Which thread takes which i is chance: `work` writes what it finds to place i.
template <typename Work>
void forEachIndex(std::size_t count, const Work &work, std::size_t threads = std::thread::hardware_concurrency())
{
    std::atomic<std::size_t> next = 0;
    const auto run = [&] {
        for (std::size_t i = next++; i < count; i = next++)
            work(i);
    };
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < std::min(count, threads); ++i)
        others.emplace_back(run);
    run();
}

} // namespace mxw

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <optional>
#include <utility>

namespace mxw {

/// The words of an enum in files and JSON: stable, lower case, never translated.
template <typename Enum, std::size_t Size> using Words = std::array<std::pair<Enum, QStringView>, Size>;

template <typename Enum, std::size_t Size> QString wordOf(const Words<Enum, Size> &words, Enum value)
{
    for (const auto &[candidate, word] : words) {
        if (candidate == value)
            return word.toString();
    }
    return {};
}

template <typename Enum, std::size_t Size> std::optional<Enum> valueOf(const Words<Enum, Size> &words, QStringView text)
{
    for (const auto &[candidate, word] : words) {
        if (word == text)
            return candidate;
    }
    return std::nullopt;
}

} // namespace mxw

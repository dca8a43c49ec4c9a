// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

/// What CompactWriter and CompactReader agree on: the flags next to the kind of an expression or parameter.
namespace mxw::source::format {

inline constexpr quint8 HasText = 0x10;
inline constexpr quint8 HasItems = 0x20;
inline constexpr quint8 HasNames = 0x40;
inline constexpr quint8 HasLine = 0x80;

} // namespace mxw::source::format

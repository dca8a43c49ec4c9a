// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Expression.h"
#include "models/source/Outline.h"

namespace mxw::checks {

/// How calls that are written for one signature meet another one.
enum class Meeting {
    Fits,      ///< every call that the one takes, the other takes too
    Sometimes, ///< some calls fail: those by keyword, or with an optional argument
    Never,     ///< every call fails
};

/// `taker` gets the calls that `written` takes; both without self. What `*args` and `**kwargs` of `written` may carry
/// is not counted.
Meeting meetingOf(const source::Signature &taker, const source::Signature &written);

/// Takes whatever it is given.
bool takesAnything(const source::Signature &signature);

/// The same names, kinds and defaults, in the same order; annotations and default values do not count.
bool sameShape(const source::Signature &one, const source::Signature &other);

} // namespace mxw::checks

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Outline.h"

#include <QStringList>

namespace mxw::checks {

/// How a replacement's parameters differ from its target's, seen from callers written for the target.
struct SignatureDifference
{
    QStringList breaking;   ///< calls that the target takes and the replacement does not, in words
    QStringList compatible; ///< differences that no call for the target notices at once

    bool isEmpty() const { return breaking.isEmpty() && compatible.isEmpty(); }
};

/// `skipFirst`: both are bound (self, cls), whose names do not matter.
SignatureDifference compareSignatures(const source::Signature &replacement, const source::Signature &target,
                                      bool skipFirst);

} // namespace mxw::checks

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

namespace mxw::checks {

/// Bytes that two texts begin and end with, without counting one twice.
struct CommonEnds
{
    qsizetype prefix = 0;
    qsizetype suffix = 0;
};
CommonEnds commonEnds(QByteArrayView left, QByteArrayView right);

} // namespace mxw::checks

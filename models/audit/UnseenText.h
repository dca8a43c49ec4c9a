// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>

namespace mxw::audit {

/// Characters that draw nothing, or change the order of what is around them.
inline bool isUnseen(QChar c)
{
    const ushort code = c.unicode();
    return c.category() == QChar::Other_Control || (code >= 0x202a && code <= 0x202e) ||
           (code >= 0x2066 && code <= 0x2069) || code == 0x200e || code == 0x200f || code == 0x2028 || code == 0x2029 ||
           code == 0xfeff;
}

} // namespace mxw::audit

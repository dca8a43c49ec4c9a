// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/SomeNames.h"

namespace mxw::validation {

using namespace Qt::StringLiterals;

QString someNames(const QStringList &names)
{
    constexpr qsizetype Most = 8;
    const QString some = names.first(std::min(Most, names.size())).join(u", "_s);
    return names.size() > Most ? some + u", …"_s : some;
}

} // namespace mxw::validation

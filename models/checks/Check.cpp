// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/Check.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::checks {

std::optional<inventory::Domain> Check::domain() const
{
    if (id.startsWith(u'P'))
        return inventory::Domain::Patch;
    if (id.startsWith(u'R'))
        return inventory::Domain::Registry;
    if (id == QLatin1StringView("M06"))
        return inventory::Domain::Commit;
    if (id.startsWith(u'M'))
        return inventory::Domain::Model;
    return std::nullopt;
}

QString Check::title() const
{
    return QCoreApplication::translate("mxw::checks", titleSource);
}

QString Check::why() const
{
    return QCoreApplication::translate("mxw::checks", whySource);
}

QString checkTitle(QStringView id)
{
    const auto &checks = catalogue();
    const auto it = std::ranges::find_if(checks, [id](const Check &check) { return check.id == id; });
    return it == checks.end() ? id.toString() : it->title();
}

} // namespace mxw::checks

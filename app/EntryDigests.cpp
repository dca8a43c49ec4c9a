// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/EntryDigests.h"

#include <QCryptographicHash>

namespace mxw::app {

namespace {

QString digestOf(const SideRequest &side, const QString &recorded)
{
    if (side.state == diff::SideState::Absent)
        return {};
    const auto content = Comparison::sliceContent(side);
    if (!content)
        return recorded;
    return QString::fromLatin1(QCryptographicHash::hash(*content, QCryptographicHash::Sha256).toHex());
}

} // namespace

EntryDigests digestsOf(const std::vector<EntrySides> &entries, std::stop_token stop)
{
    EntryDigests digests;
    for (const EntrySides &entry : entries) {
        if (stop.stop_requested())
            break;
        digests.insert(entry.entry, {.local = digestOf(entry.plugin, entry.recorded.local),
                                     .base = digestOf(entry.base, entry.recorded.base),
                                     .target = digestOf(entry.target, entry.recorded.target)});
    }
    return digests;
}

} // namespace mxw::app

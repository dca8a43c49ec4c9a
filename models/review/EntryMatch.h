// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"

#include <QHash>
#include <QString>

namespace mxw::review {

/// Which entry of a scan an entry of an earlier scan is: the one of the same id, or what it became when its file was
/// moved or the thing it is about was renamed. Both analyses must outlive it.
class EntryMatch
{
public:
    EntryMatch(const checks::Analysis &prior, const checks::Analysis &now);

    /// Null when there is none, and for an empty id.
    const inventory::Entry *before(const QString &priorId) const { return m_before.value(priorId); }
    const inventory::Entry *now(const QString &priorId) const { return m_matched.value(priorId); }

private:
    void match(const checks::Analysis &prior, const checks::Analysis &now,
               QString (*identity)(const inventory::Entry &));

    QHash<QString, const inventory::Entry *> m_before;
    QHash<QString, const inventory::Entry *> m_matched; ///< by id in the earlier scan
};

} // namespace mxw::review

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CommitRecord.h"
#include "models/checks/Finding.h"
#include "models/inventory/Entry.h"

#include <QCoreApplication>
#include <QString>

namespace mxw::audit {

/// The words of an audit record for people, translated.
class AuditWords
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::MarkdownWriter)
public:
    static QString severity(checks::Severity severity);
    static QString evidence(checks::EvidenceLevel level);
    static QString mechanism(const inventory::Entry &entry);
    static QString carried(checks::Carried carried);
    static QString reached(inventory::Reached reached);
    static QString infrastructure(inventory::Infrastructure::Kind kind);
    static QString yesOrNo(bool value);
};

} // namespace mxw::audit

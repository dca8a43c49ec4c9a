// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/AuditInput.h"
#include "models/audit/Record.h"
#include "models/review/KeptFiles.h"

#include <QCoreApplication>

#include <optional>

namespace mxw::audit {

/// The dispatch chains that the session keeps, as pictures. They are laid out without other programs, so that they are
/// the same on every machine.
class ChainPictures
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::ChainPictures)
public:
    explicit ChainPictures(const AuditInput &input);

    /// Nothing when no chain of the entry is kept, or it leads nowhere.
    std::optional<Picture> ofEntry(const inventory::Entry &entry) const;

private:
    const AuditInput &m_input;
    std::optional<review::KeptFiles> m_kept;
};

} // namespace mxw::audit

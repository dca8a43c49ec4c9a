// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/Assessment.h"
#include "models/audit/AuditInput.h"
#include "models/review/Rereview.h"
#include "models/review/Session.h"

#include <optional>

namespace mxw::app {

/// What a record of a session is written from: all of it out of the session file, so that it is the same on every
/// machine, whatever has become of the repositories.
class RecordSource
{
public:
    explicit RecordSource(review::Session &session);

    /// Refers to this object and to the session.
    audit::AuditInput input(bool final) const;
    const review::Rereview *rereview() const { return m_rereview ? &*m_rereview : nullptr; }
    /// What stands against a final record.
    std::vector<audit::OpenPoint> open() const;

private:
    review::Session &m_session;
    std::optional<review::Rereview> m_rereview;
};

} // namespace mxw::app

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/Session.h"

#include <QCoreApplication>

#include <stop_token>
#include <vector>

namespace mxw::app {

/// Runs between the session and the window. All of it may take long, and is called away from the window's thread.
class RunStore
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::RunStore)
public:
    /// Every run of the session, with what it delivered. What cannot be read of a run is its trouble.
    static Result<std::vector<validation::Run>> read(const QString &session, const std::stop_token &stop);
    /// A file in the form of RunArchive, ready for the journal; empty when there is none. Of a huge one the beginning.
    static Result<std::vector<review::PackedBlob>> pack(const QString &archive, const std::stop_token &stop);

private:
    static validation::Run read(const review::Journal &journal, const review::RunRecorded &recorded);
};

} // namespace mxw::app

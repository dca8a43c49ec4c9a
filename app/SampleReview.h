// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QString>

namespace mxw::app {

/// The repositories of the bundled review, and what is compared in it.
struct SampleRepositories
{
    QString upstream; ///< repository path
    QString plugin;   ///< repository path; its index and its work tree differ from HEAD and from each other
    QString base;     ///< revision of upstream
    QString target;   ///< revision of upstream

    bool operator==(const SampleRepositories &) const = default;
};

/// Turns the bundled sample into two git repositories below `folder`, unless that was done before. Each version of the
/// sample has a folder of its own there, which appears complete or not at all; nothing that exists is changed or
/// deleted. The commit ids are the same on every machine. Takes some tenths of a second the first time.
Result<SampleRepositories> prepareSample(const QString &folder);

} // namespace mxw::app

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Scan.h"
#include "tests/support/TestRepository.h"

namespace mxw::tests {

/// An upstream with the tags "base" and "target" and a plugin with four patches, one of them behind an import that the
/// target no longer satisfies.
class ReviewRepositories
{
public:
    static constexpr int Patches = 4;
    static constexpr int Entries = Patches + 1; ///< and the commit that changed what they replace

    ReviewRepositories();

    TestRepository upstream;
    TestRepository plugin;

    checks::ScanRequest request() const;
    /// The same as options of `scan`.
    QStringList scanArguments() const;
    /// Takes the broken import out of the plugin and commits that.
    void mendPlugin();

private:
    void writeUpstream();
    void writePlugin();
};

} // namespace mxw::tests

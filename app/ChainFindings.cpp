// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ChainFindings.h"

namespace mxw::app {

std::vector<dispatch::ChainFinding> chainFindings(const checks::Analysis &analysis)
{
    std::vector<dispatch::ChainFinding> result;
    for (const checks::Finding &finding : analysis.findings) {
        // What is only worth reading breaks nothing and would clutter the picture.
        if (finding.severity == checks::Severity::Info)
            continue;
        result.push_back({finding.check + QLatin1Char(' ') + finding.message, finding.entry, finding.file, finding.line,
                          finding.severity == checks::Severity::Error});
    }
    return result;
}

} // namespace mxw::app

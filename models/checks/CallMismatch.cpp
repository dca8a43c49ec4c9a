// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CallChecks.h"

#include "models/checks/CallFault.h"

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

std::vector<Finding> callMismatches(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const UsedModule &used : usedModules(context.code)) {
        for (const CallUse &use : used.usage->calls) {
            // Those are R02's.
            if (isParentCall(context, used, use))
                continue;
            auto callee = calleeOf(context.code.profile, context.atTarget, used.module, use.place, use.call.callee());
            if (!callee)
                continue;
            auto finding = CallFault(context, used, use, *std::move(callee)).finding(u"C01"_s);
            // The same call twice in a line says nothing new.
            if (finding && (findings.empty() || findings.back() != *finding))
                findings.push_back(*std::move(finding));
        }
    }
    return findings;
}

} // namespace mxw::checks

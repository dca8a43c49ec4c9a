// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ExplainCommand.h"

#include "app/Console.h"
#include "models/checks/Check.h"
#include "models/checks/RulePage.h"

namespace mxw::app {

using namespace Qt::StringLiterals;

int ExplainCommand::run(const ExplainOptions &options)
{
    if (options.check.isEmpty()) {
        QString list;
        for (const checks::Check &check : checks::catalogue())
            list += check.id + u"  "_s + check.title() + u'\n';
        printOut(list);
        return ExitClean;
    }
    const auto page = checks::RulePage::loadTranslated(options.check.trimmed().toUpper());
    if (!page) {
        return unusable({Error::Kind::NotFound,
                         tr("There is no check “%1”.").arg(options.check),
                         tr("Did you mean one of these: %1? “metax-workbench explain” lists all.")
                             .arg(checks::similarRuleIds(options.check).join(u", "_s)),
                         {}});
    }
    printOut(page->markdown());
    return ExitClean;
}

} // namespace mxw::app

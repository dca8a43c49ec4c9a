// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/MirrorChecks.h"

#include <QCoreApplication>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::CounterpartChanges)
};

/// A file of imports alone mirrors nothing.
bool definesSomething(const CheckContext &context, const QString &file)
{
    const OutlineState state = context.code.plugin->outline(file);
    return state.outline && !state.outline->definitions.empty();
}

} // namespace

std::vector<Finding> counterpartChanges(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const Counterpart &counterpart : context.models.counterparts) {
        Finding finding;
        finding.check = u"M01"_s;
        finding.severity = Severity::Info;
        finding.entry = mirrorEntry(counterpart);
        finding.file = counterpart.file;
        finding.line = 1;
        finding.symbol = counterpart.upstreamFile();
        if (counterpart.upstreamFile().isEmpty()) {
            if (!counterpart.model || !definesSomething(context, counterpart.file))
                continue;
            finding.symbol = counterpart.file.section(u'/', -1);
            finding.message = Text::tr("No upstream file was found that %1 mirrors.").arg(counterpart.file);
            finding.consequence = Text::tr("What upstream changes cannot be compared with it: name the counterpart, or "
                                           "note that the file is the plugin's own.");
        } else if (counterpart.gone()) {
            finding.severity = Severity::Warning;
            finding.message =
                Text::tr("The target no longer has %1, which %2 mirrors.").arg(counterpart.atBase, counterpart.file);
            finding.consequence =
                Text::tr("The file goes on alone: nothing of upstream's work reaches it any more, and "
                         "what upstream put in its place may have to be taken over.");
            finding.upstreamFile = counterpart.atBase;
            finding.upstreamLine = 1;
        } else if (counterpart.moved()) {
            finding.message = Text::tr("Upstream moved %1, which %2 mirrors, to %3.")
                                  .arg(counterpart.atBase, counterpart.file, counterpart.atTarget);
            finding.consequence =
                Text::tr("Changes since base are found at the new place; a plugin file in the old place is harder to "
                         "compare.");
            finding.upstreamFile = counterpart.atTarget;
            finding.upstreamLine = 1;
            finding.movedTo = context.code.target->moduleOfFile(counterpart.atTarget);
        } else {
            continue;
        }
        findings.push_back(std::move(finding));
    }
    return findings;
}

} // namespace mxw::checks

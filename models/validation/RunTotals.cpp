// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RunTotals.h"

#include "models/validation/JsonValues.h"
#include "models/validation/RunEvidence.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::validation {

namespace {

QString interpreterOf(const ProcessRecord &process)
{
    QStringList parts{process.pythonExecutable + u' ' + process.pythonVersion};
    for (const QString &package : {u"torch"_s, u"numpy"_s, u"pytest"_s, u"vllm"_s, u"vllm_metax"_s}) {
        if (const QString version = process.packages.value(package); !version.isEmpty())
            parts << package + u' ' + version;
    }
    if (!process.maca.isEmpty())
        parts << u"MACA "_s + process.maca;
    return parts.join(u", "_s);
}

} // namespace

RunTotals totalsOf(const RunRecord &record)
{
    RunTotals totals;
    totals.outcomes = countOutcomes(record);
    totals.selected = std::max<qint64>(record.selected, static_cast<qint64>(record.cases.size()));
    totals.deselected = record.deselected;
    totals.collectionErrors = record.collectionErrors;
    totals.comparisons = static_cast<qint64>(record.comparisons.size());
    for (const Comparison &comparison : record.comparisons) {
        if (const auto over = worstOverAllowed(comparison))
            totals.worstOverAllowed = std::max(totals.worstOverAllowed.value_or(0), *over);
    }
    totals.level = levelOf(record);
    totals.devices = devicesUsed(record);
    for (const ProcessRecord &process : record.processes) {
        if (const QString words = interpreterOf(process); !totals.interpreters.contains(words))
            totals.interpreters << words;
    }
    return totals;
}

QJsonObject RunTotals::toJson() const
{
    QJsonObject object{{u"selected"_s, selected},
                       {u"deselected"_s, deselected},
                       {u"collectionErrors"_s, collectionErrors},
                       {u"passed"_s, outcomes.passed},
                       {u"failed"_s, outcomes.failed},
                       {u"skipped"_s, outcomes.skipped},
                       {u"expectedFailures"_s, outcomes.expectedFailures},
                       {u"unfinished"_s, outcomes.unfinished},
                       {u"comparisons"_s, comparisons},
                       {u"devices"_s, QJsonArray::fromStringList(devices)},
                       {u"interpreters"_s, QJsonArray::fromStringList(interpreters)}};
    if (worstOverAllowed)
        object.insert(u"worstOverAllowed"_s, numberToJson(*worstOverAllowed));
    if (level)
        object.insert(u"level"_s, toString(*level));
    return object;
}

RunTotals RunTotals::fromJson(const QJsonObject &object)
{
    RunTotals totals;
    totals.selected = wholeOf(object.value(u"selected"));
    totals.deselected = wholeOf(object.value(u"deselected"));
    totals.collectionErrors = wholeOf(object.value(u"collectionErrors"));
    totals.outcomes.passed = wholeOf(object.value(u"passed"));
    totals.outcomes.failed = wholeOf(object.value(u"failed"));
    totals.outcomes.skipped = wholeOf(object.value(u"skipped"));
    totals.outcomes.expectedFailures = wholeOf(object.value(u"expectedFailures"));
    totals.outcomes.unfinished = wholeOf(object.value(u"unfinished"));
    totals.comparisons = wholeOf(object.value(u"comparisons"));
    totals.worstOverAllowed = numberFromJson(object.value(u"worstOverAllowed"));
    totals.level = evidenceLevelFromString(object.value(u"level").toString());
    totals.devices = textsOf(object.value(u"devices"), 1'000);
    totals.interpreters = textsOf(object.value(u"interpreters"), 1'000);
    return totals;
}

} // namespace mxw::validation

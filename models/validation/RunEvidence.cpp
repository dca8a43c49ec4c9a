// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RunEvidence.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace mxw::validation {

namespace {

bool isGpu(const QString &device)
{
    return device.startsWith("cuda"_L1);
}

bool usedGpu(const Comparison &comparison)
{
    return comparison.source == ComparisonSource::Captured &&
           (isGpu(comparison.first.device) || isGpu(comparison.second.device));
}

bool wasExecuted(const TestCase &testCase)
{
    switch (testCase.outcome) {
    case CaseOutcome::Passed:
    case CaseOutcome::XPassed:
        return true;
    case CaseOutcome::Failed:
    case CaseOutcome::XFailed:
        return testCase.phase != "setup"_L1;
    case CaseOutcome::Error: // a fixture failed, before or after
        return testCase.phase == "teardown"_L1;
    case CaseOutcome::Skipped:
    case CaseOutcome::Running:
        break;
    }
    return false;
}

/// 0 for "cuda", 1 for "cuda:1"
int deviceIndex(const QString &device)
{
    return device.section(u':', 1).toInt();
}

} // namespace

std::optional<EvidenceLevel> levelOf(const RunRecord &record)
{
    std::optional<EvidenceLevel> level;
    for (const TestCase &testCase : record.cases) {
        level = std::max(level, levelOf(record, testCase));
        if (level == EvidenceLevel::Device)
            return level;
    }
    for (const Comparison &comparison : record.comparisons) { // those outside of a test
        if (comparison.testCase < 0)
            level =
                std::max(level, std::optional(usedGpu(comparison) ? EvidenceLevel::Device : EvidenceLevel::Isolated));
    }
    return level;
}

std::optional<EvidenceLevel> levelOf(const RunRecord &record, const TestCase &testCase)
{
    if (!wasExecuted(testCase))
        return std::nullopt;
    for (const int index : testCase.comparisons) {
        if (usedGpu(record.comparisons[static_cast<std::size_t>(index)]))
            return EvidenceLevel::Device;
    }
    return EvidenceLevel::Isolated;
}

QStringList devicesUsed(const RunRecord &record)
{
    QSet<std::pair<int, int>> used; // process, device
    for (const Comparison &comparison : record.comparisons) {
        if (usedGpu(comparison)) {
            const QString &device = isGpu(comparison.first.device) ? comparison.first.device : comparison.second.device;
            used.insert({comparison.process, deviceIndex(device)});
        }
    }
    QStringList names;
    for (std::size_t i = 0; i < record.processes.size(); ++i) {
        for (const DeviceName &device : record.processes[i].devices) {
            if (used.contains({static_cast<int>(i), device.index}) && isGpu(device.type) &&
                !names.contains(device.name))
                names.append(device.name);
        }
    }
    return names;
}

} // namespace mxw::validation

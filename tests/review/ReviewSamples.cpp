// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/review/ReviewSamples.h"

using namespace Qt::StringLiterals;

namespace mxw::test {

checks::Analysis sampleAnalysis()
{
    checks::Analysis analysis;
    analysis.setup.base = {u"v1"_s, u"1111111111"_s, u"aaaa"_s, u"Base"_s, u"2026-01-01T00:00:00+00:00"_s};
    analysis.setup.target = {u"v2"_s, u"2222222222"_s, u"bbbb"_s, u"Target"_s, u"2026-02-01T00:00:00+00:00"_s};
    analysis.setup.subject = u"index"_s;
    analysis.setup.subjectKind = u"index"_s;
    analysis.setup.profile = u"sample"_s;

    inventory::Entry first;
    first.id = u"patch:a.py:up.m:f"_s;
    first.file = u"a.py"_s;
    first.line = 3;
    first.symbol = u"f"_s;
    first.targetModule = u"up.m"_s;
    first.targetAttribute = u"f"_s;
    inventory::Entry second = first;
    second.id = u"patch:b.py:up.m:g"_s;
    second.file = u"b.py"_s;
    second.symbol = second.targetAttribute = u"g"_s;
    analysis.entries = {first, second};

    checks::Finding missing;
    missing.check = u"P01"_s;
    missing.severity = checks::Severity::Error;
    missing.entry = first.id;
    missing.file = first.file;
    missing.symbol = u"f"_s;
    missing.message = u"f is gone."_s;
    checks::Finding header = missing;
    header.check = u"P12"_s;
    header.severity = checks::Severity::Info;
    analysis.findings = {missing, header};
    return analysis;
}

review::Decision sampleDecision(const QString &entry, review::Disposition disposition)
{
    return {entry,
            disposition,
            review::ReasonCategory::PlatformRestriction,
            u"The device has no such kernel."_s,
            u"When upstream has a hook."_s,
            {u"11"_s, u"22"_s, u"33"_s},
            {u"abc"_s}};
}

} // namespace mxw::test

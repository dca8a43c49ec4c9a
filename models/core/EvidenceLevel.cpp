// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/EvidenceLevel.h"

#include "models/core/Words.h"

namespace mxw {

namespace {

constexpr Words<EvidenceLevel, 6> levels{{{EvidenceLevel::Source, u"source"},
                                          {EvidenceLevel::Import, u"import"},
                                          {EvidenceLevel::Isolated, u"isolated"},
                                          {EvidenceLevel::Device, u"device"},
                                          {EvidenceLevel::Distributed, u"distributed"},
                                          {EvidenceLevel::EndToEnd, u"end-to-end"}}};

} // namespace

QString toString(EvidenceLevel level)
{
    return wordOf(levels, level);
}

std::optional<EvidenceLevel> evidenceLevelFromString(QStringView text)
{
    return valueOf(levels, text);
}

} // namespace mxw

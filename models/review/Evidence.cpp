// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Evidence.h"

#include "models/core/Words.h"

using namespace Qt::StringLiterals;

namespace mxw::review {

namespace {

constexpr Words<Evidence::Kind, 2> kinds{{{Evidence::Kind::Run, u"run"}, {Evidence::Kind::Case, u"case"}}};

} // namespace

QString toString(Evidence::Kind kind)
{
    return wordOf(kinds, kind);
}

QJsonObject Evidence::toJson() const
{
    return {{u"entry"_s, entry},   {u"kind"_s, toString(kind)}, {u"level"_s, mxw::toString(level)},
            {u"run"_s, run},       {u"node"_s, node},           {u"summary"_s, summary},
            {u"device"_s, device}, {u"untested"_s, untested}};
}

std::optional<Evidence> Evidence::fromJson(const QJsonObject &object)
{
    for (const auto key : {u"entry", u"run", u"node", u"summary", u"device", u"untested"}) {
        if (!object.value(key).isString())
            return std::nullopt;
    }
    const auto kind = valueOf(kinds, object.value(u"kind").toString());
    const auto level = evidenceLevelFromString(object.value(u"level").toString());
    Evidence evidence;
    evidence.entry = object.value(u"entry").toString();
    evidence.run = object.value(u"run").toString();
    evidence.node = object.value(u"node").toString();
    evidence.summary = object.value(u"summary").toString();
    evidence.device = object.value(u"device").toString();
    evidence.untested = object.value(u"untested").toString();
    if (!kind || !level || evidence.entry.isEmpty() || evidence.run.isEmpty())
        return std::nullopt;
    evidence.kind = *kind;
    evidence.level = *level;
    return evidence;
}

} // namespace mxw::review

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Evidence.h"

#include "models/core/JsonReader.h"
#include "models/core/Words.h"

using namespace Qt::StringLiterals;

namespace mxw::review {

namespace {

using Kind = Evidence::Kind;
using Side = Evidence::Side;

constexpr Words<Kind, 7> kinds{{{Kind::Run, u"run"},
                                {Kind::Case, u"case"},
                                {Kind::Hunk, u"hunk"},
                                {Kind::Commit, u"commit"},
                                {Kind::Chain, u"chain"},
                                {Kind::File, u"file"},
                                {Kind::Note, u"note"}}};
constexpr Words<Side, 3> sides{{{Side::Plugin, u"plugin"}, {Side::Base, u"base"}, {Side::Target, u"target"}}};

std::optional<Side> sideFromString(QStringView text)
{
    return text.isEmpty() ? std::optional(Side::Plugin) : valueOf(sides, text);
}

/// Evidence without what it rests on is none.
bool namesItsGround(const Evidence &evidence)
{
    switch (evidence.kind) {
    case Kind::Run:
        return !evidence.run.isEmpty();
    case Kind::Case:
        return !evidence.run.isEmpty() && !evidence.node.isEmpty();
    case Kind::Hunk:
        return !evidence.file.isEmpty() && evidence.line > 0 && evidence.endLine >= evidence.line;
    case Kind::Commit:
    case Kind::Chain:
        return !evidence.reference.isEmpty();
    case Kind::File:
        return !evidence.reference.isEmpty() && !evidence.content.isEmpty();
    case Kind::Note:
        return !evidence.summary.trimmed().isEmpty();
    }
    Q_UNREACHABLE_RETURN(false);
}

} // namespace

QString toString(Evidence::Kind kind)
{
    return wordOf(kinds, kind);
}

std::optional<Evidence::Kind> evidenceKindFromString(QStringView text)
{
    return valueOf(kinds, text);
}

QString toString(Evidence::Side side)
{
    return wordOf(sides, side);
}

EvidenceLevel ceilingOf(Evidence::Kind kind)
{
    switch (kind) {
    case Kind::Run:
    case Kind::Case:
        return EvidenceLevel::EndToEnd;
    case Kind::Chain:
        return EvidenceLevel::Import;
    case Kind::Hunk:
    case Kind::Commit:
    case Kind::File:
    case Kind::Note:
        return EvidenceLevel::Source;
    }
    Q_UNREACHABLE_RETURN(EvidenceLevel::Source);
}

QJsonObject Evidence::toJson() const
{
    QJsonObject object{{u"entry"_s, entry},   {u"kind"_s, toString(kind)}, {u"level"_s, mxw::toString(level)},
                       {u"run"_s, run},       {u"node"_s, node},           {u"summary"_s, summary},
                       {u"device"_s, device}, {u"untested"_s, untested}};
    put(object, "reference"_L1, reference);
    put(object, "content"_L1, content);
    if (!file.isEmpty()) {
        object.insert(u"file"_s, file);
        object.insert(u"side"_s, toString(side));
        object.insert(u"line"_s, line);
        object.insert(u"endLine"_s, endLine);
    }
    return object;
}

std::optional<Evidence> Evidence::fromJson(const QJsonObject &object)
{
    for (const auto key : {u"entry", u"run", u"node", u"summary", u"device", u"untested"}) {
        if (!object.value(key).isString())
            return std::nullopt;
    }
    JsonReader read(object);
    Evidence evidence;
    evidence.entry = read.text("entry"_L1);
    evidence.kind = read.word("kind"_L1, evidenceKindFromString);
    evidence.level = read.word("level"_L1, evidenceLevelFromString);
    evidence.run = read.text("run"_L1);
    evidence.node = read.text("node"_L1);
    evidence.summary = read.text("summary"_L1);
    evidence.device = read.text("device"_L1);
    evidence.untested = read.text("untested"_L1);
    evidence.reference = read.text("reference"_L1);
    evidence.file = read.text("file"_L1);
    evidence.side = read.word("side"_L1, sideFromString);
    evidence.line = read.number("line"_L1);
    evidence.endLine = read.number("endLine"_L1);
    evidence.content = read.text("content"_L1);
    if (!read.ok() || evidence.entry.isEmpty() || !namesItsGround(evidence) ||
        evidence.level > ceilingOf(evidence.kind))
        return std::nullopt;
    return evidence;
}

} // namespace mxw::review

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/GateCondition.h"

#include "models/core/JsonReader.h"

#include <QJsonArray>

#include <algorithm>

namespace mxw::review {

using namespace Qt::StringLiterals;
using Kind = GateCondition::Kind;

namespace {

bool isAmong(const auto &list, const auto &value)
{
    return std::ranges::find(list, value) != list.end();
}

bool isShownBy(const GateCondition &condition, const Evidence &evidence)
{
    if (evidence.level < condition.level)
        return false;
    if (!condition.kinds.empty() && !isAmong(condition.kinds, evidence.kind))
        return false;
    // A node is a place, no way from one to another.
    if (evidence.kind == Evidence::Kind::Chain && !evidence.reference.contains(" -> "_L1))
        return false;
    return condition.sides.empty() || evidence.kind != Evidence::Kind::Hunk || isAmong(condition.sides, evidence.side);
}

bool isUntestedStated(const EntryState &entry)
{
    const auto strongest = entry.strongestEvidence();
    return std::ranges::any_of(entry.evidence, [&](const EvidenceRecord &record) {
        return record.evidence.level == strongest && !record.evidence.untested.trimmed().isEmpty();
    });
}

bool isAttributed(const QString &fingerprint, const ReviewState &state)
{
    return state.judgement(fingerprint) || state.suppressions().contains(fingerprint);
}

bool isClassified(const inventory::DifferenceMatrix &matrix, const ReviewState &state)
{
    return std::ranges::all_of(matrix.rows, [&](const inventory::MatrixRow &row) {
        const bool saysNothing = row.upstream.empty() && row.local.empty();
        return saysNothing || state.matrixRow(matrix.family, inventory::toString(row.contract));
    });
}

bool isFlag(const QJsonValue &value)
{
    return value.isBool() && value.toBool();
}

std::optional<std::vector<GateCondition>> partsFromJson(const QJsonValue &value)
{
    std::vector<GateCondition> parts;
    for (const QJsonValue item : value.toArray()) {
        auto part = GateCondition::fromJson(item.toObject());
        if (!part)
            return std::nullopt;
        parts.push_back(*std::move(part));
    }
    return parts.empty() ? std::nullopt : std::optional(std::move(parts));
}

std::optional<GateCondition> evidenceFromJson(const QJsonObject &object)
{
    JsonReader read(object);
    GateCondition condition;
    condition.kind = Kind::Evidence;
    condition.level = read.word("level"_L1, evidenceLevelFromString);
    for (const QString &word : read.texts("kinds"_L1)) {
        const auto kind = evidenceKindFromString(word);
        if (!kind)
            return std::nullopt;
        condition.kinds.push_back(*kind);
    }
    for (const QString &word : read.texts("sides"_L1)) {
        const auto all = {Evidence::Side::Plugin, Evidence::Side::Base, Evidence::Side::Target};
        const auto side = std::ranges::find(all, word, [](Evidence::Side candidate) { return toString(candidate); });
        if (side == all.end())
            return std::nullopt;
        condition.sides.push_back(*side);
    }
    return read.ok() ? std::optional(std::move(condition)) : std::nullopt;
}

std::optional<GateCondition> wordsFromJson(Kind kind, const QJsonObject &object, QLatin1StringView key)
{
    JsonReader read(object);
    GateCondition condition{.kind = kind, .words = read.texts(key)};
    return read.ok() && !condition.words.isEmpty() ? std::optional(std::move(condition)) : std::nullopt;
}

std::optional<GateCondition> simpleFromJson(const QString &key, const QJsonValue &value)
{
    if (key == "filled"_L1) {
        if (value == "reason"_L1)
            return GateCondition{.kind = Kind::Reason};
        if (value == "removal-condition"_L1)
            return GateCondition{.kind = Kind::RemovalCondition};
        return std::nullopt;
    }
    const std::pair<QLatin1StringView, Kind> flags[] = {{"untested-stated"_L1, Kind::UntestedStated},
                                                        {"findings-judged"_L1, Kind::ErrorsAttributed},
                                                        {"matrix-classified"_L1, Kind::MatrixClassified},
                                                        {"commits-disposed"_L1, Kind::CommitsDisposed}};
    for (const auto &[word, kind] : flags) {
        if (key == word && isFlag(value))
            return GateCondition{.kind = kind};
    }
    return std::nullopt;
}

} // namespace

bool GateCondition::isMet(const Decision &decision, const EntryState &entry, const GateFacts &facts,
                          const ReviewState &state) const
{
    const auto partIsMet = [&](const GateCondition &part) { return part.isMet(decision, entry, facts, state); };
    switch (kind) {
    case Kind::All:
        return std::ranges::all_of(parts, partIsMet);
    case Kind::Any:
        return std::ranges::any_of(parts, partIsMet);
    case Kind::Checklist:
        return std::ranges::all_of(words, [&](const QString &item) { return entry.checklistDone.contains(item); });
    case Kind::Reason:
        return !decision.reason.trimmed().isEmpty();
    case Kind::RemovalCondition:
        return !decision.removalCondition.trimmed().isEmpty();
    case Kind::Evidence:
        return std::ranges::any_of(entry.evidence,
                                   [&](const EvidenceRecord &record) { return isShownBy(*this, record.evidence); });
    case Kind::UntestedStated:
        return isUntestedStated(entry);
    case Kind::ErrorsAttributed:
        return std::ranges::all_of(facts.errors, [&](const QString &error) { return isAttributed(error, state); });
    case Kind::MatrixClassified:
        return std::ranges::all_of(facts.matrices, [&](const auto *matrix) { return isClassified(*matrix, state); });
    case Kind::CommitsDisposed:
        return std::ranges::all_of(facts.commits,
                                   [&](const QString &id) { return state.entry(id).decision.has_value(); });
    case Kind::Carried:
        return facts.commit && words.contains(checks::toString(facts.commit->carried()));
    }
    Q_UNREACHABLE_RETURN(false);
}

Remedy GateCondition::remedy(const EntryState &entry) const
{
    switch (kind) {
    case Kind::All:
    case Kind::Any: {
        const auto told =
            std::ranges::find_if(parts, [&](const GateCondition &part) { return part.remedy(entry) != Remedy::None; });
        return told == parts.end() ? Remedy::None : told->remedy(entry);
    }
    case Kind::Checklist:
        return Remedy::Tick;
    case Kind::Reason:
        return Remedy::GiveReason;
    case Kind::RemovalCondition:
        return Remedy::GiveCondition;
    case Kind::Evidence:
        return Remedy::AttachEvidence;
    case Kind::UntestedStated:
        return entry.evidence.empty() ? Remedy::AttachEvidence : Remedy::StateUntested;
    case Kind::ErrorsAttributed:
        return Remedy::AttributeFindings;
    case Kind::MatrixClassified:
        return Remedy::ClassifyMatrix;
    case Kind::CommitsDisposed:
        return Remedy::DisposeCommits;
    case Kind::Carried:
        return Remedy::None; // only another scan can say otherwise
    }
    Q_UNREACHABLE_RETURN(Remedy::None);
}

QStringList GateCondition::checklist() const
{
    QStringList items = kind == Kind::Checklist ? words : QStringList();
    for (const GateCondition &part : parts)
        items += part.checklist();
    return items;
}

std::optional<GateCondition> GateCondition::fromJson(const QJsonObject &object)
{
    if (object.size() != 1)
        return std::nullopt;
    const QString key = object.keys().first();
    const QJsonValue value = object.value(key);
    if (key == "all"_L1 || key == "any"_L1) {
        auto parts = partsFromJson(value);
        if (!parts)
            return std::nullopt;
        return GateCondition{.kind = key == "all"_L1 ? Kind::All : Kind::Any, .parts = *std::move(parts)};
    }
    if (key == "checklist"_L1)
        return wordsFromJson(Kind::Checklist, object, "checklist"_L1);
    if (key == "evidence"_L1)
        return evidenceFromJson(value.toObject());
    if (key == "carried"_L1) {
        auto condition = wordsFromJson(Kind::Carried, object, "carried"_L1);
        const bool known = condition && std::ranges::all_of(condition->words, [](const QString &word) {
                               return checks::carriedFromString(word).has_value();
                           });
        return known ? condition : std::nullopt;
    }
    return simpleFromJson(key, value);
}

} // namespace mxw::review

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/DifferenceMatrix.h"

#include "models/core/JsonReader.h"
#include "models/core/Words.h"

#include <algorithm>
#include <iterator>

namespace mxw::inventory {

using namespace Qt::StringLiterals;

namespace {

constexpr Words<Contract, 7> contracts{{{Contract::Weights, u"weights"},
                                        {Contract::Activations, u"activations"},
                                        {Contract::Caches, u"caches"},
                                        {Contract::Attention, u"attention"},
                                        {Contract::MoeAndParallelism, u"moe-parallelism"},
                                        {Contract::OptionalFeatures, u"optional-features"},
                                        {Contract::Components, u"components"}}};

std::vector<MatrixFact> missingIn(const std::vector<MatrixFact> &facts, const std::vector<MatrixFact> &other)
{
    std::vector<MatrixFact> missing;
    std::ranges::copy_if(facts, std::back_inserter(missing), [&](const MatrixFact &fact) {
        return std::ranges::none_of(other, [&](const MatrixFact &each) { return each.says(fact); });
    });
    return missing;
}

} // namespace

QString toString(Contract contract)
{
    return wordOf(contracts, contract);
}

std::optional<Contract> contractFromString(QStringView text)
{
    return valueOf(contracts, text);
}

QJsonObject MatrixFact::toJson() const
{
    QJsonObject object{
        {u"kind"_s, kind}, {u"text"_s, text}, {u"file"_s, file}, {u"line"_s, line}, {u"places"_s, places}};
    if (inherited)
        object.insert("inherited"_L1, true);
    return object;
}

std::optional<MatrixFact> MatrixFact::fromJson(const QJsonObject &object)
{
    JsonReader read(object);
    MatrixFact fact{read.text("kind"_L1),   read.text("text"_L1),     read.text("file"_L1),
                    read.number("line"_L1), read.number("places"_L1), read.flag("inherited"_L1)};
    if (!read.ok())
        return std::nullopt;
    return fact;
}

std::vector<MatrixFact> MatrixRow::onlyUpstream() const
{
    return missingIn(upstream, local);
}

std::vector<MatrixFact> MatrixRow::onlyLocal() const
{
    return missingIn(local, upstream);
}

bool MatrixRow::differs() const
{
    return !onlyUpstream().empty() || !onlyLocal().empty();
}

QJsonObject MatrixRow::toJson() const
{
    return {{u"contract"_s, toString(contract)}, {u"upstream"_s, jsonArray(upstream)}, {u"local"_s, jsonArray(local)}};
}

std::optional<MatrixRow> MatrixRow::fromJson(const QJsonObject &object)
{
    JsonReader read(object);
    MatrixRow row{read.word("contract"_L1, contractFromString), read.values<MatrixFact>("upstream"_L1),
                  read.values<MatrixFact>("local"_L1)};
    if (!read.ok())
        return std::nullopt;
    return row;
}

const MatrixRow *DifferenceMatrix::row(Contract contract) const
{
    const auto found = std::ranges::find(rows, contract, &MatrixRow::contract);
    return found == rows.end() ? nullptr : &*found;
}

QJsonObject DifferenceMatrix::toJson() const
{
    QJsonObject object{{u"family"_s, family}, {u"rows"_s, jsonArray(rows)}};
    put(object, "files"_L1, files);
    put(object, "counterparts"_L1, counterparts);
    return object;
}

std::optional<DifferenceMatrix> DifferenceMatrix::fromJson(const QJsonObject &object)
{
    JsonReader read(object);
    DifferenceMatrix matrix{read.text("family"_L1), read.texts("files"_L1), read.texts("counterparts"_L1),
                            read.values<MatrixRow>("rows"_L1)};
    if (!read.ok() || matrix.family.isEmpty())
        return std::nullopt;
    return matrix;
}

} // namespace mxw::inventory

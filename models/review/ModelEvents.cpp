// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/ModelEvents.h"

#include "models/core/JsonReader.h"

using namespace Qt::StringLiterals;

namespace mxw::review {

QJsonObject CounterpartSet::toJson() const
{
    return {{u"file"_s, file}, {u"upstreamFile"_s, upstreamFile}};
}

std::optional<CounterpartSet> CounterpartSet::fromJson(const QJsonObject &object)
{
    JsonReader read(object);
    CounterpartSet set{read.text("file"_L1), read.text("upstreamFile"_L1)};
    if (!read.ok() || set.file.isEmpty())
        return std::nullopt;
    return set;
}

QJsonObject MatrixClassified::toJson() const
{
    return {{u"family"_s, family},         {u"contract"_s, contract}, {u"disposition"_s, toString(disposition)},
            {u"upstream"_s, upstream},     {u"local"_s, local},       {u"evidence"_s, evidence},
            {u"level"_s, toString(level)}, {u"untested"_s, untested}};
}

std::optional<MatrixClassified> MatrixClassified::fromJson(const QJsonObject &object)
{
    JsonReader read(object);
    MatrixClassified row{read.text("family"_L1),
                         read.text("contract"_L1),
                         read.word("disposition"_L1, dispositionFromString),
                         read.text("upstream"_L1),
                         read.text("local"_L1),
                         read.text("evidence"_L1),
                         read.word("level"_L1, evidenceLevelFromString),
                         read.text("untested"_L1)};
    if (!read.ok() || row.family.isEmpty() || row.contract.isEmpty())
        return std::nullopt;
    return row;
}

QJsonObject ConfigAttached::toJson() const
{
    return {{u"name"_s, name}, {u"json"_s, QString::fromUtf8(json)}};
}

std::optional<ConfigAttached> ConfigAttached::fromJson(const QJsonObject &object)
{
    JsonReader read(object);
    ConfigAttached config{read.text("name"_L1), read.text("json"_L1).toUtf8()};
    if (!read.ok() || config.name.isEmpty())
        return std::nullopt;
    return config;
}

} // namespace mxw::review

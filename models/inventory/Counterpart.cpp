// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/Counterpart.h"

#include "models/core/JsonReader.h"
#include "models/core/Words.h"

namespace mxw::inventory {

using namespace Qt::StringLiterals;

namespace {

constexpr Words<Counterpart::Found, 4> founds{{{Counterpart::Found::ByHand, u"hand"},
                                               {Counterpart::Found::ByPath, u"path"},
                                               {Counterpart::Found::ByInheritance, u"inheritance"},
                                               {Counterpart::Found::ByContent, u"content"}}};

} // namespace

QString toString(Counterpart::Found found)
{
    return wordOf(founds, found);
}

std::optional<Counterpart::Found> counterpartFoundFromString(QStringView text)
{
    return valueOf(founds, text);
}

QJsonObject Counterpart::toJson() const
{
    QJsonObject object{
        {u"file"_s, file}, {u"found"_s, toString(found)}, {u"similarity"_s, similarity}, {u"copy"_s, copy}};
    put(object, "atBase"_L1, atBase);
    put(object, "atTarget"_L1, atTarget);
    if (model)
        object.insert("model"_L1, true);
    put(object, "architectures"_L1, architectures);
    put(object, "reachedBy"_L1, reachedBy);
    put(object, "alternatives"_L1, alternatives);
    return object;
}

std::optional<Counterpart> Counterpart::fromJson(const QJsonObject &object)
{
    JsonReader read(object);
    Counterpart counterpart;
    counterpart.file = read.text("file"_L1);
    counterpart.atBase = read.text("atBase"_L1);
    counterpart.atTarget = read.text("atTarget"_L1);
    counterpart.found = read.word("found"_L1, counterpartFoundFromString);
    counterpart.similarity = read.real("similarity"_L1);
    counterpart.copy = read.flag("copy"_L1);
    counterpart.model = read.flag("model"_L1);
    counterpart.architectures = read.texts("architectures"_L1);
    counterpart.reachedBy = read.texts("reachedBy"_L1);
    counterpart.alternatives = read.texts("alternatives"_L1);
    if (!read.ok() || counterpart.file.isEmpty())
        return std::nullopt;
    return counterpart;
}

} // namespace mxw::inventory

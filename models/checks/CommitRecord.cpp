// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CommitRecord.h"

#include "models/core/JsonReader.h"
#include "models/core/Words.h"

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;

namespace {

constexpr Words<Tie, 4> ties{{{Tie::Mirrored, u"mirrored"},
                              {Tie::PatchTarget, u"patch-target"},
                              {Tie::Parent, u"parent"},
                              {Tie::Imported, u"imported"}}};

constexpr Words<Carried, 6> states{{{Carried::Yes, u"yes"},
                                    {Carried::No, u"no"},
                                    {Carried::Partly, u"partly"},
                                    {Carried::Overtaken, u"overtaken"},
                                    {Carried::Outside, u"outside"},
                                    {Carried::Unknown, u"unknown"}}};

} // namespace

QString toString(Tie tie)
{
    return wordOf(ties, tie);
}

QString toString(Carried carried)
{
    return wordOf(states, carried);
}

std::optional<Tie> tieFromString(QStringView text)
{
    return valueOf(ties, text);
}

std::optional<Carried> carriedFromString(QStringView text)
{
    return valueOf(states, text);
}

QJsonObject CommitFile::toJson() const
{
    QStringList words;
    for (const Tie tie : ties)
        words.append(toString(tie));
    QJsonObject object{{u"path"_s, path},   {u"carried"_s, toString(carried)},
                       {u"added"_s, added}, {u"removed"_s, removed},
                       {u"hunks"_s, hunks}, {u"carriedHunks"_s, carriedHunks}};
    put(object, "oldPath"_L1, oldPath);
    put(object, "before"_L1, before);
    put(object, "after"_L1, after);
    put(object, "ties"_L1, words);
    put(object, "localFiles"_L1, localFiles);
    put(object, "entries"_L1, entries);
    put(object, "definitions"_L1, definitions);
    return object;
}

std::optional<CommitFile> CommitFile::fromJson(const QJsonObject &object)
{
    JsonReader read(object);
    CommitFile file;
    file.path = read.text("path"_L1);
    file.oldPath = read.text("oldPath"_L1);
    file.before = read.text("before"_L1);
    file.after = read.text("after"_L1);
    for (const QString &word : read.texts("ties"_L1)) {
        const std::optional<Tie> tie = tieFromString(word);
        if (!tie)
            return std::nullopt;
        file.ties.push_back(*tie);
    }
    file.localFiles = read.texts("localFiles"_L1);
    file.entries = read.texts("entries"_L1);
    file.definitions = read.texts("definitions"_L1);
    file.added = read.number("added"_L1);
    file.removed = read.number("removed"_L1);
    file.hunks = read.number("hunks"_L1);
    file.carriedHunks = read.number("carriedHunks"_L1);
    file.carried = read.word("carried"_L1, carriedFromString);
    if (!read.ok() || file.path.isEmpty())
        return std::nullopt;
    return file;
}

QJsonObject CommitRecord::toJson() const
{
    QJsonObject object{{u"commit"_s, commit}, {u"summary"_s, summary},        {u"author"_s, author},
                       {u"time"_s, time},     {u"files"_s, jsonArray(files)}, {u"carried"_s, toString(carried())}};
    if (merge)
        object.insert("merge"_L1, true);
    put(object, "otherFiles"_L1, otherFiles);
    return object;
}

std::optional<CommitRecord> CommitRecord::fromJson(const QJsonObject &object)
{
    JsonReader read(object);
    CommitRecord record;
    record.commit = read.text("commit"_L1);
    record.summary = read.text("summary"_L1);
    record.author = read.text("author"_L1);
    record.time = read.text("time"_L1);
    record.merge = read.flag("merge"_L1);
    record.files = read.values<CommitFile>("files"_L1);
    record.otherFiles = read.texts("otherFiles"_L1);
    if (!read.ok() || record.commit.isEmpty())
        return std::nullopt;
    return record;
}

Carried CommitRecord::carried() const
{
    const auto any = [&](Carried state) {
        return std::ranges::find(files, state, &CommitFile::carried) != files.end();
    };
    if (any(Carried::Unknown))
        return Carried::Unknown;
    if (any(Carried::Partly) || (any(Carried::No) && any(Carried::Yes)))
        return Carried::Partly;
    for (const Carried state : {Carried::No, Carried::Yes, Carried::Overtaken}) {
        if (any(state))
            return state;
    }
    return Carried::Outside;
}

} // namespace mxw::checks

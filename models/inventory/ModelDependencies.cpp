// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/ModelDependencies.h"

#include "models/core/JsonReader.h"
#include "models/core/Words.h"

#include <algorithm>

namespace mxw::inventory {

using namespace Qt::StringLiterals;

namespace {

constexpr Words<Dependency::End, 5> ends{{{Dependency::End::Followed, u"followed"},
                                          {Dependency::End::Changed, u"changed"},
                                          {Dependency::End::Stable, u"stable"},
                                          {Dependency::End::Component, u"component"},
                                          {Dependency::End::Blocked, u"blocked"}}};

} // namespace

QString toString(Dependency::End end)
{
    return wordOf(ends, end);
}

std::optional<Dependency::End> dependencyEndFromString(QStringView text)
{
    return valueOf(ends, text);
}

QJsonObject Dependency::toJson() const
{
    QJsonObject object{{u"module"_s, module}, {u"end"_s, toString(end)}, {u"callerCount"_s, callerCount}};
    put(object, "name"_L1, name);
    put(object, "file"_L1, file);
    if (line > 0)
        object.insert("line"_L1, line);
    if (upstream)
        object.insert("upstream"_L1, true);
    put(object, "counterpart"_L1, counterpart);
    put(object, "callers"_L1, callers);
    put(object, "reason"_L1, reason);
    return object;
}

std::optional<Dependency> Dependency::fromJson(const QJsonObject &object)
{
    JsonReader read(object);
    Dependency dependency;
    dependency.module = read.text("module"_L1);
    dependency.name = read.text("name"_L1);
    dependency.file = read.text("file"_L1);
    dependency.line = read.number("line"_L1);
    dependency.upstream = read.flag("upstream"_L1);
    dependency.end = read.word("end"_L1, dependencyEndFromString);
    dependency.counterpart = read.text("counterpart"_L1);
    dependency.callers = read.texts("callers"_L1);
    dependency.callerCount = read.number("callerCount"_L1);
    dependency.reason = read.text("reason"_L1);
    if (!read.ok() || dependency.module.isEmpty())
        return std::nullopt;
    return dependency;
}

qsizetype ModelDependencies::count(Dependency::End end) const
{
    return std::ranges::count(visited, end, &Dependency::end);
}

QJsonObject ModelDependencies::toJson() const
{
    return {{u"file"_s, file}, {u"visited"_s, jsonArray(visited)}, {u"complete"_s, complete}};
}

std::optional<ModelDependencies> ModelDependencies::fromJson(const QJsonObject &object)
{
    JsonReader read(object);
    ModelDependencies dependencies{read.text("file"_L1), read.values<Dependency>("visited"_L1),
                                   read.flag("complete"_L1)};
    if (!read.ok() || dependencies.file.isEmpty())
        return std::nullopt;
    return dependencies;
}

} // namespace mxw::inventory

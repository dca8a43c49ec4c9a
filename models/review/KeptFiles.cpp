// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/KeptFiles.h"

#include "models/core/JsonReader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::review {

namespace {

constexpr int Schema = 1;
constexpr qsizetype DigestSize = 64; ///< of SHA-256 in hex
constexpr qsizetype LongestName = 4096;

bool isHex(QChar c)
{
    return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
}

bool isDigest(const QString &text, qsizetype size = DigestSize)
{
    return text.size() == size && std::ranges::all_of(text, isHex);
}

bool isReason(const QString &text)
{
    return text == "not-present"_L1 || text == "too-large"_L1 || text == "unreadable"_L1;
}

/// A path as git trees have them: relative, and never out of the tree.
bool isTreePath(const QString &path)
{
    if (path.isEmpty() || path.size() > LongestName || path.contains(QChar(0)))
        return false;
    for (const QStringView part : QStringView(path).split(u'/')) {
        if (part.isEmpty() || part == "."_L1 || part == ".."_L1)
            return false;
    }
    return true;
}

using IsValid = bool (*)(const QString &text);

void put(QJsonObject &object, QLatin1StringView key, const QHash<QString, QString> &values)
{
    QJsonObject list;
    for (auto at = values.cbegin(); at != values.cend(); ++at)
        list.insert(at.key(), at.value());
    object.insert(key, list);
}

bool read(JsonReader &json, QLatin1StringView key, QHash<QString, QString> &values, IsValid isName, IsValid isValue)
{
    const QJsonObject list = json.object(key);
    for (auto at = list.constBegin(); at != list.constEnd(); ++at) {
        const QString name = at.key();
        const QString value = at.value().toString();
        if (!at.value().isString() || !isName(name) || !isValue(value))
            return false;
        values.insert(name, value);
    }
    return json.ok();
}

} // namespace

QJsonObject KeptFiles::toJson() const
{
    QJsonObject object{{u"schema"_s, Schema}};
    put(object, "plugin"_L1, plugin);
    put(object, "base"_L1, base);
    put(object, "target"_L1, target);
    put(object, "objects"_L1, objects);
    put(object, "chains"_L1, chains);
    put(object, "leftOut"_L1, leftOut);
    return object;
}

std::optional<KeptFiles> KeptFiles::fromJson(const QJsonObject &object)
{
    JsonReader json(object);
    if (json.number("schema"_L1) != Schema)
        return std::nullopt;
    KeptFiles files;
    const IsValid isContent = [](const QString &text) { return text.isEmpty() || isDigest(text); };
    const IsValid isBlob = [](const QString &text) { return isDigest(text); };
    const IsValid isObject = [](const QString &text) { return isDigest(text, 40); };
    const IsValid isName = [](const QString &text) { return !text.isEmpty() && text.size() <= LongestName; };
    const bool ok = read(json, "plugin"_L1, files.plugin, isTreePath, isContent) &&
                    read(json, "base"_L1, files.base, isTreePath, isContent) &&
                    read(json, "target"_L1, files.target, isTreePath, isContent) &&
                    read(json, "objects"_L1, files.objects, isObject, isBlob) &&
                    read(json, "chains"_L1, files.chains, isName, isBlob) &&
                    read(json, "leftOut"_L1, files.leftOut, isName, isReason);
    if (!ok)
        return std::nullopt;
    return files;
}

} // namespace mxw::review

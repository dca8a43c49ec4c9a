// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace mxw {

/// Writes a member unless it is empty.
inline void put(QJsonObject &object, QLatin1StringView key, const QString &text)
{
    if (!text.isEmpty())
        object.insert(key, text);
}

/// The same for a list.
inline void put(QJsonObject &object, QLatin1StringView key, const QStringList &list)
{
    if (!list.isEmpty())
        object.insert(key, QJsonArray::fromStringList(list));
}

/// A list of values that have toJson().
template <typename Value> QJsonArray jsonArray(const std::vector<Value> &values)
{
    QJsonArray array;
    for (const Value &value : values)
        array.append(value.toJson());
    return array;
}

/// Reads members of one object; remembers whether any had another type than it must.
class JsonReader
{
public:
    explicit JsonReader(const QJsonObject &object) : m_object(object) {}

    bool ok() const { return m_ok; }
    bool has(QLatin1StringView key) const { return m_object.contains(key); }

    QString text(QLatin1StringView key) { return value(key, QJsonValue::String).toString(); }
    int number(QLatin1StringView key) { return value(key, QJsonValue::Double).toInt(); }
    double real(QLatin1StringView key) { return value(key, QJsonValue::Double).toDouble(); }
    bool flag(QLatin1StringView key) { return value(key, QJsonValue::Bool).toBool(); }
    QJsonObject object(QLatin1StringView key) { return value(key, QJsonValue::Object).toObject(); }
    QJsonArray array(QLatin1StringView key) { return value(key, QJsonValue::Array).toArray(); }

    QStringList texts(QLatin1StringView key)
    {
        QStringList list;
        for (const QJsonValue item : array(key)) {
            m_ok = m_ok && item.isString();
            list.append(item.toString());
        }
        return list;
    }

    /// A list of objects, each read by `Value::fromJson`.
    template <typename Value> std::vector<Value> values(QLatin1StringView key)
    {
        std::vector<Value> list;
        for (const QJsonValue item : array(key)) {
            std::optional<Value> read = Value::fromJson(item.toObject());
            m_ok = m_ok && read;
            if (read)
                list.push_back(*std::move(read));
        }
        return list;
    }

    template <typename Enum> Enum word(QLatin1StringView key, std::optional<Enum> (*parse)(QStringView))
    {
        const std::optional<Enum> parsed = parse(text(key));
        m_ok = m_ok && parsed;
        return parsed.value_or(Enum{});
    }

private:
    QJsonValue value(QLatin1StringView key, QJsonValue::Type type)
    {
        const QJsonValue found = m_object.value(key);
        m_ok = m_ok && (found.isUndefined() || found.type() == type);
        return found;
    }

    const QJsonObject m_object;
    bool m_ok = true;
};

} // namespace mxw

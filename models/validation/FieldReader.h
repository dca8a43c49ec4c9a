// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/ErrorFigures.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <limits>

namespace mxw::validation {

/// Reads fields one after the other; a field that is not there leaves its value alone, an impossible one is remembered.
class FieldReader
{
public:
    explicit FieldReader(const QJsonObject &object) : m_object(object) {}

    bool isSound() const { return m_sound; }
    void require(bool condition) { m_sound = m_sound && condition; }

    /// The value under `key`; undefined when it is absent or null.
    QJsonValue value(QLatin1StringView key) const
    {
        const QJsonValue found = m_object.value(key);
        return found.isNull() ? QJsonValue(QJsonValue::Undefined) : found;
    }

    void integer(QLatin1StringView key, qint64 &to, qint64 lowest = 0)
    {
        if (const QJsonValue found = value(key); !found.isUndefined())
            take(integerOf(found, lowest), to);
    }

    void count(QLatin1StringView key, quint64 &to)
    {
        const QJsonValue found = value(key);
        if (found.isUndefined())
            return;
        // Distances of float64 go beyond qint64; there the JSON number is the nearest float64.
        constexpr double Limit = 18446744073709551616.0;
        const double number = found.toDouble(-1);
        require(found.isDouble() && number >= 0 && number < Limit && number == std::floor(number));
        if (m_sound)
            to = number < 9223372036854775808.0 ? quint64(found.toInteger()) : quint64(number);
    }

    void number(QLatin1StringView key, double &to)
    {
        if (const QJsonValue found = value(key); !found.isUndefined())
            take(numberFromJson(found), to);
    }

    void number(QLatin1StringView key, std::optional<double> &to)
    {
        if (const QJsonValue found = value(key); !found.isUndefined())
            take(numberFromJson(found), to);
    }

    void integers(QLatin1StringView key, std::vector<qint64> &to, qsizetype most)
    {
        forEach(key, most, [&](const QJsonValue &item) { append(integerOf(item, 0), to); });
    }

    void numbers(QLatin1StringView key, std::vector<double> &to, qsizetype most)
    {
        forEach(key, most, [&](const QJsonValue &item) { append(numberFromJson(item), to); });
    }

    template <std::size_t Size> void integers(QLatin1StringView key, std::array<qint64, Size> &to)
    {
        std::vector<qint64> all;
        integers(key, all, qsizetype(Size));
        require(all.empty() || all.size() == Size);
        if (m_sound && !all.empty())
            std::copy(all.begin(), all.end(), to.begin());
    }

    /// A part that is an object of its own.
    template <typename Part>
    void part(QLatin1StringView key, std::optional<Part> (*read)(const QJsonObject &), Part &to)
    {
        std::optional<Part> found;
        part(key, read, found);
        if (found)
            to = *found;
    }

    template <typename Part>
    void part(QLatin1StringView key, std::optional<Part> (*read)(const QJsonObject &), std::optional<Part> &to)
    {
        const QJsonValue found = value(key);
        if (found.isUndefined())
            return;
        to = found.isObject() ? read(found.toObject()) : std::nullopt;
        require(to.has_value());
    }

private:
    static std::optional<qint64> integerOf(const QJsonValue &value, qint64 lowest)
    {
        const double number = value.toDouble(std::numeric_limits<double>::quiet_NaN());
        if (!(std::abs(number) < 9223372036854775808.0) || number != std::floor(number))
            return std::nullopt;
        const qint64 integer = value.toInteger();
        return integer < lowest ? std::nullopt : std::optional(integer);
    }

    template <typename From, typename To> void take(const std::optional<From> &from, To &to)
    {
        require(from.has_value());
        if (from)
            to = *from;
    }

    template <typename Value> void append(const std::optional<Value> &from, std::vector<Value> &to)
    {
        require(from.has_value());
        if (from)
            to.push_back(*from);
    }

    template <typename Work> void forEach(QLatin1StringView key, qsizetype most, const Work &work)
    {
        const QJsonValue found = value(key);
        if (found.isUndefined())
            return;
        const QJsonArray items = found.toArray();
        require(found.isArray() && items.size() <= most);
        if (!m_sound)
            return;
        for (const QJsonValue &item : items)
            work(item);
    }

    QJsonObject m_object;
    bool m_sound = true;
};

} // namespace mxw::validation

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Profile.h"

#include <QJsonArray>
#include <QJsonObject>

#include <optional>

namespace mxw::inventory {

/// Reads the members of one object; keeps the first complaint.
class Members
{
public:
    explicit Members(const QJsonObject &object, QString where = {}) : m_object(object), m_where(std::move(where)) {}

    QString text(const QString &key, bool required)
    {
        const QJsonValue value = m_object.value(key);
        if (!value.isString() && (required || !value.isUndefined()))
            complain(key);
        return value.toString();
    }

    QStringList texts(const QString &key, bool required = false)
    {
        const QJsonValue value = m_object.value(key);
        if (!value.isArray() && (required || !value.isUndefined()))
            complain(key);
        QStringList list;
        for (const QJsonValue item : value.toArray()) {
            if (!item.isString())
                complain(key);
            list.append(item.toString());
        }
        return list;
    }

    std::vector<QRegularExpression> expressions(const QString &key)
    {
        std::vector<QRegularExpression> list;
        for (const QString &text : texts(key))
            list.push_back(expression(text, key));
        return list;
    }

    QRegularExpression expression(const QString &text, const QString &key)
    {
        QRegularExpression expression(text, QRegularExpression::CaseInsensitiveOption);
        if (!expression.isValid())
            complain(key);
        return expression;
    }

    bool flag(const QString &key)
    {
        const QJsonValue value = m_object.value(key);
        if (!value.isBool() && !value.isUndefined())
            complain(key);
        return value.toBool();
    }

    QJsonObject object(const QString &key) const { return m_object.value(key).toObject(); }
    QJsonArray array(const QString &key) const { return m_object.value(key).toArray(); }
    void complain(const QString &key)
    {
        if (!m_wrong)
            m_wrong = m_where + key;
    }
    const std::optional<QString> &wrong() const { return m_wrong; }

private:
    const QJsonObject m_object;
    const QString m_where;
    std::optional<QString> m_wrong;
};

/// The "registrations" and "registrationTables" of a profile; complaints go to `root`.
void readRegistrations(Profile &profile, Members &root);
/// The "dispatch" of a profile.
void readDispatch(Profile &profile, Members &root);
/// The "matrix" and the "checkpoint" of a profile.
void readMatrix(Profile &profile, Members &root);

} // namespace mxw::inventory

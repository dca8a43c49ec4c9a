// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/review/RawDatabase.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

using namespace Qt::StringLiterals;

namespace mxw::test {

namespace {

void runOne(const QSqlDatabase &database, const QString &statement, const QVariantList &values)
{
    QSqlQuery query(database);
    bool done = query.prepare(statement);
    for (const QVariant &value : values)
        query.addBindValue(value);
    done = done && query.exec();
    if (!done)
        qFatal("%s: %s", qPrintable(statement), qPrintable(query.lastError().text()));
}

} // namespace

void tamper(const QString &path, const QString &statement, const QVariantList &values)
{
    const QString name = u"tamper"_s;
    {
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        database.setDatabaseName(path);
        if (!database.open())
            qFatal("%s", qPrintable(database.lastError().text()));
        runOne(database, statement, values);
        database.close();
    }
    QSqlDatabase::removeDatabase(name);
}

void tamperAll(const QString &path, const QStringList &statements)
{
    for (const QString &statement : statements)
        tamper(path, statement);
}

} // namespace mxw::test

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QCoreApplication>
#include <QSqlQuery>
#include <QString>

namespace mxw::review {

/// One connection to an SQLite file, under a name of its own, removed with the object. Of the thread that opened it.
class Connection
{
    Q_DECLARE_TR_FUNCTIONS(mxw::review::Connection)
public:
    enum class Mode {
        ReadWrite,
        ReadOnly,  ///< sees what a write-ahead log beside the file holds
        Immutable, ///< touches nothing in the folder, for read-only media; the file must have no write-ahead log
    };

    /// Never creates the file.
    static Result<Connection> open(const QString &path, Mode mode);

    Connection(Connection &&other) noexcept;
    Connection &operator=(Connection &&other) noexcept;
    ~Connection();

    Result<void> execute(const QString &statement);
    /// A prepared statement. It must be gone before the connection is.
    Result<QSqlQuery> prepare(const QString &statement) const;
    Result<void> run(QSqlQuery &query) const;
    /// The first column of the first row; null when there is no row.
    Result<QVariant> value(const QString &statement) const;
    /// The last failure of `query`, in words about the session.
    Error failure(const QSqlError &error) const;

private:
    Connection(QString path, QString name);

    QString m_path;
    QString m_name;
};

/// BEGIN IMMEDIATE … COMMIT; rolled back unless committed.
class WriteTransaction
{
public:
    static Result<WriteTransaction> begin(Connection &connection);
    WriteTransaction(WriteTransaction &&other) noexcept;
    WriteTransaction &operator=(WriteTransaction &&) = delete;
    ~WriteTransaction();

    Result<void> commit();

private:
    explicit WriteTransaction(Connection &connection);
    Connection *m_connection;
};

} // namespace mxw::review

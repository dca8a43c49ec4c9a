// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Connection.h"

#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QUrl>
#include <QUuid>

#include <utility>

using namespace Qt::StringLiterals;

namespace mxw::review {

namespace {

/// The primary result codes of SQLite's public interface.
enum SqliteCode { Busy = 5, Locked = 6, ReadOnly = 8, Corrupt = 11, Full = 13, CannotOpen = 14, NotADatabase = 26 };

QString uri(const QString &path, Connection::Mode mode)
{
    const QString file = u"file:"_s + QString::fromLatin1(QUrl::toPercentEncoding(path, "/"));
    switch (mode) {
    case Connection::Mode::ReadWrite:
        return file + u"?mode=rw"_s;
    case Connection::Mode::ReadOnly:
        return file + u"?mode=ro"_s;
    case Connection::Mode::Immutable:
        return file + u"?mode=ro&immutable=1"_s;
    }
    Q_UNREACHABLE_RETURN({});
}

} // namespace

Connection::Connection(QString path, QString name) : m_path(std::move(path)), m_name(std::move(name)) {}

Connection::Connection(Connection &&other) noexcept
    : m_path(std::move(other.m_path)), m_name(std::exchange(other.m_name, {}))
{
}

Connection &Connection::operator=(Connection &&other) noexcept
{
    std::swap(m_path, other.m_path);
    std::swap(m_name, other.m_name);
    return *this;
}

Connection::~Connection()
{
    if (m_name.isEmpty())
        return;
    QSqlDatabase::database(m_name, false).close();
    QSqlDatabase::removeDatabase(m_name);
}

Result<Connection> Connection::open(const QString &path, Mode mode)
{
    if (!QSqlDatabase::isDriverAvailable(u"QSQLITE"_s)) {
        return fail(Error::Kind::Unsupported,
                    tr("The SQLite driver of Qt is not installed, so no session can be opened."),
                    tr("Install it; on Debian and Ubuntu it is the package libqt6sql6-sqlite."));
    }
    Connection connection(path, u"mxreview-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces));
    auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, connection.m_name);
    // One second: long enough for another process to finish its event, short enough for a person to wait.
    database.setConnectOptions(u"QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=1000"_s +
                               (mode == Mode::ReadWrite ? QString() : u";QSQLITE_OPEN_READONLY"_s));
    database.setDatabaseName(uri(QFileInfo(path).absoluteFilePath(), mode));
    if (!database.open())
        return std::unexpected(connection.failure(database.lastError()));
    // A session is data from elsewhere: nothing that its schema names may run.
    for (const QString &pragma : {u"PRAGMA trusted_schema=OFF"_s, u"PRAGMA cell_size_check=ON"_s,
                                  u"PRAGMA foreign_keys=ON"_s, u"PRAGMA synchronous=FULL"_s}) {
        if (auto done = connection.execute(pragma); !done)
            return std::unexpected(std::move(done.error()));
    }
    return connection;
}

Result<void> Connection::execute(const QString &statement)
{
    QSqlQuery query(QSqlDatabase::database(m_name, false));
    if (!query.exec(statement))
        return std::unexpected(failure(query.lastError()));
    return {};
}

Result<QSqlQuery> Connection::prepare(const QString &statement) const
{
    QSqlQuery query(QSqlDatabase::database(m_name, false));
    query.setForwardOnly(true);
    if (!query.prepare(statement))
        return std::unexpected(failure(query.lastError()));
    return query;
}

Result<void> Connection::run(QSqlQuery &query) const
{
    if (!query.exec())
        return std::unexpected(failure(query.lastError()));
    return {};
}

Result<QVariant> Connection::value(const QString &statement) const
{
    auto query = prepare(statement);
    if (!query)
        return std::unexpected(std::move(query.error()));
    if (auto done = run(*query); !done)
        return std::unexpected(std::move(done.error()));
    if (!query->next()) {
        if (query->lastError().isValid())
            return std::unexpected(failure(query->lastError()));
        return QVariant();
    }
    return query->value(0);
}

Error Connection::failure(const QSqlError &error) const
{
    switch (error.nativeErrorCode().toInt() & 0xff) {
    case Busy:
    case Locked:
        return {Error::Kind::Io, tr("Another program is writing to the session %1.").arg(m_path),
                tr("Wait a moment and try again."), error.text()};
    case ReadOnly:
        return {Error::Kind::Io, tr("The session %1 cannot be written to.").arg(m_path),
                tr("Copy it to a folder that you can write to, and open the copy."), error.text()};
    case Full:
        return {Error::Kind::Io, tr("There is no room left on the disk for the session %1.").arg(m_path),
                tr("Make room and try again. What was recorded before is safe."), error.text()};
    case CannotOpen:
        return {Error::Kind::Io, tr("The session %1 cannot be opened.").arg(m_path),
                tr("Check that the file and its folder can be read and written."), error.text()};
    case Corrupt:
    case NotADatabase:
        return {Error::Kind::Invalid, tr("The session file %1 is damaged.").arg(m_path),
                tr("Open a copy of it from before. This file was left as it is."), error.text()};
    default:
        return {Error::Kind::Io, tr("The session %1 could not be read or written.").arg(m_path), {}, error.text()};
    }
}

WriteTransaction::WriteTransaction(Connection &connection) : m_connection(&connection) {}

WriteTransaction::WriteTransaction(WriteTransaction &&other) noexcept
    : m_connection(std::exchange(other.m_connection, nullptr))
{
}

WriteTransaction::~WriteTransaction()
{
    if (m_connection)
        std::ignore = m_connection->execute(u"ROLLBACK"_s);
}

Result<WriteTransaction> WriteTransaction::begin(Connection &connection)
{
    // IMMEDIATE takes the write lock now, so that what is read inside is still true when it is written.
    if (auto begun = connection.execute(u"BEGIN IMMEDIATE"_s); !begun)
        return std::unexpected(std::move(begun.error()));
    return WriteTransaction(connection);
}

Result<void> WriteTransaction::commit()
{
    auto done = m_connection->execute(u"COMMIT"_s);
    if (done)
        m_connection = nullptr;
    return done;
}

} // namespace mxw::review

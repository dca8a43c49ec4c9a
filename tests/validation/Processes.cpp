// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/validation/Processes.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QProcess>

#include <arpa/inet.h>
#include <csignal>
#include <netinet/in.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace mxw::tests {

namespace {

QByteArray statOf(const QString &pid)
{
    QFile file(u"/proc/%1/stat"_s.arg(pid));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

sockaddr_in loopback(int port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

} // namespace

QList<qint64> descendantsOf(qint64 pid)
{
    QMultiHash<qint64, qint64> children;
    for (const QString &name : QDir(u"/proc"_s).entryList(QDir::Dirs)) {
        const QByteArray stat = statOf(name);
        const QByteArrayList fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
        if (fields.size() > 1)
            children.insert(fields[1].toLongLong(), name.toLongLong());
    }
    QList<qint64> found = children.values(pid);
    for (qsizetype i = 0; i < found.size(); ++i)
        found += children.values(found[i]);
    return found;
}

QByteArray nameOf(qint64 pid)
{
    const QByteArray stat = statOf(QString::number(pid));
    const qsizetype begin = stat.indexOf('(');
    return stat.mid(begin + 1, stat.lastIndexOf(')') - begin - 1);
}

void endWithParent(QProcess &process)
{
    process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
}

bool isListening(int port)
{
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_in address = loopback(port);
    const bool connected = ::connect(socket, reinterpret_cast<const sockaddr *>(&address), sizeof(address)) == 0;
    ::close(socket);
    return connected;
}

int freePort()
{
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address = loopback(0);
    socklen_t size = sizeof(address);
    ::bind(socket, reinterpret_cast<const sockaddr *>(&address), sizeof(address));
    ::getsockname(socket, reinterpret_cast<sockaddr *>(&address), &size);
    ::close(socket);
    return ntohs(address.sin_port);
}

} // namespace mxw::tests

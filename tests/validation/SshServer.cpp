// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/validation/SshServer.h"

#include "tests/validation/Processes.h"

#include <QFile>
#include <QStandardPaths>
#include <QTest>

#include <csignal>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace mxw::tests {

SshServer::SshServer()
{
    m_program = QStandardPaths::findExecutable(u"sshd"_s, {u"/usr/sbin"_s, u"/usr/local/sbin"_s});
    if (m_program.isEmpty() || QStandardPaths::findExecutable(u"ssh"_s).isEmpty()) {
        m_reason = u"openssh-server and openssh-client are not installed"_s;
        return;
    }
    prepare();
    if (m_reason.isEmpty())
        start();
}

SshServer::~SshServer()
{
    stop();
}

bool SshServer::tool(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    process.waitForFinished(60'000);
    if (process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0)
        return true;
    m_reason = u"%1: %2"_s.arg(program, QString::fromUtf8(process.readAll()).trimmed());
    return false;
}

void SshServer::writeFile(const QString &name, const QByteArray &text) const
{
    QFile out(file(name));
    if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
        qFatal("cannot write %s", qPrintable(name));
    out.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
}

void SshServer::prepare()
{
    if (::geteuid() == 0)
        QDir().mkpath(u"/run/sshd"_s); // sshd wants it for its unprivileged part
    for (const QString &name : {u"host"_s, u"key"_s, u"stranger"_s}) {
        if (!tool(u"ssh-keygen"_s, {u"-q"_s, u"-t"_s, u"ed25519"_s, u"-N"_s, QString(), u"-f"_s, file(name)}))
            return;
    }
    QFile::copy(file(u"key.pub"_s), file(u"authorized"_s));
    m_port = freePort();
    QFile hostKey(file(u"host.pub"_s));
    if (!hostKey.open(QIODevice::ReadOnly))
        return;
    writeFile(u"known"_s, "[127.0.0.1]:" + QByteArray::number(m_port) + ' ' + hostKey.readAll());
    writeFile(u"greet"_s, "#!/bin/sh\necho 'Welcome to the box!'\necho 'It was quiet.' >&2\n"
                          "eval \"$SSH_ORIGINAL_COMMAND\"\n");
    const QByteArray folder = m_folder.path().toUtf8();
    writeFile(u"server"_s, "ListenAddress 127.0.0.1\nPort " + QByteArray::number(m_port) + "\nHostKey " + folder +
                               "/host\nAuthorizedKeysFile " + folder + "/authorized\nPidFile " + folder +
                               "/pid\nUsePAM no\nStrictModes no\nPermitRootLogin yes\nPasswordAuthentication no\n"
                               "KbdInteractiveAuthentication no\nMaxStartups 100\nForceCommand sh " +
                               folder + "/greet\n");
    writeFile(u"client"_s, "Host box\n  HostName 127.0.0.1\n  Port " + QByteArray::number(m_port) +
                               "\n  IdentityFile " + folder +
                               "/key\n  IdentitiesOnly yes\n\nHost *\n  UserKnownHostsFile " + folder +
                               "/known\n  GlobalKnownHostsFile /dev/null\n");
}

void SshServer::start()
{
    QStringList words{u"-D"_s, u"-e"_s, u"-f"_s, file(u"server"_s)};
    // Newer ones keep somebody out for a while whose connections end badly; older ones do not know the setting.
    if (tool(m_program, QStringList{u"-t"_s, u"-o"_s, u"PerSourcePenalties=no"_s} + words.sliced(2)))
        words << u"-o"_s << u"PerSourcePenalties=no"_s;
    m_reason.clear();
    m_server = std::make_unique<QProcess>();
    m_server->setProcessChannelMode(QProcess::MergedChannels);
    endWithParent(*m_server);
    m_server->start(m_program, words);
    const bool listens =
        QTest::qWaitFor([&] { return isListening(m_port) || m_server->state() == QProcess::NotRunning; }, 60'000);
    if (!listens || m_server->state() == QProcess::NotRunning)
        m_reason = u"sshd does not start: %1"_s.arg(QString::fromUtf8(m_server->readAll()).trimmed());
}

void SshServer::cutConnections() const
{
    if (!m_server)
        return;
    for (const qint64 pid : descendantsOf(m_server->processId())) {
        if (nameOf(pid).startsWith("sshd"))
            ::kill(static_cast<pid_t>(pid), SIGKILL);
    }
}

void SshServer::stop()
{
    if (!m_server)
        return;
    ::kill(static_cast<pid_t>(m_server->processId()), SIGSTOP); // so that it takes no new one meanwhile
    cutConnections();
    m_server->kill();
    m_server->waitForFinished();
    m_server.reset();
}

} // namespace mxw::tests

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QTemporaryDir>

#include <memory>

namespace mxw::tests {

/// A real sshd on the loopback, with keys, port and settings of its own. It greets everybody with noise, as login files
/// do.
class SshServer
{
public:
    SshServer();
    ~SshServer();

    /// Why it cannot be had here; empty when it runs.
    QString reason() const { return m_reason; }
    /// For LauncherSpec::sshConfig; the host in it is called "box".
    QString clientConfig() const { return m_folder.filePath(QStringLiteral("client")); }
    int port() const { return m_port; }
    QString file(const QString &name) const { return m_folder.filePath(name); }

    /// Nobody listens and every connection is cut.
    void stop();
    void start();
    /// Cuts the connections that there are.
    void cutConnections() const;

private:
    void prepare();
    void writeFile(const QString &name, const QByteArray &text) const;
    bool tool(const QString &program, const QStringList &arguments);

    QTemporaryDir m_folder;
    QString m_reason;
    QString m_program;
    int m_port = 0;
    std::unique_ptr<QProcess> m_server;
};

} // namespace mxw::tests

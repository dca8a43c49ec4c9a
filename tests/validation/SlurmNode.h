// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QTemporaryDir>

#include <memory>

namespace mxw::tests {

/// A real Slurm with one node of two processors, started without systemd and with settings of its own. Puts SLURM_CONF
/// into the environment of this process.
class SlurmNode
{
public:
    SlurmNode();
    ~SlurmNode();

    /// Why it cannot be had here; empty when it runs.
    QString reason() const { return m_reason; }

    void stopController();
    void startController();
    /// What a program of Slurm says.
    QByteArray ask(const QString &program, const QStringList &arguments) const;

private:
    void writeFile(const QString &name, const QByteArray &text) const;
    void writeSettings() const;
    bool startDaemon(std::unique_ptr<QProcess> &daemon, const QString &program, const QStringList &arguments);

    QTemporaryDir m_folder;
    QString m_reason;
    int m_controllerPort = 0;
    int m_nodePort = 0;
    std::unique_ptr<QProcess> m_munge;
    std::unique_ptr<QProcess> m_controller;
    std::unique_ptr<QProcess> m_node;
};

} // namespace mxw::tests

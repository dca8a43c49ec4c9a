// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

#include <chrono>
#include <memory>
#include <stop_token>

namespace mxw::source {

/// A child process that answers frames on its standard streams. It is killed when this object goes.
class WorkerProcess
{
public:
    /// Null when the system refuses.
    static std::unique_ptr<WorkerProcess> start(const QString &program, const QStringList &arguments);
    ~WorkerProcess();
    WorkerProcess(const WorkerProcess &) = delete;
    WorkerProcess &operator=(const WorkerProcess &) = delete;

    enum class Outcome { Replied, Died, TimedOut, Stopped };
    /// Sends a payload and waits for the answer. After anything but Replied the process is of no more use.
    Outcome exchange(const QByteArray &request, QByteArray &reply, std::chrono::milliseconds timeout,
                     const std::stop_token &stop);

    bool hasReplied() const { return m_replied; }

private:
    WorkerProcess(int pid, int socket) : m_pid(pid), m_socket(socket) {}

    using Clock = std::chrono::steady_clock;
    Outcome wait(short events, Clock::time_point deadline, const std::stop_token &stop) const;
    Outcome send(const QByteArray &bytes, Clock::time_point deadline, const std::stop_token &stop) const;
    Outcome receive(char *to, qsizetype size, Clock::time_point deadline, const std::stop_token &stop) const;

    int m_pid = -1;
    int m_socket = -1;
    bool m_replied = false;
};

} // namespace mxw::source

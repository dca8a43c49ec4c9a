// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/WorkerProcess.h"

#include "models/source/WorkerProtocol.h"

#include <QFile>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#define MXW_WORKER_WORD "MXW_PARSER_WORKER"

namespace mxw::source {

namespace {

/// How long a stop request may go unnoticed.
constexpr std::chrono::milliseconds Slice{40};

/// Our environment with a word that says that the program is a worker.
std::vector<char *> workerEnvironment()
{
    static char word[] = MXW_WORKER_WORD "=1";
    std::vector<char *> environment;
    for (char **variable = environ; *variable; ++variable)
        environment.push_back(*variable);
    environment.push_back(word);
    environment.push_back(nullptr);
    return environment;
}

} // namespace

std::unique_ptr<WorkerProcess> WorkerProcess::start(const QString &program, const QStringList &arguments)
{
    // Such a program would start itself, and that one again, until the machine is full.
    if (std::getenv(MXW_WORKER_WORD))
        qFatal("A program that parses must call runWorkerIfAsked() first thing in main().");
    int sockets[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0)
        return nullptr;
    std::vector<QByteArray> texts{QFile::encodeName(program)};
    for (const QString &argument : arguments)
        texts.push_back(argument.toLocal8Bit());
    std::vector<char *> argv;
    for (QByteArray &text : texts)
        argv.push_back(text.data());
    argv.push_back(nullptr);

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, sockets[1], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, sockets[1], STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    // The threads of a window block signals that a worker must feel.
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    pid_t pid = -1;
    const int failed = posix_spawn(&pid, argv.front(), &actions, &attributes, argv.data(), workerEnvironment().data());
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    close(sockets[1]);
    if (failed) {
        close(sockets[0]);
        return nullptr;
    }
    fcntl(sockets[0], F_SETFL, fcntl(sockets[0], F_GETFL) | O_NONBLOCK);
    return std::unique_ptr<WorkerProcess>(new WorkerProcess(pid, sockets[0]));
}

WorkerProcess::~WorkerProcess()
{
    close(m_socket);
    kill(m_pid, SIGKILL);
    while (waitpid(m_pid, nullptr, 0) < 0 && errno == EINTR) {
    }
}

WorkerProcess::Outcome WorkerProcess::exchange(const QByteArray &request, QByteArray &reply,
                                               std::chrono::milliseconds timeout, const std::stop_token &stop)
{
    const Clock::time_point deadline = Clock::now() + timeout;
    Outcome outcome = send(protocol::frame(request), deadline, stop);
    if (outcome != Outcome::Replied)
        return outcome;
    char head[protocol::SizeBytes];
    outcome = receive(head, sizeof head, deadline, stop);
    if (outcome != Outcome::Replied)
        return outcome;
    const quint32 size = protocol::frameSize(head);
    if (size > protocol::MaximumFrame)
        return Outcome::Died;
    reply.resize(qsizetype(size));
    outcome = receive(reply.data(), reply.size(), deadline, stop);
    m_replied = m_replied || outcome == Outcome::Replied;
    return outcome;
}

WorkerProcess::Outcome WorkerProcess::wait(short events, Clock::time_point deadline, const std::stop_token &stop) const
{
    for (;;) {
        if (stop.stop_requested())
            return Outcome::Stopped;
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
        if (left.count() <= 0)
            return Outcome::TimedOut;
        pollfd descriptor{m_socket, events, 0};
        const int ready = poll(&descriptor, 1, int(std::min(left, Slice).count()));
        if (ready > 0)
            return Outcome::Replied;
        if (ready < 0 && errno != EINTR)
            return Outcome::Died;
    }
}

WorkerProcess::Outcome WorkerProcess::send(const QByteArray &bytes, Clock::time_point deadline,
                                           const std::stop_token &stop) const
{
    for (qsizetype at = 0; at < bytes.size();) {
        // A worker that died must not raise a signal here.
        const ssize_t sent = ::send(m_socket, bytes.constData() + at, size_t(bytes.size() - at), MSG_NOSIGNAL);
        if (sent >= 0) {
            at += sent;
        } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
            const Outcome outcome = wait(POLLOUT, deadline, stop);
            if (outcome != Outcome::Replied)
                return outcome;
        } else if (errno != EINTR) {
            return Outcome::Died;
        }
    }
    return Outcome::Replied;
}

WorkerProcess::Outcome WorkerProcess::receive(char *to, qsizetype size, Clock::time_point deadline,
                                              const std::stop_token &stop) const
{
    while (size > 0) {
        const ssize_t got = recv(m_socket, to, size_t(size), 0);
        if (got > 0) {
            to += got;
            size -= got;
        } else if (got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
            const Outcome outcome = wait(POLLIN, deadline, stop);
            if (outcome != Outcome::Replied)
                return outcome;
        } else if (got == 0 || errno != EINTR) {
            return Outcome::Died;
        }
    }
    return Outcome::Replied;
}

} // namespace mxw::source

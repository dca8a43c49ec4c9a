// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/EntryPointReader.h"
#include "models/source/PythonParser.h"
#include "models/source/WorkerPool.h"
#include "models/source/WorkerProtocol.h"

#include <QFile>
#include <QJsonDocument>

#include <pybind11/embed.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace py = pybind11;

namespace mxw::source {

namespace {

void limit(int resource, rlim_t value)
{
    rlimit limits{};
    if (getrlimit(resource, &limits) != 0)
        return;
    limits.rlim_cur = limits.rlim_max == RLIM_INFINITY ? value : std::min(value, limits.rlim_max);
    setrlimit(resource, &limits);
}

/// The frames of this process, on descriptors of their own: nothing else can write into them.
class Channel
{
public:
    Channel() : m_in(fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)), m_out(fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3))
    {
        const int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
        dup2(nothing, STDIN_FILENO);
        dup2(nothing, STDOUT_FILENO);
    }

    bool read(QByteArray &payload) const
    {
        char head[protocol::SizeBytes];
        if (!readAll(head, sizeof head))
            return false;
        const quint32 size = protocol::frameSize(head);
        if (size > protocol::MaximumFrame)
            return false;
        payload.resize(qsizetype(size));
        return readAll(payload.data(), size);
    }

    bool write(const QByteArray &payload) const
    {
        const QByteArray bytes = protocol::frame(payload);
        for (qsizetype at = 0; at < bytes.size();) {
            const ssize_t written = ::write(m_out, bytes.constData() + at, size_t(bytes.size() - at));
            if (written < 0 && errno != EINTR)
                return false;
            at += std::max<ssize_t>(written, 0);
        }
        return true;
    }

private:
    bool readAll(char *to, size_t size) const
    {
        while (size > 0) {
            const ssize_t got = ::read(m_in, to, size);
            if (got == 0 || (got < 0 && errno != EINTR))
                return false;
            to += std::max<ssize_t>(got, 0);
            size -= size_t(std::max<ssize_t>(got, 0));
        }
        return true;
    }

    int m_in;
    int m_out;
};

void check(const PyStatus &status)
{
    if (PyStatus_Exception(status))
        _exit(3);
}

/// No site packages, no environment variables, no bytecode files, nothing of the current folder.
void startInterpreter()
{
    PyConfig config;
    PyConfig_InitIsolatedConfig(&config);
    config.site_import = 0;
    config.write_bytecode = 0;
    config.install_signal_handlers = 0;
    config.pathconfig_warnings = 0;
    // Without a folder in its name, the interpreter would look for "python3" on PATH and take that one's library.
    const QByteArray program = QFile::symLinkTarget(QStringLiteral("/proc/self/exe")).toLocal8Bit();
    check(PyConfig_SetBytesString(&config, &config.program_name, program.constData()));
    check(PyConfig_SetBytesString(&config, &config.executable, program.constData()));
    check(PyWideStringList_Append(&config.warnoptions, L"ignore"));
    check(Py_InitializeFromConfig(&config));
    PyConfig_Clear(&config);
    // Syntax trees have no cycles; looking for them would double the time.
    py::module_::import("gc").attr("disable")();
}

QByteArray answer(const QByteArray &payload, const python::PythonParser &parser)
{
    QDataStream request(payload);
    request.setVersion(protocol::Version);
    quint8 what = 0;
    QString path;
    QByteArray content;
    request >> what >> path >> content;

    QByteArray result;
    QDataStream reply(&result, QDataStream::WriteOnly);
    reply.setVersion(protocol::Version);
    if (what == quint8(ParseJob::What::Outline)) {
        reply << quint8(protocol::Reply::Outline) << parser.parse(content, path);
        return result;
    }
    if (what == quint8(ParseJob::What::Usage)) {
        Usage usage;
        const Outline outline = parser.parse(content, path, &usage);
        reply << quint8(protocol::Reply::Usage) << outline;
        if (!outline.fault)
            reply << usage;
        return result;
    }
    const auto entryPoints = python::EntryPointReader(parser).read(content, path);
    if (entryPoints)
        reply << quint8(protocol::Reply::EntryPoints) << QJsonDocument(*entryPoints).toJson(QJsonDocument::Compact);
    else
        reply << quint8(protocol::Reply::Failure) << entryPoints.error();
    return result;
}

void serve(unsigned seconds)
{
    const Channel channel;
    startInterpreter();
    const python::PythonParser parser;
    QByteArray payload;
    while (channel.read(payload)) {
        // The parent ends a worker that hangs; this is for a parent that is gone.
        alarm(seconds);
        const QByteArray reply = answer(payload, parser);
        alarm(0);
        if (!channel.write(reply))
            return;
    }
}

} // namespace

std::optional<int> runWorkerIfAsked(int argc, char **argv)
{
    if (argc < 2 || std::strcmp(argv[1], protocol::Argument) != 0)
        return std::nullopt;
    const long long memory = argc > 2 ? std::atoll(argv[2]) : 0;
    const int seconds = argc > 3 ? std::atoi(argv[3]) : 0;
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_FSIZE, 0);
    limit(RLIMIT_STACK, rlim_t(64) * 1024 * 1024);
#if !defined(__SANITIZE_ADDRESS__) // which reserves terabytes of address space
    if (memory > 0)
        limit(RLIMIT_AS, rlim_t(memory));
#else
    Q_UNUSED(memory)
#endif
    try {
        serve(seconds > 0 ? unsigned(seconds) : 60);
    } catch (const std::exception &) {
        // Out of memory: the parent sees the process end.
        _exit(4);
    }
    // Taking the interpreter down in order would only cost time.
    _exit(0);
}

} // namespace mxw::source

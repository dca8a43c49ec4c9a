// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RemoteShell.h"

#include "models/validation/LauncherWords.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRandomGenerator>

#include <csignal>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace mxw::validation {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::RemoteShell)
};

constexpr int SliceMs = 25;
constexpr qsizetype MostErrors = 64 * 1024;
constexpr qsizetype MostNoise = 1024 * 1024; ///< of login files, before the script speaks

/// Takes what lies between the two marks of the script out of everything that was printed.
class Frame
{
public:
    explicit Frame(const RemoteShell::Sink &sink) : m_sink(sink)
    {
        const QByteArray number = QByteArray::number(QRandomGenerator::global()->generate64(), 16);
        m_begin = "MXW-BEGIN-" + number + "\n";
        m_end = "\nMXW-END-" + number + "\n";
    }

    /// Executed once it is there whole: a connection that breaks while it is sent executes nothing of it.
    QByteArray around(const QByteArray &script) const
    {
        return "mxw_main() {\n" + script + "\n}\nprintf '%s\\n' '" + m_begin.trimmed() +
               "'\nmxw_main </dev/null\nprintf '\\n%s\\n' '" + m_end.trimmed() + "'\nexit 0\n";
    }

    /// False when the sink has enough, or when it is noise without end.
    bool take(const QByteArray &bytes)
    {
        if (m_isOver)
            return true;
        m_rest += bytes;
        if (!m_hasBegun) {
            const qsizetype at = m_rest.indexOf(m_begin);
            if (at < 0)
                return m_rest.size() <= MostNoise;
            m_rest.remove(0, at + m_begin.size());
            m_hasBegun = true;
        }
        const qsizetype end = m_rest.indexOf(m_end);
        m_isOver = end >= 0;
        // What may be the beginning of the end mark waits for the rest of it.
        const qsizetype ready = m_isOver ? end : std::max<qsizetype>(0, m_rest.size() - m_end.size());
        const QByteArray piece = m_rest.left(ready);
        m_rest.remove(0, ready);
        return piece.isEmpty() || m_sink(piece);
    }

    bool hasBegun() const { return m_hasBegun; }
    bool isOver() const { return m_isOver; }

private:
    const RemoteShell::Sink &m_sink;
    QByteArray m_begin;
    QByteArray m_end;
    QByteArray m_rest;
    bool m_hasBegun = false;
    bool m_isOver = false;
};

QProcessEnvironment environmentWithoutQuestions()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(u"SSH_ASKPASS"_s);
    environment.insert(u"SSH_ASKPASS_REQUIRE"_s, u"never"_s);
    return environment;
}

/// The process and whatever it started to reach the other side.
void endProcess(QProcess &process)
{
    if (const qint64 pid = process.processId(); pid > 0)
        ::kill(-static_cast<pid_t>(pid), SIGKILL);
    process.kill();
    process.waitForFinished(1'000);
}

class Conversation
{
public:
    Conversation(const QStringList &words, Frame &frame, std::chrono::seconds patience)
        : m_words(words), m_frame(frame), m_patience(patience)
    {
        m_process.setProgram(words.first());
        m_process.setArguments(words.sliced(1));
        m_process.setProcessEnvironment(environmentWithoutQuestions());
        // Without a terminal nothing can ask for a password behind the window.
        m_process.setChildProcessModifier([] { ::setsid(); });
    }

    std::expected<void, LauncherFailure> run(const QByteArray &script, const std::stop_token &stop)
    {
        m_process.start();
        if (!m_process.waitForStarted())
            return std::unexpected(programMissing(m_words.first(), m_process.errorString()));
        m_process.write(script);
        m_process.closeWriteChannel();
        QDeadlineTimer silence(m_patience);
        while (m_process.state() != QProcess::NotRunning) {
            // Which returns at once where the program has closed its output and goes on.
            if (!m_process.waitForReadyRead(SliceMs))
                m_process.waitForFinished(SliceMs);
            bool heard = false;
            const bool wanted = read(heard);
            if (heard)
                silence = QDeadlineTimer(m_patience);
            if (wanted && !stop.stop_requested() && !silence.hasExpired())
                continue;
            endProcess(m_process);
            if (stop.stop_requested())
                return std::unexpected(LauncherFailure{{Error::Kind::Cancelled, Text::tr("Stopped."), {}, {}}, false});
            if (!wanted)
                return std::unexpected(
                    LauncherFailure{{Error::Kind::Io, Text::tr("It printed too much."), {}, {}}, false});
            return std::unexpected(connectionSilent(static_cast<int>(m_patience.count())));
        }
        bool heard = false;
        read(heard);
        if (m_frame.isOver())
            return {};
        LauncherFailure failure = explainFailure(m_words, exitStatus(), errors);
        // A script that had begun and did not end was cut off, whoever says what.
        failure.isLost = failure.isLost || m_frame.hasBegun();
        return std::unexpected(failure);
    }

    QByteArray errors;

private:
    bool read(bool &heard)
    {
        const QByteArray output = m_process.readAllStandardOutput();
        const QByteArray said = m_process.readAllStandardError();
        heard = !output.isEmpty() || !said.isEmpty();
        errors += said;
        if (errors.size() > MostErrors)
            errors = errors.right(MostErrors);
        return m_frame.take(output);
    }

    int exitStatus() const { return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1; }

    QStringList m_words;
    Frame &m_frame;
    std::chrono::seconds m_patience;
    QProcess m_process;
};

} // namespace

RemoteShell::Reply RemoteShell::run(const QByteArray &script, const std::stop_token &stop) const
{
    const Result<QStringList> words = launcherWords(m_launcher);
    if (!words)
        return std::unexpected(LauncherFailure{words.error(), false});
    ShellReply reply;
    const Sink keep = [&](const QByteArray &bytes) {
        reply.output += bytes;
        return reply.output.size() <= MostOutput;
    };
    Frame frame(keep);
    Conversation conversation(*words, frame, m_patience);
    if (const auto done = conversation.run(frame.around(script), stop); !done)
        return std::unexpected(done.error());
    reply.errors = conversation.errors;
    return reply;
}

std::expected<void, LauncherFailure> RemoteShell::stream(const QByteArray &script, const Sink &sink,
                                                         const std::stop_token &stop) const
{
    const Result<QStringList> words = launcherWords(m_launcher);
    if (!words)
        return std::unexpected(LauncherFailure{words.error(), false});
    Frame frame(sink);
    Conversation conversation(*words, frame, m_patience);
    return conversation.run(frame.around(script), stop);
}

} // namespace mxw::validation

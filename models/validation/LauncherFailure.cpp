// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/LauncherFailure.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace mxw::validation {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::LauncherFailure)
};

struct Explanation
{
    QByteArrayList signs; ///< any of these in what was said
    Error::Kind kind;
    QString what;
    QString advice;
    bool isLost = false;
};

// The first that fits: what docker says about its socket also holds "permission denied".
std::vector<Explanation> ofContainers()
{
    const QString dockerAdvice = Text::tr("Start docker on that machine, or name the machine where it runs.");
    return {
        {{"Cannot connect to the Docker daemon", "Is the docker daemon running", "error during connect"},
         Error::Kind::Io,
         Text::tr("Docker does not run there."),
         dockerAdvice,
         true},
        {{"permission denied while trying to connect to the", "Got permission denied while trying"},
         Error::Kind::Io,
         Text::tr("You may not use docker there."),
         Text::tr("Ask for membership in the group docker, or use a host where you have it."),
         false},
        {{"No such container"},
         Error::Kind::NotFound,
         Text::tr("There is no such container."),
         Text::tr("Compare the name with what \"docker ps -a\" lists there."),
         false},
        {{"is not running", "is paused"},
         Error::Kind::Io,
         Text::tr("The container does not run."),
         Text::tr("Start it with \"docker start\"."),
         true},
        {{"context was not found", "no context exists", "error: context \""},
         Error::Kind::NotFound,
         Text::tr("kubectl knows no such context."),
         Text::tr("Compare the name with what \"kubectl config get-contexts\" lists."),
         false},
        {{"Error from server (NotFound)", "container not found", "is not valid for pod"},
         Error::Kind::NotFound,
         Text::tr("There is no such pod, container or namespace."),
         Text::tr("Compare the names with what \"kubectl get pods\" lists."),
         false},
        {{"Error from server (Forbidden)"},
         Error::Kind::Io,
         Text::tr("You may not execute commands in this pod."),
         Text::tr("Ask for the right to \"exec\" in its namespace."),
         false},
        {{"Unable to connect to the server", "The connection to the server", "error dialing backend"},
         Error::Kind::Io,
         Text::tr("The cluster does not answer."),
         {},
         true},
    };
}

std::vector<Explanation> ofSsh()
{
    return {
        {{"REMOTE HOST IDENTIFICATION HAS CHANGED"},
         Error::Kind::Io,
         Text::tr("The host shows another key than it used to."),
         Text::tr("Find out why before anything else. If the machine was set up anew, remove its old key with "
                  "\"ssh-keygen -R HOST\" and connect once in a terminal."),
         false},
        {{"Host key verification failed", "No ECDSA host key is known", "host key is known for"},
         Error::Kind::Io,
         Text::tr("The host's key is not known on this machine."),
         Text::tr("Connect once in a terminal with ssh and accept its key; it is then in known_hosts."),
         false},
        {{"Permission denied (", "Too many authentication failures", "No more authentication methods"},
         Error::Kind::Io,
         Text::tr("The host let nobody in: no key was accepted."),
         Text::tr("Load a key into the agent (ssh-add), name its file, or have it put into authorized_keys over there. "
                  "Passwords are never asked for and never stored."),
         false},
        {{"Could not resolve hostname", "Name or service not known"},
         Error::Kind::NotFound,
         Text::tr("No host of this name is known."),
         Text::tr("Check the name, or add it to ~/.ssh/config."),
         false},
        {{"Temporary failure in name resolution"},
         Error::Kind::Io,
         Text::tr("Host names cannot be looked up now."),
         {},
         true},
        {{"Bad configuration option", "no such identity", "UNPROTECTED PRIVATE KEY FILE",
          "Can't open user config file"},
         Error::Kind::Invalid,
         Text::tr("ssh does not accept its settings."),
         Text::tr("Its own words are in the details."),
         false},
        {{"Connection refused", "No route to host", "Network is unreachable", "timed out", "Timeout, server"},
         Error::Kind::Io,
         Text::tr("The host does not answer."),
         Text::tr("Check the port and the network."),
         true},
        {{"Connection closed", "Connection reset", "Broken pipe", "Connection to", "kex_exchange_identification"},
         Error::Kind::Io,
         Text::tr("The connection broke."),
         {},
         true},
    };
}

bool fits(const Explanation &explanation, const QByteArray &said)
{
    return std::ranges::any_of(explanation.signs, [&](const QByteArray &sign) { return said.contains(sign); });
}

} // namespace

LauncherFailure explainFailure(const QStringList &words, int exitCode, const QByteArray &said)
{
    const QString detail = QString::fromUtf8(said.right(4'000)).trimmed();
    for (const auto &family : {ofContainers(), ofSsh()}) {
        for (const Explanation &explanation : family) {
            if (fits(explanation, said))
                return {{explanation.kind, explanation.what, explanation.advice, detail}, explanation.isLost};
        }
    }
    const QString program = words.value(0);
    if (exitCode == 127)
        return {{Error::Kind::NotFound, Text::tr("A program that is needed is not installed there."),
                 Text::tr("Its name is in the details."), detail},
                false};
    // 255 is how ssh says that it failed itself; a signal is how it ends when its connection is cut.
    return {{Error::Kind::Io,
             Text::tr("No shell could be had with %1 (exit status %2).").arg(program).arg(exitCode),
             {},
             detail},
            exitCode == 255 || exitCode < 0};
}

LauncherFailure programMissing(const QString &program, const QString &said)
{
    return {{Error::Kind::NotFound, Text::tr("The program %1 cannot be started on this machine.").arg(program),
             Text::tr("Install it, or choose another launcher."), said},
            false};
}

LauncherFailure connectionSilent(int seconds)
{
    return {{Error::Kind::Io, Text::tr("Nothing was heard from over there for %1 s.").arg(seconds), {}, {}}, true};
}

} // namespace mxw::validation

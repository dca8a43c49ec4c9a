// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace mxw::validation {

/// Where a run happens and how one gets there. Only what the kind needs is set.
struct LauncherSpec
{
    enum class Kind {
        Local,   ///< a process of this machine
        Ssh,     ///< the system's ssh
        Docker,  ///< `docker exec` here, or behind ssh when `host` is set
        Kubectl, ///< `kubectl exec` here, or behind ssh when `host` is set
        Slurm,   ///< sbatch here, or behind ssh when `host` is set
        Command, ///< the user's own command, `{cmd}` being replaced by the words to run there
        Bundle,  ///< carried over by hand: one script out, one result file in
    };

    Kind kind = Kind::Local;
    QString host;             ///< for ssh: [USER@]HOST or an alias of ~/.ssh/config
    int port = 0;             ///< of ssh; 0 for its own default
    QString identityFile;     ///< of ssh; empty for its own default and the agent
    QString sshConfig;        ///< of ssh: a configuration file to use in place of ~/.ssh/config; empty for that
    QString container;        ///< of docker; of kubectl inside the pod, may be empty there
    QString pod;              ///< of kubectl
    QString kubeNamespace;    ///< of kubectl; empty for the current one
    QString kubeContext;      ///< of kubectl; empty for the current one
    QStringList slurmOptions; ///< further options of sbatch, one word each
    int slurmTasks = 1;       ///< shards of the suite, run as an array job
    QString command;          ///< of Command, e.g. "ssh -J jump host {cmd}"
    QString folder;           ///< where run folders are made over there; empty for ~/.cache/metax-workbench/runs

    QJsonObject toJson() const;
    static std::optional<LauncherSpec> fromJson(const QJsonObject &object);
    bool operator==(const LauncherSpec &) const = default;
};

/// Words of files and of `--launcher`; not translated: local, ssh, docker, kubectl, slurm, command, bundle.
QString toString(LauncherSpec::Kind kind);
std::optional<LauncherSpec::Kind> launcherKindFromString(QStringView text);

/// All that is needed to run a suite again in the same way. Paths are those of the machine it runs on.
struct RunSpec
{
    LauncherSpec launcher;
    QString python = QStringLiteral("python3"); ///< the target interpreter
    QString workingFolder;                      ///< where pytest starts; the checkout, in most cases
    QStringList suite;                  ///< pytest node ids, files or folders; or a script of its own and its arguments
    bool isScript = false;              ///< `suite` is run by the interpreter without pytest
    QString keyword;                    ///< pytest -k
    QString markers;                    ///< pytest -m
    QStringList arguments;              ///< further words for pytest
    QMap<QString, QString> environment; ///< set for the run, recorded as workarounds where the reviewer says so
    QString device;                     ///< value for `deviceVariable`, "0" or "0,1"; empty for all
    QString deviceVariable = QStringLiteral("CUDA_VISIBLE_DEVICES");
    int timeLimit = 3600; ///< seconds for the whole run; 0 for none
    bool dumpFailing = false;
    QStringList workarounds; ///< what is bypassed or mocked, in the reviewer's words
    QStringList packages{QStringLiteral("vllm"), QStringLiteral("vllm_metax")}; ///< whose import origins are recorded
    QString subject; ///< which plugin tree is judged, as the review says it

    QJsonObject toJson() const;
    static std::optional<RunSpec> fromJson(const QJsonObject &object);
    bool operator==(const RunSpec &) const = default;
};

/// The words of the pytest (or script) command, as shown to a person and recorded.
QStringList commandWords(const RunSpec &spec);

} // namespace mxw::validation

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RunScript.h"

#include "models/validation/ShellWords.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::validation {

namespace {

QString embedded(const QString &name)
{
    QFile file(u":/python/"_s + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The files that a run brings along, by their path in its folder.
QJsonObject filesToBring()
{
    QJsonObject files{{u"supervise.py"_s, embedded(u"mxw_run/supervise.py"_s)},
                      {u"keep.py"_s, embedded(u"mxw_run/keep.py"_s)},
                      {u"pack.py"_s, embedded(u"mxw_run/pack.py"_s)}};
    const QString root = u":/python/"_s;
    for (QDirIterator it(root + u"mxw_capture"_s, QDir::Files, QDirIterator::Subdirectories); it.hasNext();) {
        const QString name = it.next().sliced(root.size());
        files.insert(u"lib/"_s + name, embedded(name));
    }
    files.insert(u"lib/sitecustomize.py"_s, embedded(u"sitecustomize.py"_s));
    return files;
}

QJsonObject orderOf(const Run &run, const QString &mode)
{
    const RunSpec &spec = run.spec;
    QJsonObject environment;
    for (auto it = spec.environment.begin(); it != spec.environment.end(); ++it)
        environment.insert(it.key(), it.value());
    return {{u"id"_s, run.id},
            {u"number"_s, run.number},
            {u"mode"_s, mode},
            {u"folder"_s, mode == "bundle"_L1 ? bundleFolder(run) : folderOf(run)},
            {u"words"_s, QJsonArray::fromStringList(commandWords(spec))},
            {u"environment"_s, environment},
            {u"device"_s, spec.device},
            {u"deviceVariable"_s, spec.deviceVariable},
            {u"timeLimit"_s, spec.timeLimit},
            {u"dump"_s, spec.dumpFailing},
            {u"packages"_s, QJsonArray::fromStringList(spec.packages)},
            {u"parts"_s, partsOf(spec)},
            {u"slurmOptions"_s, QJsonArray::fromStringList(spec.launcher.slurmOptions)},
            {u"spec"_s, spec.toJson()},
            {u"files"_s, filesToBring()}};
}

QByteArray shellFile(const QString &name)
{
    return embedded(u"mxw_run/"_s + name).toUtf8() + '\n';
}

QByteArray partFolder(int number)
{
    return number < 0 ? QByteArray("$folder") : QByteArray("$folder/shard-" + QByteArray::number(number));
}

QByteArray enterFolder(const RunHandle &handle)
{
    return "folder=" + shellPath(handle.folder) + "\n[ -d \"$folder\" ] || { echo missing; return; }\n";
}

/// "123;cluster", as sbatch --parsable says it, as words for the other programs of Slurm.
QByteArray jobWords(const QString &job)
{
    const QString cluster = job.section(u';', 1);
    return shellQuoted(job.section(u';', 0, 0)) + (cluster.isEmpty() ? QByteArray() : " -M " + shellQuoted(cluster));
}

} // namespace

int partsOf(const RunSpec &spec)
{
    return spec.launcher.kind == LauncherSpec::Kind::Slurm ? std::max(1, spec.launcher.slurmTasks) : 1;
}

QString folderOf(const Run &run)
{
    if (!run.handle.folder.isEmpty())
        return run.handle.folder;
    const QString base = run.spec.launcher.folder;
    return (base.isEmpty() ? u"~/.cache/metax-workbench/runs"_s : base) + u'/' + run.id;
}

QString bundleFolder(const Run &run)
{
    return u"mxw-run-%1-%2"_s.arg(run.number).arg(run.id.left(8));
}

QByteArray encodedOrder(const Run &run, const QString &mode)
{
    const QJsonObject order{{u"program"_s, embedded(u"mxw_run/start.py"_s)}, {u"order"_s, orderOf(run, mode)}};
    return QJsonDocument(order).toJson(QJsonDocument::Compact).toBase64();
}

QByteArray orderCommand()
{
    return "-I -S -B -X utf8 -c 'import base64, json, sys; "
           "given = json.loads(base64.b64decode(sys.stdin.buffer.read()).decode(\"utf-8\")); "
           "exec(compile(given[\"program\"], \"start.py\", \"exec\"), given); "
           "print(\"\\n\" + json.dumps(given[\"answer\"](given[\"order\"], *sys.argv[1:])))'";
}

QByteArray printCommands(const QByteArray &text)
{
    constexpr qsizetype Piece = 60'000;
    QByteArray commands;
    for (qsizetype at = 0; at < text.size(); at += Piece)
        commands += "printf '%s\\n' " + shellQuoted(text.sliced(at, std::min(Piece, text.size() - at))) + "\n";
    return commands;
}

QByteArray findCommands(const RunSpec &spec, const QByteArray &refuse)
{
    const QByteArray goThere = "cd -- " + shellPath(spec.workingFolder.isEmpty() ? u"~"_s : spec.workingFolder);
    // A relative path is one of the working folder.
    QByteArray script = goThere + " >/dev/null 2>&1 || { " + refuse + " folder-missing; return; }\n" +
                        "python=" + shellPath(spec.python) + "\n" +
                        "found=$(command -v \"$python\" 2>/dev/null) || found=\n"
                        "case $found in /*|'') ;; *) found=$PWD/$found ;; esac\n"
                        "runner=$found\n";
    if (spec.launcher.kind == LauncherSpec::Kind::Slurm) {
        // It may be there on the computing nodes only.
        script +=
            "[ -n \"$runner\" ] || { found=$python; runner=$(command -v python3) || runner=$(command -v python) || "
            "runner=; }\n";
    }
    return script + "{ [ -n \"$runner\" ] && [ -x \"$runner\" ]; } || { " + refuse + " python-missing; return; }\n";
}

QByteArray startScript(const Run &run)
{
    const bool isSlurm = run.spec.launcher.kind == LauncherSpec::Kind::Slurm;
    return findCommands(run.spec, "printf '\\n{\"error\": \"%s\"}\\n'") + "{\n" +
           printCommands(encodedOrder(run, isSlurm ? u"slurm"_s : u"start"_s)) + "} | \"$runner\" " + orderCommand() +
           " \"$found\"\n";
}

QByteArray pollScript(const RunHandle &handle, const std::vector<PartOffsets> &parts, const PollLimits &limits)
{
    QByteArray script = shellFile(u"state.sh"_s) + shellFile(u"poll.sh"_s) + enterFolder(handle);
    script += "echo here\nall_ended=1\nmost_stream=" + QByteArray::number(limits.stream) +
              "\nmost_log=" + QByteArray::number(limits.log) + "\n";
    for (const PartOffsets &part : parts) {
        script += "mxw_part " + QByteArray::number(part.number) + " \"" + partFolder(part.number) + "\" " +
                  QByteArray::number(part.stream) + " " + QByteArray::number(part.log) + " " +
                  shellQuoted(part.logCut) + "\n";
    }
    if (!handle.job.isEmpty())
        script += "[ -n \"$all_ended\" ] || mxw_slurm " + jobWords(handle.job) + "\n";
    return script;
}

QByteArray cancelScript(const RunHandle &handle)
{
    QByteArray script = enterFolder(handle) + ": >\"$folder/cancel\" && echo done\n";
    if (!handle.job.isEmpty()) {
        const QString job = handle.job.section(u';', 0, 0);
        const QString cluster = handle.job.section(u';', 1);
        script += "scancel " + (cluster.isEmpty() ? QByteArray() : "-M " + shellQuoted(cluster) + " ") +
                  shellQuoted(job) + " 2>&1\n";
    }
    return script;
}

QByteArray finishScript(const RunHandle &handle, const QString &python, const std::vector<PartOffsets> &parts)
{
    QByteArray script = shellFile(u"state.sh"_s) + enterFolder(handle) + "python=" + shellPath(python) + "\n" +
                        "command -v \"$python\" >/dev/null 2>&1 || python=python3\n";
    for (const PartOffsets &part : parts) {
        const QByteArray folder = partFolder(part.number);
        const QByteArray number = part.number < 0 ? QByteArray() : " " + QByteArray::number(part.number);
        script += "mxw_state \"" + folder + "\"\n" +
                  "[ \"$state\" = running ] && kill -KILL \"$pid\" 2>/dev/null\n"
                  "case $state in ended|elsewhere*) ;; *)\n"
                  "\"$python\" -I -S -B -X utf8 \"$folder/supervise.py\" finish \"$folder\"" +
                  number + " 2>&1 ;; esac\n";
    }
    return script + "[ -f \"$folder/supervisor.log\" ] && tail -c 2000 \"$folder/supervisor.log\"\n"
                    "for out in \"$folder\"/slurm*.out; do [ -f \"$out\" ] && tail -c 2000 \"$out\"; done\n";
}

QByteArray removeScript(const RunHandle &handle, const QString &id)
{
    return enterFolder(handle) + "case $folder in */" + shellQuoted(id) + ") ;; *) echo other; return ;; esac\n" +
           "[ -f \"$folder/run.json\" ] || { echo other; return; }\n"
           "rm -rf -- \"$folder\" 2>&1 && echo removed\n";
}

QByteArray fileScript(const RunHandle &handle, const QString &path, qint64 offset)
{
    return enterFolder(handle) + "file=$folder/" + shellQuoted(path) + "\n" +
           "[ -f \"$file\" ] || { echo missing; return; }\n"
           "printf 'size %s\\n' \"$(wc -c <\"$file\")\"\n"
           "tail -c +" +
           QByteArray::number(offset + 1) + " \"$file\"\n";
}

} // namespace mxw::validation

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/validation/Run.h"

#include <vector>

namespace mxw::validation {

/// Scripts of POSIX sh for the machine that a run happens on. Every value in them is one quoted word. What they print
/// is read by RunReply.h; resources/python/PROTOCOL.md says what the files are.

/// How much of one part of a run is known already. A run has one part (`number` -1), a sharded one of Slurm several.
struct PartOffsets
{
    int number = -1;
    qint64 stream = 0;
    qint64 log = 0;
    QByteArray logCut; ///< what the file log.cut held
};

/// How much one poll may bring.
struct PollLimits
{
    qint64 stream = 4 * 1024 * 1024;
    qint64 log = 256 * 1024; ///< the end of it
};

/// Makes the run's folder and starts it. Executed twice it starts once.
QByteArray startScript(const Run &run);
/// The order of startScript() as a bundle carries it: `mode` is start, slurm or bundle.
QByteArray encodedOrder(const Run &run, const QString &mode);
/// The command of the interpreter that takes an encoded order from its standard input; a word of sh comes last.
QByteArray orderCommand();
/// Commands that go to the working folder and set `found`, the interpreter, and `runner`, one that is there. Where it
/// is not, `refuse` is executed with a code of RunReply as its argument.
QByteArray findCommands(const RunSpec &spec, const QByteArray &refuse);
/// encodedOrder() as commands that print it, in words that no shell finds too long.
QByteArray printCommands(const QByteArray &text);

QByteArray pollScript(const RunHandle &handle, const std::vector<PartOffsets> &parts, const PollLimits &limits = {});
QByteArray cancelScript(const RunHandle &handle);
/// For a supervisor that does not answer any more: ends it and what it left, gathers the results that are there.
QByteArray finishScript(const RunHandle &handle, const QString &python, const std::vector<PartOffsets> &parts);
/// Removes the folder of this very run and nothing else.
QByteArray removeScript(const RunHandle &handle, const QString &id);
/// A file of the run's folder: its size in the first line, then its bytes from the offset on.
QByteArray fileScript(const RunHandle &handle, const QString &path, qint64 offset);

/// Where the folder of a run is made.
QString folderOf(const Run &run);
/// The same for a bundle, below the folder that it is executed in.
QString bundleFolder(const Run &run);
/// Into how many parts it is split; 1 unless Slurm runs it as an array.
int partsOf(const RunSpec &spec);

} // namespace mxw::validation

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace mxw::validation {

/// One word of a POSIX shell that means exactly this text, whatever is in it but a NUL.
QByteArray shellQuoted(const QString &text);
QByteArray shellQuoted(const QByteArray &text);
/// The same for a path; a leading "~/" is the home folder of the machine where the shell runs.
QByteArray shellPath(const QString &path);

/// The words of a command line with the quoting of a POSIX shell: '…', "…" and backslash. Nothing is expanded, no shell
/// is involved, and characters that would mean more to a shell (pipes, redirections) are plain ones.
Result<QStringList> splitWords(const QString &text);

/// Whether there is a control character in it; what has one is no name of anything.
bool hasControlCharacter(const QString &text);

} // namespace mxw::validation

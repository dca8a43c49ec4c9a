// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace mxw::validation {

/// The lines of a printed log without what was put before them (stamps, worker names, colours); text in which line ends
/// were written as "\n" is taken apart. Bounded: of a text that is too long the end is left out, and `isCut` set.
QStringList logLines(const QByteArray &text, bool &isCut);
/// A line of pytest's report of a failure without the mark at its beginning. `mark` becomes 'E' for what was raised,
/// '>' for the statement, else null.
QString withoutMark(const QString &line, QChar &mark);

} // namespace mxw::validation

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>

namespace mxw::benchmarks {

/// Seconds that the shortest of `rounds` runs of `work` takes.
double best(int rounds, const std::function<void()> &work);

/// Runs a program to its end and returns its standard output; ends the benchmark when the program fails with a status
/// over `worst` or is not there.
QByteArray runProgram(const QString &program, const QStringList &arguments, const QByteArray &input = {},
                      int worst = 0);

/// One line of the report: name, milliseconds, and how often longer than the peer that is.
void report(const QString &name, double seconds, const QString &peer, double peerSeconds);

} // namespace mxw::benchmarks

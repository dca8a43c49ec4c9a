// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Progress.h"
#include "models/core/Result.h"

#include <QCoreApplication>
#include <QString>

#include <chrono>
#include <mutex>

namespace mxw::app {

/// Exit statuses of the command line.
enum ExitStatus { ExitClean = 0, ExitFindings = 1, ExitUnusable = 2 };

void printOut(const QString &text);  ///< standard output, UTF-8
void printNote(const QString &text); ///< one line on standard error
/// What happened, what to do, and the detail, on standard error.
void printError(const Error &error);
/// The same; returns ExitUnusable.
int unusable(const Error &error);

/// For text that a repository names: control and format characters, which could steer a terminal, become visible.
QString plain(const QString &text);

/// Progress on standard error: a line that is overwritten on a terminal, a line every few seconds elsewhere.
/// Thread-safe.
class ProgressPrinter
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::ProgressPrinter)
public:
    ProgressPrinter();
    ~ProgressPrinter(); ///< clears the line
    void operator()(const ProgressStep &step);

private:
    std::mutex m_mutex;
    std::chrono::steady_clock::time_point m_last;
    bool m_terminal = false;
    bool m_shown = false;
};

} // namespace mxw::app

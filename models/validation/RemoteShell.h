// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/LauncherFailure.h"
#include "models/validation/RunSpec.h"

#include <chrono>
#include <functional>
#include <stop_token>

namespace mxw::validation {

/// What a script printed, without whatever a login file printed around it.
struct ShellReply
{
    QByteArray output;
    QByteArray errors; ///< the end of its standard error
};

/// Runs scripts where the runs of a launcher happen: each in a process of its own, nothing stays behind here.
class RemoteShell
{
public:
    using Reply = std::expected<ShellReply, LauncherFailure>;
    /// Takes output as it comes; false ends it.
    using Sink = std::function<bool(const QByteArray &)>;

    static constexpr qsizetype MostOutput = 64 * 1024 * 1024;

    explicit RemoteShell(LauncherSpec launcher) : m_launcher(std::move(launcher)) {}

    /// Blocks until the script has ended, or until nothing was heard for a while, or until stopped. The script is sent
    /// whole before any of it is executed, and its standard input is empty.
    Reply run(const QByteArray &script, const std::stop_token &stop = {}) const;
    /// The same for much output, which is handed on.
    std::expected<void, LauncherFailure> stream(const QByteArray &script, const Sink &sink,
                                                const std::stop_token &stop = {}) const;

    const LauncherSpec &launcher() const { return m_launcher; }
    /// How long nothing may be heard.
    void setPatience(std::chrono::seconds patience) { m_patience = patience; }

private:
    LauncherSpec m_launcher;
    std::chrono::seconds m_patience{90};
};

} // namespace mxw::validation

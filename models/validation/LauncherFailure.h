// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QByteArray>
#include <QStringList>

namespace mxw::validation {

/// Why a shell over there could not be had, or was lost.
struct LauncherFailure
{
    Error error;
    bool isLost = false; ///< the way there broke or is closed for now: worth trying again
};

/// In plain words, from what ssh, docker, kubectl or another program said. Their own words are the error's detail.
LauncherFailure explainFailure(const QStringList &words, int exitCode, const QByteArray &said);
LauncherFailure programMissing(const QString &program, const QString &said);
LauncherFailure connectionSilent(int seconds);

} // namespace mxw::validation

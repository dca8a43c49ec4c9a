// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QVariantList>

namespace mxw::test {

/// Runs one statement on an SQLite file behind the program's back, in a connection of its own.
void tamper(const QString &path, const QString &statement, const QVariantList &values = {});
void tamperAll(const QString &path, const QStringList &statements);

} // namespace mxw::test

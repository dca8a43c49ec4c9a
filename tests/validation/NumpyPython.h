// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// An interpreter that can import numpy; empty when there is none. MXW_NUMPY_PYTHON names one.
QString pythonWithNumpy();
/// Runs it to its end; fails the test when it fails.
void runPython(const QString &python, const QStringList &arguments);

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

class QProcess;

namespace mxw::tests {

/// Everything that this process started, directly or through others, and that has not been given up by its parent.
QList<qint64> descendantsOf(qint64 pid);
QByteArray nameOf(qint64 pid);
/// For a daemon that a test starts: it ends with the test, however that ends.
void endWithParent(QProcess &process);
/// Whether somebody listens on this port of the loopback.
bool isListening(int port);
/// A port that nobody used a moment ago.
int freePort();

} // namespace mxw::tests

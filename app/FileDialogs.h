// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace mxw::app {

using FileChosen = std::function<void(const QString &file)>;

/// Asks for a session to open, beginning where the last one was. Returns at once.
void askForSession(QWidget *parent, const FileChosen &chosen);
/// Asks for a file to read. Returns at once.
void askForFile(QWidget *parent, const QString &title, const QString &filter, const FileChosen &chosen);
/// Asks for a file to write; `name` is proposed in the folder that was used last. Returns at once.
void askForNewFile(QWidget *parent, const QString &title, const QString &name, const QString &filter,
                   const FileChosen &chosen);

} // namespace mxw::app

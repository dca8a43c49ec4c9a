// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/WindowActions.h"

#include <QDialog>

namespace mxw::app {

/// The list of keys, read off the actions themselves.
class KeysDialog : public QDialog
{
    Q_OBJECT
public:
    explicit KeysDialog(const WindowActions &actions, QWidget *parent = nullptr);
};

} // namespace mxw::app

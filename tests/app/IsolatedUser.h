// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

namespace mxw::tests {

/// A user without any settings, caches or data, in a folder that goes away. Make one before the application object.
class IsolatedUser
{
public:
    IsolatedUser();
    QString path() const { return m_home.path(); }

private:
    QTemporaryDir m_home;
};

} // namespace mxw::tests

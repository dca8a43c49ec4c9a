// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/IsolatedUser.h"

#include <QCoreApplication>

namespace mxw::tests {

IsolatedUser::IsolatedUser()
{
    if (!m_home.isValid())
        qFatal("no temporary folder: %s", qPrintable(m_home.errorString()));
    const QByteArray home = m_home.path().toUtf8();
    qputenv("HOME", home);
    qputenv("XDG_CONFIG_HOME", QByteArray(home + "/config"));
    qputenv("XDG_DATA_HOME", QByteArray(home + "/data"));
    qputenv("XDG_CACHE_HOME", QByteArray(home + "/cache"));
    qputenv("GIT_CONFIG_NOSYSTEM", "1");
    QCoreApplication::setOrganizationName(QStringLiteral("metax-workbench"));
    QCoreApplication::setApplicationName(QStringLiteral("metax-workbench"));
}

} // namespace mxw::tests

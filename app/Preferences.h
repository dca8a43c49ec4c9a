// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>

namespace mxw::app {

/// What the window remembers between runs. The layout carries a version, so that another version's does not apply.
class Preferences
{
public:
    enum class Appearance { System, Light, Dark };
    static constexpr int LayoutVersion = 2;
    static constexpr qsizetype MaximumRecent = 8;

    Appearance appearance() const;
    void setAppearance(Appearance appearance);
    QString language() const; ///< empty: the system's
    void setLanguage(const QString &language);
    QByteArray geometry() const { return m_settings.value(QLatin1String("window/geometry")).toByteArray(); }
    QByteArray layout() const; ///< empty when none of this version was kept
    void setLayout(const QByteArray &geometry, const QByteArray &layout);
    QStringList recentSessions() const; ///< last used first; only files that exist
    void addRecentSession(const QString &file);

private:
    QSettings m_settings;
};

} // namespace mxw::app

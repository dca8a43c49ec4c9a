// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/Preferences.h"

#include <QFileInfo>

namespace mxw::app {

using namespace Qt::StringLiterals;

namespace {

constexpr auto AppearanceKey = "window/appearance"_L1;
constexpr auto LanguageKey = "window/language"_L1;
constexpr auto VersionKey = "window/layoutVersion"_L1;
constexpr auto LayoutKey = "window/layout"_L1;
constexpr auto GeometryKey = "window/geometry"_L1;
constexpr auto RecentKey = "sessions/recent"_L1;

} // namespace

Preferences::Appearance Preferences::appearance() const
{
    const QString word = m_settings.value(AppearanceKey).toString();
    if (word == "light"_L1)
        return Appearance::Light;
    return word == "dark"_L1 ? Appearance::Dark : Appearance::System;
}

void Preferences::setAppearance(Appearance appearance)
{
    m_settings.setValue(AppearanceKey, appearance == Appearance::Light  ? u"light"_s
                                       : appearance == Appearance::Dark ? u"dark"_s
                                                                        : u"system"_s);
}

QString Preferences::language() const
{
    return m_settings.value(LanguageKey).toString();
}

void Preferences::setLanguage(const QString &language)
{
    m_settings.setValue(LanguageKey, language);
}

QByteArray Preferences::layout() const
{
    if (m_settings.value(VersionKey).toInt() != LayoutVersion)
        return {};
    return m_settings.value(LayoutKey).toByteArray();
}

void Preferences::setLayout(const QByteArray &geometry, const QByteArray &layout)
{
    m_settings.setValue(VersionKey, LayoutVersion);
    m_settings.setValue(GeometryKey, geometry);
    m_settings.setValue(LayoutKey, layout);
}

QStringList Preferences::recentSessions() const
{
    QStringList files = m_settings.value(RecentKey).toStringList();
    files.removeIf([](const QString &file) { return !QFileInfo::exists(file); });
    return files;
}

void Preferences::addRecentSession(const QString &file)
{
    const QString path = QFileInfo(file).absoluteFilePath();
    QStringList files = recentSessions();
    files.removeAll(path);
    files.prepend(path);
    m_settings.setValue(RecentKey, files.mid(0, MaximumRecent));
}

} // namespace mxw::app

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"

#include <QSet>
#include <QString>
#include <QStringList>

#include <vector>

namespace mxw::checks {

/// Enum classes that the plugin defines, and whether one of upstream's looks the same and is another.
class EnumTwins
{
public:
    explicit EnumTwins(const CheckContext &context);

    bool isEmpty() const { return m_own.empty(); }
    /// A file of the plugin that names one of them.
    bool concerns(const QString &file) const { return m_files.contains(file); }
    bool isOwn(const source::Symbol &type) const;
    /// `other` is upstream's, an Enum, and has the name or the members of `own`.
    bool isTwin(const source::Symbol &own, const source::Symbol &other) const;

private:
    bool isEnum(const source::Symbol &type) const;
    static QStringList membersOf(const source::Symbol &type);

    const CheckContext &m_context;
    std::vector<source::Symbol> m_own;
    QSet<QString> m_files;
};

} // namespace mxw::checks

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace mxw::inventory {

/// A file of the plugin beside the upstream file that it mirrors (DESIGN §5, "Counterparts of mirrored files").
struct Counterpart
{
    /// What said so; the first that applies.
    enum class Found {
        ByHand,        ///< a reviewer did
        ByPath,        ///< the profile's path mappings
        ByInheritance, ///< its classes derive from classes of that file
        ByContent,     ///< definitions and lines in common
    };

    QString file;     ///< of the plugin
    QString atBase;   ///< upstream's file at base; empty when there was none
    QString atTarget; ///< and at the target; empty when it is gone
    Found found = Found::ByPath;
    /// Share of lines in common with the file at the target (at base when that is gone): twice the common lines over
    /// all lines of both, 0 to 1, as difflib's ratio.
    double similarity = 0;
    /// Similarity from which a file counts as a copy that upstream's changes belong into; below it derives from, or
    /// only resembles, its counterpart.
    bool copy = false;
    bool model = false;        ///< lies in one of the profile's model folders
    QStringList architectures; ///< keys under which classes of this file are registered as models, sorted
    QStringList reachedBy;     ///< model files whose code leads here, sorted; empty for others
    QStringList alternatives;  ///< other upstream files that resemble it nearly as much, "path 0.93"

    /// Upstream's file: at the target, else at base.
    const QString &upstreamFile() const { return atTarget.isEmpty() ? atBase : atTarget; }
    bool moved() const { return !atBase.isEmpty() && !atTarget.isEmpty() && atBase != atTarget; }
    bool gone() const { return atTarget.isEmpty(); }

    QJsonObject toJson() const;
    static std::optional<Counterpart> fromJson(const QJsonObject &object);
    bool operator==(const Counterpart &) const = default;
};

/// Words of the JSON form: "hand", "path", "inheritance", "content".
QString toString(Counterpart::Found found);
std::optional<Counterpart::Found> counterpartFoundFromString(QStringView text);

} // namespace mxw::inventory

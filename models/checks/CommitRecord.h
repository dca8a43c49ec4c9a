// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace mxw::checks {

/// How a file of upstream concerns the plugin; a file may in several ways.
enum class Tie : quint8 {
    Mirrored,    ///< a file of the plugin is a copy of it
    PatchTarget, ///< the plugin replaces something of it
    Parent,      ///< a class of the plugin derives from one of it
    Imported,    ///< the plugin uses a name that it defines; only when asked for
};

/// Whether what a commit did to a file is in the plugin.
enum class Carried : quint8 {
    Yes, ///< the copy has what it brought and lacks what it took away
    No,
    Partly,
    Overtaken, ///< later commits of the range undid it or changed it again: the copy cannot show it any more
    Outside,   ///< only code that the plugin has no copy of: the plugin gets it from upstream
    Unknown,   ///< the repository lacks an object
};

/// What a commit did to one file that the plugin is tied to.
struct CommitFile
{
    QString path;    ///< after the commit; before it when the commit removed the file
    QString oldPath; ///< another name before the commit; else empty
    QString before;  ///< blob in hex; empty: not there
    QString after;
    std::vector<Tie> ties;
    QStringList localFiles;  ///< of the plugin, by those ties
    QStringList entries;     ///< ids of the entries that it concerns
    QStringList definitions; ///< whose code it changed, qualified; of the file at `after`, else at `before`
    int added = 0;           ///< lines
    int removed = 0;
    int hunks = 0; ///< that concern code of which the plugin has a copy
    int carriedHunks = 0;
    Carried carried = Carried::Outside;

    QJsonObject toJson() const;
    static std::optional<CommitFile> fromJson(const QJsonObject &object);
    bool operator==(const CommitFile &) const = default;
};

/// An upstream commit of the range that touches something the plugin is tied to.
struct CommitRecord
{
    QString commit; ///< hex
    QString summary;
    QString author;
    QString time; ///< of the commit, ISO 8601 with offset
    bool merge = false;
    std::vector<CommitFile> files; ///< by path
    QStringList otherFiles;        ///< further production modules (of the upstream packages) that it changed

    /// Of all files: No when none is carried and one is not, Partly in between.
    Carried carried() const;
    QString entryId() const { return QStringLiteral("commit:") + commit; }
    QJsonObject toJson() const;
    static std::optional<CommitRecord> fromJson(const QJsonObject &object);
    bool operator==(const CommitRecord &) const = default;
};

/// Words of the JSON form: "mirrored", "patch-target", "parent", "imported"; "yes", "no", "partly", "overtaken",
/// "outside", "unknown".
QString toString(Tie tie);
QString toString(Carried carried);
std::optional<Tie> tieFromString(QStringView text);
std::optional<Carried> carriedFromString(QStringView text);

} // namespace mxw::checks

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CodePieces.h"
#include "models/checks/Finding.h"
#include "models/diff/ThreeWay.h"
#include "models/inventory/Counterpart.h"
#include "models/source/Outline.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace mxw::checks {

struct CheckContext;

/// One of the three texts of a mirrored file; without an outline when there is none or it does not parse.
struct MirroredText
{
    QString path;
    QByteArray bytes;
    std::shared_ptr<const source::Outline> outline;
};

/// One definition of a mirrored file without what it encloses, or what stands outside of definitions and imports.
struct MirroredUnit
{
    diff::ThreeWayDefinition definition; ///< of the module level: the stem of the file, and all lines
    bool moduleLevel = false;
    bool isClass = false;
    bool sameText = false;        ///< local and target are equal to the letter: there is nothing to compare
    bool changedUpstream = false; ///< base and target have it, and not equal to the letter
    /// Code of the sides that have it; of none when `sameText`.
    std::optional<CodeText> base;
    std::optional<CodeText> local;
    std::optional<CodeText> target;
};

/// A file that is a copy of an upstream file, compared.
struct MirroredFile
{
    const inventory::Counterpart *counterpart = nullptr;
    QString entry; ///< id
    MirroredText base;
    MirroredText local;
    MirroredText target;
    diff::ThreeWay threeWay;
    std::vector<MirroredUnit> units; ///< in the order of ThreeWay::definitions, the module level first
};

/// Keeps what mirroredFiles() made, for all checks of one scan.
struct MirrorCache
{
    std::once_flag once;
    std::vector<MirroredFile> files;
};

/// The copies among the counterparts whose three texts parse and that are still there at the target.
const std::vector<MirroredFile> &mirroredFiles(const CheckContext &context);

/// "model:path": the entry of a mirrored file.
QString mirrorEntry(const inventory::Counterpart &counterpart);

/// A finding on a definition of a mirrored file: its place in the file, the target's as the place on the other side.
Finding mirrorFinding(const QString &check, const MirroredFile &file, const MirroredUnit &unit, Severity severity);

} // namespace mxw::checks

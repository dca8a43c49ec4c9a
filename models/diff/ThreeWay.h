// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diff/SideBySide.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <stop_token>
#include <vector>

namespace mxw::diff {

/// A definition of a text: 0-based half-open line range, decorators included. A method comes after its class and lies
/// inside of it.
struct NamedRange
{
    QString name; ///< "Class.method"
    int begin = 0;
    int end = 0;

    bool operator==(const NamedRange &) const = default;
};

/// One of the three texts of a mirrored file.
struct ThreeWayText
{
    QByteArray bytes;
    std::vector<NamedRange> definitions; ///< in source order; may be empty: then only lines are aligned
};

/// A run of lines of one origin. Runs that are `Same` are listed too, so that the chunks tile the local text and the
/// target text: each line of either is in exactly one chunk.
///
/// Same: local equals target (base may differ: both made the same change). UpstreamNew: local equals base. Local:
/// target equals base. Both: the three differ, and local and target are not equal.
struct ThreeWayChunk
{
    Origin origin = Origin::Same;
    QString
        definition; ///< the innermost definition that it is in, by the name in local, else in the target; may be empty
    Slice base;     ///< `end` is always set here; begin == end: nothing
    Slice local;
    Slice target;

    bool operator==(const ThreeWayChunk &) const = default;
};

/// What became of one definition.
struct ThreeWayDefinition
{
    QString name; ///< in local, else in the target, else at base
    std::optional<NamedRange> base;
    std::optional<NamedRange> local;
    std::optional<NamedRange> target;
    bool renamed = false; ///< paired by its content: it has another name in local than upstream
    bool moved = false;   ///< paired across a change of order or of the enclosing definition

    bool operator==(const ThreeWayDefinition &) const = default;
};

/// A local file beside what it was made of: DESIGN §7. An immutable value.
struct ThreeWay
{
    std::vector<ThreeWayChunk> chunks;           ///< in the order of the local text; what only the target has stands
                                                 ///< where it would come
    std::vector<ThreeWayDefinition> definitions; ///< in the order of the local text, then of the target
    std::vector<Origin> localLines;              ///< by 0-based line; a line that is in the target too is Same
    std::vector<Origin> targetLines;
};

/// Aligns definitions by name first, what is left of them by content, then lines inside each pair, then the lines
/// between definitions. `base` without text: everything counts as new there.
ThreeWay threeWay(const ThreeWayText &base, const ThreeWayText &local, const ThreeWayText &target,
                  git::Whitespace whitespace = git::Whitespace::Exact, std::stop_token stop = {});

} // namespace mxw::diff

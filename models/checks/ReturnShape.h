// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Resolver.h"

#include <QString>

#include <set>

namespace mxw::checks {

/// What a function gives back, as far as its annotation and its return statements say.
struct ReturnShape
{
    std::set<qsizetype> lengths; ///< of the tuples it returns
    bool open = true;            ///< it may return something whose length cannot be told
    bool promised = false;       ///< the lengths are the annotation's; the statements do not show them
    bool annotated = false;
    bool mayBeNone = false; ///< by annotation

    /// True when a result may be unpacked into so many; `atLeast`: or into more.
    bool fits(qsizetype count, bool atLeast) const;
    QString words() const; ///< "2 or 3 values", translated
};

ReturnShape returnShapeOf(const source::Symbol &function);
/// The part that an annotation says: "tuple[int, X] | None".
ReturnShape shapeOfAnnotation(const QString &annotation);

} // namespace mxw::checks

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Profile.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace mxw::checks {

/// The dedicated header of a patch file: comment lines "# Field: text" with indented continuation lines.
/// (workflows/patch-upgrade §5)
struct PatchHeader
{
    struct Field
    {
        QString name;
        QString text; ///< continuation lines joined by spaces
        int line = 0; ///< 1-based; 0 when the field is missing
        bool placeholder = false;
    };
    std::vector<Field> fields; ///< one per field of the profile, in its order

    QStringList missing() const;
    QStringList placeholders() const;
    const Field *field(QStringView name) const;
};

PatchHeader parseHeader(const QByteArray &source, const inventory::Profile &profile);

/// True when the text of "Affected versions" covers `version` ("0.26.0"): it names its release, an open or closed range
/// around it, or all versions. Only major and minor count.
bool coversVersion(const QString &text, const QString &version);

} // namespace mxw::checks

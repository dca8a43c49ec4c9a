// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diff/SideBySide.h"
#include "widgets/Theme.h"

#include <QCoreApplication>
#include <QString>

#include <array>
#include <optional>

namespace mxw::widgets {

/// Where a difference comes from, as the window shows it: letter, colour and words.
class DiffOrigin
{
    Q_DECLARE_TR_FUNCTIONS(mxw::widgets::DiffOrigin)
public:
    enum class Kind { Upstream, Local, Unannotated, Both };
    static constexpr std::array AllKinds{Kind::Upstream, Kind::Local, Kind::Unannotated, Kind::Both};

    /// Nothing for rows of a comparison of two, and for rows without a difference.
    static std::optional<Kind> of(const diff::Row &row);

    static QString letter(Kind kind); ///< "U", "L", "L!", "B"
    static Theme::Token token(Kind kind);
    static QString words(Kind kind);              ///< "missed upstream change"
    static QString counted(Kind kind, int count); ///< "6 missed upstream changes"
    static QString meaning(Kind kind);            ///< a sentence for legend and tooltip
};

} // namespace mxw::widgets

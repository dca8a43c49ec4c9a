// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Expression.h"
#include "models/source/Outline.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace mxw::checks {

/// How the arguments of one call meet a signature, by Python's rules.
struct CallBinding
{
    struct Fault
    {
        enum class Kind {
            TooManyPositional, ///< name empty; `given` and `taken` say how many
            UnexpectedKeyword,
            PositionalOnly, ///< passed by keyword, taken by position only
            MultipleValues, ///< by position and by keyword
            Missing,
        };
        Kind kind = Kind::Missing;
        QString name;
        qsizetype given = 0;
        qsizetype taken = 0;

        bool operator==(const Fault &) const = default;
    };
    std::vector<Fault> faults; ///< what fails whatever `*` and `**` arguments hold
    bool unknown = false;      ///< the call has `*` or `**` arguments, so that it may fail in further ways

    bool fits() const { return faults.empty(); }
    /// "lacks the required argument x", translated. With the signature the names are complete and say what they are:
    /// "lacks the required argument x: Type".
    QStringList words(const source::Signature *signature = nullptr) const;
};

/// Binds the arguments of `call` to `signature`, which holds what the caller must give: no self, nothing that is filled
/// in already.
CallBinding bindCall(const source::Signature &signature, const source::Expression &call);

} // namespace mxw::checks

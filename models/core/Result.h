// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <expected>

namespace mxw {

/// An expected failure, worded for the person at the screen.
struct Error
{
    enum class Kind {
        Invalid,     ///< the input is malformed or names nothing
        NotFound,    ///< no such path, revision, entry
        NotPresent,  ///< the repository knows the object but does not hold it (partial clone)
        Unsupported, ///< of a newer version, or a form this program does not read
        Io,          ///< the operating system refused
        Cancelled,   ///< the user stopped it
        Crashed,     ///< a worker process died or hung
    };

    Kind kind = Kind::Invalid;
    QString what;   ///< what happened, a whole sentence
    QString advice; ///< what to do about it, a whole sentence; may be empty
    QString detail; ///< the library's own words, for the details fold; may be empty

    bool operator==(const Error &) const = default;
};

template <typename T> using Result = std::expected<T, Error>;

/// Shorthand: `return fail(Error::Kind::NotFound, tr("…"), tr("…"));`
inline std::unexpected<Error> fail(Error::Kind kind, QString what, QString advice = {}, QString detail = {})
{
    return std::unexpected(Error{kind, std::move(what), std::move(advice), std::move(detail)});
}

} // namespace mxw

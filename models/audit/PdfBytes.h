// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace mxw::audit {

/// The bytes of a PDF of QPdfWriter's with `date` ("D:20260131091200Z") for the times at which it was written and `id`
/// (hex) for its identity, and the table of places corrected. What cannot be read as such a file comes back as it is.
QByteArray withIdentity(const QByteArray &pdf, const QByteArray &date, const QByteArray &id);

} // namespace mxw::audit

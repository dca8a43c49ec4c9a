// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/Event.h"
#include "models/review/KeptFiles.h"

#include <QStringList>

namespace mxw::review {

/// Digests of the blobs that an event needs. A decision that came from another session may name texts that only that
/// session keeps: those are not needed here.
QStringList blobsOf(const EventPayload &payload);
/// The same of the list that a scan names.
QStringList blobsOf(const KeptFiles &files);

} // namespace mxw::review

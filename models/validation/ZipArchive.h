// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/FileSlice.h"

#include <vector>

namespace mxw::validation {

/// A file in a zip archive, by the archive's own account.
struct ZipMember
{
    QString name;
    int method = 0; ///< 0 stored, 8 deflated
    bool encrypted = false;
    quint32 checksum = 0;
    qint64 packed = 0;
    qint64 size = 0;
    qint64 offset = 0; ///< of its local header
};

/// All members; the archive may need ZIP64. Fails when there are more than a data file has any use for.
Result<std::vector<ZipMember>> listZip(const FileSlice &archive);
/// The content of a member: a part of the archive when it is stored, else unpacked to a temporary file, which never
/// gets larger than the archive says nor than the disk has room for.
Result<FileSlice> openZipMember(const FileSlice &archive, const ZipMember &member);

} // namespace mxw::validation

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ChainPicture.h"

#include <QImage>

namespace mxw::widgets {

/// The picture with its heads and a title, twice its size on screen; smaller when that would not fit into an image.
QImage chainImage(const ChainPicture &picture, const QString &title);

/// Writes an SVG or PNG file, by the suffix; the file is replaced as a whole or not at all. For any thread.
Result<void> saveChain(const ChainPicture &picture, const QString &title, const QString &file);

} // namespace mxw::widgets

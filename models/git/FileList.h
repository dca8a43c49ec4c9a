// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/git/Tree.h"

#include <QStringView>

#include <vector>

namespace mxw::git {

/// Trees larger than this are refused: a few small tree objects that name each other can claim billions of files.
inline constexpr size_t MaximumFiles = 1'000'000;
inline constexpr int MaximumDepth = 200;

/// Whether `left` comes before `right` in code point order, the order of git's trees and index.
bool pathLess(QStringView left, QStringView right);
/// Sorts by path and keeps the first of each path.
void sortFiles(std::vector<FileEntry> &files);
/// SHA-1 over paths, kinds and blob ids, in hex.
QString contentId(const std::vector<FileEntry> &files);
/// False for names that could lead out of a folder or into a repository's own data.
bool isSafeName(QByteArrayView name);
/// True when every part of a path is safe.
bool isSafePath(QByteArrayView path);

} // namespace mxw::git

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/Tree.h"

#include "models/git/FileList.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::git {

namespace {

size_t lowerBound(const std::vector<FileEntry> &files, QStringView path)
{
    const auto less = [](const FileEntry &file, QStringView wanted) { return pathLess(file.path, wanted); };
    return static_cast<size_t>(std::lower_bound(files.begin(), files.end(), path, less) - files.begin());
}

} // namespace

QStringList Tree::missingFolders() const
{
    return {};
}

const FileEntry *Tree::find(QStringView path) const
{
    const std::vector<FileEntry> &all = files();
    const size_t position = lowerBound(all, path);
    return position < all.size() && all[position].path == path ? &all[position] : nullptr;
}

bool Tree::hasDirectory(QStringView path) const
{
    const auto [begin, end] = range(path);
    return begin != end;
}

std::pair<size_t, size_t> Tree::range(QStringView folder) const
{
    const std::vector<FileEntry> &all = files();
    if (folder.isEmpty())
        return {0, all.size()};
    // '0' is the character after '/': everything between the two lies below the folder.
    const QString begin = folder + u"/"_s;
    const QString end = folder + u"0"_s;
    return {lowerBound(all, begin), lowerBound(all, end)};
}

} // namespace mxw::git

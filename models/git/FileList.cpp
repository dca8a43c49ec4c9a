// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/FileList.h"

#include <QCryptographicHash>

#include <algorithm>

namespace mxw::git {

namespace {

/// Moves surrogates above the other units, so that comparing units compares code points.
char16_t orderOf(QChar character)
{
    const char16_t unit = character.unicode();
    if (unit >= 0xE000)
        return static_cast<char16_t>(unit - 0x800);
    if (unit >= 0xD800)
        return static_cast<char16_t>(unit + 0x2000);
    return unit;
}

} // namespace

bool pathLess(QStringView left, QStringView right)
{
    const auto [l, r] = std::mismatch(left.begin(), left.end(), right.begin(), right.end());
    if (r == right.end())
        return false;
    return l == left.end() || orderOf(*l) < orderOf(*r);
}

void sortFiles(std::vector<FileEntry> &files)
{
    const auto less = [](const FileEntry &l, const FileEntry &r) { return pathLess(l.path, r.path); };
    if (!std::is_sorted(files.begin(), files.end(), less))
        std::stable_sort(files.begin(), files.end(), less);
    const auto same = [](const FileEntry &l, const FileEntry &r) { return l.path == r.path; };
    files.erase(std::unique(files.begin(), files.end(), same), files.end());
}

QString contentId(const std::vector<FileEntry> &files)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (const FileEntry &file : files) {
        const QByteArray path = file.path.toUtf8();
        hash.addData(QByteArrayView(path.constData(), path.size() + 1));
        hash.addData(QByteArrayView(file.symlink ? "l" : "f", 1));
        hash.addData(QByteArrayView(file.blob.raw().data(), ObjectId::Size));
    }
    return QString::fromLatin1(hash.result().toHex());
}

bool isSafeName(QByteArrayView name)
{
    return !name.isEmpty() && name != "." && name != ".." && !name.contains('/') && !name.contains('\0') &&
           name.compare(".git", Qt::CaseInsensitive) != 0;
}

bool isSafePath(QByteArrayView path)
{
    for (;;) {
        const qsizetype slash = path.indexOf('/');
        if (!isSafeName(slash < 0 ? path : path.first(slash)))
            return false;
        if (slash < 0)
            return true;
        path = path.sliced(slash + 1);
    }
}

} // namespace mxw::git

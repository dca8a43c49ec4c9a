// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/InstalledTree.h"

#include "models/git/Repository.h"

#include <QCryptographicHash>
#include <QDir>

#include <algorithm>
#include <map>

namespace mxw::checks {

using namespace Qt::StringLiterals;

namespace {

/// Folders of site-packages side by side, each file under its folder's name.
class InstalledTree final : public git::Tree
{
public:
    InstalledTree(std::map<QString, std::shared_ptr<const git::Tree>> parts, const QString &label)
        : m_parts(std::move(parts))
    {
        QCryptographicHash hash(QCryptographicHash::Sha1);
        for (const auto &[folder, tree] : m_parts) {
            hash.addData(folder.toUtf8());
            hash.addData(tree->identity().id.toUtf8());
            for (git::FileEntry file : tree->files()) {
                file.path.prepend(folder + u'/');
                m_files.push_back(std::move(file));
            }
        }
        std::ranges::sort(m_files, {}, &git::FileEntry::path);
        m_identity = {git::TreeKind::Directory, QString::fromLatin1(hash.result().toHex()), label};
    }

    const git::TreeIdentity &identity() const override { return m_identity; }
    const std::vector<git::FileEntry> &files() const override { return m_files; }

    git::Content read(const git::FileEntry &file) const override
    {
        const auto part = m_parts.find(file.path.section(u'/', 0, 0));
        const git::FileEntry *inner =
            part == m_parts.end() ? nullptr : part->second->find(QStringView(file.path).sliced(part->first.size() + 1));
        if (!inner)
            return {git::Content::State::NotPresent, {}, {}};
        return part->second->read(*inner);
    }

private:
    std::map<QString, std::shared_ptr<const git::Tree>> m_parts;
    std::vector<git::FileEntry> m_files;
    git::TreeIdentity m_identity;
};

} // namespace

Result<std::shared_ptr<const git::Tree>> installedTree(const QString &sitePackages, const QStringList &packages)
{
    QStringList patterns = packages;
    for (const QString &package : packages)
        patterns.append({package + u"-*.dist-info"_s, QString(package).replace(u'_', u'-') + u"-*.dist-info"_s});
    const QDir folder(sitePackages);
    std::map<QString, std::shared_ptr<const git::Tree>> parts;
    for (const QString &name : folder.entryList(patterns, QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        auto tree = git::directoryTree(folder.filePath(name));
        if (!tree)
            return std::unexpected(tree.error());
        parts.emplace(name, *std::move(tree));
    }
    return std::make_shared<InstalledTree>(std::move(parts), sitePackages);
}

} // namespace mxw::checks

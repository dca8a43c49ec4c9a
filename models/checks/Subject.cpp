// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/Subject.h"

#include "models/checks/InstalledTree.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace mxw::checks {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::Subject)
};

/// Where an interpreter keeps installed packages, told by the layout of folders alone.
QStringList packageFoldersOf(const QString &pythonOrFolder)
{
    const QFileInfo given(pythonOrFolder);
    if (given.isDir())
        return {given.absoluteFilePath()};
    // bin/python → lib/python3.x/{site,dist}-packages; the link is not followed: a venv's python links to the system's.
    const QDir prefix(QDir::cleanPath(given.absolutePath() + u"/.."_s));
    QStringList folders;
    for (const QString &library : {u"lib"_s, u"lib64"_s, u"local/lib"_s}) {
        const QDir libraries(prefix.filePath(library));
        for (const QString &python : libraries.entryList({u"python3*"_s}, QDir::Dirs, QDir::Name)) {
            for (const QString &packages : {u"site-packages"_s, u"dist-packages"_s}) {
                const QString folder = libraries.filePath(python + u'/' + packages);
                if (QFileInfo(folder).isDir())
                    folders.append(folder);
            }
        }
    }
    return folders;
}

Result<Subject> openInstalled(const QString &where, const QStringList &packages)
{
    if (!QFileInfo::exists(where)) {
        return fail(Error::Kind::NotFound, Text::tr("There is no Python interpreter or folder %1.").arg(where),
                    Text::tr("Give the path of the interpreter (…/bin/python) or of its site-packages folder."));
    }
    for (const QString &folder : packageFoldersOf(where)) {
        for (const QString &package : packages) {
            if (!QFileInfo(folder + u'/' + package).isDir())
                continue;
            auto tree = installedTree(folder, packages);
            if (!tree)
                return std::unexpected(tree.error());
            return Subject{*std::move(tree), u"directory"_s, Text::tr("installed in %1").arg(folder), std::nullopt};
        }
    }
    return fail(
        Error::Kind::NotFound, Text::tr("%1 is not installed in %2.").arg(packages.join(u", "_s), where),
        Text::tr("Install the plugin there, or choose its repository's index, worktree or a revision. An editable "
                 "installation has no files of its own: review its worktree."));
}

} // namespace

Result<Subject> openSubject(const git::Repository &plugin, const QString &spec, const QStringList &packages)
{
    const auto wrap = [](Result<std::shared_ptr<const git::Tree>> tree, const QString &kind,
                         const QString &label) -> Result<Subject> {
        if (!tree)
            return std::unexpected(tree.error());
        return Subject{*std::move(tree), kind, label, std::nullopt};
    };
    if (spec == "index"_L1)
        return wrap(plugin.indexTree(), u"index"_s, Text::tr("index"));
    if (spec == "worktree"_L1) {
        if (plugin.isBare()) {
            return fail(Error::Kind::Invalid, Text::tr("The plugin repository is bare: it has no worktree."),
                        Text::tr("Choose a revision as the subject, for example HEAD."));
        }
        return wrap(plugin.worktreeTree(), u"worktree"_s, Text::tr("worktree"));
    }
    if (spec.startsWith("installed:"_L1))
        return openInstalled(spec.sliced(10), packages);
    const Result<git::Revision> revision = plugin.resolve(spec);
    if (!revision)
        return std::unexpected(revision.error());
    auto subject = wrap(plugin.revisionTree(*revision), u"revision"_s, revision->label());
    if (subject)
        subject->revision = *revision;
    return subject;
}

} // namespace mxw::checks

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/Repository.h"

#include "models/git/FileList.h"
#include "models/git/FolderTree.h"
#include "models/git/Handle.h"
#include "models/git/ObjectTree.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTimeZone>

#include <git2/sys/repository.h>

#include <algorithm>
#include <mutex>

using namespace Qt::StringLiterals;

namespace mxw::git {

struct Repository::Private
{
    Library library; ///< first member: the handles need it until they are gone
    QString path;
    QString worktree; ///< empty for a bare repository
    RepositoryHandle repository;
    std::shared_ptr<const ObjectStore> store;
    mutable std::mutex mutex; ///< guards `repository`, whose caches are not made for several threads

    git_repository *get() const { return repository.get(); }
};

namespace {

QByteArray itemPath(git_repository *repository, git_repository_item_t item)
{
    git_buf buffer = GIT_BUF_INIT;
    QByteArray path;
    if (git_repository_item_path(&buffer, repository, item) == 0)
        path = QByteArray(buffer.ptr, static_cast<qsizetype>(buffer.size));
    git_buf_dispose(&buffer);
    return path;
}

bool configuredAsBare(git_repository *repository)
{
    git_config *raw = nullptr;
    if (git_repository_config_snapshot(&raw, repository) < 0)
        return false;
    const ConfigHandle config(raw);
    int bare = 0;
    return git_config_get_bool(&bare, raw, "core.bare") == 0 && bare != 0;
}

/// The work tree a repository has by where it lies. `core.worktree` is not asked: it could name any folder of the disk.
QString worktreeOf(git_repository *repository, const QString &path)
{
    const QFileInfo dotGit(path + u"/.git"_s);
    if (dotGit.isFile()) // a linked work tree or a submodule
        return path;
    if (configuredAsBare(repository))
        return {};
    if (dotGit.isDir())
        return path;
    const QFileInfo folder(path);
    return folder.fileName() == u".git" ? folder.path() : QString();
}

/// Whether libgit2 could wait for ever at one of a repository's own files: a pipe in the place of a file.
bool hasTraps(const QString &gitFolder)
{
    const QStringList names{
        u"HEAD"_s,   u"config"_s,  u"index"_s,        u"packed-refs"_s, u"commondir"_s,
        u"gitdir"_s, u"shallow"_s, u"info/exclude"_s, u"info/grafts"_s, u"objects/info/alternates"_s};
    return std::ranges::any_of(names, [&](const QString &name) {
        const QFileInfo info(gitFolder + u'/' + name);
        return info.exists() && !info.isFile() && !info.isDir();
    });
}

/// Replaces the configuration by the user's own, without the repository's.
bool dropLocalConfiguration(git_repository *repository)
{
    git_config *raw = nullptr;
    if (git_config_open_default(&raw) < 0 && git_config_new(&raw) < 0)
        return false;
    const ConfigHandle config(raw);
    return git_repository_set_config(repository, raw) == 0;
}

Revision revisionOf(const QString &spec, git_commit *commit)
{
    return {spec, ObjectId::fromRaw(git_commit_id(commit)->id), ObjectId::fromRaw(git_commit_tree_id(commit)->id),
            QString::fromUtf8(git_commit_summary(commit)),
            QDateTime::fromSecsSinceEpoch(git_commit_time(commit), QTimeZone::utc())};
}

/// The commit an object leads to; null when it leads to none, or to one the repository does not hold.
CommitHandle commitOf(git_object *object, int *code = nullptr)
{
    git_object *peeled = nullptr;
    const int result = git_object_peel(&peeled, object, GIT_OBJECT_COMMIT);
    if (code != nullptr)
        *code = result;
    return CommitHandle(result == 0 ? reinterpret_cast<git_commit *>(peeled) : nullptr);
}

bool parses(git_repository *repository, const QString &spec)
{
    git_object *raw = nullptr;
    const bool found = git_revparse_single(&raw, repository, spec.toUtf8().constData()) == 0;
    const ObjectHandle object(raw);
    return found;
}

/// The part of a revision before its "~2", "^{}" and the like, as git reads it.
QString baseOf(const QString &spec)
{
    const auto end =
        std::ranges::find_if(spec, [](QChar c) { return c == u'~' || c == u'^' || c == u'@' || c == u':'; });
    return spec.left(end - spec.begin());
}

/// Whether a revision starts at a branch or tag whose object the repository does not hold. Asked beforehand, because
/// libgit2 leaks the reference when it finds out itself.
bool leadsNowhere(git_repository *repository, const QString &spec)
{
    const QString base = baseOf(spec);
    git_reference *raw = nullptr;
    if (base.isEmpty() || ObjectId::fromHex(base) ||
        git_reference_dwim(&raw, repository, base.toUtf8().constData()) < 0)
        return false;
    const ReferenceHandle reference(raw);
    git_reference *rawDirect = nullptr;
    if (git_reference_resolve(&rawDirect, raw) < 0)
        return false;
    const ReferenceHandle direct(rawDirect);
    git_object *rawObject = nullptr;
    const int code = git_object_lookup(&rawObject, repository, git_reference_target(rawDirect), GIT_OBJECT_ANY);
    const ObjectHandle object(rawObject);
    return code == GIT_ENOTFOUND;
}

std::optional<qint64> commitTime(git_repository *repository, const git_oid *oid)
{
    git_object *raw = nullptr;
    if (git_object_lookup(&raw, repository, oid, GIT_OBJECT_ANY) < 0)
        return std::nullopt;
    const ObjectHandle object(raw);
    const CommitHandle commit = commitOf(raw);
    return commit ? std::optional<qint64>(git_commit_time(commit.get())) : std::nullopt;
}

Result<IndexHandle> openIndex(git_repository *repository, const QString &words)
{
    // By its path and not through the repository, which would keep it and look after it.
    git_index *raw = nullptr;
    if (git_index_open(&raw, itemPath(repository, GIT_REPOSITORY_ITEM_INDEX).constData()) == 0)
        return IndexHandle(raw);
    return fail(Error::Kind::Io, words, {}, lastError());
}

} // namespace

Repository::Repository(std::shared_ptr<Private> d) : d(std::move(d)) {}
Repository::Repository(Repository &&) noexcept = default;
Repository &Repository::operator=(Repository &&) noexcept = default;
Repository::~Repository() = default;

Result<Repository> Repository::open(const QString &path)
{
    const QFileInfo info(path);
    if (path.isEmpty() || !info.exists())
        return fail(Error::Kind::NotFound, tr("There is no folder “%1”.").arg(path),
                    tr("Check the path, or choose the folder of a clone."));
    if (!info.isDir())
        return fail(Error::Kind::Invalid, tr("“%1” is a file, not a folder.").arg(path),
                    tr("Choose the folder of a clone."));

    const auto d = std::make_shared<Private>();
    d->path = QDir::cleanPath(info.absoluteFilePath());
    git_repository *raw = nullptr;
    // "Bare" keeps libgit2 from following core.worktree; the work tree is set below.
    constexpr unsigned flags = GIT_REPOSITORY_OPEN_NO_SEARCH | GIT_REPOSITORY_OPEN_BARE;
    const QString dotGit = d->path + u"/.git"_s;
    const QString place = QFileInfo::exists(dotGit) ? dotGit : d->path;
    if (hasTraps(place))
        return fail(Error::Kind::Unsupported, tr("The repository “%1” is damaged.").arg(path),
                    tr("Run “git fsck” there, or choose another clone."));
    const int code = git_repository_open_ext(&raw, QFile::encodeName(place).constData(), flags, nullptr);
    d->repository.reset(raw);
    if (code == GIT_ENOTFOUND) {
        return fail(Error::Kind::NotFound, tr("“%1” is not a git repository.").arg(path),
                    tr("Choose the top folder of a repository, or a bare repository."), lastError());
    }
    if (code < 0)
        return fail(Error::Kind::Unsupported, tr("The repository “%1” cannot be opened.").arg(path), {}, lastError());

    d->worktree = worktreeOf(raw, d->path);
    if (!dropLocalConfiguration(raw) ||
        (!d->worktree.isEmpty() && git_repository_set_workdir(raw, QFile::encodeName(d->worktree).constData(), 0) < 0))
        return fail(Error::Kind::Io, tr("The repository “%1” cannot be opened.").arg(path), {}, lastError());
    d->store = std::make_shared<const ObjectStore>(itemPath(raw, GIT_REPOSITORY_ITEM_OBJECTS));
    return Repository(d);
}

QString Repository::path() const
{
    return d->path;
}

bool Repository::isBare() const
{
    return d->worktree.isEmpty();
}

Result<Revision> Repository::resolve(const QString &spec) const
{
    const QString name = spec.trimmed();
    if (name.isEmpty() || name.contains(QChar::Null))
        return fail(Error::Kind::Invalid, tr("No revision is given."), tr("Give a branch, a tag or a commit id."));
    const std::scoped_lock lock(d->mutex);
    if (leadsNowhere(d->get(), name))
        return std::unexpected(notPresent(name));
    git_object *raw = nullptr;
    int code = git_revparse_single(&raw, d->get(), name.toUtf8().constData());
    const ObjectHandle object(raw);
    if (code < 0)
        return std::unexpected(whyUnresolved(name, code));
    const CommitHandle commit = commitOf(raw, &code);
    if (commit)
        return revisionOf(name, commit.get());
    if (code == GIT_ENOTFOUND)
        return std::unexpected(notPresent(name));
    return fail(Error::Kind::Invalid, tr("“%1” is not a commit.").arg(name), tr("Give a branch, a tag or a commit id."),
                lastError());
}

Error Repository::notPresent(const QString &name) const
{
    return {Error::Kind::NotPresent, tr("The repository does not hold the commit of “%1”.").arg(name),
            tr("Fetch it into the repository, or choose another revision."), lastError()};
}

Error Repository::whyUnresolved(const QString &name, int code) const
{
    const QString detail = lastError();
    if (code == GIT_EAMBIGUOUS) {
        return {Error::Kind::Invalid, tr("“%1” fits more than one object.").arg(name),
                tr("Give more characters of the id."), detail};
    }
    if (ObjectId::fromHex(name))
        return notPresent(name);
    const QString base = baseOf(name);
    const bool walksBack = base.size() < name.size() && (name[base.size()] == u'~' || name[base.size()] == u'^');
    if (walksBack && !base.isEmpty() && parses(d->get(), base)) {
        const bool shallow = git_repository_is_shallow(d->get()) == 1;
        return {shallow ? Error::Kind::NotPresent : Error::Kind::NotFound,
                tr("“%1” goes back further than the history that the repository holds.").arg(name),
                tr("Fetch more history, or choose a later revision."), detail};
    }
    return {Error::Kind::NotFound, tr("“%1” is not a revision of this repository.").arg(name),
            tr("Give a branch, a tag or a commit id."), detail};
}

std::optional<Revision> Repository::head() const
{
    Result<Revision> revision = resolve(u"HEAD"_s);
    return revision ? std::optional(std::move(*revision)) : std::nullopt;
}

QStringList Repository::referenceNames(qsizetype limit) const
{
    const std::scoped_lock lock(d->mutex);
    git_reference_iterator *rawIterator = nullptr;
    if (git_reference_iterator_new(&rawIterator, d->get()) < 0)
        return {};
    const ReferenceIteratorHandle iterator(rawIterator);
    std::vector<std::pair<qint64, QString>> names;
    git_reference *raw = nullptr;
    while (git_reference_next(&raw, rawIterator) == 0) {
        const ReferenceHandle reference(raw);
        const bool listed =
            git_reference_is_branch(raw) == 1 || git_reference_is_remote(raw) == 1 || git_reference_is_tag(raw) == 1;
        const git_oid *target = git_reference_target(raw); // null for a symbolic one such as origin/HEAD
        if (!listed || target == nullptr)
            continue;
        const std::optional<qint64> time = commitTime(d->get(), target);
        if (time) // what the repository does not hold cannot be reviewed
            names.emplace_back(-*time, QString::fromUtf8(git_reference_shorthand(raw)));
    }
    std::sort(names.begin(), names.end());
    QStringList result;
    for (const auto &[time, name] : names) {
        if (result.size() < limit && !result.contains(name))
            result.push_back(name);
    }
    return result;
}

bool Repository::hasStagedChanges() const
{
    if (isBare())
        return false;
    const Result<std::shared_ptr<const Tree>> index = indexTree();
    if (!index)
        return false;
    const std::optional<Revision> revision = head();
    if (!revision)
        return !(*index)->files().empty();
    const Result<std::shared_ptr<const Tree>> committed = revisionTree(*revision);
    if (!committed)
        return false;
    std::vector<FileEntry> staged = (*index)->files();
    for (const QString &folder : (*committed)->missingFolders()) // nothing to compare with
        std::erase_if(staged, [&](const FileEntry &file) { return file.path.startsWith(folder + u'/'); });
    return staged != (*committed)->files();
}

bool Repository::hasUnstagedChanges() const
{
    if (isBare())
        return false;
    const Result<std::shared_ptr<const Tree>> index = indexTree();
    const Result<std::shared_ptr<const Tree>> worktree = worktreeTree();
    return index && worktree && (*index)->files() != (*worktree)->files();
}

Result<std::shared_ptr<const Tree>> Repository::revisionTree(const Revision &revision) const
{
    const std::scoped_lock lock(d->mutex);
    return ObjectTree::ofRevision(d->get(), revision.tree, revision.label(), d->store);
}

Result<std::shared_ptr<const Tree>> Repository::indexTree() const
{
    if (isBare()) {
        return fail(Error::Kind::NotFound, tr("The repository “%1” is bare and has no index.").arg(d->path),
                    tr("Choose a revision as the subject."));
    }
    const std::scoped_lock lock(d->mutex);
    const Result<IndexHandle> index = openIndex(d->get(), tr("The index of “%1” cannot be read.").arg(d->path));
    return index ? ObjectTree::ofIndex(index->get(), d->store) : std::unexpected(index.error());
}

Result<std::shared_ptr<const Tree>> Repository::worktreeTree() const
{
    if (isBare()) {
        return fail(Error::Kind::NotFound, tr("The repository “%1” is bare and has no work tree.").arg(d->path),
                    tr("Choose a revision as the subject."));
    }
    const std::scoped_lock lock(d->mutex);
    const Result<IndexHandle> index = openIndex(d->get(), tr("The index of “%1” cannot be read.").arg(d->path));
    if (!index)
        return std::unexpected(index.error());
    const auto folder = std::make_shared<const Folder>(QFile::encodeName(d->worktree));
    if (!folder->isOpen() || folder->hasTrap({}, ".gitignore"))
        return fail(Error::Kind::Io, tr("The folder “%1” cannot be read.").arg(d->worktree));

    std::vector<QByteArray> tracked;
    for (size_t i = 0; i < git_index_entrycount(index->get()); ++i) {
        const git_index_entry *entry = git_index_get_byindex(index->get(), i);
        const QByteArray path(entry->path);
        if (entry->mode != GIT_FILEMODE_COMMIT && QString::fromUtf8(path).toUtf8() == path)
            tracked.push_back(path);
    }
    const auto skip = [&](const QByteArray &path, Folder::Kind kind) {
        // A repository of its own, or a folder whose rules cannot be read.
        if (kind == Folder::Kind::Folder && (folder->contains(path, ".git") || folder->hasTrap(path, ".gitignore")))
            return true;
        if (kind != Folder::Kind::Folder && std::binary_search(tracked.begin(), tracked.end(), path))
            return false;
        int ignored = 0;
        const QByteArray asked = kind == Folder::Kind::Folder ? path + '/' : path;
        return git_ignore_path_is_ignored(&ignored, d->get(), asked.constData()) == 0 && ignored != 0;
    };
    std::sort(tracked.begin(), tracked.end());
    return FolderTree::of(folder, TreeKind::Worktree, tr("worktree"), skip, tracked);
}

PathHistory Repository::history(const ObjectId &base, const ObjectId &target, const QStringList &paths,
                                std::stop_token stop) const
{
    const std::scoped_lock lock(d->mutex);
    return PathHistory::walk(d->get(), base, target, paths, std::move(stop));
}

CommitRange Repository::commits(const ObjectId &base, const ObjectId &target, const RangeQuestion &question,
                                std::stop_token stop) const
{
    const std::scoped_lock lock(d->mutex);
    return CommitRange::walk(d->get(), base, target, question, std::move(stop));
}

Content Repository::readBlob(const ObjectId &id) const
{
    return d->store->readBlob(id);
}

} // namespace mxw::git

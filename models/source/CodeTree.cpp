// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/CodeTree.h"

#include "models/core/Parallel.h"
#include "models/source/DefinitionScanner.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::source {

namespace {

bool isIdentifier(QStringView name)
{
    if (name.isEmpty() || name.front().isDigit())
        return false;
    return std::ranges::all_of(name, [](QChar c) { return c.isLetterOrNumber() || c == u'_' || c.isSurrogate(); });
}

bool isDottedName(QStringView name)
{
    const auto parts = name.split(u'.');
    return std::ranges::all_of(parts, isIdentifier);
}

/// The paths that `settle` cannot answer, each once. Reading many kept answers is worth further threads.
template <typename Settle>
QStringList unsettled(const QStringList &paths, const std::stop_token &stop, const Settle &settle)
{
    constexpr qsizetype Few = 16;
    std::vector<char> settled(size_t(paths.size()));
    const auto ask = [&](size_t i) {
        if (!stop.stop_requested())
            settled[i] = settle(paths.at(qsizetype(i))) ? 1 : 0;
    };
    forEachIndex(settled.size(), ask, paths.size() > Few ? std::thread::hardware_concurrency() : 1);
    QStringList result;
    for (qsizetype i = 0; i < paths.size(); ++i) {
        if (!settled[size_t(i)])
            result.append(paths.at(i));
    }
    result.removeDuplicates();
    return result;
}

} // namespace

CodeTree::CodeTree(std::shared_ptr<const git::Tree> tree, QStringList packages, std::shared_ptr<WorkerPool> pool,
                   std::shared_ptr<const OutlineCache> cache)
    : m_tree(std::move(tree)), m_packages(std::move(packages)), m_pool(std::move(pool)), m_cache(std::move(cache))
{
    findModules();
}

std::vector<int> CodeTree::pythonFiles() const
{
    std::vector<int> result;
    const std::vector<git::FileEntry> &files = m_tree->files();
    const auto add = [&](size_t index) {
        if (files[index].path.endsWith(".py"_L1) && !files[index].symlink)
            result.push_back(int(index));
    };
    for (const QString &package : m_packages) {
        if (const git::FileEntry *single = m_tree->find(QString(package + ".py"_L1)))
            add(size_t(single - files.data()));
        const auto [first, last] = m_tree->range(package);
        for (size_t i = first; i < last; ++i)
            add(i);
    }
    std::ranges::sort(result);
    return result;
}

void CodeTree::findModules()
{
    QSet<QString> packageFolders;
    QSet<QString> folders;
    for (const int index : pythonFiles()) {
        const QString &path = m_tree->files()[size_t(index)].path;
        QString name = path.chopped(3).replace(u'/', u'.');
        const bool package = name.endsWith(".__init__"_L1);
        if (package)
            name.chop(9);
        if (!isDottedName(name))
            continue;
        const QString folder = path.section(u'/', 0, -2);
        if (package)
            packageFolders.insert(folder);
        for (QString above = folder; !above.isEmpty(); above = above.section(u'/', 0, -2))
            folders.insert(above);
        m_moduleOfFile.insert(path, name);
        // A package is found before a module of the same name.
        const auto known = m_modules.constFind(name);
        if (known == m_modules.cend() || package)
            m_modules.insert(name, {package ? ModuleFile::Kind::Package : ModuleFile::Kind::Module, name, path});
    }
    for (const QString &folder : std::as_const(folders)) {
        const QString name = QString(folder).replace(u'/', u'.');
        if (!packageFolders.contains(folder) && !m_modules.contains(name) && isDottedName(name))
            m_modules.insert(name, {ModuleFile::Kind::Namespace, name, folder});
    }
}

bool CodeTree::owns(QStringView module) const
{
    const qsizetype dot = module.indexOf(u'.');
    return m_packages.contains(dot < 0 ? module : module.first(dot));
}

const ModuleFile *CodeTree::module(const QString &name) const
{
    const auto found = m_modules.constFind(name);
    return found == m_modules.cend() ? nullptr : &*found;
}

QString CodeTree::moduleOfFile(QStringView path) const
{
    return m_moduleOfFile.value(path.toString());
}

std::vector<const ModuleFile *> CodeTree::modules() const
{
    std::vector<const ModuleFile *> result;
    result.reserve(size_t(m_modules.size()));
    for (auto it = m_modules.cbegin(); it != m_modules.cend(); ++it)
        result.push_back(&*it);
    std::ranges::sort(result, {}, &ModuleFile::name);
    return result;
}

OutlineState CodeTree::outline(const QString &path) const
{
    {
        const std::scoped_lock lock(m_mutex);
        const auto found = m_outlines.constFind(path);
        if (found != m_outlines.cend())
            return *found;
    }
    prefetch({path});
    const std::scoped_lock lock(m_mutex);
    return m_outlines.value(path);
}

OutlineState CodeTree::outlineOfModule(const QString &name) const
{
    const ModuleFile *file = module(name);
    if (!file || file->kind == ModuleFile::Kind::Namespace)
        return {};
    return outline(file->path);
}

void CodeTree::remember(const QString &path, OutlineState state) const
{
    const std::scoped_lock lock(m_mutex);
    if (!m_outlines.contains(path))
        m_outlines.insert(path, std::move(state));
}

void CodeTree::rememberUsage(const QString &path, std::shared_ptr<const Usage> usage) const
{
    const std::scoped_lock lock(m_mutex);
    if (!m_usages.contains(path))
        m_usages.insert(path, std::move(usage));
}

/// What can be told without parsing: true when that settles it.
bool CodeTree::settle(const QString &path) const
{
    {
        const std::scoped_lock lock(m_mutex);
        if (m_outlines.contains(path))
            return true;
    }
    const git::FileEntry *file = m_tree->find(path);
    if (!file || file->symlink) {
        remember(path, {});
        return true;
    }
    std::optional<Outline> cached = m_cache ? m_cache->load(file->blob) : std::nullopt;
    if (!cached)
        return false;
    remember(path, {OutlineState::State::Present, std::make_shared<const Outline>(std::move(*cached)), {}});
    return true;
}

void CodeTree::prefetch(const QStringList &paths, std::stop_token stop, const ProgressCallback &progress) const
{
    const QStringList wanted = unsettled(paths, stop, [this](const QString &path) { return settle(path); });
    if (!stop.stop_requested())
        parse(wanted, ParseJob::What::Outline, stop, progress);
}

void CodeTree::parse(const QStringList &paths, ParseJob::What what, std::stop_token stop,
                     const ProgressCallback &progress) const
{
    if (paths.isEmpty())
        return;
    // Written by the pool's thread that reads the content, before the outcome of that job is handed over.
    std::vector<git::Content> failures(size_t(paths.size()));
    std::vector<ParseJob> jobs;
    jobs.reserve(size_t(paths.size()));
    for (qsizetype i = 0; i < paths.size(); ++i) {
        ParseJob job;
        job.what = what;
        job.path = paths.at(i);
        job.content = [this, what, &failures, i, file = m_tree->find(job.path)]() -> std::optional<QByteArray> {
            {
                // Another thread may have had it parsed since; then no answer is needed, and none is taken.
                const std::scoped_lock lock(m_mutex);
                if (what == ParseJob::What::Usage ? m_usages.contains(file->path) : m_outlines.contains(file->path))
                    return std::nullopt;
            }
            git::Content content = m_tree->read(*file);
            if (content.state == git::Content::State::Present)
                return content.bytes;
            failures[size_t(i)] = std::move(content);
            return std::nullopt;
        };
        jobs.push_back(std::move(job));
    }
    qsizetype done = 0;
    const auto completed = [&](size_t index, Result<ParseOutcome> outcome) {
        const QString &path = paths.at(qsizetype(index));
        if (outcome) {
            keep(path, what, std::move(*outcome));
        } else if (outcome.error().kind != Error::Kind::Cancelled) {
            // A file that is too much for one question may still answer the other.
            if (what == ParseJob::What::Usage)
                rememberUsage(path, nullptr);
            else
                remember(path, failureState(path, failures[index], outcome.error()));
        }
        if (progress)
            progress({tr("Reading Python files"), ++done, paths.size()});
    };
    m_pool->run(std::move(jobs), completed, stop);
}

void CodeTree::keep(const QString &path, ParseJob::What what, ParseOutcome outcome) const
{
    const git::ObjectId blob = m_tree->find(path)->blob;
    if (what == ParseJob::What::Usage) {
        if (m_cache && outcome.usage)
            m_cache->storeUsage(blob, *outcome.usage);
        rememberUsage(path, outcome.usage ? std::make_shared<const Usage>(std::move(*outcome.usage)) : nullptr);
        if (settle(path))
            return; // everybody sees the same outline
    }
    auto outline = std::make_shared<const Outline>(std::move(outcome.outline));
    if (m_cache)
        m_cache->store(blob, *outline);
    remember(path, {OutlineState::State::Present, std::move(outline), {}});
}

// Usages

std::shared_ptr<const Usage> CodeTree::usage(const QString &path) const
{
    {
        const std::scoped_lock lock(m_mutex);
        const auto found = m_usages.constFind(path);
        if (found != m_usages.cend())
            return *found;
    }
    prefetchUsage({path});
    const std::scoped_lock lock(m_mutex);
    return m_usages.value(path);
}

std::shared_ptr<const Usage> CodeTree::usageOfModule(const QString &name) const
{
    const ModuleFile *file = module(name);
    return !file || file->kind == ModuleFile::Kind::Namespace ? nullptr : usage(file->path);
}

/// What can be told without parsing: true when that settles it.
bool CodeTree::settleUsage(const QString &path) const
{
    {
        const std::scoped_lock lock(m_mutex);
        if (m_usages.contains(path))
            return true;
    }
    if (settle(path)) {
        const OutlineState state = outline(path);
        if (!state.outline || state.outline->fault) {
            rememberUsage(path, nullptr);
            return true;
        }
    }
    std::optional<Usage> cached = m_cache ? m_cache->loadUsage(m_tree->find(path)->blob) : std::nullopt;
    if (!cached)
        return false;
    rememberUsage(path, std::make_shared<const Usage>(std::move(*cached)));
    return true;
}

void CodeTree::prefetchUsage(const QStringList &paths, std::stop_token stop, const ProgressCallback &progress) const
{
    const QStringList wanted = unsettled(paths, stop, [this](const QString &path) { return settleUsage(path); });
    if (stop.stop_requested())
        return;
    parse(wanted, ParseJob::What::Usage, stop, progress);
    prefetch(paths, stop);
}

OutlineState CodeTree::failureState(const QString &path, const git::Content &content, const Error &error)
{
    using State = git::Content::State;
    switch (content.state) {
    case State::NotPresent:
        return {OutlineState::State::NotPresent, nullptr,
                tr("The repository does not hold the content of %1.").arg(path)};
    case State::TooLarge:
        return {OutlineState::State::Failed, nullptr, tr("%1 is too large to be read.").arg(path)};
    case State::Unreadable:
        return {OutlineState::State::Failed, nullptr, tr("%1 cannot be read: %2").arg(path, content.detail)};
    case State::Present:
        break;
    }
    return {OutlineState::State::Failed, nullptr, error.what};
}

QStringList CodeTree::filesDefining(const QString &name) const
{
    QStringList paths;
    const QList<int> files = definitionIndex().value(name);
    for (const int index : files)
        paths.append(m_tree->files()[size_t(index)].path);
    return paths;
}

QStringList CodeTree::filesMentioning(const QString &word) const
{
    QStringList paths;
    const std::vector<int> files = pythonFiles();
    for (const int position : wordIndex().filesWith(word.toUtf8()))
        paths.append(m_tree->files()[size_t(files[size_t(position)])].path);
    return paths;
}

const WordIndex &CodeTree::wordIndex() const
{
    std::call_once(m_wordsOnce, [this] {
        std::vector<const git::FileEntry *> files;
        for (const int index : pythonFiles())
            files.push_back(&m_tree->files()[size_t(index)]);
        const QString prefix = "words-1 "_L1 + m_packages.join(u',') + u' ';
        const QString key = prefix + m_tree->identity().id;
        const auto load = [this](const QString &from) {
            const std::optional<QByteArray> stored = m_cache ? m_cache->loadValue(from) : std::nullopt;
            return stored ? WordIndex(*stored) : WordIndex();
        };
        m_words = load(key);
        if (m_words.isFor(files))
            return;
        // Most files of another revision are the same.
        const QString latest = prefix + "latest"_L1;
        const std::optional<QByteArray> other = m_cache ? m_cache->loadValue(latest) : std::nullopt;
        WordIndex::Scan scan = WordIndex::scan(*m_tree, files, other ? load(QString::fromUtf8(*other)) : WordIndex());
        m_words = std::move(scan.index);
        // What the repository lacks today it may hold tomorrow, under the same tree id.
        if (m_cache && scan.complete) {
            m_cache->storeValue(key, m_words.bytes(), CacheFolder::Packing::None);
            m_cache->storeValue(latest, key.toUtf8());
        }
    });
    return m_words;
}

const CodeTree::DefinitionIndex &CodeTree::definitionIndex() const
{
    std::call_once(m_indexOnce, [this] {
        const std::vector<int> files = pythonFiles();
        const QString key = "definitions-1 "_L1 + m_packages.join(u',') + u' ' + m_tree->identity().id;
        const std::optional<QByteArray> stored = m_cache ? m_cache->loadValue(key) : std::nullopt;
        std::optional<DefinitionIndex> index;
        if (stored)
            index = DefinitionScanner::fromBytes(*stored, int(m_tree->files().size()));
        if (!index) {
            DefinitionScanner::Scan scan = DefinitionScanner::scan(*m_tree, files);
            index = std::move(scan.index);
            // What the repository lacks today it may hold tomorrow, under the same tree id.
            if (m_cache && scan.complete)
                m_cache->storeValue(key, DefinitionScanner::toBytes(*index));
        }
        m_index = std::move(*index);
    });
    return m_index;
}

} // namespace mxw::source

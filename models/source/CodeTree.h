// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Progress.h"
#include "models/git/Tree.h"
#include "models/source/Outline.h"
#include "models/source/OutlineCache.h"
#include "models/source/Usage.h"
#include "models/source/WordIndex.h"
#include "models/source/WorkerPool.h"

#include <QCoreApplication>
#include <QHash>
#include <QString>
#include <QStringList>

#include <memory>
#include <mutex>
#include <stop_token>
#include <vector>

namespace mxw::source {

/// Where a dotted module name lies in a tree.
struct ModuleFile
{
    enum class Kind {
        Module,    ///< name.py
        Package,   ///< name/__init__.py
        Namespace, ///< a folder with Python files below it and no __init__.py
    };
    Kind kind = Kind::Module;
    QString name; ///< dotted
    QString path; ///< of the file; of the folder for a namespace package

    bool isPackage() const { return kind != Kind::Module; }
    bool operator==(const ModuleFile &) const = default;
};

/// The outline of a file, or why there is none.
struct OutlineState
{
    enum class State {
        Present,    ///< may still hold a SyntaxFault
        NotFound,   ///< no such file in the tree
        NotPresent, ///< the repository lacks the object
        Failed,     ///< too large, unreadable, or the parser died on it; `reason` says which
    };
    State state = State::NotFound;
    std::shared_ptr<const Outline> outline;
    QString reason;
};

/// The Python of one tree: modules by dotted name, outlines parsed when first asked for. Thread-safe.
class CodeTree
{
    Q_DECLARE_TR_FUNCTIONS(mxw::source::CodeTree)
public:
    /// `packages`: top-level package names whose folders lie at the root of the tree ("vllm").
    CodeTree(std::shared_ptr<const git::Tree> tree, QStringList packages, std::shared_ptr<WorkerPool> pool,
             std::shared_ptr<const OutlineCache> cache);

    const git::Tree &tree() const { return *m_tree; }
    const QStringList &packages() const { return m_packages; }
    /// Where values derived from this tree can be kept; may be null.
    const OutlineCache *cache() const { return m_cache.get(); }

    /// True when the first part of `module` is one of packages().
    bool owns(QStringView module) const;
    const ModuleFile *module(const QString &name) const;
    /// The module a file is; empty for files that are none.
    QString moduleOfFile(QStringView path) const;
    /// All modules, sorted by name.
    std::vector<const ModuleFile *> modules() const;

    OutlineState outline(const QString &path) const;
    OutlineState outlineOfModule(const QString &name) const;
    /// What the code of a file uses; null when it does not parse or cannot be read (the outline says why).
    std::shared_ptr<const Usage> usage(const QString &path) const;
    std::shared_ptr<const Usage> usageOfModule(const QString &name) const;
    /// Parses what is not known yet with all workers. Ends early on a stop request.
    void prefetch(const QStringList &paths, std::stop_token stop = {}, const ProgressCallback &progress = {}) const;
    /// The same for usages, and for the outlines they belong to.
    void prefetchUsage(const QStringList &paths, std::stop_token stop = {},
                       const ProgressCallback &progress = {}) const;
    /// Python files whose bytes hold `word` as a whole identifier, sorted by path. Reads the whole tree at the first
    /// question (an index built once per tree id and cached): a hint to confirm by outline or usage.
    QStringList filesMentioning(const QString &word) const;

    /// Files that bind `name` at column 0 by `def`, `class`, or assignment, found by bytes over the whole tree (an
    /// index built once per tree id and cached). A hint to confirm by outline, sorted by path.
    QStringList filesDefining(const QString &name) const;

private:
    using DefinitionIndex = QHash<QString, QList<int>>;
    const DefinitionIndex &definitionIndex() const;
    std::vector<int> pythonFiles() const; ///< indexes in the tree's files
    const WordIndex &wordIndex() const;
    void findModules();
    bool settle(const QString &path) const;
    bool settleUsage(const QString &path) const;
    void parse(const QStringList &paths, ParseJob::What what, std::stop_token stop,
               const ProgressCallback &progress) const;
    void keep(const QString &path, ParseJob::What what, ParseOutcome outcome) const;
    void remember(const QString &path, OutlineState state) const;
    void rememberUsage(const QString &path, std::shared_ptr<const Usage> usage) const;
    static OutlineState failureState(const QString &path, const git::Content &content, const Error &error);

    std::shared_ptr<const git::Tree> m_tree;
    QStringList m_packages;
    std::shared_ptr<WorkerPool> m_pool;
    std::shared_ptr<const OutlineCache> m_cache;
    QHash<QString, ModuleFile> m_modules;
    QHash<QString, QString> m_moduleOfFile;
    mutable std::mutex m_mutex;
    mutable QHash<QString, OutlineState> m_outlines;               ///< by path
    mutable QHash<QString, std::shared_ptr<const Usage>> m_usages; ///< by path; null when there is none
    mutable std::once_flag m_indexOnce;
    mutable DefinitionIndex m_index;
    mutable std::once_flag m_wordsOnce;
    mutable WordIndex m_words;
};

} // namespace mxw::source

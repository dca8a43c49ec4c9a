// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/git/Repository.h"
#include "models/source/CodeTree.h"
#include "models/source/Resolver.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

namespace mxw::tests {

/// Two trees that a test writes as files, and what the analyser makes of them.
class SourceFixture
{
public:
    void write(const QString &file, const QByteArray &content)
    {
        const QString path = m_folder.filePath(file);
        QDir().mkpath(path.section(u'/', 0, -2));
        QFile out(path);
        if (!out.open(QFile::WriteOnly) || out.write(content) != content.size())
            qFatal("cannot write %s", qPrintable(path));
    }

    /// Files below "upstream/pkg" and "plugin/plug"; modules pkg._built and pkg.gen.* come from the build.
    std::unique_ptr<source::Resolver> resolver()
    {
        return std::make_unique<source::Resolver>(
            tree(QStringLiteral("upstream"), QStringLiteral("pkg")),
            tree(QStringLiteral("plugin"), QStringLiteral("plug")),
            QStringList{QStringLiteral("pkg._built"), QStringLiteral("pkg.gen.*")});
    }

    std::shared_ptr<const source::CodeTree> tree(const QString &folder, const QString &package)
    {
        QDir().mkpath(m_folder.filePath(folder));
        const auto tree = git::directoryTree(m_folder.filePath(folder));
        if (!tree)
            qFatal("%s", qPrintable(tree.error().what));
        return std::make_shared<source::CodeTree>(*tree, QStringList{package}, m_pool, m_cache);
    }

    QString path(const QString &name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
    std::shared_ptr<source::WorkerPool> m_pool = std::make_shared<source::WorkerPool>();
    std::shared_ptr<source::OutlineCache> m_cache =
        std::make_shared<source::OutlineCache>(m_folder.filePath(QStringLiteral("cache")));
};

/// Parses one source in a worker.
inline Result<source::ParseOutcome> parse(source::WorkerPool &pool, const QByteArray &content,
                                          source::ParseJob::What what = source::ParseJob::What::Outline,
                                          const QString &path = QStringLiteral("file.py"))
{
    Result<source::ParseOutcome> result = fail(Error::Kind::Invalid, QStringLiteral("never completed"));
    source::ParseJob job{what, path, [content] { return std::optional(content); }};
    pool.run({job}, [&](size_t, Result<source::ParseOutcome> outcome) { result = std::move(outcome); });
    return result;
}

/// The same in a worker of its own; the parser must not fail.
inline source::ParseOutcome parseAlone(const QByteArray &content, source::ParseJob::What what)
{
    source::WorkerPool::Options options;
    options.processes = 1;
    source::WorkerPool pool(options);
    auto result = parse(pool, content, what);
    if (!result)
        qFatal("%s", qPrintable(result.error().what));
    return std::move(*result);
}

inline source::Outline outlineOf(const QByteArray &content)
{
    return parseAlone(content, source::ParseJob::What::Outline).outline;
}

} // namespace mxw::tests

/// main() of a test whose program is its own parser worker.
#define MXW_SOURCE_TEST_MAIN(TestClass)                                                                                \
    int main(int argc, char **argv)                                                                                    \
    {                                                                                                                  \
        if (const std::optional<int> status = mxw::source::runWorkerIfAsked(argc, argv))                               \
            return *status;                                                                                            \
        QCoreApplication application(argc, argv);                                                                      \
        TestClass test;                                                                                                \
        return QTest::qExec(&test, argc, argv);                                                                        \
    }

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestRepository.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>

using namespace Qt::StringLiterals;

namespace mxw::tests {

namespace {

constexpr qint64 FirstDate = 1'700'000'000; // 2023-11-14
constexpr int ProcessTimeout = 60'000;

/// Nothing of the caller's git setup reaches the repository: ids stay the same on every machine.
QProcessEnvironment environment(const QString &home, int commits)
{
    QProcessEnvironment result = QProcessEnvironment::systemEnvironment();
    const QStringList names = result.keys();
    for (const QString &name : names) {
        if (name.startsWith(u"GIT_"))
            result.remove(name);
    }
    const QString date = u"%1 +0000"_s.arg(FirstDate + 60 * commits);
    result.insert(u"HOME"_s, home);
    result.insert(u"XDG_CONFIG_HOME"_s, home);
    result.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    result.insert(u"GIT_CONFIG_NOSYSTEM"_s, u"1"_s);
    result.insert(u"GIT_CONFIG_GLOBAL"_s, u"/dev/null"_s);
    result.insert(u"GIT_TERMINAL_PROMPT"_s, u"0"_s);
    result.insert(u"GIT_AUTHOR_NAME"_s, u"Test Author"_s);
    result.insert(u"GIT_AUTHOR_EMAIL"_s, u"author@example.org"_s);
    result.insert(u"GIT_COMMITTER_NAME"_s, u"Test Author"_s);
    result.insert(u"GIT_COMMITTER_EMAIL"_s, u"author@example.org"_s);
    result.insert(u"GIT_AUTHOR_DATE"_s, date);
    result.insert(u"GIT_COMMITTER_DATE"_s, date);
    return result;
}

QByteArray run(const QString &folder, const QString &home, int commits, const QStringList &arguments)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.setProcessEnvironment(environment(home, commits));
    process.setStandardInputFile(QProcess::nullDevice());
    process.start(u"git"_s, arguments, QIODevice::ReadOnly);
    if (!process.waitForFinished(ProcessTimeout))
        qFatal("git %s: %s", qPrintable(arguments.join(u' ')), qPrintable(process.errorString()));
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0) {
        qFatal("git %s failed (%d): %s", qPrintable(arguments.join(u' ')), process.exitCode(),
               process.readAllStandardError().constData());
    }
    return process.readAllStandardOutput();
}

} // namespace

TestRepository::TestRepository()
{
    if (!m_folder.isValid())
        qFatal("no temporary folder: %s", qPrintable(m_folder.errorString()));
    if (!QDir(m_folder.path()).mkdir(u"work"_s))
        qFatal("cannot make %s", qPrintable(path()));
    git({u"init"_s, u"--quiet"_s, u"--template="_s, u"--initial-branch=main"_s});
    git({u"config"_s, u"gc.auto"_s, u"0"_s});
    git({u"config"_s, u"core.autocrlf"_s, u"false"_s});
}

QString TestRepository::path() const
{
    return m_folder.filePath(u"work"_s);
}

void TestRepository::write(const QString &file, const QByteArray &content)
{
    const QString target = path() + u'/' + file;
    QDir().mkpath(QFileInfo(target).path());
    QFile out(target);
    if (!out.open(QIODevice::WriteOnly | QIODevice::Truncate) || out.write(content) != content.size() || !out.flush())
        qFatal("cannot write %s: %s", qPrintable(target), qPrintable(out.errorString()));
}

void TestRepository::remove(const QString &file)
{
    QFile target(path() + u'/' + file);
    if (!target.remove())
        qFatal("cannot remove %s: %s", qPrintable(target.fileName()), qPrintable(target.errorString()));
}

void TestRepository::stageAll()
{
    git({u"add"_s, u"-A"_s});
}

void TestRepository::stage(const QString &file)
{
    git({u"add"_s, u"-A"_s, u"--"_s, file});
}

QString TestRepository::commit(const QString &message)
{
    stageAll();
    ++m_commits;
    git({u"commit"_s, u"--quiet"_s, u"--allow-empty"_s, u"-m"_s, message});
    return QString::fromLatin1(git({u"rev-parse"_s, u"HEAD"_s}).trimmed());
}

void TestRepository::tag(const QString &name)
{
    git({u"tag"_s, u"-a"_s, u"-m"_s, name, name});
}

void TestRepository::branch(const QString &name)
{
    git({u"branch"_s, name});
}

QString TestRepository::bareClone()
{
    const QString clone = m_folder.filePath(u"clone%1.git"_s.arg(++m_clones));
    git({u"clone"_s, u"--quiet"_s, u"--bare"_s, u"--no-hardlinks"_s, path(), clone});
    return clone;
}

QByteArray TestRepository::git(const QStringList &arguments)
{
    return run(path(), m_folder.path(), m_commits, arguments);
}

} // namespace mxw::tests

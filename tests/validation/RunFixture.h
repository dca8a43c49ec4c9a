// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/Run.h"
#include "models/validation/RunQueue.h"

#include <QDir>
#include <QTemporaryDir>

#include <functional>
#include <map>

namespace mxw::tests {

/// A folder for runs and a folder with suites, and runs made of them.
class RunFixture
{
public:
    RunFixture();
    ~RunFixture();

    /// A file below the working folder.
    void write(const QString &name, const QByteArray &text) const;
    /// An executable script of sh there.
    void writeProgram(const QString &name, const QByteArray &text) const;
    QByteArray read(const QString &name) const;
    QString work() const { return m_folder.filePath(QStringLiteral("work")); }
    QString path(const QString &name) const { return m_folder.filePath(name); }
    /// Of a local run over these tests.
    validation::Run run(const QStringList &suite) const;
    /// Of a local run of a Python script.
    validation::Run script(const QByteArray &text) const;

    /// Pids of all processes that belong to runs below this folder.
    QList<qint64> processes() const;
    /// Waits until there are none.
    bool isQuiet() const;

private:
    QTemporaryDir m_folder;
};

/// What a queue told of its runs.
class RunWatcher : public QObject
{
public:
    explicit RunWatcher(validation::RunQueue &queue);

    validation::Run last(const QString &id) const { return m_last.at(id); }
    QList<validation::RunState> states(const QString &id) const { return m_states.at(id); }
    /// Waits a minute or more for it; false when it does not come.
    bool waitFor(const QString &id, const std::function<bool(const validation::Run &)> &what);
    bool waitForEnd(const QString &id);
    bool waitForState(const QString &id, validation::RunState state);

    std::map<QString, int> reports;

private:
    std::map<QString, validation::Run> m_last;
    std::map<QString, QList<validation::RunState>> m_states;
};

/// A suite that compares, passes, fails and skips with what the recorder sees in plain Python: it writes its capture
/// file itself, so that these tests are about the way of the results only.
QByteArray recordingScript(int cases, double secondsEach = 0);

/// Whether this interpreter has pytest and numpy.
bool hasNumpy(const QString &python);
/// A suite for pytest and numpy: a third of its cases fail, and one is skipped.
QByteArray pytestSuite(int cases);

/// The pid of the process that runs the suite of a local run.
int supervisorOf(const validation::Run &run);

/// Why a run ended as it did, for messages of tests.
QByteArray describe(const validation::Run &run);

} // namespace mxw::tests

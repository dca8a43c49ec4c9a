// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/Interpreters.h"

#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace mxw::validation {

namespace {

constexpr int PatienceMs = 20'000;

bool has(const QString &python, const QStringList &modules)
{
    QProcess process;
    process.setStandardInputFile(QProcess::nullDevice());
    process.start(python, {u"-I"_s, u"-c"_s, u"import "_s + modules.join(u',')});
    if (!process.waitForFinished(PatienceMs)) {
        process.kill();
        process.waitForFinished();
        return false;
    }
    return process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
}

} // namespace

QString findPython(const QStringList &modules)
{
    QStringList candidates{QStandardPaths::findExecutable(u"python3"_s), u"/usr/bin/python3"_s};
    candidates.removeDuplicates();
    for (const QString &python : std::as_const(candidates)) {
        if (!python.isEmpty() && QFileInfo(python).isExecutable() && has(python, modules))
            return python;
    }
    return {};
}

QString likelyPython()
{
    for (const QStringList &modules : {QStringList{u"pytest"_s, u"numpy"_s}, QStringList{u"pytest"_s}}) {
        if (const QString python = findPython(modules); !python.isEmpty())
            return python;
    }
    return u"python3"_s;
}

} // namespace mxw::validation

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/validation/NumpyPython.h"

#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

int run(const QString &python, const QStringList &arguments, QByteArray &errors)
{
    QProcess process;
    process.start(python, arguments);
    if (!process.waitForFinished(100'000))
        return -1;
    errors = process.readAllStandardError();
    return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
}

} // namespace

QString pythonWithNumpy()
{
    const QString asked = qEnvironmentVariable("MXW_NUMPY_PYTHON");
    for (const QString &python : {asked, u"python3"_s, u"/usr/bin/python3"_s}) {
        QByteArray errors;
        if (!python.isEmpty() && run(python, {u"-c"_s, u"import numpy"_s}, errors) == 0)
            return python;
    }
    return {};
}

void runPython(const QString &python, const QStringList &arguments)
{
    QByteArray errors;
    QVERIFY2(run(python, arguments, errors) == 0, errors.constData());
}

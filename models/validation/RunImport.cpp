// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RunImport.h"

#include "models/validation/Bundle.h"
#include "models/validation/LogImport.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace mxw::validation {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::RunImport)
};

constexpr qint64 MostLog = qint64{60} * 1024 * 1024;

Result<Run> importLog(QFile &file)
{
    if (file.size() > MostLog) {
        return fail(Error::Kind::Invalid,
                    Text::tr("%1 is too large to be read as a log: more than 60 MiB.").arg(file.fileName()),
                    Text::tr("Cut out the part with the failures."));
    }
    Run run;
    run.log = file.readAll();
    if (file.error() != QFile::NoError)
        return fail(Error::Kind::Io, Text::tr("%1 cannot be read.").arg(file.fileName()), {}, file.errorString());
    const RunRecord record = readLog(run.log);
    if (record.cases.empty() && record.comparisons.empty()) {
        return fail(Error::Kind::Invalid, Text::tr("Nothing of a test was found in %1.").arg(file.fileName()),
                    Text::tr("Choose the result file of a bundle (.mxrun), or what pytest printed."));
    }
    run.record = std::make_shared<const RunRecord>(record);
    run.state = RunState::Imported;
    run.spec.launcher.kind = LauncherSpec::Kind::Bundle;
    run.spec.suite = {QFileInfo(file).fileName()};
    run.started = run.ended = QFileInfo(file).lastModified().toUTC();
    return run;
}

} // namespace

Result<Run> importFile(const QString &path, const QString &archives)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(Error::Kind::Io, Text::tr("%1 cannot be read.").arg(path), {}, file.errorString());
    if (!file.peek(6).startsWith("MXRUN "))
        return importLog(file);
    if (!QDir().mkpath(archives))
        return fail(Error::Kind::Io, Text::tr("The folder %1 cannot be made.").arg(archives));
    return importBundle(path, archives + u"/import-"_s + QUuid::createUuid().toString(QUuid::Id128) + u".results"_s);
}

} // namespace mxw::validation

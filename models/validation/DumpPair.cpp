// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/DumpPair.h"

#include "models/validation/RunArchive.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace mxw::validation {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::DumpPair)
};

constexpr qint64 MostBytes = qint64{30} * 1024 * 1024;
constexpr auto First = "first/dump.json"_L1;
constexpr auto Second = "second/dump.json"_L1;

Result<QByteArray> readDump(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(Error::Kind::Io, Text::tr("%1 cannot be read.").arg(path), {}, file.errorString());
    if (file.size() > MostBytes) {
        return fail(Error::Kind::Invalid, Text::tr("%1 is larger than 30 MiB.").arg(path),
                    Text::tr("Dump statistics only, or fewer steps."));
    }
    return file.readAll();
}

} // namespace

Result<Run> importDumpPair(const QString &first, const QString &second)
{
    const auto one = readDump(first);
    if (!one)
        return std::unexpected(one.error());
    const auto other = readDump(second);
    if (!other)
        return std::unexpected(other.error());
    Run run;
    run.log = RunArchive::frame(First, *one) + RunArchive::frame(Second, *other);
    if (const auto layers = layersOf(run); !layers)
        return std::unexpected(layers.error());
    run.state = RunState::Imported;
    run.spec.launcher.kind = LauncherSpec::Kind::Bundle;
    run.spec.suite = {first, second};
    run.started = run.ended = QFileInfo(second).lastModified().toUTC();
    RunRecord record;
    record.fromText = true;
    run.record = std::make_shared<const RunRecord>(std::move(record));
    return run;
}

bool isDumpPair(const Run &run)
{
    return run.state == RunState::Imported &&
           run.log.first(std::min<qsizetype>(run.log.size(), 100)).contains("first/dump.json");
}

Result<LayerComparison> layersOf(const Run &run)
{
    QByteArray first;
    QByteArray second;
    const auto read = RunArchive().feed(
        run.log, [&](const QString &file, const QByteArray &bytes) { (file == First ? first : second) += bytes; });
    if (!read)
        return std::unexpected(read.error());
    return compareDumps(first, second);
}

} // namespace mxw::validation

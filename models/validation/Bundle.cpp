// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/Bundle.h"

#include "models/validation/JsonValues.h"
#include "models/validation/LauncherWords.h"
#include "models/validation/RunArchive.h"
#include "models/validation/RunReader.h"
#include "models/validation/RunReply.h"
#include "models/validation/RunScript.h"
#include "models/validation/ShellWords.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QTimeZone>
#include <QUuid>
#include <QtEndian>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace mxw::validation {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::Bundle)
};

constexpr qint64 MostHeader = 16 * 1024 * 1024;
constexpr qint64 MostBlock = 256 * 1024;
constexpr qint64 MostPacked = MostBlock + 4'096;
constexpr qint64 MostResults = 4LL * 1024 * 1024 * 1024;
constexpr qsizetype MostLog = 256 * 1024;

std::unexpected<Error> broken(const QString &detail)
{
    return fail(Error::Kind::Invalid, Text::tr("The file is no whole result of a bundle."),
                Text::tr("Copy it again from where it was made."), detail);
}

QDateTime timeOf(const QJsonValue &value)
{
    const double seconds = value.toDouble(-1);
    return seconds > 0 && seconds < 1e11 ? QDateTime::fromMSecsSinceEpoch(std::llround(seconds * 1000), QTimeZone::UTC)
                                         : QDateTime();
}

class Importer
{
public:
    Importer(QFile &file, const QString &archive) : m_file(file), m_archive(archive) {}

    Result<Run> run(const std::stop_token &stop)
    {
        if (!m_archive.fileName().isEmpty()) {
            if (!m_archive.open(QIODevice::WriteOnly | QIODevice::Truncate))
                return unwritable();
            m_run.archive = m_archive.fileName();
        }
        Result<Run> read = readAll(stop);
        if (read && m_archive.isOpen() && !m_archive.flush())
            read = unwritable();
        m_archive.close();
        if (!read && !m_run.archive.isEmpty())
            m_archive.remove();
        return read;
    }

private:
    std::unexpected<Error> unwritable() const
    {
        return fail(Error::Kind::Io, Text::tr("%1 cannot be written.").arg(m_archive.fileName()), {},
                    m_archive.errorString());
    }

    Result<Run> readAll(const std::stop_token &stop)
    {
        if (const Result<void> header = readHeader(); !header)
            return std::unexpected(header.error());
        while (true) {
            if (stop.stop_requested())
                return fail(Error::Kind::Cancelled, Text::tr("Stopped."));
            const Result<bool> more = readBlock();
            if (!more)
                return std::unexpected(more.error());
            if (!*more)
                break;
        }
        m_reader.finish();
        m_run.record = std::make_shared<const RunRecord>(m_reader.record());
        return m_run;
    }

    Result<void> readHeader()
    {
        if (m_file.readLine(100) != "MXRUN 1\n")
            return fail(Error::Kind::Unsupported, Text::tr("%1 is no result of a bundle.").arg(m_file.fileName()),
                        Text::tr("Choose the file NAME.mxrun that the bundle left."));
        const QByteArray line = m_file.readLine(MostHeader);
        const QJsonObject about = QJsonDocument::fromJson(line).object();
        const auto spec = RunSpec::fromJson(about[u"spec"].toObject());
        m_run.id = about[u"id"].toString();
        if (!line.endsWith('\n') || !spec || QUuid::fromString(m_run.id).isNull())
            return broken(u"header"_s);
        m_run.id = QUuid::fromString(m_run.id).toString(QUuid::WithoutBraces);
        m_run.number = static_cast<int>(std::clamp<qint64>(wholeOf(about[u"number"]), 0, 1'000'000));
        m_run.spec = *spec;
        m_run.spec.launcher.kind = LauncherSpec::Kind::Bundle;
        m_run.state = RunState::Imported;
        m_run.started = timeOf(about[u"started"]);
        m_run.ended = timeOf(about[u"ended"]);
        m_run.logIsCut = !about[u"cut"].toString().isEmpty();
        readEnding(about[u"exit"].toString().left(100).toLatin1());
        return {};
    }

    void readEnding(const QByteArray &text)
    {
        const std::optional<Ending> ending = endingFromText(text);
        if (!ending) {
            m_run.trouble = Text::tr("The suite had not ended when its results were packed.");
            return;
        }
        m_run.exitCode = ending->code;
        if (ending->state == RunState::TimedOut)
            m_run.trouble = Text::tr("The time limit ended the suite.");
        else if (ending->state == RunState::Cancelled)
            m_run.trouble = Text::tr("The suite was cancelled.");
    }

    /// False at the end.
    Result<bool> readBlock()
    {
        const QByteArray line = m_file.readLine(100);
        if (line == "end\n")
            return false;
        const QByteArrayList words = line.trimmed().split(' ');
        const qint64 length = words.value(1).toLongLong();
        const qint64 packed = words.value(2).toLongLong();
        if (!line.endsWith('\n') || words.size() != 3 || length <= 0 || length > MostBlock || packed <= 0 ||
            packed > MostPacked)
            return broken(u"block at %1"_s.arg(m_file.pos()));
        m_total += length;
        if (m_total > MostResults)
            return fail(Error::Kind::Invalid, Text::tr("The results are larger than a run can be."));
        QByteArray bytes(4, '\0');
        qToBigEndian(static_cast<quint32>(length), bytes.data());
        bytes += m_file.read(packed);
        if (bytes.size() != packed + 4)
            return broken(u"cut off"_s);
        bytes = qUncompress(bytes);
        if (bytes.size() != length)
            return broken(u"block at %1"_s.arg(m_file.pos()));
        if (!take(words.first(), bytes))
            return unwritable();
        return true;
    }

    /// False when the archive cannot be written.
    bool take(const QByteArray &kind, const QByteArray &bytes)
    {
        bool isWritten = true;
        if (kind == "log") {
            m_run.log += bytes;
            if (m_run.log.size() > MostLog) {
                m_run.log = m_run.log.right(MostLog);
                m_run.logIsCut = true;
            }
        } else if (kind == "stream") {
            m_stream.feed(bytes, [&](const QString &file, const QByteArray &piece) {
                m_reader.feed(file, piece);
                const QByteArray frame = RunArchive::frame(file, piece);
                isWritten = isWritten && (!m_archive.isOpen() || m_archive.write(frame) == frame.size());
            });
        }
        return isWritten;
    }

    QFile &m_file;
    QFile m_archive;
    Run m_run;
    RunReader m_reader;
    ResultStream m_stream;
    qint64 m_total = 0;
};

} // namespace

QString bundleName(const Run &run)
{
    return bundleFolder(run) + u".sh";
}

Result<QByteArray> makeBundle(const Run &run)
{
    if (const Result<void> checked = checkSpec(run.spec); !checked)
        return std::unexpected(checked.error());
    RunSpec spec = run.spec;
    spec.launcher.kind = LauncherSpec::Kind::Bundle;
    Run bundled = run;
    bundled.spec = spec;
    const QByteArray name = bundleFolder(run).toUtf8();
    return QByteArray("#!/bin/sh\n"
                      "# A validation run of MetaX Upgrade Workbench. Execute it with \"sh " +
                      name +
                      ".sh\" on the machine with the\n"
                      "# devices, in a folder with room for the results. It makes the folder " +
                      name +
                      " and the file\n"
                      "# " +
                      name +
                      ".mxrun there; carry that file back and import it. Executed again it packs what there is.\n"
                      "mxw_refuse() { echo \"The run cannot be started here: $1\" >&2; }\n"
                      "mxw_main() {\n"
                      "umask 077\n"
                      "trap : INT TERM HUP\n"
                      "here=$PWD\n" +
                      findCommands(spec, "mxw_refuse") + "said=$({\n" +
                      printCommands(encodedOrder(bundled, u"bundle"_s)) + "} | \"$runner\" " + orderCommand() +
                      " \"$found\" \"$here\")\n"
                      "folder=$here/" +
                      shellQuoted(name) +
                      "\n"
                      "case $said in *'\"folder\"'*) ;; *) mxw_refuse \"$said\"; return 2 ;; esac\n"
                      "\"$runner\" -I -S -B -X utf8 \"$folder/supervise.py\" show \"$folder\"\n"
                      "\"$runner\" -I -S -B -X utf8 \"$folder/pack.py\" \"$folder\" \"$folder.mxrun\" || return 2\n"
                      "echo\n"
                      "echo \"The results are in $folder.mxrun\"\n"
                      "}\n"
                      "mxw_main </dev/null\n"
                      "exit\n");
}

Result<Run> importBundle(const QString &path, const QString &archive, const std::stop_token &stop)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(Error::Kind::Io, Text::tr("%1 cannot be read.").arg(path), {}, file.errorString());
    return Importer(file, archive).run(stop);
}

} // namespace mxw::validation

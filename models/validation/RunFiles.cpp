// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RunFiles.h"

#include "models/validation/RemoteShell.h"
#include "models/validation/RunScript.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace mxw::validation {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::RunFiles)
};

constexpr int Attempts = 4;
constexpr qint64 MostBytes = 16LL * 1024 * 1024 * 1024;

/// Takes the reply of fileScript() apart: its first line says the size.
class Copy
{
public:
    Copy(QFile &out, const ProgressCallback &progress) : m_out(out), m_progress(progress) {}

    void begin() { m_head.clear(), m_hasHead = false; }

    bool take(QByteArray bytes)
    {
        if (!m_hasHead) {
            m_head += bytes;
            const qsizetype end = m_head.indexOf('\n');
            if (end < 0)
                return m_head.size() < 200;
            m_hasHead = true;
            isMissing = !m_head.startsWith("size ");
            size = m_head.mid(5, end - 5).trimmed().toLongLong();
            bytes = m_head.sliced(end + 1);
        }
        if (isMissing || size > MostBytes || m_out.pos() + bytes.size() > size)
            return false;
        isWritten = m_out.write(bytes) == bytes.size();
        if (m_progress)
            m_progress({Text::tr("Copying"), m_out.pos(), size});
        return isWritten;
    }

    bool isWhole() const { return m_hasHead && !isMissing && isWritten && m_out.pos() == size; }

    qint64 size = 0;
    bool isMissing = false;
    bool isWritten = true;

private:
    QFile &m_out;
    const ProgressCallback &m_progress;
    QByteArray m_head;
    bool m_hasHead = false;
};

Result<void> copyFile(const Run &run, const QString &path, QFile &out, const ProgressCallback &progress,
                      const std::stop_token &stop)
{
    const RemoteShell shell(run.spec.launcher);
    Copy copy(out, progress);
    const RemoteShell::Sink sink = [&](const QByteArray &bytes) { return copy.take(bytes); };
    for (int attempt = 1;; ++attempt) {
        copy.begin();
        const auto done = shell.stream(fileScript(run.handle, path, out.pos()), sink, stop);
        if (copy.isWhole())
            return {};
        if (copy.isMissing)
            return fail(Error::Kind::NotFound, Text::tr("%1 is not in the folder of the run any more.").arg(path));
        if (!copy.isWritten)
            return fail(Error::Kind::Io, Text::tr("%1 cannot be written.").arg(out.fileName()), {}, out.errorString());
        if (stop.stop_requested() || attempt == Attempts || (!done && !done.error().isLost))
            return done ? fail(Error::Kind::Io, Text::tr("%1 changed while it was copied.").arg(path))
                        : std::unexpected(done.error().error);
    }
}

bool isDumpName(const QString &name)
{
    static const QRegularExpression form(u"^[A-Za-z0-9_][A-Za-z0-9._-]{0,250}\\z"_s);
    return form.match(name).hasMatch();
}

} // namespace

Result<void> fetchDump(const Run &run, const QString &name, const QString &target, const ProgressCallback &progress,
                       const std::stop_token &stop)
{
    if (!isDumpName(name))
        return fail(Error::Kind::Invalid, Text::tr("\"%1\" is no name of a dumped operand.").arg(name));
    QStringList places{u"dumps/"_s + name};
    for (int part = 0; partsOf(run.spec) > 1 && part < partsOf(run.spec); ++part)
        places.append(u"shard-%1/dumps/%2"_s.arg(part).arg(name));
    QFile out(target + u".part");
    if (!out.open(QIODevice::WriteOnly | QIODevice::Truncate))
        return fail(Error::Kind::Io, Text::tr("%1 cannot be written.").arg(target), {}, out.errorString());
    Result<void> copied;
    for (const QString &place : places) {
        copied = copyFile(run, place, out, progress, stop);
        if (copied || copied.error().kind != Error::Kind::NotFound)
            break;
    }
    out.close();
    if (copied) {
        QFile::remove(target);
        if (!out.rename(target))
            copied = fail(Error::Kind::Io, Text::tr("%1 cannot be written.").arg(target), {}, out.errorString());
    }
    if (!copied)
        out.remove();
    return copied;
}

Result<void> removeRunFolder(const Run &run, const std::stop_token &stop)
{
    if (!isOver(run.state))
        return fail(Error::Kind::Invalid, Text::tr("The run is not over."), Text::tr("Cancel it first."));
    if (run.handle.folder.isEmpty())
        return {};
    const auto reply = RemoteShell(run.spec.launcher).run(removeScript(run.handle, run.id), stop);
    if (!reply)
        return std::unexpected(reply.error().error);
    const QByteArray said = reply->output.trimmed();
    if (said == "missing" || said.endsWith("removed"))
        return {};
    return fail(Error::Kind::Io, Text::tr("The folder of the run, %1, was not removed.").arg(run.handle.folder), {},
                said == "other" ? Text::tr("It is not the folder of this run.") : QString::fromUtf8(said.right(2'000)));
}

} // namespace mxw::validation

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RunReply.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::validation {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::RunReply)
};

Error startError(const QString &code, const QString &detail, const RunSpec &spec)
{
    using enum Error::Kind;
    if (code == "folder-missing"_L1)
        return {NotFound, Text::tr("The working folder %1 is not there.").arg(spec.workingFolder),
                Text::tr("Give its path as it is on the machine where the suite runs."), detail};
    if (code == "python-missing"_L1)
        return {NotFound, Text::tr("The interpreter %1 is not there.").arg(spec.python),
                Text::tr("Give its whole path as it is on the machine where the suite runs."), detail};
    if (code == "python-old"_L1)
        return {Unsupported, Text::tr("The interpreter %1 is too old.").arg(spec.python), {}, detail};
    if (code == "pytest-missing"_L1)
        return {NotFound, Text::tr("The interpreter %1 has no pytest.").arg(spec.python),
                Text::tr("Install pytest for it, or choose the interpreter of another environment."), detail};
    if (code == "disk-full"_L1)
        return {Io, Text::tr("There is too little room for a run in %1.").arg(detail),
                Text::tr("Free some disk space, or choose another folder for runs."), detail};
    if (code == "folder-unwritable"_L1)
        return {Io, Text::tr("The folder of the run cannot be made."), Text::tr("Choose another folder for runs."),
                detail};
    if (code == "folder-taken"_L1)
        return {Io, Text::tr("%1 belongs to another run.").arg(detail), {}, detail};
    if (code == "slurm-missing"_L1)
        return {NotFound, Text::tr("Slurm is not installed there."),
                Text::tr("Name a host from which jobs can be submitted with sbatch."), detail};
    if (code == "slurm-refused"_L1 || code == "slurm-failed"_L1)
        return {Io, Text::tr("Slurm did not take the job."), Text::tr("Its own words are in the details."), detail};
    if (code == "supervisor-failed"_L1)
        return {Crashed, Text::tr("The process that runs the suite could not be started."), {}, detail};
    return {Crashed, Text::tr("The interpreter %1 does not work.").arg(spec.python),
            Text::tr("Its own words are in the details."), detail};
}

class Cursor
{
public:
    explicit Cursor(const QByteArray &bytes) : m_bytes(bytes) {}

    bool isAtEnd() const { return m_at >= m_bytes.size(); }

    /// Up to the line end; nothing when there is none.
    std::optional<QByteArray> line()
    {
        const qsizetype end = m_bytes.indexOf('\n', m_at);
        if (end < 0)
            return std::nullopt;
        const QByteArray line = m_bytes.sliced(m_at, end - m_at);
        m_at = end + 1;
        return line;
    }

    /// That many bytes, and the line end after them.
    std::optional<QByteArray> block(qint64 length)
    {
        if (length < 0 || length >= m_bytes.size() - m_at || m_bytes[m_at + length] != '\n')
            return std::nullopt;
        const QByteArray block = m_bytes.sliced(m_at, length);
        m_at += length + 1;
        return block;
    }

private:
    const QByteArray &m_bytes;
    qsizetype m_at = 0;
};

bool readState(PartReply &part, const QByteArray &word)
{
    using enum PartReply::State;
    if (word == "waiting")
        part.state = Waiting;
    else if (word == "running")
        part.state = Running;
    else if (word == "gone")
        part.state = Gone;
    else if (word == "ended")
        part.state = Ended;
    else if (word.startsWith("elsewhere "))
        part.state = Elsewhere;
    else
        return false;
    part.host = QString::fromUtf8(word.sliced(word.indexOf(' ') + 1).left(300));
    return true;
}

struct Block
{
    qint64 size = 0;
    qint64 from = 0;
    QByteArray bytes;
};

std::optional<Block> readBlock(Cursor &cursor, const QByteArray &kind)
{
    const QByteArrayList words = cursor.line().value_or(QByteArray()).simplified().split(' ');
    if (words.size() != 4 || words[0] != kind)
        return std::nullopt;
    Block block{words[1].toLongLong(), words[2].toLongLong(), {}};
    const auto bytes = cursor.block(words[3].toLongLong());
    if (!bytes || block.from < 0 || block.size < 0)
        return std::nullopt;
    block.bytes = *bytes;
    return block;
}

std::optional<PartReply> readPart(Cursor &cursor, const QByteArray &number)
{
    PartReply part;
    bool isNumber = false;
    part.number = number.toInt(&isNumber);
    const auto state = cursor.line();
    const auto ending = cursor.line();
    const auto cut = cursor.line();
    if (!isNumber || !state || !ending || !cut || !cut->startsWith("cut ") || !readState(part, *state))
        return std::nullopt;
    part.ending = ending->left(100);
    part.logCut = cut->sliced(4).left(100);
    const auto log = readBlock(cursor, "log");
    const auto stream = log ? readBlock(cursor, "stream") : std::nullopt;
    if (!stream)
        return std::nullopt;
    part.logSize = log->size;
    part.logFrom = log->from;
    part.log = log->bytes;
    part.streamSize = stream->size;
    part.streamFrom = stream->from;
    part.stream = stream->bytes;
    return part;
}

} // namespace

Result<RunHandle> readStartReply(const QByteArray &output, const QByteArray &errors, const RunSpec &spec)
{
    const QByteArrayList lines = output.trimmed().split('\n');
    const QJsonObject object = QJsonDocument::fromJson(lines.last()).object();
    const RunHandle handle{object.value(u"folder").toString(), object.value(u"job").toString()};
    if (!handle.folder.isEmpty())
        return handle;
    const QString detail = object.value(u"detail").toString();
    const QString said = QString::fromUtf8(QByteArray(output + '\n' + errors).right(4'000)).trimmed();
    return std::unexpected(startError(object.value(u"error").toString(), object.isEmpty() ? said : detail, spec));
}

std::optional<PollReply> readPollReply(const QByteArray &output)
{
    PollReply reply;
    Cursor cursor(output);
    const auto first = cursor.line();
    reply.isMissing = output.trimmed() == "missing";
    if (reply.isMissing)
        return reply;
    if (first != "here")
        return std::nullopt;
    while (!cursor.isAtEnd()) {
        const auto line = cursor.line();
        if (!line)
            return std::nullopt;
        const QByteArrayList words = line->simplified().split(' ');
        if (words.size() == 2 && words[0] == "part") {
            const auto part = readPart(cursor, words[1]);
            if (!part)
                return std::nullopt;
            reply.parts.push_back(*part);
        } else if (words.size() == 3 && words[0] == "said") {
            const auto said = cursor.block(words[2].toLongLong());
            if (!said)
                return std::nullopt;
            reply.said.insert(QString::fromLatin1(words[1]), *said);
        } else if (!line->isEmpty()) {
            return std::nullopt;
        }
    }
    return reply;
}

std::optional<Ending> endingFromText(const QByteArray &text)
{
    static const QRegularExpression form(u"^(timeout |cancelled )?([0-9]{1,5})$"_s);
    const QRegularExpressionMatch match = form.match(QString::fromLatin1(text).trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    const QString word = match.captured(1);
    return Ending{word == "timeout "_L1     ? RunState::TimedOut
                  : word == "cancelled "_L1 ? RunState::Cancelled
                                            : RunState::Finished,
                  match.captured(2).toInt()};
}

Ending worstOf(const std::vector<Ending> &endings)
{
    const auto badness = [](const Ending &ending) {
        const int ofState = ending.state == RunState::Failed      ? 3
                            : ending.state == RunState::Cancelled ? 2
                            : ending.state == RunState::TimedOut  ? 1
                                                                  : 0;
        // 0 passed, 1 some failed, 2 to 4 pytest did not get through, 5 nothing selected
        const int ofCode = ending.code == 5 ? -1 : ending.code;
        return std::pair(ofState, ofCode);
    };
    const auto worst = std::ranges::max_element(endings, std::ranges::less{}, badness);
    return worst == endings.end() ? Ending{} : *worst;
}

void ResultStream::feed(const QByteArray &bytes, const Take &take)
{
    constexpr qsizetype MostLine = 400;
    qsizetype at = 0;
    while (at < bytes.size()) {
        if (m_left > 0) {
            const qsizetype length = std::min<qint64>(m_left, bytes.size() - at);
            take(m_file, bytes.sliced(at, length));
            m_left -= length;
            at += length;
            continue;
        }
        const qsizetype end = bytes.indexOf('\n', at);
        m_line += bytes.sliced(at, (end < 0 ? bytes.size() : end) - at);
        if (m_line.size() > MostLine)
            m_line = m_line.left(MostLine);
        if (end < 0)
            return;
        at = end + 1;
        const QByteArrayList words = m_line.split(' ');
        m_line.clear();
        if (words.size() == 3 && words[0] == "F") {
            m_file = QString::fromUtf8(words[1]);
            m_left = std::max<qint64>(0, words[2].toLongLong());
        }
    }
}

} // namespace mxw::validation

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RunFollower.h"

#include "models/validation/RunArchive.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace mxw::validation {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::RunFollower)
};

constexpr int StartAttempts = 3;
constexpr qsizetype MostLog = 256 * 1024;
constexpr qint64 MostAtOnce = 16 * 1024 * 1024; ///< of results in one poll
constexpr auto ReportInterval = 200ms;
constexpr auto LongestSilence = 60'000ms;
/// A supervisor gives the suite 10 s, and what it leaves behind another 10.
constexpr auto CancelPatience = 40s;
/// A network file system may show a result file this many polls later than Slurm shows the end of the job.
constexpr int PollsOfGrace = 4;

} // namespace

RunFollower::RunFollower(Run run, RunWishes &wishes, const QString &archives, Report report)
    : m_run(std::move(run)), m_wishes(wishes), m_report(std::move(report)), m_shell(m_run.spec.launcher)
{
    const int count = partsOf(m_run.spec);
    for (int number = 0; number < count; ++number) {
        m_parts.emplace_back();
        m_parts.back().offsets.number = count == 1 ? -1 : number;
    }
    m_run.handle.folder = folderOf(m_run);
    if (archives.isEmpty() || !QDir().mkpath(archives))
        return;
    // Begun anew when a run is followed again: it is read from its beginning then.
    m_archive.setFileName(archives + u'/' + m_run.id + u".results"_s);
    if (m_archive.open(QIODevice::WriteOnly | QIODevice::Truncate | QIODevice::Unbuffered))
        m_run.archive = m_archive.fileName();
}

void RunFollower::startAndFollow(const std::stop_token &stop)
{
    m_run.state = RunState::Starting;
    if (!m_run.started.isValid())
        m_run.started = QDateTime::currentDateTimeUtc();
    publish(true);
    if (start(stop))
        follow(stop);
}

bool RunFollower::start(const std::stop_token &stop)
{
    const QByteArray script = startScript(m_run);
    for (int attempt = 1;; ++attempt) {
        const RemoteShell::Reply reply = m_shell.run(script, stop);
        if (stop.stop_requested())
            return false;
        if (reply) {
            const Result<RunHandle> handle = readStartReply(reply->output, reply->errors, m_run.spec);
            if (!handle) {
                m_run.failure = handle.error();
                end(RunState::Failed, handle.error().what);
                return false;
            }
            m_run.handle = *handle;
            m_run.state = isSlurm() ? RunState::Queued : RunState::Running;
            publish(true);
            return true;
        }
        if (!reply.error().isLost || attempt == StartAttempts || m_wishes.cancels() > 0) {
            m_run.failure = reply.error().error;
            end(m_wishes.cancels() > 0 ? RunState::Cancelled : RunState::Failed, reply.error().error.what);
            return false;
        }
        // Started twice it runs once, so a start whose answer was lost may be repeated.
        m_wishes.wait(std::chrono::seconds(2 * attempt), stop);
    }
}

void RunFollower::follow(const std::stop_token &stop)
{
    while (!stop.stop_requested() && !isOver(m_run.state)) {
        if (m_wishes.cancels() > m_cancelsSent)
            sendCancel(stop);
        const bool isNews = !isOver(m_run.state) && poll(stop);
        if (stop.stop_requested() || isOver(m_run.state))
            return;
        publish(false);
        if (m_moreWaits)
            continue;
        auto rest = pause(isNews);
        if (m_hasUnreported) {
            // What came too soon after the last report is told before the long wait.
            const auto until = std::min(rest, std::chrono::milliseconds(m_nextReport.remainingTime() + 1));
            m_wishes.wait(until, stop);
            publish(false);
            rest -= until;
        }
        m_wishes.wait(rest, stop);
    }
}

std::chrono::milliseconds RunFollower::pause(bool isNews)
{
    const bool isLocal = m_run.spec.launcher.kind == LauncherSpec::Kind::Local;
    if (m_run.state == RunState::Unreachable) {
        m_pause = std::clamp<std::chrono::milliseconds>(m_pause * 2, 2s, LongestSilence);
        return m_pause;
    }
    const std::chrono::milliseconds least = isLocal ? 200ms : 1'000ms;
    const std::chrono::milliseconds most = isLocal ? 500ms : m_run.state == RunState::Queued ? 10'000ms : 5'000ms;
    m_pause = isNews ? least : std::clamp<std::chrono::milliseconds>(m_pause * 5 / 4, least, most);
    return m_pause;
}

std::vector<PartOffsets> RunFollower::openParts() const
{
    std::vector<PartOffsets> open;
    for (const Part &part : m_parts) {
        if (!part.isDone)
            open.push_back(part.offsets);
    }
    return open;
}

bool RunFollower::poll(const std::stop_token &stop)
{
    m_moreWaits = false;
    const std::vector<PartOffsets> open = openParts();
    const qint64 count = std::max<qint64>(1, std::ssize(open));
    const PollLimits limits{std::clamp<qint64>(MostAtOnce / count, 64 * 1024, MostAtOnce / 4),
                            std::max<qint64>(MostLog / count, 4'096)};
    const RemoteShell::Reply said = m_shell.run(pollScript(m_run.handle, open, limits), stop);
    if (stop.stop_requested())
        return false;
    const std::optional<PollReply> reply = said ? readPollReply(said->output) : std::nullopt;
    if (!reply) {
        loseConnection(said ? LauncherFailure{{Error::Kind::Io, Text::tr("The answer was cut off."), {}, {}}, true}
                            : said.error());
        return false;
    }
    if (reply->isMissing) {
        end(m_wishes.cancels() > 0 ? RunState::Cancelled : RunState::Failed,
            Text::tr("The folder of the run, %1, is not there.").arg(m_run.handle.folder));
        return false;
    }
    const SlurmAnswer slurm = readSlurm(reply->said, m_run.handle.job);
    bool isNews = false;
    for (const PartReply &partReply : reply->parts) {
        const auto part = std::ranges::find(m_parts, partReply.number,
                                            [](const Part &candidate) { return candidate.offsets.number; });
        if (part == m_parts.end())
            continue;
        isNews = take(*part, partReply) || isNews;
        part->slurm = slurm.task(part->offsets.number);
        if (isGone(*part, slurm.isReachable))
            ++part->timesGone;
        else
            part->timesGone = 0;
        judge(*part, *reply, stop);
    }
    if (std::ranges::all_of(m_parts, &Part::isDone))
        conclude();
    else
        judgeRun(slurm);
    return isNews;
}

bool RunFollower::take(Part &part, const PartReply &reply)
{
    const auto before = std::pair(part.state, part.offsets.log);
    part.state = reply.state;
    part.offsets.logCut = reply.logCut;
    if (reply.logFrom != part.offsets.log && (part.offsets.log > 0 || reply.logFrom > 0)) {
        part.logIsCut = true; // some of it was passed over
        part.log.clear();
    }
    part.offsets.log = reply.logFrom + reply.log.size();
    part.log += reply.log;
    if (part.log.size() > MostLog) {
        part.log = part.log.right(MostLog);
        part.logIsCut = true;
    }
    if (reply.streamFrom == part.offsets.stream && !reply.stream.isEmpty()) {
        const QString folder = part.offsets.number < 0 ? QString() : u"shard-%1/"_s.arg(part.offsets.number);
        part.stream.feed(reply.stream,
                         [&](const QString &file, const QByteArray &bytes) { keep(folder + file, bytes); });
        part.offsets.stream += reply.stream.size();
        m_hasRecordNews = true;
    }
    m_moreWaits = m_moreWaits || part.offsets.stream < reply.streamSize;
    return before != std::pair(part.state, part.offsets.log) || !reply.stream.isEmpty();
}

void RunFollower::keep(const QString &file, const QByteArray &bytes)
{
    m_reader.feed(file, bytes);
    const QByteArray frame = RunArchive::frame(file, bytes);
    if (m_archive.isOpen() && m_archive.write(frame) != frame.size()) {
        m_archive.close(); // a full disk; better no archive than half of one
        m_archive.remove();
        m_run.archive.clear();
    }
}

bool RunFollower::isGone(const Part &part, bool isSlurmReachable) const
{
    if (part.state == PartReply::State::Ended)
        return false;
    if (isSlurm())
        return isSlurmReachable &&
               (part.slurm.phase == SlurmTask::Phase::Over || part.slurm.phase == SlurmTask::Phase::Unknown);
    return part.state == PartReply::State::Gone || part.state == PartReply::State::Waiting;
}

void RunFollower::judge(Part &part, const PollReply &reply, const std::stop_token &stop)
{
    const auto said = std::ranges::find(reply.parts, part.offsets.number, &PartReply::number);
    const bool hasAll = part.offsets.stream >= said->streamSize;
    if (part.state == PartReply::State::Ended) {
        part.ending = endingFromText(said->ending);
        part.isDone = hasAll;
    } else if (part.timesGone >= PollsOfGrace || m_cancelPatience.hasExpired()) {
        if (!part.isFinished) {
            gather(part, stop);
            m_moreWaits = true;
        } else {
            part.isDone = hasAll;
        }
    }
}

void RunFollower::gather(Part &part, const std::stop_token &stop)
{
    const RemoteShell::Reply said = m_shell.run(finishScript(m_run.handle, m_run.spec.python, {part.offsets}), stop);
    if (!said) {
        loseConnection(said.error());
        return;
    }
    part.isFinished = true;
    m_lastWords = QString::fromUtf8(said->output.right(4'000)).trimmed();
}

void RunFollower::judgeRun(const SlurmAnswer &slurm)
{
    const auto has = [&](const auto &what) { return std::ranges::any_of(m_parts, what); };
    const RunState before = m_run.state;
    m_run.waitsFor.clear();
    m_run.trouble.clear();
    m_run.failure.reset();
    const auto elsewhere = std::ranges::find(m_parts, PartReply::State::Elsewhere, &Part::state);
    if (isSlurm() && !slurm.isReachable) {
        m_run.state = RunState::Unreachable;
        m_run.trouble = Text::tr("Slurm does not answer: %1").arg(slurm.words);
    } else if (isSlurm() && !has([](const Part &part) {
                   return part.isDone || part.state != PartReply::State::Waiting ||
                          part.slurm.phase == SlurmTask::Phase::Running;
               })) {
        m_run.state = RunState::Queued;
        m_run.waitsFor = m_parts.front().slurm.reason;
    } else if (!isSlurm() && elsewhere != m_parts.end()) {
        m_run.state = RunState::Unreachable;
        m_run.trouble = Text::tr("The run was started on another machine than the one that answers under this name.");
    } else {
        m_run.state = RunState::Running;
    }
    m_hasUnreported = m_hasUnreported || before != m_run.state;
    if (before != m_run.state)
        publish(true);
}

void RunFollower::conclude()
{
    std::vector<Ending> endings;
    QString trouble;
    for (const Part &part : m_parts) {
        endings.push_back(part.ending.value_or(Ending{}));
        if (part.ending || !trouble.isEmpty())
            continue;
        endings.back().state = m_wishes.cancels() > 0 ? RunState::Cancelled : RunState::Failed;
        trouble = part.slurm.state.isEmpty()
                      ? Text::tr("The run died without a result: it was killed from outside, or the machine restarted.")
                      : Text::tr("Slurm ended the run without a result: %1.").arg(part.slurm.state);
        if (m_parts.size() > 1)
            trouble = Text::tr("Shard %1 of %2: %3").arg(part.offsets.number + 1).arg(m_parts.size()).arg(trouble);
        m_run.failure = Error{Error::Kind::Crashed, trouble, {}, m_lastWords};
    }
    const Ending worst = worstOf(endings);
    if (std::ranges::all_of(m_parts, [](const Part &part) { return part.ending.has_value(); }))
        m_run.exitCode = worst.code;
    end(worst.state, worst.state == RunState::Failed ? trouble : QString());
}

void RunFollower::loseConnection(const LauncherFailure &failure)
{
    // A second wish to cancel what cannot be reached gives it up.
    if (m_wishes.cancels() > 1 && m_run.state == RunState::Unreachable) {
        end(RunState::Cancelled, Text::tr("Given up: the machine did not answer, and the run may go on there."));
        return;
    }
    const bool isNews = m_run.state != RunState::Unreachable;
    m_run.state = RunState::Unreachable;
    m_run.trouble = failure.error.what;
    m_run.failure = failure.error;
    if (isNews) {
        m_pause = 1s;
        publish(true);
    }
}

void RunFollower::sendCancel(const std::stop_token &stop)
{
    const int cancels = m_wishes.cancels();
    const RemoteShell::Reply said = m_shell.run(cancelScript(m_run.handle), stop);
    if (stop.stop_requested())
        return;
    if (!said) {
        loseConnection(said.error());
        return;
    }
    m_cancelsSent = cancels;
    if (m_cancelPatience.isForever())
        m_cancelPatience = QDeadlineTimer(CancelPatience);
}

void RunFollower::end(RunState state, const QString &trouble)
{
    m_reader.finish();
    m_hasRecordNews = true;
    m_run.state = state;
    m_run.trouble = trouble;
    m_run.waitsFor.clear();
    m_run.ended = QDateTime::currentDateTimeUtc();
    if (state != RunState::Failed)
        m_run.failure.reset();
    publish(true);
}

void RunFollower::putLogTogether()
{
    if (m_parts.size() == 1) {
        m_run.log = m_parts.front().log;
        m_run.logIsCut = m_parts.front().logIsCut;
        return;
    }
    const qsizetype share = MostLog / qsizetype(m_parts.size());
    m_run.log.clear();
    for (const Part &part : m_parts) {
        m_run.log += u"===== %1 / %2 =====\n"_s.arg(part.offsets.number + 1).arg(m_parts.size()).toUtf8();
        m_run.log += part.log.right(share);
        if (!part.log.isEmpty() && !part.log.endsWith('\n'))
            m_run.log += '\n';
        m_run.logIsCut = m_run.logIsCut || part.logIsCut || part.log.size() > share;
    }
}

void RunFollower::publish(bool isNews)
{
    m_hasUnreported = true;
    if (!isNews && !m_nextReport.hasExpired())
        return;
    QElapsedTimer cost;
    cost.start();
    putLogTogether();
    if (m_hasRecordNews)
        m_run.record = std::make_shared<const RunRecord>(m_reader.record());
    m_report(m_run);
    m_hasRecordNews = false;
    m_hasUnreported = false;
    // Large records cost something to copy: a tenth of the time at most.
    m_nextReport = QDeadlineTimer(std::max<qint64>(ReportInterval.count(), 10 * cost.elapsed()));
}

} // namespace mxw::validation

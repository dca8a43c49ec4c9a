// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/SlurmState.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::validation {

namespace {

using Phase = SlurmTask::Phase;

Phase phaseOf(const QString &state)
{
    static const QStringList waiting{u"PENDING"_s,      u"REQUEUED"_s,      u"REQUEUE_HOLD"_s, u"REQUEUE_FED"_s,
                                     u"SPECIAL_EXIT"_s, u"RESV_DEL_HOLD"_s, u"CONFIGURING"_s};
    static const QStringList running{u"RUNNING"_s,   u"SUSPENDED"_s, u"COMPLETING"_s, u"STAGE_OUT"_s,
                                     u"SIGNALING"_s, u"STOPPED"_s,   u"RESIZING"_s};
    if (waiting.contains(state))
        return Phase::Waiting;
    return running.contains(state) ? Phase::Running : Phase::Over;
}

/// "12", "12_3" and "12_[4-6,8%2]" of job 12.
std::vector<int> tasksOf(const QString &id, const QString &job)
{
    if (id == job)
        return {-1};
    if (!id.startsWith(job + u'_'))
        return {};
    QString list = id.sliced(job.size() + 1);
    list.remove(u'[').remove(u']');
    list = list.section(u'%', 0, 0);
    std::vector<int> tasks;
    for (const QString &range : list.split(u',')) {
        bool isNumber = false;
        const int first = range.section(u'-', 0, 0).toInt(&isNumber);
        const int last = range.contains(u'-') ? range.section(u'-', 1).toInt() : first;
        for (int task = first; isNumber && task <= std::min(last, first + 10'000); ++task)
            tasks.push_back(task);
    }
    return tasks;
}

void readTable(SlurmAnswer &answer, const QByteArray &text, const QString &job)
{
    for (const QString &line : QString::fromUtf8(text).split(u'\n')) {
        const QStringList fields = line.split(u'|');
        if (fields.size() < 2)
            continue;
        // "CANCELLED by 1000"
        const QString state = fields[1].section(u' ', 0, 0);
        for (const int task : tasksOf(fields[0].trimmed(), job))
            answer.tasks.insert(task, {phaseOf(state), state, fields.value(2)});
    }
}

void readScontrol(SlurmAnswer &answer, const QByteArray &text, const QString &job)
{
    static const QRegularExpression word(u"\\b(JobId|ArrayJobId|ArrayTaskId|JobState|Reason)=(\\S*)"_s);
    for (const QString &line : QString::fromUtf8(text).split(u'\n')) {
        QHash<QString, QString> fields;
        for (auto it = word.globalMatch(line); it.hasNext();) {
            const QRegularExpressionMatch match = it.next();
            fields.insert(match.captured(1), match.captured(2));
        }
        const QString state = fields.value(u"JobState"_s);
        const QString array = fields.value(u"ArrayTaskId"_s);
        const QString id = array.isEmpty() ? fields.value(u"JobId"_s) : fields.value(u"ArrayJobId"_s) + u'_' + array;
        for (const int task : state.isEmpty() ? std::vector<int>() : tasksOf(id, job))
            answer.tasks.insert(task, {phaseOf(state), state, fields.value(u"Reason"_s)});
    }
}

} // namespace

SlurmTask SlurmAnswer::task(int number) const
{
    return tasks.value(number);
}

SlurmAnswer readSlurm(const QHash<QString, QByteArray> &said, const QString &job)
{
    SlurmAnswer answer;
    const QString number = job.section(u';', 0, 0);
    const QByteArray squeue = said.value(u"squeue"_s);
    readTable(answer, squeue, number);
    readTable(answer, said.value(u"sacct"_s), number);
    if (answer.tasks.isEmpty())
        readScontrol(answer, said.value(u"scontrol"_s), number);
    if (!answer.tasks.isEmpty())
        return answer;
    const QString words = QString::fromUtf8(squeue).trimmed();
    // Whatever else squeue complains of, it did not say that the job is over.
    if (!words.isEmpty() && !words.contains("Invalid job id"_L1)) {
        answer.isReachable = false;
        answer.words = words.left(1'000);
    }
    return answer;
}

} // namespace mxw::validation

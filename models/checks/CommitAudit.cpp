// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CommitAudit.h"

#include "models/checks/CarriedHunks.h"
#include "models/checks/CommitTies.h"
#include "models/checks/CommonEnds.h"
#include "models/core/Parallel.h"

#include <QCborArray>
#include <QCborMap>
#include <QCborValue>
#include <QCryptographicHash>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <map>
#include <mutex>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;

namespace {

/// Bump when the same input may give other records.
constexpr int RecordVersion = 2;

/// A text with its lines by definition.
struct FileText
{
    bool known = false; ///< the repository holds it
    QByteArray bytes;
    std::optional<CodeUnits> units; ///< nothing when there is no such file
};

using TextPointer = std::shared_ptr<const FileText>;

/// `like`: another revision of the file, which may be null.
TextPointer textOf(const git::Content &content, const TextPointer &like = nullptr)
{
    auto text = std::make_shared<FileText>();
    text->known = content.state == git::Content::State::Present;
    text->bytes = content.bytes;
    if (text->known && like && like->units)
        text->units.emplace(text->bytes, *like->units);
    else if (text->known)
        text->units.emplace(text->bytes);
    return text;
}

/// Two revisions of a file are mostly the same: only the lines between the first and the last that differ are compared.
std::vector<git::LineRange> changedLines(const QByteArray &before, const QByteArray &after)
{
    const CommonEnds same = commonEnds(before, after);
    const qsizetype begin = same.prefix == 0 ? 0 : QByteArrayView(before).first(same.prefix).lastIndexOf('\n') + 1;
    const qsizetype most = std::min(before.size(), after.size()) - begin;
    qsizetype tail = same.suffix;
    while (tail < most && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    // What follows a line end is a line of its own in both.
    const qsizetype lineEnd = QByteArrayView(before).last(tail).indexOf('\n');
    const qsizetype end = lineEnd < 0 ? 0 : tail - 1 - lineEnd; // of bytes in whole lines that both end with
    const int lines = int(QByteArrayView(before).first(begin).count('\n'));
    std::vector<git::LineRange> changes = git::lineDiff(before.sliced(begin, before.size() - begin - end),
                                                        after.sliced(begin, after.size() - begin - end));
    for (git::LineRange &change : changes) {
        change.oldStart += lines;
        change.newStart += lines;
    }
    return changes;
}

/// Texts of one repository that several histories ask for, each read once.
class KeptTexts
{
public:
    template <typename Read> TextPointer get(const git::ObjectId &id, const Read &read)
    {
        Kept *kept = nullptr;
        {
            const std::scoped_lock lock(m_mutex);
            kept = &m_kept[id];
        }
        // Only those who want the same one wait.
        std::call_once(kept->once, [&] { kept->text = textOf(read()); });
        return kept->text;
    }

private:
    struct Kept
    {
        std::once_flag once;
        TextPointer text;
    };
    std::mutex m_mutex;
    std::map<git::ObjectId, Kept> m_kept;
};

/// Where a commit's file is in the records.
struct Place
{
    size_t commit = 0;
    size_t file = 0;
};

class Auditor
{
public:
    Auditor(const CommitQuestion &question, const CommitTies &ties, git::CommitRange range)
        : m_question(question), m_ties(ties), m_range(std::move(range))
    {
        for (const TiedFile &tied : ties.files) {
            for (const TiedCode &code : tied.code) {
                if (const git::FileEntry *entry = question.workspace.code.target->tree().find(code.targetFile))
                    m_targetFiles.insert(entry->blob);
            }
        }
    }

    std::vector<CommitRecord> run(const std::stop_token &stop)
    {
        std::map<QString, std::vector<Place>> histories; // one text of each is the next one's, too
        for (size_t i = 0; i < m_range.commits.size(); ++i) {
            m_records.push_back(recordOf(m_range.commits[i]));
            for (size_t j = 0; j < m_range.commits[i].files.size(); ++j)
                histories[m_range.commits[i].files[j].asked.value(0)].push_back({i, j});
        }
        std::vector<const std::vector<Place> *> tasks;
        for (const auto &[name, places] : histories)
            tasks.push_back(&places);
        // The long ones first, so that no core waits for the last.
        std::ranges::stable_sort(tasks, std::greater(), &std::vector<Place>::size);
        forEachIndex(tasks.size(), [&](size_t i) { judgeHistory(*tasks[i], stop); });
        return std::move(m_records);
    }

private:
    CommitRecord recordOf(const git::RangeCommit &commit) const
    {
        CommitRecord record;
        record.commit = commit.id.hex();
        record.summary = commit.summary;
        record.author = commit.author;
        record.time = commit.time.toString(Qt::ISODate);
        record.merge = commit.merge;
        record.otherFiles = commit.others;
        for (const git::FileChange &change : commit.files)
            record.files.push_back(fileOf(change));
        return record;
    }

    CommitFile fileOf(const git::FileChange &change) const
    {
        CommitFile file;
        file.path = change.path;
        file.oldPath = change.oldPath;
        file.before = change.before.isNull() ? QString() : change.before.hex();
        file.after = change.after.isNull() ? QString() : change.after.hex();
        for (const QString &asked : change.asked) {
            const TiedFile tied = m_ties.files.value(asked);
            for (const Tie tie : tied.ties) {
                if (std::ranges::find(file.ties, tie) == file.ties.end())
                    file.ties.push_back(tie);
            }
            file.localFiles += tied.localFiles;
            file.entries += tied.entries;
        }
        std::ranges::sort(file.ties);
        for (QStringList *list : {&file.localFiles, &file.entries}) {
            list->removeDuplicates();
            list->sort();
        }
        return file;
    }

    void judgeHistory(const std::vector<Place> &places, const std::stop_token &stop)
    {
        std::pair<git::ObjectId, TextPointer> last;
        for (const Place &place : places) {
            if (stop.stop_requested())
                return;
            const git::FileChange &change = m_range.commits[place.commit].files[place.file];
            const TextPointer after = change.after == last.first ? last.second : blob(change.after, last.second);
            const TextPointer before = blob(change.before, after);
            judge(change, before, after, m_records[place.commit].files[place.file]);
            last = {change.before, before};
        }
    }

    /// Null for a file that is not there. `like`: a revision near it, which may be null.
    TextPointer blob(const git::ObjectId &id, const TextPointer &like)
    {
        const auto read = [&] { return m_question.upstream.readBlob(id); };
        // The newest revision of a file is the target's mostly.
        return id.isNull() ? nullptr : m_targetFiles.contains(id) ? m_ofUpstream.get(id, read) : textOf(read(), like);
    }

    /// Null when the tree has no such file.
    static TextPointer fileIn(const source::CodeTree &code, const QString &path, KeptTexts &kept)
    {
        const git::FileEntry *entry = path.isEmpty() ? nullptr : code.tree().find(path);
        return entry ? kept.get(entry->blob, [&] { return code.tree().read(*entry); }) : nullptr;
    }

    void judge(const git::FileChange &change, const TextPointer &before, const TextPointer &after, CommitFile &file)
    {
        bool known = (!before || before->known) && (!after || after->known);
        if (!known) {
            file.carried = Carried::Unknown;
            return;
        }
        const FileRevisions revisions{before ? &*before->units : nullptr, after ? &*after->units : nullptr};
        const std::vector<git::LineRange> changes =
            changedLines(before ? before->bytes : QByteArray(), after ? after->bytes : QByteArray());
        const QStringList units = changedUnits(revisions, changes);
        std::vector<TextPointer> texts; // keeps them for as long as they are looked at
        std::vector<LocalCode> copies;
        for (const QString &asked : change.asked) {
            for (const TiedCode &tied : m_ties.files.value(asked).code) {
                if (std::ranges::none_of(units, [&](const QString &unit) { return covers(tied.scope, unit); }))
                    continue;
                texts.push_back(fileIn(*m_question.workspace.code.plugin, tied.localFile, m_ofPlugin));
                const TextPointer local = texts.back();
                texts.push_back(fileIn(*m_question.workspace.code.target, tied.targetFile, m_ofUpstream));
                const TextPointer target = texts.back();
                known = known && (!local || local->known) && (!target || target->known);
                if (known && local) {
                    copies.push_back({tied.scope, tied.localScope, tied.inherits, &*local->units,
                                      target ? &*target->units : nullptr});
                }
            }
        }
        const CarriedHunks result = judgeHunks(revisions, changes, copies);
        file.added = result.added;
        file.removed = result.removed;
        file.definitions = units;
        file.definitions.removeAll(QString());
        file.hunks = known ? result.hunks : 0;
        file.carriedHunks = known ? result.carried : 0;
        file.carried = known ? result.state : Carried::Unknown;
    }

    const CommitQuestion &m_question;
    const CommitTies &m_ties;
    const git::CommitRange m_range;
    std::vector<CommitRecord> m_records;
    QSet<git::ObjectId> m_targetFiles; ///< that copies are compared with
    KeptTexts m_ofPlugin;
    KeptTexts m_ofUpstream;
};

/// Everything that the records depend on.
QString cacheKey(const CommitQuestion &question, const CommitTies &ties)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    const auto put = [&](const QString &text) {
        hash.addData(text.toUtf8());
        hash.addData(QByteArrayView("\0", 1));
    };
    const auto putFile = [&](const QString &path) {
        const git::FileEntry *entry = question.workspace.code.plugin->tree().find(path);
        put(entry ? entry->blob.hex() : QString());
    };
    put(ties.atBase.join(u'\n'));
    put(ties.atTarget.join(u'\n'));
    put(question.workspace.profile.upstreamPackages.join(u'\n'));
    QStringList files = ties.files.keys();
    files.sort();
    for (const QString &file : files) {
        const TiedFile &tied = *ties.files.constFind(file);
        put(file + u'\n' + tied.localFiles.join(u'\n') + u'\n' + tied.entries.join(u'\n'));
        for (const Tie tie : tied.ties)
            put(toString(tie));
        for (const TiedCode &code : tied.code) {
            put(code.scope + u'\n' + code.localFile + u'\n' + code.localScope + u'\n' + code.targetFile +
                (code.inherits ? u"+"_s : QString()));
            putFile(code.localFile);
        }
    }
    return u"commits-%1 %2 %3 %4"_s.arg(RecordVersion)
        .arg(question.base.hex(), question.target.hex(), QString::fromLatin1(hash.result().toHex()));
}

std::optional<std::vector<CommitRecord>> fromBytes(const QByteArray &bytes)
{
    std::vector<CommitRecord> records;
    for (const QCborValue &value : QCborValue::fromCbor(bytes).toArray()) {
        auto record = CommitRecord::fromJson(value.toMap().toJsonObject());
        if (!record)
            return std::nullopt;
        records.push_back(*std::move(record));
    }
    return records;
}

QByteArray toBytes(const std::vector<CommitRecord> &records)
{
    QCborArray array;
    for (const CommitRecord &record : records)
        array.append(QCborMap::fromJsonObject(record.toJson()));
    return QCborValue(array).toCbor();
}

} // namespace

CommitAudit auditCommits(const CommitQuestion &question, std::stop_token stop)
{
    const CommitTies ties = findTies(question.workspace, question.counterparts, question.imported);
    const source::OutlineCache *cache = question.workspace.code.target->cache();
    const QString key = cacheKey(question, ties);
    if (const auto stored = cache ? cache->loadValue(key) : std::nullopt) {
        if (auto records = fromBytes(*stored))
            return {*std::move(records), true};
    }
    git::RangeQuestion range{ties.atBase, ties.atTarget, {}};
    for (const QString &package : question.workspace.profile.upstreamPackages)
        range.folders.append(package + u'/');
    git::CommitRange commits = question.upstream.commits(question.base, question.target, range, stop);
    CommitAudit audit;
    audit.complete = commits.complete;
    audit.commits = Auditor(question, ties, std::move(commits)).run(stop);
    const auto isUnknown = [](const CommitRecord &record) { return record.carried() == Carried::Unknown; };
    audit.complete = audit.complete && !stop.stop_requested();
    // What the repository lacks today it may hold tomorrow.
    if (cache && audit.complete && std::ranges::none_of(audit.commits, isUnknown))
        cache->storeValue(key, toBytes(audit.commits));
    return audit;
}

} // namespace mxw::checks

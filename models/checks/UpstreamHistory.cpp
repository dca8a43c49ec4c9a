// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/UpstreamHistory.h"

#include <QDataStream>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

/// Bump when the same history may give other answers.
constexpr int AnswerVersion = 1;
constexpr qsizetype MaximumContents = 64 * 1024 * 1024;

using Known = QHash<QString, std::vector<UpstreamCommit>>;

QString keyOf(const HistoryQuestion &question)
{
    return QString::number(int(question.kind)) + u'\n' + question.files.join(u'\t') + u'\n' +
           question.names.join(u'\t') + u'\n' + question.word;
}

Known fromBytes(const QByteArray &bytes)
{
    QDataStream stream(bytes);
    stream.setVersion(QDataStream::Qt_6_0);
    Known known;
    qint32 size = 0;
    stream >> size;
    for (qint32 i = 0; i < size && stream.status() == QDataStream::Ok; ++i) {
        QString key;
        QStringList flat;
        stream >> key >> flat;
        std::vector<UpstreamCommit> commits;
        for (qsizetype j = 0; j + 1 < flat.size(); j += 2)
            commits.push_back({flat[j], flat[j + 1]});
        known.insert(key, std::move(commits));
    }
    return stream.status() == QDataStream::Ok ? known : Known();
}

QByteArray toBytes(const Known &known)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QDataStream::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_0);
    stream << qint32(known.size());
    for (auto it = known.cbegin(); it != known.cend(); ++it) {
        QStringList flat;
        for (const UpstreamCommit &commit : *it)
            flat << commit.id << commit.summary;
        stream << it.key() << flat;
    }
    return bytes;
}

UpstreamCommit commitOf(const git::PathChange &change)
{
    return {change.commit.hex(), change.summary};
}

/// The return statements of a function, with its annotation.
QByteArray resultsOf(const DefinitionText &text)
{
    const qsizetype arrow = text.header.indexOf(")->");
    QByteArray results = arrow < 0 ? QByteArray() : text.header.sliced(arrow);
    for (const QByteArray &line : text.code.split('\n')) {
        const QByteArray statement = line.trimmed();
        const qsizetype sameLine = statement.indexOf(":return"); // of a body that stands beside its header
        if (statement.startsWith("return") || statement.startsWith("yield"))
            results += statement + '\n';
        else if (sameLine >= 0)
            results += statement.sliced(sameLine) + '\n';
    }
    return results;
}

/// Kinds that ask for one commit only.
bool wantsOne(HistoryQuestion::Kind kind)
{
    using enum HistoryQuestion::Kind;
    return kind == Gone || kind == Added || kind == KindChanged;
}

} // namespace

UpstreamHistory::UpstreamHistory(const git::Repository &repository, git::ObjectId base, git::ObjectId target,
                                 const OutlineCache &cache)
    : m_repository(repository), m_base(base), m_target(target), m_cache(cache), m_contents(MaximumContents)
{
}

std::vector<std::vector<UpstreamCommit>> UpstreamHistory::answer(const std::vector<HistoryQuestion> &questions,
                                                                 std::stop_token stop)
{
    const QString cacheKey = u"history-%1 %2 %3"_s.arg(AnswerVersion).arg(m_base.hex(), m_target.hex());
    const std::optional<QByteArray> stored = m_cache.loadValue(cacheKey);
    Known known = stored ? fromBytes(*stored) : Known();
    QStringList files;
    for (const HistoryQuestion &question : questions) {
        if (!known.contains(keyOf(question)))
            files += question.files;
    }
    if (!files.isEmpty()) {
        files.removeDuplicates();
        m_history = m_repository.history(m_base, m_target, files, stop);
        for (const HistoryQuestion &question : questions) {
            const QString key = keyOf(question);
            if (!stop.stop_requested() && !known.contains(key))
                known.insert(key, search(question));
        }
        // What the repository lacks today it may hold tomorrow.
        if (m_history.complete && m_allRead && !stop.stop_requested())
            m_cache.storeValue(cacheKey, toBytes(known));
    }
    std::vector<Commits> answers;
    for (const HistoryQuestion &question : questions)
        answers.push_back(known.value(keyOf(question)));
    return answers;
}

UpstreamHistory::Commits UpstreamHistory::search(const HistoryQuestion &question)
{
    if (question.names.isEmpty() && question.word.isEmpty()) {
        for (const git::PathChange &change : changesOf(question.files)) {
            if (question.kind == HistoryQuestion::Kind::Gone && change.after.isNull())
                return {commitOf(change)};
        }
        return {};
    }
    // A thing that moved leaves its old file; only the code of the two together has one history.
    std::vector<std::vector<git::PathChange>> histories;
    if (wantsOne(question.kind)) {
        for (const QString &file : question.files)
            histories.push_back(changesOf({file}));
    } else {
        histories.push_back(changesOf(question.files));
    }
    for (const QString &name : question.names) {
        for (const std::vector<git::PathChange> &changes : histories) {
            if (Commits found = searchName(question, changes, name); !found.empty())
                return found;
        }
    }
    if (question.kind != HistoryQuestion::Kind::Gone || question.word.isEmpty())
        return {};
    for (const std::vector<git::PathChange> &changes : histories) {
        if (Commits found = searchWord(changes, question.word); !found.empty())
            return found;
    }
    return {};
}

/// The changes of all files as those of one: a commit that brings a later file of the list under an earlier name is one
/// change.
std::vector<git::PathChange> UpstreamHistory::changesOf(const QStringList &files) const
{
    std::vector<git::PathChange> result;
    for (const QString &file : files) {
        for (const git::PathChange &change : m_history.changes.value(file)) {
            const auto same = std::ranges::find(result, change.commit, &git::PathChange::commit);
            if (same == result.end())
                result.push_back(change);
            else if (same->before.isNull())
                same->before = change.before;
        }
    }
    return result;
}

bool UpstreamHistory::matches(HistoryQuestion::Kind kind, const Text &before, const Text &after)
{
    switch (kind) {
    case HistoryQuestion::Kind::Gone:
        return before && !after;
    case HistoryQuestion::Kind::Added:
        return !before && after;
    case HistoryQuestion::Kind::KindChanged:
        return before && (!after || before->kind != after->kind);
    case HistoryQuestion::Kind::Header:
        return before && after && before->header != after->header;
    case HistoryQuestion::Kind::Results:
        return before && after && resultsOf(*before) != resultsOf(*after);
    case HistoryQuestion::Kind::Code:
        return before && after && before->code != after->code;
    }
    return false;
}

UpstreamHistory::Commits UpstreamHistory::searchName(const HistoryQuestion &question,
                                                     const std::vector<git::PathChange> &changes, const QString &name)
{
    Commits found;
    for (const git::PathChange &change : changes) {
        if (!isReadable(change.before) || !isReadable(change.after))
            continue;
        // By value: the second look-up may move the first.
        const Text before = text(change.before, name);
        const Text after = text(change.after, name);
        if (!matches(question.kind, before, after))
            continue;
        found.push_back(commitOf(change));
        if (wantsOne(question.kind))
            break;
    }
    return found;
}

UpstreamHistory::Commits UpstreamHistory::searchWord(const std::vector<git::PathChange> &changes, const QString &word)
{
    const QByteArray bytes = word.toUtf8();
    for (const git::PathChange &change : changes) {
        const QByteArray *before = content(change.before);
        if (!before || !mentionsWord(*before, bytes))
            continue;
        const QByteArray *after = content(change.after);
        if (change.after.isNull() || (after && !mentionsWord(*after, bytes)))
            return {commitOf(change)};
    }
    return {};
}

const QByteArray *UpstreamHistory::content(const git::ObjectId &blob)
{
    if (blob.isNull())
        return nullptr;
    if (const QByteArray *known = m_contents.object(blob))
        return known;
    git::Content content = m_repository.readBlob(blob);
    if (content.state != git::Content::State::Present) {
        m_allRead = false;
        return nullptr;
    }
    const qsizetype cost = content.bytes.size() + 1;
    auto *const kept = new QByteArray(std::move(content.bytes));
    return m_contents.insert(blob, kept, cost) ? kept : nullptr;
}

/// An object that the repository lacks says nothing; a file that is not there does.
bool UpstreamHistory::isReadable(const git::ObjectId &blob)
{
    return blob.isNull() || content(blob);
}

const UpstreamHistory::Text &UpstreamHistory::text(const git::ObjectId &blob, const QString &name)
{
    const std::pair key(blob, name);
    const auto known = m_texts.constFind(key);
    if (known != m_texts.cend())
        return *known;
    const QByteArray *bytes = content(blob);
    return *m_texts.insert(key, bytes ? definitionText(*bytes, name) : std::nullopt);
}

} // namespace mxw::checks

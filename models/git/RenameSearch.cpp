// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/RenameSearch.h"

#include "models/git/Tree.h"
#include "models/git/TreeComparison.h"

#include <algorithm>

namespace mxw::git {

namespace {

constexpr double LeastSimilarity = 0.5;

QString nameOf(const QString &path)
{
    return path.sliced(path.lastIndexOf(u'/') + 1);
}

QString suffixOf(const QString &path)
{
    const QString name = nameOf(path);
    const qsizetype dot = name.lastIndexOf(u'.');
    return dot < 0 ? QString() : name.sliced(dot);
}

} // namespace

std::optional<TreeChange> RenameSearch::source(const QString &path, const ObjectId &blob, const ObjectId &parentTree,
                                               const ObjectId &tree)
{
    // An empty file is like every other empty file.
    const std::optional<qint64> size = sizeOf(blob);
    if (!size)
        m_complete = false;
    if (!size || *size == 0 || *size > Tree::MaximumFileSize)
        return std::nullopt;
    const auto changes = treeChanges(m_repository, parentTree, tree);
    if (!changes) {
        m_complete = false;
        return std::nullopt;
    }
    std::vector<TreeChange> removed;
    std::ranges::copy_if(*changes, std::back_inserter(removed),
                         [](const TreeChange &change) { return change.after.isNull(); });
    if (auto found = best(removed, path, blob))
        return found;
    const auto all = treeChanges(m_repository, parentTree, ObjectId());
    if (!all) {
        m_complete = false;
        return std::nullopt;
    }
    std::vector<TreeChange> others;
    const QString suffix = suffixOf(path);
    std::ranges::copy_if(*all, std::back_inserter(others),
                         [&](const TreeChange &change) { return suffixOf(change.path) == suffix; });
    return best(others, path, blob);
}

std::optional<TreeChange> RenameSearch::best(const std::vector<TreeChange> &candidates, const QString &path,
                                             const ObjectId &blob)
{
    const std::optional<QByteArray> text = content(blob);
    if (!text)
        return std::nullopt;
    const Spans spans = spansOf(*text);
    const QString name = nameOf(path);
    const TreeChange *found = nullptr;
    std::pair<double, bool> score{LeastSimilarity, false};
    for (const TreeChange &candidate : candidates) {
        const double similar = candidate.before == blob ? 1.0 : similarity(candidate.before, spans, text->size());
        const std::pair own{similar, nameOf(candidate.path) == name};
        if (similar >= LeastSimilarity && (!found || own > score)) {
            found = &candidate;
            score = own;
        }
    }
    return found ? std::optional(*found) : std::nullopt;
}

double RenameSearch::similarity(const ObjectId &of, const Spans &spans, qint64 size)
{
    // Sizes are cheaper than contents, and most files differ in theirs by too much.
    const std::optional<qint64> other = sizeOf(of);
    if (!other) {
        m_complete = false;
        return 0;
    }
    const qint64 larger = std::max(*other, size);
    const qint64 smaller = std::min(*other, size);
    if (double(smaller) < LeastSimilarity * double(larger) || larger > Tree::MaximumFileSize)
        return 0;
    const std::optional<QByteArray> text = content(of);
    if (!text) {
        m_complete = false;
        return 0;
    }
    qint64 common = 0;
    const Spans theirs = spansOf(*text);
    for (auto it = theirs.cbegin(); it != theirs.cend(); ++it)
        common += std::min(*it, spans.value(it.key()));
    return double(common) / double(larger);
}

/// Bytes by line; a long line counts in parts.
RenameSearch::Spans RenameSearch::spansOf(const QByteArray &content)
{
    constexpr qsizetype Longest = 64;
    Spans spans;
    for (qsizetype at = 0; at < content.size();) {
        const qsizetype newline = content.indexOf('\n', at);
        const qsizetype end = std::min(newline < 0 ? content.size() : newline + 1, at + Longest);
        QByteArrayView span(content.constData() + at, end - at);
        qint64 size = span.size();
        size_t hash = 0;
        if (span.endsWith("\r\n")) {
            hash = qHashBits(span.data(), size_t(size - 2), 1);
            --size;
        } else {
            hash = span.endsWith('\n') ? qHashBits(span.data(), size_t(size - 1), 1)
                                       : qHashBits(span.data(), size_t(size), 2);
        }
        spans[hash] += size;
        at = end;
    }
    return spans;
}

std::optional<qint64> RenameSearch::sizeOf(const ObjectId &blob)
{
    if (const auto known = m_sizes.constFind(blob); known != m_sizes.cend())
        return *known;
    git_odb *raw = nullptr;
    if (git_repository_odb(&raw, m_repository) < 0)
        return std::nullopt;
    const OdbHandle odb(raw);
    const git_oid oid = toOid(blob);
    size_t size = 0;
    git_object_t type = GIT_OBJECT_INVALID;
    if (git_odb_read_header(&size, &type, raw, &oid) < 0)
        return std::nullopt;
    return *m_sizes.insert(blob, qint64(size));
}

std::optional<QByteArray> RenameSearch::content(const ObjectId &blob)
{
    git_odb *raw = nullptr;
    if (git_repository_odb(&raw, m_repository) < 0)
        return std::nullopt;
    const OdbHandle odb(raw);
    const git_oid oid = toOid(blob);
    git_odb_object *object = nullptr;
    if (git_odb_read(&object, raw, &oid) < 0)
        return std::nullopt;
    const OdbObjectHandle handle(object);
    return QByteArray(static_cast<const char *>(git_odb_object_data(object)), qsizetype(git_odb_object_size(object)));
}

} // namespace mxw::git

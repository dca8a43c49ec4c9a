// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/DefinitionScanner.h"

#include "models/core/Parallel.h"

#include <QSet>

#include <algorithm>
#include <atomic>
#include <cstring>

namespace mxw::source {

namespace {

bool isNameStart(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (c & 0x80);
}

bool isNamePart(char c)
{
    return isNameStart(c) || (c >= '0' && c <= '9');
}

QByteArrayView nameAt(QByteArrayView line)
{
    qsizetype size = 0;
    while (size < line.size() && isNamePart(line[size]))
        ++size;
    return size > 0 && isNameStart(line[0]) ? line.first(size) : QByteArrayView();
}

QByteArrayView withoutBlanks(QByteArrayView text)
{
    while (!text.isEmpty() && (text.front() == ' ' || text.front() == '\t'))
        text = text.sliced(1);
    return text;
}

/// The name that a line at column 0 binds; empty when it binds none.
QByteArrayView boundName(QByteArrayView line)
{
    QByteArrayView word = nameAt(line);
    if (word.isEmpty())
        return {};
    QByteArrayView rest = withoutBlanks(line.sliced(word.size()));
    if (word == "async") {
        word = nameAt(rest);
        rest = withoutBlanks(rest.sliced(word.size()));
    }
    if (word == "def" || word == "class")
        return nameAt(rest);
    const bool assigned = rest.startsWith('=') && !rest.startsWith("==");
    static constexpr QByteArrayView Keywords[] = {"else", "try", "finally", "lambda"};
    const bool annotated = rest.startsWith(':') && std::ranges::find(Keywords, word) == std::end(Keywords);
    return assigned || annotated ? word : QByteArrayView();
}

void addNumber(quint32 value, QByteArray &to)
{
    while (value >= 0x80) {
        to.append(char(quint8(value) | 0x80));
        value >>= 7;
    }
    to.append(char(value));
}

std::optional<quint32> takeNumber(QByteArrayView &from)
{
    quint32 value = 0;
    for (int shift = 0; shift < 28 && !from.isEmpty(); shift += 7) {
        const quint8 byte = quint8(from.front());
        from = from.sliced(1);
        value |= quint32(byte & 0x7f) << shift;
        if (!(byte & 0x80))
            return value;
    }
    return std::nullopt;
}

} // namespace

std::vector<QByteArray> DefinitionScanner::names(const QByteArray &content)
{
    QSet<QByteArrayView> seen;
    std::vector<QByteArray> result;
    const char *at = content.constData();
    const char *const end = at + content.size();
    if (content.startsWith("\xef\xbb\xbf"))
        at += 3;
    while (at < end) {
        const char *const newline = static_cast<const char *>(std::memchr(at, '\n', size_t(end - at)));
        const char *const lineEnd = newline ? newline : end;
        if (isNameStart(*at)) {
            const QByteArrayView name = boundName(QByteArrayView(at, lineEnd));
            if (!name.isEmpty() && !seen.contains(name)) {
                seen.insert(name);
                result.push_back(name.toByteArray());
            }
        }
        at = lineEnd + 1;
    }
    return result;
}

DefinitionScanner::Scan DefinitionScanner::scan(const git::Tree &tree, const std::vector<int> &files)
{
    std::vector<std::vector<QByteArray>> found(files.size());
    std::atomic<bool> complete = true;
    forEachIndex(files.size(), [&](size_t i) {
        const git::Content content = tree.read(tree.files()[size_t(files[i])]);
        if (content.state == git::Content::State::Present)
            found[i] = names(content.bytes);
        else
            complete = false;
    });
    Index index;
    index.reserve(qsizetype(files.size()) * 8);
    for (size_t i = 0; i < files.size(); ++i) {
        for (const QByteArray &name : found[i])
            index[QString::fromUtf8(name)].append(files[i]);
    }
    return {std::move(index), complete};
}

QByteArray DefinitionScanner::toBytes(const Index &index)
{
    QByteArray bytes;
    addNumber(quint32(index.size()), bytes);
    for (auto it = index.cbegin(); it != index.cend(); ++it) {
        const QByteArray name = it.key().toUtf8();
        addNumber(quint32(name.size()), bytes);
        bytes.append(name);
        addNumber(quint32(it->size()), bytes);
        for (const int file : *it)
            addNumber(quint32(file), bytes);
    }
    return bytes;
}

std::optional<DefinitionScanner::Index> DefinitionScanner::fromBytes(const QByteArray &bytes, int fileCount)
{
    QByteArrayView rest(bytes);
    const std::optional<quint32> count = takeNumber(rest);
    if (!count || *count > quint32(rest.size()))
        return std::nullopt;
    Index index;
    index.reserve(qsizetype(*count));
    for (quint32 i = 0; i < *count; ++i) {
        const std::optional<quint32> size = takeNumber(rest);
        if (!size || *size > quint32(rest.size()))
            return std::nullopt;
        QList<int> &files = index[QString::fromUtf8(rest.first(*size))];
        rest = rest.sliced(*size);
        const std::optional<quint32> fileTotal = takeNumber(rest);
        if (!fileTotal || *fileTotal > quint32(rest.size()))
            return std::nullopt;
        files.reserve(qsizetype(*fileTotal));
        for (quint32 j = 0; j < *fileTotal; ++j) {
            const std::optional<quint32> file = takeNumber(rest);
            if (!file || *file >= quint32(fileCount))
                return std::nullopt;
            files.append(int(*file));
        }
    }
    return rest.isEmpty() ? std::optional(std::move(index)) : std::nullopt;
}

} // namespace mxw::source

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/WordIndex.h"

#include <algorithm>
#include <cstring>

namespace mxw::source {

// Numbers are 32 bits as the machine writes them: a cache is never carried elsewhere.
//   number of files, number of words
//   blob ids of the files, 20 bytes each
//   where each entry begins, counted from the first; one more for where the last ends
//   entries, sorted by word: the word, a zero, then the files as differences in bytes of seven bits

namespace {

constexpr qsizetype Number = sizeof(quint32);
constexpr qsizetype Head = 2 * Number;

} // namespace

WordIndex::WordIndex(QByteArray bytes) : m_bytes(std::move(bytes))
{
    const bool hasHead = m_bytes.size() >= Head + Number;
    const quint32 files = hasHead ? number(0) : 0;
    const quint32 words = hasHead ? number(Number) : 0;
    const quint64 entries = quint64(Head) + quint64(files) * git::ObjectId::Size + (quint64(words) + 1) * Number;
    if (entries > quint64(m_bytes.size())) {
        m_bytes.clear();
        return;
    }
    m_files = files;
    m_words = words;
}

quint32 WordIndex::number(qsizetype at) const
{
    quint32 value = 0;
    memcpy(&value, m_bytes.constData() + at, sizeof value);
    return value;
}

git::ObjectId WordIndex::blob(quint32 file) const
{
    const char *const at = m_bytes.constData() + Head + qsizetype(file) * git::ObjectId::Size;
    return git::ObjectId::fromRaw(reinterpret_cast<const unsigned char *>(at));
}

QByteArrayView WordIndex::entry(quint32 index) const
{
    const qsizetype table = Head + qsizetype(m_files) * git::ObjectId::Size;
    const QByteArrayView entries = QByteArrayView(m_bytes).sliced(table + (qsizetype(m_words) + 1) * Number);
    const qsizetype begin = number(table + qsizetype(index) * Number);
    const qsizetype end = number(table + qsizetype(index + 1) * Number);
    return begin <= end && end <= entries.size() ? entries.sliced(begin, end - begin) : QByteArrayView();
}

QByteArrayView WordIndex::wordOf(QByteArrayView entry)
{
    const qsizetype zero = entry.indexOf('\0');
    return zero < 0 ? QByteArrayView() : entry.first(zero);
}

bool WordIndex::filesOf(QByteArrayView entry, std::vector<quint32> &files) const
{
    const qsizetype zero = entry.indexOf('\0');
    if (zero < 0)
        return false;
    quint64 file = 0;
    quint64 step = 0;
    int shift = 0;
    for (const char c : entry.sliced(zero + 1)) {
        step |= quint64(quint8(c) & 0x7f) << shift;
        shift += 7;
        if (quint8(c) & 0x80) {
            if (shift > 28)
                return false;
            continue;
        }
        file += step;
        if (file >= m_files)
            return false;
        files.push_back(quint32(file));
        step = 0;
        shift = 0;
    }
    return shift == 0;
}

bool WordIndex::isFor(const Files &files) const
{
    if (m_bytes.isEmpty() || files.size() != m_files)
        return false;
    for (size_t i = 0; i < files.size(); ++i) {
        if (files[i]->blob != blob(quint32(i)))
            return false;
    }
    return true;
}

std::vector<int> WordIndex::filesWith(QByteArrayView word) const
{
    quint32 low = 0;
    quint32 high = m_words;
    while (low < high) {
        const quint32 middle = low + (high - low) / 2;
        if (wordOf(entry(middle)) < word)
            low = middle + 1;
        else
            high = middle;
    }
    std::vector<quint32> found;
    if (word.isEmpty() || low >= m_words || wordOf(entry(low)) != word || !filesOf(entry(low), found))
        return {};
    return {found.begin(), found.end()};
}

} // namespace mxw::source

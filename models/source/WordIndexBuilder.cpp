// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/WordIndexBuilder.h"

#include <QHash>

#include <algorithm>
#include <atomic>
#include <thread>

namespace mxw::source {

namespace {

void appendNumber(QByteArray &bytes, quint32 value)
{
    bytes.append(reinterpret_cast<const char *>(&value), sizeof value);
}

void appendFiles(QByteArray &bytes, const std::vector<quint32> &files)
{
    quint32 previous = 0;
    for (const quint32 file : files) {
        quint32 step = file - previous;
        previous = file;
        while (step >= 0x80) {
            bytes.append(char(quint8(step) | 0x80));
            step >>= 7;
        }
        bytes.append(char(step));
    }
}

} // namespace

WordIndex::Scan WordIndex::scan(const git::Tree &tree, const Files &files, const WordIndex &known)
{
    return WordIndexBuilder(tree, files, known).build();
}

WordIndexBuilder::WordIndexBuilder(const git::Tree &tree, const WordIndex::Files &files, const WordIndex &known)
    : m_tree(tree), m_files(files), m_known(known)
{
}

WordIndex::Scan WordIndexBuilder::build()
{
    findKnown();
    read();
    return {WordIndex(merge()), m_complete};
}

void WordIndexBuilder::findKnown()
{
    QHash<git::ObjectId, quint32> known;
    for (quint32 i = 0; i < m_known.m_files; ++i)
        known.insert(m_known.blob(i), i);
    m_sameAs.resize(m_known.m_files);
    for (quint32 i = 0; i < m_files.size(); ++i) {
        const auto same = known.constFind(m_files[i]->blob);
        if (same == known.cend())
            m_unknown.push_back(i);
        else
            m_sameAs[*same].push_back(i);
    }
}

void WordIndexBuilder::read()
{
    std::atomic<size_t> next = 0;
    std::atomic<bool> complete = true;
    const auto work = [&](WordCollector &collector) {
        for (size_t i = next++; i < m_unknown.size(); i = next++) {
            const git::Content content = m_tree.read(*m_files[m_unknown[i]]);
            if (content.state == git::Content::State::Present)
                collector.add(content.bytes, m_unknown[i]);
            else
                complete = false;
        }
        collector.sort();
    };
    {
        const std::jthread second([&] { work(m_collectors[1]); });
        work(m_collectors[0]);
    }
    m_complete = complete;
}

std::vector<quint32> WordIndexBuilder::filesOfKnown(quint32 index) const
{
    std::vector<quint32> before;
    std::vector<quint32> files;
    if (!m_known.filesOf(m_known.entry(index), before))
        return files;
    for (const quint32 file : before)
        files.insert(files.end(), m_sameAs[file].begin(), m_sameAs[file].end());
    return files;
}

/// Three sorted lists of words become one.
QByteArray WordIndexBuilder::merge()
{
    QByteArray entries;
    std::vector<quint32> begins;
    std::vector<quint32> files;
    size_t at[2] = {0, 0};
    quint32 known = 0;
    for (;;) {
        std::optional<QByteArrayView> word;
        const auto consider = [&word](QByteArrayView candidate) {
            if (!word || candidate < *word)
                word = candidate;
        };
        for (int i = 0; i < 2; ++i) {
            if (at[i] < m_collectors[i].size())
                consider(m_collectors[i].word(at[i]));
        }
        if (known < m_known.m_words)
            consider(WordIndex::wordOf(m_known.entry(known)));
        if (!word)
            break;
        files.clear();
        for (int i = 0; i < 2; ++i) {
            if (at[i] < m_collectors[i].size() && m_collectors[i].word(at[i]) == *word)
                m_collectors[i].filesOf(at[i]++, files);
        }
        if (known < m_known.m_words && WordIndex::wordOf(m_known.entry(known)) == *word) {
            const std::vector<quint32> same = filesOfKnown(known++);
            files.insert(files.end(), same.begin(), same.end());
        }
        if (files.empty())
            continue;
        std::ranges::sort(files);
        begins.push_back(quint32(entries.size()));
        entries.append(*word).append('\0');
        appendFiles(entries, files);
    }
    QByteArray bytes;
    appendNumber(bytes, quint32(m_files.size()));
    appendNumber(bytes, quint32(begins.size()));
    for (const git::FileEntry *file : m_files)
        bytes.append(reinterpret_cast<const char *>(file->blob.raw().data()), git::ObjectId::Size);
    begins.push_back(quint32(entries.size()));
    bytes.append(reinterpret_cast<const char *>(begins.data()), qsizetype(begins.size() * sizeof(quint32)));
    return bytes + entries;
}

} // namespace mxw::source

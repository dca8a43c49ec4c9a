// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/WordIndex.h"

#include <optional>
#include <vector>

namespace mxw::source {

/// The words of some files, collected file by file.
class WordCollector
{
public:
    WordCollector();

    void add(QByteArrayView content, quint32 file);
    /// Ends collecting.
    void sort();

    size_t size() const { return m_order.size(); }
    QByteArrayView word(size_t rank) const { return text(m_words[m_order[rank]]); }
    /// Ascending when files were added in that order.
    void filesOf(size_t rank, std::vector<quint32> &files) const;

private:
    struct Word
    {
        quint32 begin = 0;
        quint32 size = 0;
        quint32 hash = 0;
        quint32 lastFile = 0;
        quint32 files = 0; ///< how many
    };
    QByteArrayView text(const Word &word) const { return QByteArrayView(m_texts).sliced(word.begin, word.size); }
    void note(QByteArrayView word, quint32 hash, quint32 file);
    void grow();

    QByteArray m_texts;
    std::vector<Word> m_words;
    std::vector<quint32> m_slots; ///< by hash; a position in m_words and one more, 0 when empty
    struct Mention
    {
        quint32 word;
        quint32 file;
    };
    std::vector<Mention> m_mentions;
    std::vector<quint32> m_order;  ///< words by their text
    std::vector<quint32> m_begins; ///< by word, in m_files
    std::vector<quint32> m_files;
};

/// Makes the index of a tree out of what its files hold and what is known of them already.
class WordIndexBuilder
{
public:
    WordIndexBuilder(const git::Tree &tree, const WordIndex::Files &files, const WordIndex &known);

    WordIndex::Scan build();

private:
    void findKnown();
    void read();
    QByteArray merge();
    std::vector<quint32> filesOfKnown(quint32 index) const;

    const git::Tree &m_tree;
    const WordIndex::Files &m_files;
    const WordIndex &m_known;
    std::vector<std::vector<quint32>> m_sameAs; ///< files with the blob, by file of m_known
    std::vector<quint32> m_unknown;
    WordCollector m_collectors[2];
    bool m_complete = true;
};

} // namespace mxw::source

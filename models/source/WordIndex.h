// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/git/Tree.h"

#include <QByteArray>
#include <QByteArrayView>

#include <vector>

namespace mxw::source {

/// Which files hold which identifiers, strings and comments included. The bytes that are stored are also what is asked:
/// nothing is unpacked.
class WordIndex
{
public:
    using Files = std::vector<const git::FileEntry *>;

    /// Answers nothing.
    WordIndex() = default;
    /// Of bytes() kept earlier. Damaged bytes give an index that isFor() no files.
    explicit WordIndex(QByteArray bytes);

    struct Scan;
    /// Reads files of a tree with two threads; what `known` says of the same blobs is taken from there.
    static Scan scan(const git::Tree &tree, const Files &files, const WordIndex &known);

    bool isFor(const Files &files) const;
    /// Positions in the files that the index was made of, ascending.
    std::vector<int> filesWith(QByteArrayView word) const;
    const QByteArray &bytes() const { return m_bytes; }

    /// Longer ones are not indexed.
    static constexpr qsizetype MaximumWord = 100;

private:
    friend class WordIndexBuilder;

    quint32 number(qsizetype at) const;
    git::ObjectId blob(quint32 file) const;
    /// The bytes of an entry: the word, a zero, and its files.
    QByteArrayView entry(quint32 index) const;
    static QByteArrayView wordOf(QByteArrayView entry);
    /// Appends the files of an entry; false when it is damaged.
    bool filesOf(QByteArrayView entry, std::vector<quint32> &files) const;

    QByteArray m_bytes;
    quint32 m_files = 0;
    quint32 m_words = 0;
};

struct WordIndex::Scan
{
    WordIndex index;
    bool complete = true; ///< false when some file could not be read
};

} // namespace mxw::source

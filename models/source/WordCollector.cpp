// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/WordIndexBuilder.h"

#include <QtEndian>

#include <algorithm>
#include <array>

namespace mxw::source {

namespace {

enum class Class : quint8 { None, Digit, Start };

constexpr std::array<Class, 256> Classes = [] {
    std::array<Class, 256> classes{};
    for (int c = 0; c < 256; ++c) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c >= 0x80;
        classes[size_t(c)] = letter ? Class::Start : c >= '0' && c <= '9' ? Class::Digit : Class::None;
    }
    return classes;
}();

/// The first bytes as a number that sorts like them.
quint64 prefixOf(QByteArrayView text)
{
    char bytes[8] = {};
    std::ranges::copy(text.first(std::min<qsizetype>(text.size(), 8)), bytes);
    return qFromBigEndian<quint64>(bytes);
}

} // namespace

WordCollector::WordCollector() : m_slots(1 << 16) {}

void WordCollector::add(QByteArrayView content, quint32 file)
{
    const auto *at = reinterpret_cast<const quint8 *>(content.data());
    const auto *const end = at + content.size();
    while (at != end) {
        const Class first = Classes[*at];
        if (first == Class::None) {
            ++at;
            continue;
        }
        const auto *const begin = at;
        quint32 hash = 2166136261u;
        for (; at != end && Classes[*at] != Class::None; ++at)
            hash = (hash ^ *at) * 16777619u;
        // 0xff and 1e5 are numbers as a whole.
        if (first == Class::Start && at - begin <= WordIndex::MaximumWord)
            note(QByteArrayView(begin, at), hash, file);
    }
}

void WordCollector::note(QByteArrayView word, quint32 hash, quint32 file)
{
    const size_t mask = m_slots.size() - 1;
    size_t slot = (hash ^ (hash >> 15)) & mask;
    for (; m_slots[slot]; slot = (slot + 1) & mask) {
        Word &known = m_words[m_slots[slot] - 1];
        if (known.hash != hash || text(known) != word)
            continue;
        if (known.lastFile != file) {
            known.lastFile = file;
            ++known.files;
            m_mentions.push_back({m_slots[slot] - 1, file});
        }
        return;
    }
    const quint32 index = quint32(m_words.size());
    m_words.push_back({quint32(m_texts.size()), quint32(word.size()), hash, file, 1});
    m_texts.append(word);
    m_mentions.push_back({index, file});
    m_slots[slot] = index + 1;
    if (m_words.size() * 2 > m_slots.size())
        grow();
}

void WordCollector::grow()
{
    std::vector<quint32> larger(m_slots.size() * 2);
    const size_t mask = larger.size() - 1;
    for (quint32 i = 0; i < m_words.size(); ++i) {
        const quint32 hash = m_words[i].hash;
        size_t slot = (hash ^ (hash >> 15)) & mask;
        while (larger[slot])
            slot = (slot + 1) & mask;
        larger[slot] = i + 1;
    }
    m_slots = std::move(larger);
}

void WordCollector::sort()
{
    std::vector<std::pair<quint64, quint32>> keys;
    keys.reserve(m_words.size());
    for (quint32 i = 0; i < m_words.size(); ++i)
        keys.emplace_back(prefixOf(text(m_words[i])), i);
    std::ranges::sort(keys, [this](const auto &a, const auto &b) {
        return a.first != b.first ? a.first < b.first : text(m_words[a.second]) < text(m_words[b.second]);
    });
    m_order.reserve(keys.size());
    for (const auto &[prefix, index] : keys)
        m_order.push_back(index);
    m_begins.resize(m_words.size() + 1);
    for (size_t i = 0; i < m_words.size(); ++i)
        m_begins[i + 1] = m_begins[i] + m_words[i].files;
    m_files.resize(m_mentions.size());
    std::vector<quint32> next(m_begins);
    for (const Mention &mention : m_mentions)
        m_files[next[mention.word]++] = mention.file;
    m_mentions = {};
}

void WordCollector::filesOf(size_t rank, std::vector<quint32> &files) const
{
    const quint32 word = m_order[rank];
    files.insert(files.end(), m_files.begin() + m_begins[word], m_files.begin() + m_begins[word + 1]);
}

} // namespace mxw::source

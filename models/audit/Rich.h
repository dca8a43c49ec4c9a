// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace mxw::audit {

/// What a colour would say; a writer may show it, the words say it, too.
enum class Tone { None, Good, Warn, Bad, Muted };

/// A piece of a line, of one look.
struct Span
{
    enum class Kind {
        Words, ///< of this program, translated; nobody else can put anything into it
        Text,  ///< of a repository or a reviewer: never markup, whatever it says
        Code,  ///< the same, as code
    };
    Kind kind = Kind::Words;
    QString text = {};
    bool strong = false;
    Tone tone = Tone::None;
    QString anchor = {}; ///< of the place that it leads to; empty for none

    bool operator==(const Span &) const = default;
};

/// A line of the record, without the markup of any format. A line break is '\n'.
class Rich
{
public:
    Rich() = default;

    static Rich words(const QString &ours);
    static Rich text(const QString &others);
    static Rich code(const QString &others); ///< of an empty text a dash
    static Rich number(qint64 value);
    /// The words with %1, %2, … replaced. What is put in is never looked at for a further "%1".
    static Rich filled(const QString &pattern, const std::vector<Rich> &values);
    static Rich joined(const std::vector<Rich> &parts, const QString &separator);

    Rich strong() const;
    Rich toned(Tone tone) const;
    Rich leadingTo(const QString &anchor) const;

    Rich &operator+=(const Rich &other);
    friend Rich operator+(Rich first, const Rich &second) { return first += second; }

    bool isEmpty() const { return m_spans.empty(); }
    const std::vector<Span> &spans() const { return m_spans; }
    QString plain() const; ///< without any look
    bool operator==(const Rich &) const = default;

private:
    explicit Rich(Span span);

    std::vector<Span> m_spans;
};

} // namespace mxw::audit

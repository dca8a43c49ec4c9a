// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/ShellWords.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::validation {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::ShellWords)
};

class Splitter
{
public:
    explicit Splitter(const QString &text) : m_text(text) {}

    /// False when a quote is open at the end.
    bool split()
    {
        while (m_at < m_text.size()) {
            const QChar c = next();
            if (c == u'\'') {
                if (!takeSingleQuoted())
                    return false;
            } else if (c == u'"') {
                if (!takeDoubleQuoted())
                    return false;
            } else if (c == u'\\') {
                if (m_at == m_text.size())
                    return false;
                take(next());
            } else if (c.isSpace()) {
                endWord();
            } else {
                take(c);
            }
        }
        endWord();
        return true;
    }

    QStringList words;

private:
    QChar next() { return m_text[m_at++]; }

    void take(QChar c)
    {
        m_word += c;
        m_isWord = true;
    }

    void endWord()
    {
        if (m_isWord)
            words.append(m_word);
        m_word.clear();
        m_isWord = false;
    }

    bool takeSingleQuoted()
    {
        const qsizetype end = m_text.indexOf(u'\'', m_at);
        if (end < 0)
            return false;
        m_word += QStringView(m_text).sliced(m_at, end - m_at);
        m_isWord = true;
        m_at = end + 1;
        return true;
    }

    bool takeDoubleQuoted()
    {
        m_isWord = true;
        while (m_at < m_text.size()) {
            QChar c = next();
            if (c == u'"')
                return true;
            if (c == u'\\' && m_at < m_text.size() && QStringView(u"\"\\$`").contains(m_text[m_at]))
                c = next();
            m_word += c;
        }
        return false;
    }

    const QString &m_text;
    qsizetype m_at = 0;
    QString m_word;
    bool m_isWord = false;
};

} // namespace

QByteArray shellQuoted(const QByteArray &text)
{
    QByteArray quoted = text;
    quoted.replace('\'', "'\\''");
    return "'" + quoted + "'";
}

QByteArray shellQuoted(const QString &text)
{
    return shellQuoted(text.toUtf8());
}

QByteArray shellPath(const QString &path)
{
    if (path == u"~")
        return "\"$HOME\"";
    if (path.startsWith("~/"_L1))
        return "\"$HOME\"/" + shellQuoted(path.sliced(2));
    return shellQuoted(path);
}

Result<QStringList> splitWords(const QString &text)
{
    Splitter splitter(text);
    if (!splitter.split())
        return fail(Error::Kind::Invalid, Text::tr("The command ends inside a quotation: %1").arg(text),
                    Text::tr("Close the quotation mark, or write a backslash before it."));
    return splitter.words;
}

bool hasControlCharacter(const QString &text)
{
    return std::ranges::any_of(text, [](QChar c) { return c.category() == QChar::Other_Control; });
}

} // namespace mxw::validation

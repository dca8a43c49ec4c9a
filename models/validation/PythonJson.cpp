// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/PythonJson.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace mxw::validation {

using namespace Qt::StringLiterals;

namespace {

/// Goes through the text once: copies it with the words replaced, and notes names at the second depth.
class Scanner
{
public:
    Scanner(const QByteArray &text, const QString &orderOf) : m_text(text), m_orderOf(orderOf)
    {
        m_copy.reserve(text.size());
    }

    QByteArray run()
    {
        while (m_at < m_text.size()) {
            const char c = m_text.at(m_at);
            if (c == '"') {
                readString();
                continue;
            }
            if ((c == 'N' || c == 'I' || c == '-') && replaceWord())
                continue;
            if (c == '{' || c == '[')
                ++m_depth;
            else if (c == '}' || c == ']')
                --m_depth;
            m_copy += c;
            ++m_at;
        }
        return m_copy;
    }

    QStringList names() const { return m_names; }

private:
    void readString()
    {
        qsizetype end = m_at + 1;
        while (end < m_text.size() && m_text.at(end) != '"')
            end += m_text.at(end) == '\\' ? 2 : 1;
        end = std::min(end + 1, m_text.size());
        const QByteArrayView string = QByteArrayView(m_text).sliced(m_at, end - m_at);
        m_copy += string;
        m_at = end;
        if (m_depth == 1 && isName())
            m_isInside = plain(string) == m_orderOf;
        else if (m_depth == 2 && m_isInside && isName())
            m_names.append(plain(string));
    }

    bool isName() const
    {
        qsizetype next = m_at;
        while (next < m_text.size() && QByteArrayView(" \t\r\n").contains(m_text.at(next)))
            ++next;
        return next < m_text.size() && m_text.at(next) == ':';
    }

    static QString plain(QByteArrayView string)
    {
        if (!string.contains('\\'))
            return QString::fromUtf8(string.sliced(1, std::max<qsizetype>(0, string.size() - 2)));
        return QJsonDocument::fromJson('[' + string.toByteArray() + ']').array().at(0).toString();
    }

    bool replaceWord()
    {
        static constexpr std::pair<QByteArrayView, QByteArrayView> Words[] = {
            {"NaN", "\"nan\""}, {"-Infinity", "\"-inf\""}, {"Infinity", "\"inf\""}};
        for (const auto &[word, replacement] : Words) {
            if (QByteArrayView(m_text).sliced(m_at).startsWith(word)) {
                m_copy += replacement;
                m_at += word.size();
                return true;
            }
        }
        return false;
    }

    const QByteArray &m_text;
    const QString m_orderOf;
    QByteArray m_copy;
    QStringList m_names;
    qsizetype m_at = 0;
    int m_depth = 0;
    bool m_isInside = false;
};

} // namespace

PythonJson readPythonJson(const QByteArray &text, const QString &orderOf)
{
    Scanner scanner(text, orderOf);
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(scanner.run(), &error);
    PythonJson json{document.object(), scanner.names(), {}};
    json.names.removeDuplicates();
    if (!document.isObject())
        json.error = error.error == QJsonParseError::NoError ? u"not an object"_s : error.errorString();
    return json;
}

} // namespace mxw::validation

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/Expression.h"

#include "models/source/CompactReader.h"
#include "models/source/CompactWriter.h"
#include "models/source/PythonText.h"

using namespace Qt::StringLiterals;

namespace mxw::source {

namespace {

constexpr qsizetype MaximumText = 400;

/// Appends the source form of an expression until the text is long enough.
class Printer
{
public:
    QString print(const Expression &expression)
    {
        append(expression);
        return elided(m_text, MaximumText);
    }

private:
    bool full() const { return m_text.size() > MaximumText; }

    /// What stands before a dot, a bracket or an argument list.
    void appendPrimary(const Expression &expression)
    {
        using Kind = Expression::Kind;
        const bool bracket = expression.kind == Kind::Lambda || expression.kind == Kind::Conditional ||
                             expression.kind == Kind::Other || expression.kind == Kind::Number;
        m_text += bracket ? u"("_s : QString();
        append(expression);
        m_text += bracket ? u")"_s : QString();
    }

    void appendList(const std::vector<Expression> &items, size_t from = 0)
    {
        for (size_t i = from; i < items.size() && !full(); ++i) {
            if (i > from)
                m_text += ", "_L1;
            append(items[i]);
        }
    }

    void appendMapping(const Expression &mapping)
    {
        m_text += u'{';
        for (size_t i = 0; i + 1 < mapping.items.size() && !full(); i += 2) {
            if (i > 0)
                m_text += ", "_L1;
            if (mapping.items[i].isNone()) {
                m_text += "**"_L1;
            } else {
                append(mapping.items[i]);
                m_text += ": "_L1;
            }
            append(mapping.items[i + 1]);
        }
        m_text += u'}';
    }

    void appendCall(const Expression &call)
    {
        appendPrimary(call.callee());
        m_text += u'(';
        const qsizetype positional = call.positionalCount();
        for (qsizetype i = 0; i + 1 < qsizetype(call.items.size()) && !full(); ++i) {
            if (i > 0)
                m_text += ", "_L1;
            if (i >= positional) {
                const QString &name = call.names.at(i - positional);
                m_text += name.isEmpty() ? u"**"_s : QString(name + u'=');
            }
            append(call.items[size_t(i) + 1]);
        }
        m_text += u')';
    }

    void appendConditional(const Expression &conditional)
    {
        append(conditional.items[1]);
        m_text += " if "_L1;
        append(conditional.items[0]);
        m_text += " else "_L1;
        append(conditional.items[2]);
    }

    void append(const Expression &expression)
    {
        using Kind = Expression::Kind;
        const size_t size = expression.items.size();
        if (full())
            return;
        if (expression.kind == Kind::Attribute && size == 1) {
            appendPrimary(expression.items[0]);
            m_text += u'.' + expression.text;
        } else if (expression.kind == Kind::Call && size > 0) {
            appendCall(expression);
        } else if (expression.kind == Kind::Subscript && size == 2) {
            appendPrimary(expression.items[0]);
            m_text += u'[';
            appendIndex(expression.items[1]);
            m_text += u']';
        } else if (expression.kind == Kind::Starred && size == 1) {
            m_text += u'*';
            append(expression.items[0]);
        } else if (expression.kind == Kind::Sequence) {
            appendSequence(expression);
        } else if (expression.kind == Kind::Mapping) {
            appendMapping(expression);
        } else if (expression.kind == Kind::Lambda) {
            m_text +=
                "lambda"_L1 + (expression.names.isEmpty() ? u""_s : u" "_s) + expression.names.join(", "_L1) + u": …"_s;
        } else if (expression.kind == Kind::Conditional && size == 3) {
            appendConditional(expression);
        } else if (expression.kind == Kind::String) {
            m_text += pythonQuoted(expression.text);
        } else {
            m_text += expression.text;
        }
    }

    /// `x[a, b]` needs no brackets of its own.
    void appendIndex(const Expression &index)
    {
        if (index.kind == Expression::Kind::Sequence && index.text == "("_L1 && !index.items.empty()) {
            appendList(index.items);
            m_text += index.items.size() == 1 ? u","_s : QString();
        } else {
            append(index);
        }
    }

    void appendSequence(const Expression &sequence)
    {
        const QChar open = sequence.text.isEmpty() ? u'[' : sequence.text.front();
        m_text += open;
        appendList(sequence.items);
        if (open == u'(' && sequence.items.size() == 1)
            m_text += u',';
        m_text += open == u'(' ? u')' : open == u'{' ? u'}' : u']';
    }

    QString m_text;
};

} // namespace

QString Expression::dotted() const
{
    if (kind == Kind::Name)
        return text;
    QStringList parts;
    const Expression *at = this;
    while (at->kind == Kind::Attribute && at->items.size() == 1) {
        parts.prepend(at->text);
        at = &at->items.front();
    }
    if (at->kind != Kind::Name)
        return {};
    parts.prepend(at->text);
    return parts.join(u'.');
}

QString Expression::toString() const
{
    return Printer().print(*this);
}

const Expression *Expression::positional(qsizetype index) const
{
    if (kind != Kind::Call || index < 0 || index >= positionalCount())
        return nullptr;
    return &items[size_t(index) + 1];
}

const Expression *Expression::keyword(QStringView name) const
{
    if (kind != Kind::Call)
        return nullptr;
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (names.at(i) == name)
            return &items[size_t(positionalCount() + i) + 1];
    }
    return nullptr;
}

QDataStream &operator<<(QDataStream &stream, const Expression &expression)
{
    CompactWriter writer;
    writer.write(expression);
    return stream << writer.finish();
}

QDataStream &operator>>(QDataStream &stream, Expression &expression)
{
    expression = {};
    QByteArray bytes;
    stream >> bytes;
    if (stream.status() != QDataStream::Ok)
        return stream;
    CompactReader reader(bytes);
    reader.read(expression);
    if (!reader.ok() || !reader.atEnd()) {
        expression = {};
        stream.setStatus(QDataStream::ReadCorruptData);
    }
    return stream;
}

} // namespace mxw::source

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/LogicalLines.h"
#include "models/source/OperatorSchemas.h"

#include <QRegularExpression>

#include <optional>

namespace mxw::source {

using namespace Qt::StringLiterals;

namespace {

/// A string literal without prefix at the start of a text; nothing for anything else.
std::optional<QString> literalAt(QByteArrayView text)
{
    if (text.isEmpty() || (text.front() != '"' && text.front() != '\''))
        return std::nullopt;
    const qsizetype end = text.indexOf(text.front(), 1);
    return end < 0 ? std::nullopt : std::optional(QString::fromUtf8(text.sliced(1, end - 1)));
}

/// Arguments of the call whose bracket opens at `open` in a logical line.
QList<QByteArray> argumentsAt(const QByteArray &text, qsizetype open)
{
    QList<QByteArray> result;
    int depth = 0;
    char quote = 0;
    qsizetype from = open + 1;
    for (qsizetype at = open; at < text.size(); ++at) {
        const char c = text[at];
        if (quote) {
            if (c == '\\')
                ++at;
            else if (c == quote)
                quote = 0;
        } else if (c == '"' || c == '\'') {
            quote = c;
        } else if (c == '(' || c == '[' || c == '{') {
            ++depth;
        } else if (c == ')' || c == ']' || c == '}') {
            if (--depth == 0) {
                result.append(text.sliced(from, at - from));
                break;
            }
        } else if (c == ',' && depth == 1) {
            result.append(text.sliced(from, at - from));
            from = at + 1;
        }
    }
    return result;
}

/// The value of a keyword argument; empty when it is not given.
QByteArray keyword(const QList<QByteArray> &arguments, const QString &name)
{
    const QByteArray prefix = name.toUtf8() + '=';
    for (const QByteArray &argument : arguments) {
        if (argument.startsWith(prefix) && !argument.sliced(prefix.size()).startsWith('='))
            return argument.sliced(prefix.size());
    }
    return {};
}

/// Offsets of the opening brackets of calls of `name` in a logical line; definitions of it are none.
QList<qsizetype> callsOf(const QByteArray &text, const QByteArray &name)
{
    QList<qsizetype> result;
    for (qsizetype at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
        const qsizetype open = at + name.size();
        const bool whole = at == 0 || !isNamePart(text[at - 1]);
        if (whole && open < text.size() && text[open] == '(' && !text.first(at).endsWith("def "))
            result.append(open);
    }
    return result;
}

QByteArray lastName(const QByteArray &dotted)
{
    return dotted.sliced(dotted.lastIndexOf('.') + 1);
}

class PythonReader
{
public:
    PythonReader(const QByteArray &source, QString file, const OperatorConventions &conventions,
                 const OperatorLibraries &libraries)
        : m_source(source), m_file(std::move(file)), m_conventions(conventions), m_libraries(libraries)
    {
    }

    FoundOperators read()
    {
        LogicalLines lines(m_source);
        LogicalLine line;
        while (lines.next(line)) {
            m_line = line.line;
            for (const OperatorConventions::Registrar &registrar : m_conventions.registrars)
                readRegistrar(line.text, registrar);
            for (const char *name : {"custom_op", "triton_op", "library.define"}) {
                for (const qsizetype open : callsOf(line.text, name))
                    readQualified(argumentsAt(line.text, open));
            }
            readDefine(line.text);
        }
        return std::move(m_found);
    }

private:
    void open(const QString &library)
    {
        if (!library.isEmpty() && !m_found.openLibraries.contains(library))
            m_found.openLibraries.append(library);
    }

    void add(const QString &library, const QString &schema)
    {
        Operator op;
        op.library = library;
        op.schema = schema;
        op.file = m_file;
        op.line = m_line;
        const QString full = schema.section(u'(', 0, 0).trimmed();
        op.name = full.section(u'.', 0, 0);
        op.overload = full.section(u'.', 1);
        m_found.operators.push_back(std::move(op));
    }

    void addQualified(const QString &text) { add(text.section(u"::"_s, 0, 0), text.section(u"::"_s, 1)); }

    void readRegistrar(const QByteArray &text, const OperatorConventions::Registrar &registrar)
    {
        const QByteArray name = registrar.function.toUtf8();
        // register = partial(registrar, library=lib): what follows in this file goes there.
        for (const qsizetype opening : callsOf(text, "partial")) {
            const QList<QByteArray> arguments = argumentsAt(text, opening);
            const QByteArray library = keyword(arguments, registrar.library);
            if (!library.isEmpty() && lastName(arguments.value(0)) == name)
                m_partial = m_libraries.value(lastName(library));
        }
        for (const qsizetype opening : callsOf(text, name)) {
            const QList<QByteArray> arguments = argumentsAt(text, opening);
            const QByteArray given = keyword(arguments, registrar.library);
            const QString library = !given.isEmpty()       ? m_libraries.value(lastName(given))
                                    : !m_partial.isEmpty() ? m_partial
                                                           : registrar.fallback;
            QByteArray argument = keyword(arguments, registrar.argument);
            if (argument.isEmpty())
                argument = arguments.value(0);
            if (const auto literal = literalAt(argument))
                literal->contains("::"_L1) ? addQualified(*literal) : add(library, *literal);
            else if (!argument.isEmpty())
                addUnknown(library, !given.isEmpty() || !m_partial.isEmpty());
        }
    }

    /// A name that is made at run time. In a library of its own anything may be meant; in the common one, the strings
    /// of the same file.
    void addUnknown(const QString &library, bool own)
    {
        if (own) {
            open(library);
            return;
        }
        static const QRegularExpression words(uR"(["']([A-Za-z_]\w*)["'])"_s);
        for (auto it = words.globalMatch(QString::fromUtf8(m_source)); it.hasNext();)
            add(library, it.next().captured(1));
    }

    void readQualified(const QList<QByteArray> &arguments)
    {
        QByteArray name = keyword(arguments, u"name"_s);
        if (name.isEmpty())
            name = keyword(arguments, u"qualname"_s);
        if (name.isEmpty())
            name = arguments.value(0);
        if (const auto literal = literalAt(name); literal && literal->contains("::"_L1))
            addQualified(*literal);
    }

    void readDefine(const QByteArray &text)
    {
        static const QByteArray word = ".define(";
        for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
            qsizetype from = at;
            while (from > 0 && isNamePart(text[from - 1]))
                --from;
            const QString library = m_libraries.value(text.sliced(from, at - from));
            const QByteArray schema = argumentsAt(text, at + word.size() - 1).value(0);
            if (library.isEmpty() || schema.isEmpty())
                continue;
            const auto literal = literalAt(schema);
            if (literal && !literal->isEmpty())
                add(library, *literal);
            else
                open(library);
        }
    }

    const QByteArray &m_source;
    const QString m_file;
    const OperatorConventions &m_conventions;
    const OperatorLibraries &m_libraries;
    QString m_partial; ///< library of a registrar that the file made its own
    int m_line = 0;
    FoundOperators m_found;
};

} // namespace

void addOperatorLibraries(const QByteArray &source, OperatorLibraries &to)
{
    if (!source.contains("Library("))
        return;
    LogicalLines lines(source);
    LogicalLine line;
    while (lines.next(line)) {
        for (const qsizetype open : callsOf(line.text, "Library")) {
            const QList<QByteArray> arguments = argumentsAt(line.text, open);
            const qsizetype equals = line.text.indexOf('=');
            const auto library = literalAt(arguments.value(0));
            // lib = Library("name", "FRAGMENT"); "IMPL" ones define nothing.
            if (library && equals > 0 && equals < open && !arguments.value(1).contains("IMPL"))
                to.insert(lastName(line.text.first(equals).split(':').first()), *library);
        }
    }
}

FoundOperators operatorsOfPython(const QByteArray &source, const QString &file, const OperatorConventions &conventions,
                                 const OperatorLibraries &libraries)
{
    return PythonReader(source, file, conventions, libraries).read();
}

} // namespace mxw::source

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/PythonSources.h"

#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace mxw::tests {

namespace {

/// A folder that the installed Python names.
QString pythonPath(const QString &which)
{
    const QString python = QStandardPaths::findExecutable(u"python3"_s);
    if (python.isEmpty())
        return {};
    QProcess process;
    process.start(python, {u"-I"_s, u"-c"_s, u"import sysconfig; print(sysconfig.get_paths()['%1'])"_s.arg(which)});
    if (!process.waitForFinished(30'000) || process.exitCode() != 0)
        return {};
    return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
}

QStringList pythonFilesBelow(const QString &folder)
{
    QStringList files;
    if (folder.isEmpty())
        return files;
    QDirIterator it(folder, {u"*.py"_s}, QDir::Files | QDir::NoSymLinks, QDirIterator::Subdirectories);
    while (it.hasNext())
        files.append(it.next());
    files.sort();
    return files;
}

/// Writes a program line by line.
class Generator
{
public:
    explicit Generator(QRandomGenerator &random) : m_random(random) {}

    QByteArray program()
    {
        body(u"module"_s, 0, false);
        return m_text;
    }

private:
    void line(int level, const QString &text)
    {
        m_text += QByteArray(level, ' ') + text.toUtf8() + '\n';
        ++m_lines;
    }
    bool chance(int percent) { return int(m_random.bounded(100)) < percent; }

    QString read(const QString &scope)
    {
        const QString name = "scope_"_L1 + scope;
        switch (m_random.bounded(9)) {
        case 0:
            return u"[%1 for i in %1 if %1]"_s.arg(name);
        case 1:
            return u"(lambda a=%1: %1)"_s.arg(name);
        case 2:
            return u"call(%1, key=%1.attribute)"_s.arg(name);
        case 3:
            return u"(%1 if %1 else %1) and %1"_s.arg(name);
        case 4:
            return u"f'{%1:{%1}}'"_s.arg(name);
        case 5:
            return u"{**%1, %1: (walrus := %1)}"_s.arg(name);
        default:
            return name;
        }
    }

    void body(const QString &scope, int level, bool function)
    {
        const int statements = 1 + int(m_random.bounded(level < 6 ? 4 : 2));
        for (int i = 0; i < statements; ++i)
            statement(scope, level, function);
        if (function && chance(30))
            line(level, "return "_L1 + read(scope));
    }

    void definition(const QString &scope, int level)
    {
        if (chance(40))
            line(level, u'@' + QString("decorate("_L1 + read(scope) + u')'));
        const QString number = QString::number(m_definitions++);
        const bool isClass = chance(35);
        if (isClass)
            line(level, u"class D%1(%2, metaclass=%3):"_s.arg(number, read(scope), read(scope)));
        else
            line(level, u"%1def d%2(a: scope_%3, *b, c=%4) -> scope_%3:"_s.arg(chance(20) ? u"async "_s : QString(),
                                                                               number, scope, read(scope)));
        body(number, level + 1, !isClass);
    }

    void block(const QString &head, const QString &scope, int level, bool function)
    {
        line(level, head);
        body(scope, level + 1, function);
    }

    void statement(const QString &scope, int level, bool function)
    {
        const uint kind = m_random.bounded(level < 8 && m_lines < 200 ? 10u : 2u);
        switch (kind) {
        case 0:
            return line(level, read(scope));
        case 1:
            return line(level, "value.attribute[0], other = "_L1 + read(scope));
        case 2:
        case 3:
        case 4:
            return definition(scope, level);
        case 5:
            block(u"if "_s + read(scope) + u':', scope, level, function);
            if (chance(50))
                block(u"elif "_s + read(scope) + u':', scope, level, function);
            if (chance(50))
                block(u"else:"_s, scope, level, function);
            return;
        case 6:
            block(u"for i in "_s + read(scope) + u':', scope, level, function);
            if (chance(30))
                block(u"else:"_s, scope, level, function);
            return;
        case 7:
            block(u"try:"_s, scope, level, function);
            block(u"except "_s + read(scope) + u" as error:"_s, scope, level, function);
            if (chance(50))
                block(u"else:"_s, scope, level, function);
            if (chance(50))
                block(u"finally:"_s, scope, level, function);
            return;
        case 8:
            return block(u"with "_s + read(scope) + u" as (p, q):"_s, scope, level, function);
        default:
            line(level, u"match "_s + read(scope) + u':');
            line(level + 1, u"case scope_%1.value | Kind(x=_) if %2:"_s.arg(scope, read(scope)));
            return body(scope, level + 2, function);
        }
    }

    QRandomGenerator &m_random;
    QByteArray m_text;
    int m_definitions = 0;
    int m_lines = 0;
};

} // namespace

QStringList standardLibrary()
{
    QStringList files = pythonFilesBelow(pythonPath(u"stdlib"_s));
    files.removeIf([](const QString &file) { return file.contains("-packages/"_L1); });
    return files;
}

QStringList sitePackages(qsizetype limit)
{
    const QStringList files = pythonFilesBelow(pythonPath(u"purelib"_s));
    if (files.size() <= limit)
        return files;
    QStringList chosen;
    for (qsizetype i = 0; i < limit; ++i)
        chosen.append(files.at(i * files.size() / limit));
    return chosen;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray broken(const QByteArray &source, int form)
{
    switch (form % brokenForms) {
    case 0:
        return source + "\n)\n";
    case 1:
        return "<<<<<<< ours\n" + source + "\n=======\nother = 1\n>>>>>>> theirs\n";
    case 2:
        return source + "\ndef\n";
    case 3:
        return source + "\nx = 'a\n";
    case 4:
        return source + QByteArray("\nx = 1\0\n", 8);
    case 5:
        return source + "\n" + QByteArray(5000, '(');
    default:
        return "# coding: no-such-encoding\n" + source;
    }
}

QByteArray mutated(const QByteArray &source, QRandomGenerator &random)
{
    QByteArray result = source;
    if (result.isEmpty())
        return result;
    if (random.bounded(3) == 0)
        result.truncate(qsizetype(random.bounded(quint32(result.size()))));
    for (uint flips = random.bounded(4u); flips > 0 && !result.isEmpty(); --flips)
        result[qsizetype(random.bounded(quint32(result.size())))] = char(random.bounded(256));
    return result;
}

QByteArray generatedProgram(QRandomGenerator &random)
{
    return Generator(random).program();
}

} // namespace mxw::tests

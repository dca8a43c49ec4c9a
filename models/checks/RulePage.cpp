// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/RulePage.h"

#include "models/checks/EditDistance.h"

#include <QDir>
#include <QFile>
#include <QLocale>

#include <algorithm>
#include <vector>

namespace mxw::checks {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView Folder(":/checks");
constexpr QLatin1StringView Heading("## ");

/// The folder's name of a translation; empty for English and what there is no translation of.
QString translation(const QString &language)
{
    const QDir folder(Folder);
    const QStringList translations = folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    if (translations.contains(language))
        return language;
    const QString first = language.section(u'_', 0, 0);
    const auto same = std::ranges::find_if(translations, [&](const QString &name) {
        return !first.isEmpty() && name.section(u'_', 0, 0) == first && !language.contains(u'_');
    });
    return same == translations.end() ? QString() : *same;
}

std::optional<QString> contentOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return QString::fromUtf8(file.readAll());
}

} // namespace

std::optional<RulePage> RulePage::load(const QString &check, const QString &language)
{
    if (!ids().contains(check)) // never a path of any other kind
        return std::nullopt;
    const QString folder = translation(language);
    std::optional<QString> text;
    if (!folder.isEmpty())
        text = contentOf(Folder + u'/' + folder + u'/' + check + u".md"_s);
    if (!text)
        text = contentOf(Folder + u'/' + check + u".md"_s);
    if (!text)
        return std::nullopt;
    return RulePage(check, std::move(*text));
}

std::optional<RulePage> RulePage::loadTranslated(const QString &check)
{
    return load(check, QLocale().name());
}

QStringList RulePage::ids(const QString &language)
{
    QStringList names = QDir(language.isEmpty() ? QString(Folder) : QString(Folder + u'/' + language))
                            .entryList({u"*.md"_s}, QDir::Files, QDir::Name);
    for (QString &name : names)
        name.chop(3);
    return names;
}

QString RulePage::title() const
{
    return m_markdown.section(u'\n', 0, 0).section(u' ', 2).trimmed();
}

QStringList RulePage::headings() const
{
    QStringList found;
    bool code = false;
    for (const QString &line : m_markdown.split(u'\n')) {
        if (line.startsWith("```"_L1))
            code = !code;
        else if (!code && line.startsWith(Heading))
            found.append(line.mid(Heading.size()));
    }
    return found;
}

QString RulePage::section(qsizetype index) const
{
    const QString heading = headings().value(index);
    if (heading.isEmpty())
        return {};
    const QString line = u'\n' + Heading + heading + u'\n';
    const qsizetype from = m_markdown.indexOf(line) + line.size();
    const qsizetype to = m_markdown.indexOf(u'\n' + Heading, from);
    return m_markdown.mid(from, to < 0 ? -1 : to - from).trimmed();
}

QString RulePage::summary() const
{
    return section(0).section(u"\n\n"_s, 0, 0).remove(u'`').remove(u"**"_s).simplified();
}

std::optional<Severity> RulePage::severity() const
{
    // Chinese pages name the same words as the JSON form does, so that they can be looked up.
    static const QString separators = u":：;；,，.()（） \n"_s;
    const QString line = m_markdown.section(u'\n', 2, 2) + u' ';
    QString word;
    for (const QChar c : line) {
        if (!separators.contains(c)) {
            word.append(c);
            continue;
        }
        if (const auto severity = severityFromString(word))
            return severity;
        word.clear();
    }
    return std::nullopt;
}

QStringList similarRuleIds(const QString &asked)
{
    constexpr qsizetype Most = 5;
    const QString id = asked.trimmed().toUpper();
    QStringList found = RulePage::ids();
    std::ranges::stable_sort(found, {}, [&](const QString &each) {
        // Of the same family first: who mistypes a number knows the letter.
        return editDistance(each, id) * 2 + (each.left(1) == id.left(1) ? 0 : 1);
    });
    return found.first(std::min(found.size(), Most));
}

} // namespace mxw::checks

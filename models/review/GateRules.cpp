// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/GateRules.h"

#include "models/core/JsonReader.h"

#include <QFile>
#include <QJsonDocument>

#include <algorithm>

namespace mxw::review {

using namespace Qt::StringLiterals;

namespace {

constexpr int Schema = 1;

using WordLists = QHash<QString, QRegularExpression>;

/// Matches when one of the words begins somewhere in a text, and "not" does not stand before it.
QRegularExpression patternOf(const QStringList &words)
{
    QStringList patterns;
    for (const QString &word : words) {
        const QString escaped = QRegularExpression::escape(word);
        const bool isLatin = word.front().unicode() < 128;
        patterns << (isLatin ? u"(?<!not )(?<!never )\\b"_s + escaped : escaped);
    }
    QRegularExpression pattern(patterns.join(u'|'), QRegularExpression::CaseInsensitiveOption);
    pattern.optimize(); // asked for every entry after each event
    return pattern;
}

std::optional<WordLists> wordLists(const QJsonObject &object)
{
    WordLists lists;
    JsonReader read(object);
    for (const QString &name : object.keys()) {
        const QStringList words = read.texts(QLatin1StringView(name.toLatin1()));
        if (!read.ok() || words.isEmpty() || words.contains(QString()))
            return std::nullopt;
        lists.insert(name, patternOf(words));
    }
    return lists;
}

std::optional<GateOccasion> occasionFromJson(const QJsonObject &object, const WordLists &lists)
{
    JsonReader read(object);
    GateOccasion occasion;
    for (const QString &word : read.texts("categories"_L1)) {
        const auto category = reasonCategoryFromString(word);
        if (!category)
            return std::nullopt;
        occasion.categories.push_back(*category);
    }
    occasion.kinds = read.texts("kinds"_L1);
    for (const QString &name : read.texts("says"_L1)) {
        if (!lists.contains(name))
            return std::nullopt;
        occasion.says.push_back(lists.value(name));
    }
    return read.ok() ? std::optional(std::move(occasion)) : std::nullopt;
}

std::optional<GateNeed> needFromJson(const QJsonObject &object, const WordLists &lists)
{
    JsonReader read(object);
    GateNeed need;
    need.id = read.text("id"_L1);
    need.source = read.text("source"_L1);
    const QJsonObject text = read.object("text"_L1);
    for (const QString &language : text.keys())
        need.text.insert(language, text.value(language).toString());
    auto when = occasionFromJson(read.object("when"_L1), lists);
    auto condition = GateCondition::fromJson(read.object("condition"_L1));
    if (!read.ok() || need.id.isEmpty() || need.source.isEmpty() || need.text.value(u"en"_s).isEmpty() || !when ||
        !condition)
        return std::nullopt;
    need.when = *std::move(when);
    need.condition = *std::move(condition);
    return need;
}

} // namespace

bool GateOccasion::arises(const inventory::Entry &entry, const Decision &decision) const
{
    if (!categories.empty() && std::ranges::find(categories, decision.category) == categories.end())
        return false;
    if (!kinds.isEmpty() && !kinds.contains(entry.kind))
        return false;
    return std::ranges::all_of(
        says, [&](const QRegularExpression &words) { return words.match(decision.reason).hasMatch(); });
}

QString GateNeed::words(const QString &language) const
{
    const auto exact = text.constFind(language);
    if (exact != text.cend())
        return *exact;
    const QString first = language.section(u'_', 0, 0);
    for (auto it = text.cbegin(); it != text.cend(); ++it) {
        if (!first.isEmpty() && it.key().section(u'_', 0, 0) == first)
            return it.value();
    }
    return text.value(u"en"_s);
}

Result<GateRules> GateRules::parse(const QByteArray &json)
{
    const auto broken = [](const QString &what) { return fail(Error::Kind::Invalid, what); };
    QJsonParseError error;
    const QJsonObject root = QJsonDocument::fromJson(json, &error).object();
    if (error.error != QJsonParseError::NoError || root.value(u"schema").toInt() != Schema)
        return broken(tr("The gates are no JSON of a form that this program reads."));
    const auto lists = wordLists(root.value(u"words").toObject());
    if (!lists)
        return broken(tr("A list of words of the gates cannot be read."));
    QHash<QString, GateNeed> needs;
    for (const QJsonValue item : root.value(u"needs").toArray()) {
        auto need = needFromJson(item.toObject(), *lists);
        if (!need)
            return broken(tr("The need “%1” of the gates cannot be read.").arg(item[u"id"].toString()));
        if (needs.contains(need->id))
            return broken(tr("The gates have two needs “%1”.").arg(need->id));
        needs.insert(need->id, *std::move(need));
    }
    GateRules rules;
    const QJsonObject gates = root.value(u"gates").toObject();
    for (const QString &domainWord : gates.keys()) {
        const auto domain = inventory::domainFromString(domainWord);
        const QJsonObject ofDomain = gates.value(domainWord).toObject();
        for (const QString &word : ofDomain.keys()) {
            const auto disposition = dispositionFromString(word);
            if (!domain || !disposition)
                return broken(tr("There is no decision “%1” of “%2”.").arg(word, domainWord));
            std::vector<GateNeed> &gate = rules.m_gates[{int(*domain), int(*disposition)}];
            for (const QJsonValue id : ofDomain.value(word).toArray()) {
                if (!needs.contains(id.toString()))
                    return broken(tr("The gates do not say what “%1” is.").arg(id.toString()));
                gate.push_back(needs.value(id.toString()));
            }
        }
    }
    return rules;
}

const GateRules &GateRules::bundled()
{
    // Read at the first use: they are part of the program and never change.
    static const GateRules rules = [] {
        QFile file(u":/gates/gates.json"_s);
        return file.open(QIODevice::ReadOnly) ? parse(file.readAll()).value_or(GateRules()) : GateRules();
    }();
    return rules;
}

const std::vector<GateNeed> *GateRules::needsOf(inventory::Domain domain, Disposition disposition) const
{
    const auto found = m_gates.constFind({int(domain), int(disposition)});
    return found == m_gates.cend() || found->empty() ? nullptr : &*found;
}

} // namespace mxw::review

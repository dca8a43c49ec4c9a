// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/EntryFacts.h"

#include "models/items/Words.h"

#include <QLocale>

#include <algorithm>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::widgets::EntryFacts)
};

QString placeWords(const inventory::Place &place)
{
    return items::placeText(place.file, place.line);
}

Fact targetFact(const inventory::Entry &entry)
{
    Fact fact{Text::tr("Target"), {entry.target()}, false, true};
    if (entry.external)
        fact.lines << Text::tr("outside the reviewed upstream");
    else if (entry.atTarget)
        fact.lines << placeWords(*entry.atTarget);
    else
        fact.lines << Text::tr("not found at the target revision");
    return fact;
}

/// Kind, key and platform of a registration, and what upstream has under the key.
void addRegistration(const inventory::Entry &entry, std::vector<Fact> &facts)
{
    Fact key{Text::tr("Registered as"), {entry.kind + u' ' + entry.key}, false, true};
    if (!entry.platform.isEmpty())
        key.lines << Text::tr("for platform %1").arg(entry.platform);
    facts.push_back(key);
    Fact upstream{Text::tr("Stands for"), {}, false, true};
    if (entry.targetAttribute.endsWith(u']'))
        upstream.lines << Text::tr("nothing that upstream has under this key");
    else
        upstream.lines << entry.target();
    if (entry.atTarget)
        upstream.lines << placeWords(*entry.atTarget);
    facts.push_back(upstream);
    if (entry.parents.size() > 1)
        facts.push_back({Text::tr("Parents"), entry.parents.sliced(1), false, true});
}

Fact replacementFact(const inventory::Entry &entry)
{
    Fact fact{entry.domain == inventory::Domain::Registry ? Text::tr("Registered") : Text::tr("Replacement"),
              {},
              false,
              true};
    if (!entry.replacement) {
        if (!entry.symbol.isEmpty())
            fact.lines << entry.symbol;
        fact.lines << Text::tr("its definition cannot be told");
        return fact;
    }
    if (!entry.replacement->name.isEmpty())
        fact.lines << entry.replacement->name;
    fact.lines << placeWords(*entry.replacement);
    if (entry.replacementInUpstream)
        fact.lines << Text::tr("defined upstream");
    return fact;
}

void addSignatures(const inventory::Entry &entry, std::vector<Fact> &facts)
{
    if (!entry.atTarget || !entry.replacement || entry.atTarget->signature.isEmpty() ||
        entry.replacement->signature.isEmpty())
        return;
    if (entry.atTarget->signature == entry.replacement->signature) {
        facts.push_back(
            {Text::tr("Signature"), {Text::tr("the same on both sides"), entry.atTarget->signature}, false, true});
        return;
    }
    facts.push_back({Text::tr("Signature at target"), {entry.atTarget->signature}, false, true});
    facts.push_back({Text::tr("Signature of replacement"), {entry.replacement->signature}, false, true});
}

QString changedWords(const inventory::Entry &entry)
{
    if (!entry.changedSinceBase)
        return Text::tr("cannot be told");
    return *entry.changedSinceBase ? Text::tr("yes") : Text::tr("no");
}

/// What is known of activation, as every entry of the plugin's code has it.
void addActivation(const inventory::Entry &entry, std::vector<Fact> &facts)
{
    if (!entry.condition.isEmpty())
        facts.push_back({Text::tr("Condition"), {entry.condition}, false, true});
    if (entry.allowMissing)
        facts.push_back({Text::tr("Missing target"), {Text::tr("allowed by the patch (allow_missing)")}});
    facts.push_back({Text::tr("Activation"), {items::reachedSentence(entry.reached)}});
    if (!entry.activation.isEmpty())
        facts.push_back({Text::tr("Reached through"), entry.activation, true, true});
}

QString foundWords(inventory::Counterpart::Found found)
{
    switch (found) {
    case inventory::Counterpart::Found::ByHand:
        return Text::tr("set by hand");
    case inventory::Counterpart::Found::ByPath:
        return Text::tr("found by its path");
    case inventory::Counterpart::Found::ByInheritance:
        return Text::tr("found by inheritance");
    case inventory::Counterpart::Found::ByContent:
        return Text::tr("found by its content");
    }
    return {};
}

Fact counterpartFact(const inventory::Counterpart &counterpart)
{
    Fact fact{Text::tr("Counterpart"), {}, false, true, true};
    if (counterpart.upstreamFile().isEmpty()) {
        fact.lines << Text::tr("no file of upstream resembles it");
        return fact;
    }
    fact.lines << counterpart.upstreamFile();
    if (counterpart.gone())
        fact.lines << Text::tr("gone at the target revision");
    fact.lines << foundWords(counterpart.found);
    return fact;
}

QString similarityWords(const inventory::Counterpart &counterpart)
{
    const QString percent = QLocale().toString(100 * counterpart.similarity, 'f', 1);
    return counterpart.copy ? Text::tr("%1 % of the lines: a copy").arg(percent)
                            : Text::tr("%1 % of the lines: no copy").arg(percent);
}

QStringList dependencyLines(const inventory::ModelDependencies &dependencies)
{
    using End = inventory::Dependency::End;
    const auto count = [&](End end) { return int(dependencies.count(end)); };
    QStringList lines{Text::tr("%n of the plugin, followed", nullptr, count(End::Followed)),
                      Text::tr("%n upstream, changed since base", nullptr, count(End::Changed)),
                      Text::tr("%n upstream, the same as at base", nullptr, count(End::Stable)),
                      Text::tr("%n at the boundary of a component", nullptr, count(End::Component))};
    if (const int blocked = count(End::Blocked))
        lines << Text::tr("%n cannot be resolved", nullptr, blocked);
    if (!dependencies.complete)
        lines << Text::tr("the walk was cut short");
    return lines;
}

std::vector<Fact> modelFacts(const inventory::Entry &entry, const checks::ModelStudy &models)
{
    std::vector<Fact> facts;
    const inventory::Counterpart *counterpart = models.counterpart(entry.file);
    if (counterpart) {
        facts.push_back(counterpartFact(*counterpart));
        if (counterpart->atBase.isEmpty())
            facts.push_back({Text::tr("At base"), {Text::tr("not found at the base revision")}});
        else if (counterpart->atBase != counterpart->atTarget)
            facts.push_back({Text::tr("At base"), {counterpart->atBase}, false, true});
        if (!counterpart->upstreamFile().isEmpty())
            facts.push_back({Text::tr("In common"), {similarityWords(*counterpart)}});
        if (!counterpart->alternatives.isEmpty())
            facts.push_back({Text::tr("Resembles also"), counterpart->alternatives, false, true});
    }
    facts.push_back({Text::tr("Changed since base"), {changedWords(entry)}});
    if (counterpart && !counterpart->architectures.isEmpty())
        facts.push_back({Text::tr("Registered as"), counterpart->architectures, false, true});
    if (counterpart && !counterpart->reachedBy.isEmpty())
        facts.push_back({Text::tr("Models that reach it"), counterpart->reachedBy, false, true});
    const auto dependencies = std::ranges::find(models.dependencies, entry.file, &inventory::ModelDependencies::file);
    if (dependencies != models.dependencies.end())
        facts.push_back({Text::tr("Depends on"), dependencyLines(*dependencies)});
    addActivation(entry, facts);
    return facts;
}

std::vector<Fact> commitFacts(const inventory::Entry &entry, const checks::ModelStudy &models)
{
    std::vector<Fact> facts{
        {Text::tr("Commit"), {entry.key.first(std::min<qsizetype>(entry.key.size(), 12))}, false, true}};
    const checks::CommitRecord *commit = models.commit(entry.id);
    if (!commit)
        return facts;
    facts.push_back({Text::tr("By"), {commit->author, commit->time}});
    for (const checks::CommitFile &file : commit->files) {
        Fact fact{Text::tr("Touches"), {file.path}, false, true};
        if (!file.oldPath.isEmpty())
            fact.lines << Text::tr("before: %1").arg(file.oldPath);
        fact.lines += file.localFiles;
        facts.push_back(fact);
    }
    if (!commit->otherFiles.isEmpty())
        facts.push_back({Text::tr("Changes also"), commit->otherFiles, true, true});
    return facts;
}

} // namespace

std::vector<Fact> factsOf(const inventory::Entry &entry, const checks::ModelStudy &models)
{
    if (entry.domain == inventory::Domain::Model)
        return modelFacts(entry, models);
    if (entry.domain == inventory::Domain::Commit)
        return commitFacts(entry, models);

    const bool registration = entry.domain == inventory::Domain::Registry;
    std::vector<Fact> facts;
    if (registration)
        addRegistration(entry, facts);
    else
        facts.push_back(targetFact(entry));
    if (!entry.external) {
        facts.push_back({Text::tr("At base"),
                         {entry.atBase ? placeWords(*entry.atBase) : Text::tr("not found at the base revision")},
                         false,
                         entry.atBase.has_value()});
        facts.push_back({Text::tr("Changed since base"), {changedWords(entry)}});
    }
    facts.push_back(replacementFact(entry));
    addSignatures(entry, facts);
    facts.push_back({registration ? Text::tr("Registered at") : Text::tr("Patched at"),
                     {items::placeText(entry.file, entry.line)},
                     false,
                     true});
    addActivation(entry, facts);
    return facts;
}

} // namespace mxw::widgets

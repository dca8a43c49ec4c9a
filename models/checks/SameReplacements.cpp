// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/SameReplacements.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <tuple>

namespace mxw::checks {

using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::SameReplacements)
};

bool hasPlainTarget(const EntryFacts &facts)
{
    return facts.replacement && facts.atTarget.found() && !facts.patch.augmented &&
           facts.entry.mechanism != Mechanism::Table && facts.entry.mechanism != Mechanism::SysModules;
}

} // namespace

SameReplacements::SameReplacements(const CheckContext &context, const QSet<QString> &last)
{
    std::map<std::tuple<QString, QString, int, QString, QString>, Group> groups;
    for (const EntryFacts &facts : context.inventory.facts) {
        if (!hasPlainTarget(facts))
            continue;
        const Symbol &copy = *facts.replacement;
        const Symbol &target = facts.atTarget.symbol;
        groups[{copy.path, copy.qualifiedName, copy.definition, target.path, target.qualifiedName}].push_back(&facts);
    }
    for (const auto &[key, group] : groups) {
        if (group.size() > 1)
            add(group, last);
    }
}

void SameReplacements::add(const Group &group, const QSet<QString> &last)
{
    const EntryFacts *standing = *std::ranges::min_element(group, {}, [&](const EntryFacts *facts) {
        return std::tuple(last.contains(facts->entry.id), !facts->entry.active(),
                          facts->entry.reached == Reached::Never, !facts->atBase.found());
    });
    for (const EntryFacts *facts : group) {
        if (facts == standing)
            continue;
        m_covered.insert(facts->entry.id);
        m_others[standing->entry.id].append(Text::tr("also installed as %1 (%2:%3)")
                                                .arg(facts->entry.target(), facts->entry.file)
                                                .arg(facts->entry.line));
    }
}

} // namespace mxw::checks

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/PluginUsage.h"

#include "models/inventory/GuardWords.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::PluginUsage)
};

/// "x > 0 and y" of the tests that must hold, in words of the source; empty when there are none.
QString conditionWords(const Guards &guards)
{
    QStringList words;
    for (const Guard &guard : guards) {
        if (guard.kind == Guard::Kind::If)
            words.append(guard.text);
        else if (guard.kind == Guard::Kind::Else)
            words.append(u"not (%1)"_s.arg(guard.text));
    }
    return words.join(u" and "_s);
}

} // namespace

QString UsingModule::scopeName(int scope) const
{
    return scope == ModuleScope ? QString() : outline->definitions[size_t(scope)].qualifiedName;
}

Guards UsingModule::guardsAround(const UsePlace &place) const
{
    std::vector<const Guards *> chain{&usage->conditionsOf(place)};
    for (int scope = place.scope; scope != ModuleScope; scope = outline->definitions[size_t(scope)].scope)
        chain.push_back(&outline->definitions[size_t(scope)].guards);
    Guards guards;
    for (auto it = chain.rbegin(); it != chain.rend(); ++it)
        guards.insert(guards.end(), (*it)->begin(), (*it)->end());
    return guards;
}

void forEachUsingModule(const CheckContext &context, const std::function<void(const UsingModule &)> &visit)
{
    for (const ModuleFile *module : context.code.plugin->modules()) {
        if (module->kind == ModuleFile::Kind::Namespace || isTemplate(context.code.profile, module->path))
            continue;
        const OutlineState state = context.code.plugin->outline(module->path);
        if (!state.outline || state.outline->fault)
            continue;
        if (const auto usage = context.code.plugin->usage(module->path))
            visit({module->name, module->path, state.outline, usage});
    }
}

bool catches(const Guards &guards, const QStringList &exceptions)
{
    return std::ranges::any_of(guards, [&](const Guard &guard) {
        if (guard.kind != Guard::Kind::Try)
            return false;
        const QStringList caught = guard.text.split(u',', Qt::SkipEmptyParts);
        return std::ranges::any_of(caught, [&](const QString &name) {
            const QString last = name.trimmed().section(u'.', -1);
            return last == "*"_L1 || last == "Exception"_L1 || last == "BaseException"_L1 || exceptions.contains(last);
        });
    });
}

bool isTypingOnly(const Guards &guards)
{
    return std::ranges::find(guards, Guard::Kind::TypeChecking, &Guard::kind) != guards.end();
}

QString timeOf(const UsingModule &module, const UsePlace &place)
{
    // A class body runs with what is around it.
    int scope = place.scope;
    while (scope != ModuleScope && module.outline->definitions[size_t(scope)].isClass())
        scope = module.outline->definitions[size_t(scope)].scope;
    const QString condition = conditionWords(module.usage->conditionsOf(place));
    if (scope == ModuleScope) {
        return condition.isEmpty() ? Text::tr("when the module is imported")
                                   : Text::tr("when the module is imported and %1 holds").arg(condition);
    }
    const QString name = module.scopeName(scope);
    return condition.isEmpty() ? Text::tr("at the first call of %1()").arg(name)
                               : Text::tr("in %1(), when %2 holds").arg(name, condition);
}

Finding findingAt(const CheckContext &context, const QString &check, const UsingModule &module, int line)
{
    Finding finding;
    finding.check = check;
    finding.file = module.path;
    finding.line = line;
    const auto &facts = context.inventory.facts;
    if (const auto it = std::ranges::find(facts, module.name, &EntryFacts::module); it != facts.end())
        finding.entry = it->entry.id;
    return finding;
}

} // namespace mxw::checks

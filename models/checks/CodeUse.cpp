// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CodeUse.h"

#include "models/inventory/GuardWords.h"

#include <QCoreApplication>

#include <algorithm>
#include <ranges>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::CodeUse)
};

/// `if False:`, the else of `if True:`
bool neverHolds(const Guard &guard)
{
    const bool isFalse = guard.text == "False"_L1 || guard.text == "0"_L1;
    const bool isTrue = guard.text == "True"_L1 || guard.text == "1"_L1;
    return (guard.kind == Guard::Kind::If && isFalse) || (guard.kind == Guard::Kind::Else && isTrue);
}

QString timeOfImport(const CheckContext &context, const QString &module, const QString &exception)
{
    const ModuleReach &reach = context.inventory.activation.of(module);
    if (!reach.condition.isEmpty())
        return Text::tr("%1 when the module is imported, which hangs on a condition at start-up (%2)")
            .arg(exception, reach.condition);
    switch (reach.reached) {
    case Reached::General:
        return Text::tr("%1 when the module is imported: start-up of the plugin stops here").arg(exception);
    case Reached::Platform:
        return Text::tr("%1 when the module is imported: the platform cannot be loaded").arg(exception);
    case Reached::Lazy:
        return Text::tr("%1 when the module is imported for the first time").arg(exception);
    case Reached::Never:
        break;
    }
    return Text::tr("%1 when something imports the module; no entry point does today").arg(exception);
}

QString timeOfCall(const CheckContext &context, const UsedModule &used, const UsePlace &place, int function,
                   const QString &exception)
{
    const QString name = used.outline->definitions[size_t(function)].qualifiedName;
    const QString condition = conditionWords(used.conditionsOf(place));
    const QString time =
        condition.isEmpty()
            ? Text::tr("%1 at the first call of %2()").arg(exception, name)
            : Text::tr("%1 at the first call of %2() that gets to this line (%3)").arg(exception, name, condition);
    return context.inventory.activation.of(used.module).reached == Reached::Never
               ? Text::tr("%1; no entry point imports the module today").arg(time)
               : time;
}

} // namespace

int UsedModule::functionAround(int scope) const
{
    while (scope != ModuleScope && outline->definitions[size_t(scope)].isClass())
        scope = outline->definitions[size_t(scope)].scope;
    return scope;
}

Guards UsedModule::guardsAround(const UsePlace &place) const
{
    std::vector<const Guards *> chain{&conditionsOf(place)};
    for (int scope = place.scope; scope != ModuleScope; scope = outline->definitions[size_t(scope)].scope)
        chain.push_back(&outline->definitions[size_t(scope)].guards);
    Guards guards;
    for (const Guards *each : chain | std::views::reverse)
        guards.insert(guards.end(), each->begin(), each->end());
    return guards;
}

bool isInside(const Outline &outline, int inner, int outer)
{
    for (; inner != ModuleScope; inner = outline.definitions[size_t(inner)].scope) {
        if (inner == outer)
            return true;
    }
    return outer == ModuleScope;
}

bool isSameName(const Symbol &a, const Symbol &b)
{
    return a.upstream == b.upstream && a.module == b.module && a.qualifiedName == b.qualifiedName;
}

std::vector<UsedModule> usedModules(const Code &code)
{
    std::vector<UsedModule> result;
    for (const ModuleFile *file : code.plugin->modules()) {
        if (file->kind == ModuleFile::Kind::Namespace || isTemplate(code.profile, file->path))
            continue;
        const OutlineState state = code.plugin->outline(file->path);
        const std::shared_ptr<const Usage> usage = code.plugin->usage(file->path);
        if (usage && state.outline && !state.outline->fault)
            result.push_back({file->name, file->path, state.outline, usage});
    }
    return result;
}

bool mayRun(const Guards &guards)
{
    return !isTypingOnly(guards) && std::ranges::none_of(guards, &neverHolds);
}

Catching catching(const Guards &guards, QStringView exception)
{
    Catching result = Catching::None;
    for (const Guard &guard : guards) {
        if (guard.kind != Guard::Kind::Try)
            continue;
        for (const QString &name : guard.text.split(u',', Qt::SkipEmptyParts)) {
            const QString caught = name.trimmed().section(u'.', -1);
            if (caught == exception)
                return Catching::Precise;
            if (caught == "*"_L1 || caught == "Exception"_L1 || caught == "BaseException"_L1)
                result = Catching::Broad;
        }
    }
    return result;
}

bool isCaught(const Guards &guards, const QStringList &exceptions)
{
    return std::ranges::any_of(exceptions,
                               [&](const QString &exception) { return catching(guards, exception) != Catching::None; });
}

QString conditionWords(const Guards &guards)
{
    for (const Guard &guard : guards | std::views::reverse) {
        const bool decides = guard.kind == Guard::Kind::If || guard.kind == Guard::Kind::Else ||
                             guard.kind == Guard::Kind::Match || guard.kind == Guard::Kind::Except;
        if (decides)
            return guardWords(guard);
    }
    return {};
}

QString failureTime(const CheckContext &context, const UsedModule &used, const UsePlace &place,
                    const QString &exception)
{
    if (const int function = used.functionAround(place.scope); function != ModuleScope)
        return timeOfCall(context, used, place, function, exception);
    const QString condition = conditionWords(used.conditionsOf(place));
    return condition.isEmpty()
               ? timeOfImport(context, used.module, exception)
               : Text::tr("%1 when the module is imported and gets to this line (%2)").arg(exception, condition);
}

QString failureSentence(const CheckContext &context, const UsedModule &used, const UsePlace &place,
                        const QString &exception)
{
    const QString time = failureTime(context, used, place, exception);
    return catching(used.conditionsOf(place), exception) == Catching::Broad
               ? Text::tr("%1; a broad except hides it.").arg(time)
               : time + u'.';
}

Severity severityIn(const CheckContext &context, const QString &module)
{
    return context.inventory.activation.of(module).reached == Reached::Never ? Severity::Warning : Severity::Error;
}

QString entryOf(const CheckContext &context, const QString &module)
{
    const auto patch = std::ranges::find(context.inventory.facts, module, &EntryFacts::module);
    if (patch != context.inventory.facts.end())
        return patch->entry.id;
    const std::vector<RegistrationFacts> &registrations = context.inventory.registrations;
    const auto statement = std::ranges::find(registrations, module, &RegistrationFacts::module);
    if (statement != registrations.end())
        return statement->entry.id;
    // A class that is registered elsewhere, by its path.
    const auto implementation = std::ranges::find_if(registrations, [&](const RegistrationFacts &facts) {
        return facts.implementation.found() && facts.implementation.symbol.module == module;
    });
    return implementation == registrations.end() ? QString() : implementation->entry.id;
}

Finding findingAt(const CheckContext &context, const QString &check, const UsedModule &used, int line)
{
    Finding finding;
    finding.check = check;
    finding.entry = entryOf(context, used.module);
    finding.file = used.file;
    finding.line = line;
    return finding;
}

void addOtherLines(Finding &finding, const QList<int> &lines)
{
    QStringList numbers;
    for (const int line : lines) {
        if (line != finding.line)
            numbers.append(QString::number(line));
    }
    numbers.removeDuplicates();
    if (!numbers.isEmpty())
        finding.details.append(Text::tr("also in line %1").arg(numbers.join(u", "_s)));
}

} // namespace mxw::checks

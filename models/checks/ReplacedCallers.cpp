// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/ReplacedCallers.h"

#include "models/checks/Callee.h"
#include "models/checks/CodeUse.h"
#include "models/checks/NameReaders.h"
#include "models/checks/OtherCallees.h"
#include "models/checks/PatchFinding.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::ReplacedCallers)
};

class CallerSearch
{
public:
    CallerSearch(const CheckContext &context, const EntryFacts &patch)
        : m_context(context), m_patch(patch), m_name(targetName(patch.entry).section(u'.', -1))
    {
    }

    std::optional<QStringList> run()
    {
        const CodeTree &tree = *m_context.code.target;
        const QStringList files = tree.filesMentioning(m_name);
        tree.prefetchUsage(files);
        for (const QString &file : files) {
            const QString module = tree.moduleOfFile(file);
            const OutlineState state = module.isEmpty() ? OutlineState() : tree.outline(file);
            if (module.isEmpty())
                continue;
            const auto usage = state.outline ? tree.usage(file) : nullptr;
            if (!usage || !addUses(file, module, *state.outline, *usage))
                return std::nullopt;
        }
        if (m_callers.isEmpty() || !std::ranges::all_of(m_by, [this](const EntryFacts *by) { return fits(*by); }))
            return std::nullopt;
        return std::move(m_callers);
    }

private:
    /// False when one of the uses stays.
    bool addUses(const QString &file, const QString &module, const Outline &outline, const Usage &usage)
    {
        const auto stays = [&](const UsePlace &place) { return !addUse(file, outline, place); };
        const bool ownName = isOther(module);
        for (const NameRead &read : usage.freeNames) {
            if (read.name == m_name && !ownName && stays(read.place))
                return false;
        }
        for (const AttributeRead &read : usage.attributes) {
            const qsizetype at = read.attributes.indexOf(m_name);
            if (at >= 0 && !isOtherAttribute(module, read, at) && stays(read.place))
                return false;
        }
        for (const CallUse &use : usage.calls) {
            if (hasString(use.call, m_name) && stays(use.place))
                return false;
        }
        // Under another name it is not followed.
        return std::ranges::none_of(outline.imports, [this](const Import &import) {
            return std::ranges::any_of(import.names, [this](const ImportedName &imported) {
                return imported.name == m_name && !imported.asName.isEmpty() && imported.asName != m_name;
            });
        });
    }

    /// The module has something else by that name.
    bool isOther(const QString &module) const
    {
        const Resolution resolution = m_context.code.atTarget.resolve(module, m_name);
        return resolution.found() && !resolution.symbol.isSame(m_patch.atTarget.symbol);
    }

    /// The name of a module is read from another module, or from an object.
    bool isOtherAttribute(const QString &module, const AttributeRead &read, qsizetype at) const
    {
        if (!ownerName(m_patch.entry).isEmpty())
            return false;
        const Value owner = m_context.atTarget.attribute(module, read.place, read.object, read.attributes.first(at));
        if (owner.is(Value::Kind::Module))
            return isOther(owner.symbol.module);
        return owner.is(Value::Kind::Class) || owner.is(Value::Kind::Instance);
    }

    bool addUse(const QString &file, const Outline &outline, const UsePlace &place)
    {
        const EntryFacts *by = replacing(file, outline, place.scope);
        if (!by)
            return false;
        // What calls itself went as a whole.
        if (by->atTarget.symbol.isSame(m_patch.atTarget.symbol))
            return true;
        if (std::ranges::find(m_by, by) == m_by.end()) {
            m_by.push_back(by);
            m_callers.append(Text::tr("used by %1 (%2:%3), which is replaced at %4:%5")
                                 .arg(by->entry.targetAttribute, file)
                                 .arg(place.line)
                                 .arg(by->entry.file)
                                 .arg(by->entry.line));
        }
        return true;
    }

    const EntryFacts *replacing(const QString &file, const Outline &outline, int scope) const
    {
        const auto it = std::ranges::find_if(m_context.inventory.facts, [&](const EntryFacts &facts) {
            // What is switched off is judged with what its own file installs beside it.
            const bool together = facts.entry.active() || (facts.entry.reached == m_patch.entry.reached &&
                                                           facts.entry.file == m_patch.entry.file);
            const bool runs = together && !facts.patch.augmented &&
                              (facts.entry.condition.isEmpty() || facts.entry.condition == m_patch.entry.condition);
            const Symbol &target = facts.atTarget.symbol;
            return runs && facts.targetDefinition() && target.upstream && target.path == file && scope != ModuleScope &&
                   isInside(outline, scope, target.definition);
        });
        return it == m_context.inventory.facts.end() ? nullptr : &*it;
    }

    /// No call in the replacement of a caller fails for certain.
    bool fits(const EntryFacts &by) const
    {
        const Definition *definition = by.replacementDefinition();
        if (!definition || by.replacement->upstream)
            return true;
        const auto usage = m_context.code.plugin->usage(by.replacement->path);
        if (!usage)
            return true;
        return std::ranges::none_of(usage->calls, [&](const CallUse &use) {
            return isInside(*by.replacement->outline, use.place.scope, by.replacement->definition) &&
                   isRefused(by.replacement->module, use);
        });
    }

    bool isRefused(const QString &module, const CallUse &use) const
    {
        const std::optional<Callee> callee =
            calleeOf(m_context.code.profile, m_context.atTarget, module, use.place, use.call.callee());
        if (!callee)
            return false;
        if (callee->named().isSame(m_patch.atTarget.symbol))
            return OtherCallees(m_context, *callee, use.call).replacement() == OtherCallees::Answer::Refuses;
        return m_patch.replacement && callee->named().isSame(*m_patch.replacement) &&
               !bindCallTo(m_context.code.profile, *callee, use.call).fits();
    }

    const CheckContext &m_context;
    const EntryFacts &m_patch;
    const QString m_name;
    std::vector<const EntryFacts *> m_by;
    QStringList m_callers;
};

} // namespace

std::optional<QStringList> replacedCallers(const CheckContext &context, const EntryFacts &patch)
{
    return CallerSearch(context, patch).run();
}

} // namespace mxw::checks

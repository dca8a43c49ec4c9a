// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CodeUse.h"
#include "models/checks/ImportHabits.h"
#include "models/checks/MovedTo.h"
#include "models/checks/NameChecks.h"
#include "models/source/Bindings.h"
#include "models/source/Builtins.h"

#include <QCoreApplication>
#include <QMap>
#include <QSet>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::NameChecks)
};

/// Names that a tool around Python gives: type checkers and notebooks.
bool isToolName(const QString &name)
{
    static const QSet<QString> names{u"reveal_type"_s, u"reveal_locals"_s, u"get_ipython"_s, u"display"_s,
                                     u"In"_s,          u"Out"_s,           u"__IPYTHON__"_s};
    return names.contains(name);
}

bool isClassBodyName(const QString &name)
{
    static const QSet<QString> names{u"__module__"_s, u"__qualname__"_s, u"__firstlineno__"_s,
                                     u"__static_attributes__"_s};
    return names.contains(name);
}

/// Code for another Python, or code that asked first whether the name is there.
bool isPrepared(const Guards &guards, const QString &name)
{
    return std::ranges::any_of(guards, [&](const Guard &guard) {
        return guard.text.contains("version_info"_L1) || guard.text.contains(QString(u'\'' + name + u'\'')) ||
               guard.text.contains(QString(u'"' + name + u'"'));
    });
}

/// Names that the plugin puts where another module finds them.
struct Injected
{
    QSet<QString> everywhere; ///< builtins.NAME = …
    QSet<QString> byModule;   ///< "module:NAME"

    Injected(const CheckContext &context, const std::vector<UsedModule> &modules)
    {
        for (const inventory::EntryFacts &facts : context.inventory.facts)
            byModule.insert(facts.entry.target());
        for (const UsedModule &used : modules) {
            for (const AttributeStore &store : used.usage->stores)
                add(context, used, store);
        }
    }

private:
    void add(const CheckContext &context, const UsedModule &used, const AttributeStore &store)
    {
        const QString object = store.object.dotted();
        if (object.isEmpty() || store.bare)
            return;
        const Resolution owner = context.code.atTarget.resolveExpression(used.module, store.place.scope, object);
        if (owner.found() && owner.symbol.kind == Symbol::Kind::Module)
            byModule.insert(owner.symbol.module + u':' + store.attribute);
        else if (owner.state == Resolution::State::External && owner.symbol.module == "builtins"_L1)
            everywhere.insert(store.attribute);
    }
};

class UndefinedNames
{
public:
    UndefinedNames(const CheckContext &context, const UsedModule &used, const Injected &injected,
                   const ImportHabits &habits)
        : m_context(context), m_used(used), m_injected(injected), m_habits(habits)
    {
    }

    void find(std::vector<Finding> &findings) const
    {
        if (makesNames())
            return;
        QMap<QString, std::vector<const NameRead *>> reads;
        for (const NameRead &read : m_used.usage->freeNames) {
            if (!isBuiltinName(read.name) && !isModuleAttribute(read.name) && !isToolName(read.name))
                reads[read.name].push_back(&read);
        }
        for (auto it = reads.begin(); it != reads.end(); ++it) {
            const Source source = sourceOf(it.key());
            if (source == Source::Bound)
                continue;
            std::erase_if(it.value(), [this](const NameRead *read) { return !counts(*read); });
            if (!it.value().empty())
                findings.push_back(finding(it.key(), source, it.value()));
        }
    }

private:
    enum class Source {
        Bound,        ///< something gives the name, or may
        CheckersOnly, ///< every statement that binds it is for type checkers
        Nowhere,
    };

    /// Names of the module come from text that only a running program has.
    bool makesNames() const
    {
        if (m_used.outline->dynamicNames)
            return true;
        return std::ranges::any_of(m_used.usage->calls, [this](const CallUse &use) {
            if (use.call.callee().kind != Expression::Kind::Name || use.call.callee().text != "exec"_L1)
                return false;
            const Expression *names = use.call.positional(1);
            const bool own = !names || names->kind != Expression::Kind::Call || names->callee().text == "globals"_L1;
            return names ? own : m_used.functionAround(use.place.scope) == ModuleScope;
        });
    }

    Source sourceOf(const QString &name) const
    {
        const Outline &outline = *m_used.outline;
        if (m_used.usage->volatileNames.contains(name) || m_injected.everywhere.contains(name) ||
            m_injected.byModule.contains(m_used.module + u':' + name))
            return Source::Bound;
        const std::vector<Binding> bindings = bindingsOf(outline, ModuleScope, name);
        if (std::ranges::any_of(bindings, [](const Binding &binding) { return mayRun(*binding.guards); }))
            return Source::Bound;
        // Star imports, and the modules of a package that something imports.
        const Resolution given = m_context.code.atTarget.resolve(m_used.module, name);
        const bool submodule = given.found() && given.symbol.kind == Symbol::Kind::Module;
        if ((bindings.empty() && submodule) || (!starImportsOf(outline).empty() && !given.missing()))
            return Source::Bound;
        return bindings.empty() ? Source::Nowhere : Source::CheckersOnly;
    }

    bool counts(const NameRead &read) const
    {
        const Guards &guards = m_used.conditionsOf(read.place);
        const int scope = read.place.scope;
        const bool ofClassBody =
            scope != ModuleScope && m_used.outline->definitions[size_t(scope)].isClass() && isClassBodyName(read.name);
        return !ofClassBody && mayRun(guards) && catching(guards, u"NameError") != Catching::Precise &&
               !isPrepared(guards, read.name);
    }

    Severity severityOf(const NameRead &read) const
    {
        const Guards &guards = m_used.conditionsOf(read.place);
        const bool certain = conditionWords(guards).isEmpty() && catching(guards, u"NameError") == Catching::None;
        return certain ? severityIn(m_context, m_used.module) : Severity::Warning;
    }

    Finding finding(const QString &name, Source source, const std::vector<const NameRead *> &reads) const
    {
        const auto worst =
            *std::ranges::max_element(reads, {}, [this](const NameRead *read) { return severityOf(*read); });
        Finding finding = findingAt(m_context, u"A06"_s, m_used, worst->place.line);
        finding.severity = severityOf(*worst);
        finding.symbol = name;
        finding.message =
            source == Source::CheckersOnly
                ? Text::tr("%1 is imported or defined for type checkers only, but used at run time").arg(name)
                : Text::tr("Nothing in this module defines or imports %1").arg(name);
        if (source == Source::Nowhere)
            suggest(finding, name);
        finding.message += u'.';
        finding.consequence = failureSentence(m_context, m_used, worst->place, u"NameError"_s);
        QList<int> lines;
        for (const NameRead *read : reads)
            lines.append(read->place.line);
        addOtherLines(finding, lines);
        return finding;
    }

    void suggest(Finding &finding, const QString &name) const
    {
        if (const QString statement = m_habits.statementFor(name); !statement.isEmpty()) {
            finding.message += Text::tr("; other modules of the plugin have: %1").arg(statement);
            return;
        }
        for (const CodeTree *tree : {m_context.code.plugin.get(), m_context.code.target.get()}) {
            const auto place = findMoved(*tree, nullptr, m_used.module, name, nullptr);
            if (!place)
                continue;
            finding.message += Text::tr("; %1 defines it (%2:%3)").arg(place->module, place->path).arg(place->line);
            finding.movedTo = place->text();
            if (tree == m_context.code.target.get()) {
                finding.upstreamFile = place->path;
                finding.upstreamLine = place->line;
            }
            return;
        }
    }

    const CheckContext &m_context;
    const UsedModule &m_used;
    const Injected &m_injected;
    const ImportHabits &m_habits;
};

} // namespace

std::vector<Finding> undefinedNames(const CheckContext &context)
{
    const std::vector<UsedModule> modules = usedModules(context.code);
    const Injected injected(context, modules);
    const ImportHabits habits(context.code.atTarget, modules);
    std::vector<Finding> findings;
    for (const UsedModule &used : modules)
        UndefinedNames(context, used, injected, habits).find(findings);
    return findings;
}

} // namespace mxw::checks

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/ImportChecks.h"

#include "models/checks/CodeUse.h"
#include "models/checks/MovedTo.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::ImportChecks)
};

/// Where one missing name is now, with its file for the finding.
struct NameFate
{
    std::optional<MovedTo> moved;
    bool wasAtBase = false;
};

class UnresolvedImport
{
public:
    UnresolvedImport(const CheckContext &context, const BrokenImport &broken) : m_context(context), m_broken(broken) {}

    Finding finding() const
    {
        Finding finding;
        finding.check = u"A01"_s;
        finding.file = m_broken.file;
        finding.line = m_broken.line;
        finding.severity = severity();
        finding.symbol = m_broken.missingModule.isEmpty() ? m_broken.names.join(u", "_s) : wantedModule();
        describe(finding);
        finding.consequence = consequence();
        finding.entry = entryOf(m_context, m_broken.module);
        return finding;
    }

private:
    /// The module as the statement names it; what is missing may be a package above it.
    const QString &wantedModule() const { return m_broken.from.isEmpty() ? m_broken.missingModule : m_broken.from; }
    const CodeTree &tree() const { return m_broken.upstream ? *m_context.code.target : *m_context.code.plugin; }
    const CodeTree *baseTree() const { return m_broken.upstream ? m_context.code.base.get() : nullptr; }
    Reached reached() const { return m_context.inventory.activation.of(m_broken.module).reached; }

    Severity severity() const
    {
        switch (m_broken.handling) {
        case BrokenImport::Handling::Typing:
        case BrokenImport::Handling::Replaced:
            return Severity::Info;
        case BrokenImport::Handling::Caught:
            return Severity::Warning;
        case BrokenImport::Handling::Conditional:
        case BrokenImport::Handling::Raises:
            break;
        }
        return reached() == Reached::Never ? Severity::Warning : Severity::Error;
    }

    NameFate fateOf(const QString &name) const
    {
        NameFate fate;
        const Resolver &resolver = m_context.code.atBase;
        const Resolution before = m_broken.upstream ? resolver.resolve(m_broken.from, name) : Resolution();
        fate.wasAtBase = before.found();
        fate.moved = fate.wasAtBase && before.symbol.kind == Symbol::Kind::Module
                         ? findMovedModule(tree(), baseTree(), before.symbol.module)
                         : findMoved(tree(), baseTree(), m_broken.from, name, fate.wasAtBase ? &before : nullptr);
        return fate;
    }

    static QString nowAt(const QString &name, const MovedTo &moved)
    {
        if (moved.name.isEmpty())
            return Text::tr("%1 looks like it").arg(moved.module);
        if (moved.renamed)
            return Text::tr("it lives on as %1 (%2:%3)").arg(moved.name, moved.path).arg(moved.line);
        return Text::tr("%1 is now in %2 (%3:%4)").arg(name, moved.module, moved.path).arg(moved.line);
    }

    void describe(Finding &finding) const
    {
        if (m_broken.from.isEmpty()) {
            finding.message =
                Text::tr("The relative import of %1 climbs out of the package.").arg(m_broken.missingModule);
            return;
        }
        if (m_broken.missingModule.isEmpty())
            describeName(finding, m_broken.names.front());
        else
            describeModule(finding);
    }

    void describeName(Finding &finding, const QString &name) const
    {
        const NameFate fate = fateOf(name);
        if (!m_broken.upstream)
            finding.message = Text::tr("%1 does not define %2").arg(m_broken.from, name);
        else if (fate.wasAtBase)
            finding.message = Text::tr("%2 is gone from %1 at the target").arg(m_broken.from, name);
        else
            finding.message =
                Text::tr("%1 does not define %2, neither at base nor at the target").arg(m_broken.from, name);
        if (fate.moved) {
            finding.message += u"; "_s + nowAt(name, *fate.moved);
            setMoved(finding, *fate.moved);
        } else if (const ModuleFile *module = tree().module(m_broken.from); module && m_broken.upstream) {
            finding.upstreamFile = module->path;
            finding.upstreamLine = 1;
        }
        finding.message += u'.';
    }

    void describeModule(Finding &finding) const
    {
        const QString &wanted = wantedModule();
        const bool wasAtBase = m_broken.upstream && m_context.code.base->module(wanted);
        finding.message = !m_broken.upstream ? Text::tr("The plugin has no module %1").arg(wanted)
                          : wasAtBase
                              ? Text::tr("The module %1 is gone at the target").arg(wanted)
                              : Text::tr("There is no module %1, neither at base nor at the target").arg(wanted);
        if (m_broken.missingModule != wanted)
            finding.message += Text::tr(" (there is no %1)").arg(m_broken.missingModule);
        if (!m_broken.names.isEmpty())
            finding.message += Text::tr("; imported from it: %1").arg(m_broken.names.join(u", "_s));
        std::vector<MovedTo> fates;
        for (const QString &name : m_broken.names) {
            const NameFate fate = fateOf(name);
            if (!fate.moved)
                continue;
            fates.push_back(*fate.moved);
            finding.details.append(nowAt(name, *fate.moved));
        }
        // Where the names are says more than a module of the same name elsewhere.
        if (!fates.empty() && m_broken.names.size() == 1) {
            finding.message += u"; "_s + finding.details.takeFirst();
            setMoved(finding, fates.front());
        } else if (!fates.empty()) {
            MovedTo module = mostCommonModule(fates);
            module.name.clear();
            finding.message += u"; "_s + Text::tr("%1 looks like it").arg(module.module);
            setMoved(finding, module);
        } else if (const auto module = findMovedModule(tree(), baseTree(), wanted)) {
            finding.message += u"; "_s + Text::tr("%1 looks like it").arg(module->module);
            setMoved(finding, *module);
        }
        finding.message += u'.';
    }

    /// The fate whose module took most of the names.
    static const MovedTo &mostCommonModule(const std::vector<MovedTo> &fates)
    {
        return *std::ranges::max_element(
            fates, {}, [&](const MovedTo &fate) { return std::ranges::count(fates, fate.module, &MovedTo::module); });
    }

    void setMoved(Finding &finding, const MovedTo &moved) const
    {
        finding.movedTo = moved.text();
        if (m_broken.upstream) {
            finding.upstreamFile = moved.path;
            finding.upstreamLine = moved.line;
        }
    }

    QString consequence() const
    {
        switch (m_broken.handling) {
        case BrokenImport::Handling::Typing:
            return Text::tr("Only type checkers see it; nothing fails at run time.");
        case BrokenImport::Handling::Replaced:
            return Text::tr("The other arm of the try provides the name; this arm is dead at the target.");
        case BrokenImport::Handling::Caught:
            return Text::tr("The error is caught: the code after it runs without what it wanted to import.");
        case BrokenImport::Handling::Conditional:
            if (!m_broken.condition.isEmpty())
                return Text::tr("Fails when %1 holds.").arg(m_broken.condition);
            break;
        case BrokenImport::Handling::Raises:
            break;
        }
        if (m_broken.scope != ModuleScope) {
            const OutlineState state = m_context.code.plugin->outlineOfModule(m_broken.module);
            return Text::tr("Fails at the first call of %1().")
                .arg(state.outline->definitions[size_t(m_broken.scope)].qualifiedName);
        }
        const QString condition = m_context.inventory.activation.of(m_broken.module).condition;
        if (!condition.isEmpty()) {
            return Text::tr("Fails when the module is imported, which hangs on a condition at start-up (%1).")
                .arg(condition);
        }
        switch (reached()) {
        case Reached::General:
            return Text::tr("Start-up of the plugin stops here.");
        case Reached::Platform:
            return Text::tr("The platform cannot be loaded.");
        case Reached::Lazy:
            return Text::tr("Fails when the module is imported for the first time.");
        case Reached::Never:
            return Text::tr("Fails when something imports the module; no entry point does today.");
        }
        return {};
    }

    const CheckContext &m_context;
    const BrokenImport &m_broken;
};

} // namespace

std::vector<Finding> unresolvedImports(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const BrokenImport &broken : context.brokenImports)
        findings.push_back(UnresolvedImport(context, broken).finding());
    return findings;
}

} // namespace mxw::checks

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/ImportChecks.h"

#include "models/checks/MovedTo.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

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

constexpr qsizetype MaximumListed = 200;

// ----- A01

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
        attach(finding);
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
            finding.message = Text::tr("The relative import of %1 climbs out of the package.").arg(m_broken.missingModule);
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
            finding.message = Text::tr("%1 does not define %2, neither at base nor at the target").arg(m_broken.from, name);
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
                          : wasAtBase        ? Text::tr("The module %1 is gone at the target").arg(wanted)
                                             : Text::tr("There is no module %1, neither at base nor at the target").arg(wanted);
        if (m_broken.missingModule != wanted)
            finding.message += Text::tr(" (there is no %1)").arg(m_broken.missingModule);
        if (!m_broken.names.isEmpty())
            finding.message += Text::tr("; imported from it: %1").arg(m_broken.names.join(u", "_s));
        const auto movedModule = findMovedModule(tree(), baseTree(), wanted);
        if (movedModule) {
            finding.message += u"; "_s + Text::tr("%1 looks like it").arg(movedModule->module);
            setMoved(finding, *movedModule);
        }
        std::vector<MovedTo> fates;
        for (const QString &name : m_broken.names) {
            const NameFate fate = fateOf(name);
            if (!fate.moved)
                continue;
            fates.push_back(*fate.moved);
            finding.details.append(nowAt(name, *fate.moved));
        }
        if (!movedModule && m_broken.names.size() == 1 && !fates.empty()) {
            finding.message += u"; "_s + finding.details.takeFirst();
            setMoved(finding, fates.front());
        } else if (!movedModule && !fates.empty()) {
            const MovedTo &common = mostCommonModule(fates);
            setMoved(finding, common);
            finding.movedTo = common.module;
        }
        finding.message += u'.';
    }

    /// The fate whose module took most of the names.
    static const MovedTo &mostCommonModule(const std::vector<MovedTo> &fates)
    {
        return *std::ranges::max_element(fates, {}, [&](const MovedTo &fate) {
            return std::ranges::count(fates, fate.module, &MovedTo::module);
        });
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
            return Text::tr("Fails when the module is imported, which hangs on a condition at start-up (%1).").arg(condition);
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

    void attach(Finding &finding) const
    {
        for (const EntryFacts &facts : m_context.inventory.facts) {
            if (facts.module == m_broken.module) {
                finding.entry = facts.entry.id;
                return;
            }
        }
    }

    const CheckContext &m_context;
    const BrokenImport &m_broken;
};

// ----- A02

/// A start-up step that fails, and why.
struct Stop
{
    const ImportStep *step = nullptr;
    const BrokenImport *broken = nullptr; ///< null: the imported module does not parse
    QString unparsable;
};

class StartUp
{
public:
    StartUp(const CheckContext &context, Reached reached) : m_context(context), m_reached(reached) {}

    std::optional<Finding> finding() const
    {
        const std::optional<Stop> stop = firstStop();
        if (!stop)
            return std::nullopt;
        const ImportStep &step = *stop->step;
        const Outline &outline = *m_context.code.plugin->outlineOfModule(step.module).outline;
        const Import &import = outline.imports[size_t(step.import)];
        Finding finding;
        finding.check = u"A02"_s;
        finding.severity = Severity::Error;
        finding.file = fileOf(m_context.code, step.module);
        finding.line = stop->broken ? stop->broken->line : import.line;
        QStringList names;
        for (const ImportedName &name : import.names)
            names.append(name.name);
        finding.symbol = stop->broken ? (stop->broken->names.isEmpty() ? stop->broken->missingModule
                                                                        : stop->broken->names.join(u", "_s))
                                      : names.join(u", "_s);
        describe(finding, *stop, names);
        return finding;
    }

private:
    std::optional<Stop> firstStop() const
    {
        for (const ImportStep &step : m_context.inventory.activation.steps()) {
            // What hangs on a condition may well not run where the plugin is used.
            if (step.reached != m_reached || !step.certain)
                continue;
            for (const BrokenImport &broken : m_context.brokenImports) {
                if (broken.module == step.module && broken.import == step.import &&
                    broken.handling == BrokenImport::Handling::Raises)
                    return Stop{&step, &broken, {}};
            }
            if (const QString file = unparsable(step); !file.isEmpty())
                return Stop{&step, nullptr, file};
        }
        return std::nullopt;
    }

    /// The file that an unguarded import runs into and that does not parse.
    QString unparsable(const ImportStep &step) const
    {
        const Outline &outline = *m_context.code.plugin->outlineOfModule(step.module).outline;
        const Import &import = outline.imports[size_t(step.import)];
        if (!import.guards.empty())
            return {};
        for (const QString &module : pluginModulesOf(m_context.code, step.module, import)) {
            for (qsizetype end = module.indexOf(u'.'); end != -2; end = end < 0 ? -2 : module.indexOf(u'.', end + 1)) {
                const OutlineState state = m_context.code.plugin->outlineOfModule(end < 0 ? module : module.first(end));
                if (state.outline && state.outline->fault)
                    return fileOf(m_context.code, end < 0 ? module : module.first(end));
            }
        }
        return {};
    }

    void describe(Finding &finding, const Stop &stop, const QStringList &names) const
    {
        const EntryPoint &point = m_context.inventory.entryPoints.points[stop.step->entryPoint];
        const QString what =
            stop.broken ? (stop.broken->missingModule.isEmpty()
                               ? Text::tr("%1 is not in %2").arg(finding.symbol, stop.broken->from)
                               : Text::tr("there is no module %1").arg(stop.broken->missingModule))
                        : Text::tr("%1 does not parse, so %2 cannot be imported").arg(stop.unparsable, names.join(u", "_s));
        qsizetype lostEntries = 0;
        for (const EntryFacts &facts : m_context.inventory.facts) {
            if (facts.entry.reached != m_reached || !facts.order || *facts.order <= stop.step->order)
                continue;
            ++lostEntries;
            finding.details.append(Text::tr("%1 (%2:%3)").arg(facts.entry.target(), facts.entry.file).arg(facts.entry.line));
        }
        QStringList modules;
        for (auto it = m_context.inventory.activation.entered().begin(); it != m_context.inventory.activation.entered().end();
             ++it) {
            if (it.value() > stop.step->order && m_context.inventory.activation.of(it.key()).reached == m_reached)
                modules.append(it.key());
        }
        modules.sort();
        for (const QString &module : modules)
            finding.details.append(Text::tr("module %1").arg(module));
        if (finding.details.size() > MaximumListed) {
            const qsizetype more = finding.details.size() - MaximumListed;
            finding.details = finding.details.first(MaximumListed);
            finding.details.append(Text::tr("… and %1 more").arg(more));
        }
        finding.message = Text::tr("Start-up through %1 (%2:%3) stops here: %4.")
                              .arg(point.name, point.module, point.attribute, what);
        finding.consequence =
            Text::tr("Patches after it that are not installed: %1. Modules after it that are not imported: %2.")
                .arg(lostEntries)
                .arg(modules.size());
    }

    const CheckContext &m_context;
    const Reached m_reached;
};

// ----- A03

/// The line of a package that imports a module in a comment; 0 when there is none.
std::pair<QString, int> commentedImport(const CheckContext &context, const QString &module)
{
    const Activation &activation = context.inventory.activation;
    QString unreached = module;
    while (unreached.contains(u'.') && activation.of(unreached.section(u'.', 0, -2)).reached == Reached::Never)
        unreached = unreached.section(u'.', 0, -2);
    const QString file = fileOf(context.code, unreached.section(u'.', 0, -2));
    const git::FileEntry *entry = file.isEmpty() ? nullptr : context.code.plugin->tree().find(file);
    if (!entry)
        return {};
    const QRegularExpression commented(
        uR"(^\s*#\s*(?:from\s+\S+\s+import|import)\s.*\b%1\b)"_s.arg(QRegularExpression::escape(unreached.section(u'.', -1))));
    const QList<QByteArray> lines = context.code.plugin->tree().read(*entry).bytes.split('\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (commented.match(QString::fromUtf8(lines[i])).hasMatch())
            return {file, int(i) + 1};
    }
    return {};
}

Finding inactive(const CheckContext &context, const QString &module)
{
    Finding finding;
    finding.check = u"A03"_s;
    finding.file = fileOf(context.code, module);
    const auto [file, line] = commentedImport(context, module);
    if (line > 0) {
        finding.severity = Severity::Info;
        finding.consequence = Text::tr("Switched off: its import is commented out at %1:%2.").arg(file).arg(line);
    } else {
        finding.severity = Severity::Warning;
        finding.consequence = Text::tr("Nothing imports it: it has no effect.");
    }
    return finding;
}

} // namespace

std::vector<Finding> unresolvedImports(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const BrokenImport &broken : context.brokenImports)
        findings.push_back(UnresolvedImport(context, broken).finding());
    return findings;
}

std::vector<Finding> brokenStartUp(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const Reached reached : {Reached::General, Reached::Platform}) {
        if (auto finding = StartUp(context, reached).finding())
            findings.push_back(*std::move(finding));
    }
    return findings;
}

std::vector<Finding> inactiveEntries(const CheckContext &context)
{
    std::vector<Finding> findings;
    QSet<QString> withEntries;
    for (const EntryFacts &facts : context.inventory.facts) {
        withEntries.insert(facts.entry.file);
        if (facts.entry.reached != Reached::Never)
            continue;
        Finding finding = inactive(context, facts.module);
        finding.entry = facts.entry.id;
        finding.line = facts.entry.line;
        finding.symbol = facts.entry.targetAttribute;
        finding.message = Text::tr("No entry point reaches the patch of %1.").arg(facts.entry.target());
        findings.push_back(std::move(finding));
    }
    for (const Infrastructure &file : context.inventory.infrastructure) {
        if (file.kind != Infrastructure::Kind::Helper || file.reached != Reached::Never)
            continue;
        Finding finding = inactive(context, context.code.plugin->moduleOfFile(file.file));
        finding.line = 1;
        finding.symbol = file.file.section(u'/', -1);
        finding.message = Text::tr("No entry point reaches this file, and it installs no patch.");
        findings.push_back(std::move(finding));
    }
    return findings;
}

std::vector<Finding> syntaxFaults(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const ModuleFile *module : context.code.plugin->modules()) {
        if (module->kind == ModuleFile::Kind::Namespace)
            continue;
        const OutlineState state = context.code.plugin->outlineOfModule(module->name);
        if (!state.outline || !state.outline->fault)
            continue;
        const SyntaxFault &fault = *state.outline->fault;
        Finding finding;
        finding.check = u"A05"_s;
        finding.severity = Severity::Error;
        finding.file = module->path;
        finding.line = std::max(1, fault.line);
        finding.symbol = module->name;
        finding.message = fault.conflictMarkers
                              ? Text::tr("The file holds merge conflict markers and does not parse.")
                              : Text::tr("The file does not parse: %1.").arg(fault.message);
        finding.consequence = Text::tr("Importing %1 fails; its patches and registrations cannot be listed.").arg(module->name);
        findings.push_back(std::move(finding));
    }
    return findings;
}

} // namespace mxw::checks

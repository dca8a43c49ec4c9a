// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/ImportChecks.h"

#include <QCoreApplication>

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
    StartUp(const CheckContext &context, size_t entryPoint)
        : m_context(context), m_entryPoint(entryPoint),
          m_reached(context.inventory.entryPoints.points[entryPoint].reached)
    {
    }

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
            if (step.entryPoint != m_entryPoint || !step.certain)
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
        const EntryPoint &point = m_context.inventory.entryPoints.points[m_entryPoint];
        const QString what =
            stop.broken
                ? (stop.broken->missingModule.isEmpty()
                       ? Text::tr("%1 is not in %2").arg(finding.symbol, stop.broken->from)
                       : Text::tr("there is no module %1").arg(stop.broken->missingModule))
                : Text::tr("%1 does not parse, so %2 cannot be imported").arg(stop.unparsable, names.join(u", "_s));
        qsizetype lostEntries = 0;
        for (const EntryFacts &facts : m_context.inventory.facts) {
            if (facts.entry.reached != m_reached || !facts.order || *facts.order <= stop.step->order)
                continue;
            ++lostEntries;
            finding.details.append(
                Text::tr("%1 (%2:%3)").arg(facts.entry.target(), facts.entry.file).arg(facts.entry.line));
        }
        QStringList modules;
        for (auto it = m_context.inventory.activation.entered().begin();
             it != m_context.inventory.activation.entered().end(); ++it) {
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
    const size_t m_entryPoint;
    const Reached m_reached;
};

} // namespace

/// One finding per entry point: behind the first that stops there may be another that would stop too.
std::vector<Finding> brokenStartUp(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (size_t i = 0; i < context.inventory.entryPoints.points.size(); ++i) {
        if (auto finding = StartUp(context, i).finding())
            findings.push_back(*std::move(finding));
    }
    return findings;
}

} // namespace mxw::checks

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/ImportChecks.h"

#include <QCoreApplication>
#include <QRegularExpression>

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
    const QRegularExpression commented(uR"(^\s*#\s*(?:from\s+\S+\s+import|import)\s.*\b%1\b)"_s.arg(
        QRegularExpression::escape(unreached.section(u'.', -1))));
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

std::vector<Finding> inactiveEntries(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const EntryFacts &facts : context.inventory.facts) {
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
        finding.message = fault.conflictMarkers ? Text::tr("The file holds merge conflict markers and does not parse.")
                                                : Text::tr("The file does not parse: %1.").arg(fault.message);
        finding.consequence =
            Text::tr("Importing %1 fails; its patches and registrations cannot be listed.").arg(module->name);
        findings.push_back(std::move(finding));
    }
    return findings;
}

} // namespace mxw::checks

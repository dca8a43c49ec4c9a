// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/Words.h"

#include "models/checks/Check.h"

#include <QCoreApplication>
#include <QStringList>

namespace mxw::items {

using namespace Qt::StringLiterals;

QString domainText(inventory::Domain domain)
{
    switch (domain) {
    case inventory::Domain::Patch:
        return QCoreApplication::translate("mxw::items::Words", "Patches");
    case inventory::Domain::Registry:
        return QCoreApplication::translate("mxw::items::Words", "Registry");
    case inventory::Domain::Model:
        return QCoreApplication::translate("mxw::items::Words", "Models");
    case inventory::Domain::Commit:
        return QCoreApplication::translate("mxw::items::Words", "Commits");
    }
    return {};
}

QString singularText(inventory::Domain domain)
{
    switch (domain) {
    case inventory::Domain::Patch:
        return QCoreApplication::translate("mxw::items::Words", "patch");
    case inventory::Domain::Registry:
        return QCoreApplication::translate("mxw::items::Words", "registration");
    case inventory::Domain::Model:
        return QCoreApplication::translate("mxw::items::Words", "model file");
    case inventory::Domain::Commit:
        return QCoreApplication::translate("mxw::items::Words", "upstream commit");
    }
    return {};
}

QString mechanismText(const inventory::Entry &entry)
{
    switch (entry.mechanism) {
    case inventory::Mechanism::Decorator:
        return QCoreApplication::translate("mxw::items::Words", "decorator");
    case inventory::Mechanism::DecoratorCall:
        return QCoreApplication::translate("mxw::items::Words", "decorator call");
    case inventory::Mechanism::Assignment:
        return QCoreApplication::translate("mxw::items::Words", "assignment");
    case inventory::Mechanism::SetAttr:
        return QCoreApplication::translate("mxw::items::Words", "setattr");
    case inventory::Mechanism::SysModules:
        return QCoreApplication::translate("mxw::items::Words", "sys.modules");
    case inventory::Mechanism::Table:
        return QCoreApplication::translate("mxw::items::Words", "table entry");
    case inventory::Mechanism::Registration:
        return entry.kind;
    case inventory::Mechanism::Mirror:
        return QCoreApplication::translate("mxw::items::Words", "mirrored file");
    case inventory::Mechanism::Commit:
        return QCoreApplication::translate("mxw::items::Words", "commit");
    }
    return {};
}

QString reachedText(inventory::Reached reached)
{
    switch (reached) {
    case inventory::Reached::General:
        return QCoreApplication::translate("mxw::items::Words", "active");
    case inventory::Reached::Platform:
        return QCoreApplication::translate("mxw::items::Words", "active with the platform");
    case inventory::Reached::Lazy:
        return QCoreApplication::translate("mxw::items::Words", "loaded later");
    case inventory::Reached::Never:
        return QCoreApplication::translate("mxw::items::Words", "not reached");
    }
    return {};
}

QString reachedSentence(inventory::Reached reached)
{
    switch (reached) {
    case inventory::Reached::General:
        return QCoreApplication::translate("mxw::items::Words",
                                           "Active: imported in every process, by a general plugin's entry point.");
    case inventory::Reached::Platform:
        return QCoreApplication::translate("mxw::items::Words",
                                           "Active: imported when the platform class is resolved.");
    case inventory::Reached::Lazy:
        return QCoreApplication::translate("mxw::items::Words",
                                           "Loaded later: inside a function, by a string path or a lazy export.");
    case inventory::Reached::Never:
        return QCoreApplication::translate("mxw::items::Words", "Not reached: no entry point imports this file.");
    }
    return {};
}

QString infrastructureText(inventory::Infrastructure::Kind kind)
{
    switch (kind) {
    case inventory::Infrastructure::Kind::Template:
        return QCoreApplication::translate("mxw::items::Words", "template");
    case inventory::Infrastructure::Kind::Helper:
        return QCoreApplication::translate("mxw::items::Words", "shared helper");
    case inventory::Infrastructure::Kind::Aggregate:
        return QCoreApplication::translate("mxw::items::Words", "aggregate imports");
    }
    return {};
}

QString severityText(checks::Severity severity)
{
    switch (severity) {
    case checks::Severity::Info:
        return QCoreApplication::translate("mxw::items::Words", "Note");
    case checks::Severity::Warning:
        return QCoreApplication::translate("mxw::items::Words", "Warning");
    case checks::Severity::Error:
        return QCoreApplication::translate("mxw::items::Words", "Error");
    }
    return {};
}

QString evidenceText(checks::EvidenceLevel level)
{
    switch (level) {
    case checks::EvidenceLevel::Source:
        return QCoreApplication::translate("mxw::items::Words", "source");
    case checks::EvidenceLevel::Import:
        return QCoreApplication::translate("mxw::items::Words", "import");
    case checks::EvidenceLevel::Isolated:
        return QCoreApplication::translate("mxw::items::Words", "isolated");
    case checks::EvidenceLevel::Device:
        return QCoreApplication::translate("mxw::items::Words", "device");
    case checks::EvidenceLevel::Distributed:
        return QCoreApplication::translate("mxw::items::Words", "distributed");
    case checks::EvidenceLevel::EndToEnd:
        return QCoreApplication::translate("mxw::items::Words", "end-to-end");
    }
    return {};
}

QString evidenceSentence(checks::EvidenceLevel level)
{
    switch (level) {
    case checks::EvidenceLevel::Source:
        return QCoreApplication::translate("mxw::items::Words", "Read from the source; nothing was run.");
    case checks::EvidenceLevel::Import:
        return QCoreApplication::translate("mxw::items::Words", "Seen in a fresh process that imported it.");
    case checks::EvidenceLevel::Isolated:
        return QCoreApplication::translate("mxw::items::Words", "Checked in isolation, with mocks or on the CPU.");
    case checks::EvidenceLevel::Device:
        return QCoreApplication::translate("mxw::items::Words", "Run on a MetaX GPU, against a reference.");
    case checks::EvidenceLevel::Distributed:
        return QCoreApplication::translate("mxw::items::Words", "Run on several MetaX GPUs together.");
    case checks::EvidenceLevel::EndToEnd:
        return QCoreApplication::translate("mxw::items::Words", "Run with a whole model, end to end.");
    }
    return {};
}

QString placeText(const QString &file, int line)
{
    return file.isEmpty() || line <= 0 ? file : file + u':' + QString::number(line);
}

QString findingText(const checks::Finding &finding)
{
    QStringList lines;
    lines << u"%1 %2 (%3): %4"_s.arg(finding.check, checks::checkTitle(finding.check), severityText(finding.severity),
                                     finding.message);
    if (!finding.consequence.isEmpty())
        lines << finding.consequence;
    if (!finding.movedTo.isEmpty())
        lines << QCoreApplication::translate("mxw::items::Words", "Moved to: %1").arg(finding.movedTo);
    if (!finding.file.isEmpty())
        lines << QCoreApplication::translate("mxw::items::Words", "Plugin: %1")
                     .arg(placeText(finding.file, finding.line));
    if (!finding.upstreamFile.isEmpty()) {
        const auto place = placeText(finding.upstreamFile, finding.upstreamLine);
        lines << QCoreApplication::translate("mxw::items::Words", "Upstream: %1").arg(place);
    }
    if (!finding.commit.isEmpty())
        lines << QCoreApplication::translate("mxw::items::Words", "Commit: %1").arg(finding.commitText());
    for (const auto &detail : finding.details)
        lines << u"  "_s + detail;
    return lines.join(u'\n');
}

} // namespace mxw::items

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/AuditWords.h"

namespace mxw::audit {

QString AuditWords::severity(checks::Severity severity)
{
    switch (severity) {
    case checks::Severity::Info:
        return tr("info");
    case checks::Severity::Warning:
        return tr("warning");
    case checks::Severity::Error:
        return tr("error");
    }
    Q_UNREACHABLE_RETURN({});
}

QString AuditWords::evidence(checks::EvidenceLevel level)
{
    switch (level) {
    case checks::EvidenceLevel::Source:
        return tr("source");
    case checks::EvidenceLevel::Import:
        return tr("import");
    case checks::EvidenceLevel::Isolated:
        return tr("isolated");
    case checks::EvidenceLevel::Device:
        return tr("device");
    case checks::EvidenceLevel::Distributed:
        return tr("distributed");
    case checks::EvidenceLevel::EndToEnd:
        return tr("end-to-end");
    }
    Q_UNREACHABLE_RETURN({});
}

QString AuditWords::mechanism(const inventory::Entry &entry)
{
    switch (entry.mechanism) {
    case inventory::Mechanism::Decorator:
        return tr("decorator");
    case inventory::Mechanism::DecoratorCall:
        return tr("decorator call");
    case inventory::Mechanism::Assignment:
        return tr("assignment");
    case inventory::Mechanism::SetAttr:
        return tr("setattr");
    case inventory::Mechanism::SysModules:
        return tr("sys.modules");
    case inventory::Mechanism::Table:
        return tr("table");
    case inventory::Mechanism::Registration:
        return tr("%1 registration").arg(entry.kind);
    case inventory::Mechanism::Mirror:
        return tr("mirrored file");
    case inventory::Mechanism::Commit:
        return tr("upstream commit");
    }
    Q_UNREACHABLE_RETURN({});
}

QString AuditWords::carried(checks::Carried carried)
{
    switch (carried) {
    case checks::Carried::Yes:
        return tr("carried");
    case checks::Carried::No:
        return tr("not carried");
    case checks::Carried::Partly:
        return tr("partly carried");
    case checks::Carried::Overtaken:
        return tr("overtaken by later commits");
    case checks::Carried::Outside:
        return tr("outside of what was copied");
    case checks::Carried::Unknown:
        return tr("cannot be told");
    }
    Q_UNREACHABLE_RETURN({});
}

QString AuditWords::reached(inventory::Reached reached)
{
    switch (reached) {
    case inventory::Reached::General:
        return tr("general plugin");
    case inventory::Reached::Platform:
        return tr("platform");
    case inventory::Reached::Lazy:
        return tr("lazy");
    case inventory::Reached::Never:
        return tr("never");
    }
    Q_UNREACHABLE_RETURN({});
}

QString AuditWords::infrastructure(inventory::Infrastructure::Kind kind)
{
    switch (kind) {
    case inventory::Infrastructure::Kind::Template:
        return tr("template");
    case inventory::Infrastructure::Kind::Helper:
        return tr("shared helper");
    case inventory::Infrastructure::Kind::Aggregate:
        return tr("aggregate of imports");
    }
    Q_UNREACHABLE_RETURN({});
}

QString AuditWords::yesOrNo(bool value)
{
    return value ? tr("yes") : tr("no");
}

} // namespace mxw::audit

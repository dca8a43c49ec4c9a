// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ScanReport.h"

#include "app/Console.h"

#include <QLocale>

#include <array>

namespace mxw::app {

using namespace Qt::StringLiterals;

namespace {

QString place(const QString &file, int line)
{
    return line > 0 ? plain(file) + u':' + QString::number(line) : plain(file);
}

} // namespace

QString ScanReport::toText(const checks::Analysis &analysis, const review::ReviewState &state)
{
    return setupText(analysis.setup) + entriesText(analysis) + findingsText(analysis, state) +
           suppressedText(analysis, state) + notesText(analysis);
}

QString ScanReport::setupText(const checks::ReviewSetup &setup)
{
    QString text = tr("Upstream  %1").arg(plain(setup.upstreamPath)) + u'\n';
    text += tr("  base    %1  %2").arg(plain(setup.base.label()), plain(setup.base.summary)) + u'\n';
    text += tr("  target  %1  %2").arg(plain(setup.target.label()), plain(setup.target.summary)) + u'\n';
    text += tr("Plugin    %1").arg(plain(setup.pluginPath)) + u'\n';
    text += tr("  subject %1").arg(plain(setup.subjectLabel)) + u'\n';
    if (setup.pluginStaged)
        text += u"  "_s + tr("The index differs from the last commit.") + u'\n';
    if (setup.pluginDirty)
        text += u"  "_s + tr("The work tree differs from the index.") + u'\n';
    return text + tr("Profile   %1").arg(plain(setup.profile)) + u'\n';
}

QString ScanReport::entriesText(const checks::Analysis &analysis)
{
    struct Group
    {
        inventory::Reached reached;
        QString title;
    };
    const std::array groups{
        Group{inventory::Reached::General, tr("Imported in every process")},
        Group{inventory::Reached::Platform, tr("Imported with the platform")},
        Group{inventory::Reached::Lazy, tr("Imported later, when something asks for it")},
        Group{inventory::Reached::Never, tr("Never reached from an entry point")},
    };
    const auto count = [&](inventory::Domain domain) {
        return static_cast<int>(std::ranges::count(analysis.entries, domain, &inventory::Entry::domain));
    };
    const auto headline = [&](inventory::Domain domain) {
        return domain == inventory::Domain::Patch ? tr("%n patch(es)", nullptr, count(domain))
                                                  : tr("%n registration(s)", nullptr, count(domain));
    };
    QString text;
    for (const inventory::Domain domain : {inventory::Domain::Patch, inventory::Domain::Registry}) {
        if (count(domain) == 0)
            continue;
        text += u'\n' + headline(domain) + u'\n';
        for (const Group &group : groups) {
            QString rows;
            for (const inventory::Entry &entry : analysis.entries) {
                if (entry.reached != group.reached || entry.domain != domain)
                    continue;
                QStringList checks;
                for (const checks::Finding *finding : analysis.findingsOf(entry.id))
                    checks.append(finding->check);
                checks.removeDuplicates();
                rows += u"    "_s + place(entry.file, entry.line) + u"  "_s + plain(entry.target()) + u"  "_s +
                        entry.mechanismWord() +
                        (checks.isEmpty() ? QString() : u"  ["_s + checks.join(u", "_s) + u']') + u'\n';
            }
            if (!rows.isEmpty())
                text += u"  "_s + group.title + u'\n' + rows;
        }
    }
    return text;
}

QString ScanReport::findingsText(const checks::Analysis &analysis, const review::ReviewState &state)
{
    const auto severityName = [](checks::Severity severity) {
        switch (severity) {
        case checks::Severity::Error:
            return tr("error");
        case checks::Severity::Warning:
            return tr("warning");
        case checks::Severity::Info:
            break;
        }
        return tr("info");
    };
    const QLocale locale;
    QString text = u'\n' +
                   tr("Findings: %1 errors, %2 warnings, %3 infos")
                       .arg(locale.toString(analysis.count(checks::Severity::Error)),
                            locale.toString(analysis.count(checks::Severity::Warning)),
                            locale.toString(analysis.count(checks::Severity::Info))) +
                   u'\n';
    for (const checks::Finding &finding : analysis.findings) {
        if (state.isSuppressed(finding))
            continue;
        text += u"  "_s + severityName(finding.severity) + u' ' + finding.check + u"  "_s +
                place(finding.file, finding.line) + u"  "_s + plain(finding.message) + u'\n';
        if (!finding.consequence.isEmpty())
            text += u"      "_s + plain(finding.consequence) + u'\n';
        if (!finding.movedTo.isEmpty())
            text += u"      "_s + tr("Moved to %1").arg(plain(finding.movedTo)) + u'\n';
        if (!finding.commit.isEmpty())
            text += u"      "_s + tr("Upstream commit %1").arg(plain(finding.commitText())) + u'\n';
        if (!finding.details.isEmpty())
            text += u"      "_s + tr("%n more line(s) in the JSON", nullptr, static_cast<int>(finding.details.size())) +
                    u'\n';
    }
    return text;
}

QString ScanReport::suppressedText(const checks::Analysis &analysis, const review::ReviewState &state)
{
    QString rows;
    for (const checks::Finding &finding : analysis.findings) {
        const auto found = state.suppressions().constFind(finding.fingerprint());
        if (found == state.suppressions().cend())
            continue;
        rows += u"  "_s + finding.check + u"  "_s + place(finding.file, finding.line) + u"  "_s +
                plain(finding.message) + u"\n      "_s + plain(found->suppressed.reason.simplified()) + u'\n';
    }
    if (rows.isEmpty())
        return {};
    return u'\n' + tr("Of these, suppressed in the session: %1").arg(state.suppressedCount(analysis)) + u'\n' + rows;
}

QString ScanReport::notesText(const checks::Analysis &analysis)
{
    if (analysis.notes.isEmpty())
        return {};
    QString text = u'\n' + tr("Notes") + u'\n';
    for (const QString &note : analysis.notes)
        text += u"  "_s + plain(note) + u'\n';
    return text;
}

} // namespace mxw::app

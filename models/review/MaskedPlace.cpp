// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/MaskedPlace.h"

#include "models/review/FindingMatch.h"

#include <algorithm>
#include <utility>

namespace mxw::review {

using namespace Qt::StringLiterals;
using checks::Finding;
using inventory::Domain;
using inventory::Entry;
using inventory::Reached;

namespace {

/// While one of these is found on an entry, what it is about is not there to compare with.
bool hidesItsEntry(const QString &check)
{
    static const QStringList checks{u"P01"_s, u"P02"_s, u"R01"_s, u"R13"_s, u"A07"_s, u"M01"_s};
    return checks.contains(check);
}

QString moduleOf(const QString &file)
{
    QString module = file;
    module.replace(u'/', u'.');
    for (const QLatin1StringView end : {".__init__.py"_L1, ".py"_L1}) {
        if (module.endsWith(end)) {
            module.chop(end.size());
            break;
        }
    }
    return module;
}

/// A02 lists the patches and modules after the import that stops: "target (file:line)" and "module name".
bool isAfterStop(const Finding &stop, const QString &file)
{
    if (stop.file == file)
        return true;
    const QString module = u'.' + moduleOf(file);
    const QString patch = u'(' + file + u':';
    return std::ranges::any_of(stop.details, [&](const QString &detail) {
        const QString last = detail.section(u' ', -1);
        return detail.contains(patch) || (last.contains(u'.') && module.endsWith(u'.' + last));
    });
}

QString placeOf(const Finding &finding)
{
    return finding.line > 0 ? finding.file + u':' + QString::number(finding.line) : finding.file;
}

/// "vllm_metax/ops/moe.py: object not present …": the notes begin with the file, or name it as a word.
bool names(const QStringList &notes, const QString &file)
{
    return std::ranges::any_of(notes, [&](const QString &note) {
        return note.startsWith(file + u':') || note.startsWith(file + u' ') || note.contains(u' ' + file + u' ');
    });
}

} // namespace

MaskedPlace::MaskedPlace(const PriorReview &prior, const checks::Analysis &now, const EntryMatch &entries)
    : m_prior(prior), m_entries(entries), m_before(sideOf(prior.analysis)), m_now(sideOf(now))
{
}

MaskedPlace::Side MaskedPlace::sideOf(const checks::Analysis &analysis)
{
    Side side;
    side.analysis = &analysis;
    for (const Finding &finding : analysis.findings) {
        if (finding.check == "A02"_L1)
            side.startUps.push_back(&finding);
        else if (finding.check == "A05"_L1 || finding.check == "A03"_L1 || finding.check == "A01"_L1)
            side.byFile[finding.file].push_back(&finding);
        if (!finding.entry.isEmpty() && (hidesItsEntry(finding.check) || finding.check == "A03"_L1))
            side.byEntry[finding.entry].push_back(&finding);
    }
    return side;
}

std::optional<Mask> MaskedPlace::of(const Finding &finding) const
{
    for (const auto mask : {&MaskedPlace::byDomain, &MaskedPlace::bySyntax, &MaskedPlace::byUnreadFile,
                            &MaskedPlace::byReach, &MaskedPlace::byMissingTarget, &MaskedPlace::byMissingImport,
                            &MaskedPlace::byStartUp, &MaskedPlace::byRejection}) {
        if (auto found = (this->*mask)(finding))
            return found;
    }
    return std::nullopt;
}

/// A scan for patches only finds no registration.
std::optional<Mask> MaskedPlace::byDomain(const Finding &finding) const
{
    const Entry *entry = m_entries.before(finding.entry);
    if (!entry)
        return std::nullopt;
    if (entry->domain == Domain::Commit && !m_entries.now(finding.entry)) {
        return Mask{tr("The commit is not among those that this review lists between base and target, so nobody asks "
                       "for it."),
                    {}};
    }
    const bool anyLeft =
        std::ranges::any_of(m_now.analysis->entries, [&](const Entry &each) { return each.domain == entry->domain; });
    if (anyLeft)
        return std::nullopt;
    return Mask{
        tr("This scan lists nothing of the kind “%1”, so it may not have looked there.").arg(toString(entry->domain)),
        {}};
}

std::optional<Mask> MaskedPlace::bySyntax(const Finding &finding) const
{
    const auto fault = [](const Side &side, const QString &file) -> const Finding * {
        const Findings found = side.byFile.value(file);
        const auto it = std::ranges::find(found, u"A05"_s, &Finding::check);
        return it == found.end() ? nullptr : *it;
    };
    const Finding *now = fault(m_now, finding.file);
    if (!now || fault(m_before, finding.file) || finding.check == "A05"_L1)
        return std::nullopt;
    return Mask{tr("%1 does not parse any more (A05), so nothing in it is analysed.").arg(finding.file),
                now->fingerprint()};
}

std::optional<Mask> MaskedPlace::byUnreadFile(const Finding &finding) const
{
    if (!names(m_now.analysis->notes, finding.file) || names(m_before.analysis->notes, finding.file))
        return std::nullopt;
    return Mask{tr("This scan could not read %1.").arg(finding.file), {}};
}

bool MaskedPlace::fileLostItsReach(const QString &file) const
{
    const auto reaches = [&](const checks::Analysis &analysis) {
        std::pair<bool, bool> known{false, false}; // anything of the file, anything reached
        for (const Entry &entry : analysis.entries) {
            if (entry.file == file && entry.domain != Domain::Commit) {
                known.first = true;
                known.second = known.second || entry.reached != Reached::Never;
            }
        }
        for (const inventory::Infrastructure &each : analysis.infrastructure) {
            if (each.file == file) {
                known.first = true;
                known.second = known.second || each.reached != Reached::Never;
            }
        }
        return known;
    };
    const auto [isThere, isReached] = reaches(*m_now.analysis);
    return isThere && !isReached && reaches(*m_before.analysis).second;
}

std::optional<Mask> MaskedPlace::byReach(const Finding &finding) const
{
    if (finding.check == "A03"_L1)
        return std::nullopt;
    const auto hiding = [&](const QString &entry) {
        for (const Finding *found : entry.isEmpty() ? m_now.byFile.value(finding.file) : m_now.byEntry.value(entry)) {
            if (found->check == "A03"_L1)
                return found->fingerprint();
        }
        return QString();
    };
    const Entry *before = m_entries.before(finding.entry);
    const Entry *now = m_entries.now(finding.entry);
    if (before && now && before->reached != Reached::Never && now->reached == Reached::Never)
        return Mask{tr("No entry point reaches the entry any more, so nothing there runs."), hiding(now->id)};
    if (!before && fileLostItsReach(finding.file))
        return Mask{tr("No entry point reaches %1 any more, so nothing there runs.").arg(finding.file), hiding({})};
    return std::nullopt;
}

std::optional<Mask> MaskedPlace::byMissingTarget(const Finding &finding) const
{
    const Entry *now = m_entries.now(finding.entry);
    if (!now || hidesItsEntry(finding.check))
        return std::nullopt;
    const Findings before = m_before.byEntry.value(finding.entry);
    for (const Finding *found : m_now.byEntry.value(now->id)) {
        const bool isNew =
            std::ranges::none_of(before, [&](const Finding *earlier) { return earlier->check == found->check; });
        if (hidesItsEntry(found->check) && isNew) {
            return Mask{tr("%1 hides it: %2").arg(found->check, found->message), found->fingerprint()};
        }
    }
    return std::nullopt;
}

/// The name that the finding was about can no longer be imported, so nothing is known of it.
std::optional<Mask> MaskedPlace::byMissingImport(const Finding &finding) const
{
    if (finding.check == "A01"_L1)
        return std::nullopt;
    QStringList about;
    for (const QString &symbol : symbolsOf(finding))
        about += symbol.split(u'.', Qt::SkipEmptyParts);
    const Findings before = m_before.byFile.value(finding.file);
    for (const Finding *found : m_now.byFile.value(finding.file)) {
        if (found->check != "A01"_L1 || std::ranges::any_of(before, [&](const Finding *earlier) {
                return earlier->fingerprint() == found->fingerprint();
            }))
            continue;
        for (const QString &name : symbolsOf(*found)) {
            if (about.contains(name.section(u'.', -1))) {
                return Mask{tr("A01 hides it: %1 can no longer be imported at %2.").arg(name, placeOf(*found)),
                            found->fingerprint()};
            }
        }
    }
    return std::nullopt;
}

std::optional<Mask> MaskedPlace::byStartUp(const Finding &finding) const
{
    if (finding.check == "A02"_L1)
        return std::nullopt;
    const Entry *now = m_entries.now(finding.entry);
    const QString file = now ? now->file : finding.file;
    const auto stops = [](const Side &side, const QString &where) -> const Finding * {
        const auto found =
            std::ranges::find_if(side.startUps, [&](const Finding *stop) { return isAfterStop(*stop, where); });
        return found == side.startUps.end() ? nullptr : *found;
    };
    const Finding *stop = stops(m_now, file);
    if (!stop || stops(m_before, finding.file))
        return std::nullopt;
    return Mask{tr("Start-up stops before it at %1 (A02), so it is not reached.").arg(placeOf(*stop)),
                stop->fingerprint()};
}

/// A combination that is refused early never gets to the place.
std::optional<Mask> MaskedPlace::byRejection(const Finding &finding) const
{
    if (finding.entry.isEmpty() || !m_entries.now(finding.entry))
        return std::nullopt;
    const auto &record = m_prior.state.entry(finding.entry).decision;
    if (!record || record->decision.disposition != Disposition::Reject)
        return std::nullopt;
    return Mask{tr("%1 decided to reject this combination early, which hides what lies behind the rejection.")
                    .arg(record->actor),
                {}};
}

} // namespace mxw::review

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/HeaderChecks.h"

#include "models/checks/PatchHeader.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::HeaderChecks)
};

/// Calls `visit` for every Python file of the patch folder that is no template.
void forEachPatchFile(const CheckContext &context,
                      const std::function<void(const git::FileEntry &, const EntryFacts *, const PatchHeader &)> &visit)
{
    const Profile &profile = context.code.profile;
    if (profile.patchFolder.isEmpty() || profile.headerFields.isEmpty())
        return;
    const git::Tree &tree = context.code.plugin->tree();
    const auto [first, last] = tree.range(profile.patchFolder);
    for (size_t i = first; i < last; ++i) {
        const git::FileEntry &file = tree.files()[i];
        if (!file.path.endsWith(".py"_L1) || isTemplate(profile, file.path))
            continue;
        const git::Content content = tree.read(file);
        if (content.state != git::Content::State::Present)
            continue;
        const auto facts = std::ranges::find_if(
            context.inventory.facts, [&](const EntryFacts &candidate) { return candidate.entry.file == file.path; });
        visit(file, facts == context.inventory.facts.end() ? nullptr : &*facts, parseHeader(content.bytes, profile));
    }
}

Finding findingOf(const QString &check, const git::FileEntry &file, const EntryFacts *facts)
{
    Finding finding;
    finding.check = check;
    finding.file = file.path;
    finding.line = 1;
    if (facts)
        finding.entry = facts->entry.id;
    return finding;
}

} // namespace

std::vector<Finding> incompleteHeaders(const CheckContext &context)
{
    std::vector<Finding> findings;
    forEachPatchFile(context, [&](const git::FileEntry &file, const EntryFacts *facts, const PatchHeader &header) {
        const QStringList missing = header.missing();
        const QStringList placeholders = header.placeholders();
        if (missing.isEmpty() && placeholders.isEmpty())
            return;
        Finding finding = findingOf(u"P12"_s, file, facts);
        // A header matters most where a decision hangs on it.
        finding.severity = facts ? Severity::Warning : Severity::Info;
        finding.symbol = (missing + placeholders).join(u", "_s);
        QStringList parts;
        if (!missing.isEmpty())
            parts.append(Text::tr("lacks %1").arg(missing.join(u", "_s)));
        if (!placeholders.isEmpty())
            parts.append(Text::tr("has only placeholder text for %1").arg(placeholders.join(u", "_s)));
        finding.message = Text::tr("The header %1.").arg(parts.join(u"; "_s));
        finding.consequence = Text::tr("The next reviewer cannot tell why the difference exists or when it can go.");
        findings.push_back(std::move(finding));
    });
    return findings;
}

std::vector<Finding> outdatedVersions(const CheckContext &context)
{
    std::vector<Finding> findings;
    const QString reviewed = context.setup.reviewedVersion;
    if (reviewed.isEmpty())
        return findings;
    const QString name = context.code.profile.headerVersionField;
    forEachPatchFile(context, [&](const git::FileEntry &file, const EntryFacts *facts, const PatchHeader &header) {
        const PatchHeader::Field *field = header.field(name);
        if (!facts || !field || field->line == 0 || field->placeholder || coversVersion(field->text, reviewed))
            return;
        Finding finding = findingOf(u"P13"_s, file, facts);
        finding.severity = Severity::Info;
        finding.line = field->line;
        finding.symbol = field->name;
        finding.message =
            Text::tr("The header says \"%1\"; the version under review is %2.").arg(field->text.left(80), reviewed);
        finding.consequence = Text::tr("Nobody recorded that the patch was looked at for this version.");
        findings.push_back(std::move(finding));
    });
    return findings;
}

} // namespace mxw::checks

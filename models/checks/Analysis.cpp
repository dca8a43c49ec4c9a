// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/Analysis.h"

#include "models/checks/AnalysisJson.h"

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;

QString RevisionRecord::label() const
{
    const QString shortId = commit.left(7);
    if (spec.isEmpty() || commit.startsWith(spec))
        return shortId;
    return spec + u" ("_s + shortId + u')';
}

const inventory::Entry *Analysis::entry(QStringView id) const
{
    const auto it = std::ranges::find_if(entries, [id](const inventory::Entry &entry) { return entry.id == id; });
    return it == entries.end() ? nullptr : &*it;
}

std::vector<const Finding *> Analysis::findingsOf(QStringView entryId) const
{
    std::vector<const Finding *> found;
    for (const Finding &finding : findings) {
        if (finding.entry == entryId)
            found.push_back(&finding);
    }
    return found;
}

qsizetype Analysis::count(Severity severity) const
{
    return std::ranges::count_if(findings, [severity](const Finding &finding) { return finding.severity == severity; });
}

QJsonObject Analysis::toJson() const
{
    return analysisToJson(*this);
}

Result<Analysis> Analysis::fromJson(const QJsonObject &object)
{
    if (object.value("schema"_L1).toInt() != AnalysisSchema) {
        return fail(Error::Kind::Unsupported,
                    tr("This analysis was written in a form that this version does not read."),
                    tr("Open it with the version that wrote it, or scan again."));
    }
    if (auto analysis = analysisFromJson(object))
        return *std::move(analysis);
    return fail(Error::Kind::Invalid, tr("The recorded analysis is damaged."), tr("Scan again."));
}

} // namespace mxw::checks

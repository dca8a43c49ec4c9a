// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/PackedScan.h"

#include "models/inventory/ProfileFile.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

using namespace Qt::StringLiterals;

namespace mxw::review {

Result<PackedScan> PackedScan::of(std::shared_ptr<const checks::Analysis> analysis, KeptContent kept)
{
    PackedScan scan{std::move(analysis), {}, {}, std::move(kept.blobs)};
    const auto add = [&scan](const QJsonObject &json, QString &digest) -> Result<void> {
        auto blob = PackedBlob::of(QJsonDocument(json).toJson(QJsonDocument::Compact));
        if (!blob)
            return std::unexpected(std::move(blob.error()));
        digest = blob->digest;
        scan.blobs.push_back(*std::move(blob));
        return {};
    };
    if (auto done = add(scan.analysis->toJson(), scan.record); !done)
        return std::unexpected(std::move(done.error()));
    if (kept.files != KeptFiles()) {
        QJsonObject files = kept.files.toJson();
        // Beside the lists: what the scan went by, to be compared with what its name means later.
        const auto profile = inventory::profileContent(scan.analysis->setup.profile);
        if (auto blob = profile ? PackedBlob::of(*profile) : std::unexpected(profile.error())) {
            files.insert(u"profile"_s, blob->digest);
            scan.blobs.push_back(*std::move(blob));
        }
        if (auto done = add(files, scan.files); !done)
            return std::unexpected(std::move(done.error()));
    }
    return scan;
}

} // namespace mxw::review

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/PackedScan.h"

#include <QJsonDocument>

#include <utility>

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
        if (auto done = add(kept.files.toJson(), scan.files); !done)
            return std::unexpected(std::move(done.error()));
    }
    return scan;
}

} // namespace mxw::review

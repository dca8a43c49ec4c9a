// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/SampleFiles.h"

#include "app/SampleReview.h"
#include "models/source/OutlineCache.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace mxw::app {

using namespace Qt::StringLiterals;

Result<SampleFiles> prepareSampleFiles()
{
    const QDir data(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/metax-workbench"_s);
    const auto repositories = prepareSample(data.filePath(u"sample"_s));
    if (!repositories)
        return std::unexpected(repositories.error());
    // Beside the repositories, whose folder is one of this version of the sample.
    const QDir folder = QFileInfo(repositories->plugin).dir();
    return SampleFiles{.request = {.upstream = repositories->upstream,
                                   .base = repositories->base,
                                   .target = repositories->target,
                                   .plugin = repositories->plugin,
                                   .subject = u"index"_s,
                                   .profile = u"vllm-metax"_s,
                                   .cacheFolder = source::OutlineCache::defaultFolder()},
                       .session = folder.filePath(u"sample.mxreview"_s),
                       .record = folder.filePath(u"sample-audit.md"_s)};
}

} // namespace mxw::app

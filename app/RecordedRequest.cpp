// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/RecordedRequest.h"

namespace mxw::app {

checks::ScanRequest recordedRequest(const checks::ReviewSetup &setup, const review::ReviewState &state,
                                    const QString &cacheFolder)
{
    std::vector<inventory::ConfigSource> configs;
    for (const review::ConfigAttached &config : state.configs())
        configs.push_back({config.name, config.json});
    return {.upstream = setup.upstreamPath,
            .base = setup.base.commit,
            .target = setup.target.commit,
            .plugin = setup.pluginPath,
            .subject = setup.subject,
            .profile = setup.profile,
            .counterparts = state.counterparts(),
            .configs = std::move(configs),
            .cacheFolder = cacheFolder};
}

} // namespace mxw::app

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Profile.h"
#include "models/source/CodeTree.h"
#include "models/source/Resolver.h"

#include <memory>

namespace mxw::inventory {

/// The code under review: the plugin beside upstream at the target and at the base revision, and what resolves names
/// across each pair.
struct Code
{
    const Profile &profile;
    std::shared_ptr<const source::CodeTree> plugin;
    std::shared_ptr<const source::CodeTree> target;
    std::shared_ptr<const source::CodeTree> base;
    source::Resolver atTarget; ///< plugin + target
    source::Resolver atBase;   ///< plugin + base

    Code(const Profile &profile, std::shared_ptr<const source::CodeTree> plugin,
         std::shared_ptr<const source::CodeTree> target, std::shared_ptr<const source::CodeTree> base)
        : profile(profile), plugin(std::move(plugin)), target(std::move(target)), base(std::move(base)),
          atTarget(this->target, this->plugin, profile.built), atBase(this->base, this->plugin, profile.built)
    {
    }
};

} // namespace mxw::inventory

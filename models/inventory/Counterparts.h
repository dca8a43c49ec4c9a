// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Code.h"
#include "models/inventory/Counterpart.h"
#include "models/inventory/Registrations.h"

#include <QHash>
#include <QString>

#include <stop_token>
#include <vector>

namespace mxw::inventory {

/// The files of the plugin that mirror a file of upstream, and the model files that mirror none, by path. Looked for by
/// hand-made mappings, the profile's path mappings, inheritance, then content; on the side where that finds nothing,
/// the file's other revision says where it moved. Patches and their helpers are no mirrored files. What was found for
/// the same trees is kept in the cache of the plugin's code tree.
std::vector<Counterpart> findCounterparts(const Code &code, const std::vector<RegistrationFacts> &registrations,
                                          const QHash<QString, QString> &byHand = {}, std::stop_token stop = {});

} // namespace mxw::inventory

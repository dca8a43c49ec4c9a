// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/FileSlice.h"
#include "models/validation/TensorLayout.h"

namespace mxw::validation {

/// Where a tensor of a .safetensors file lies. An empty name is the only tensor; `name` becomes what was chosen.
Result<TensorLayout> readSafetensorsHeader(const FileSlice &file, QString &name, std::optional<DType> as);

} // namespace mxw::validation

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/FileSlice.h"
#include "models/validation/TensorLayout.h"

namespace mxw::validation {

/// Where the array of a .npy file lies, versions 1 to 3. `as` reads the elements as another dtype of the same size.
Result<TensorLayout> readNpyHeader(const FileSlice &file, std::optional<DType> as);

} // namespace mxw::validation

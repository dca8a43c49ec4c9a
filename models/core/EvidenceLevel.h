// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace mxw {

/// How much a reason to believe is worth, weakest first: read or resolved statically; seen in a fresh process; a mock
/// or CPU check; a real GPU against a reference; several GPUs; the whole model. No claim is shown stronger than its
/// evidence.
enum class EvidenceLevel { Source, Import, Isolated, Device, Distributed, EndToEnd };

/// Words of files; not translated: source, import, isolated, device, distributed, end-to-end.
QString toString(EvidenceLevel level);
std::optional<EvidenceLevel> evidenceLevelFromString(QStringView text);

} // namespace mxw

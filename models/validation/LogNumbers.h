// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/ErrorFigures.h"

#include <QString>

namespace mxw::validation::lognumbers {

/// A number as Python prints it; 0 for what is none.
double numberOf(const QString &text);
/// All integers in the text: an index, or a shape.
std::vector<qint64> indexOf(const QString &text);
/// The greatest error of a spread; one that is not finite is counted instead.
void setGreatest(ErrorSpread &spread, double value);

} // namespace mxw::validation::lognumbers

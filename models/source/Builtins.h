// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mxw::source {

/// A name that Python itself provides everywhere ("print", "ValueError").
bool isBuiltinName(QStringView name);
/// A name that every module has ("__file__").
bool isModuleAttribute(QStringView name);
/// "__init__" and its like, which Python itself looks for.
bool isSpecialName(QStringView name);
/// Whether a class of the standard library, by its last name ("Enum", "ABC", "str"), may give an attribute of that
/// name. True for classes that are not known here: then it cannot be told.
bool libraryClassMayHave(QStringView className, QStringView attribute);

} // namespace mxw::source

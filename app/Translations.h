// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

class QCoreApplication;

namespace mxw::app {

/// The locale of texts: `asked` ("zh_CN", "en"), else the system's.
QLocale localeFor(const QString &asked);
/// Installs the program's and Qt's own texts in that language, where there are any.
void installTranslators(QCoreApplication &application, const QLocale &locale);

} // namespace mxw::app

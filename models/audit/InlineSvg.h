// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace mxw::audit {

/// A picture of SvgPage as a part of an HTML page: without the head of a file, and without the style that every picture
/// brings along, which svgStyle() gives once. Empty when it is none.
QString inlineSvg(const QByteArray &svg);
/// Dark colours on a dark screen; paper is never dark.
QString svgStyle();

} // namespace mxw::audit

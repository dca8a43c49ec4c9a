// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace mxw::audit {

/// Text of others as one line of Markdown that reads as it was written: no markup, HTML, link or table cell comes out
/// of it, line breaks become `<br>`, and control and direction characters become visible.
QString markdownInline(const QString &text);

/// The same as a code span, where a code span can hold it; else as plain text. An empty text is a dash.
QString markdownCode(const QString &text);

/// Lines as they are, in a fence that nothing in them can end; control and direction characters become visible.
QString markdownListing(const QString &text);

/// "| a | b |", of cells that are Markdown already.
QString markdownRow(const QStringList &cells);
/// The row and the line under it that makes it the head of a table.
QString markdownTableHead(const QStringList &cells);

} // namespace mxw::audit

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Finding.h"
#include "models/inventory/Entry.h"

#include <QString>

namespace mxw::items {

/// Words for people, translated; the words of files are the toString() functions of the values themselves.
QString domainText(inventory::Domain domain);         ///< "Patches"
QString singularText(inventory::Domain domain);       ///< "patch"
QString mechanismText(const inventory::Entry &entry); ///< "decorator"; the profile's word for a registration
QString reachedText(inventory::Reached reached);      ///< "active"
QString reachedSentence(inventory::Reached reached);  ///< when an entry point reaches it, a whole sentence
QString infrastructureText(inventory::Infrastructure::Kind kind);
QString severityText(checks::Severity severity);       ///< "Error"
QString evidenceText(checks::EvidenceLevel level);     ///< "source"
QString evidenceSentence(checks::EvidenceLevel level); ///< what that level rests on

/// "file:line", or the file alone when the line is not known; empty without a file.
QString placeText(const QString &file, int line);
/// A finding as a few lines of plain text, for the clipboard.
QString findingText(const checks::Finding &finding);

} // namespace mxw::items

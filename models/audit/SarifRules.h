// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"

#include <QJsonArray>
#include <QString>
#include <QStringList>

namespace mxw::audit {

/// The checks as rules of a SARIF log: all of the catalogue, and any other that the analysis (of a newer program, say)
/// has findings of.
class SarifRules
{
public:
    SarifRules(const checks::Analysis &analysis, const QString &language);

    QJsonArray toJson() const;
    int indexOf(const QString &check) const { return int(m_ids.indexOf(check)); }
    /// Of the pages: "zh-CN", or "en-US" when there are none in the language asked for.
    QString languageTag() const;
    static QString level(checks::Severity severity);

private:
    QJsonObject rule(const QString &id) const;

    QStringList m_ids;
    QString m_language;
};

} // namespace mxw::audit

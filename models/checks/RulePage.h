// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Finding.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace mxw::checks {

/// What the program says about one check, for the one who meets its findings: what, why, example, how to fix and to
/// suppress, limits. The pages lie in resources/checks, translated ones in a folder of their language.
class RulePage
{
public:
    /// The page of a check in a language ("zh_CN", "zh"), in English where there is no such translation. Nothing for an
    /// id without a page.
    static std::optional<RulePage> load(const QString &check, const QString &language = {});
    /// The page in the language that the program speaks now.
    static std::optional<RulePage> loadTranslated(const QString &check);
    /// Ids that have a page, sorted. With a language: those that are translated into it.
    static QStringList ids(const QString &language = {});

    const QString &check() const { return m_check; }
    const QString &markdown() const { return m_markdown; }
    QString title() const; ///< "Unresolved import"
    /// The text of each section, without its heading.
    QStringList headings() const;
    QString section(qsizetype index) const;
    /// What the check finds, in one paragraph of plain text.
    QString summary() const;
    /// The severity that the page names first.
    std::optional<Severity> severity() const;

private:
    RulePage(QString check, QString markdown) : m_check(std::move(check)), m_markdown(std::move(markdown)) {}

    QString m_check;
    QString m_markdown;
};

/// Ids of pages that look like what was asked for, the most similar first: "A11" gives A01, P11 and so on.
QStringList similarRuleIds(const QString &asked);

} // namespace mxw::checks

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/review/GateCondition.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

#include <utility>
#include <vector>

namespace mxw::review {

/// When a need of a gate is one at all.
struct GateOccasion
{
    std::vector<ReasonCategory> categories = {}; ///< of the decision; empty: any
    QStringList kinds = {};                      ///< of the entry, words of the profile; empty: any
    std::vector<QRegularExpression> says = {};   ///< what the reason of the decision matches, all of them

    bool arises(const inventory::Entry &entry, const Decision &decision) const;
};

struct GateNeed
{
    QString id = {};
    QString source = {};               ///< "patch-upgrade §3"
    QHash<QString, QString> text = {}; ///< by language: "en", "zh_CN"
    GateOccasion when = {};
    GateCondition condition = {};

    /// In the language of the locale, else of one with the same first part, else in English.
    QString words(const QString &language) const;
};

/// The gates as data: what each decision needs, by the domain of the entry.
class GateRules
{
    Q_DECLARE_TR_FUNCTIONS(mxw::review::GateRules)
public:
    static Result<GateRules> parse(const QByteArray &json);
    /// Those in resources/gates; empty when they do not parse.
    static const GateRules &bundled();

    /// Null when there is no gate for it.
    const std::vector<GateNeed> *needsOf(inventory::Domain domain, Disposition disposition) const;

private:
    QHash<std::pair<int, int>, std::vector<GateNeed>> m_gates; ///< by domain and disposition
};

} // namespace mxw::review

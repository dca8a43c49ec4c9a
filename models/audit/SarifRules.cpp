// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/SarifRules.h"

#include "models/checks/Check.h"
#include "models/checks/RulePage.h"

#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

/// "Start-up broken" as an identifier, "StartUpBroken".
QString identifier(const QString &words)
{
    QString name;
    bool start = true;
    for (const QChar c : words) {
        if (c.isLetterOrNumber())
            name.append(start ? c.toUpper() : c);
        start = !c.isLetterOrNumber();
    }
    return name;
}

} // namespace

SarifRules::SarifRules(const checks::Analysis &analysis, const QString &language) : m_language(language)
{
    for (const checks::Check &check : checks::catalogue())
        m_ids.append(check.id);
    QStringList others;
    for (const checks::Finding &finding : analysis.findings) {
        if (!m_ids.contains(finding.check) && !others.contains(finding.check))
            others.append(finding.check);
    }
    std::ranges::sort(others);
    m_ids += others;
}

QJsonArray SarifRules::toJson() const
{
    QJsonArray rules;
    for (const QString &id : m_ids)
        rules.append(rule(id));
    return rules;
}

QString SarifRules::languageTag() const
{
    const bool translated = m_language.size() == 5 && !checks::RulePage::ids(m_language).isEmpty();
    return translated ? QString(m_language).replace(u'_', u'-') : u"en-US"_s;
}

QString SarifRules::level(checks::Severity severity)
{
    return severity == checks::Severity::Info ? u"note"_s : checks::toString(severity);
}

QJsonObject SarifRules::rule(const QString &id) const
{
    QJsonObject object{{u"id"_s, id}};
    const auto &catalogue = checks::catalogue();
    const auto check = std::ranges::find_if(catalogue, [&](const checks::Check &each) { return each.id == id; });
    if (check != catalogue.end()) {
        object.insert(u"name"_s, identifier(QString::fromUtf8(check->titleSource)));
        object.insert(u"shortDescription"_s, QJsonObject{{u"text"_s, check->title()}});
    }
    const auto page = checks::RulePage::load(id, m_language);
    if (!page)
        return object;
    object.insert(u"fullDescription"_s, QJsonObject{{u"text"_s, page->summary()}});
    object.insert(u"help"_s, QJsonObject{{u"text"_s, page->markdown()}, {u"markdown"_s, page->markdown()}});
    object.insert(u"defaultConfiguration"_s,
                  QJsonObject{{u"level"_s, level(page->severity().value_or(checks::Severity::Warning))}});
    return object;
}

} // namespace mxw::audit

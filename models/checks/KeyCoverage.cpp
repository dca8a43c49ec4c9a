// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/PlatformList.h"
#include "models/checks/RegistrationChecks.h"
#include "models/checks/RegistrationFinding.h"
#include "models/inventory/UpstreamRegistry.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::KeyCoverage)
};

/// One word in two spellings.
QString spelling(QString key)
{
    return key.replace(u'-', u'_').toLower();
}

/// The returns of a method in the body of a class; nothing when the body has none of that name.
std::optional<std::vector<Return>> returnsOf(const Symbol &type, const QString &method)
{
    const std::vector<Definition> &definitions = type.outline->definitions;
    const QString name = type.qualifiedName + u'.' + method;
    const auto it = std::ranges::find(definitions, name, &Definition::qualifiedName);
    if (it == definitions.end())
        return std::nullopt;
    const int scope = int(it - definitions.begin());
    std::vector<Return> returns;
    std::ranges::copy_if(type.outline->returns, std::back_inserter(returns),
                         [&](const Return &each) { return each.scope == scope; });
    return returns;
}

/// The key that a class claims checkpoints for: what its method returns, written out or through another of its methods.
QString claimedKey(const Symbol &type, const QString &method, int depth = 0)
{
    for (const Return &each : returnsOf(type, method).value_or(std::vector<Return>())) {
        if (each.value.kind == Expression::Kind::String)
            return each.value.text;
        const QString callee = each.value.kind == Expression::Kind::Call ? each.value.callee().dotted() : QString();
        if (callee.startsWith("cls."_L1) && depth == 0)
            return claimedKey(type, callee.sliced(4), depth + 1);
    }
    return {};
}

const KeyList *keyListOf(const Profile &profile, const QString &kind)
{
    const auto it = std::ranges::find(profile.keyLists, kind, &KeyList::kind);
    return it == profile.keyLists.end() ? nullptr : &*it;
}

/// Compares the keys of one kind with the platform's list.
class ListComparison
{
public:
    ListComparison(const CheckContext &context, const KeyList &keyList, PlatformList list)
        : m_context(context), m_keyList(keyList), m_list(std::move(list)),
          m_now(wordsOf(context.code.atTarget, keyList.upstreamKeys)),
          m_before(wordsOf(context.code.atBase, keyList.upstreamKeys))
    {
    }

    std::vector<Finding> findings()
    {
        for (const RegistrationFacts &facts : m_context.inventory.registrations) {
            if (facts.found.kind == m_keyList.kind)
                lookFor(facts);
        }
        for (const RegistrationFacts &facts : m_context.inventory.registrations) {
            if (facts.found.kind == m_keyList.kind)
                lookForClaim(facts);
        }
        for (const PlatformList::Item &item : m_list.items)
            lookUp(item);
        return std::move(m_findings);
    }

private:
    bool upstreamHas(const RegistrationFacts &facts) const
    {
        return facts.atTarget.found() || (m_now && m_now->contains(facts.found.key));
    }

    /// Registered so that upstream's class does not claim the checkpoint: nobody is to ask for the key.
    bool isOffSwitch(const RegistrationFacts &facts) const
    {
        const Symbol *type = facts.type();
        if (!type || m_keyList.offSwitch.isEmpty())
            return false;
        const auto returns = returnsOf(*type, m_keyList.offSwitch);
        return returns && std::ranges::all_of(*returns, [](const Return &each) {
                   return each.value.kind == Expression::Kind::Constant && each.value.text == "None"_L1;
               });
    }

    /// Upstream's class turns what a checkpoint says into a key of its own, whichever key the plugin registered.
    void lookForClaim(const RegistrationFacts &facts)
    {
        const Symbol *type = facts.type();
        if (!type || !facts.atTarget.found() || !facts.atTarget.symbol.outline || m_keyList.offSwitch.isEmpty() ||
            returnsOf(*type, m_keyList.offSwitch) || facts.entry.reached == Reached::Never)
            return;
        const Symbol &upstream = facts.atTarget.symbol;
        const QString claimed = claimedKey(upstream, m_keyList.offSwitch);
        if (claimed.isEmpty() || claimed == facts.found.key || m_list.contains(claimed) || m_told.contains(claimed))
            return;
        m_told.insert(claimed);
        Finding finding = registrationFinding(u"R16"_s, facts, Severity::Warning);
        finding.file = m_list.owner.path;
        finding.line = m_list.line;
        finding.message =
            Text::tr("%1 of %2 lacks \"%3\", which upstream's %4 (%5) makes of \"%6\" when it reads a checkpoint.")
                .arg(m_keyList.platformAttribute, m_list.owner.qualifiedName, claimed, upstream.qualifiedName,
                     placeText(upstream), facts.found.key);
        finding.consequence = Text::tr("The platform rejects the key when the configuration is checked.");
        m_findings.push_back(std::move(finding));
    }

    void lookFor(const RegistrationFacts &facts)
    {
        m_registered.insert(spelling(facts.found.key));
        const bool isLiteral = facts.found.keyExpression.kind == Expression::Kind::String;
        if (!isLiteral || facts.entry.reached == Reached::Never || m_list.contains(facts.found.key) ||
            m_told.contains(facts.found.key) || isOffSwitch(facts))
            return;
        if (m_keyList.newKeysAreAdded && !upstreamHas(facts))
            return;
        m_told.insert(facts.found.key);
        Finding finding = registrationFinding(u"R16"_s, facts, Severity::Warning);
        finding.file = m_list.owner.path;
        finding.line = m_list.line;
        finding.message = Text::tr("%1 of %2 lacks \"%3\", which the plugin registers as %4 (%5:%6).")
                              .arg(m_keyList.platformAttribute, m_list.owner.qualifiedName, facts.found.key,
                                   facts.found.kind, facts.entry.file)
                              .arg(facts.entry.line);
        finding.consequence =
            Text::tr("The platform rejects the key when the configuration is checked: %1 is never used for it.")
                .arg(facts.entry.symbol);
        m_findings.push_back(std::move(finding));
    }

    /// A key that the list names and that leads to nothing.
    void lookUp(const PlatformList::Item &item)
    {
        const auto isSpelt = [&](const QString &key) { return spelling(key) == spelling(item.word); };
        if (!m_now || m_registered.contains(spelling(item.word)) || std::ranges::any_of(*m_now, isSpelt))
            return;
        const bool wasThere = m_before && std::ranges::any_of(*m_before, isSpelt);
        Finding finding;
        finding.check = u"R16"_s;
        // One that was never there may come from a third package.
        finding.severity = wasThere ? Severity::Warning : Severity::Info;
        finding.file = m_list.owner.path;
        finding.line = item.line;
        finding.symbol = item.word;
        const QString says =
            Text::tr("%1 of %2 names \"%3\", which neither upstream nor the plugin has as %4")
                .arg(m_keyList.platformAttribute, m_list.owner.qualifiedName, item.word, m_keyList.kind);
        finding.message = wasThere ? Text::tr("%1; upstream still had it at base.").arg(says) : says + u'.';
        finding.consequence =
            Text::tr("The platform promises the key, and its lookup fails unless another package has it.");
        m_findings.push_back(std::move(finding));
    }

    const CheckContext &m_context;
    const KeyList &m_keyList;
    const PlatformList m_list;
    const std::optional<QStringList> m_now;
    const std::optional<QStringList> m_before;
    QSet<QString> m_registered;
    QSet<QString> m_told;
    std::vector<Finding> m_findings;
};

/// Keys of one upstream class of which the plugin takes only some.
class SiblingKeys
{
public:
    explicit SiblingKeys(const CheckContext &context) : m_context(context), m_upstream(context.code.atTarget)
    {
        for (const RegistrationFacts &facts : context.inventory.registrations)
            m_registered.insert(registrationName(facts));
    }

    std::vector<Finding> findings()
    {
        for (const RegistrationFacts &facts : m_context.inventory.registrations) {
            if (facts.found.rule && !facts.found.rule->mappings.isEmpty() && facts.atTarget.found() &&
                facts.entry.reached != Reached::Never)
                look(facts);
        }
        return std::move(m_findings);
    }

private:
    void look(const RegistrationFacts &facts)
    {
        const QString identity = facts.found.kind + u' ' + facts.atTarget.symbol.dotted();
        if (m_told.contains(identity))
            return;
        m_told.insert(identity);
        QStringList missing;
        for (const QString &key : m_upstream.keysOfSame(*facts.found.rule, facts.found.key)) {
            if (!m_registered.contains(facts.found.kind + u' ' + key) && isAccepted(facts.found.kind, key))
                missing.append(u'"' + key + u'"');
        }
        if (missing.isEmpty())
            return;
        Finding finding = registrationFinding(u"R16"_s, facts, Severity::Warning);
        finding.message = Text::tr("Upstream has %1 (%2) under %3, too; the plugin registers %4 only under \"%5\".")
                              .arg(facts.atTarget.symbol.qualifiedName, placeText(facts.atTarget.symbol),
                                   missing.join(u", "_s), facts.entry.symbol, facts.found.key);
        finding.consequence =
            Text::tr("Silently: whoever asks for %1 gets upstream's class.").arg(missing.join(u", "_s));
        m_findings.push_back(std::move(finding));
    }

    /// What the platform's list leaves out cannot be asked for.
    bool isAccepted(const QString &kind, const QString &key)
    {
        const KeyList *keyList = keyListOf(m_context.code.profile, kind);
        if (!keyList)
            return true;
        if (!m_lists.contains(kind))
            m_lists.insert(kind, platformList(m_context, keyList->platformAttribute));
        const std::optional<PlatformList> &list = m_lists[kind];
        return !list || (list->complete && list->contains(key));
    }

    const CheckContext &m_context;
    const UpstreamRegistry m_upstream;
    QSet<QString> m_registered;
    QSet<QString> m_told;
    QHash<QString, std::optional<PlatformList>> m_lists;
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> keyCoverage(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const KeyList &keyList : context.code.profile.keyLists) {
        std::optional<PlatformList> list = platformList(context, keyList.platformAttribute);
        if (!list || !list->complete)
            continue;
        std::vector<Finding> more = ListComparison(context, keyList, std::move(*list)).findings();
        findings.insert(findings.end(), std::move_iterator(more.begin()), std::move_iterator(more.end()));
    }
    std::vector<Finding> more = SiblingKeys(context).findings();
    findings.insert(findings.end(), std::move_iterator(more.begin()), std::move_iterator(more.end()));
    return findings;
}

} // namespace mxw::checks

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/AddedAttributes.h"
#include "models/checks/CodeUse.h"
#include "models/checks/MissingAttribute.h"
#include "models/checks/NameChecks.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <map>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

/// Goes through the attribute reads of one plugin module.
class UnresolvedAttributes
{
public:
    UnresolvedAttributes(const CheckContext &context, const UsedModule &used, const AddedAttributes &added)
        : m_context(context), m_used(used), m_added(added)
    {
        for (const CallUse &use : used.usage->calls)
            noteProbe(use);
    }

    void find(std::vector<Finding> &findings) const
    {
        std::map<QString, MissingAttribute> missing;
        for (const AttributeRead &read : m_used.usage->attributes) {
            if (!isAskable(read))
                continue;
            const Value value = m_context.atTarget.attribute(m_used.module, read.place, read.object, read.attributes);
            if (!value.is(Value::Kind::Missing) || value.moduleMissing || isProbed(read.place, value.attribute) ||
                isSomebodyElses(read, value))
                continue;
            const QString key = value.owner.module + u':' + value.owner.qualifiedName + u'.' + value.attribute;
            auto [it, isNew] = missing.try_emplace(key, m_context, m_used, m_added, value);
            it->second.add(read);
        }
        for (const auto &[key, attribute] : missing) {
            if (auto finding = attribute.finding())
                findings.push_back(*std::move(finding));
        }
    }

private:
    bool isAskable(const AttributeRead &read) const
    {
        switch (read.object.kind) {
        case Expression::Kind::Name:
        case Expression::Kind::Call:
        case Expression::Kind::Subscript:
            break;
        default:
            return false;
        }
        const Guards &guards = m_used.conditionsOf(read.place);
        return mayRun(guards) && catching(guards, u"AttributeError") != Catching::Precise;
    }

    /// hasattr(x, "name"), getattr(x, "name", …): the code around knows that it may not be there.
    void noteProbe(const CallUse &use)
    {
        const QString &callee = use.call.callee().text;
        const Expression *name = use.call.positional(1);
        if ((callee == "hasattr"_L1 || callee == "getattr"_L1 || callee == "setattr"_L1) && name &&
            name->kind == Expression::Kind::String)
            m_probes[name->text].insert(use.place.scope);
    }

    bool isProbed(const UsePlace &place, const QString &attribute) const
    {
        const auto scopes = m_probes.constFind(attribute);
        return scopes != m_probes.cend() &&
               std::ranges::any_of(*scopes, [&](int scope) { return isInside(*m_used.outline, place.scope, scope); });
    }

    /// What methods read off self, what super() finds, imports that do not resolve and the targets of patches have
    /// checks of their own.
    bool isSomebodyElses(const AttributeRead &read, const Value &value) const
    {
        if (value.ownerSelf || value.ownerSuper || isPatchTarget(read, value))
            return true;
        const QString submodule = value.owner.module + u'.' + value.attribute;
        const bool failsImport = std::ranges::any_of(m_context.brokenImports, [&](const BrokenImport &broken) {
            return broken.module == m_used.module && (broken.from == submodule || broken.missingModule == submodule);
        });
        return failsImport || m_context.atTarget.value(m_used.module, read.place, read.object).is(Value::Kind::Missing);
    }

    /// `module.gone.attribute = …`: the statement itself is an entry.
    bool isPatchTarget(const AttributeRead &read, const Value &value) const
    {
        QStringList missing{value.owner.module, value.owner.qualifiedName, value.attribute};
        missing.removeAll(QString());
        const QString prefix = missing.join(u'.') + u'.';
        return std::ranges::any_of(m_context.inventory.facts, [&](const inventory::EntryFacts &facts) {
            const QString target = facts.entry.targetModule + u'.' + facts.entry.targetAttribute + u'.';
            return facts.module == m_used.module && facts.entry.line <= read.place.line &&
                   read.place.line <= facts.entry.endLine && target.startsWith(prefix);
        });
    }

    const CheckContext &m_context;
    const UsedModule &m_used;
    const AddedAttributes &m_added;
    QHash<QString, QSet<int>> m_probes; ///< attribute → scopes that ask for it
};

} // namespace

std::vector<Finding> unresolvedAttributes(const CheckContext &context)
{
    const AddedAttributes added(context);
    std::vector<Finding> findings;
    for (const UsedModule &used : usedModules(context.code))
        UnresolvedAttributes(context, used, added).find(findings);
    return findings;
}

} // namespace mxw::checks

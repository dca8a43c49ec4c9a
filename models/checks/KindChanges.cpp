// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CodeUse.h"
#include "models/checks/KindUses.h"
#include "models/checks/MovedTo.h"
#include "models/checks/NameChecks.h"
#include "models/checks/PatchKinds.h"
#include "models/checks/ThingKind.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <map>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

using Form = KindUse::Form;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::NameChecks)
};

/// Uses in one module of one thing that is of another kind now.
struct ChangedThing
{
    QString name; ///< last part
    KindChange change;
    std::vector<const KindUse *> uses;
};

class KindChanges
{
public:
    KindChanges(const CheckContext &context, const UsedModule &used)
        : m_context(context), m_used(used), m_uses(kindUsesOf(used))
    {
    }

    void find(std::vector<Finding> &findings)
    {
        std::map<QString, ChangedThing> things;
        for (const KindUse &use : m_uses) {
            const KindChange &change = changeOf(use);
            if (!change.isFunction() || !breaks(use, change))
                continue;
            const QString key = change.now.module + u':' + change.now.qualifiedName;
            ChangedThing &thing =
                things.try_emplace(key, ChangedThing{use.name.section(u'.', -1), change, {}}).first->second;
            thing.uses.push_back(&use);
        }
        for (const auto &[key, thing] : things)
            findings.push_back(finding(thing));
    }

private:
    const KindChange &changeOf(const KindUse &use)
    {
        const QString key = QString::number(use.place.scope) + u':' + use.name;
        if (const auto known = m_changes.constFind(key); known != m_changes.cend())
            return *known;
        return *m_changes.insert(key, kindChange(m_context.code, m_used.module, use.place.scope, use.name));
    }

    bool breaks(const KindUse &use, const KindChange &change) const
    {
        // What a wrapper makes of a function is not known here.
        const bool plain = change.isFunction() && change.now.definitionOrNull()->decorators.empty();
        if (use.form != Form::Attribute)
            return plain || change.changed();
        return plain && change.changed() && !hasAttribute(change.now, use.attribute) && !isHandled(use);
    }

    /// Functions have attributes too: those of Python, and what their module sets on them.
    static bool hasAttribute(const Symbol &function, const QString &attribute)
    {
        if (attribute.startsWith("__"_L1))
            return true;
        const QString target = function.qualifiedName + u'.' + attribute;
        return std::ranges::any_of(function.outline->assignments,
                                   [&](const Assignment &assignment) { return assignment.target.dotted() == target; });
    }

    bool isHandled(const KindUse &use) const
    {
        return use.form == Form::Attribute &&
               catching(m_used.conditionsOf(use.place), u"AttributeError") == Catching::Precise;
    }

    QString consequenceOf(const KindUse &use) const
    {
        const auto fails = [&](const QString &exception) {
            return failureTime(m_context, m_used, use.place, exception);
        };
        switch (use.form) {
        case Form::Subclass:
            return Text::tr("%1 (line %2: %3 derives from it)")
                .arg(fails(u"TypeError"_s))
                .arg(use.place.line)
                .arg(use.detail);
        case Form::TypeArgument:
            return Text::tr("%1 (line %2: argument 2 of %3() must be a type)")
                .arg(fails(u"TypeError"_s))
                .arg(use.place.line)
                .arg(use.detail);
        case Form::Handler:
            return Text::tr("TypeError instead of handling, as soon as the try in line %1 raises").arg(use.place.line);
        case Form::Attribute:
            return Text::tr("%1 (line %2: %3 is read from it)")
                .arg(fails(u"AttributeError"_s))
                .arg(use.place.line)
                .arg(use.attribute);
        case Form::Union:
            return Text::tr("%1 (line %2: the annotation combines it with |)")
                .arg(fails(u"TypeError"_s))
                .arg(use.place.line);
        case Form::Index:
            return Text::tr("%1 (line %2: it is used with [ ])").arg(fails(u"TypeError"_s)).arg(use.place.line);
        }
        return {};
    }

    Severity severityOf(const KindUse &use) const
    {
        const Severity worst = severityIn(m_context, m_used.module);
        const QStringView exception = use.form == Form::Attribute ? u"AttributeError" : u"TypeError";
        const bool silent =
            use.form == Form::Handler || catching(m_used.conditionsOf(use.place), exception) != Catching::None;
        return silent ? std::min(worst, Severity::Warning) : worst;
    }

    /// The class that took over, when a factory took the old one's name and says what it returns.
    QString whatItMakes(const Symbol &function) const
    {
        const QString &returns = function.definitionOrNull()->signature.returns;
        const Value made = m_context.atTarget.annotated(function.module, ModuleScope, returns);
        if (!made.is(Value::Kind::Instance))
            return {};
        return Text::tr("it returns an object of %1 (%2:%3)")
            .arg(made.symbol.module + u':' + made.symbol.qualifiedName, made.symbol.path)
            .arg(made.symbol.line);
    }

    Finding finding(const ChangedThing &thing) const
    {
        const KindUse &first =
            **std::ranges::max_element(thing.uses, {}, [this](const KindUse *use) { return severityOf(*use); });
        Finding finding = findingAt(m_context, u"A07"_s, m_used, first.place.line);
        finding.severity = severityOf(first);
        finding.symbol = thing.name;
        finding.message = thing.change.words(thing.name);
        finding.consequence = consequenceOf(first);
        finding.consequence[0] = finding.consequence[0].toUpper();
        finding.consequence += u'.';
        for (const KindUse *use : thing.uses) {
            if (use != &first)
                finding.details.append(consequenceOf(*use));
        }
        if (thing.change.now.upstream) {
            finding.upstreamFile = thing.change.now.path;
            finding.upstreamLine = thing.change.now.line;
        }
        if (thing.change.moved)
            finding.movedTo = thing.change.moved->text();
        if (const QString made = whatItMakes(thing.change.now); !made.isEmpty())
            finding.details.append(made);
        return finding;
    }

    const CheckContext &m_context;
    const UsedModule &m_used;
    const std::vector<KindUse> m_uses;
    QHash<QString, KindChange> m_changes; ///< by scope and name
};

} // namespace

std::vector<Finding> changedKinds(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const UsedModule &used : usedModules(context.code))
        KindChanges(context, used).find(findings);
    std::ranges::move(changedPatchKinds(context), std::back_inserter(findings));
    return findings;
}

} // namespace mxw::checks

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/SelfReaders.h"

#include "models/checks/CodeUse.h"
#include "models/checks/Descriptor.h"
#include "models/checks/PluginClasses.h"
#include "models/source/Builtins.h"

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

bool decides(const Guard &guard)
{
    return guard.kind != Guard::Kind::With && guard.kind != Guard::Kind::NotTypeChecking;
}

/// Some condition around asks whether the attribute is there.
bool isGuarded(const Guards &guards, const QString &name)
{
    if (!mayRun(guards) || isCaught(guards, {u"AttributeError"_s}))
        return true;
    return std::ranges::any_of(guards, [&](const Guard &guard) {
        return guard.text.contains(u'\'' + name + u'\'') || guard.text.contains(u'"' + name + u'"');
    });
}

} // namespace

SelfReaders::SelfReaders(const CheckContext &context, const Symbol &type, const ConstructorRun &skipped,
                         Platforms platforms)
    : m_context(context), m_line(context.atTarget.hierarchy().line(type)), m_platforms(platforms)
{
    collect(skipped);
}

void SelfReaders::collect(const ConstructorRun &skipped)
{
    const ClassHierarchy &hierarchy = m_context.atTarget.hierarchy();
    QSet<QString> names;
    for (const Symbol &one : m_line.classes) {
        for (const Member &member : hierarchy.ownMembers(one)) {
            if (names.contains(member.name) || member.kind == Member::Kind::SelfValue ||
                member.kind == Member::Kind::Annotation)
                continue;
            names.insert(member.name);
            const auto method = ownMethod(hierarchy, one, member.name);
            if (method && !skipped.ran(*method))
                m_effective.insert(member.name, *method);
        }
    }
    for (auto it = m_effective.cbegin(); it != m_effective.cend(); ++it) {
        const bool isPrivate = it.key().startsWith(u'_') && !isSpecialName(it.key());
        if (!isPrivate && !isElsewhere(it.key()))
            add(it.key(), !isFallback(it.key()));
    }
    while (!m_pending.empty()) {
        const QString name = m_pending.takeFirst();
        const Live live = m_live[name];
        for (const AttributeRead &read : live.usage->attributes) {
            if (isOf(live, read))
                add(read.attributes.front(), live.main && live.usage->conditionsOf(read.place).empty());
        }
    }
}

bool SelfReaders::isOf(const Live &live, const AttributeRead &read)
{
    return !live.self.isEmpty() && read.object.kind == Expression::Kind::Name && read.object.text == live.self &&
           isInside(*live.method.outline, read.place.scope, live.method.definition);
}

/// Upstream calls it on other platforms only.
bool SelfReaders::isElsewhere(const QString &name) const
{
    if (m_platforms == Platforms::All)
        return false;
    return std::ranges::any_of(m_context.code.profile.dispatchedMethods, [&](const Profile::DispatchedMethod &rule) {
        return rule.elsewhere.contains(name) && std::ranges::any_of(m_line.classes, [&](const Symbol &type) {
                   return type.module + u':' + type.qualifiedName == rule.base;
               });
    });
}

/// It runs where the class does not have the method that is dispatched to, or that is switched off.
bool SelfReaders::isFallback(const QString &name) const
{
    return std::ranges::any_of(m_context.code.profile.dispatchedMethods, [&](const Profile::DispatchedMethod &rule) {
        const auto chosen = m_effective.constFind(rule.method);
        return rule.standsFor.contains(name) && chosen != m_effective.cend() && !chosen->upstream;
    });
}

void SelfReaders::add(const QString &name, bool main)
{
    const auto method = m_effective.constFind(name);
    if (method == m_effective.cend())
        return;
    const auto known = m_live.find(name);
    if (known != m_live.end()) {
        if (known->main || !main)
            return;
        known->main = true;
    } else if (auto usage = usageOf(m_context.code.atTarget, *method)) {
        m_live.insert(name, {*method, std::move(usage), selfName(*method->definitionOrNull()), main});
    } else {
        return;
    }
    m_pending.append(name);
}

std::vector<SelfRead> SelfReaders::of(const QString &name) const
{
    std::vector<SelfRead> reads;
    for (const Live &live : m_live) {
        if (descriptorOf(*live.method.definitionOrNull()) == Descriptor::Class)
            continue;
        for (const AttributeRead &read : live.usage->attributes) {
            if (read.attributes.front() != name || !isOf(live, read))
                continue;
            const Guards &guards = live.usage->conditionsOf(read.place);
            if (isGuarded(guards, name))
                continue;
            const bool certain =
                live.main && read.place.scope == live.method.definition && std::ranges::none_of(guards, decides);
            reads.push_back({shortName(live.method), live.method.path, read.place.line, certain});
            break;
        }
    }
    std::ranges::sort(reads, {}, [](const SelfRead &read) { return std::tuple(!read.certain, read.file, read.line); });
    return reads;
}

OutsideNames::OutsideNames(const CheckContext &context)
{
    for (const UsedModule &used : usedModules(context.code)) {
        for (const AttributeStore &use : used.usage->stores) {
            if (use.object.kind == Expression::Kind::Attribute)
                m_parts[use.attribute].append(use.object.text);
            else if (!(use.object.kind == Expression::Kind::Name && use.object.text == "self"_L1))
                m_parts[use.attribute].append(QString());
        }
        for (const CallUse &use : used.usage->calls) {
            for (const Expression &argument : use.call.items) {
                if (argument.kind == Expression::Kind::String)
                    m_parts[argument.text].append(QString());
            }
        }
    }
}

bool OutsideNames::mayReach(const QString &attribute, const QString &type) const
{
    const QStringList parts = m_parts.value(attribute);
    return std::ranges::any_of(parts,
                               [&](QString part) { return type.contains(part.remove(u'_'), Qt::CaseInsensitive); });
}

} // namespace mxw::checks

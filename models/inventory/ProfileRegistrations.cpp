// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/ProfileMembers.h"

namespace mxw::inventory {

using namespace Qt::StringLiterals;

namespace {

RegistrationRule::Argument argumentOf(const Members &rule, const QString &name)
{
    const QJsonObject object = rule.object(name);
    return {object.value("position"_L1).toInt(-1), object.value("keyword"_L1).toString()};
}

RegistrationRule::Again againOf(Members &rule)
{
    const QString word = rule.text(u"again"_s, false);
    if (word == "adds"_L1)
        return RegistrationRule::Again::Adds;
    if (word == "fails"_L1)
        return RegistrationRule::Again::Fails;
    if (!word.isEmpty() && word != "replaces"_L1)
        rule.complain(u"again"_s);
    return RegistrationRule::Again::Replaces;
}

} // namespace

void readRegistrations(Profile &profile, Members &root)
{
    for (const QJsonValue item : root.array(u"registrations"_s)) {
        Members members(item.toObject(), u"registrations."_s);
        RegistrationRule rule;
        rule.kind = members.text(u"kind"_s, true);
        rule.callees = members.texts(u"callees"_s, true);
        rule.key = argumentOf(members, u"key"_s);
        rule.keyFromOwner = members.flag(u"keyFromOwner"_s);
        rule.implementation = argumentOf(members, u"implementation"_s);
        rule.platform = argumentOf(members, u"platform"_s);
        rule.fake = argumentOf(members, u"fake"_s);
        rule.mutates = argumentOf(members, u"mutates"_s);
        rule.ownerIsCounterpart = members.flag(u"ownerIsCounterpart"_s);
        rule.enumValue = members.flag(u"enumValue"_s);
        rule.mappings = members.texts(u"mappings"_s);
        rule.modulePrefix = members.text(u"modulePrefix"_s, false);
        rule.again = againOf(members);
        if (!rule.key.isGiven() && !rule.keyFromOwner)
            members.complain(u"key"_s);
        profile.registrations.push_back(std::move(rule));
        if (members.wrong())
            root.complain(*members.wrong());
    }
    for (const QJsonValue item : root.array(u"registrationTables"_s)) {
        Members members(item.toObject(), u"registrationTables."_s);
        profile.registrationTables.push_back(
            {members.text(u"kind"_s, true), members.text(u"key"_s, true), members.text(u"table"_s, true)});
        if (members.wrong())
            root.complain(*members.wrong());
    }
    for (const QJsonValue item : root.array(u"keyLists"_s)) {
        Members members(item.toObject(), u"keyLists."_s);
        profile.keyLists.push_back({members.text(u"kind"_s, true), members.text(u"platformAttribute"_s, true),
                                    members.texts(u"upstreamKeys"_s), members.flag(u"newKeysAreAdded"_s),
                                    members.text(u"offSwitch"_s, false)});
        if (members.wrong())
            root.complain(*members.wrong());
    }
    profile.platformIdentity = root.text(u"platformIdentity"_s, false);
}

} // namespace mxw::inventory

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/ProfileMembers.h"

namespace mxw::inventory {

using namespace Qt::StringLiterals;

namespace {

DispatchRules::Contract readContract(Members &members)
{
    DispatchRules::Contract contract;
    contract.bases = members.texts(u"bases"_s, true);
    contract.stage = members.text(u"stage"_s, false);
    for (const QJsonValue item : members.array(u"methods"_s)) {
        Members method(item.toObject(), u"dispatch.contracts.methods."_s);
        contract.methods.push_back({method.text(u"name"_s, true), method.texts(u"callers"_s)});
        if (method.wrong())
            members.complain(u"methods"_s);
    }
    return contract;
}

} // namespace

void readDispatch(Profile &profile, Members &root)
{
    Members dispatch(root.object(u"dispatch"_s), u"dispatch."_s);
    const auto keep = [&](const Members &members) {
        if (members.wrong())
            root.complain(*members.wrong());
    };
    for (const QJsonValue item : dispatch.array(u"lookups"_s)) {
        Members lookup(item.toObject(), u"dispatch.lookups."_s);
        profile.dispatch.lookups.push_back(
            {lookup.text(u"kind"_s, true), lookup.text(u"key"_s, false), lookup.texts(u"functions"_s, true)});
        keep(lookup);
    }
    for (const QJsonValue item : dispatch.array(u"contracts"_s)) {
        Members contract(item.toObject(), u"dispatch.contracts."_s);
        profile.dispatch.contracts.push_back(readContract(contract));
        keep(contract);
    }
    for (const QJsonValue item : dispatch.array(u"stages"_s)) {
        Members stage(item.toObject(), u"dispatch.stages."_s);
        profile.dispatch.stages.push_back({stage.text(u"stage"_s, true), stage.texts(u"functions"_s, true)});
        keep(stage);
    }
    profile.dispatch.selectors = dispatch.texts(u"selectors"_s);
    profile.dispatch.ownClassPrefixes = dispatch.texts(u"ownClassPrefixes"_s);
    profile.dispatch.falseTests = dispatch.texts(u"falseTests"_s);
    profile.dispatch.components = dispatch.texts(u"components"_s);
    profile.dispatch.leaves = dispatch.texts(u"leaves"_s);
    keep(dispatch);
}

} // namespace mxw::inventory

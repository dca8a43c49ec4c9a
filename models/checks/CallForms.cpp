// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CallForms.h"

#include "models/checks/CallBinding.h"

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

using Kind = Parameter::Kind;

Expression nameOf(const QString &text)
{
    Expression name;
    name.kind = Expression::Kind::Name;
    name.text = text;
    return name;
}

/// A call that passes what `written` asks for.
Expression callOf(const Signature &written, bool everything, bool byKeyword)
{
    Expression call;
    call.kind = Expression::Kind::Call;
    call.items.push_back(nameOf(u"f"_s));
    std::vector<Expression> values;
    for (const Parameter &parameter : written.parameters) {
        const bool positional = parameter.kind == Kind::PositionalOnly || parameter.kind == Kind::Positional;
        if ((!positional && parameter.kind != Kind::KeywordOnly) || (parameter.hasDefault && !everything))
            continue;
        if (parameter.kind == Kind::PositionalOnly || (positional && !byKeyword)) {
            call.items.push_back(nameOf(parameter.name));
        } else {
            call.names.append(parameter.name);
            values.push_back(nameOf(parameter.name));
        }
    }
    call.items.insert(call.items.end(), values.begin(), values.end());
    return call;
}

bool has(const Signature &signature, Kind kind)
{
    return std::ranges::find(signature.parameters, kind, &Parameter::kind) != signature.parameters.end();
}

} // namespace

Meeting meetingOf(const Signature &taker, const Signature &written)
{
    const auto fits = [&](bool everything, bool byKeyword) {
        return bindCall(taker, callOf(written, everything, byKeyword)).fits();
    };
    if (!fits(false, false) && !fits(false, true))
        return Meeting::Never;
    return fits(false, false) && fits(false, true) && fits(true, false) && fits(true, true) ? Meeting::Fits
                                                                                            : Meeting::Sometimes;
}

bool takesAnything(const Signature &signature)
{
    return has(signature, Kind::VarPositional) && has(signature, Kind::VarKeyword);
}

bool sameShape(const Signature &one, const Signature &other)
{
    return std::ranges::equal(one.parameters, other.parameters, [](const Parameter &a, const Parameter &b) {
        return a.name == b.name && a.kind == b.kind && a.hasDefault == b.hasDefault;
    });
}

} // namespace mxw::checks

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/SignatureComparison.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::SignatureComparison)
};

using Kind = Parameter::Kind;

bool isNamed(const Parameter &parameter)
{
    return parameter.kind != Kind::VarPositional && parameter.kind != Kind::VarKeyword;
}

bool isPositional(const Parameter &parameter)
{
    return parameter.kind == Kind::PositionalOnly || parameter.kind == Kind::Positional;
}

class Comparison
{
public:
    Comparison(const Signature &replacement, const Signature &target, bool skipFirst)
        : m_replacement(parametersOf(replacement, skipFirst)), m_target(parametersOf(target, skipFirst))
    {
    }

    SignatureDifference compare()
    {
        const bool takesMorePositional = has(m_replacement, Kind::VarPositional);
        const bool takesAnyKeyword = has(m_replacement, Kind::VarKeyword);
        if (takesMorePositional && takesAnyKeyword)
            return {};
        for (const Parameter &parameter : m_target)
            compareTargetParameter(parameter, takesMorePositional, takesAnyKeyword);
        comparePositions();
        for (const Parameter &parameter : m_replacement)
            compareExtra(parameter);
        return m_difference;
    }

private:
    static std::vector<Parameter> parametersOf(const Signature &signature, bool skipFirst)
    {
        std::vector<Parameter> parameters = signature.parameters;
        if (skipFirst && !parameters.empty() && isPositional(parameters.front()))
            parameters.erase(parameters.begin());
        return parameters;
    }

    static bool has(const std::vector<Parameter> &parameters, Kind kind)
    {
        return std::ranges::find(parameters, kind, &Parameter::kind) != parameters.end();
    }

    static const Parameter *find(const std::vector<Parameter> &parameters, const QString &name)
    {
        const auto it = std::ranges::find_if(
            parameters, [&](const Parameter &parameter) { return isNamed(parameter) && parameter.name == name; });
        return it == parameters.end() ? nullptr : &*it;
    }

    void compareTargetParameter(const Parameter &parameter, bool takesMorePositional, bool takesAnyKeyword)
    {
        if (!isNamed(parameter)) {
            const bool taken = parameter.kind == Kind::VarPositional ? takesMorePositional : takesAnyKeyword;
            if (!taken) {
                m_difference.breaking.append(
                    Text::tr("does not take %1%2")
                        .arg(parameter.kind == Kind::VarPositional ? u"*"_s : u"**"_s, parameter.name));
            }
            return;
        }
        const Parameter *mine = find(m_replacement, parameter.name);
        if (!mine) {
            // By position it may still arrive under another name; comparePositions() looks at that.
            if (!(takesAnyKeyword || parameter.kind == Kind::PositionalOnly))
                m_difference.breaking.append(Text::tr("lacks the parameter %1").arg(parameter.name));
            return;
        }
        if (parameter.hasDefault && !mine->hasDefault)
            m_difference.breaking.append(Text::tr("requires %1, which the target makes optional").arg(parameter.name));
        else if (!parameter.hasDefault && mine->hasDefault)
            m_difference.compatible.append(Text::tr("makes %1 optional").arg(parameter.name));
        else if (parameter.defaultText != mine->defaultText)
            m_difference.compatible.append(Text::tr("default of %1 is %2, the target's is %3")
                                               .arg(parameter.name, mine->defaultText, parameter.defaultText));
        if (isPositional(parameter) && mine->kind == Kind::KeywordOnly && !takesMorePositional)
            m_difference.breaking.append(Text::tr("takes %1 by keyword only").arg(parameter.name));
        if (parameter.kind != Kind::PositionalOnly && mine->kind == Kind::PositionalOnly)
            m_difference.breaking.append(Text::tr("takes %1 by position only").arg(parameter.name));
    }

    static std::vector<QString> positionalNames(const std::vector<Parameter> &parameters)
    {
        std::vector<QString> names;
        for (const Parameter &parameter : parameters) {
            if (isPositional(parameter))
                names.push_back(parameter.name);
        }
        return names;
    }

    /// Only the order of what both have: a parameter that is missing or new is named as such already.
    void comparePositions()
    {
        std::vector<QString> mine = positionalNames(m_replacement);
        std::vector<QString> theirs = positionalNames(m_target);
        std::erase_if(mine, [this](const QString &name) { return !find(m_target, name); });
        std::erase_if(theirs, [this](const QString &name) { return !find(m_replacement, name); });
        for (size_t i = 0; i < std::min(mine.size(), theirs.size()); ++i) {
            if (mine[i] != theirs[i]) {
                m_difference.breaking.append(Text::tr("takes %1 where the target takes %2").arg(mine[i], theirs[i]));
                return;
            }
        }
    }

    void compareExtra(const Parameter &parameter)
    {
        if (!isNamed(parameter) || find(m_target, parameter.name))
            return;
        if (parameter.hasDefault)
            m_difference.compatible.append(Text::tr("adds the optional parameter %1").arg(parameter.name));
        else
            m_difference.breaking.append(Text::tr("requires %1, which callers do not pass").arg(parameter.name));
    }

    const std::vector<Parameter> m_replacement;
    const std::vector<Parameter> m_target;
    SignatureDifference m_difference;
};

} // namespace

SignatureDifference compareSignatures(const Signature &replacement, const Signature &target, bool skipFirst)
{
    return Comparison(replacement, target, skipFirst).compare();
}

} // namespace mxw::checks

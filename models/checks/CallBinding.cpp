// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CallBinding.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::CallBinding)
};

using Fault = CallBinding::Fault;

bool takesPosition(const Parameter &parameter)
{
    return parameter.kind == Parameter::Kind::PositionalOnly || parameter.kind == Parameter::Kind::Positional;
}

constexpr qsizetype MaximumNames = 4;

/// "a, b and 9 more".
QString listed(const QStringList &names)
{
    if (names.size() <= MaximumNames)
        return names.join(u", "_s);
    const QStringList first = names.first(MaximumNames - 1);
    return Text::tr("%1 and %2 more").arg(first.join(u", "_s)).arg(names.size() - first.size());
}

/// "x: Type".
QString annotated(const Signature &signature, const QString &name)
{
    const auto parameter = std::ranges::find(signature.parameters, name, &Parameter::name);
    const bool says = parameter != signature.parameters.end() && !parameter->annotation.isEmpty();
    return says ? name + u": "_s + parameter->annotation : name;
}

/// Of the kinds that are told one by one.
QString wordsOf(const Fault &fault)
{
    switch (fault.kind) {
    case Fault::Kind::TooManyPositional:
        return Text::tr("passes more arguments by position than are taken (%1 for %2)")
            .arg(fault.given)
            .arg(fault.taken);
    case Fault::Kind::PositionalOnly:
        return Text::tr("passes %1 by keyword, which is taken by position only").arg(fault.name);
    case Fault::Kind::MultipleValues:
        return Text::tr("passes %1 twice").arg(fault.name);
    case Fault::Kind::UnexpectedKeyword:
    case Fault::Kind::Missing:
        break;
    }
    return {};
}

class Binder
{
public:
    Binder(const Signature &signature, const Expression &call) : m_call(call)
    {
        for (const Parameter &parameter : signature.parameters) {
            if (takesPosition(parameter))
                m_positional.push_back(&parameter);
            else if (parameter.kind == Parameter::Kind::KeywordOnly)
                m_keywordOnly.push_back(&parameter);
            else if (parameter.kind == Parameter::Kind::VarPositional)
                m_takesMorePositional = true;
            else
                m_takesAnyKeyword = true;
        }
    }

    CallBinding bind()
    {
        bindPositional();
        bindKeywords();
        findMissing();
        m_binding.unknown = m_star || m_doubleStar;
        return std::move(m_binding);
    }

private:
    void fault(Fault::Kind kind, const QString &name)
    {
        Fault fault;
        fault.kind = kind;
        fault.name = name;
        m_binding.faults.push_back(std::move(fault));
    }

    /// A `*x` may be empty, so the plain ones are the least that arrive.
    void bindPositional()
    {
        for (qsizetype i = 0; i < m_call.positionalCount(); ++i) {
            if (m_call.positional(i)->kind == Expression::Kind::Starred)
                m_star = true;
            else
                ++m_filled;
        }
        const auto taken = qsizetype(m_positional.size());
        if (m_filled <= taken || m_takesMorePositional)
            return;
        Fault fault;
        fault.kind = Fault::Kind::TooManyPositional;
        fault.given = m_filled;
        fault.taken = taken;
        m_binding.faults.push_back(std::move(fault));
    }

    void bindKeywords()
    {
        for (const QString &name : m_call.names) {
            if (name.isEmpty())
                m_doubleStar = true;
            else if (m_byKeyword.contains(name))
                fault(Fault::Kind::MultipleValues, name);
            else
                bindKeyword(name);
        }
    }

    void bindKeyword(const QString &name)
    {
        m_byKeyword.append(name);
        const auto named = [&](const Parameter *parameter) { return parameter->name == name; };
        const auto it = std::ranges::find_if(m_positional, named);
        if (it != m_positional.end() && (*it)->kind == Parameter::Kind::Positional) {
            if (it - m_positional.begin() < m_filled)
                fault(Fault::Kind::MultipleValues, name);
            return;
        }
        if (m_takesAnyKeyword || std::ranges::any_of(m_keywordOnly, named))
            return;
        fault(it == m_positional.end() ? Fault::Kind::UnexpectedKeyword : Fault::Kind::PositionalOnly, name);
    }

    void findMissing()
    {
        bool starMayReach = m_star;
        for (size_t i = size_t(std::min(m_filled, qsizetype(m_positional.size()))); i < m_positional.size(); ++i) {
            const Parameter &parameter = *m_positional[i];
            const bool byName = parameter.kind == Parameter::Kind::Positional;
            // What `*x` holds cannot go past a parameter that a keyword fills: that one would get two values.
            if (byName && m_byKeyword.contains(parameter.name))
                starMayReach = false;
            else if (!parameter.hasDefault && !starMayReach && !(byName && m_doubleStar))
                fault(Fault::Kind::Missing, parameter.name);
        }
        for (const Parameter *parameter : m_keywordOnly) {
            if (!parameter->hasDefault && !m_doubleStar && !m_byKeyword.contains(parameter->name))
                fault(Fault::Kind::Missing, parameter->name);
        }
    }

    const Expression &m_call;
    std::vector<const Parameter *> m_positional;
    std::vector<const Parameter *> m_keywordOnly;
    bool m_takesMorePositional = false;
    bool m_takesAnyKeyword = false;
    bool m_star = false;
    bool m_doubleStar = false;
    qsizetype m_filled = 0; ///< parameters that plain positional arguments certainly fill
    QStringList m_byKeyword;
    CallBinding m_binding;
};

} // namespace

QStringList CallBinding::words(const Signature *signature) const
{
    QStringList words;
    QStringList missing;
    QStringList unexpected;
    for (const Fault &fault : faults) {
        if (fault.kind == Fault::Kind::Missing)
            missing.append(signature ? annotated(*signature, fault.name) : fault.name);
        else if (fault.kind == Fault::Kind::UnexpectedKeyword)
            unexpected.append(fault.name + u'=');
        else
            words.append(wordsOf(fault));
    }
    if (unexpected.size() == 1)
        words.append(Text::tr("passes %1, which is not taken").arg(unexpected.front()));
    else if (!unexpected.isEmpty())
        words.append(
            Text::tr("passes %1, which are not taken").arg(signature ? unexpected.join(u", "_s) : listed(unexpected)));
    if (missing.size() == 1)
        words.append(Text::tr("lacks the required argument %1").arg(missing.front()));
    else if (!missing.isEmpty())
        words.append(
            Text::tr("lacks the required arguments %1").arg(signature ? missing.join(u", "_s) : listed(missing)));
    return words;
}

CallBinding bindCall(const Signature &signature, const Expression &call)
{
    return Binder(signature, call).bind();
}

} // namespace mxw::checks

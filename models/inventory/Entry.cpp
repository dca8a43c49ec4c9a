// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/Entry.h"

#include "models/core/Words.h"

namespace mxw::inventory {

namespace {

constexpr Words<Domain, 4> domains{{{Domain::Patch, u"patch"},
                                    {Domain::Registry, u"registry"},
                                    {Domain::Model, u"model"},
                                    {Domain::Commit, u"commit"}}};

constexpr Words<Mechanism, 9> mechanisms{{{Mechanism::Decorator, u"decorator"},
                                          {Mechanism::DecoratorCall, u"decorator-call"},
                                          {Mechanism::Assignment, u"assignment"},
                                          {Mechanism::SetAttr, u"setattr"},
                                          {Mechanism::SysModules, u"sys-modules"},
                                          {Mechanism::Table, u"table"},
                                          {Mechanism::Registration, u"registration"},
                                          {Mechanism::Mirror, u"mirror"},
                                          {Mechanism::Commit, u"commit"}}};

constexpr Words<Reached, 4> reaches{{{Reached::General, u"general"},
                                     {Reached::Platform, u"platform"},
                                     {Reached::Lazy, u"lazy"},
                                     {Reached::Never, u"never"}}};

constexpr Words<Infrastructure::Kind, 3> infrastructureKinds{{{Infrastructure::Kind::Template, u"template"},
                                                              {Infrastructure::Kind::Helper, u"helper"},
                                                              {Infrastructure::Kind::Aggregate, u"aggregate"}}};

} // namespace

QString toString(Domain domain)
{
    return wordOf(domains, domain);
}

QString toString(Mechanism mechanism)
{
    return wordOf(mechanisms, mechanism);
}

QString toString(Reached reached)
{
    return wordOf(reaches, reached);
}

QString toString(Infrastructure::Kind kind)
{
    return wordOf(infrastructureKinds, kind);
}

std::optional<Domain> domainFromString(QStringView text)
{
    return valueOf(domains, text);
}

std::optional<Mechanism> mechanismFromString(QStringView text)
{
    return valueOf(mechanisms, text);
}

std::optional<Reached> reachedFromString(QStringView text)
{
    return valueOf(reaches, text);
}

std::optional<Infrastructure::Kind> infrastructureKindFromString(QStringView text)
{
    return valueOf(infrastructureKinds, text);
}

} // namespace mxw::inventory

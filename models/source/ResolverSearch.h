// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Bindings.h"
#include "models/source/Resolver.h"

#include <QSet>

namespace mxw::source {

/// One question to a Resolver: keeps the names that are being looked up, so that cycles end.
class Resolver::Search
{
public:
    explicit Search(const Resolver &resolver) : m_resolver(resolver) {}

    Resolution module(const QString &name);
    /// A name of module level, one part.
    Resolution name(const QString &module, const QString &name, int beforeLine = 0);
    /// What `rest` (dotted, may be empty) is of what was found.
    Resolution member(Resolution owner, QStringView rest);
    /// As seen from a scope; `beforeLine` prefers module-level bindings above that line.
    Resolution dotted(const QString &module, int scope, const QString &dotted, int beforeLine = 0);
    /// The first part of a dotted expression.
    Resolution first(const QString &module, int scope, const QString &name, int beforeLine = 0);

    /// The module that an import binding `name` in the scope names, and the name in it (empty: the module itself).
    std::pair<QString, QString> importOrigin(const QString &module, int scope, const QString &name);

    static Resolution unknown(const QString &reason);
    static Resolution external(const QString &module, const QString &qualifiedName);

private:
    using State = Resolution::State;

    /// Where a look-up happens.
    struct Place
    {
        const CodeTree *tree = nullptr;
        const ModuleFile *file = nullptr;
        std::shared_ptr<const Outline> outline;
    };

    Resolution absentModule(const QString &name);
    std::optional<Resolution> installed(const QString &name);
    std::optional<Resolution> redirected(const QString &missing, const QString &package);
    Resolution bound(const Place &place, int scope, const std::vector<Binding> &bindings);
    Resolution evaluate(const Place &place, int scope, const Binding &binding);
    Resolution imported(const Place &place, const Binding &binding);
    Resolution assigned(const Place &place, int scope, const Binding &binding);
    Resolution unbound(const Place &place, const QString &name);
    std::optional<Resolution> starred(const Place &place, const QString &name);
    std::optional<Resolution> fromStar(const Place &place, const Import &import, const QString &name);
    std::optional<Resolution> lazy(const Place &place, const QString &name);
    Resolution lazyTarget(const Place &place, const QString &name);
    Resolution local(const Place &place, int scope, const QString &name, bool &decided);

    bool mayBeAnother(const Resolution &owner, const QString &part);
    Resolution classMember(const Symbol &owner, const QString &name);
    std::optional<Resolution> addedMember(const Symbol &owner, const QString &name);
    std::optional<Resolution> inheritedMember(const Symbol &owner, const QString &name);
    bool metaclassMayHave(const Symbol &owner, const QString &name);

    Symbol symbolOf(const Place &place, Symbol::Kind kind, const QString &qualifiedName, int line,
                    int definition) const;
    Place placeOf(const Symbol &symbol) const;
    static Resolution found(Symbol symbol);
    static Resolution missing(const QString &module, bool moduleMissing = false);
    /// The name without its last part; empty for one part.
    static QString parentOf(const QString &name);

    const Resolver &m_resolver;
    QSet<QString> m_active;
};

} // namespace mxw::source

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/ThingKind.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::NameChecks)
};

/// A branch of an if or try, or another tree, makes it another thing.
bool isAmbiguous(const Resolution &resolution)
{
    return std::ranges::any_of(resolution.alternatives,
                               [&](const Symbol &other) { return other.kind != resolution.symbol.kind; });
}

/// Where base has the name when the plugin's own import finds nothing there: every place must be of one kind.
std::optional<Symbol> searchBase(const inventory::Code &code, const QString &name)
{
    std::optional<Symbol> found;
    for (const QString &path : code.base->filesDefining(name)) {
        const QString module = code.base->moduleOfFile(path);
        const Resolution resolution = module.isEmpty() ? Resolution() : code.atBase.resolve(module, name);
        if (!resolution.found() || resolution.symbol.path != path)
            continue;
        if (found && found->kind != resolution.symbol.kind)
            return std::nullopt;
        if (!found)
            found = resolution.symbol;
    }
    return found;
}

} // namespace

QString kindName(Symbol::Kind kind)
{
    switch (kind) {
    case Symbol::Kind::Class:
        return Text::tr("class");
    case Symbol::Kind::Function:
        return Text::tr("function");
    case Symbol::Kind::Module:
        return Text::tr("module");
    case Symbol::Kind::Variable:
        break;
    }
    return Text::tr("variable");
}

QString KindChange::words(const QString &name) const
{
    if (!now.upstream)
        return Text::tr("%1 is a %2 (%3:%4).").arg(name, kindName(now.kind), now.path).arg(now.line);
    QString text = Text::tr("%1 is a %2 at the target (%3:%4)").arg(name, kindName(now.kind), now.path).arg(now.line);
    if (before && before->kind == now.kind)
        text += Text::tr(", as it was at base");
    else if (before)
        text += Text::tr("; at base it was a %1 (%2:%3)").arg(kindName(before->kind), before->path).arg(before->line);
    if (moved)
        text += Text::tr("; a %1 of that name is in %2").arg(kindName(before->kind), moved->module);
    return text + u'.';
}

KindChange kindChange(const inventory::Code &code, const QString &module, int scope, const QString &dotted)
{
    KindChange change;
    const Resolution now = code.atTarget.resolveExpression(module, scope, dotted);
    // Only a definition says for sure what it is.
    if (!now.found() || now.symbol.kind != Symbol::Kind::Function || isAmbiguous(now))
        return change;
    change.kind = now.symbol.kind;
    change.now = now.symbol;
    if (!now.symbol.upstream)
        return change;
    const Resolution before = code.atBase.resolveExpression(module, scope, dotted);
    change.before = before.found() ? std::optional(before.symbol) : searchBase(code, dotted.section(u'.', -1));
    if (change.changed() && before.found()) {
        change.moved =
            findMoved(*code.target, code.base.get(), now.symbol.module, change.before->qualifiedName, &before);
        // A thing of another name is no answer to what the old one is now.
        if (change.moved && change.moved->renamed)
            change.moved.reset();
    }
    return change;
}

} // namespace mxw::checks

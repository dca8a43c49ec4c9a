// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/InstallChecks.h"
#include "models/checks/PatchFinding.h"
#include "models/inventory/PathPattern.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::ExtensionPoints)
};

/// The class that is patched, or whose attribute is; not found when it is none.
Resolution patchedClass(const CheckContext &context, const EntryFacts &facts)
{
    if (facts.atTarget.found() && facts.atTarget.symbol.kind == Symbol::Kind::Class)
        return facts.atTarget;
    const QString owner = ownerName(facts.entry);
    if (owner.isEmpty())
        return {};
    Resolution resolution = context.code.atTarget.resolve(facts.entry.targetModule, owner);
    return resolution.found() && resolution.symbol.kind == Symbol::Kind::Class ? resolution : Resolution();
}

/// The first of `wanted` ("module:Class") among the ancestors of a class; the class itself is none.
QString ancestorAmong(const Resolver &resolver, const Symbol &type, const QStringList &wanted)
{
    std::vector<Symbol> pending{type};
    QSet<QString> seen;
    while (!pending.empty()) {
        const Symbol symbol = pending.back();
        pending.pop_back();
        const Definition *definition = symbol.definitionOrNull();
        if (!definition)
            continue;
        for (const Expression &base : definition->bases) {
            const Resolution resolution =
                resolver.resolveExpression(symbol.module, definition->scope,
                                           (base.kind == Expression::Kind::Subscript ? base.items[0] : base).dotted());
            const QString name = resolution.symbol.module + u':' + resolution.symbol.qualifiedName;
            if (!resolution.found() || seen.contains(name))
                continue;
            if (wanted.contains(name))
                return name;
            seen.insert(name);
            pending.push_back(resolution.symbol);
        }
    }
    return {};
}

/// A registration function serves the tables that its own code names.
bool names(const CodeTree &tree, const Symbol &function, const QString &word)
{
    const Definition *definition = function.definitionOrNull();
    const git::FileEntry *file = definition ? tree.tree().find(function.path) : nullptr;
    if (!file)
        return false;
    const QList<QByteArray> lines = tree.tree().read(*file).bytes.split('\n');
    const QByteArray code = lines.mid(definition->line - 1, definition->endLine - definition->line + 1).join('\n');
    const QRegularExpression expression(uR"(\b%1\b)"_s.arg(QRegularExpression::escape(word)));
    return expression.match(QString::fromUtf8(code)).hasMatch();
}

/// What offers itself instead of the patch, when it is there at the target.
std::optional<Symbol> alternative(const CheckContext &context, const EntryFacts &facts,
                                  const Profile::ExtensionPoint &point)
{
    const Resolution use = context.code.atTarget.resolve(point.use.section(u':', 0, 0), point.use.section(u':', 1));
    if (!use.found())
        return std::nullopt;
    const QString target = facts.entry.target().section(u'[', 0, 0);
    if (matchesAny(target, point.targets)) {
        const bool serves =
            !point.mustName || names(*context.code.target, use.symbol, target.section(u':', 1).section(u'.', -1));
        return serves ? std::optional(use.symbol) : std::nullopt;
    }
    const Resolution type = point.bases.isEmpty() ? Resolution() : patchedClass(context, facts);
    if (!type.found() || ancestorAmong(context.code.atTarget, type.symbol, point.bases).isEmpty())
        return std::nullopt;
    return use.symbol;
}

} // namespace

std::vector<Finding> extensionPoints(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const EntryFacts &facts : context.inventory.facts) {
        // Adding an entry to a table is how some tables are meant to be used; what replaces nothing stays.
        if (facts.entry.external || !facts.atTarget.found() || facts.patch.augmented)
            continue;
        for (const Profile::ExtensionPoint &point : context.code.profile.extensionPoints) {
            // Where the plugin replaces the way itself, it is no way out.
            const auto replacesIt = [&](const EntryFacts &other) { return other.entry.target() == point.use; };
            if (std::ranges::any_of(context.inventory.facts, replacesIt))
                continue;
            const std::optional<Symbol> use = alternative(context, facts, point);
            if (!use)
                continue;
            Finding finding = patchFinding(u"P15"_s, facts, Severity::Info);
            finding.message = Text::tr("%1 can be replaced through %2 (%3:%4).")
                                  .arg(facts.entry.target(), point.use.section(u':', 1), use->path)
                                  .arg(use->line);
            finding.consequence =
                Text::tr("A patch has to follow the target's code at every upgrade; a registration does not: migrate?");
            findings.push_back(std::move(finding));
            break;
        }
    }
    return findings;
}

} // namespace mxw::checks

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/InstallChecks.h"
#include "models/checks/PatchFinding.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

constexpr int MaximumIndirections = 3;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::ReplacedTables)
};

/// An expression and where its names are to be read.
struct Written
{
    Expression value;
    QString module;
    int scope = ModuleScope;
};

const Assignment *lastAssignment(const Outline &outline, const QString &name)
{
    const Assignment *last = nullptr;
    for (const Assignment &assignment : outline.assignments) {
        if (assignment.scope == ModuleScope && !assignment.augmented &&
            assignment.target.kind == Expression::Kind::Name && assignment.target.text == name)
            last = &assignment;
    }
    return last;
}

/// What upstream puts into a module variable.
std::optional<Written> valueOf(const Symbol &symbol)
{
    if (symbol.kind != Symbol::Kind::Variable || !symbol.outline)
        return std::nullopt;
    const Assignment *assignment = lastAssignment(*symbol.outline, symbol.qualifiedName);
    if (!assignment || assignment->value.isNone())
        return std::nullopt;
    return Written{assignment->value, symbol.module, ModuleScope};
}

bool isTable(const Expression &value)
{
    static const QStringList makers{u"dict"_s, u"list"_s, u"set"_s, u"OrderedDict"_s, u"defaultdict"_s};
    if (value.kind == Expression::Kind::Call)
        return makers.contains(value.callee().dotted().section(u'.', -1));
    return value.kind == Expression::Kind::Mapping || (value.kind == Expression::Kind::Sequence && value.text != u"(");
}

class ReplacedTable
{
public:
    ReplacedTable(const CheckContext &context, const EntryFacts &facts) : m_context(context), m_facts(facts) {}

    std::optional<Finding> finding() const
    {
        const Entry &entry = m_facts.entry;
        const bool assigned = entry.mechanism != Mechanism::Table && entry.mechanism != Mechanism::SysModules &&
                              entry.mechanism != Mechanism::Decorator;
        if (!assigned || m_facts.patch.augmented || !m_facts.atTarget.found())
            return std::nullopt;
        const std::optional<Written> original = valueOf(m_facts.atTarget.symbol);
        if (!original || !isTable(original->value))
            return std::nullopt;
        const Written replacement = followed({m_facts.patch.value, m_facts.module, m_facts.patch.scope});
        if (isBuiltFrom(replacement, 0))
            return std::nullopt;
        Finding finding = patchFinding(u"P16"_s, m_facts, Severity::Warning);
        finding.message =
            Text::tr("The whole table %1 is replaced instead of entries being added to it.").arg(entry.target());
        finding.consequence =
            Text::tr("Entries that upstream adds or changes, and those of other plugins, are lost, silently.");
        compare(*original, replacement, finding);
        return finding;
    }

private:
    /// A name of the plugin's is followed to what it holds.
    Written followed(Written written) const
    {
        for (int i = 0; i < MaximumIndirections; ++i) {
            const QString name = written.value.dotted();
            if (name.isEmpty())
                break;
            const auto local = localValue(written, name);
            if (local) {
                written.value = *local;
                continue;
            }
            const Resolution resolution =
                m_context.code.atTarget.resolveExpression(written.module, written.scope, name);
            if (!resolution.found() || resolution.symbol.upstream)
                break;
            const auto next = valueOf(resolution.symbol);
            if (!next)
                break;
            written = *next;
        }
        return written;
    }

    std::optional<Expression> localValue(const Written &written, const QString &name) const
    {
        const std::shared_ptr<const Usage> usage =
            written.scope == ModuleScope ? nullptr : m_context.code.plugin->usageOfModule(written.module);
        const LocalName *local = usage ? usage->local(written.scope, name) : nullptr;
        return local && !local->value.isNone() ? std::optional(local->value) : std::nullopt;
    }

    /// True when the original's name, or a copy of it, is part of how the replacement is made.
    bool isBuiltFrom(const Written &written, int depth) const
    {
        const Expression &value = written.value;
        const QString dotted = value.dotted();
        if (!dotted.isEmpty()) {
            const Resolution resolution =
                m_context.code.atTarget.resolveExpression(written.module, written.scope, dotted);
            const Symbol &target = m_facts.atTarget.symbol;
            if (resolution.found() && resolution.symbol.module == target.module &&
                resolution.symbol.qualifiedName == target.qualifiedName)
                return true;
            const Written next = followed(written);
            return depth < MaximumIndirections && !(next.value == value) && isBuiltFrom(next, depth + 1);
        }
        if (value.kind == Expression::Kind::Other) {
            const QRegularExpression word(
                uR"(\b%1\b)"_s.arg(QRegularExpression::escape(m_facts.atTarget.symbol.qualifiedName)));
            return word.match(value.text).hasMatch();
        }
        return std::ranges::any_of(value.items, [&](const Expression &item) {
            return isBuiltFrom({item, written.module, written.scope}, depth);
        });
    }

    /// The same thing by the same words, whatever name it was imported under.
    QString identity(const Expression &expression, const Written &written) const
    {
        if (const QString dotted = expression.dotted(); !dotted.isEmpty()) {
            const Resolution resolution =
                m_context.code.atTarget.resolveExpression(written.module, written.scope, dotted);
            if (resolution.found())
                return resolution.symbol.module + u':' + resolution.symbol.qualifiedName;
            // An enum's member resolves as its class does, then by name.
            const Resolution owner =
                m_context.code.atTarget.resolveExpression(written.module, written.scope, dotted.section(u'.', 0, -2));
            if (owner.found())
                return owner.symbol.module + u':' + owner.symbol.qualifiedName + u'.' + dotted.section(u'.', -1);
        }
        QStringList parts;
        for (const Expression &item : expression.items)
            parts.append(identity(item, written));
        return QString::number(int(expression.kind)) + expression.text + u'(' + parts.join(u',') + u')';
    }

    /// Keys of a mapping with the identity of their values; elements of a list or set.
    std::vector<std::tuple<QString, QString, QString>> entriesOf(const Written &written) const
    {
        std::vector<std::tuple<QString, QString, QString>> list;
        const Expression &value = written.value;
        if (value.kind == Expression::Kind::Mapping) {
            for (size_t i = 0; i + 1 < value.items.size(); i += 2)
                list.emplace_back(identity(value.items[i], written), value.items[i].toString(),
                                  identity(value.items[i + 1], written));
        } else if (value.kind == Expression::Kind::Sequence) {
            for (const Expression &item : value.items)
                list.emplace_back(identity(item, written), item.toString(), QString());
        }
        return list;
    }

    void compare(const Written &original, const Written &replacement, Finding &finding) const
    {
        if (original.value.kind != replacement.value.kind)
            return;
        const auto now = entriesOf(replacement);
        QStringList dropped;
        QStringList other;
        for (const auto &[key, text, value] : entriesOf(original)) {
            const auto same = std::ranges::find_if(now, [&](const auto &entry) { return std::get<0>(entry) == key; });
            if (same == now.end())
                dropped.append(text);
            else if (std::get<2>(*same) != value)
                other.append(text);
        }
        if (!dropped.isEmpty())
            finding.details.append(Text::tr("dropped: %1").arg(dropped.join(u", "_s)));
        if (!other.isEmpty())
            finding.details.append(Text::tr("other value: %1").arg(other.join(u", "_s)));
    }

    const CheckContext &m_context;
    const EntryFacts &m_facts;
};

} // namespace

std::vector<Finding> replacedTables(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const EntryFacts &facts : context.inventory.facts) {
        if (auto finding = ReplacedTable(context, facts).finding())
            findings.push_back(*std::move(finding));
    }
    return findings;
}

} // namespace mxw::checks

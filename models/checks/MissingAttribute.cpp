// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/MissingAttribute.h"

#include "models/checks/MovedTo.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::NameChecks)
};

bool isCertain(const Value &value)
{
    return !value.is(Value::Kind::Unknown) && !value.is(Value::Kind::Missing);
}

bool namesLookAlike(const QString &left, const QString &right)
{
    const QString a = left.toLower().remove(u'_');
    const QString b = right.toLower().remove(u'_');
    return a.size() >= 4 && b.size() >= 4 && (a.contains(b) || b.contains(a));
}

} // namespace

MissingAttribute::MissingAttribute(const CheckContext &context, const UsedModule &used, const AddedAttributes &added,
                                   Value missing)
    : m_context(context), m_used(used), m_added(added), m_missing(std::move(missing))
{
}

bool MissingAttribute::wasAtBase(const AttributeRead &read) const
{
    const qsizetype last = read.attributes.indexOf(m_missing.attribute);
    return isCertain(
        m_context.atBase.attribute(m_used.module, read.place, read.object, read.attributes.first(last + 1)));
}

bool MissingAttribute::mayBeThere() const
{
    const Symbol &owner = m_missing.owner;
    if (m_added.isInReplacement(owner, m_missing.attribute))
        return true;
    if (m_missing.ownerKind != Owner::Instance)
        return m_added.isAdded(owner, m_missing.attribute);
    // What a protocol asks for is not all that the objects have.
    return !m_missing.ownerExact &&
           std::ranges::any_of(m_context.atTarget.hierarchy().line(owner).external,
                               [](const QString &base) { return base.section(u'.', -1) == "Protocol"_L1; });
}

/// A missing attribute of a module or class is sure to fail. An object may be of a class that has more, and may get
/// attributes from anywhere: what was never there needs more to be worth a word.
std::optional<Severity> MissingAttribute::severity() const
{
    const Severity worst = severityIn(m_context, m_used.module);
    if (m_missing.ownerKind != Owner::Instance)
        return worst;
    if (wasAtBase(*m_reads.front()))
        return m_missing.ownerExact ? worst : Severity::Warning;
    if (m_missing.ownerExact || m_added.isNameless(m_missing.attribute))
        return Severity::Warning;
    return std::nullopt;
}

Severity MissingAttribute::severityOf(const AttributeRead &read, Severity worst) const
{
    const bool caught = catching(m_used.conditionsOf(read.place), u"AttributeError") == Catching::Broad;
    return caught ? std::min(worst, Severity::Warning) : worst;
}

std::optional<Finding> MissingAttribute::finding() const
{
    const std::optional<Severity> worst = severity();
    if (!worst || mayBeThere())
        return std::nullopt;
    const AttributeRead &read = **std::ranges::max_element(
        m_reads, {}, [&](const AttributeRead *candidate) { return severityOf(*candidate, *worst); });
    Finding finding = findingAt(m_context, u"A04"_s, m_used, read.place.line);
    finding.severity = severityOf(read, *worst);
    finding.symbol = m_missing.ownerKind == Owner::Module ? m_missing.attribute
                                                          : m_missing.owner.qualifiedName + u'.' + m_missing.attribute;
    describe(finding);
    finding.consequence = failureSentence(m_context, m_used, read.place, u"AttributeError"_s);
    QList<int> lines;
    for (const AttributeRead *each : m_reads)
        lines.append(each->place.line);
    addOtherLines(finding, lines);
    return finding;
}

QString MissingAttribute::ownerName() const
{
    const Symbol &owner = m_missing.owner;
    switch (m_missing.ownerKind) {
    case Owner::Module:
        return owner.module;
    case Owner::Class:
        return Text::tr("the class %1").arg(owner.qualifiedName);
    case Owner::Instance:
        break;
    }
    return Text::tr("objects of %1").arg(owner.qualifiedName);
}

void MissingAttribute::describe(Finding &finding) const
{
    const QString &name = m_missing.attribute;
    if (!m_missing.owner.upstream)
        finding.message = Text::tr("The plugin does not give %1 to %2").arg(name, ownerName());
    else if (wasAtBase(*m_reads.front()))
        finding.message = Text::tr("%1 is gone from %2 at the target").arg(name, ownerName());
    else
        finding.message = Text::tr("%1 is not in %2, neither at base nor at the target").arg(name, ownerName());
    if (m_missing.owner.upstream) {
        finding.upstreamFile = m_missing.owner.path;
        finding.upstreamLine = std::max(1, m_missing.owner.line);
    }
    findNewPlace(finding);
    finding.message += u'.';
}

void MissingAttribute::findNewPlace(Finding &finding) const
{
    const Symbol &owner = m_missing.owner;
    if (m_missing.ownerKind != Owner::Module) {
        if (const auto renamed = renamedMember()) {
            finding.message += Text::tr("; it may live on as %1").arg(renamed->name);
            finding.movedTo = owner.module + u':' + owner.qualifiedName + u'.' + renamed->name;
            finding.upstreamLine = renamed->line;
        }
        return;
    }
    const inventory::Code &code = m_context.code;
    std::optional<MovedTo> moved;
    if (owner.upstream) {
        const Resolution before = code.atBase.resolve(owner.module, m_missing.attribute);
        moved = findMoved(*code.target, code.base.get(), owner.module, m_missing.attribute,
                          before.found() ? &before : nullptr);
    } else {
        moved = findMoved(*code.plugin, nullptr, owner.module, m_missing.attribute, nullptr);
    }
    const bool upstream = owner.upstream || !moved;
    if (!moved)
        moved = findMoved(*code.target, nullptr, owner.module, m_missing.attribute, nullptr);
    if (!moved)
        return;
    finding.message += moved->renamed
                           ? Text::tr("; it lives on as %1 (%2:%3)").arg(moved->name, moved->path).arg(moved->line)
                           : Text::tr("; %1 has it (%2:%3)").arg(moved->module, moved->path).arg(moved->line);
    finding.movedTo = moved->text();
    if (upstream) {
        finding.upstreamFile = moved->path;
        finding.upstreamLine = moved->line;
    }
}

/// The only member that the class gained since base and that has a similar name.
std::optional<Member> MissingAttribute::renamedMember() const
{
    const Symbol &owner = m_missing.owner;
    const Resolution before = m_context.code.atBase.resolve(owner.module, owner.qualifiedName);
    if (!owner.upstream || !before.found() || before.symbol.kind != Symbol::Kind::Class)
        return std::nullopt;
    QSet<QString> old;
    for (const Member &member : m_context.atBase.hierarchy().ownMembers(before.symbol))
        old.insert(member.name);
    if (!old.contains(m_missing.attribute))
        return std::nullopt;
    std::optional<Member> found;
    for (const Member &member : m_context.atTarget.hierarchy().ownMembers(owner)) {
        if (old.contains(member.name) || !namesLookAlike(member.name, m_missing.attribute))
            continue;
        if (found && found->name != member.name)
            return std::nullopt;
        found = member;
    }
    return found;
}

} // namespace mxw::checks

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/checks/MirrorChecks.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::MissingMembers)
};

QString ownerOf(const QString &name)
{
    return name.section(u'.', 0, -2);
}

QString shortName(const QString &name)
{
    return name.section(u'.', -1);
}

/// What upstream gained in one file, seen from its copy.
class Search
{
public:
    Search(const CheckContext &context, const MirroredFile &file)
        : m_context(context), m_file(file), m_module(context.code.plugin->moduleOfFile(file.local.path)),
          m_lines(QString::fromUtf8(file.target.bytes).split(u'\n'))
    {
    }

    std::vector<Finding> run() const
    {
        std::vector<Finding> findings;
        for (const MirroredUnit &unit : m_file.units) {
            const diff::ThreeWayDefinition &definition = unit.definition;
            if (unit.moduleLevel || definition.base || definition.local || !definition.target)
                continue;
            const QString owner = ownerOf(definition.target->name);
            const MirroredUnit *type = owner.isEmpty() ? nullptr : classNamed(owner);
            if (!owner.isEmpty() && !type)
                continue;
            if (isGivenOtherwise(type, shortName(definition.target->name)))
                continue;
            const QString caller = callerOf(unit, type);
            // Who copied a few functions of a long file does not lack the others.
            if (!caller.isEmpty() || hasMostOf(owner))
                findings.push_back(findingOf(unit, type, caller));
        }
        return findings;
    }

private:
    /// The class of that name at the target, when the copy has it.
    const MirroredUnit *classNamed(const QString &name) const
    {
        const auto found = std::ranges::find_if(m_file.units, [&](const MirroredUnit &unit) {
            return unit.isClass && unit.definition.target && unit.definition.target->name == name;
        });
        return found != m_file.units.end() && found->definition.local ? &*found : nullptr;
    }

    /// The copy has at least half of what base had in that class, or at the level of the module.
    bool hasMostOf(const QString &owner) const
    {
        int all = 0;
        int copied = 0;
        for (const MirroredUnit &unit : m_file.units) {
            if (unit.moduleLevel || !unit.definition.base || !unit.definition.target ||
                ownerOf(unit.definition.target->name) != owner)
                continue;
            ++all;
            copied += unit.definition.local ? 1 : 0;
        }
        return 2 * copied >= all;
    }

    /// Inherited, or imported from where upstream has it.
    bool isGivenOtherwise(const MirroredUnit *type, const QString &name) const
    {
        const Resolver &resolver = m_context.code.atTarget;
        if (!type)
            return resolver.resolve(m_module, name).found();
        const Resolution local = resolver.resolve(m_module, type->definition.local->name);
        if (!local.found())
            return true;
        const auto lookup = m_context.atTarget.hierarchy().classMember(local.symbol, name);
        return lookup.presence == ClassHierarchy::Presence::Present && lookup.member.owner.upstream;
    }

    /// The first definition at the target that the copy has, too, and that uses it there.
    QString callerOf(const MirroredUnit &member, const MirroredUnit *type) const
    {
        const QString name = QRegularExpression::escape(shortName(member.definition.target->name));
        const QRegularExpression use(type ? uR"(\b(?:self|cls|super\(\)|)"_s +
                                                shortName(type->definition.target->name) + uR"()\.%1\b)"_s.arg(name)
                                          : uR"((?<![\w.])%1\b)"_s.arg(name));
        for (const MirroredUnit &unit : m_file.units) {
            if (unit.moduleLevel || unit.isClass || !unit.definition.local || !unit.definition.target)
                continue;
            for (int line = unit.definition.target->begin; line < unit.definition.target->end; ++line) {
                if (m_lines[line].section(u'#', 0, 0).contains(use))
                    return unit.definition.target->name;
            }
        }
        return {};
    }

    Finding findingOf(const MirroredUnit &unit, const MirroredUnit *type, const QString &caller) const
    {
        Finding finding = mirrorFinding(u"M09"_s, m_file, unit, caller.isEmpty() ? Severity::Info : Severity::Warning);
        if (type)
            finding.line = mirrorFinding({}, m_file, *type, Severity::Info).line;
        finding.message =
            type ? Text::tr("Upstream's %1 gained %2 since base; the copy of the class lacks it.")
                       .arg(type->definition.target->name, shortName(finding.symbol))
                 : Text::tr("%1 gained %2 since base; the copy lacks it.").arg(m_file.target.path, finding.symbol);
        finding.consequence =
            caller.isEmpty()
                ? Text::tr("Code that counts on it finds nothing here; nothing of what was copied uses it.")
                : Text::tr("%1 uses it at the target: what upstream changed there cannot be taken over without it.")
                      .arg(caller);
        return finding;
    }

    const CheckContext &m_context;
    const MirroredFile &m_file;
    const QString m_module;
    const QStringList m_lines;
};

} // namespace

std::vector<Finding> missingMembers(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const MirroredFile &file : mirroredFiles(context)) {
        if (file.base.outline)
            std::ranges::move(Search(context, file).run(), std::back_inserter(findings));
    }
    return findings;
}

} // namespace mxw::checks

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/UninstalledCode.h"

#include "models/checks/CodeUse.h"
#include "models/checks/DecoratorNames.h"
#include "models/checks/NameReaders.h"
#include "models/inventory/PathPattern.h"
#include "models/source/Builtins.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::UninstalledCode)
};

class PatchFile
{
public:
    PatchFile(const CheckContext &context, const ModuleFile &module, const Outline &outline, const Usage &usage)
        : m_context(context), m_module(module), m_outline(outline), m_usage(usage)
    {
        for (const EntryFacts &facts : context.inventory.facts) {
            if (facts.replacement && facts.replacement->module == module.name)
                m_installed.push_back(&facts);
        }
    }

    std::vector<Finding> findings()
    {
        if (!looksLikePatch())
            return {};
        for (size_t i = 0; i < m_outline.definitions.size(); ++i) {
            const Definition &definition = m_outline.definitions[i];
            if (definition.scope != ModuleScope || isSpecialName(definition.name) ||
                isHandedOut(m_context.code.profile, definition) || isInstalled(definition.qualifiedName))
                continue;
            if (definition.isClass() && installsMembersOf(definition)) {
                if (!isUsedAsWhole(definition.name))
                    findMembers(int(i));
            } else if (!isReadOutside(int(i))) {
                add(definition, upstreamNamesake(definition.name));
            }
        }
        return std::move(m_findings);
    }

private:
    /// It installs something, or nothing of it is used elsewhere: a file whose code others import is a library.
    bool looksLikePatch() const
    {
        const auto installs = [&](const EntryFacts &facts) { return facts.module == m_module.name; };
        const auto isUsedElsewhere = [&](const Definition &definition) {
            return definition.scope == ModuleScope &&
                   readerOf(*m_context.code.plugin, definition.name,
                            [&](const QString &file, const Outline &, UsePlace) { return file == m_module.path; })
                       .has_value();
        };
        return std::ranges::any_of(m_context.inventory.facts, installs) ||
               std::ranges::none_of(m_outline.definitions, isUsedElsewhere);
    }

    bool isInstalled(const QString &qualifiedName) const
    {
        return std::ranges::any_of(
            m_installed, [&](const EntryFacts *facts) { return facts->replacement->qualifiedName == qualifiedName; });
    }

    bool installsMembersOf(const Definition &type) const { return installedMember(type) != nullptr; }

    const EntryFacts *installedMember(const Definition &type) const
    {
        const QString prefix = type.qualifiedName + u'.';
        const auto member = std::ranges::find_if(m_installed, [&](const EntryFacts *facts) {
            return facts->replacement->qualifiedName.startsWith(prefix) && facts->entry.targetAttribute.contains(u'.');
        });
        return member == m_installed.end() ? nullptr : *member;
    }

    bool isReadOutside(int index) const
    {
        const QString &name = m_outline.definitions[size_t(index)].name;
        return readerOf(*m_context.code.plugin, name,
                        [&](const QString &file, const Outline &outline, UsePlace place) {
                            return file == m_module.path && isInside(outline, place.scope, index);
                        })
            .has_value();
    }

    /// Read on its own, not only as `Type.member`, or taken by another file.
    bool isUsedAsWhole(const QString &name) const
    {
        const auto reads = std::ranges::count(m_usage.freeNames, name, &NameRead::name);
        const auto members = std::ranges::count_if(m_usage.attributes, [&](const AttributeRead &read) {
            return read.object.kind == Expression::Kind::Name && read.object.text == name;
        });
        return reads > members ||
               readerOf(*m_context.code.plugin, name, [&](const QString &file, const Outline &, UsePlace) {
                   return file == m_module.path;
               }).has_value();
    }

    /// A class whose methods are installed one by one: what is left over.
    void findMembers(int type)
    {
        const Definition &owner = m_outline.definitions[size_t(type)];
        const QString target = installedMember(owner)->entry.targetAttribute.section(u'.', 0, -2);
        const QString targetModule = installedMember(owner)->entry.targetModule;
        for (const Definition &member : m_outline.definitions) {
            if (member.scope != type || member.isClass() || isSpecialName(member.name) ||
                isHandedOut(m_context.code.profile, member) || isInstalled(member.qualifiedName) ||
                isCalledThroughClass(owner.name, member.name))
                continue;
            const QString name = target + u'.' + member.name;
            const Resolution there = m_context.code.atTarget.resolve(targetModule, name);
            add(member, there.found() ? std::optional(there.symbol) : std::nullopt);
        }
    }

    bool isCalledThroughClass(const QString &type, const QString &member) const
    {
        return std::ranges::any_of(m_usage.attributes, [&](const AttributeRead &read) {
            return read.object.kind == Expression::Kind::Name && read.object.text == type &&
                   read.attributes.first() == member;
        });
    }

    /// What upstream has under the name, at module level.
    std::optional<Symbol> upstreamNamesake(const QString &name) const
    {
        const CodeTree &tree = *m_context.code.target;
        for (const QString &file : tree.filesDefining(name)) {
            const QString module = tree.moduleOfFile(file);
            const Resolution resolution =
                module.isEmpty() ? Resolution() : m_context.code.atTarget.resolve(module, name);
            if (resolution.found() && resolution.symbol.module == module)
                return resolution.symbol;
        }
        return std::nullopt;
    }

    void add(const Definition &definition, const std::optional<Symbol> &upstream)
    {
        Finding finding;
        finding.check = u"P18"_s;
        // What upstream has too is most likely meant to replace it; the rest may be left-over code.
        finding.severity = upstream ? Severity::Warning : Severity::Info;
        finding.file = m_module.path;
        finding.line = definition.firstLine;
        finding.symbol = definition.qualifiedName;
        finding.message = upstream
                              ? Text::tr("%1 is written beside the patches, but nothing installs it in place of %2:%3.")
                                    .arg(definition.qualifiedName, upstream->module, upstream->qualifiedName)
                              : Text::tr("Nothing installs, imports or calls %1.").arg(definition.qualifiedName);
        finding.consequence = Text::tr("It has no effect: upstream's own code runs, silently.");
        if (!upstream)
            finding.consequence = Text::tr("It has no effect.");
        if (upstream) {
            finding.upstreamFile = upstream->path;
            finding.upstreamLine = upstream->line;
        }
        for (const EntryFacts &facts : m_context.inventory.facts) {
            if (facts.module == m_module.name) {
                finding.entry = facts.entry.id;
                break;
            }
        }
        m_findings.push_back(std::move(finding));
    }

    const CheckContext &m_context;
    const ModuleFile &m_module;
    const Outline &m_outline;
    const Usage &m_usage;
    std::vector<const EntryFacts *> m_installed;
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> uninstalledCode(const CheckContext &context)
{
    const Profile &profile = context.code.profile;
    std::vector<Finding> findings;
    for (const ModuleFile *module : context.code.plugin->modules()) {
        if (profile.patchFolder.isEmpty() || !module->path.startsWith(profile.patchFolder + u'/') ||
            module->kind == ModuleFile::Kind::Namespace || isTemplate(profile, module->path) ||
            matchesAny(module->path, profile.helpers) ||
            context.inventory.activation.of(module->name).reached == Reached::Never)
            continue;
        const OutlineState state = context.code.plugin->outlineOfModule(module->name);
        const std::shared_ptr<const Usage> usage = context.code.plugin->usage(module->path);
        if (state.outline && usage)
            std::ranges::move(PatchFile(context, *module, *state.outline, *usage).findings(),
                              std::back_inserter(findings));
    }
    return findings;
}

} // namespace mxw::checks

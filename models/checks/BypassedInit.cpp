// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/ConstructorRun.h"
#include "models/checks/PluginClasses.h"
#include "models/checks/RegistryClassChecks.h"
#include "models/checks/SelfReaders.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::BypassedInit)
};

constexpr qsizetype MaximumReaders = 3;

/// An attribute that only a skipped constructor sets.
struct LostAttribute
{
    QString name;
    StoredAttribute store;
    bool isNew = false; ///< since base
    std::vector<SelfRead> reads;
};

/// A class whose constructor leaves its parent's out.
class BypassedClass
{
public:
    BypassedClass(const CheckContext &context, const OutsideNames &elsewhere, const PluginClass &type)
        : m_context(context), m_elsewhere(elsewhere), m_type(type), m_hierarchy(context.atTarget.hierarchy()),
          m_line(m_hierarchy.line(type.symbol)), m_own(context.atTarget, m_line), m_skipped(context.atTarget, m_line)
    {
    }

    std::optional<Finding> finding()
    {
        const auto own = ownMethod(m_hierarchy, m_type.symbol, u"__init__"_s);
        if (!own || !m_line.complete || !m_line.alternatives.empty())
            return std::nullopt;
        m_parent = methodInLine(m_hierarchy, m_line, u"__init__"_s, Among::All, 1);
        if (!m_parent)
            return std::nullopt;
        m_own.run(*own);
        if (m_own.isOpen() || m_own.ran(*m_parent))
            return std::nullopt;
        m_skipped.run(*m_parent);
        collectLost();
        if (m_lost.empty())
            return std::nullopt;
        return describe(*own);
    }

private:
    void collectLost()
    {
        const std::optional<ConstructorRun> before = runAtBase();
        QSet<QString> seen;
        for (const auto &[name, store] : m_skipped.stores()) {
            if (seen.contains(name) || m_own.ran(store.function) || isProvided(name) || isLostUpstream(name))
                continue;
            seen.insert(name);
            m_lost.push_back({name, store, before && !before->storesName(name), {}});
        }
        if (m_lost.empty())
            return;
        const auto isRead = [](const LostAttribute &lost) { return !lost.reads.empty(); };
        findReads(Platforms::This);
        m_live = std::ranges::any_of(m_lost, isRead);
        // What is read on other platforms only is no one's loss here, yet.
        if (!m_live)
            findReads(Platforms::All);
        std::erase_if(m_lost, [&](const LostAttribute &lost) { return !isRead(lost) && !(m_live && lost.isNew); });
    }

    void findReads(Platforms platforms)
    {
        const SelfReaders readers(m_context, m_type.symbol, m_skipped, platforms);
        for (LostAttribute &lost : m_lost)
            lost.reads = readers.of(lost.name);
    }

    /// What the parent's constructor did at base.
    std::optional<ConstructorRun> runAtBase() const
    {
        const ClassHierarchy &atBase = m_context.atBase.hierarchy();
        const ClassLine &line = atBase.line(m_type.symbol);
        if (!line.complete)
            return std::nullopt;
        const auto parent = methodInLine(atBase, line, u"__init__"_s, Among::All, 1);
        if (!parent)
            return std::nullopt;
        ConstructorRun run(m_context.atBase, line);
        run.run(*parent);
        return run.isOpen() ? std::nullopt : std::optional(std::move(run));
    }

    /// The class of upstream that this one is a copy of leaves the parent's constructor out as well, and lacks it, too.
    bool isLostUpstream(const QString &name)
    {
        if (!m_copied) {
            m_copied.emplace();
            for (const QString &path : m_context.code.target->filesDefining(m_type.definition().name)) {
                const Resolution found = m_context.code.atTarget.resolve(m_context.code.target->moduleOfFile(path),
                                                                         m_type.definition().name);
                if (!found.found() || found.symbol.kind != Symbol::Kind::Class)
                    continue;
                // Its parent may be copied as well.
                const ClassLine &line = m_hierarchy.line(found.symbol);
                const auto parent = methodInLine(m_hierarchy, line, u"__init__"_s, Among::All, 1);
                if (!parent || parent->qualifiedName != m_parent->qualifiedName)
                    continue;
                const auto constructor = ownMethod(m_hierarchy, found.symbol, u"__init__"_s);
                ConstructorRun run(m_context.atTarget, line);
                if (constructor)
                    run.run(*constructor);
                if (constructor && !run.isOpen() && !run.ran(*parent))
                    m_copied->push_back(std::move(run));
            }
        }
        return std::ranges::any_of(*m_copied, [&](const ConstructorRun &run) { return !run.storesName(name); });
    }

    /// Something that runs sets it, or the class has it.
    bool isProvided(const QString &name) const
    {
        if (m_own.storesName(name) || m_elsewhere.mayReach(name, m_type.definition().name))
            return true;
        return std::ranges::any_of(m_hierarchy.membersNamed(m_type.symbol, name), [&](const Member &member) {
            switch (member.kind) {
            case Member::Kind::Annotation:
            case Member::Kind::Slot:
                return false;
            case Member::Kind::SelfValue:
                return std::ranges::any_of(member.scopes, [&](int scope) { return !isSkipped(member.owner, scope); });
            default:
                return true;
            }
        });
    }

    bool isSkipped(const Symbol &owner, int scope) const
    {
        Symbol method = owner;
        for (method.definition = scope; method.definition != ModuleScope;) {
            if (m_skipped.ran(method))
                return !m_own.ran(method);
            method.definition = owner.outline->definitions[size_t(method.definition)].scope;
        }
        return false;
    }

    Finding describe(const Symbol &own) const
    {
        Finding finding = classFinding(m_context, u"R03"_s, m_type, own.line);
        finding.symbol = own.qualifiedName;
        finding.upstreamFile = m_parent->upstream ? m_parent->path : QString();
        finding.upstreamLine = m_parent->upstream ? m_parent->line : 0;
        const bool isNew = std::ranges::any_of(m_lost, &LostAttribute::isNew);
        const auto fatal = std::ranges::find_if(m_lost, [](const LostAttribute &lost) {
            return lost.isNew && std::ranges::any_of(lost.reads, &SelfRead::certain);
        });
        if (!m_live)
            finding.severity = Severity::Info;
        else if (fatal == m_lost.end())
            finding.severity = Severity::Warning;
        QStringList names;
        for (const LostAttribute &lost : m_lost)
            names.append(lost.name);
        const QString helpers = helperWords();
        finding.message = isNew ? Text::tr("%1 does not run %2, which since base sets what nothing else does: %3%4.")
                                : Text::tr("%1 does not run %2, which sets what nothing else does: %3%4.");
        finding.message = finding.message.arg(shortName(own), shortName(*m_parent), names.join(u", "_s), helpers);
        finding.consequence = consequence(fatal == m_lost.end() ? firstRead() : *fatal);
        for (const LostAttribute &lost : m_lost)
            finding.details.append(detail(lost));
        return finding;
    }

    QString consequence(const LostAttribute &lost) const
    {
        if (!m_live)
            return Text::tr(
                "Only methods that run on other platforms read it: AttributeError once one of them is used.");
        const auto certain = std::ranges::find_if(lost.reads, &SelfRead::certain);
        if (certain != lost.reads.end())
            return Text::tr("AttributeError at the first call of %1(), which reads %2.")
                .arg(certain->method, lost.name);
        return Text::tr("AttributeError in %1(), when it gets to the line that reads %2.")
            .arg(lost.reads.front().method, lost.name);
    }

    const LostAttribute &firstRead() const
    {
        const auto isRead = [](const LostAttribute &lost) { return !lost.reads.empty(); };
        const auto isNewAndRead = [&](const LostAttribute &lost) { return lost.isNew && isRead(lost); };
        const auto it = std::ranges::find_if(m_lost, isNewAndRead);
        return it == m_lost.end() ? *std::ranges::find_if(m_lost, isRead) : *it;
    }

    /// " (by _init_x, _init_y)"
    QString helperWords() const
    {
        QStringList helpers;
        for (const LostAttribute &lost : m_lost) {
            const QString &name = lost.store.function.definitionOrNull()->name;
            if (name != "__init__"_L1 && !helpers.contains(name))
                helpers.append(name);
        }
        return helpers.isEmpty() ? QString() : Text::tr(" (in %1)").arg(helpers.join(u", "_s));
    }

    QString detail(const LostAttribute &lost) const
    {
        QStringList places;
        for (const SelfRead &read : lost.reads) {
            if (places.size() == MaximumReaders) {
                places.append(Text::tr("%n more", nullptr, int(lost.reads.size()) - int(MaximumReaders)));
                break;
            }
            places.append(u"%1 (%2:%3)"_s.arg(read.method, read.file).arg(read.line));
        }
        const QString set =
            u"%1 (%2:%3)"_s.arg(shortName(lost.store.function), lost.store.function.path).arg(lost.store.line);
        const QString name = lost.isNew ? Text::tr("%1, new since base").arg(lost.name) : lost.name;
        return places.isEmpty() ? Text::tr("%1: set in %2").arg(name, set)
                                : Text::tr("%1: set in %2, read in %3").arg(name, set, places.join(u", "_s));
    }

    const CheckContext &m_context;
    const OutsideNames &m_elsewhere;
    const PluginClass &m_type;
    const ClassHierarchy &m_hierarchy;
    const ClassLine &m_line;
    ConstructorRun m_own;
    ConstructorRun m_skipped;
    std::optional<Symbol> m_parent;
    std::vector<LostAttribute> m_lost;
    bool m_live = false;                                 ///< something that runs on this platform reads one of them
    std::optional<std::vector<ConstructorRun>> m_copied; ///< constructors of classes of upstream of that name
};

} // namespace

std::vector<Finding> bypassedInits(const CheckContext &context)
{
    std::vector<Finding> findings;
    const std::vector<PluginClass> classes = pluginClasses(context);
    const OutsideNames elsewhere(context);
    for (const PluginClass &type : classes) {
        if (auto finding = BypassedClass(context, elsewhere, type).finding())
            findings.push_back(*std::move(finding));
    }
    return findings;
}

} // namespace mxw::checks

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/OperatorChecks.h"

#include "models/checks/EditDistance.h"
#include "models/checks/OperatorUses.h"
#include "models/inventory/PathPattern.h"
#include "models/source/OperatorSchemas.h"

#include <QCoreApplication>
#include <QMap>

#include <algorithm>
#include <optional>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::OperatorChecks)
};

QString fullName(const QString &library, const QString &name)
{
    return name.isEmpty() ? u"torch.ops.%1"_s.arg(library) : u"torch.ops.%1.%2"_s.arg(library, name);
}

/// Digits tell kernels apart: w4a8 is no misspelt w8a8.
QString digitsOf(const QString &name)
{
    QString digits;
    std::ranges::copy_if(name, std::back_inserter(digits), [](QChar c) { return c.isDigit(); });
    return digits;
}

/// The one name that is spelt almost like this one.
std::optional<QString> misspelt(const QString &name, const QStringList &known)
{
    const int limit = name.size() >= 12 ? 2 : name.size() >= 6 ? 1 : 0;
    std::optional<QString> found;
    for (const QString &each : known) {
        if (editDistance(name, each) > limit || digitsOf(name) != digitsOf(each))
            continue;
        if (found && *found != each)
            return std::nullopt;
        found = each;
    }
    return found;
}

/// A name that is new and holds the old one, or is held by it, at the borders of its words.
std::optional<QString> renamed(const QString &name, const QStringList &added)
{
    std::optional<QString> found;
    for (const QString &each : added) {
        const QString a = u'_' + name + u'_';
        const QString b = u'_' + each + u'_';
        if (!a.contains(b) && !b.contains(a))
            continue;
        if (found)
            return std::nullopt;
        found = each;
    }
    return found ? found : misspelt(name, added);
}

class OperatorCheck
{
public:
    explicit OperatorCheck(const CheckContext &context)
        : m_context(context), m_conventions(context.code.profile.operators),
          m_base(OperatorTable::ofTree(*context.code.base, m_conventions)),
          m_target(OperatorTable::ofTree(*context.code.target, m_conventions)),
          m_plugin(OperatorTable::ofTree(*context.code.plugin, m_conventions))
    {
    }

    std::vector<Finding> run()
    {
        for (const UsedModule &used : usedModules(m_context.code)) {
            QMap<QString, std::vector<OperatorUse>> byName;
            for (OperatorUse &use : operatorUses(used))
                byName[use.library + u'.' + use.name].push_back(std::move(use));
            for (std::vector<OperatorUse> &uses : byName) {
                std::ranges::stable_sort(uses, {}, [](const OperatorUse &use) { return use.place.line; });
                check(used, uses);
            }
        }
        return std::move(m_findings);
    }

private:
    struct Place
    {
        const Operator *op = nullptr;
        bool upstream = false;
        explicit operator bool() const { return op; }
    };

    Place find(const QString &library, const QString &name) const
    {
        if (const Operator *op = m_plugin.find(library, name))
            return {op, false};
        return {m_target.find(library, name), true};
    }

    /// An operator of that name in any library.
    Place findAnywhere(const QString &name, const QString &except) const
    {
        for (const OperatorTable *table : {&m_plugin, &m_target}) {
            for (const QString &library : table->libraries()) {
                const Operator *op = library == except ? nullptr : table->find(library, name);
                if (op)
                    return {op, table == &m_target};
            }
        }
        return {};
    }

    bool isProvided(const QString &library, const QString &name) const
    {
        const QString full = library + u'.' + name;
        const auto provides = [&](const OperatorComponent &component) { return matchesAny(full, component.provides); };
        return find(library, name) || m_target.isOpen(library) || m_plugin.isOpen(library) ||
               std::ranges::any_of(m_context.code.profile.operatorComponents, provides);
    }

    /// Installed components that may register more into a library than anyone has listed.
    QStringList componentsOf(const QString &library) const
    {
        QStringList names;
        for (const OperatorComponent &component : m_context.code.profile.operatorComponents) {
            if (component.libraries.contains(library))
                names.append(component.name);
        }
        return names;
    }

    void check(const UsedModule &used, const std::vector<OperatorUse> &uses)
    {
        const OperatorUse &use = uses.front();
        if (!use.name.isEmpty() && isProvided(use.library, use.name))
            return;
        Finding finding = findingAt(m_context, u"A08"_s, used, use.place.line);
        finding.symbol = use.name.isEmpty() ? use.library : use.library + u'.' + use.name;
        if (use.name.isEmpty())
            describeCalledLibrary(finding, used, use);
        else if (const Operator *before = m_base.find(use.library, use.name))
            describeGone(finding, used, use, *before);
        else
            describeUnknown(finding, used, use);
        QList<int> lines;
        for (const OperatorUse &each : uses)
            lines.append(each.place.line);
        addOtherLines(finding, lines);
        m_findings.push_back(std::move(finding));
    }

    static void setMoved(Finding &finding, const Place &place)
    {
        finding.movedTo = fullName(place.op->library, place.op->name);
        if (place.upstream) {
            finding.upstreamFile = place.op->file;
            finding.upstreamLine = place.op->line;
        }
    }

    void describeCalledLibrary(Finding &finding, const UsedModule &used, const OperatorUse &use)
    {
        finding.severity = severityIn(m_context, used.module);
        finding.message = Text::tr("%1 is a library of operators and cannot be called").arg(fullName(use.library, {}));
        if (const Place place = findAnywhere(use.library, {})) {
            setMoved(finding, place);
            finding.message +=
                u"; "_s +
                Text::tr("the operator is %1 (%2:%3)").arg(finding.movedTo, place.op->file).arg(place.op->line);
        }
        finding.message += u'.';
        finding.consequence = failureSentence(m_context, used, use.place, u"TypeError"_s);
    }

    void describeGone(Finding &finding, const UsedModule &used, const OperatorUse &use, const Operator &before)
    {
        const QStringList components = componentsOf(use.library);
        finding.severity = components.isEmpty() ? severityIn(m_context, used.module) : Severity::Warning;
        finding.message = Text::tr("Upstream registered %1 at base (%2:%3) and no longer does at the target")
                              .arg(fullName(use.library, use.name), before.file)
                              .arg(before.line);
        Place now = findAnywhere(use.name, use.library);
        if (!now) {
            QStringList added = m_target.names(use.library);
            erase_if(added, [&](const QString &name) { return m_base.find(use.library, name); });
            if (const auto other = renamed(use.name, added))
                now = find(use.library, *other);
        }
        if (now) {
            setMoved(finding, now);
            finding.message += u"; "_s + Text::tr("%1 looks like it").arg(finding.movedTo);
        } else if (m_context.code.target->tree().find(before.file)) {
            finding.upstreamFile = before.file;
            finding.upstreamLine = 1;
        }
        finding.message += u'.';
        const QString time = failureTime(m_context, used, use.place, u"AttributeError"_s);
        finding.consequence =
            components.isEmpty()
                ? time + u'.'
                : Text::tr("Unless the installed %1 still has it: %2.").arg(components.join(u", "_s), time);
        finding.details.append(Text::tr("at base %1").arg(before.schema));
    }

    void describeUnknown(Finding &finding, const UsedModule &used, const OperatorUse &use)
    {
        const QStringList components = componentsOf(use.library);
        const QString full = fullName(use.library, use.name);
        const QString time = failureTime(m_context, used, use.place, u"AttributeError"_s);
        QStringList known = m_target.names(use.library) + m_plugin.names(use.library);
        known.removeDuplicates();
        if (const auto near = misspelt(use.name, known)) {
            const Place place = find(use.library, *near);
            finding.severity = Severity::Warning;
            setMoved(finding, place);
            finding.message =
                Text::tr("Nothing registers %1, neither at base nor at the target; %2 is spelt almost the "
                         "same.")
                    .arg(full, finding.movedTo);
            finding.consequence = time + u'.';
            return;
        }
        finding.severity = Severity::Info;
        finding.message =
            components.isEmpty()
                ? Text::tr("No source of upstream or of the plugin registers %1; whether an installed package does "
                           "cannot be told from the sources.")
                      .arg(full)
                : Text::tr("No source of upstream or of the plugin registers %1; whether the installed %2 does cannot "
                           "be told from the sources.")
                      .arg(full, components.join(u", "_s));
        finding.consequence = Text::tr("Where nothing registers it: %1.").arg(time);
    }

    const CheckContext &m_context;
    const OperatorConventions &m_conventions;
    const OperatorTable m_base;
    const OperatorTable m_target;
    const OperatorTable m_plugin;
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> unprovidedOperators(const CheckContext &context)
{
    return OperatorCheck(context).run();
}

} // namespace mxw::checks

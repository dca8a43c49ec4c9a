// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/DecoratorNames.h"
#include "models/checks/Descriptor.h"
#include "models/checks/InstallChecks.h"
#include "models/checks/PatchFinding.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::DecoratorOrder)
};

/// What a decorator of a replacement makes of it.
enum class Role {
    Patch,
    Kernel,   ///< makes a kernel of a function
    Tuning,   ///< wraps a kernel
    Binding,  ///< staticmethod, classmethod, property
    Register, ///< enters it somewhere and hands it on
    Other,
};

struct Decorator
{
    Role role = Role::Other;
    QString name; ///< as written
    int line = 0;
};

class DecoratorList
{
public:
    DecoratorList(const CheckContext &context, const EntryFacts &facts,
                  const std::set<std::pair<QString, int>> &patches)
    {
        const Definition &definition = facts.replacement->outline->definitions[size_t(facts.patch.definition)];
        for (const Expression &expression : definition.decorators) {
            const QString name = writtenName(expression);
            const bool patch = patches.contains({facts.module, expression.line});
            m_list.push_back({patch ? Role::Patch : roleOf(context, facts.module, definition.scope, name),
                              name.isEmpty() ? expression.toString() : name, expression.line});
        }
        const auto own = std::ranges::find(m_list, facts.patch.line, &Decorator::line);
        m_own = size_t(own - m_list.begin());
    }

    /// The decorators that run after the replacement is installed, innermost last.
    std::vector<Decorator> above() const
    {
        std::vector<Decorator> list;
        for (size_t i = 0; i < m_own && i < m_list.size(); ++i) {
            if (m_list[i].role != Role::Patch && m_list[i].role != Role::Register)
                list.push_back(m_list[i]);
        }
        return list;
    }

    bool hasBelow(Role role) const
    {
        return std::ranges::any_of(m_list.begin() + std::ptrdiff_t(std::min(m_own, m_list.size())), m_list.end(),
                                   [&](const Decorator &decorator) { return decorator.role == role; });
    }

    /// A kernel decorator that stands over a tuning one: it is given an object instead of a function.
    const Decorator *kernelOverTuning() const
    {
        const auto kernel = std::ranges::find(m_list, Role::Kernel, &Decorator::role);
        const bool tuned = std::any_of(kernel, m_list.end(),
                                       [](const Decorator &decorator) { return decorator.role == Role::Tuning; });
        return tuned ? &*kernel : nullptr;
    }

private:
    static Role roleOf(const CheckContext &context, const QString &module, int scope, const QString &name)
    {
        const Profile &profile = context.code.profile;
        const Resolution resolution = context.code.atTarget.resolveExpression(module, scope, name);
        const QString resolved = resolution.state == Resolution::State::External
                                     ? resolution.symbol.module + u'.' + resolution.symbol.qualifiedName
                                     : name;
        // A package of the tree may hand on triton or a stand-in for it: then the written name tells.
        const auto isOneOf = [&](const QStringList &names) {
            return std::ranges::any_of(names, [&](const QString &known) {
                return resolved == known || name == known || name.endsWith(u'.' + known);
            });
        };
        if (isOneOf(profile.kernelDecorators))
            return Role::Kernel;
        if (isOneOf(profile.kernelArgumentDecorators))
            return Role::Tuning;
        const QString last = name.section(u'.', -1);
        static const QStringList bindings{u"staticmethod"_s, u"classmethod"_s, u"property"_s, u"cached_property"_s};
        if (bindings.contains(last))
            return Role::Binding;
        return last.startsWith("register"_L1) ? Role::Register : Role::Other;
    }

    std::vector<Decorator> m_list;
    size_t m_own = 0;
};

/// The installed object lacks the binding that the decorator above the patch would give it.
Severity severityOfBinding(const CheckContext &context, const EntryFacts &facts, const QString &name)
{
    if (facts.atTarget.found() && context.code.profile.decoratorKeepsDescriptor)
        return Severity::Info;
    return name.section(u'.', -1) == "staticmethod"_L1 ? Severity::Warning : Severity::Error;
}

Finding belowOther(const CheckContext &context, const EntryFacts &facts, const DecoratorList &list,
                   const Decorator &outer)
{
    Finding finding = patchFinding(u"P07"_s, facts, Severity::Warning);
    finding.message = Text::tr("The patch of %1 stands below @%2, so what is installed lacks what @%2 does.")
                          .arg(facts.entry.target(), outer.name);
    switch (outer.role) {
    case Role::Kernel:
        if (!list.hasBelow(Role::Kernel)) {
            finding.severity = patchFinding(u"P07"_s, facts, Severity::Error).severity;
            finding.consequence =
                Text::tr("A plain function is installed in place of a kernel: the first launch fails.");
        } else {
            finding.consequence = Text::tr("Another kernel object than the decorated one is installed.");
        }
        break;
    case Role::Tuning:
        finding.consequence =
            Text::tr("The kernel is installed without its tuning: a launch lacks the arguments that @%1 provides.")
                .arg(outer.name);
        break;
    case Role::Binding: {
        const Severity severity = severityOfBinding(context, facts, outer.name);
        finding.severity = patchFinding(u"P07"_s, facts, severity).severity;
        finding.consequence =
            severity == Severity::Info
                ? Text::tr("The patch decorator gives it the target's own kind, so nothing is lost today.")
                : Text::tr("A plain function is installed: it is bound as a method where @%1 was meant, silently.")
                      .arg(outer.name);
        break;
    }
    default:
        finding.consequence = Text::tr("Callers of the target run it without @%1, silently.").arg(outer.name);
        break;
    }
    return finding;
}

} // namespace

std::vector<Finding> decoratorOrder(const CheckContext &context)
{
    std::set<std::pair<QString, int>> patches;
    for (const EntryFacts &facts : context.inventory.facts) {
        if (facts.entry.mechanism == Mechanism::Decorator)
            patches.insert({facts.module, facts.patch.line});
    }
    std::vector<Finding> findings;
    for (const EntryFacts &facts : context.inventory.facts) {
        if (facts.entry.mechanism != Mechanism::Decorator || facts.patch.definition < 0 || !facts.replacement)
            continue;
        const DecoratorList list(context, facts, patches);
        if (const Decorator *kernel = list.kernelOverTuning()) {
            Finding finding = patchFinding(u"P07"_s, facts, Severity::Error);
            finding.message = Text::tr("@%1 stands over a tuning decorator in the replacement of %2.")
                                  .arg(kernel->name, facts.entry.target());
            finding.consequence = Text::tr("It is given an object instead of a function: importing the file fails.");
            findings.push_back(std::move(finding));
            continue;
        }
        // The innermost of them meets what was installed; those over it only add to the same mistake.
        if (const std::vector<Decorator> above = list.above(); !above.empty()) {
            const auto kernel = std::ranges::find(above, Role::Kernel, &Decorator::role);
            findings.push_back(belowOther(context, facts, list, kernel == above.end() ? above.back() : *kernel));
            for (const Decorator &decorator : above)
                findings.back().details.append(Text::tr("line %1: @%2").arg(decorator.line).arg(decorator.name));
        }
    }
    return findings;
}

} // namespace mxw::checks

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CallFault.h"
#include "models/checks/PluginClasses.h"
#include "models/checks/RegistryClassChecks.h"
#include "models/checks/Subclasses.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::SuperMismatch)
};

/// One call that asks a parent.
class ParentCall
{
public:
    ParentCall(const CheckContext &context, const UsedModule &module, const CallUse &use)
        : m_context(context), m_used(module), m_use(use)
    {
        const int method = methodAround(*module.outline, use.place.scope);
        if (method == ModuleScope)
            return;
        const int scope = module.outline->definitions[size_t(method)].scope;
        const Definition &type = module.outline->definitions[size_t(scope)];
        m_type = Symbol{Symbol::Kind::Class, module.module, type.qualifiedName, module.file,
                        type.line,           false,         module.outline,     scope};
        const auto &parameters = module.outline->definitions[size_t(method)].signature.parameters;
        if (!parameters.empty())
            m_self = parameters.front().name;
    }

    std::optional<Finding> finding() const
    {
        if (m_self.isEmpty())
            return std::nullopt;
        const std::optional<Symbol> start = namedStart();
        if (start && isStranger(*start))
            return strangerFinding(*start);
        auto callee =
            calleeOf(m_context.code.profile, m_context.atTarget, m_used.module, m_use.place, m_use.call.callee());
        if (!callee || (start && !isNextInOwnLine(*start, *callee)))
            return std::nullopt;
        auto finding = CallFault(m_context, m_used, m_use, *std::move(callee)).finding(u"R02"_s);
        if (finding) {
            finding->entry = entryOfClass(m_context, m_type);
            finding->details.prepend(Text::tr("class %1").arg(m_type.qualifiedName));
        }
        return finding;
    }

private:
    /// The class that `super(Class, self)` names.
    std::optional<Symbol> namedStart() const
    {
        const Expression &object = m_use.call.callee().items.front();
        const Expression *named = object.kind == Expression::Kind::Call ? object.positional(0) : nullptr;
        const Expression *receiver = named ? object.positional(1) : nullptr;
        if (!receiver || receiver->kind != Expression::Kind::Name || receiver->text != m_self)
            return std::nullopt;
        const Value value = m_context.atTarget.value(m_used.module, m_use.place, *named);
        return value.is(Value::Kind::Class) && !value.self ? std::optional(value.symbol) : std::nullopt;
    }

    /// Not in the line of the class, nor of one that derives from it.
    bool isStranger(const Symbol &start) const
    {
        const ClassHierarchy &hierarchy = m_context.atTarget.hierarchy();
        const ClassLine &line = hierarchy.line(m_type);
        if (!line.complete || !line.alternatives.empty() || hierarchy.isSubclass(m_type, start))
            return false;
        bool complete = true;
        const std::vector<Symbol> derived = subclassesOf(hierarchy, m_type, &complete);
        return complete && std::ranges::none_of(derived, [&](const Symbol &type) {
                   return hierarchy.isSubclass(type, start) || !hierarchy.line(type).complete;
               });
    }

    /// What comes after `start` in the line of the class itself is what the look-up in the line of `start` gave.
    bool isNextInOwnLine(const Symbol &start, const Callee &callee) const
    {
        const ClassHierarchy &hierarchy = m_context.atTarget.hierarchy();
        const ClassLine &line = hierarchy.line(m_type);
        const auto at = std::ranges::find_if(
            line.order, [&](int index) { return index >= 0 && line.classes[size_t(index)].isSame(start); });
        if (!line.complete || at == line.order.end())
            return false;
        const auto next =
            methodInLine(hierarchy, line, m_use.call.callee().text, Among::All, size_t(at - line.order.begin()) + 1);
        return next && next->isSame(callee.callable.function);
    }

    Finding strangerFinding(const Symbol &start) const
    {
        const Definition &method =
            m_used.outline->definitions[size_t(methodAround(*m_used.outline, m_use.place.scope))];
        Finding finding = findingAt(m_context, u"R02"_s, m_used, m_use.place.line);
        finding.entry = entryOfClass(m_context, m_type);
        finding.severity = severityIn(m_context, m_used.module);
        finding.symbol = m_type.qualifiedName + u'.' + method.name;
        finding.message = Text::tr("super(%1, %2) in %3 names a class that is not among the bases of %4.")
                              .arg(start.qualifiedName, m_self, finding.symbol, m_type.qualifiedName);
        finding.consequence = failureSentence(m_context, m_used, m_use.place, u"TypeError"_s);
        if (start.upstream) {
            finding.upstreamFile = start.path;
            finding.upstreamLine = start.line;
        }
        QStringList classes;
        for (const Symbol &of : m_context.atTarget.hierarchy().line(m_type).classes)
            classes.append(of.qualifiedName);
        classes.append(m_context.atTarget.hierarchy().line(m_type).external);
        finding.details.append(Text::tr("line %1").arg(classes.join(u", "_s)));
        return finding;
    }

    const CheckContext &m_context;
    const UsedModule &m_used;
    const CallUse &m_use;
    Symbol m_type;
    QString m_self;
};

} // namespace

std::vector<Finding> superMismatches(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const UsedModule &module : usedModules(context.code)) {
        for (const CallUse &use : module.usage->calls) {
            if (!isParentCall(context, module, use) || !mayRun(module.guardsAround(use.place)))
                continue;
            auto finding = ParentCall(context, module, use).finding();
            if (finding && (findings.empty() || findings.back() != *finding))
                findings.push_back(*std::move(finding));
        }
    }
    return findings;
}

} // namespace mxw::checks

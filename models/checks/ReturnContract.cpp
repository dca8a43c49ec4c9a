// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CallChecks.h"

#include "models/checks/Callee.h"
#include "models/checks/CodeUse.h"
#include "models/checks/OtherCallees.h"
#include "models/checks/ReturnShape.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::ReturnContract)
};

/// What a caller asks of a result.
struct Demand
{
    qsizetype count = -1; ///< values that it takes; -1 when it does not count them
    bool atLeast = false;
    bool indexed = false;
    QString attribute; ///< asked of the result at once

    bool isEmpty() const { return count < 0 && attribute.isEmpty(); }
};

QString keyOf(const Expression &call)
{
    return QString::number(call.line) + u':' + call.toString();
}

/// Results that are used in the expression that makes them: `f(x)[2]`, `f(x).shape`.
class DirectUses
{
public:
    explicit DirectUses(const UsedModule &used)
    {
        for (const CallUse &use : used.usage->calls)
            collect(use.call);
        for (const AttributeStore &store : used.usage->stores)
            collect(store.value);
        for (const LocalName &local : used.usage->locals)
            collect(local.value);
        for (const Return &statement : used.outline->returns)
            collect(statement.value);
        for (const Assignment &assignment : used.outline->assignments)
            collect(assignment.value);
        for (const AttributeRead &read : used.usage->attributes) {
            collect(read.object);
            if (read.object.kind == Expression::Kind::Call)
                m_attributes.insert(keyOf(read.object), read.attributes.front());
        }
    }

    Demand of(const CallUse &use) const
    {
        Demand demand;
        const QString key = keyOf(use.call);
        demand.attribute = m_attributes.value(key);
        if (use.unpackedInto >= 0) {
            demand.count = use.unpackedWithStar ? use.unpackedInto - 1 : use.unpackedInto;
            demand.atLeast = use.unpackedWithStar;
        } else if (const auto index = m_indexes.constFind(key); index != m_indexes.cend()) {
            demand.count = *index + 1;
            demand.atLeast = true;
            demand.indexed = true;
        }
        return demand;
    }

private:
    void collect(const Expression &expression)
    {
        if (expression.kind == Expression::Kind::Subscript && expression.items[0].kind == Expression::Kind::Call &&
            expression.items[1].kind == Expression::Kind::Number) {
            bool whole = false;
            const int index = expression.items[1].text.toInt(&whole);
            if (whole && index >= 0) {
                int &known = m_indexes[keyOf(expression.items[0])];
                known = std::max(known, index);
            }
        }
        for (const Expression &item : expression.items)
            collect(item);
    }

    QHash<QString, int> m_indexes;
    QHash<QString, QString> m_attributes;
};

class Contract
{
public:
    Contract(const CheckContext &context, const UsedModule &used, const CallUse &use, Demand demand)
        : m_context(context), m_used(used), m_use(use), m_demand(std::move(demand))
    {
    }

    std::optional<Finding> finding() const
    {
        const auto callee = calleeAt(m_context.atTarget);
        if (!callee)
            return std::nullopt;
        const ReturnShape shape = returnShapeOf(callee->callable.function);
        const bool lengthFits = m_demand.count < 0 || shape.fits(m_demand.count, m_demand.atLeast);
        if (lengthFits && !shape.mayBeNone)
            return std::nullopt;
        const Guards guards = m_used.guardsAround(m_use.place);
        if (!mayRun(guards) || anotherFits(*callee))
            return std::nullopt;
        const auto before = calleeAt(m_context.atBase);
        const ReturnShape shapeBefore = before ? returnShapeOf(before->callable.function) : ReturnShape();
        if (!lengthFits && !isCaught(guards, {u"ValueError"_s, u"IndexError"_s}))
            return ofLength(*callee, shape, shapeBefore);
        if (shape.mayBeNone && shapeBefore.annotated && !shapeBefore.mayBeNone &&
            !isCaught(guards, {u"TypeError"_s, u"AttributeError"_s}))
            return ofNone(*callee);
        return std::nullopt;
    }

private:
    std::optional<Callee> calleeAt(const ValueFinder &values) const
    {
        auto callee = calleeOf(m_context.code.profile, values, m_used.module, m_use.place, m_use.call.callee());
        if (!callee || callee->callable.constructor || callee->launch)
            return std::nullopt;
        const Definition *definition = callee->definition();
        if (!definition || (definition->kind == Definition::Kind::AsyncFunction) != m_use.awaited)
            return std::nullopt;
        return callee;
    }

    /// Something else that may run here gives what the caller takes, or it cannot be told.
    bool anotherFits(const Callee &callee) const
    {
        const OtherCallees others(m_context, callee, m_use.call);
        const auto functions = others.functions();
        return !functions || std::ranges::any_of(*functions, [&](const Symbol &function) {
            const ReturnShape shape = returnShapeOf(function);
            return !shape.mayBeNone && (m_demand.count < 0 || shape.fits(m_demand.count, m_demand.atLeast));
        });
    }

    Finding start(const Callee &callee) const
    {
        Finding finding = findingAt(m_context, u"C02"_s, m_used, m_use.place.line);
        finding.symbol = callee.name();
        const Symbol &function = callee.callable.function;
        if (function.upstream) {
            finding.upstreamFile = function.path;
            finding.upstreamLine = function.line;
        } else {
            finding.details.append(Text::tr("defined in %1:%2").arg(function.path).arg(function.line));
        }
        finding.details.append(Text::tr("call %1").arg(m_use.call.toString()));
        return finding;
    }

    Finding ofLength(const Callee &callee, const ReturnShape &shape, const ReturnShape &before) const
    {
        Finding finding = start(callee);
        finding.severity = shape.promised ? Severity::Warning : severityIn(m_context, m_used.module);
        finding.message = m_demand.indexed ? Text::tr("%1 returns %2 values, and item %3 of its result is read")
                                                 .arg(finding.symbol, shape.words())
                                                 .arg(m_demand.count - 1)
                          : m_demand.atLeast
                              ? Text::tr("%1 returns %2 values, and its result is unpacked into at least %3")
                                    .arg(finding.symbol, shape.words())
                                    .arg(m_demand.count)
                              : Text::tr("%1 returns %2 values, and its result is unpacked into %3")
                                    .arg(finding.symbol, shape.words())
                                    .arg(m_demand.count);
        if (!before.open && !before.lengths.empty()) {
            finding.message +=
                u"; "_s + (before.lengths == shape.lengths ? Text::tr("so it was at base")
                                                           : Text::tr("at base it returned %1").arg(before.words()));
        }
        finding.message += u'.';
        finding.consequence =
            failureSentence(m_context, m_used, m_use.place, m_demand.indexed ? u"IndexError"_s : u"ValueError"_s);
        return finding;
    }

    Finding ofNone(const Callee &callee) const
    {
        Finding finding = start(callee);
        finding.severity = Severity::Warning;
        finding.message = m_demand.attribute.isEmpty()
                              ? Text::tr("%1 may now return None, and its result is taken apart.").arg(finding.symbol)
                              : Text::tr("%1 may now return None, and its result is asked for %2.")
                                    .arg(finding.symbol, m_demand.attribute);
        const QString exception = m_demand.attribute.isEmpty() ? u"TypeError"_s : u"AttributeError"_s;
        finding.consequence =
            Text::tr("If the result is None: %1.").arg(failureTime(m_context, m_used, m_use.place, exception));
        return finding;
    }

    const CheckContext &m_context;
    const UsedModule &m_used;
    const CallUse &m_use;
    const Demand m_demand;
};

} // namespace

std::vector<Finding> returnMismatches(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const UsedModule &used : usedModules(context.code)) {
        const DirectUses uses(used);
        for (const CallUse &use : used.usage->calls) {
            Demand demand = uses.of(use);
            if (demand.isEmpty())
                continue;
            auto finding = Contract(context, used, use, std::move(demand)).finding();
            // The same call twice in a line says nothing new.
            if (finding && (findings.empty() || findings.back() != *finding))
                findings.push_back(*std::move(finding));
        }
    }
    return findings;
}

} // namespace mxw::checks

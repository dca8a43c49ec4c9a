// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/UpstreamCalls.h"

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

/// A name in more files than this says nothing of one class.
constexpr qsizetype MaximumFiles = 60;

enum class Receiver { OfLine, Other, Unknown };

class CallSearch
{
public:
    CallSearch(const CheckContext &context, const Symbol &method)
        : m_context(context), m_name(method.definitionOrNull()->name), m_owner(ownerOf(method))
    {
    }

    std::vector<UpstreamCall> run(const QStringList &files) const
    {
        std::vector<UpstreamCall> calls;
        for (const QString &file : files) {
            const OutlineState state = m_context.code.target->outline(file);
            const auto usage = m_context.code.target->usage(file);
            if (!usage || !state.outline)
                continue;
            for (const CallUse &use : usage->calls) {
                const Expression &callee = use.call.callee();
                if (callee.kind != Expression::Kind::Attribute || callee.text != m_name)
                    continue;
                const Receiver receiver = receiverOf(m_context.code.target->moduleOfFile(file), use, callee);
                if (receiver == Receiver::Other)
                    continue;
                const QString inside = use.place.scope == ModuleScope
                                           ? QString()
                                           : state.outline->definitions[size_t(use.place.scope)].qualifiedName;
                calls.push_back({file, use.place.line, inside, receiver == Receiver::OfLine, use.call});
            }
        }
        return calls;
    }

private:
    Receiver receiverOf(const QString &module, const CallUse &use, const Expression &callee) const
    {
        const Expression &object = callee.items.front();
        // A parent's own method is asked for, not the override.
        if (object.kind == Expression::Kind::Call && object.callee().text == "super"_L1)
            return Receiver::Other;
        const Value value = m_context.atTarget.value(module, use.place, object);
        const auto ofLine = [&](const Value &one) {
            const ClassHierarchy &hierarchy = m_context.atTarget.hierarchy();
            return (one.is(Value::Kind::Instance) || one.is(Value::Kind::Class)) &&
                   (hierarchy.isSubclass(m_owner, one.symbol) || hierarchy.isSubclass(one.symbol, m_owner));
        };
        if (ofLine(value) || std::ranges::any_of(value.either, ofLine))
            return Receiver::OfLine;
        return value.is(Value::Kind::Unknown) || value.is(Value::Kind::Data) ? Receiver::Unknown : Receiver::Other;
    }

    const CheckContext &m_context;
    const QString m_name;
    const Symbol m_owner;
};

} // namespace

std::vector<UpstreamCall> upstreamCalls(const CheckContext &context, const Symbol &method, bool *complete)
{
    const QStringList files = context.code.target->filesMentioning(method.definitionOrNull()->name);
    *complete = files.size() <= MaximumFiles;
    if (!*complete)
        return {};
    return CallSearch(context, method).run(files);
}

} // namespace mxw::checks

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/StoredElsewhere.h"

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

/// A name in more files than this is stored somewhere, as far as anybody can tell.
constexpr qsizetype MaximumFiles = 400;

bool namesKey(const Expression &expression, const QString &name)
{
    if (expression.kind == Expression::Kind::Mapping) {
        for (size_t i = 0; i + 1 < expression.items.size(); i += 2) {
            const Expression &key = expression.items[i];
            if (key.kind == Expression::Kind::String && key.text == name)
                return true;
        }
    }
    return false;
}

/// `setattr(x, "name", …)`, and helpers of that shape that take the name as a string, a keyword of a mapping.
bool storesByCall(const Expression &call, const QString &name)
{
    const QString callee = call.callee().dotted().section(u'.', -1);
    if (!callee.contains("set"_L1) && !callee.contains("register"_L1) && !callee.contains("replace"_L1))
        return false;
    for (qsizetype i = 0; i < call.positionalCount(); ++i) {
        const Expression &argument = *call.positional(i);
        if ((argument.kind == Expression::Kind::String && argument.text == name) || namesKey(argument, name))
            return true;
    }
    return false;
}

} // namespace

void StoredElsewhere::add(const Value &value, Stores &stores) const
{
    switch (value.kind) {
    case Value::Kind::Instance:
    case Value::Kind::Class:
        stores.types.push_back(value.symbol);
        break;
    case Value::Kind::Module:
    case Value::Kind::Function:
    case Value::Kind::BoundMethod:
        break;
    default:
        stores.onAnything = true;
    }
}

void StoredElsewhere::collectFrom(const QString &module, const Usage &usage, const QString &name, Stores &stores) const
{
    for (const AttributeStore &store : usage.stores) {
        if (store.attribute == name && !store.bare)
            add(m_context.atTarget.value(module, store.place, store.object), stores);
    }
    for (const CallUse &use : usage.calls) {
        if (storesByCall(use.call, name)) {
            const Expression *object = use.call.positional(0);
            add(object ? m_context.atTarget.value(module, use.place, *object) : Value(), stores);
        }
    }
}

void StoredElsewhere::collect(const CodeTree &tree, const QString &name, Stores &stores) const
{
    const QStringList files = tree.filesMentioning(name);
    if (files.size() > MaximumFiles) {
        stores.onAnything = true;
        return;
    }
    tree.prefetchUsage(files);
    for (const QString &path : files) {
        if (stores.onAnything)
            return;
        const QString module = tree.moduleOfFile(path);
        if (const auto usage = tree.usage(path); usage && !module.isEmpty())
            collectFrom(module, *usage, name, stores);
    }
}

const StoredElsewhere::Stores &StoredElsewhere::storesOf(const QString &name)
{
    const auto known = m_known.constFind(name);
    if (known != m_known.cend())
        return *known;
    Stores stores;
    collect(*m_context.code.plugin, name, stores);
    if (!stores.onAnything)
        collect(*m_context.code.target, name, stores);
    return *m_known.insert(name, std::move(stores));
}

bool StoredElsewhere::mayBeOn(const Symbol &type, const QString &name)
{
    const Stores &stores = storesOf(name);
    const ClassHierarchy &hierarchy = m_context.atTarget.hierarchy();
    return stores.onAnything || std::ranges::any_of(stores.types, [&](const Symbol &stored) {
               return hierarchy.isSubclass(type, stored) || hierarchy.isSubclass(stored, type);
           });
}

} // namespace mxw::checks

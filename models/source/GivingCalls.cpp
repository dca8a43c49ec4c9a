// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/GivingCalls.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace mxw::source::giving {

bool isRegistering(const Expression &call)
{
    static const QStringList Names = {u"register_buffer"_s, u"register_parameter"_s, u"add_module"_s,
                                      u"register_module"_s};
    return call.callee().kind == Expression::Kind::Attribute && Names.contains(call.callee().text);
}

bool isGiver(const Expression &call)
{
    static const QStringList Asking = {u"getattr"_s, u"hasattr"_s, u"delattr"_s, u"isinstance"_s, u"cast"_s};
    const Expression &callee = call.callee();
    const bool named = callee.kind == Expression::Kind::Name || callee.kind == Expression::Kind::Attribute;
    const Expression *object = call.positional(0);
    const Expression *name = call.positional(1);
    return named && object && name && object->kind == Expression::Kind::Name &&
           name->kind == Expression::Kind::String && !Asking.contains(callee.text) && !isRegistering(call);
}

} // namespace mxw::source::giving

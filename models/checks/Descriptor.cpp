// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/Descriptor.h"

#include <QCoreApplication>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::Descriptor)
};

} // namespace

QString displayName(Descriptor descriptor)
{
    switch (descriptor) {
    case Descriptor::Plain:
        return Text::tr("plain function");
    case Descriptor::Static:
        return Text::tr("static method");
    case Descriptor::Class:
        return Text::tr("class method");
    case Descriptor::Property:
        return Text::tr("property");
    }
    return {};
}

Descriptor descriptorOf(const Definition &definition)
{
    for (const Expression &decorator : definition.decorators) {
        const QString name = decorator.dotted().section(u'.', -1);
        if (name == "staticmethod"_L1)
            return Descriptor::Static;
        if (name == "classmethod"_L1)
            return Descriptor::Class;
        if (name == "property"_L1 || name == "cached_property"_L1)
            return Descriptor::Property;
    }
    return Descriptor::Plain;
}

bool isMethod(const Outline &outline, const Definition &definition)
{
    return !definition.isClass() && definition.scope != ModuleScope &&
           outline.definitions[size_t(definition.scope)].isClass();
}

} // namespace mxw::checks

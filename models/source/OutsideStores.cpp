// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/OutsideStores.h"

#include "models/source/AnnotationText.h"
#include "models/source/ClassBody.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::source {

namespace {

constexpr qsizetype MaximumFiles = 300; ///< a name that more files hold is too common to tell

bool hasKey(const Expression &expression, const QString &name)
{
    for (size_t i = 0; expression.kind == Expression::Kind::Mapping && i < expression.items.size(); i += 2) {
        if (expression.items[i].kind == Expression::Kind::String && expression.items[i].text == name)
            return true;
    }
    return false;
}

} // namespace

QString OutsideStores::find(const ClassLine &line, const QString &name) const
{
    const Resolver &resolver = m_hierarchy.resolver();
    for (const CodeTree *tree : {&resolver.plugin(), &resolver.upstream()}) {
        const QStringList paths = tree->filesMentioning(name);
        if (paths.size() > MaximumFiles)
            return tr("%1 is too common a name to tell.").arg(name);
        tree->prefetchUsage(paths);
        for (const QString &path : paths) {
            const File file{tree, path, tree->moduleOfFile(path), tree->outline(path).outline, tree->usage(path)};
            if (!file.outline || !file.usage || file.module.isEmpty())
                continue;
            const QString reason = inFile(file, line, name);
            if (!reason.isEmpty())
                return reason;
        }
    }
    return {};
}

QString OutsideStores::inFile(const File &file, const ClassLine &line, const QString &name) const
{
    const QString place = file.path + u':';
    if (const int at = storeIn(file, line, name))
        return tr("%1 stores %2 on an object that may be one of these.").arg(place + QString::number(at), name);
    if (const int at = callIn(file, line, name))
        return tr("%1 registers %2 on an object that may be one of these.").arg(place + QString::number(at), name);
    if (const int at = subclassIn(file, line, name))
        return tr("A derived class in %1 has %2.").arg(place + QString::number(at), name);
    return {};
}

int OutsideStores::storeIn(const File &file, const ClassLine &line, const QString &name) const
{
    for (const AttributeStore &use : file.usage->stores) {
        if (use.attribute == name && mayBe(file, line, use.object, use.place))
            return use.place.line;
    }
    return 0;
}

int OutsideStores::callIn(const File &file, const ClassLine &line, const QString &name) const
{
    static const QStringList Registering = {u"register_buffer"_s, u"register_parameter"_s, u"add_module"_s,
                                            u"register_module"_s};
    for (const CallUse &use : file.usage->calls) {
        const Expression &callee = use.call.callee();
        const QString last = callee.kind == Expression::Kind::Attribute || callee.kind == Expression::Kind::Name
                                 ? callee.text
                                 : QString();
        const bool registers = callee.kind == Expression::Kind::Attribute && Registering.contains(last);
        const Expression *given = use.call.positional(registers ? 0 : 1);
        const bool setter = registers || last.endsWith("setattr"_L1) || last == "__setattr__"_L1;
        if (setter && given && given->kind == Expression::Kind::String && given->text == name) {
            const Expression *object = registers ? &callee.items.front() : use.call.positional(0);
            if (mayBe(file, line, *object, use.place))
                return use.place.line;
        }
        // set_weight_attrs(parameter, {"name": value})
        const bool table = last.contains("attr"_L1) && given && hasKey(*given, name);
        if (table && mayBe(file, line, *use.call.positional(0), use.place))
            return use.place.line;
    }
    return 0;
}

/// A class derived from the one that is asked for may bring what its base reads.
int OutsideStores::subclassIn(const File &file, const ClassLine &line, const QString &name) const
{
    const auto derives = [&](int scope) {
        return scope >= 0 && file.outline->definitions[size_t(scope)].isClass() && related(file, line, scope);
    };
    for (const Definition &definition : file.outline->definitions) {
        if (definition.name == name && derives(definition.scope))
            return definition.line;
    }
    for (const Assignment &assignment : file.outline->assignments) {
        if (assignment.target.kind == Expression::Kind::Name && assignment.target.text == name &&
            derives(assignment.scope))
            return assignment.line;
    }
    return 0;
}

bool OutsideStores::mayBe(const File &file, const ClassLine &line, const Expression &object,
                          const UsePlace &place) const
{
    if (object.kind != Expression::Kind::Name)
        return object.kind != Expression::Kind::Call || object.callee().text != "super"_L1;
    // The first parameter of a method is of the class it stands in.
    for (int at = place.scope; at >= 0; at = file.outline->definitions[size_t(at)].scope) {
        const int type = file.outline->definitions[size_t(at)].scope;
        if (type < 0 || !file.outline->definitions[size_t(type)].isClass())
            continue;
        const ClassBodyReader::Receiver receiver =
            ClassBodyReader::receiver(*file.outline, *file.usage, type, place.scope, object.text);
        if (receiver != ClassBodyReader::Receiver::None)
            return related(file, line, type);
    }
    for (int at = place.scope; at >= 0; at = file.outline->definitions[size_t(at)].scope) {
        const LocalName *local = file.usage->local(at, object.text);
        if (local)
            return relatedByAnnotation(file, line, *local);
    }
    const Resolution owner = m_hierarchy.resolver().resolveExpression(file.module, place.scope, object.text);
    if (owner.found() && owner.symbol.kind == Symbol::Kind::Class) {
        const auto isOwner = [&](const Symbol &type) { return type.isSame(owner.symbol); };
        return std::ranges::any_of(line.classes, isOwner);
    }
    const bool other =
        owner.found() && (owner.symbol.kind == Symbol::Kind::Module || owner.symbol.kind == Symbol::Kind::Function);
    return !other;
}

/// A local name without an annotation may be anything.
bool OutsideStores::relatedByAnnotation(const File &file, const ClassLine &line, const LocalName &local) const
{
    const QString text = AnnotationText(local.annotation).plain();
    if (text.isEmpty())
        return true;
    const int outer = local.scope >= 0 ? file.outline->definitions[size_t(local.scope)].scope : ModuleScope;
    const Resolution type = m_hierarchy.resolver().resolveExpression(file.module, outer, text);
    if (type.state == Resolution::State::External)
        return line.external.contains(type.symbol.dotted()) || type.symbol.module == "typing"_L1;
    if (!type.found() || type.symbol.kind != Symbol::Kind::Class || line.classes.empty())
        return true;
    const auto isType = [&](const Symbol &one) { return one.isSame(type.symbol); };
    return std::ranges::any_of(line.classes, isType) || m_hierarchy.isSubclass(type.symbol, line.classes.front());
}

Symbol OutsideStores::classAt(const File &file, const CodeTree &upstream, int definition)
{
    const Definition &type = file.outline->definitions[size_t(definition)];
    Symbol symbol;
    symbol.kind = Symbol::Kind::Class;
    symbol.module = file.module;
    symbol.qualifiedName = type.qualifiedName;
    symbol.path = file.path;
    symbol.line = type.line;
    symbol.upstream = file.tree == &upstream;
    symbol.outline = file.outline;
    symbol.definition = definition;
    return symbol;
}

/// The class at `type` derives from the one that is asked for.
bool OutsideStores::related(const File &file, const ClassLine &line, int type) const
{
    if (line.classes.empty())
        return true;
    const Symbol symbol = classAt(file, m_hierarchy.resolver().upstream(), type);
    const auto isIt = [&](const Symbol &one) { return one.isSame(symbol); };
    return std::ranges::any_of(line.classes, isIt) || m_hierarchy.isSubclass(symbol, line.classes.front());
}

} // namespace mxw::source

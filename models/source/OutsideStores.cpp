// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/OutsideStores.h"

#include "models/source/AnnotationText.h"
#include "models/source/ClassBody.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::source {

namespace {

using Receiver = ClassBodyReader::Receiver;

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

std::optional<std::vector<OutsideStores::File>> OutsideStores::filesMentioning(const QString &name) const
{
    std::vector<File> files;
    const Resolver &resolver = m_hierarchy.resolver();
    for (const CodeTree *tree : {&resolver.plugin(), &resolver.upstream()}) {
        const QStringList paths = tree->filesMentioning(name);
        if (paths.size() > MaximumFiles)
            return std::nullopt;
        tree->prefetchUsage(paths);
        for (const QString &path : paths) {
            File file{tree, path, tree->moduleOfFile(path), tree->outline(path).outline, tree->usage(path)};
            if (file.outline && file.usage && !file.module.isEmpty())
                files.push_back(std::move(file));
        }
    }
    return files;
}

QString OutsideStores::stored(const QString &name) const
{
    const std::optional<std::vector<File>> files = filesMentioning(name);
    if (!files)
        return tr("%1 is too common a name to tell.").arg(name);
    for (const File &file : *files) {
        const int store = storeIn(file, name);
        const int at = store ? store : callIn(file, name);
        if (at)
            return tr("%1:%2 stores %3 on an object that may be one of these.").arg(file.path).arg(at).arg(name);
    }
    return {};
}

QString OutsideStores::derived(const QString &name) const
{
    const std::optional<std::vector<File>> files = filesMentioning(name);
    if (!files)
        return u"*"_s;
    for (const File &file : *files) {
        if (const int at = derivedIn(file, name))
            return file.path + u':' + QString::number(at);
    }
    return {};
}

int OutsideStores::storeIn(const File &file, const QString &name) const
{
    for (const AttributeStore &use : file.usage->stores) {
        if (use.attribute == name && mayBe(file, use.object, use.place))
            return use.place.line;
    }
    return 0;
}

int OutsideStores::callIn(const File &file, const QString &name) const
{
    static const QStringList Registering = {u"register_buffer"_s, u"register_parameter"_s, u"add_module"_s,
                                            u"register_module"_s};
    for (const CallUse &use : file.usage->calls) {
        const Expression &callee = use.call.callee();
        const bool named = callee.kind == Expression::Kind::Attribute || callee.kind == Expression::Kind::Name;
        const QString last = named ? callee.text : QString();
        const bool registers = callee.kind == Expression::Kind::Attribute && Registering.contains(last);
        const Expression *given = use.call.positional(registers ? 0 : 1);
        const bool setter = registers || last.endsWith("setattr"_L1) || last == "__setattr__"_L1;
        const bool sets = setter && given && given->kind == Expression::Kind::String && given->text == name;
        // set_weight_attrs(parameter, {"name": value})
        const bool table = last.contains("attr"_L1) && given && hasKey(*given, name);
        if (!sets && !table)
            continue;
        const Expression *object = registers ? &callee.items.front() : use.call.positional(0);
        if (mayBe(file, *object, use.place))
            return use.place.line;
    }
    return 0;
}

/// Whether `object`, to which something is given, may be an instance of the class, or the class.
bool OutsideStores::mayBe(const File &file, const Expression &object, const UsePlace &place) const
{
    if (object.kind != Expression::Kind::Name)
        return !m_ofClass && (object.kind != Expression::Kind::Call || object.callee().text != "super"_L1);
    const std::vector<Definition> &definitions = file.outline->definitions;
    for (int at = place.scope; at >= 0; at = definitions[size_t(at)].scope) {
        const int type = definitions[size_t(at)].scope;
        const bool method = type >= 0 && definitions[size_t(type)].isClass();
        // What a class stores on its own instances is read with its body.
        if (method &&
            ClassBodyReader::receiver(*file.outline, *file.usage, type, place.scope, object.text) != Receiver::None)
            return false;
    }
    for (int at = place.scope; at >= 0; at = definitions[size_t(at)].scope) {
        if (const LocalName *local = file.usage->local(at, object.text))
            return m_ofClass ? object.text.startsWith("cls"_L1) : mayBeAnnotated(file, *local);
    }
    const Resolution owner = m_hierarchy.resolver().resolveExpression(file.module, place.scope, object.text);
    if (owner.found() && owner.symbol.kind == Symbol::Kind::Class) {
        const auto isOwner = [&](const Symbol &type) { return type.isSame(owner.symbol); };
        return std::ranges::any_of(m_line.classes, isOwner);
    }
    const bool other =
        owner.found() && (owner.symbol.kind == Symbol::Kind::Module || owner.symbol.kind == Symbol::Kind::Function);
    return !m_ofClass && !other;
}

/// A local name without an annotation may be anything.
bool OutsideStores::mayBeAnnotated(const File &file, const LocalName &local) const
{
    const QString text = AnnotationText(local.annotation).plain();
    if (text.isEmpty() || m_line.classes.empty())
        return true;
    const int outer = local.scope >= 0 ? file.outline->definitions[size_t(local.scope)].scope : ModuleScope;
    const Resolution type = m_hierarchy.resolver().resolveExpression(file.module, outer, text);
    if (type.state == Resolution::State::External)
        return m_line.external.contains(type.symbol.dotted()) || type.symbol.module.startsWith("typing"_L1);
    if (!type.found() || type.symbol.kind != Symbol::Kind::Class)
        return true;
    const auto isType = [&](const Symbol &one) { return one.isSame(type.symbol); };
    return std::ranges::any_of(m_line.classes, isType) || m_hierarchy.isSubclass(type.symbol, m_line.classes.front());
}

int OutsideStores::derivedIn(const File &file, const QString &name) const
{
    const std::vector<Definition> &definitions = file.outline->definitions;
    for (size_t i = 0; i < definitions.size(); ++i) {
        if (!definitions[i].isClass() || !isDerived(file, int(i)))
            continue;
        const Resolution found = m_hierarchy.resolver().resolve(file.module, definitions[i].qualifiedName);
        if (!found.found() || found.symbol.kind != Symbol::Kind::Class)
            continue;
        for (const Member &member : m_hierarchy.ownMembers(found.symbol)) {
            if (member.name == name)
                return member.line;
        }
    }
    return 0;
}

/// The class at `type` derives from the one that is asked for.
bool OutsideStores::isDerived(const File &file, int type) const
{
    const Definition &definition = file.outline->definitions[size_t(type)];
    if (m_line.classes.empty())
        return false;
    Symbol symbol;
    symbol.kind = Symbol::Kind::Class;
    symbol.module = file.module;
    symbol.qualifiedName = definition.qualifiedName;
    symbol.path = file.path;
    symbol.line = definition.line;
    symbol.upstream = file.tree == &m_hierarchy.resolver().upstream();
    symbol.outline = file.outline;
    symbol.definition = type;
    return !symbol.isSame(m_line.classes.front()) && m_hierarchy.isSubclass(symbol, m_line.classes.front());
}

} // namespace mxw::source

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/LibraryFacts.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::source {

namespace {

constexpr int Schema = 1;
constexpr int MaximumDepth = 20;

QJsonObject read(const QString &name)
{
    QFile file(u":/library/"_s + name);
    const bool opened = file.open(QFile::ReadOnly);
    const QJsonObject object = opened ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
    if (object.value("schema"_L1).toInt() != Schema)
        qFatal("The bundled %s cannot be read.", qPrintable(name));
    return object;
}

QStringList strings(const QJsonValue &value)
{
    QStringList list;
    for (const QJsonValue item : value.toArray())
        list.append(item.toString());
    return list;
}

} // namespace

const LibraryFacts &LibraryFacts::bundled()
{
    static const LibraryFacts facts;
    return facts;
}

LibraryFacts::LibraryFacts()
{
    readClasses(read(u"classes.json"_s));
    readDecorators(read(u"decorators.json"_s));
    readPackages(read(u"packages.json"_s));
}

void LibraryFacts::readClasses(const QJsonObject &file)
{
    const QJsonObject classes = file.value("classes"_L1).toObject();
    for (auto it = classes.begin(); it != classes.end(); ++it) {
        const QJsonObject object = it.value().toObject();
        const QStringList members = object.value("members"_L1).toString().split(u' ', Qt::SkipEmptyParts);
        m_classes.insert(it.key(), {strings(object.value("bases"_L1)), object.value("metaclass"_L1).toString(),
                                    QSet<QString>(members.begin(), members.end()), object.value("open"_L1).toBool()});
    }
    const QJsonObject aliases = file.value("aliases"_L1).toObject();
    for (auto it = aliases.begin(); it != aliases.end(); ++it)
        m_aliases.insert(it.key(), it.value().toString());
}

void LibraryFacts::readDecorators(const QJsonObject &file)
{
    const QJsonObject functions = file.value("functions"_L1).toObject();
    const QJsonObject classes = file.value("classes"_L1).toObject();
    const auto take = [this](Role role, const QJsonValue &names) {
        const QStringList list = strings(names);
        m_decorators.insert(int(role), QSet<QString>(list.begin(), list.end()));
    };
    take(Role::KeepsResult, functions.value("keepResult"_L1));
    take(Role::KeepsSignature, functions.value("keepSignature"_L1));
    take(Role::Kernel, functions.value("kernel"_L1));
    take(Role::Property, functions.value("property"_L1));
    take(Role::Overload, functions.value("overload"_L1));
    take(Role::Dataclass, classes.value("dataclass"_L1));
}

void LibraryFacts::readPackages(const QJsonObject &file)
{
    for (const QString &list : {u"languages"_s, u"standardLibrary"_s}) {
        for (const QString &package : strings(file.value(list)))
            m_languages.insert(package);
    }
}

QString LibraryFacts::canonical(const QString &dotted) const
{
    return m_aliases.value(dotted, dotted);
}

const LibraryFacts::Facts *LibraryFacts::facts(const QString &dotted) const
{
    const auto found = m_classes.constFind(canonical(dotted));
    return found == m_classes.cend() ? nullptr : &*found;
}

bool LibraryFacts::knowsClass(const QString &dotted) const
{
    return facts(dotted) != nullptr;
}

bool LibraryFacts::has(const Facts &known, const QString &member, int depth) const
{
    if (known.members.contains(member))
        return true;
    return std::ranges::any_of(known.bases, [&](const QString &base) {
        const Facts *parent = depth < MaximumDepth ? facts(base) : nullptr;
        return parent && has(*parent, member, depth + 1);
    });
}

std::optional<bool> LibraryFacts::instanceHas(const QString &dotted, const QString &member) const
{
    const Facts *known = facts(dotted);
    if (!known)
        return std::nullopt;
    const Facts *object = facts(u"builtins.object"_s);
    return has(*known, member, 0) || (object && object->members.contains(member));
}

bool LibraryFacts::brings(const QString &dotted, const QString &member) const
{
    const Facts *known = facts(dotted);
    return known && has(*known, member, 0);
}

std::optional<bool> LibraryFacts::classHas(const QString &dotted, const QString &member) const
{
    const std::optional<bool> own = instanceHas(dotted, member);
    if (!own || *own)
        return own;
    const Facts *meta = facts(facts(dotted)->metaclass.isEmpty() ? u"builtins.type"_s : facts(dotted)->metaclass);
    return meta && has(*meta, member, 0);
}

bool LibraryFacts::isSubclass(const QString &dotted, const QString &base) const
{
    QStringList open{canonical(dotted)};
    const QString wanted = canonical(base);
    for (int steps = 0; !open.isEmpty() && steps < 100; ++steps) {
        const QString name = open.takeFirst();
        if (name == wanted)
            return true;
        if (const Facts *known = facts(name))
            open += known->bases;
    }
    return false;
}

bool LibraryFacts::isOpen(const QString &dotted) const
{
    const Facts *known = facts(dotted);
    return known && known->open;
}

std::optional<bool> LibraryFacts::hasConstructor(const QString &dotted) const
{
    const Facts *known = facts(dotted);
    if (!known)
        return std::nullopt;
    return has(*known, u"__init__"_s, 0) || has(*known, u"__new__"_s, 0);
}

bool LibraryFacts::decorator(const QString &dotted, Role role) const
{
    return m_decorators.value(int(role)).contains(dotted);
}

} // namespace mxw::source

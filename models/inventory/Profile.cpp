// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/Profile.h"

#include "models/inventory/ProfileFile.h"
#include "models/inventory/ProfileMembers.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <optional>

namespace mxw::inventory {

using namespace Qt::StringLiterals;

namespace {

constexpr int ProfileSchema = 1;
constexpr qint64 MaximumProfileSize = 1024 * 1024;

QString bundledPath(const QString &name)
{
    return u":/profiles/"_s + name + u".json"_s;
}

/// The "operators" part; complaints go to `root`.
void readOperators(const QJsonObject &object, Profile &profile, Members &root)
{
    Members operators(object, u"operators."_s);
    profile.operators.folders = operators.texts(u"folders"_s);
    const auto keep = [&](const Members &members) {
        if (members.wrong())
            root.complain(*members.wrong());
    };
    for (const QJsonValue item : operators.array(u"extensions"_s)) {
        Members extension(item.toObject(), u"operators.extensions."_s);
        profile.operators.extensions.emplace_back(extension.text(u"folder"_s, true), extension.text(u"name"_s, true));
        keep(extension);
    }
    for (const QJsonValue item : operators.array(u"registrars"_s)) {
        Members registrar(item.toObject(), u"operators.registrars."_s);
        profile.operators.registrars.push_back(
            {registrar.text(u"function"_s, true), registrar.text(u"argument"_s, true),
             registrar.text(u"library"_s, false), registrar.text(u"fallback"_s, true)});
        keep(registrar);
    }
    for (const QJsonValue item : operators.array(u"components"_s)) {
        Members component(item.toObject(), u"operators.components."_s);
        profile.operatorComponents.push_back(
            {component.text(u"name"_s, true), component.texts(u"provides"_s), component.texts(u"libraries"_s)});
        keep(component);
    }
    keep(operators);
}

/// The "mirrors" part; complaints go to `root`.
void readMirrors(const QJsonObject &object, Profile &profile, Members &root)
{
    Members mirrors(object, u"mirrors."_s);
    profile.modelFolders = mirrors.texts(u"modelFolders"_s);
    profile.matchedByClassName = mirrors.texts(u"matchedByClassName"_s);
    const QJsonValue similarity = object.value("copySimilarity"_L1);
    if (!similarity.isUndefined()) {
        profile.copySimilarity = similarity.toDouble(-1);
        if (profile.copySimilarity <= 0 || profile.copySimilarity > 1)
            mirrors.complain(u"copySimilarity"_s);
    }
    for (const QJsonValue item : mirrors.array(u"paths"_s)) {
        Members path(item.toObject(), u"mirrors.paths."_s);
        profile.pathMappings.push_back({path.text(u"from"_s, true), path.texts(u"to"_s, true)});
        if (path.wrong())
            root.complain(*path.wrong());
    }
    if (mirrors.wrong())
        root.complain(*mirrors.wrong());
}

} // namespace

Result<Profile> Profile::fromJson(const QJsonObject &object)
{
    if (object.value("schema"_L1).toInt() != ProfileSchema) {
        return fail(Error::Kind::Unsupported, tr("This profile has a form that this version does not read."),
                    tr("Use a profile whose \"schema\" is %1.").arg(ProfileSchema));
    }
    Profile profile;
    profile.digest =
        QCryptographicHash::hash(QJsonDocument(object).toJson(QJsonDocument::Compact), QCryptographicHash::Sha256);
    Members root(object);
    profile.name = root.text(u"name"_s, true);
    profile.upstreamPackages = root.texts(u"upstreamPackages"_s, true);
    profile.pluginPackages = root.texts(u"pluginPackages"_s, true);
    profile.built = root.texts(u"built"_s);
    profile.instructionFiles = root.texts(u"instructionFiles"_s);

    Members groups(root.object(u"entryPointGroups"_s), u"entryPointGroups."_s);
    profile.generalGroups = groups.texts(u"general"_s, true);
    profile.platformGroups = groups.texts(u"platform"_s);

    for (const QJsonValue item : root.array(u"versionSources"_s)) {
        Members source(item.toObject(), u"versionSources."_s);
        profile.versionSources.push_back(
            {source.text(u"file"_s, true), source.expression(source.text(u"pattern"_s, true), u"pattern"_s)});
        if (source.wrong())
            root.complain(*source.wrong());
    }

    Members patch(root.object(u"patch"_s), u"patch."_s);
    profile.patchDecorators = patch.texts(u"decorators"_s);
    profile.decoratorKeepsDescriptor = patch.flag(u"decoratorKeepsDescriptor"_s);
    profile.patchFolder = patch.text(u"folder"_s, false);
    profile.templates = patch.texts(u"templates"_s);
    profile.helpers = patch.texts(u"helpers"_s);
    profile.ignoredOwners = patch.texts(u"ignoredOwners"_s);
    Members header(patch.object(u"header"_s), u"patch.header."_s);
    profile.headerFields = header.texts(u"fields"_s);
    profile.headerVersionField = header.text(u"versionField"_s, false);
    profile.headerPlaceholders = header.expressions(u"placeholders"_s);

    readOperators(root.object(u"operators"_s), profile, root);

    readRegistrations(profile, root);
    readDispatch(profile, root);

    Members kernels(root.object(u"kernels"_s), u"kernels."_s);
    profile.kernelDecorators = kernels.texts(u"decorators"_s);
    profile.kernelArgumentDecorators = kernels.texts(u"argumentDecorators"_s);
    profile.kernelConstants = kernels.texts(u"constants"_s);
    profile.kernelLaunchOptions = kernels.texts(u"launchOptions"_s);

    Members marks(root.object(u"modificationMarks"_s), u"modificationMarks."_s);
    profile.markStarts = marks.expressions(u"blockStart"_s);
    profile.markEnds = marks.expressions(u"blockEnd"_s);
    profile.markNotes = marks.expressions(u"note"_s);

    readMirrors(root.object(u"mirrors"_s), profile, root);
    readMatrix(profile, root);

    profile.pluginLoaders = patch.texts(u"pluginLoaders"_s);
    for (const QJsonValue item : patch.array(u"extensionPoints"_s)) {
        Members point(item.toObject(), u"patch.extensionPoints."_s);
        profile.extensionPoints.push_back({point.texts(u"targets"_s), point.texts(u"bases"_s),
                                           point.text(u"use"_s, true), point.flag(u"mustName"_s)});
        if (point.wrong())
            root.complain(*point.wrong());
    }

    for (const QJsonValue item : root.array(u"dispatchedMethods"_s)) {
        Members method(item.toObject(), u"dispatchedMethods."_s);
        profile.dispatchedMethods.push_back({method.text(u"method"_s, true), method.texts(u"standsFor"_s, true),
                                             method.texts(u"elsewhere"_s), method.text(u"base"_s, true)});
        if (method.wrong())
            root.complain(*method.wrong());
    }

    for (const Members *members : {&root, &groups, &patch, &header, &kernels, &marks}) {
        if (members->wrong()) {
            return fail(Error::Kind::Invalid,
                        tr("The profile's \"%1\" is missing or of the wrong kind.").arg(*members->wrong()),
                        tr("Compare it with the bundled profile."));
        }
    }
    return profile;
}

Result<QByteArray> profileContent(const QString &nameOrFile)
{
    const bool bundled = QFile::exists(bundledPath(nameOrFile));
    QFile file(bundled ? bundledPath(nameOrFile) : nameOrFile);
    if (nameOrFile.isEmpty() || !QFileInfo(file.fileName()).isFile() || !file.open(QIODevice::ReadOnly)) {
        return fail(Error::Kind::NotFound, Profile::tr("There is no profile \"%1\".").arg(nameOrFile),
                    Profile::tr("Give the name of a bundled profile (%1) or a file.")
                        .arg(Profile::bundledNames().join(u", "_s)));
    }
    return file.read(MaximumProfileSize);
}

Result<Profile> Profile::load(const QString &nameOrFile)
{
    const auto content = profileContent(nameOrFile);
    if (!content)
        return std::unexpected(content.error());
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(*content, &error);
    if (!document.isObject()) {
        return fail(Error::Kind::Invalid, tr("The profile \"%1\" is not a JSON object.").arg(nameOrFile),
                    tr("Compare it with the bundled profile."), error.errorString());
    }
    return fromJson(document.object());
}

QStringList Profile::bundledNames()
{
    QStringList names;
    for (const QFileInfo &file : QDir(u":/profiles"_s).entryInfoList({u"*.json"_s}, QDir::Files, QDir::Name))
        names.append(file.completeBaseName());
    return names;
}

} // namespace mxw::inventory

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/inventory/DispatchRules.h"
#include "models/inventory/MatrixRules.h"
#include "models/inventory/RegistrationRule.h"
#include "models/source/OperatorSchemas.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <vector>

namespace mxw::inventory {

/// An installed package that registers operators of torch, whose sources a scan does not read.
struct OperatorComponent
{
    QString name;          ///< "mcoplib"
    QStringList provides;  ///< patterns of operators that it certainly has: "aten.*"
    QStringList libraries; ///< libraries that it may register more into
};

/// The plugin's conventions, as data: nothing of a particular plugin is written in C++. See resources/profiles/.
struct Profile
{
    Q_DECLARE_TR_FUNCTIONS(mxw::inventory::Profile)
public:
    QString name;
    QByteArray digest;            ///< of the JSON it was read from: what was found with another one may differ
    QStringList upstreamPackages; ///< "vllm"
    QStringList pluginPackages;   ///< "vllm_metax"
    QStringList generalGroups;    ///< entry-point groups whose functions run in every process
    QStringList platformGroups;   ///< entry-point groups whose functions return a class path
    QStringList built;            ///< module patterns that the build makes: unknown, not missing
    QStringList instructionFiles; ///< path patterns shown beside the setup ("AGENTS.md")

    struct VersionSource
    {
        QString file;
        QRegularExpression pattern; ///< group 1 is the version
    };
    std::vector<VersionSource> versionSources; ///< where the plugin says which upstream version it is for

    // Patches
    QStringList patchDecorators; ///< resolved dotted names of functions used as @patch(module, attribute=None)
    bool decoratorKeepsDescriptor =
        false;                  ///< the decorator wraps a plain function as the target's static/class/property
    QString patchFolder;        ///< files below must carry the dedicated header
    QStringList templates;      ///< path patterns of fill-in templates: infrastructure, no patches
    QStringList helpers;        ///< path patterns of shared helpers: infrastructure, no patches
    QStringList ignoredOwners;  ///< modules whose attributes may be set without that being a patch ("os")
    QStringList headerFields;   ///< "Note", "Affected versions", "Remove at"
    QString headerVersionField; ///< the one of them that names versions: "Affected versions"
    std::vector<QRegularExpression> headerPlaceholders;

    source::OperatorConventions operators; ///< where operators of torch are registered
    std::vector<OperatorComponent> operatorComponents;

    // Kernels that are launched as kernel[grid](…)
    QStringList kernelDecorators;         ///< what makes a function one ("triton.jit")
    QStringList kernelArgumentDecorators; ///< decorators that supply arguments of a launch ("triton.autotune")
    QStringList kernelConstants;          ///< annotations of parameters that they may supply ("tl.constexpr")
    QStringList kernelLaunchOptions;      ///< keywords of a launch that the launcher takes itself ("num_warps")

    // Marks of deliberate differences, matched against a comment from its "#" on
    std::vector<QRegularExpression> markStarts; ///< a comment line that opens a marked block
    std::vector<QRegularExpression> markEnds;   ///< and one that closes it
    std::vector<QRegularExpression> markNotes;  ///< behind code: marks its line; alone: the statements that follow

    /// Upstream modules whose code runs the general plugins: what they import at module level is bound before a patch.
    QStringList pluginLoaders;

    /// Something upstream offers so that a thing can be replaced without a patch.
    struct ExtensionPoint
    {
        QStringList targets;   ///< patterns of "module:attribute" that it serves
        QStringList bases;     ///< "module:Class": it serves what derives from one of them
        QString use;           ///< "module:attribute"; counts only where the target revision has it
        bool mustName = false; ///< `targets`: counts only when the code of `use` names the patched attribute
    };
    std::vector<ExtensionPoint> extensionPoints;

    /// A method that upstream calls where it would call another one of the same class on a platform of its own.
    struct DispatchedMethod
    {
        QString method;        ///< "forward_oot"
        QStringList standsFor; ///< the ones whose callers it gets, best first: "forward_native"
        QStringList elsewhere; ///< what is called on other platforms only: "forward_hip"
        QString base;          ///< "module:Class": in what derives from it
    };
    std::vector<DispatchedMethod> dispatchedMethods;

    // Mirrored files
    /// Where upstream keeps what the plugin has at `from`, most specific first; paths relative to the trees, folders
    /// end with '/'. In a folder rule the rest of the path is kept.
    struct PathMapping
    {
        QString from;   ///< "vllm_metax/models/deepseek_v4/"
        QStringList to; ///< "vllm/models/deepseek_v4/nvidia/"; the first that has the file counts
    };
    std::vector<PathMapping> pathMappings;
    QStringList modelFolders;    ///< "vllm_metax/models/"
    double copySimilarity = 0.5; ///< from which on a file is a copy, see Counterpart::copy

    /// Upstream tells classes by their names where it looks at instances of these: M10.
    QStringList matchedByClassName; ///< "torch.nn.Module"

    MatrixRules matrix;
    CheckpointFields checkpoint;

    std::vector<RegistrationRule> registrations;
    std::vector<RegistrationTable> registrationTables;
    std::vector<KeyList> keyLists;
    QString platformIdentity; ///< attribute of a platform class that says which platform it is: an Enum member
    DispatchRules dispatch;

    static Result<Profile> fromJson(const QJsonObject &object);
    /// A bundled profile by name, else a file.
    static Result<Profile> load(const QString &nameOrFile);
    static QStringList bundledNames();
};

} // namespace mxw::inventory

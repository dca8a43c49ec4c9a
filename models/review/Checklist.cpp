// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Checklist.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace mxw::review {

namespace {

std::vector<ChecklistItem> patchChecklist()
{
    const auto text = [](const char *source) { return QCoreApplication::translate("mxw::review::Checklist", source); };
    return {
        {u"activation-traced"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist",
                                "Activation traced from the plugin's entry point to this patch")),
         u"patch-upgrade §2"_s},
        {u"target-read"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist",
                                "Complete target implementation, its helpers and its callers read")),
         u"patch-upgrade §3"_s},
        {u"upstream-reason-understood"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist",
                                "Why upstream changed or removed the old behavior is understood")),
         u"patch-upgrade §3"_s},
        {u"contract-compared"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist",
                                "Signature, meaning of the arguments and return contract compared with the target")),
         u"patch-upgrade §4"_s},
        {u"callers-reach-replacement"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist",
                                "Callers reach the replacement; none bound the old object before")),
         u"patch-upgrade §4"_s},
        {u"semantics-preserved"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist",
                                "Descriptors, decorator order, lazy imports and initialization timing preserved")),
         u"patch-upgrade §4"_s},
        {u"comments-true"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist", "Header and comments are true of the code")),
         u"patch-upgrade §5"_s},
        {u"validation-named"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist", "Validation and untested scope named")),
         u"patch-upgrade §6"_s},
    };
}

std::vector<ChecklistItem> registryChecklist()
{
    const auto text = [](const char *source) { return QCoreApplication::translate("mxw::review::Checklist", source); };
    return {
        {u"chain-traced"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist",
                                "Chain traced: entry point, imports, registration, lookup, method, selection, wrapper, "
                                "installed kernel")),
         u"registry-upgrade: Trace"_s},
        {u"startup-exercised"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist",
                                "Start-up exercised in a fresh process, and direct imports of the modules")),
         u"registry-upgrade: Trace"_s},
        {u"lookup-verified"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist",
                                "Effective lookup result and caller binding verified, not only the decorator")),
         u"registry-upgrade: Trace"_s},
        {u"platform-keys"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist",
                                "Platform keys (OOT included), predicates and explicit backend choices checked; other "
                                "platforms' entries preserved")),
         u"registry-upgrade: Trace"_s},
        {u"mro-inspected"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist",
                                "MRO and inherited methods inspected; super() calls fit the effective parents")),
         u"registry-upgrade: Trace"_s},
        {u"state-initialized"_s,
         text(QT_TRANSLATE_NOOP(
             "mxw::review::Checklist",
             "All state that inherited allocation, loading, configuration and execution read is set")),
         u"registry-upgrade: Trace"_s},
        {u"factory-contract"_s,
         text(QT_TRANSLATE_NOOP(
             "mxw::review::Checklist",
             "Factory signatures and return contracts followed to the selected class and its kernel")),
         u"registry-upgrade: Trace"_s},
        {u"joint-configuration"_s,
         text(QT_TRANSLATE_NOOP(
             "mxw::review::Checklist",
             "Joint configurations validated: format, symmetry, group size, activation, bias, device, "
             "parallel mode, backend")),
         u"registry-upgrade: Verify"_s},
        {u"weights-reach-kernel"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist",
                                "Allocation, loading and conversion agree, and converted tensors reach the kernel")),
         u"registry-upgrade: Verify"_s},
        {u"validation-named"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist", "Validation and untested scope named")),
         u"registry-upgrade: Validate"_s},
    };
}

std::vector<ChecklistItem> modelChecklist()
{
    const auto text = [](const char *source) { return QCoreApplication::translate("mxw::review::Checklist", source); };
    return {
        {u"counterpart-confirmed"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist",
                                "Exact counterpart at base and target confirmed; moves and mappings recorded")),
         u"model-upgrade: Diff the source"_s},
        {u"complete-diff-read"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist",
                                "Complete local-against-target difference read: target-only, local-only, changed and "
                                "removed code")),
         u"model-upgrade: Diff the source"_s},
        {u"commits-disposed"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist",
                                "Every upstream commit that touches the counterpart read and disposed of")),
         u"model-upgrade: Diff the source"_s},
        {u"matrix-filled"_s,
         text(
             QT_TRANSLATE_NOOP("mxw::review::Checklist", "Difference matrix of the family filled in; unknowns stated")),
         u"model-upgrade: First establish the differences"_s},
        {u"config-checked"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist",
                                "config.json of the exact checkpoint compared with what the target loads and indexes, "
                                "or the evidence gap stated")),
         u"model-upgrade: First establish the differences"_s},
        {u"dependencies-followed"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist",
                                "Dependencies followed to a verified stable interface or a component boundary")),
         u"model-upgrade: Recursively inventory"_s},
        {u"notes-true"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist",
                                "Every retained difference has a note: what upstream does, why MACA differs, when it "
                                "can go")),
         u"model-upgrade: Keep the implementation easy to diff"_s},
        {u"upstream-defects-attributed"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist",
                                "Suspected defects looked for in the target upstream first, and attributed")),
         u"model-upgrade: Investigate upstream"_s},
        {u"validation-named"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist", "Validation and untested scope named")),
         u"model-upgrade: Validate and report"_s},
    };
}

std::vector<ChecklistItem> commitChecklist()
{
    const auto text = [](const char *source) { return QCoreApplication::translate("mxw::review::Checklist", source); };
    return {
        {u"patch-read"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist", "The commit's patch read, not only its title")),
         u"model-upgrade: Diff the source"_s},
        {u"other-modules-inspected"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist", "The other production modules that it changed inspected")),
         u"model-upgrade: Diff the source"_s},
        {u"dependents-named"_s,
         text(QT_TRANSLATE_NOOP("mxw::review::Checklist",
                                "Affected interface and the plugin's symbols that depend on it named")),
         u"model-upgrade: Diff the source"_s},
    };
}

} // namespace

const std::vector<ChecklistItem> &checklistFor(inventory::Domain domain)
{
    // Translated at the first call: the language is chosen at start-up.
    static const std::vector<ChecklistItem> patch = patchChecklist();
    static const std::vector<ChecklistItem> registry = registryChecklist();
    static const std::vector<ChecklistItem> model = modelChecklist();
    static const std::vector<ChecklistItem> commit = commitChecklist();
    switch (domain) {
    case inventory::Domain::Patch:
        return patch;
    case inventory::Domain::Registry:
        return registry;
    case inventory::Domain::Model:
        return model;
    case inventory::Domain::Commit:
        return commit;
    }
    Q_UNREACHABLE_RETURN(patch);
}

} // namespace mxw::review

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

} // namespace

const std::vector<ChecklistItem> &checklistFor(inventory::Domain domain)
{
    static const std::vector<ChecklistItem> none;
    // Translated at the first call: the language is chosen at start-up.
    static const std::vector<ChecklistItem> patch = patchChecklist();
    static const std::vector<ChecklistItem> registry = registryChecklist();
    switch (domain) {
    case inventory::Domain::Patch:
        return patch;
    case inventory::Domain::Registry:
        return registry;
    case inventory::Domain::Model:
    case inventory::Domain::Commit:
        break;
    }
    return none;
}

} // namespace mxw::review

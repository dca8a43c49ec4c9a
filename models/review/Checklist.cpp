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

} // namespace

const std::vector<ChecklistItem> &checklistFor(inventory::Domain domain)
{
    static const std::vector<ChecklistItem> none;
    if (domain != inventory::Domain::Patch)
        return none;
    // Translated at the first call: the language is chosen at start-up.
    static const std::vector<ChecklistItem> patch = patchChecklist();
    return patch;
}

} // namespace mxw::review

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CallChecks.h"
#include "models/checks/Check.h"
#include "models/checks/ClassChecks.h"
#include "models/checks/CopyChecks.h"
#include "models/checks/HeaderChecks.h"
#include "models/checks/ImportChecks.h"
#include "models/checks/InstallChecks.h"
#include "models/checks/NameChecks.h"
#include "models/checks/OperatorChecks.h"
#include "models/checks/PatchChecks.h"
#include "models/checks/RegistrationChecks.h"

#include <QtGlobal>

namespace mxw::checks {

using namespace Qt::StringLiterals;

const std::vector<Check> &catalogue()
{
    static const std::vector<Check> checks{
        {u"A01"_s, QT_TRANSLATE_NOOP("mxw::checks", "Unresolved import"),
         QT_TRANSLATE_NOOP("mxw::checks", "The import fails as soon as the module is imported at the target."),
         &unresolvedImports},
        {u"A02"_s, QT_TRANSLATE_NOOP("mxw::checks", "Start-up broken"),
         QT_TRANSLATE_NOOP("mxw::checks", "Everything that the plugin would install after this point is lost."),
         &brokenStartUp},
        {u"A03"_s, QT_TRANSLATE_NOOP("mxw::checks", "Inactive"),
         QT_TRANSLATE_NOOP("mxw::checks", "Code that nothing imports neither helps nor gets tested."),
         &inactiveEntries},
        {u"A04"_s, QT_TRANSLATE_NOOP("mxw::checks", "Unresolved attribute"),
         QT_TRANSLATE_NOOP("mxw::checks", "Reading an attribute that is gone raises AttributeError."),
         &unresolvedAttributes},
        {u"A05"_s, QT_TRANSLATE_NOOP("mxw::checks", "Syntax error"),
         QT_TRANSLATE_NOOP("mxw::checks", "A file that does not parse cannot be imported."), &syntaxFaults},
        {u"A06"_s, QT_TRANSLATE_NOOP("mxw::checks", "Undefined name"),
         QT_TRANSLATE_NOOP("mxw::checks", "A name that nothing defines raises NameError when the line runs."),
         &undefinedNames},
        {u"A07"_s, QT_TRANSLATE_NOOP("mxw::checks", "Kind changed"),
         QT_TRANSLATE_NOOP("mxw::checks",
                           "What is a function now can neither be derived from nor stand in isinstance()."),
         &changedKinds},
        {u"A08"_s, QT_TRANSLATE_NOOP("mxw::checks", "Operator namespace"),
         QT_TRANSLATE_NOOP("mxw::checks", "An operator that no source and no known component registers is not there."),
         &unprovidedOperators},
        {u"A09"_s, QT_TRANSLATE_NOOP("mxw::checks", "Attribute never set"),
         QT_TRANSLATE_NOOP("mxw::checks", "Reading an attribute of self that no class sets fails in mid-flight."),
         &selfAttributes},
        {u"C01"_s, QT_TRANSLATE_NOOP("mxw::checks", "Call does not fit"),
         QT_TRANSLATE_NOOP("mxw::checks", "A call whose arguments the target does not take raises a TypeError."),
         &callMismatches},
        {u"C02"_s, QT_TRANSLATE_NOOP("mxw::checks", "Result does not fit"),
         QT_TRANSLATE_NOOP("mxw::checks", "A result of another length or None breaks the caller that takes it apart."),
         &returnMismatches},
        {u"P01"_s, QT_TRANSLATE_NOOP("mxw::checks", "Target missing"),
         QT_TRANSLATE_NOOP("mxw::checks", "A patch of something that is gone fails or does nothing."), &missingTargets},
        {u"P02"_s, QT_TRANSLATE_NOOP("mxw::checks", "Target moved"),
         QT_TRANSLATE_NOOP("mxw::checks", "Callers at the new place do not see the replacement."), &movedTargets},
        {u"P03"_s, QT_TRANSLATE_NOOP("mxw::checks", "Signature differs"),
         QT_TRANSLATE_NOOP("mxw::checks", "Callers written for the target's signature fail or pass the wrong thing."),
         &differingSignatures},
        {u"P04"_s, QT_TRANSLATE_NOOP("mxw::checks", "Stale copy"),
         QT_TRANSLATE_NOOP("mxw::checks", "A copy that was not brought up to date suppresses what upstream changed."),
         &staleCopies},
        {u"P05"_s, QT_TRANSLATE_NOOP("mxw::checks", "Redundant patch"),
         QT_TRANSLATE_NOOP("mxw::checks", "A patch that changes nothing can go, and with it the work at each upgrade."),
         &redundantPatches},
        {u"P06"_s, QT_TRANSLATE_NOOP("mxw::checks", "Descriptor differs"),
         QT_TRANSLATE_NOOP(
             "mxw::checks",
             "A static method, class method or property is bound differently when replaced by another kind."),
         &wrongDescriptors},
        {u"P07"_s, QT_TRANSLATE_NOOP("mxw::checks", "Decorator order"),
         QT_TRANSLATE_NOOP("mxw::checks", "What stands above the patch decorator is not part of what it installs."),
         &decoratorOrder},
        {u"P08"_s, QT_TRANSLATE_NOOP("mxw::checks", "allow_missing misused"),
         QT_TRANSLATE_NOOP("mxw::checks",
                           "It is for attributes that upstream never had; elsewhere it hides that a target went away."),
         &allowMissingMisuse},
        {u"P09"_s, QT_TRANSLATE_NOOP("mxw::checks", "Bound early"),
         QT_TRANSLATE_NOOP("mxw::checks",
                           "A module that imported the name before the patch ran keeps the original object."),
         &earlyBound},
        {u"P10"_s, QT_TRANSLATE_NOOP("mxw::checks", "Duplicate target"),
         QT_TRANSLATE_NOOP("mxw::checks", "Two patches of one target: the order decides, or the second is refused."),
         &duplicateTargets},
        {u"P11"_s, QT_TRANSLATE_NOOP("mxw::checks", "Lost decorator"),
         QT_TRANSLATE_NOOP("mxw::checks", "What a decorator of the target adds is gone with the replacement."),
         &lostDecorators},
        {u"P12"_s, QT_TRANSLATE_NOOP("mxw::checks", "Header incomplete"),
         QT_TRANSLATE_NOOP("mxw::checks", "Without issue, versions and removal condition nobody can decide later."),
         &incompleteHeaders},
        {u"P13"_s, QT_TRANSLATE_NOOP("mxw::checks", "Affected versions outdated"),
         QT_TRANSLATE_NOOP("mxw::checks", "The header does not say that the patch was reviewed for this version."),
         &outdatedVersions},
        {u"P14"_s, QT_TRANSLATE_NOOP("mxw::checks", "Unmarked difference"),
         QT_TRANSLATE_NOOP("mxw::checks", "Only marked differences tell the next upgrade what is meant to differ."),
         &unmarkedDifferences},
        {u"P15"_s, QT_TRANSLATE_NOOP("mxw::checks", "Extension point"),
         QT_TRANSLATE_NOOP("mxw::checks", "Upstream offers a way to replace it that needs no patch."),
         &extensionPoints},
        {u"P16"_s, QT_TRANSLATE_NOOP("mxw::checks", "Table replaced"),
         QT_TRANSLATE_NOOP("mxw::checks", "A table that is assigned anew loses what upstream puts into it."),
         &replacedTables},
        {u"P17"_s, QT_TRANSLATE_NOOP("mxw::checks", "Class incomplete"),
         QT_TRANSLATE_NOOP("mxw::checks", "A member that upstream reads and the replacement class lacks fails at use."),
         &incompleteClasses},
        {u"P18"_s, QT_TRANSLATE_NOOP("mxw::checks", "No effect"),
         QT_TRANSLATE_NOOP("mxw::checks", "Code that nothing installs or reads changes nothing."), &withoutEffect},
        {u"R08"_s, QT_TRANSLATE_NOOP("mxw::checks", "Upstream leak"),
         QT_TRANSLATE_NOOP("mxw::checks", "A selector that returns upstream's class goes past the plugin's own."),
         &upstreamLeaks},
        {u"R09"_s, QT_TRANSLATE_NOOP("mxw::checks", "Enum identity"),
         QT_TRANSLATE_NOOP("mxw::checks", "Members of two Enum classes are never equal, whatever their names."),
         &enumIdentity},
        {u"R10"_s, QT_TRANSLATE_NOOP("mxw::checks", "Operator contract"),
         QT_TRANSLATE_NOOP("mxw::checks", "torch makes the schema from the implementation and trusts what it says."),
         &operatorContracts},
        {u"R11"_s, QT_TRANSLATE_NOOP("mxw::checks", "Platform key"),
         QT_TRANSLATE_NOOP("mxw::checks", "What is registered for another platform is never looked up."),
         &platformKeys},
        {u"R12"_s, QT_TRANSLATE_NOOP("mxw::checks", "Duplicate key"),
         QT_TRANSLATE_NOOP("mxw::checks", "Of two registrations under one key only one counts."), &duplicateKeys},
        {u"R13"_s, QT_TRANSLATE_NOOP("mxw::checks", "String target"),
         QT_TRANSLATE_NOOP("mxw::checks", "A class path is looked up late: nothing fails before the key is used."),
         &unresolvedStringTargets},
        {u"R14"_s, QT_TRANSLATE_NOOP("mxw::checks", "Shadowed key"),
         QT_TRANSLATE_NOOP("mxw::checks",
                           "A class that does not derive from the one it replaces inherits nothing new."),
         &shadowedKeys},
        {u"R16"_s, QT_TRANSLATE_NOOP("mxw::checks", "Key coverage"),
         QT_TRANSLATE_NOOP("mxw::checks",
                           "A key that one list has and the other lacks is rejected or leads elsewhere."),
         &keyCoverage},
    };
    return checks;
}

} // namespace mxw::checks

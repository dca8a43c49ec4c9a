// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/GuardWords.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::inventory {

using namespace Qt::StringLiterals;
using Kind = source::Guard::Kind;

QString guardWords(const source::Guard &guard)
{
    switch (guard.kind) {
    case Kind::If:
        return u"if "_s + guard.text;
    case Kind::Else:
        return u"else of "_s + guard.text;
    case Kind::Try:
        return u"try"_s;
    case Kind::Except:
        return u"except "_s + guard.text;
    case Kind::Loop:
        return u"loop"_s;
    case Kind::With:
        return u"with "_s + guard.text;
    case Kind::Match:
        return u"match"_s;
    case Kind::TypeChecking:
        return u"if TYPE_CHECKING"_s;
    case Kind::AfterExit:
        return QCoreApplication::translate("mxw::inventory::Activation", "after a conditional return");
    case Kind::NotTypeChecking:
        break;
    }
    return {};
}

QString surroundings(const source::Outline &outline, int scope, const source::Guards &guards)
{
    QStringList words;
    if (scope != source::ModuleScope) {
        words.append(QCoreApplication::translate("mxw::inventory::Inventory", "in %1()")
                         .arg(outline.definitions[size_t(scope)].qualifiedName));
    }
    for (const source::Guard &guard : guards) {
        if (const QString text = guardWords(guard); !text.isEmpty())
            words.append(text);
    }
    return words.join(u", "_s);
}

bool isConditional(const source::Guard &guard)
{
    switch (guard.kind) {
    case Kind::If:
    case Kind::Else:
    case Kind::Except:
    case Kind::Match:
    case Kind::AfterExit:
        return true;
    case Kind::Try: // without a handler (try/finally) nothing is caught
        return !guard.text.isEmpty();
    case Kind::Loop:
    case Kind::With:
    case Kind::TypeChecking:
    case Kind::NotTypeChecking:
        break;
    }
    return false;
}

bool isTypingOnly(const source::Guards &guards)
{
    return std::ranges::find(guards, Kind::TypeChecking, &source::Guard::kind) != guards.end();
}

bool neverRuns(const source::Guards &guards, const QStringList &falseTests)
{
    return std::ranges::any_of(guards, [&](const source::Guard &guard) {
        if (guard.kind == Kind::TypeChecking)
            return true;
        const bool negated = guard.text.startsWith("not "_L1);
        const QString test = negated ? guard.text.sliced(4) : guard.text;
        if (guard.kind == Kind::If && !negated) {
            const QStringList parts = test.split(u" and "_s);
            return std::ranges::any_of(parts, [&](const QString &part) { return falseTests.contains(part.trimmed()); });
        }
        const bool otherwise = guard.kind == Kind::Else || guard.kind == Kind::AfterExit;
        return otherwise && negated && falseTests.contains(test);
    });
}

} // namespace mxw::inventory

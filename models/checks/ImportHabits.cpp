// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/ImportHabits.h"

#include "models/source/Bindings.h"

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

/// Absolute, so that it reads the same from every module.
QString statementOf(const Resolver &resolver, const QString &module, const Import &import, const ImportedName &name)
{
    const QString as = name.asName.isEmpty() || name.asName == name.name ? QString() : u" as "_s + name.asName;
    if (!import.from)
        return u"import "_s + name.name + as;
    return u"from "_s + resolver.absoluteModule(module, import) + u" import "_s + name.name + as;
}

} // namespace

ImportHabits::ImportHabits(const Resolver &resolver, const std::vector<UsedModule> &modules)
{
    for (const UsedModule &used : modules) {
        for (const Import &import : used.outline->imports) {
            for (const ImportedName &name : import.names) {
                if (name.name != "*"_L1)
                    ++m_statements[boundName(import, name)][statementOf(resolver, used.module, import, name)];
            }
        }
    }
}

QString ImportHabits::statementFor(const QString &name) const
{
    const QMap<QString, int> statements = m_statements.value(name);
    QString best;
    int most = 0;
    int total = 0;
    for (auto it = statements.begin(); it != statements.end(); ++it) {
        total += it.value();
        if (it.value() > most) {
            most = it.value();
            best = it.key();
        }
    }
    return 2 * most > total ? best : QString();
}

} // namespace mxw::checks

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/ShownCommand.h"

#include "models/validation/ShellWords.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace mxw::validation {

namespace {

/// Without quotes where none are needed: it is for people.
QString quoted(const QString &word)
{
    static const QRegularExpression plain(u"^[A-Za-z0-9_@%+=:,./-]+\\z"_s);
    return plain.match(word).hasMatch() ? word : QString::fromUtf8(shellQuoted(word));
}

} // namespace

QString shownCommand(const RunSpec &spec)
{
    QStringList words;
    if (!spec.device.isEmpty())
        words << spec.deviceVariable + u'=' + quoted(spec.device);
    for (auto it = spec.environment.begin(); it != spec.environment.end(); ++it)
        words << it.key() + u'=' + quoted(it.value());
    for (const QString &word : commandWords(spec))
        words << quoted(word);
    return words.join(u' ');
}

} // namespace mxw::validation

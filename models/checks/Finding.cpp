// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/Finding.h"

#include "models/core/Words.h"

#include <QCryptographicHash>

namespace mxw::checks {

namespace {

constexpr Words<Severity, 3> severities{
    {{Severity::Info, u"info"}, {Severity::Warning, u"warning"}, {Severity::Error, u"error"}}};

} // namespace

QString toString(Severity severity)
{
    return wordOf(severities, severity);
}

std::optional<Severity> severityFromString(QStringView text)
{
    return valueOf(severities, text);
}

QString Finding::commitText() const
{
    const QString shortId = commit.left(10);
    return commitSummary.isEmpty() || commit.isEmpty() ? shortId : QString(shortId + u' ' + commitSummary);
}

QString Finding::fingerprint() const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    // The message is left out: it names lines and moved-to places, which change while the finding stays.
    for (const QString &part : {check, entry, file, symbol}) {
        hash.addData(part.toUtf8());
        hash.addData(QByteArrayView("\0", 1));
    }
    return QString::fromLatin1(hash.result().toHex().left(32));
}

} // namespace mxw::checks

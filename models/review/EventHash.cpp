// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/EventHash.h"

#include <QCryptographicHash>
#include <QtEndian>

namespace mxw::review {

QByteArray eventHash(const StoredEvent &event)
{
    return eventHash(RawEvent{event.seq, event.time.toUtf8(), event.actor.toUtf8(), event.kind.toUtf8(),
                              event.payload.toUtf8(), event.previousHash, event.hash});
}

QByteArray eventHash(const RawEvent &event)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData("mxreview-event-1\n");
    const QByteArray fields[] = {
        QByteArray::number(event.seq), event.time, event.actor, event.kind, event.payload, event.previousHash};
    for (const QByteArray &field : fields) {
        const quint32 length = qToBigEndian(static_cast<quint32>(field.size()));
        hash.addData(QByteArrayView(reinterpret_cast<const char *>(&length), sizeof length));
        hash.addData(field);
    }
    return hash.result();
}

QByteArray firstPreviousHash()
{
    return QByteArray(QCryptographicHash::hashLength(QCryptographicHash::Sha256), '\0');
}

} // namespace mxw::review

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/TreesKey.h"

#include <QCryptographicHash>
#include <QStringList>

namespace mxw::inventory {

using namespace Qt::StringLiterals;

QString treesKey(const QString &what, const Code &code, const QHash<QString, QString> &byHand)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    const auto add = [&](const QByteArray &text) {
        hash.addData(text);
        hash.addData(QByteArrayView("\0", 1));
    };
    for (const source::CodeTree *tree : {code.plugin.get(), code.target.get(), code.base.get()})
        add(tree->tree().identity().id.toUtf8());
    add(code.profile.digest);
    QStringList hand;
    for (auto it = byHand.cbegin(); it != byHand.cend(); ++it)
        hand.append(it.key() + u'=' + it.value());
    hand.sort();
    for (const QString &text : hand)
        add(text.toUtf8());
    return what + u'-' + QString::fromLatin1(hash.result().toHex());
}

} // namespace mxw::inventory

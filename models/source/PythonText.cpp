// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/PythonText.h"

using namespace Qt::StringLiterals;

namespace mxw::source {

QString pythonQuoted(QStringView value)
{
    QString text = u"'"_s;
    for (const QChar c : value) {
        const ushort code = c.unicode();
        if (c == u'\\' || c == u'\'')
            text += u'\\' + QString(c);
        else if (c == u'\n')
            text += "\\n"_L1;
        else if (c == u'\r')
            text += "\\r"_L1;
        else if (c == u'\t')
            text += "\\t"_L1;
        else if (code < 0x20 || (code >= 0x7f && code < 0xa0))
            text += "\\x"_L1 + QString::number(code, 16).rightJustified(2, u'0');
        else
            text += c;
    }
    return text + u'\'';
}

QString elided(const QString &text, qsizetype limit)
{
    return text.size() <= limit ? text : QString(text.left(limit - 1) + u'…');
}

} // namespace mxw::source

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Outline.h"

#include <QByteArray>
#include <QHash>

namespace mxw::source {

/// Writes values in a compact form: numbers take as many bytes as they need, and every text is stored once.
class CompactWriter
{
public:
    void write(const Expression &expression);
    /// The texts followed by everything written.
    QByteArray finish() const;

protected:
    void byte(quint8 value) { m_body.append(char(value)); }
    void bytes(const QByteArray &value) { m_body.append(value); }
    void number(quint64 value);
    void signedNumber(qint64 value);
    void text(const QString &value);
    void texts(const QStringList &values);
    void write(const Guard &guard);
    void write(const Guards &guards);
    /// Lines inside a record are stored relative to its own.
    void beginRecord(int line);
    void relativeLine(int line) { signedNumber(line - m_line); }

private:
    QByteArray m_body;
    QHash<QString, quint32> m_indexes;
    QStringList m_texts;
    int m_line = 0;
};

} // namespace mxw::source

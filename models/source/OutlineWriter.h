// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Outline.h"

#include <QByteArray>
#include <QHash>

namespace mxw::source {

/// Writes outlines in a compact form: numbers take as many bytes as they need, and every text is stored once.
class OutlineWriter
{
public:
    void write(const Expression &expression);
    void write(const Outline &outline);
    /// The texts followed by everything written.
    QByteArray finish() const;

private:
    void number(quint64 value);
    void signedNumber(qint64 value);
    void text(const QString &value);
    void texts(const QStringList &values);
    void write(const Guards &guards);
    void write(const Import &import);
    void write(const Signature &signature);
    void write(const Definition &definition);
    void write(const Assignment &assignment);
    void write(const CallStatement &call);
    void write(const Return &value);
    void write(const LazyExports &lazy);
    void write(const SyntaxFault &fault);
    template <typename T> void all(const std::vector<T> &values);

    QByteArray m_body;
    QHash<QString, quint32> m_indexes;
    QStringList m_texts;
    int m_line = 0; ///< of the record being written: lines inside it are stored relative to it
};

} // namespace mxw::source

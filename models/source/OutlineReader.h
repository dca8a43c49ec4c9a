// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Outline.h"

#include <QByteArrayView>

namespace mxw::source {

/// Reads what OutlineWriter wrote. Bytes that it did not write make `ok()` false; counts never exceed what is left.
class OutlineReader
{
public:
    explicit OutlineReader(QByteArrayView bytes);

    bool ok() const { return m_ok; }
    bool atEnd() const { return m_at == m_end; }
    void read(Expression &expression);
    void read(Outline &outline);

private:
    quint64 number();
    qint64 signedNumber();
    int integer();
    int relativeLine();
    quint8 byte();
    size_t count();
    QString text();
    QStringList texts();
    void readTexts();
    void read(Guards &guards);
    void read(Import &import);
    void read(Signature &signature);
    void read(Definition &definition);
    void read(Assignment &assignment);
    void read(CallStatement &call);
    void read(Return &value);
    void read(LazyExports &lazy);
    void read(SyntaxFault &fault);
    template <typename T> void all(std::vector<T> &values);

    const char *m_at = nullptr;
    const char *m_end = nullptr;
    QStringList m_texts;
    int m_line = 0;
    int m_depth = 0;
    bool m_ok = true;
};

} // namespace mxw::source

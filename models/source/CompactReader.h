// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Outline.h"

#include <QByteArrayView>

namespace mxw::source {

/// Reads what CompactWriter wrote. Bytes that it did not write make `ok()` false; counts never exceed what is left.
class CompactReader
{
public:
    explicit CompactReader(QByteArrayView bytes);

    bool ok() const { return m_ok; }
    bool atEnd() const { return m_at == m_end; }
    void read(Expression &expression);

protected:
    /// Bytes bound the number of elements but an element is far larger: lists grow past this as they prove to be there.
    static constexpr size_t Reserved = 4096;

    void fail() { m_ok = false; }
    quint64 number();
    qint64 signedNumber();
    int integer();
    int lineNumber() { return int(number() & 0x0fffffff); }
    int relativeLine();
    quint8 byte();
    QByteArray bytes();
    size_t count();
    QString text();
    QStringList texts();
    void read(Guard &guard);
    void read(Guards &guards);
    int beginRecord();
    void beginRecord(int line) { m_line = line; }

private:
    void readTexts();

    const char *m_at = nullptr;
    const char *m_end = nullptr;
    QStringList m_texts;
    int m_line = 0;
    int m_depth = 0;
    bool m_ok = true;
};

} // namespace mxw::source

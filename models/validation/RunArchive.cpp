// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RunArchive.h"

#include "models/validation/JsonValues.h"
#include "models/validation/RunReader.h"

#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::validation {

QByteArray RunArchive::frame(const QString &file, const QByteArray &bytes)
{
    const QJsonObject header{{u"file"_s, file}, {u"bytes"_s, bytes.size()}};
    return QJsonDocument(header).toJson(QJsonDocument::Compact) + '\n' + bytes;
}

Result<void> RunArchive::feed(const QByteArray &bytes, RunReader &reader)
{
    return feed(bytes, [&](const QString &file, const QByteArray &piece) { reader.feed(file, piece); });
}

Result<void> RunArchive::feed(const QByteArray &bytes, const Take &take)
{
    qsizetype from = 0;
    while (from < bytes.size()) {
        if (m_left > 0) {
            const qsizetype taken = static_cast<qsizetype>(std::min<qint64>(m_left, bytes.size() - from));
            take(m_file, bytes.sliced(from, taken));
            m_left -= taken;
            from += taken;
            continue;
        }
        const qsizetype end = bytes.indexOf('\n', from);
        m_header += bytes.sliced(from, (end < 0 ? bytes.size() : end) - from);
        if (m_header.size() > MaxHeader)
            return fail(Error::Kind::Invalid, tr("These are not the results of a run."));
        if (end < 0)
            break;
        from = end + 1;
        const QJsonObject header = QJsonDocument::fromJson(std::exchange(m_header, {})).object();
        m_file = textOf(header.value(u"file"), 1'000);
        m_left = wholeOf(header.value(u"bytes"), -1);
        if (m_file.isEmpty() || m_left < 0)
            return fail(Error::Kind::Invalid, tr("These are not the results of a run."));
    }
    return {};
}

} // namespace mxw::validation

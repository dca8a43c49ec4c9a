// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/Usage.h"

#include "models/source/UsageReader.h"
#include "models/source/UsageWriter.h"

#include <algorithm>

namespace mxw::source {

const LocalName *Usage::local(int scope, QStringView name) const
{
    const auto before = [](const LocalName &local, const std::pair<int, QStringView> &key) {
        return local.scope != key.first ? local.scope < key.first : local.name < key.second;
    };
    const auto found = std::lower_bound(locals.begin(), locals.end(), std::pair(scope, name), before);
    const bool same = found != locals.end() && found->scope == scope && found->name == name;
    return same ? &*found : nullptr;
}

QDataStream &operator<<(QDataStream &stream, const Usage &usage)
{
    UsageWriter writer;
    writer.write(usage);
    return stream << writer.finish();
}

QDataStream &operator>>(QDataStream &stream, Usage &usage)
{
    usage = {};
    QByteArray bytes;
    stream >> bytes;
    if (stream.status() != QDataStream::Ok)
        return stream;
    UsageReader reader(bytes);
    reader.read(usage);
    if (!reader.ok() || !reader.atEnd()) {
        usage = {};
        stream.setStatus(QDataStream::ReadCorruptData);
    }
    return stream;
}

} // namespace mxw::source

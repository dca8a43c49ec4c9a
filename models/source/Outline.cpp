// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/Outline.h"

#include "models/source/OutlineReader.h"
#include "models/source/OutlineWriter.h"

using namespace Qt::StringLiterals;

namespace mxw::source {

QString Signature::toString() const
{
    QStringList parts;
    bool keywordMark = false;
    for (size_t i = 0; i < parameters.size(); ++i) {
        const Parameter &parameter = parameters[i];
        if (parameter.kind == Parameter::Kind::KeywordOnly && !keywordMark)
            parts.append(u"*"_s);
        if (parameter.kind == Parameter::Kind::KeywordOnly || parameter.kind == Parameter::Kind::VarPositional)
            keywordMark = true;
        QString text = parameter.name;
        if (parameter.kind == Parameter::Kind::VarPositional)
            text.prepend(u'*');
        else if (parameter.kind == Parameter::Kind::VarKeyword)
            text.prepend("**"_L1);
        if (!parameter.annotation.isEmpty())
            text += ": "_L1 + parameter.annotation;
        if (parameter.hasDefault)
            text += (parameter.annotation.isEmpty() ? u"="_s : u" = "_s) + parameter.defaultText;
        parts.append(text);
        const bool lastPositionalOnly =
            parameter.kind == Parameter::Kind::PositionalOnly &&
            (i + 1 == parameters.size() || parameters[i + 1].kind != Parameter::Kind::PositionalOnly);
        if (lastPositionalOnly)
            parts.append(u"/"_s);
    }
    QString text = u'(' + parts.join(", "_L1) + u')';
    if (!returns.isEmpty())
        text += " -> "_L1 + returns;
    return text;
}

QDataStream &operator<<(QDataStream &stream, const Outline &outline)
{
    OutlineWriter writer;
    writer.write(outline);
    return stream << writer.finish();
}

QDataStream &operator>>(QDataStream &stream, Outline &outline)
{
    outline = {};
    QByteArray bytes;
    stream >> bytes;
    if (stream.status() != QDataStream::Ok)
        return stream;
    OutlineReader reader(bytes);
    reader.read(outline);
    if (!reader.ok() || !reader.atEnd()) {
        outline = {};
        stream.setStatus(QDataStream::ReadCorruptData);
    }
    return stream;
}

} // namespace mxw::source

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/SafetensorsHeader.h"

#include "models/validation/SomeNames.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtEndian>

#include <cmath>

namespace mxw::validation {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::SafetensorsHeader)
};

constexpr quint64 MaxHeader = 16 * 1024 * 1024; ///< some 100,000 tensors

std::unexpected<Error> broken(const FileSlice &file, const QString &detail = {})
{
    return fail(Error::Kind::Invalid, Text::tr("The header of “%1” cannot be read.").arg(file.path()),
                Text::tr("It may be cut off, or no safetensors file. Write it again."), detail);
}

std::optional<DType> dtypeOf(QStringView word)
{
    constexpr std::pair<QStringView, DType> Known[] = {
        {u"BOOL", DType::Bool},          {u"I8", DType::Int8},
        {u"I16", DType::Int16},          {u"I32", DType::Int32},
        {u"I64", DType::Int64},          {u"U8", DType::UInt8},
        {u"U16", DType::UInt16},         {u"U32", DType::UInt32},
        {u"U64", DType::UInt64},         {u"F16", DType::Float16},
        {u"BF16", DType::BFloat16},      {u"F32", DType::Float32},
        {u"F64", DType::Float64},        {u"F8_E4M3", DType::Float8E4M3},
        {u"F8_E5M2", DType::Float8E5M2}, {u"C64", DType::Complex64},
    };
    for (const auto &[name, dtype] : Known) {
        if (name == word)
            return dtype;
    }
    return std::nullopt;
}

std::optional<std::vector<qint64>> integersOf(const QJsonValue &value)
{
    const QJsonArray array = value.toArray();
    if (!value.isArray() || array.size() > qsizetype(MaxDimensions))
        return std::nullopt;
    std::vector<qint64> integers;
    for (const QJsonValue &item : array) {
        const qint64 number = item.toInteger(-1);
        if (number < 0 || item.toDouble() != std::floor(item.toDouble()))
            return std::nullopt;
        integers.push_back(number);
    }
    return integers;
}

Result<QJsonObject> readHeader(const FileSlice &file, qint64 &dataOffset)
{
    const auto start = file.readAtMost(0, 8);
    if (!start)
        return std::unexpected(start.error());
    const quint64 length = start->size() == 8 ? qFromLittleEndian<quint64>(start->constData()) : 0;
    if (length < 2 || length > quint64(file.size() - 8))
        return broken(file);
    if (length > MaxHeader)
        return fail(Error::Kind::Unsupported,
                    Text::tr("The header of “%1” is larger than %2 MiB.").arg(file.path()).arg(MaxHeader >> 20),
                    Text::tr("Save the tensors to compare in a file of their own."));
    const auto text = file.readAtMost(8, qint64(length));
    if (!text)
        return std::unexpected(text.error());
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(*text, &error);
    if (!document.isObject())
        return broken(file, error.errorString());
    dataOffset = 8 + qint64(length);
    QJsonObject object = document.object();
    object.remove("__metadata__"_L1);
    return object;
}

/// Finds the tensor that is meant.
Result<QString> choose(const FileSlice &file, const QJsonObject &header, const QString &name)
{
    if (!name.isEmpty() && header.contains(name))
        return name;
    const QStringList names = header.keys();
    if (names.isEmpty())
        return fail(Error::Kind::NotFound, Text::tr("“%1” holds no tensor.").arg(file.path()));
    if (!name.isEmpty())
        return fail(Error::Kind::NotFound, Text::tr("“%1” holds no tensor “%2”.").arg(file.path(), name),
                    Text::tr("It holds: %1.").arg(someNames(names)));
    if (names.size() > 1)
        return fail(
            Error::Kind::Invalid, Text::tr("“%1” holds %n tensor(s).", nullptr, int(names.size())).arg(file.path()),
            Text::tr("Say which one, as in “%1:%2”. It holds: %3.").arg(file.path(), names.first(), someNames(names)));
    return names.first();
}

} // namespace

Result<TensorLayout> readSafetensorsHeader(const FileSlice &file, QString &name, std::optional<DType> as)
{
    TensorLayout layout;
    const auto header = readHeader(file, layout.offset);
    if (!header)
        return std::unexpected(header.error());
    const auto chosen = choose(file, *header, name);
    if (!chosen)
        return std::unexpected(chosen.error());
    name = *chosen;
    const QJsonObject tensor = header->value(name).toObject();
    const QString word = tensor.value("dtype"_L1).toString();
    const auto dtype = dtypeOf(word);
    if (!dtype)
        return fail(
            Error::Kind::Unsupported,
            Text::tr("“%1” of “%2” has elements of a type that cannot be compared: %3.").arg(name, file.path(), word),
            Text::tr("Save the tensor as one of the plain number types."));
    if (as && itemSize(*as) != itemSize(*dtype))
        return fail(Error::Kind::Invalid,
                    Text::tr("The elements of “%1” (%2) cannot be read as %3.").arg(file.path(), word, toString(*as)),
                    Text::tr("Choose a dtype with as many bytes."));
    const auto shape = integersOf(tensor.value("shape"_L1));
    const auto offsets = integersOf(tensor.value("data_offsets"_L1));
    const auto count = shape ? elementCount(*shape, itemSize(*dtype)) : std::nullopt;
    if (!count || !offsets || offsets->size() != 2 || offsets->at(0) > offsets->at(1) ||
        offsets->at(1) - offsets->at(0) != *count * itemSize(*dtype) || offsets->at(1) > file.size() - layout.offset)
        return broken(file, Text::tr("“%1” does not lie where the header says.").arg(name));
    layout.dtype = as.value_or(*dtype);
    layout.shape = *shape;
    layout.offset += offsets->at(0);
    return layout;
}

} // namespace mxw::validation

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/TensorFile.h"

#include "models/validation/NpyHeader.h"
#include "models/validation/SafetensorsHeader.h"
#include "models/validation/SomeNames.h"
#include "models/validation/ZipArchive.h"

#include <QFileInfo>
#include <QtEndian>

#include <algorithm>
#include <bit>

namespace mxw::validation {

using namespace Qt::StringLiterals;

namespace {

template <typename Word> void swapWords(std::byte *bytes, qint64 words)
{
    for (qint64 i = 0; i < words; ++i)
        qbswap<Word>(qFromUnaligned<Word>(bytes + i * qint64(sizeof(Word))), bytes + i * qint64(sizeof(Word)));
}

void swapBytes(std::byte *bytes, qint64 size, int word)
{
    if (word == 2)
        swapWords<quint16>(bytes, size / 2);
    else if (word == 4)
        swapWords<quint32>(bytes, size / 4);
    else if (word == 8)
        swapWords<quint64>(bytes, size / 8);
}

} // namespace

TensorFile::TensorFile(FileSlice file, const QString &member, TensorLayout layout, qint64 count)
    : m_file(std::move(file)), m_member(member), m_layout(std::move(layout)), m_count(count)
{
}

Result<TensorFile> TensorFile::openWord(const QString &word, std::optional<DType> as)
{
    if (QFileInfo::exists(word))
        return open(word, {}, as);
    for (const QLatin1StringView suffix : {".npz:"_L1, ".safetensors:"_L1}) {
        const qsizetype at = word.indexOf(suffix, 0, Qt::CaseInsensitive);
        if (at >= 0)
            return open(word.first(at + suffix.size() - 1), word.sliced(at + suffix.size()), as);
    }
    return open(word, {}, as);
}

Result<TensorFile> TensorFile::open(const QString &path, const QString &member, std::optional<DType> as)
{
    const auto file = FileSlice::open(path);
    if (!file)
        return std::unexpected(file.error());
    const auto start = file->readAtMost(0, 9);
    if (!start)
        return std::unexpected(start.error());
    if (start->startsWith("\x93NUMPY"))
        return openNpy(*file, member, as);
    if (start->startsWith("PK\x03\x04") || start->startsWith("PK\x05\x06"))
        return openZip(*file, member, as);
    if (path.endsWith(".safetensors"_L1, Qt::CaseInsensitive) || (start->size() == 9 && start->at(8) == '{'))
        return openSafetensors(*file, member, as);
    return unknownFormat(path, *start);
}

std::unexpected<Error> TensorFile::unknownFormat(const QString &path, const QByteArray &start)
{
    if (start.startsWith('\x80'))
        return fail(Error::Kind::Unsupported, tr("“%1” is a Python pickle, which is never unpickled.").arg(path),
                    tr("Save the tensor as .npy or .safetensors."));
    return fail(Error::Kind::Unsupported, tr("“%1” is no .npy, .npz or .safetensors file.").arg(path),
                tr("Save the tensor in one of these formats."));
}

Result<TensorFile> TensorFile::openNpy(const FileSlice &file, const QString &member, std::optional<DType> as)
{
    const auto layout = readNpyHeader(file, as);
    if (!layout)
        return std::unexpected(layout.error());
    return make(file, member, *layout);
}

Result<TensorFile> TensorFile::openZip(const FileSlice &file, const QString &member, std::optional<DType> as)
{
    const auto members = listZip(file);
    if (!members)
        return std::unexpected(members.error());
    QStringList names;
    const ZipMember *chosen = nullptr;
    for (const ZipMember &candidate : *members) {
        if (candidate.name.endsWith("/data.pkl"_L1))
            return fail(Error::Kind::Unsupported,
                        tr("“%1” was written by torch.save, whose pickles are never unpickled.").arg(file.path()),
                        tr("Save the tensor as .npy or .safetensors."));
        const QString name = candidate.name.endsWith(".npy"_L1) ? candidate.name.chopped(4) : candidate.name;
        names.append(name);
        if (member.isEmpty() ? members->size() == 1 : member == name || member == candidate.name)
            chosen = &candidate;
    }
    if (names.isEmpty())
        return fail(Error::Kind::NotFound, tr("“%1” holds no array.").arg(file.path()));
    if (!chosen && member.isEmpty())
        return fail(
            Error::Kind::Invalid, tr("“%1” holds %n array(s).", nullptr, int(names.size())).arg(file.path()),
            tr("Say which one, as in “%1:%2”. It holds: %3.").arg(file.path(), names.first(), someNames(names)));
    if (!chosen)
        return fail(Error::Kind::NotFound, tr("“%1” holds no array “%2”.").arg(file.path(), member),
                    tr("It holds: %1.").arg(someNames(names)));
    auto content = openZipMember(file, *chosen);
    if (!content)
        return std::unexpected(content.error());
    content->setPath(file.path() + u':' + names.at(chosen - members->data()));
    return openNpy(*content, {}, as);
}

Result<TensorFile> TensorFile::openSafetensors(const FileSlice &file, const QString &member, std::optional<DType> as)
{
    QString name = member;
    const auto layout = readSafetensorsHeader(file, name, as);
    if (!layout)
        return std::unexpected(layout.error());
    return make(file, name, *layout);
}

Result<TensorFile> TensorFile::make(const FileSlice &file, const QString &member, const TensorLayout &layout)
{
    const auto count = elementCount(layout.shape, itemSize(layout.dtype));
    if (!count)
        return fail(Error::Kind::Invalid,
                    tr("“%1” claims the impossible shape %2.").arg(file.path(), shapeText(layout.shape)),
                    tr("The file is damaged. Write it again."));
    const qint64 needed = *count * itemSize(layout.dtype);
    if (needed > file.size() - layout.offset)
        return fail(Error::Kind::Invalid,
                    tr("“%1” ends too early: shape %2 of %3 needs %4 bytes, and there are %5.")
                        .arg(file.path(), shapeText(layout.shape), toString(layout.dtype))
                        .arg(needed)
                        .arg(file.size() - layout.offset),
                    tr("It may be cut off, or still being written. Write it again."));
    return TensorFile(file.part(layout.offset, needed), member, layout, *count);
}

QString TensorFile::name() const
{
    return m_member.isEmpty() ? m_file.path() : m_file.path() + u':' + m_member;
}

Result<void> TensorFile::read(qint64 first, qint64 count, std::byte *to) const
{
    const int size = itemSize(m_layout.dtype);
    if (auto done = m_file.read(first * size, to, count * size); !done)
        return done;
    if (m_layout.bigEndian == (std::endian::native == std::endian::little))
        swapBytes(to, count * size, isComplex(m_layout.dtype) ? size / 2 : size);
    return {};
}

QString shapeText(const std::vector<qint64> &shape)
{
    QStringList sizes;
    for (const qint64 size : shape)
        sizes.append(QString::number(size));
    return u'[' + sizes.join(u", "_s) + u']';
}

} // namespace mxw::validation

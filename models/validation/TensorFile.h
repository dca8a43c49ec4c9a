// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/validation/FileSlice.h"
#include "models/validation/TensorLayout.h"

#include <QCoreApplication>

namespace mxw::validation {

/// An array on disk: .npy, a member of .npz, or a tensor of .safetensors, told apart by their content. Nothing in a
/// file is believed before it was checked, and no more of it than is asked for is ever in memory.
class TensorFile
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::TensorFile)
public:
    /// `member` names the array in a file with several; empty when there is one. `as` reads the elements as another
    /// dtype of the same size.
    static Result<TensorFile> open(const QString &path, const QString &member = {}, std::optional<DType> as = {});
    /// The same for a word of the command line: FILE, or FILE.npz:MEMBER, or FILE.safetensors:NAME.
    static Result<TensorFile> openWord(const QString &word, std::optional<DType> as = {});

    QString name() const; ///< path, and what was chosen in it
    DType dtype() const { return m_layout.dtype; }
    const std::vector<qint64> &shape() const { return m_layout.shape; }
    bool isFortranOrder() const { return m_layout.fortranOrder; }
    qint64 count() const { return m_count; } ///< elements

    /// `count` elements from `first`, in the order of the file, in this machine's byte order. From any thread.
    Result<void> read(qint64 first, qint64 count, std::byte *to) const;

private:
    TensorFile(FileSlice file, const QString &member, TensorLayout layout, qint64 count);

    static Result<TensorFile> openNpy(const FileSlice &file, const QString &member, std::optional<DType> as);
    static Result<TensorFile> openZip(const FileSlice &file, const QString &member, std::optional<DType> as);
    static Result<TensorFile> openSafetensors(const FileSlice &file, const QString &member, std::optional<DType> as);
    static Result<TensorFile> make(const FileSlice &file, const QString &member, const TensorLayout &layout);
    static std::unexpected<Error> unknownFormat(const QString &path, const QByteArray &start);

    FileSlice m_file;
    QString m_member;
    TensorLayout m_layout;
    qint64 m_count = 0;
};

/// "[2, 3]", as torch and numpy users read it.
QString shapeText(const std::vector<qint64> &shape);

} // namespace mxw::validation

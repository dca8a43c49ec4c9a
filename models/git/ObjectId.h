// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHashFunctions>
#include <QString>

#include <array>
#include <compare>
#include <optional>

namespace mxw::git {

/// A SHA-1 object name; the null id is all zeros.
class ObjectId
{
public:
    static constexpr qsizetype Size = 20;

    ObjectId() = default;
    static ObjectId fromRaw(const unsigned char *bytes);
    static std::optional<ObjectId> fromHex(QStringView hex);
    /// The id git would give a blob with these bytes.
    static ObjectId ofBlob(const QByteArray &content);

    QString hex() const;
    QString shortHex() const; ///< the first 7 characters
    bool isNull() const;
    const std::array<unsigned char, Size> &raw() const { return m_raw; }

    auto operator<=>(const ObjectId &) const = default;
    friend size_t qHash(const ObjectId &id, size_t seed = 0) { return qHashBits(id.m_raw.data(), Size, seed); }

private:
    std::array<unsigned char, Size> m_raw{};
};

} // namespace mxw::git

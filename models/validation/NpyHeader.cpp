// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/NpyHeader.h"

#include <QtEndian>

namespace mxw::validation {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::NpyHeader)
};

constexpr qint64 MaxHeader = 1024 * 1024; ///< numpy writes a few hundred bytes

std::unexpected<Error> broken(const FileSlice &file, const QString &detail)
{
    return fail(Error::Kind::Invalid, Text::tr("The header of “%1” cannot be read.").arg(file.path()),
                Text::tr("Save the array again with numpy.save."), detail);
}

/// What the dictionary of the header says, before any of it is understood.
struct RawHeader
{
    QString descr;
    bool isStructured = false;
    bool fortranOrder = false;
    std::vector<qint64> shape;
    int found = 0; ///< bits of the three keys
};

/// Reads the Python literal of the header: only the few forms that numpy writes.
class HeaderParser
{
public:
    explicit HeaderParser(QByteArrayView text) : m_text(text) {}

    bool parse(RawHeader &header)
    {
        if (!take('{'))
            return false;
        while (!take('}')) {
            QString key;
            if (!string(key) || !take(':') || !value(key, header))
                return false;
            if (!take(',') && !peek('}'))
                return false;
        }
        skipSpace();
        return m_at == m_text.size() && header.found == 7;
    }

private:
    bool value(const QString &key, RawHeader &header)
    {
        if (key == "descr"_L1) {
            header.found |= 1;
            header.isStructured = peek('[') || peek('(');
            // What follows in a structured one does not matter: it is refused, and with it the file.
            if (header.isStructured) {
                header.found = 7;
                m_at = m_text.lastIndexOf('}');
                return m_at >= 0;
            }
            return string(header.descr);
        }
        if (key == "fortran_order"_L1) {
            header.found |= 2;
            header.fortranOrder = word("True");
            return header.fortranOrder || word("False");
        }
        header.found |= 4;
        return key == "shape"_L1 && tuple(header.shape);
    }

    bool tuple(std::vector<qint64> &numbers)
    {
        if (!take('('))
            return false;
        while (!take(')')) {
            skipSpace();
            const qsizetype start = m_at;
            while (m_at < m_text.size() && m_text.at(m_at) >= '0' && m_text.at(m_at) <= '9')
                ++m_at;
            bool isNumber = false;
            numbers.push_back(m_text.sliced(start, m_at - start).toLongLong(&isNumber));
            if (!isNumber || numbers.size() > MaxDimensions)
                return false;
            take('L'); // of Python 2
            if (!take(',') && !peek(')'))
                return false;
        }
        return true;
    }

    bool string(QString &text)
    {
        skipSpace();
        if (m_at >= m_text.size() || (m_text.at(m_at) != '\'' && m_text.at(m_at) != '"'))
            return false;
        const char quote = m_text.at(m_at);
        const qsizetype end = m_text.indexOf(quote, m_at + 1);
        if (end < 0)
            return false;
        text = QString::fromUtf8(m_text.sliced(m_at + 1, end - m_at - 1));
        m_at = end + 1;
        return true;
    }

    bool word(QByteArrayView expected)
    {
        skipSpace();
        if (!m_text.sliced(m_at).startsWith(expected))
            return false;
        m_at += expected.size();
        return true;
    }

    bool peek(char expected)
    {
        skipSpace();
        return m_at < m_text.size() && m_text.at(m_at) == expected;
    }

    bool take(char expected)
    {
        const bool there = peek(expected);
        m_at += there ? 1 : 0;
        return there;
    }

    void skipSpace()
    {
        while (m_at < m_text.size() && QByteArrayView(" \t\r\n").contains(m_text.at(m_at)))
            ++m_at;
    }

    QByteArrayView m_text;
    qsizetype m_at = 0;
};

/// The dtype of a plain "descr" without its byte order; nothing when it is unknown or could be several.
std::optional<DType> dtypeOf(QStringView descr)
{
    constexpr std::pair<QStringView, DType> Known[] = {
        {u"b1", DType::Bool},
        {u"?", DType::Bool},
        {u"i1", DType::Int8},
        {u"i2", DType::Int16},
        {u"i4", DType::Int32},
        {u"i8", DType::Int64},
        {u"u1", DType::UInt8},
        {u"u2", DType::UInt16},
        {u"u4", DType::UInt32},
        {u"u8", DType::UInt64},
        {u"f2", DType::Float16},
        {u"f4", DType::Float32},
        {u"f8", DType::Float64},
        {u"c8", DType::Complex64},
        {u"c16", DType::Complex128},
        // ml_dtypes: bfloat16 is its only type of two raw bytes, e5m2 its only one of kind "f".
        {u"V2", DType::BFloat16},
        {u"f1", DType::Float8E5M2},
    };
    for (const auto &[name, dtype] : Known) {
        if (name == descr)
            return dtype;
    }
    return dtypeFromString(descr);
}

int rawSize(QStringView descr)
{
    bool isNumber = false;
    const int size = descr.size() > 1 ? descr.sliced(1).toInt(&isNumber) : 0;
    return isNumber ? size : 0;
}

std::unexpected<Error> unsupported(const FileSlice &file, const RawHeader &header)
{
    const QString descr = header.isStructured ? Text::tr("records") : header.descr;
    QString what = Text::tr("“%1” holds elements of a type that cannot be compared: %2.").arg(file.path(), descr);
    QString advice = Text::tr("Save the array as one of the plain number types.");
    if (header.descr.contains(u'O')) {
        what = Text::tr("“%1” holds Python objects, which are never unpickled.").arg(file.path());
        advice = Text::tr("Save the numbers in them as an array of a plain number type.");
    } else if (header.descr.endsWith("V1"_L1)) {
        advice = Text::tr("Several float8 types are written in this way: say which one it is, with "
                          "“--dtype float8_e4m3fn” or “--dtype float8_e5m2”.");
    }
    return fail(Error::Kind::Unsupported, what, advice);
}

Result<DType> chooseDType(const FileSlice &file, const RawHeader &header, QStringView plain, std::optional<DType> as)
{
    const auto own = header.isStructured ? std::nullopt : dtypeOf(plain);
    if (!as)
        return own ? Result<DType>(*own) : unsupported(file, header);
    const int size = own ? itemSize(*own) : rawSize(plain);
    if (header.isStructured || plain.startsWith(u'O') || size != itemSize(*as))
        return fail(
            Error::Kind::Invalid,
            Text::tr("The elements of “%1” (%2) cannot be read as %3.").arg(file.path(), header.descr, toString(*as)),
            Text::tr("Choose a dtype with as many bytes."));
    return *as;
}

/// The text of the header and where the data begin.
Result<QByteArray> headerText(const FileSlice &file, qint64 &dataOffset)
{
    const auto start = file.readAtMost(0, 12);
    if (!start)
        return std::unexpected(start.error());
    if (start->size() < 10 || !start->startsWith("\x93NUMPY"))
        return broken(file, {});
    const int version = uchar(start->at(6));
    if (version < 1 || version > 3)
        return fail(Error::Kind::Unsupported,
                    Text::tr("“%1” is a .npy file of version %2, which is not known.").arg(file.path()).arg(version),
                    Text::tr("Versions 1 to 3 are read."));
    const bool isShort = version == 1;
    if (!isShort && start->size() < 12)
        return broken(file, {});
    const qint64 length = isShort ? qint64(qFromLittleEndian<quint16>(start->constData() + 8))
                                  : qint64(qFromLittleEndian<quint32>(start->constData() + 8));
    dataOffset = (isShort ? 10 : 12) + length;
    if (length > MaxHeader || dataOffset > file.size())
        return broken(file, Text::tr("The header claims %1 bytes.").arg(length));
    return file.readAtMost(dataOffset - length, length);
}

} // namespace

Result<TensorLayout> readNpyHeader(const FileSlice &file, std::optional<DType> as)
{
    TensorLayout layout;
    const auto text = headerText(file, layout.offset);
    if (!text)
        return std::unexpected(text.error());
    RawHeader header;
    if (!HeaderParser(*text).parse(header))
        return broken(file, QString::fromUtf8(text->first(std::min<qsizetype>(text->size(), 200))));
    QStringView plain = header.descr;
    if (!plain.isEmpty() && u"<>|="_s.contains(plain.front())) {
        layout.bigEndian = plain.front() == u'>';
        plain = plain.sliced(1);
    }
    const auto dtype = chooseDType(file, header, plain, as);
    if (!dtype)
        return std::unexpected(dtype.error());
    layout.dtype = *dtype;
    layout.fortranOrder = header.fortranOrder;
    layout.shape = std::move(header.shape);
    return layout;
}

} // namespace mxw::validation

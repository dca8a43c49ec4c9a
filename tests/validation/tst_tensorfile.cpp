// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/ErrorEngine.h"
#include "models/validation/TensorFile.h"
#include "tests/validation/TensorBytes.h"

#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::validation;

namespace {

using Shape = std::vector<qint64>;

const QByteArray SixFloats = bytesOf<float>({1, 2, 3, 4, 5, 6});

std::vector<float> floatsOf(const TensorFile &file)
{
    std::vector<float> values(size_t(file.count()));
    return file.read(0, file.count(), reinterpret_cast<std::byte *>(values.data())) ? values : std::vector<float>();
}

} // namespace

class TensorFileTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyNpyTypeIsKnown_data();
    void everyNpyTypeIsKnown();
    void allNpyVersionsAreRead();
    void bigEndianIsTurnedRound();
    void arraysOfArchivesAreChosenByName();
    void packedArraysAreUnpacked();
    void everySafetensorsTypeIsKnown_data();
    void everySafetensorsTypeIsKnown();
    void rawBytesAreReadAsTheTypeThatIsAsked();
    void badFilesAreRefused_data();
    void badFilesAreRefused();
    void whatIsNoFileIsRefused();
    void aFileThatShrinksIsNoticed();
    void cutOffFilesNeverCrash_data();
    void cutOffFilesNeverCrash();
    void damagedFilesNeverCrash_data();
    void damagedFilesNeverCrash();

private:
    QString file(const QByteArray &content, const QString &name = u"file"_s)
    {
        return writeFile(m_folder.filePath(name), content);
    }
    void addSoundFiles();

    QTemporaryDir m_folder;
};

void TensorFileTest::everyNpyTypeIsKnown_data()
{
    QTest::addColumn<QByteArray>("descr");
    QTest::addColumn<QString>("dtype");
    const std::pair<const char *, QString> known[] = {
        {"|b1", u"bool"_s},        {"|i1", u"int8"_s},          {"<i2", u"int16"_s},
        {">i4", u"int32"_s},       {"<i8", u"int64"_s},         {"|u1", u"uint8"_s},
        {">u2", u"uint16"_s},      {"<u4", u"uint32"_s},        {"=u8", u"uint64"_s},
        {"<f2", u"float16"_s},     {">f4", u"float32"_s},       {"<f8", u"float64"_s},
        {"<c8", u"complex64"_s},   {">c16", u"complex128"_s},   {"|V2", u"bfloat16"_s},
        {"<V2", u"bfloat16"_s},    {"bfloat16", u"bfloat16"_s}, {"float8_e4m3fn", u"float8_e4m3fn"_s},
        {"<f1", u"float8_e5m2"_s},
    };
    for (const auto &[descr, dtype] : known)
        QTest::newRow(descr) << QByteArray(descr) << dtype;
}

void TensorFileTest::everyNpyTypeIsKnown()
{
    QFETCH(QByteArray, descr);
    QFETCH(QString, dtype);
    const auto tensor = TensorFile::open(file(npyBytes(descr, "(2, 1)", QByteArray(32, '\0'))));
    QVERIFY2(tensor, tensor ? "" : qPrintable(tensor.error().what));
    QCOMPARE(toString(tensor->dtype()), dtype);
    QCOMPARE(tensor->shape(), (Shape{2, 1}));
    QCOMPARE(tensor->count(), 2);
}

void TensorFileTest::allNpyVersionsAreRead()
{
    for (const int version : {1, 2, 3}) {
        const auto tensor = TensorFile::open(file(npyBytes("<f4", "(2, 3)", SixFloats, false, version)));
        QVERIFY(tensor);
        QCOMPARE(floatsOf(*tensor), (std::vector<float>{1, 2, 3, 4, 5, 6}));
        QVERIFY(!tensor->isFortranOrder());
    }
    const auto scalar = TensorFile::open(file(npyBytes("<f4", "()", SixFloats, true)));
    QVERIFY(scalar);
    QCOMPARE(scalar->count(), 1);
    QVERIFY(scalar->isFortranOrder());
    // As Python 2 wrote it.
    const auto old = TensorFile::open(
        file(npyWithHeader("{'fortran_order': False, 'shape': (2L, 3L), 'descr': \"<f4\"}\n", SixFloats)));
    QVERIFY(old);
    QCOMPARE(old->shape(), (Shape{2, 3}));
}

void TensorFileTest::bigEndianIsTurnedRound()
{
    const auto tensor =
        TensorFile::open(file(npyBytes(">f4", "(2,)", QByteArray("\x3f\x80\x00\x00\xc0\x00\x00\x00", 8))));
    QVERIFY(tensor);
    QCOMPARE(floatsOf(*tensor), (std::vector<float>{1, -2}));
}

void TensorFileTest::arraysOfArchivesAreChosenByName()
{
    const QByteArray one = npyBytes("<f4", "(1,)", bytesOf<float>({1}));
    const QByteArray two = npyBytes("<f4", "(1,)", bytesOf<float>({2}));
    const QString archive = file(zipBytes({{"one.npy", one}, {"two.npy", two}}, false), u"two.npz"_s);
    QCOMPARE(floatsOf(*TensorFile::openWord(archive + u":two"_s)), std::vector<float>{2});
    QCOMPARE(floatsOf(*TensorFile::open(archive, u"one.npy"_s)), std::vector<float>{1});
    const auto none = TensorFile::openWord(archive);
    QVERIFY(!none);
    QVERIFY2(none.error().advice.contains(u"one, two"_s), qPrintable(none.error().advice));
    const auto wrong = TensorFile::openWord(archive + u":three"_s);
    QVERIFY(!wrong);
    QCOMPARE(wrong.error().kind, Error::Kind::NotFound);
    const QString single = file(zipBytes({{"arr_0.npy", two}}, false), u"single.npz"_s);
    QCOMPARE(floatsOf(*TensorFile::openWord(single)), std::vector<float>{2});
    // A colon may be part of a name.
    const QString odd = file(one, u"odd.npz:name"_s);
    QCOMPARE(floatsOf(*TensorFile::openWord(odd)), std::vector<float>{1});
}

void TensorFileTest::packedArraysAreUnpacked()
{
    std::vector<float> values(300'000);
    for (size_t i = 0; i < values.size(); ++i)
        values[i] = float(i % 1000);
    const QByteArray array = npyBytes("<f4", "(300000,)", bytesOf(values));
    const auto tensor = TensorFile::open(file(zipBytes({{"a.npy", array}}, true)));
    QVERIFY2(tensor, tensor ? "" : qPrintable(tensor.error().what));
    QCOMPARE(floatsOf(*tensor), values);
}

void TensorFileTest::everySafetensorsTypeIsKnown_data()
{
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<QString>("dtype");
    QTest::addColumn<int>("bytes");
    const std::tuple<const char *, QString, int> known[] = {
        {"F64", u"float64"_s, 8},         {"F32", u"float32"_s, 4},   {"F16", u"float16"_s, 2},
        {"BF16", u"bfloat16"_s, 2},       {"I64", u"int64"_s, 8},     {"I32", u"int32"_s, 4},
        {"I16", u"int16"_s, 2},           {"I8", u"int8"_s, 1},       {"U64", u"uint64"_s, 8},
        {"U32", u"uint32"_s, 4},          {"U16", u"uint16"_s, 2},    {"U8", u"uint8"_s, 1},
        {"BOOL", u"bool"_s, 1},           {"C64", u"complex64"_s, 8}, {"F8_E4M3", u"float8_e4m3fn"_s, 1},
        {"F8_E5M2", u"float8_e5m2"_s, 1},
    };
    for (const auto &[word, dtype, bytes] : known)
        QTest::newRow(word) << QByteArray(word) << dtype << bytes;
}

void TensorFileTest::everySafetensorsTypeIsKnown()
{
    QFETCH(QByteArray, word);
    QFETCH(QString, dtype);
    QFETCH(int, bytes);
    const QByteArray size = QByteArray::number(3 * bytes);
    const QString path = file(safetensorsBytes(R"({"__metadata__":{"a":"b"},"x.y":{"dtype":")" + word +
                                                   R"(","shape":[3],"data_offsets":[0,)" + size + "]}}",
                                               QByteArray(3 * bytes, '\0')),
                              u"a.safetensors"_s);
    for (const QString &text : {path, QString(path + u":x.y"_s)}) {
        const auto tensor = TensorFile::openWord(text);
        QVERIFY2(tensor, tensor ? "" : qPrintable(tensor.error().what));
        QCOMPARE(toString(tensor->dtype()), dtype);
        QCOMPARE(tensor->shape(), Shape{3});
    }
}

void TensorFileTest::rawBytesAreReadAsTheTypeThatIsAsked()
{
    const QString raw = file(npyBytes("|V1", "(4,)", "abcd"));
    const auto refused = TensorFile::open(raw);
    QVERIFY(!refused);
    QVERIFY2(refused.error().advice.contains(u"--dtype"_s), qPrintable(refused.error().advice));
    const auto read = TensorFile::open(raw, {}, DType::Float8E4M3);
    QVERIFY(read);
    QVERIFY(read->dtype() == DType::Float8E4M3);
    QVERIFY(!TensorFile::open(raw, {}, DType::BFloat16));
    QVERIFY(TensorFile::open(file(npyBytes("<u2", "(2,)", "abcd")), {}, DType::BFloat16));
}

void TensorFileTest::badFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("says");
    const auto add = [](const char *name, const QByteArray &content, const QString &says) {
        QTest::newRow(name) << content << says;
    };
    add("empty file", {}, u"no .npy"_s);
    add("text", "hello world, this is a text", u"no .npy"_s);
    add("pickle", "\x80\x04\x95", u"pickle"_s);
    add("torch.save", zipBytes({{"model/data.pkl", "x"}, {"model/data/0", "x"}}, false), u"torch.save"_s);
    add("objects", npyBytes("|O", "(1,)", "x"), u"never unpickled"_s);
    add("text elements", npyBytes("<U5", "(1,)", "x"), u"cannot be compared"_s);
    add("long double", npyBytes("<f16", "(1,)", "x"), u"cannot be compared"_s);
    add("dates", npyBytes("<M8[ns]", "(1,)", "x"), u"cannot be compared"_s);
    add("records", npyWithHeader("{'descr': [('a', '<f4'), ('b', '<i4')], 'fortran_order': False, 'shape': (1,)}", "x"),
        u"records"_s);
    add("unknown version", npyBytes("<f4", "(1,)", "xxxx", false, 9), u"version 9"_s);
    add("short data", npyBytes("<f4", "(2, 3)", SixFloats.chopped(1)), u"ends too early"_s);
    add("negative size", npyBytes("<f4", "(-1,)", "x"), u"header"_s);
    add("shape overflows", npyBytes("<f4", "(4611686018427387904, 4)", "x"), u"impossible shape"_s);
    add("number overflows", npyBytes("<f4", "(99999999999999999999,)", "x"), u"header"_s);
    add("shape without end", npyBytes("<f4", "(1, 2", "x"), u"header"_s);
    add("no dictionary", npyWithHeader("import os", "x"), u"header"_s);
    add("keys missing", npyWithHeader("{'descr': '<f4'}", "x"), u"header"_s);
    add("code in the header", npyWithHeader("{'descr': exec('x'), 'fortran_order': False, 'shape': ()}", "x"),
        u"header"_s);
    add("header beyond the end", QByteArray("\x93NUMPY\x02\x00\xff\xff\xff\x7f{", 13), u"header"_s);
    QByteArray dimensions;
    for (int i = 0; i < 100; ++i)
        dimensions += "1,";
    add("100 dimensions", npyBytes("<f4", "(" + dimensions + ")", "xxxx"), u"header"_s);
    add("empty archive", zipBytes({}, false), u"no array"_s);
    add("archive of text", zipBytes({{"a.txt", "hello"}}, false), u"header"_s);
    QByteArray claimed = zipBytes({{"a.npy", npyBytes("<f4", "(6,)", SixFloats)}}, true);
    const qsizetype entry = claimed.indexOf("PK\x01\x02");
    add("archive that unpacks to more", QByteArray(claimed).replace(entry + 24, 4, QByteArray("\x10\0\0\0", 4)),
        u"does not unpack"_s);
    add("archive that claims too much", QByteArray(claimed).replace(entry + 24, 4, QByteArray("\xff\xff\xff\x7f", 4)),
        u"as large as it claims"_s);
    add("archive with a wrong checksum", QByteArray(claimed).replace(entry + 16, 4, QByteArray("abcd", 4)),
        u"does not unpack"_s);
    add("encrypted archive", QByteArray(claimed).replace(entry + 8, 1, QByteArray("\x01", 1)), u"packed in a way"_s);
    add("unknown packing", QByteArray(claimed).replace(entry + 10, 1, QByteArray("\x0e", 1)), u"packed in a way"_s);
    const QByteArray tensor = R"({"a":{"dtype":"F32","shape":[6],"data_offsets":[0,24]}})";
    add("safetensors with a huge header", QByteArray("\xff\xff\xff\xff\xff\xff\xff\x7f{", 9), u"header"_s);
    add("safetensors with broken JSON", safetensorsBytes(R"({"a":{"dtype")", SixFloats), u"header"_s);
    add("safetensors beyond the end", safetensorsBytes(QByteArray(tensor).replace("[0,24]", "[8,32]"), SixFloats),
        u"header"_s);
    add("safetensors of another size", safetensorsBytes(QByteArray(tensor).replace("[6]", "[5]"), SixFloats),
        u"header"_s);
    add("safetensors with a negative size", safetensorsBytes(QByteArray(tensor).replace("[6]", "[-6]"), SixFloats),
        u"header"_s);
    add("safetensors whose shape overflows",
        safetensorsBytes(QByteArray(tensor).replace("[6]", "[4294967296,4294967296,6]"), SixFloats), u"header"_s);
    add("safetensors of an unknown type", safetensorsBytes(QByteArray(tensor).replace("F32", "F4"), SixFloats),
        u"cannot be compared"_s);
    add("safetensors without tensors", safetensorsBytes("{}", {}), u"no tensor"_s);
    add("deeply nested header", safetensorsBytes("{\"a\":" + QByteArray(100'000, '['), SixFloats), u"header"_s);
}

void TensorFileTest::badFilesAreRefused()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, says);
    const auto tensor = TensorFile::open(file(content));
    QVERIFY(!tensor);
    const QString words = tensor.error().what + u' ' + tensor.error().detail;
    QVERIFY2(words.contains(says), qPrintable(words));
}

void TensorFileTest::whatIsNoFileIsRefused()
{
    const auto none = TensorFile::open(m_folder.filePath(u"absent.npy"_s));
    QVERIFY(!none);
    QCOMPARE(none.error().kind, Error::Kind::NotFound);
    QVERIFY(!TensorFile::open(m_folder.path()));
    const QByteArray pipe = QFile::encodeName(m_folder.filePath(u"pipe"_s));
    QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
    QVERIFY(!TensorFile::open(QFile::decodeName(pipe))); // and does not wait for a writer
}

void TensorFileTest::aFileThatShrinksIsNoticed()
{
    const QString path = file(npyBytes("<f4", "(6,)", SixFloats));
    const auto tensor = TensorFile::open(path);
    QVERIFY(tensor);
    QVERIFY(QFile::resize(path, 90));
    const auto figures = compareTensors(*tensor, *tensor, {});
    QVERIFY(!figures);
    QVERIFY2(figures.error().what.contains(u"ends too early"_s), qPrintable(figures.error().what));
}

void TensorFileTest::addSoundFiles()
{
    QTest::addColumn<QByteArray>("content");
    const QByteArray array = npyBytes("<f4", "(2, 3)", SixFloats);
    QTest::newRow("npy") << array;
    QTest::newRow("npy in Fortran order") << npyBytes(">f2", "(2, 3)", SixFloats, true, 2);
    QTest::newRow("npz") << zipBytes({{"a.npy", array}}, false);
    QTest::newRow("packed npz") << zipBytes({{"a.npy", array}}, true);
    QTest::newRow("safetensors") << safetensorsBytes(R"({"a":{"dtype":"F32","shape":[6],"data_offsets":[0,24]}})",
                                                     SixFloats);
}

void TensorFileTest::cutOffFilesNeverCrash_data()
{
    addSoundFiles();
}

void TensorFileTest::cutOffFilesNeverCrash()
{
    QFETCH(QByteArray, content);
    QVERIFY(TensorFile::open(file(content)));
    const bool hasSlack = content.contains("f2"); // its data are longer than the shape needs
    for (qsizetype size = 0; size < content.size(); ++size) {
        const auto tensor = TensorFile::open(file(content.first(size)));
        QVERIFY2(!tensor || hasSlack, qPrintable(QString::number(size)));
    }
}

void TensorFileTest::damagedFilesNeverCrash_data()
{
    addSoundFiles();
}

void TensorFileTest::damagedFilesNeverCrash()
{
    QFETCH(QByteArray, content);
    QRandomGenerator random(1);
    for (int round = 0; round < 3000; ++round) {
        QByteArray damaged = content;
        for (int i = random.bounded(1, 4); i > 0; --i)
            damaged[random.bounded(damaged.size())] = char(random.bounded(256));
        const auto tensor = TensorFile::open(file(damaged));
        if (tensor && tensor->count() < 1'000'000 && round % 20 == 0)
            QVERIFY(compareTensors(*tensor, *tensor, {1e-3, 1e-5, true}));
    }
}

QTEST_GUILESS_MAIN(TensorFileTest)
#include "tst_tensorfile.moc"

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/MsprobeImport.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::validation;

namespace {

QByteArray tensor(const QByteArray &statistics, const QByteArray &shape = "[2, 3]")
{
    return "{'type': 'torch.Tensor', 'dtype': 'torch.bfloat16', 'shape': " + shape + ", " + statistics +
           ", 'requires_grad': false}";
}

QByteArray numbers(const QByteArray &max, const QByteArray &min = "-4.0", const QByteArray &mean = "0.5",
                   const QByteArray &norm = "8.0")
{
    return "'Max': " + max + ", 'Min': " + min + ", 'Mean': " + mean + ", 'Norm': " + norm;
}

QByteArray layer(const QByteArray &name, const QByteArray &input, const QByteArray &output)
{
    return "'" + name + "': {'input_args': [" + tensor(input) + "], 'input_kwargs': {}, 'output': [" + tensor(output) +
           "]}";
}

/// Written with single quotes here, for the sake of moc.
QByteArray dump(const QList<QByteArray> &layers)
{
    const QByteArray text =
        "{'task': 'statistics', 'level': 'L0', 'framework': 'pytorch', 'dump_data_dir': null, 'data': {" +
        layers.join(", ") + "}}";
    return QByteArray(text).replace('\'', '"');
}

QStringList namesOf(const LayerComparison &comparison)
{
    QStringList names;
    for (const LayerPair &pair : comparison.layers)
        names.append(pair.name);
    return names;
}

} // namespace

class MsprobeImportTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void layersKeepTheirOrder();
    void theFirstDivergingLayerIsFound();
    void divergenceIsTracedToWhereItArises();
    void differencesAreJudged_data();
    void differencesAreJudged();
    void statisticsOfBothSidesAreKept();
    void tensorsAreFoundInListsAndMappings();
    void checksumsDecideWithoutStatistics();
    void badDumpsAreRefused_data();
    void badDumpsAreRefused();
    void damagedDumpsNeverCrash();
};

void MsprobeImportTest::layersKeepTheirOrder()
{
    const QByteArray same = numbers("4.0");
    const auto comparison = compareDumps(
        dump({layer("Module.z.Linear.forward.0", same, same), layer("Module.b.Norm.forward.0", same, same),
              layer("Module.a.Linear.forward.0", same, same)}),
        dump({layer("Module.new.Cast.forward.0", same, same), layer("Module.z.Linear.forward.0", same, same),
              layer("Module.x.Fused.forward.0", same, same), layer("Module.a.Linear.forward.0", same, same)}));
    QVERIFY(comparison);
    QCOMPARE(namesOf(*comparison),
             (QStringList{u"Module.new.Cast.forward.0"_s, u"Module.z.Linear.forward.0"_s, u"Module.x.Fused.forward.0"_s,
                          u"Module.b.Norm.forward.0"_s, u"Module.a.Linear.forward.0"_s}));
    QVERIFY(!comparison->layers[0].inFirst);
    QVERIFY(comparison->layers[1].inFirst && comparison->layers[1].inSecond);
    QVERIFY(!comparison->layers[3].inSecond);
    QCOMPARE(comparison->firstDiverging, -1);
    QCOMPARE(comparison->firstTask, u"statistics"_s);
}

void MsprobeImportTest::theFirstDivergingLayerIsFound()
{
    const QByteArray good = numbers("4.0");
    const QByteArray bad = numbers("4.5");
    const auto comparison =
        compareDumps(dump({layer("a", good, good), layer("b", good, bad), layer("c", bad, bad)}),
                     dump({layer("a", good, good), layer("b", good, good), layer("c", good, good)}));
    QVERIFY(comparison);
    QCOMPARE(comparison->firstDiverging, 1);
    QVERIFY(comparison->arisesThere);
    QCOMPARE(comparison->layers[1].tensors[1].relative[0], std::optional(0.125));
    // A wider threshold lets it pass.
    QCOMPARE(compareDumps(dump({layer("b", good, bad)}), dump({layer("b", good, good)}), 0.2)->firstDiverging, -1);
}

void MsprobeImportTest::divergenceIsTracedToWhereItArises()
{
    const auto comparison = compareDumps(dump({layer("a", numbers("4.5"), numbers("9.0"))}),
                                         dump({layer("a", numbers("4.0"), numbers("8.0"))}));
    QVERIFY(comparison);
    QCOMPARE(comparison->firstDiverging, 0);
    QVERIFY(!comparison->arisesThere); // its input was off already
}

void MsprobeImportTest::differencesAreJudged_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<bool>("diverges");
    const auto add = [](const char *name, const QByteArray &first, const QByteArray &second, bool diverges) {
        QTest::newRow(name) << tensor(first) << tensor(second) << diverges;
    };
    add("the same", numbers("4.0"), numbers("4.0"), false);
    add("within the threshold", numbers("4.02"), numbers("4.0"), false);
    add("beyond the threshold", numbers("4.1"), numbers("4.0"), true);
    add("mean near zero", numbers("4.0", "-4.0", "1e-6"), numbers("4.0", "-4.0", "-2e-6"), false);
    add("mean far from zero", numbers("4.0", "-4.0", "0.5"), numbers("4.0", "-4.0", "0.1"), true);
    add("norm", numbers("4.0", "-4.0", "0.5", "8.2"), numbers("4.0"), true);
    add("NaN on one side", numbers("NaN"), numbers("4.0"), true);
    add("NaN on both sides", numbers("NaN"), numbers("NaN"), false);
    add("infinity on one side", numbers("4.0"), numbers("Infinity"), true);
    add("the same infinity", numbers("4.0", "-Infinity"), numbers("4.0", "-Infinity"), false);
    add("statistics that were not taken", numbers("null", "null", "null", "null"), numbers("4.0"), false);
    QTest::newRow("another shape") << tensor(numbers("4.0")) << tensor(numbers("4.0"), "[3, 2]") << true;
    QTest::newRow("another dtype") << tensor(numbers("4.0")) << tensor(numbers("4.0")).replace("bfloat16", "float16")
                                   << false;
}

void MsprobeImportTest::differencesAreJudged()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    QFETCH(bool, diverges);
    const auto comparison =
        compareDumps(dump({"'a': {'output': " + first + '}'}), dump({"'a': {'output': " + second + '}'}));
    QVERIFY2(comparison, comparison ? "" : qPrintable(comparison.error().detail));
    QCOMPARE(comparison->layers.size(), size_t(1));
    QCOMPARE(comparison->layers[0].outputsDiverge(), diverges);
    QCOMPARE(comparison->firstDiverging, diverges ? 0 : -1);
}

void MsprobeImportTest::statisticsOfBothSidesAreKept()
{
    const auto comparison = compareDumps(dump({"'a': {'output': [" + tensor(numbers("NaN", "-1.0")) + "]}"}),
                                         dump({"'a': {'output': [" + tensor(numbers("2.0", "0.0")) + "]}"}));
    QVERIFY(comparison);
    const LayerTensor &output = comparison->layers.at(0).tensors.at(0);
    QVERIFY(std::isnan(*output.first->max));
    QCOMPARE(output.second->max, std::optional(2.0));
    QCOMPARE(output.first->dtype, u"bfloat16"_s);
    QCOMPARE(output.first->shape, (std::vector<qint64>{2, 3}));
    QVERIFY(std::isnan(*output.relative[0]));
    QVERIFY(std::isinf(*output.relative[1])); // against zero
    QCOMPARE(output.relative[2], std::optional(0.0));
}

void MsprobeImportTest::tensorsAreFoundInListsAndMappings()
{
    const QByteArray one = tensor(numbers("4.0"));
    const QByteArray nested = "'a': {'input_args': [null, {'type': 'int', 'value': 3}, [" + one +
                              "]], 'input_kwargs': {'scale': " + one + "}, 'parameters': {'weight': " + one +
                              "}, 'output': {'hidden': [" + one + "]}}";
    const auto comparison = compareDumps(dump({nested, "'grad': {'weight': [" + one + "]}"}), dump({nested}));
    QVERIFY(comparison);
    QStringList roles;
    for (const LayerTensor &found : comparison->layers.at(0).tensors)
        roles.append(found.role);
    QCOMPARE(roles, (QStringList{u"input[2][0]"_s, u"input[scale]"_s, u"parameter[weight]"_s, u"output[hidden][0]"_s}));
    QVERIFY(comparison->layers[0].tensors[3].isOutput);
    QCOMPARE(comparison->layers.at(1).tensors.at(0).role, u"value[weight][0]"_s);
    QVERIFY(!comparison->layers[1].tensors[0].second);
}

void MsprobeImportTest::checksumsDecideWithoutStatistics()
{
    const auto with = [](const QByteArray &sum) {
        return dump({"'a': {'output': " + tensor("'md5': '" + sum + "'") + '}'});
    };
    QCOMPARE(compareDumps(with("1a2b"), with("1a2b"))->firstDiverging, -1);
    QVERIFY(compareDumps(with("1a2b"), with("1a2b"))->layers[0].tensors[0].sameChecksum);
    QCOMPARE(compareDumps(with("1a2b"), with("ffff"))->firstDiverging, 0);
}

void MsprobeImportTest::badDumpsAreRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut off") << dump({layer("a", numbers("4.0"), numbers("4.0"))}).chopped(3);
    QTest::newRow("a list") << QByteArray("[1, 2]");
    QTest::newRow("another JSON") << QByteArray("{\"schema\": 1}");
    QTest::newRow("data is a list") << QByteArray("{\"data\": []}");
    QTest::newRow("deeply nested") << "{\"data\": " + QByteArray(100'000, '[');
    QTest::newRow("string without end") << QByteArray("{\"data\": {\"a\\");
}

void MsprobeImportTest::badDumpsAreRefused()
{
    QFETCH(QByteArray, json);
    const auto comparison = compareDumps(json, dump({}));
    QVERIFY(!comparison);
    QVERIFY(!comparison.error().advice.isEmpty());
}

void MsprobeImportTest::damagedDumpsNeverCrash()
{
    const QByteArray sound =
        dump({layer("Module.a", numbers("4.0"), numbers("NaN")), layer("b", numbers("1"), numbers("2"))});
    QRandomGenerator random(1);
    for (int round = 0; round < 2000; ++round) {
        QByteArray damaged = sound;
        for (int i = random.bounded(1, 5); i > 0; --i)
            damaged[random.bounded(damaged.size())] = char(random.bounded(256));
        const auto comparison = compareDumps(sound, damaged);
        QVERIFY(comparison || !comparison.error().what.isEmpty());
    }
    // Values of other kinds than they should be.
    QVERIFY(compareDumps(dump({"'a': 3, 'b': {'output': [[[]], {'shape': [1e99, 'x'], 'dtype': 'f', 'Max': {}}]}"}),
                         sound));
}

QTEST_GUILESS_MAIN(MsprobeImportTest)
#include "tst_msprobeimport.moc"

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/CheckpointConfig.h"
#include "models/inventory/Profile.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using inventory::CheckpointConfig;

namespace {

inventory::CheckpointFields fields()
{
    const auto profile = inventory::Profile::load(u"vllm-metax"_s);
    return profile ? profile->checkpoint : inventory::CheckpointFields{};
}

QString number(const std::optional<int> &value)
{
    return value ? QString::number(*value) : u"-"_s;
}

/// "61 num_hidden_layers + 1 num_nextn_predict_layers; layer_types[62] 61 × a, 1 × b".
QString summary(const CheckpointConfig &config)
{
    QString text = u"%1 %2 + %3 %4"_s.arg(number(config.backboneLayers), config.backboneField,
                                          number(config.draftLayers), config.draftField);
    for (const inventory::LayerArray &array : config.arrays)
        text += u"; %1[%2] %3"_s.arg(array.name).arg(array.length).arg(array.content);
    return text;
}

QByteArray list(int count, const QByteArray &item)
{
    return '[' + QByteArrayList(count, item).join(',') + ']';
}

} // namespace

class tst_CheckpointConfig : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsLayersAndArrays_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("expected");
        QTest::newRow("backbone and draft") << QByteArray(R"({"num_hidden_layers":61,"num_nextn_predict_layers":1})")
                                            << u"61 num_hidden_layers + 1 num_nextn_predict_layers"_s;
        QTest::newRow("no draft") << QByteArray(R"({"num_hidden_layers":61})") << u"61 num_hidden_layers + 0 "_s;
        QTest::newRow("no layers at all") << QByteArray(R"({"model_type":"x"})") << u"-  + - "_s;
        QTest::newRow("named array") << QByteArray(R"({"num_hidden_layers":3,"layer_types":["a","a","b","b"]})")
                                     << u"3 num_hidden_layers + 0 ; layer_types[4] 2 × a, 2 × b"_s;
        QTest::newRow("by length") << QByteArray(R"({"num_hidden_layers":5,"num_nextn_predict_layers":1,"odd":)" +
                                                 list(6, "7") + R"(,"other":)" + list(9, "7") + "}")
                                   << u"5 num_hidden_layers + 1 num_nextn_predict_layers; odd[6] 6 × 7"_s;
        QTest::newRow("a length by chance")
            << QByteArray(R"({"num_hidden_layers":2,"odd":[1,2]})") << u"2 num_hidden_layers + 0 "_s;
        QTest::newRow("lists that are none")
            << QByteArray(R"({"num_hidden_layers":4,"eos_token_id":[1,2,3,4],"architectures":["a","b","c","d"]})")
            << u"4 num_hidden_layers + 0 "_s;
        QTest::newRow("nested")
            << QByteArray(R"({"text_config":{"num_hidden_layers":4,"layer_types":["a","b","a","b"]}})")
            << u"4 text_config.num_hidden_layers + 0 ; text_config.layer_types[4] 1 × a, 1 × b, 1 × "
               u"a, 1 × b"_s;
        QTest::newRow("twice nested")
            << QByteArray(R"({"thinker_config":{"text_config":{"num_hidden_layers":7,"mtp_num_hidden_layers":2}}})")
            << u"7 thinker_config.text_config.num_hidden_layers + 2 thinker_config.text_config.mtp_num_hidden_layers"_s;
        QTest::newRow("draft beside the nested part")
            << QByteArray(R"({"num_nextn_predict_layers":1,"text_config":{"num_hidden_layers":7}})")
            << u"7 text_config.num_hidden_layers + 1 num_nextn_predict_layers"_s;
        QTest::newRow("many runs") << QByteArray(R"({"compress_ratios":[0,1,0,1,0,1,0,1,0,1]})")
                                   << u"-  + - ; compress_ratios[10] 1 × 0, 1 × 1, 1 × 0, 1 × 1, 1 × 0, 1 × 1, 1 × 0, "
                                      u"1 × 1, …"_s;
    }

    void readsLayersAndArrays()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, expected);
        const auto config = CheckpointConfig::parse(u"config.json"_s, json, fields());
        QVERIFY(config);
        QCOMPARE(summary(*config), expected);
        QCOMPARE(CheckpointConfig::fromJson(config->toJson()), *config);
    }

    void wrongTypesAreNotSaid_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("text") << QByteArray(R"({"num_hidden_layers":"61"})");
        QTest::newRow("fraction") << QByteArray(R"({"num_hidden_layers":1.5})");
        QTest::newRow("negative") << QByteArray(R"({"num_hidden_layers":-3})");
        QTest::newRow("none") << QByteArray(R"({"num_hidden_layers":0})");
        QTest::newRow("huge") << QByteArray(R"({"num_hidden_layers":1e300})");
        QTest::newRow("list") << QByteArray(R"({"num_hidden_layers":[61]})");
        QTest::newRow("nested text") << QByteArray(R"({"text_config":"no","num_hidden_layers":null})");
    }

    void wrongTypesAreNotSaid()
    {
        QFETCH(QByteArray, json);
        const auto config = CheckpointConfig::parse(u"config.json"_s, json, fields());
        QVERIFY(config);
        QCOMPARE(config->backboneLayers, std::nullopt);
        QCOMPARE(config->draftLayers, std::nullopt);
    }

    void draftOfAWrongTypeIsUnknownNotZero()
    {
        const auto config =
            CheckpointConfig::parse(u"c"_s, R"({"num_hidden_layers":4,"num_nextn_predict_layers":"one"})", fields());
        QVERIFY(config);
        QCOMPARE(config->draftLayers, std::nullopt);
        QCOMPARE(config->draftField, u"num_nextn_predict_layers"_s);
    }

    void whatIsNoConfigIsRefused_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("layers: 3");
        QTest::newRow("a list") << QByteArray("[1]");
        QTest::newRow("cut") << QByteArray(R"({"num_hidden_layers":)");
        QTest::newRow("nested without end") << QByteArray(200000, '[');
        QTest::newRow("objects without end") << QByteArray(R"({"a":)").repeated(50000);
        QTest::newRow("too large") << QByteArray("{\"a\":\"" + QByteArray(9 * 1024 * 1024, 'x') + "\"}");
    }

    void whatIsNoConfigIsRefused()
    {
        QFETCH(QByteArray, json);
        QVERIFY(!CheckpointConfig::parse(u"config.json"_s, json, fields()));
        QVERIFY(!CheckpointConfig::parse(u"config.json"_s, json));
    }

    void largeFilesStaySmall()
    {
        QByteArray json = "{\"num_hidden_layers\":40,\"model_type\":\"" + QByteArray(5000, 'm') + '"';
        for (int i = 0; i < 500; ++i)
            json += ",\"a" + QByteArray::number(i) + "_per_layer\":" + list(40, '"' + QByteArray(400, 'v') + '"');
        json += R"(,"deep":)" + QByteArray(R"({"a":)").repeated(200) + "1" + QByteArray(200, '}') + '}';
        const auto config = CheckpointConfig::parse(u"config.json"_s, json, fields());
        QVERIFY(config);
        QCOMPARE(config->arrays.size(), size_t(64));
        QVERIFY(config->modelType.size() < 200);
        QVERIFY(config->arrays.front().content.size() < 200);
    }
};

QTEST_APPLESS_MAIN(tst_CheckpointConfig)
#include "tst_checkpointconfig.moc"

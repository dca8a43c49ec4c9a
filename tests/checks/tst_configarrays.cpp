// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/checks/ScanFixture.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace mxw;
using checks::Finding;
using tests::Files;
using tests::ScanFixture;

namespace {

/// A backbone whose layers look their kind up, unless a test of the number of layers is asked for.
QByteArray backbone(bool guarded)
{
    const QByteArray read = guarded ? "        self.kind = 1\n"
                                      "        if layer_idx < config.num_hidden_layers:\n"
                                      "            self.kind = config.layer_types[layer_idx]\n"
                                    : "        self.kind = config.layer_types[layer_idx]\n";
    return "class DecoderLayer:\n    def __init__(self, config, layer_idx):\n" + read +
           "\nclass AlphaForCausalLM:\n    def __init__(self, config):\n"
           "        self.layers = [DecoderLayer(config, i) for i in range(config.num_hidden_layers)]\n";
}

QByteArray draft(const QByteArray &from)
{
    return "from " + from +
           " import DecoderLayer\n\nclass AlphaMTP:\n    def __init__(self, config):\n"
           "        start = config.num_hidden_layers\n        self.layer = DecoderLayer(config, start)\n";
}

Files registry(const QByteArray &configClass)
{
    Files files{{u"vllm/model_executor/__init__.py"_s, ""},
                {u"vllm/model_executor/models/__init__.py"_s, ""},
                {u"vllm/model_executor/models/registry.py"_s,
                 "class _ModelRegistry:\n    def register_model(self, model_arch, model_cls):\n        pass\n\n"
                 "ModelRegistry = _ModelRegistry()\n"},
                {u"vllm/transformers_utils/__init__.py"_s, ""},
                {u"vllm/transformers_utils/config.py"_s, "_CONFIG_REGISTRY = dict(alpha=\"AlphaConfig\")\n"},
                {u"vllm/transformers_utils/configs/__init__.py"_s, ""}};
    if (!configClass.isEmpty())
        files.insert(u"vllm/transformers_utils/configs/alpha.py"_s, configClass);
    return files;
}

/// The plugin has backbone and draft; both are registered.
Files pluginWith(bool guarded)
{
    return {{u"vllm_metax/__init__.py"_s,
             "def register():\n    from vllm_metax.models import register_model\n    register_model()\n\n"
             "def platform():\n    return 'vllm_metax.platform.Platform'\n"},
            {u"vllm_metax/models/__init__.py"_s,
             "from vllm.model_executor.models.registry import ModelRegistry\n\ndef register_model():\n"
             "    ModelRegistry.register_model('AlphaForCausalLM', 'vllm_metax.models.alpha:AlphaForCausalLM')\n"
             "    ModelRegistry.register_model('AlphaMTPModel', 'vllm_metax.models.alpha_mtp:AlphaMTP')\n"},
            {u"vllm_metax/models/alpha.py"_s, backbone(guarded)},
            {u"vllm_metax/models/alpha_mtp.py"_s, draft(".alpha")}};
}

QByteArray config(int layers, int draftLayers, int entries, const QByteArray &architecture = "AlphaForCausalLM",
                  const QByteArray &type = "alpha")
{
    return "{\"model_type\":\"" + type + "\",\"architectures\":[\"" + architecture +
           "\"],\"num_hidden_layers\":" + QByteArray::number(layers) +
           ",\"num_nextn_predict_layers\":" + QByteArray::number(draftLayers) + ",\"layer_types\":[" +
           QByteArrayList(entries, "\"full\"").join(',') + "]}";
}

checks::Analysis scanWith(const Files &upstream, const Files &plugin, const QByteArray &json)
{
    ScanFixture fixture(upstream, upstream, plugin);
    checks::ScanRequest request = fixture.request();
    request.configs = {{u"alpha/config.json"_s, json}};
    source::WorkerPool pool;
    auto result = checks::scan(request, pool);
    if (!result)
        qFatal("%s", qPrintable(result.error().what));
    return *result->analysis;
}

std::vector<Finding> found(const checks::Analysis &analysis)
{
    std::vector<Finding> findings;
    std::ranges::copy_if(analysis.findings, std::back_inserter(findings),
                         [](const Finding &finding) { return finding.check == "M07"_L1; });
    return findings;
}

QString summary(const checks::Analysis &analysis)
{
    QStringList list;
    for (const Finding &finding : found(analysis))
        list.append(toString(finding.severity) + u' ' + finding.symbol + u' ' + finding.file + u':' +
                    QString::number(finding.line));
    return list.join(u'\n');
}

const QByteArray &plainClass()
{
    static const QByteArray text =
        "class AlphaConfig:\n    def __init__(self, num_hidden_layers=1, layer_types=None):\n"
        "        self.layer_types = layer_types\n";
    return text;
}

} // namespace

class tst_ConfigArrays : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void lengths_data()
    {
        QTest::addColumn<int>("layers");
        QTest::addColumn<int>("draftLayers");
        QTest::addColumn<int>("entries");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<QString>("words");
        const QString place = u"layer_types vllm_metax/models/alpha.py:3"_s;
        QTest::newRow("backbone and draft") << 5 << 1 << 6 << QString() << QString();
        QTest::newRow("no draft") << 5 << 0 << 5 << QString() << QString();
        QTest::newRow("draft layers have none") << 5 << 1 << 5 << QString(u"warning "_s + place) << u"layers 5 run"_s;
        QTest::newRow("one draft layer lacks one")
            << 5 << 2 << 6 << QString(u"warning "_s + place) << u"draft layers 6 have no entry"_s;
        QTest::newRow("too short") << 5 << 0 << 4 << QString(u"warning "_s + place) << u"layers 4 have no entry"_s;
        QTest::newRow("too long") << 5 << 1 << 8 << QString(u"warning "_s + place)
                                  << u"entries 6–7 belong to no layer"_s;
    }

    void lengths()
    {
        QFETCH(int, layers);
        QFETCH(int, draftLayers);
        QFETCH(int, entries);
        QFETCH(QString, expected);
        QFETCH(QString, words);
        const auto analysis = scanWith(registry(plainClass()), pluginWith(false), config(layers, draftLayers, entries));
        QCOMPARE(analysis.models.configs.size(), size_t(1));
        QCOMPARE(analysis.models.configs.front().family, u"alpha"_s);
        QCOMPARE(summary(analysis), expected);
        if (!words.isEmpty())
            QVERIFY2(found(analysis).front().message.contains(words), qPrintable(found(analysis).front().message));
    }

    void aClassThatCutsTheListLosesTheDraftsEntries()
    {
        const QByteArray cutting =
            "class AlphaConfig:\n    def __init__(self, num_hidden_layers=1, layer_types=None):\n"
            "        if layer_types is not None:\n"
            "            layer_types = layer_types[: num_hidden_layers]\n"
            "        self.layer_types = layer_types\n";
        const auto analysis = scanWith(registry(cutting), pluginWith(false), config(5, 1, 6));
        QCOMPARE(summary(analysis), u"warning layer_types vllm_metax/models/alpha.py:3"_s);
        const Finding finding = found(analysis).front();
        QCOMPARE(finding.upstreamFile, u"vllm/transformers_utils/configs/alpha.py"_s);
        QCOMPARE(finding.upstreamLine, 4);
        QVERIFY(finding.message.contains(u"AlphaConfig keeps only a part"_s));
    }

    void aTestOfTheNumberOfLayersGuards()
    {
        const auto short_ = scanWith(registry(plainClass()), pluginWith(true), config(5, 1, 5));
        QCOMPARE(summary(short_), QString());
        const auto full = scanWith(registry(plainClass()), pluginWith(true), config(5, 1, 6));
        QCOMPARE(summary(full), u"info layer_types vllm_metax/models/alpha.py:5"_s);
    }

    void withoutDraftCodeTheBackboneAloneIsEnough()
    {
        Files plugin = pluginWith(false);
        plugin.remove(u"vllm_metax/models/alpha_mtp.py"_s);
        plugin[u"vllm_metax/models/__init__.py"_s] =
            "from vllm.model_executor.models.registry import ModelRegistry\n\ndef register_model():\n"
            "    ModelRegistry.register_model('AlphaForCausalLM', 'vllm_metax.models.alpha:AlphaForCausalLM')\n";
        QCOMPARE(summary(scanWith(registry(plainClass()), plugin, config(5, 1, 5))), QString());
    }

    /// The draft model alone is the plugin's; the backbone and what indexes the list are upstream's.
    void aDraftOfTheirOwnOnUpstreamsBackbone()
    {
        Files upstream = registry(plainClass());
        upstream.insert(u"vllm/model_executor/models/alpha.py"_s, backbone(false));
        Files plugin = pluginWith(false);
        plugin.remove(u"vllm_metax/models/alpha.py"_s);
        plugin[u"vllm_metax/models/alpha_mtp.py"_s] = draft("vllm.model_executor.models.alpha");
        plugin[u"vllm_metax/models/__init__.py"_s] =
            "from vllm.model_executor.models.registry import ModelRegistry\n\ndef register_model():\n"
            "    ModelRegistry.register_model('AlphaMTPModel', 'vllm_metax.models.alpha_mtp:AlphaMTP')\n";
        upstream.insert(u"vllm/model_executor/models/alpha_mtp.py"_s, draft("vllm.model_executor.models.alpha"));
        const auto analysis = scanWith(upstream, plugin, config(5, 1, 5));
        QCOMPARE(analysis.models.configs.front().family, u"alpha_mtp"_s);
        QCOMPARE(summary(analysis), u"warning layer_types vllm_metax/models/alpha_mtp.py:1"_s);
        QCOMPARE(found(analysis).front().upstreamFile, u"vllm/model_executor/models/alpha.py"_s);
        QCOMPARE(found(analysis).front().upstreamLine, 3);
    }

    void whatAnInstalledPackageMakesOfItIsAnEvidenceGap()
    {
        const auto analysis =
            scanWith(registry(plainClass()), pluginWith(false), config(5, 1, 5, "AlphaForCausalLM", "other"));
        QVERIFY(analysis.models.configs.front().configClass.isEmpty());
        QVERIFY(found(analysis).front().details.join(u'\n').contains(u"Evidence gap"_s));
    }

    void aCheckpointOfOtherModelsGivesNothing()
    {
        const auto analysis = scanWith(registry(plainClass()), pluginWith(false), config(5, 1, 5, "OmegaForCausalLM"));
        QCOMPARE(summary(analysis), QString());
        QVERIFY(analysis.models.configs.front().family.isEmpty());
    }

    void whatIsNoConfigIsANote()
    {
        const auto analysis = scanWith(registry(plainClass()), pluginWith(false), "[]");
        QVERIFY(analysis.models.configs.empty());
        QVERIFY(analysis.notes.join(u'\n').contains(u"alpha/config.json is no config.json"_s));
    }
};

MXW_WORKER_TEST_MAIN(tst_ConfigArrays)
#include "tst_configarrays.moc"

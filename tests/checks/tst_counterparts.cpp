// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/checks/ScanFixture.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::inventory;
using namespace mxw::tests;

namespace {

/// A module of `count` functions with the given prefix; every one of `changed` has another body.
QByteArray moduleOf(const QByteArray &prefix, int count, const QList<int> &changed = {})
{
    QByteArray text;
    for (int i = 0; i < count; ++i) {
        const QByteArray number = QByteArray::number(i);
        text += "def " + prefix + number + "(x):\n    y = x + " + number + "\n    " +
                (changed.contains(i) ? "return y * 2" : "return y") + "  # " + prefix + number + "\n\n";
    }
    return text;
}

} // namespace

class TestCounterparts : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void pathMappingFindsTheMirroredFile();
    void aMappedFolderFindsARenamedFile();
    void upstreamsMoveIsFollowed();
    void aFileThatIsGoneKeepsItsBase();
    void inheritanceFindsTheFileOfTheBaseClass();
    void contentFindsACopyUnderAnotherName();
    void aPieceOfALongFileIsACopy();
    void anUnrelatedFileMirrorsNothing();
    void handMadeMappingsComeFirst();
    void patchesAreNoMirroredFiles();
    void otherPlatformsFilesAreNamed();
    void architecturesAreTheRegisteredKeys();
    void entriesOfModels();
    void theCacheGivesTheSame();
};

namespace {

Counterpart only(const checks::Analysis &analysis, const QString &file)
{
    const Counterpart *found = analysis.models.counterpart(file);
    return found ? *found : Counterpart{};
}

} // namespace

void TestCounterparts::pathMappingFindsTheMirroredFile()
{
    const Files upstream{{u"vllm/model_executor/models/wide.py"_s, moduleOf("wide", 10)}};
    const auto analysis =
        ScanFixture(upstream, upstream, {{u"vllm_metax/models/wide.py"_s, moduleOf("wide", 10, {3})}}).scan();
    const Counterpart wide = only(analysis, u"vllm_metax/models/wide.py"_s);
    QCOMPARE(wide.atTarget, u"vllm/model_executor/models/wide.py"_s);
    QCOMPARE(wide.atBase, wide.atTarget);
    QVERIFY(wide.found == Counterpart::Found::ByPath);
    QVERIFY(wide.copy);
    QVERIFY(wide.model);
    QVERIFY(!wide.moved());
    QCOMPARE(wide.similarity, 39.0 / 40.0); // one line of forty differs
}

void TestCounterparts::aMappedFolderFindsARenamedFile()
{
    // No name of a definition in common, but most lines.
    QByteArray local = moduleOf("kernel", 10);
    local.replace("def kernel", "def maca_kernel");
    const Files upstream{{u"vllm/models/deepseek_v4/common/ops/fused_quant_fp8.py"_s, moduleOf("kernel", 10)},
                         {u"vllm/models/deepseek_v4/common/ops/other.py"_s, moduleOf("other", 10)}};
    const auto analysis =
        ScanFixture(upstream, upstream, {{u"vllm_metax/models/deepseek_v4/ops/fused_quant.py"_s, local}}).scan();
    const Counterpart found = only(analysis, u"vllm_metax/models/deepseek_v4/ops/fused_quant.py"_s);
    QCOMPARE(found.atTarget, u"vllm/models/deepseek_v4/common/ops/fused_quant_fp8.py"_s);
    QVERIFY(found.found == Counterpart::Found::ByContent);
}

void TestCounterparts::upstreamsMoveIsFollowed()
{
    const auto analysis = ScanFixture({{u"vllm/model_executor/models/wide.py"_s, moduleOf("wide", 10)}},
                                      {{u"vllm/models/wide_family/nvidia/model.py"_s, moduleOf("wide", 10, {1})}},
                                      {{u"vllm_metax/models/wide.py"_s, moduleOf("wide", 10, {3})}})
                              .scan();
    const Counterpart wide = only(analysis, u"vllm_metax/models/wide.py"_s);
    QCOMPARE(wide.atBase, u"vllm/model_executor/models/wide.py"_s);
    QCOMPARE(wide.atTarget, u"vllm/models/wide_family/nvidia/model.py"_s);
    QVERIFY(wide.moved());
}

void TestCounterparts::aFileThatIsGoneKeepsItsBase()
{
    const auto analysis = ScanFixture({{u"vllm/model_executor/models/wide.py"_s, moduleOf("wide", 10)}},
                                      {{u"vllm/model_executor/models/narrow.py"_s, moduleOf("narrow", 10)}},
                                      {{u"vllm_metax/models/wide.py"_s, moduleOf("wide", 10)}})
                              .scan();
    const Counterpart wide = only(analysis, u"vllm_metax/models/wide.py"_s);
    QVERIFY(wide.gone());
    QCOMPARE(wide.upstreamFile(), u"vllm/model_executor/models/wide.py"_s);
    QCOMPARE(wide.similarity, 1.0);
}

void TestCounterparts::inheritanceFindsTheFileOfTheBaseClass()
{
    const Files upstream{{u"vllm/model_executor/layers/router/gate.py"_s,
                          "class GateLinear:\n    def forward(self, x):\n        return x\n" + moduleOf("helper", 8)}};
    const auto analysis =
        ScanFixture(upstream, upstream,
                    {{u"vllm_metax/models/deepseek_v4/gate.py"_s,
                      "from vllm.model_executor.layers.router.gate import GateLinear\n"
                      "class MacaGateLinear(GateLinear):\n    def forward(self, x):\n        return 2 * x\n"}})
            .scan();
    const Counterpart gate = only(analysis, u"vllm_metax/models/deepseek_v4/gate.py"_s);
    QCOMPARE(gate.atTarget, u"vllm/model_executor/layers/router/gate.py"_s);
    QVERIFY(gate.found == Counterpart::Found::ByInheritance);
    QVERIFY(!gate.copy);
}

void TestCounterparts::contentFindsACopyUnderAnotherName()
{
    const Files upstream{{u"vllm/third_party/pynvml.py"_s, moduleOf("nvml", 20)}};
    const auto analysis =
        ScanFixture(upstream, upstream, {{u"vllm_metax/third_party/pymxsml.py"_s, moduleOf("nvml", 20, {2, 5})}})
            .scan();
    const Counterpart found = only(analysis, u"vllm_metax/third_party/pymxsml.py"_s);
    QCOMPARE(found.atTarget, u"vllm/third_party/pynvml.py"_s);
    QVERIFY(found.found == Counterpart::Found::ByContent);
    QVERIFY(found.copy);
}

void TestCounterparts::aPieceOfALongFileIsACopy()
{
    const Files upstream{{u"vllm/_custom_ops.py"_s, moduleOf("op", 100)}};
    const auto analysis = ScanFixture(upstream, upstream, {{u"vllm_metax/quant_ops.py"_s, moduleOf("op", 8)}}).scan();
    const Counterpart found = only(analysis, u"vllm_metax/quant_ops.py"_s);
    QCOMPARE(found.atTarget, u"vllm/_custom_ops.py"_s);
    QVERIFY(found.similarity < 0.2);
    QVERIFY(found.copy);
}

void TestCounterparts::anUnrelatedFileMirrorsNothing()
{
    const Files upstream{{u"vllm/utils/tools.py"_s, moduleOf("tool", 10)}};
    const auto analysis = ScanFixture(upstream, upstream,
                                      {{u"vllm_metax/own.py"_s, moduleOf("own", 10)},
                                       {u"vllm_metax/models/own.py"_s, moduleOf("mine", 10)}})
                              .scan();
    QVERIFY(!analysis.models.counterpart(u"vllm_metax/own.py"));
    // A model file is listed all the same: that it mirrors nothing is worth knowing.
    const Counterpart own = only(analysis, u"vllm_metax/models/own.py"_s);
    QVERIFY(own.model);
    QVERIFY(own.upstreamFile().isEmpty());
    QVERIFY(!own.copy);
}

void TestCounterparts::handMadeMappingsComeFirst()
{
    const Files upstream{{u"vllm/model_executor/models/wide.py"_s, moduleOf("wide", 10)},
                         {u"vllm/model_executor/models/other.py"_s, moduleOf("wide", 10, {1, 2, 3})}};
    ScanFixture fixture(upstream, upstream, {{u"vllm_metax/models/wide.py"_s, moduleOf("wide", 10)}});
    checks::ScanRequest request = fixture.request();
    request.counterparts.insert(u"vllm_metax/models/wide.py"_s, u"vllm/model_executor/models/other.py"_s);
    source::WorkerPool pool;
    const auto result = checks::scan(request, pool);
    QVERIFY(result);
    const Counterpart wide = only(*result->analysis, u"vllm_metax/models/wide.py"_s);
    QCOMPARE(wide.atTarget, u"vllm/model_executor/models/other.py"_s);
    QVERIFY(wide.found == Counterpart::Found::ByHand);
}

void TestCounterparts::patchesAreNoMirroredFiles()
{
    const Files upstream{{u"vllm/utils/tools.py"_s, moduleOf("tool", 10)}};
    const auto analysis =
        ScanFixture(upstream, upstream, {{u"vllm_metax/patch/utils/tools.py"_s, moduleOf("tool", 10)}}).scan();
    QVERIFY(!analysis.models.counterpart(u"vllm_metax/patch/utils/tools.py"));
}

void TestCounterparts::otherPlatformsFilesAreNamed()
{
    const Files upstream{{u"vllm/models/deepseek_v4/nvidia/mtp.py"_s, moduleOf("mtp", 20)},
                         {u"vllm/models/deepseek_v4/amd/mtp.py"_s, moduleOf("mtp", 20, {4})},
                         {u"vllm/models/deepseek_v4/tpu/mtp.py"_s, moduleOf("tpu", 20)}};
    const auto analysis =
        ScanFixture(upstream, upstream, {{u"vllm_metax/models/deepseek_v4/mtp.py"_s, moduleOf("mtp", 20)}}).scan();
    const Counterpart mtp = only(analysis, u"vllm_metax/models/deepseek_v4/mtp.py"_s);
    QCOMPARE(mtp.atTarget, u"vllm/models/deepseek_v4/nvidia/mtp.py"_s);
    QCOMPARE(mtp.alternatives, QStringList{u"vllm/models/deepseek_v4/amd/mtp.py 0.99"_s});
}

void TestCounterparts::architecturesAreTheRegisteredKeys()
{
    const Files upstream{
        {u"vllm/model_executor/models/registry.py"_s,
         "class _Registry:\n    def register_model(self, arch, cls):\n        pass\nModelRegistry = _Registry()\n"},
        {u"vllm/model_executor/models/wide.py"_s, "class WideForCausalLM:\n    pass\n"}};
    const auto analysis = ScanFixture(upstream, upstream,
                                      {{u"vllm_metax/models/__init__.py"_s,
                                        "from vllm.model_executor.models.registry import ModelRegistry\n"
                                        "def register_model():\n"
                                        "    ModelRegistry.register_model('WideForCausalLM', "
                                        "'vllm_metax.models.wide:WideForCausalLM')\n"},
                                       {u"vllm_metax/models/wide.py"_s, "class WideForCausalLM:\n    pass\n"}})
                              .scan();
    QCOMPARE(only(analysis, u"vllm_metax/models/wide.py"_s).architectures, QStringList{u"WideForCausalLM"_s});
}

void TestCounterparts::entriesOfModels()
{
    const Files base{{u"vllm/model_executor/models/wide.py"_s, moduleOf("wide", 10)},
                     {u"vllm/v1/attention/flash.py"_s, moduleOf("flash", 10)},
                     {u"vllm/envs.py"_s, moduleOf("env", 10)}};
    Files target = base;
    target[u"vllm/v1/attention/flash.py"_s] = moduleOf("flash", 10, {1});
    const auto analysis =
        ScanFixture(base, target,
                    {{u"vllm_metax/models/wide.py"_s, moduleOf("wide", 10)},
                     {u"vllm_metax/v1/attention/flash.py"_s, moduleOf("flash", 10)},
                     {u"vllm_metax/envs.py"_s, "MACA_PATH = 1\n\ndef maca():\n    return MACA_PATH\n"}})
            .scan();
    const Entry *wide = analysis.entry(u"model:vllm_metax/models/wide.py");
    QVERIFY(wide);
    QVERIFY(wide->domain == Domain::Model);
    QCOMPARE(wide->mechanismWord(), u"model"_s);
    QCOMPARE(wide->symbol, u"wide"_s);
    QCOMPARE(wide->atTarget->file, u"vllm/model_executor/models/wide.py"_s);
    QCOMPARE(wide->changedSinceBase, false);
    const Entry *flash = analysis.entry(u"model:vllm_metax/v1/attention/flash.py");
    QVERIFY(flash);
    QCOMPARE(flash->mechanismWord(), u"mirrored"_s);
    QCOMPARE(flash->symbol, u"v1/attention/flash"_s);
    QCOMPARE(flash->changedSinceBase, true);
    // It has a namesake upstream and nothing in common with it.
    QVERIFY(!analysis.entry(u"model:vllm_metax/envs.py"));
    QVERIFY(checks::Analysis::fromJson(analysis.toJson()) == analysis);
}

void TestCounterparts::theCacheGivesTheSame()
{
    QTemporaryDir cache;
    const Files upstream{{u"vllm/model_executor/models/wide.py"_s, moduleOf("wide", 10)}};
    ScanFixture fixture(upstream, upstream, {{u"vllm_metax/models/wide.py"_s, moduleOf("wide", 10, {3})}});
    checks::ScanRequest request = fixture.request();
    request.cacheFolder = cache.path();
    source::WorkerPool pool;
    const auto first = checks::scan(request, pool);
    const auto second = checks::scan(request, pool);
    QVERIFY(first && second);
    QVERIFY(!first->analysis->models.counterparts.empty());
    QVERIFY(first->analysis->models == second->analysis->models);
    // A mapping by hand is another question.
    request.counterparts.insert(u"vllm_metax/models/wide.py"_s, u"vllm/__init__.py"_s);
    const auto third = checks::scan(request, pool);
    QVERIFY(third);
    QCOMPARE(only(*third->analysis, u"vllm_metax/models/wide.py"_s).atTarget, u"vllm/__init__.py"_s);
}

MXW_WORKER_TEST_MAIN(TestCounterparts)
#include "tst_counterparts.moc"

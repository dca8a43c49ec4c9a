// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dispatch/ChainBuilder.h"
#include "tests/checks/ScanFixture.h"

#include "models/inventory/Workspace.h"

using namespace mxw;
using namespace mxw::dispatch;
using namespace mxw::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr auto Awq = "registry:vllm_metax/patch/awq.py:quantization:awq"_L1;

const Files upstream{
    {u"vllm/model_executor/layers/quantization/__init__.py"_s,
     "TABLE = {}\ndef register_quantization_config(quantization):\n    return lambda c: c\n"
     "def get_quantization_config(quantization):\n    return TABLE[quantization]\n"},
    {u"vllm/model_executor/layers/quantization/base_config.py"_s,
     "class QuantizeMethodBase:\n    def apply(self, layer, x): ...\n"
     "class QuantizationConfig:\n    def get_quant_method(self, layer): ...\n"},
    {u"vllm/config/vllm.py"_s,
     "from vllm.model_executor.model_loader.weight_utils import get_quant_config\nclass VllmConfig:\n"
     "    def _get_quantization_config(self):\n        return get_quant_config(self)\n"},
    {u"vllm/model_executor/model_loader/weight_utils.py"_s,
     "from vllm.model_executor.layers.quantization import get_quantization_config\n"
     "def get_quant_config(config):\n    return get_quantization_config(config.name)\n"},
    {u"vllm/model_executor/layers/linear.py"_s,
     "class LinearBase:\n    def __init__(self, quant_config):\n        if quant_config is not None:\n"
     "            self.quant_method = quant_config.get_quant_method(self)\n"
     "class ReplicatedLinear(LinearBase):\n    def forward(self, x):\n        return self.quant_method.apply(self, "
     "x)\n"},
    {u"vllm/_custom_ops.py"_s, "import torch\ndef awq_gemm(x):\n    return torch.ops._C.awq_gemm(x)\n"},
    {u"vllm/utils/torch_utils.py"_s,
     "def direct_register_custom_op(op_name, op_func, mutates_args=None, fake_impl=None): ...\n"},
    {u"csrc/torch_bindings.cpp"_s,
     "TORCH_LIBRARY_EXPAND(TORCH_EXTENSION_NAME, ops) {\n  ops.def(\"awq_gemm(Tensor x) -> Tensor\");\n}\n"},
};

const QByteArray awqPlugin =
    "import importlib\nimport torch\nimport vllm_metax.envs as envs\nfrom vllm import _custom_ops as ops\n"
    "from vllm.model_executor.layers.quantization import register_quantization_config\n"
    "from vllm.model_executor.layers.quantization.base_config import QuantizationConfig, QuantizeMethodBase\n"
    "from vllm.utils.torch_utils import direct_register_custom_op\n"
    "name = 'vllm_metax.one' if envs.SWITCH else 'vllm_metax.two'\nchosen = importlib.import_module(name)\n"
    "@register_quantization_config('awq')\nclass Config(QuantizationConfig):\n"
    "    def get_quant_method(self, layer):\n        if layer.skip:\n            return None\n        return "
    "Method(self)\n"
    "class Method(QuantizeMethodBase):\n    def apply(self, layer, x):\n        self.prepare(x)\n"
    "        return torch.ops.vllm.mine(x)\n    def prepare(self, x):\n        return chosen.work(x)\n"
    "def _mine(x):\n    if envs.FAST:\n        return ops.awq_gemm(x)\n    return helper(x)\n"
    "def helper(x):\n    return x\n"
    "direct_register_custom_op('mine', _mine, mutates_args=[], fake_impl=_mine)\n";

Files pluginFiles(const QByteArray &code)
{
    return {{u"vllm_metax/patch/__init__.py"_s, "from . import awq\n"},
            {u"vllm_metax/patch/awq.py"_s, code},
            {u"vllm_metax/envs.py"_s, "SWITCH = FAST = True\n"},
            {u"vllm_metax/one.py"_s, "import torch\ndef work(x):\n    return torch.ops.other.one(x)\n"},
            {u"vllm_metax/two.py"_s, "import flash_attn\ndef work(x):\n    return flash_attn.two(x)\n"}};
}

/// A scan with its worker pool, which chains ask.
struct Scanned
{
    ScanFixture fixture;
    source::WorkerPool pool;
    checks::ScanResult result;

    Scanned(const Files &target, const Files &plugin) : fixture(upstream, target, plugin)
    {
        auto scanned = checks::scan(fixture.request(), pool);
        if (!scanned)
            qFatal("%s", qPrintable(scanned.error().what));
        result = *std::move(scanned);
    }
    ChainGraph chain(const QString &entry, std::vector<ChainFinding> findings = {}) const
    {
        return ChainBuilder(result.workspace, std::move(findings)).ofEntry(entry);
    }
};

/// "from kind to [certainty]" of the hops that leave nodes of these stages.
QStringList hopsOf(const ChainGraph &graph, Stage first = Stage::Registration, Stage last = Stage::Kernel)
{
    QStringList lines;
    for (const ChainEdge &edge : graph.edges) {
        const ChainNode &from = graph.nodes[size_t(edge.from)];
        if (from.stage < first || from.stage > last)
            continue;
        lines.append(from.title + u' ' + toString(edge.kind) + u' ' + graph.nodes[size_t(edge.to)].title +
                     (edge.certainty == Certainty::Static ? QString() : u" ["_s + toString(edge.certainty) + u']'));
    }
    lines.sort();
    return lines;
}

} // namespace

class ChainBuilderTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void quantization();
    void placesAndConditions();
    void brokenBaseClass();
    void findingBreaksItsHop();
    void patch();
    void unreachedEntry();
    void noSuchEntry();
    void wholePlugin();
    void stops();
};

/// From the registration to the kernels: what the source says is static, what only a running process knows is not.
void ChainBuilderTest::quantization()
{
    const Scanned scanned(upstream, pluginFiles(awqPlugin));
    const QStringList expected{
        u"Config overrides Config.get_quant_method"_s,
        u"Config.get_quant_method selects Method [unknown]"_s,
        u"LinearBase.__init__ calls Config.get_quant_method"_s,
        u"Method overrides Method.apply"_s,
        u"Method.apply calls Method.prepare"_s,
        u"Method.apply calls torch.ops.vllm.mine"_s,
        u"Method.prepare calls work [unknown]"_s,
        u"Method.prepare calls work [unknown]"_s,
        u"ReplicatedLinear.forward calls Method.apply"_s,
        u"VllmConfig._get_quantization_config calls get_quant_config"_s,
        u"_mine falls-back awq_gemm"_s,
        u"awq_gemm calls torch.ops._C.awq_gemm"_s,
        u"get_quant_config calls get_quantization_config"_s,
        u"get_quantization_config selects Config [unknown]"_s,
        u"quantization awq registers register_quantization_config"_s,
        u"register_quantization_config registers get_quantization_config"_s,
        u"torch.ops._C.awq_gemm calls mcoplib [unknown]"_s,
        u"torch.ops.other.one calls library of torch.ops.other [unknown]"_s,
        u"torch.ops.vllm.mine calls _mine"_s,
        u"work calls flash_attn.two"_s,
        u"work calls torch.ops.other.one"_s,
    };
    const QStringList found = hopsOf(scanned.chain(Awq));
    QVERIFY2(found == expected, qPrintable(found.join(u'\n')));
}

void ChainBuilderTest::placesAndConditions()
{
    const Scanned scanned(upstream, pluginFiles(awqPlugin));
    const ChainGraph graph = scanned.chain(Awq);
    const int method = graph.indexOf(u"plugin:vllm_metax/patch/awq.py:Config.get_quant_method"_s);
    QVERIFY(method >= 0);
    QCOMPARE(graph.nodes[size_t(method)].line, 12);
    QCOMPARE(graph.nodes[size_t(method)].signature, u"(self, layer)"_s);
    const int kernel = graph.indexOf(u"op:_C.awq_gemm"_s);
    QVERIFY(kernel >= 0);
    QVERIFY(graph.nodes[size_t(kernel)].upstream);
    QCOMPARE(graph.nodes[size_t(kernel)].file, u"csrc/torch_bindings.cpp"_s);
    QCOMPARE(graph.nodes[size_t(kernel)].line, 2);
    for (const ChainEdge &edge : graph.edges) {
        const bool fallsBack = edge.kind == EdgeKind::FallsBack;
        if (fallsBack) {
            QCOMPARE(edge.file, u"vllm_metax/patch/awq.py"_s);
            QCOMPARE(edge.line, 24);
            QCOMPARE(edge.condition, u"if envs.FAST"_s);
        }
        QVERIFY2(edge.certainty == Certainty::Static || !edge.reason.isEmpty(), "a hop without its reason");
    }
    // The way from the entry point.
    QCOMPARE(hopsOf(graph, Stage::EntryPoint, Stage::Import).size(), 3);
}

/// The class that is asked for derives from nothing that can be found: no method of upstream's contract is invented.
void ChainBuilderTest::brokenBaseClass()
{
    Files target = upstream;
    target[u"vllm/model_executor/layers/quantization/base_config.py"_s] = "class QuantizeMethodBase: ...\n";
    const Scanned scanned(target, pluginFiles(awqPlugin));
    const QStringList hops = hopsOf(scanned.chain(Awq));
    QVERIFY(hops.contains(u"get_quantization_config selects Config [unknown]"_s));
    QVERIFY(hops.filter(u"Config.get_quant_method"_s).isEmpty());
}

void ChainBuilderTest::findingBreaksItsHop()
{
    const Scanned scanned(upstream, pluginFiles(awqPlugin));
    const std::vector<ChainFinding> findings{{u"C01 wrong"_s, {}, u"vllm_metax/patch/awq.py"_s, 19, true},
                                             {u"A09 doubtful"_s, {}, u"vllm_metax/patch/awq.py"_s, 21, false}};
    const ChainGraph graph = scanned.chain(Awq, findings);
    const QStringList hops = hopsOf(graph);
    QVERIFY(hops.contains(u"Method.apply calls torch.ops.vllm.mine [broken]"_s));
    QVERIFY(hops.contains(u"Method.apply calls Method.prepare"_s));
    const int prepare = graph.indexOf(u"plugin:vllm_metax/patch/awq.py:Method.prepare"_s);
    QCOMPARE(graph.nodes[size_t(prepare)].findings, QStringList{u"A09 doubtful"_s});
}

void ChainBuilderTest::patch()
{
    const Scanned scanned(
        upstream, {{u"vllm_metax/patch/__init__.py"_s, "import torch\nfrom vllm_metax.patch.utils import patch\n"
                                                       "@patch('vllm._custom_ops', 'awq_gemm')\n"
                                                       "def mine(x):\n    return torch.ops._C.awq_gemm(x)\n"}});
    const QStringList expected{u"awq_gemm overrides mine"_s, u"mine calls torch.ops._C.awq_gemm"_s,
                               u"mine patches awq_gemm"_s, u"torch.ops._C.awq_gemm calls mcoplib [unknown]"_s};
    QCOMPARE(hopsOf(scanned.chain(u"patch:vllm_metax/patch/__init__.py:vllm._custom_ops:awq_gemm"_s)), expected);
}

void ChainBuilderTest::unreachedEntry()
{
    Files plugin = pluginFiles(awqPlugin);
    plugin[u"vllm_metax/patch/__init__.py"_s] = "";
    const ChainGraph graph = Scanned(upstream, plugin).chain(Awq);
    QVERIFY(hopsOf(graph, Stage::EntryPoint, Stage::Import).isEmpty());
    const int statement = graph.indexOf(u"entry:"_s + Awq);
    QVERIFY(statement >= 0);
    QCOMPARE(graph.nodes[size_t(statement)].reason, u"No entry point reaches it."_s);
}

void ChainBuilderTest::noSuchEntry()
{
    const ChainGraph graph = Scanned(upstream, pluginFiles(awqPlugin)).chain(u"registry:nothing"_s);
    QVERIFY(graph.nodes.empty());
    QCOMPARE(graph.notices.size(), 1);
}

/// All entries share what they share; too many nodes are cut, and that is said.
void ChainBuilderTest::wholePlugin()
{
    const Scanned scanned(upstream, pluginFiles(awqPlugin));
    ChainBuilder builder(scanned.result.workspace, {});
    const ChainGraph all = builder.ofAll();
    QVERIFY(all.notices.isEmpty());
    QVERIFY(all.indexOf(u"entry:"_s + Awq) >= 0);
    QVERIFY(all.indexOf(u"entry:registry:vllm_metax/patch/awq.py:torch-op:mine"_s) >= 0);
    const ChainGraph cut = builder.ofAll(12);
    QVERIFY(cut.nodes.size() <= 12);
    QCOMPARE(cut.notices.size(), 1);
    // As much as fits, not nothing.
    QVERIFY(!builder.ofAll(all.nodes.size() - 1).nodes.empty());
    QVERIFY(builder.ofEntry(Awq) == scanned.chain(Awq));
}

void ChainBuilderTest::stops()
{
    const Scanned scanned(upstream, pluginFiles(awqPlugin));
    std::stop_source stop;
    stop.request_stop();
    ChainBuilder builder(scanned.result.workspace, {});
    QCOMPARE(builder.ofEntry(Awq, stop.get_token()).notices.size(), 1);
}

MXW_WORKER_TEST_MAIN(ChainBuilderTest)
#include "tst_chainbuilder.moc"

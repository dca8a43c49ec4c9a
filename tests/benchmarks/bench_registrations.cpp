// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Inventory and chains of a generated plugin with MXW_BENCH_REGISTRATIONS (2,000) registrations. The peer is Python
// parsing the plugin's files.
#include "models/dispatch/ChainBuilder.h"
#include "models/dispatch/ChainLayout.h"
#include "models/inventory/Workspace.h"
#include "models/source/WorkerPool.h"
#include "tests/benchmarks/Peer.h"
#include "tests/checks/ScanFixture.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <cstdio>

namespace {

using namespace Qt::StringLiterals;
using namespace mxw;

constexpr int PerFile = 20;
constexpr int Rounds = 3;

constexpr char ParseAll[] = "import ast, pathlib, sys\n"
                            "for path in pathlib.Path(sys.argv[1]).rglob('*.py'):\n"
                            "    ast.parse(path.read_bytes())\n";

tests::Files upstreamFiles()
{
    return {{u"vllm/model_executor/layers/quantization/__init__.py"_s,
             "TABLE = {}\ndef register_quantization_config(quantization):\n    return lambda c: c\n"
             "def get_quantization_config(quantization):\n    return TABLE[quantization]\n"},
            {u"vllm/model_executor/layers/quantization/base_config.py"_s,
             "class QuantizeMethodBase:\n    def apply(self, x): ...\n"
             "class QuantizationConfig:\n    def get_quant_method(self, layer): ...\n"},
            {u"csrc/torch_bindings.cpp"_s, "TORCH_LIBRARY_EXPAND(TORCH_EXTENSION_NAME, ops) {\n"
                                           "  ops.def(\"gemm(Tensor x) -> Tensor\");\n}\n"}};
}

tests::Files pluginFiles(int count)
{
    tests::Files files;
    QByteArray package;
    for (int file = 0; file * PerFile < count; ++file) {
        const QByteArray number = QByteArray::number(file);
        package += "from . import part_" + number + "\n";
        QByteArray code = "import torch\n"
                          "from vllm.model_executor.layers.quantization import register_quantization_config\n"
                          "from vllm.model_executor.layers.quantization.base_config import QuantizationConfig, "
                          "QuantizeMethodBase\n\n\ndef wrapper(x):\n    return torch.ops._C.gemm(x)\n";
        for (int i = 0; i < PerFile; ++i) {
            const QByteArray name = number + '_' + QByteArray::number(i);
            code += "\n\nclass Method_" + name +
                    "(QuantizeMethodBase):\n    def apply(self, x):\n        return wrapper(x)\n"
                    "\n\n@register_quantization_config('key_" +
                    name + "')\nclass Config_" + name +
                    "(QuantizationConfig):\n    def get_quant_method(self, layer):\n        return Method_" + name +
                    "()\n";
        }
        files.insert(u"vllm_metax/patch/registry/part_%1.py"_s.arg(file), code);
    }
    files.insert(u"vllm_metax/patch/__init__.py"_s, "from . import registry\n");
    files.insert(u"vllm_metax/patch/registry/__init__.py"_s, package);
    return files;
}

int run()
{
    bool given = false;
    const int asked = qEnvironmentVariableIntValue("MXW_BENCH_REGISTRATIONS", &given);
    const int count = given ? asked : 2000;
    tests::ScanFixture fixture(upstreamFiles(), upstreamFiles(), pluginFiles(count));
    QTemporaryDir cache;
    checks::ScanRequest request = fixture.request();
    request.cacheFolder = cache.path();
    source::WorkerPool pool;
    checks::ScanResult result;
    // Until the entries are known, before the checks.
    const auto inventory = [&] {
        QElapsedTimer timer;
        timer.start();
        double seconds = 0;
        auto scanned = checks::scan(request, pool, {}, {},
                                    [&](const checks::ScanResult &) { seconds = double(timer.nsecsElapsed()) / 1e9; });
        if (!scanned)
            qFatal("%s", qPrintable(scanned.error().what));
        result = *std::move(scanned);
        return seconds;
    };
    const double cold = inventory();
    double warm = inventory();
    for (int round = 1; round < Rounds; ++round)
        warm = std::min(warm, inventory());
    const double peer = benchmarks::best(Rounds, [&] {
        benchmarks::runProgram(u"python3"_s, {u"-c"_s, QString::fromLatin1(ParseAll), fixture.plugin().path()});
    });
    std::printf("%zu registrations\n", result.analysis->entries.size());
    benchmarks::report(u"inventory, empty cache"_s, cold, u"python3 ast.parse of the plugin"_s, peer);
    benchmarks::report(u"inventory, full cache"_s, warm, u"python3 ast.parse of the plugin"_s, peer);

    const QString entry = result.analysis->entries[result.analysis->entries.size() / 2].id;
    dispatch::ChainGraph chain;
    const double one =
        benchmarks::best(1, [&] { chain = dispatch::ChainBuilder(result.workspace, {}).ofEntry(entry); });
    benchmarks::report(u"chain of one entry"_s, one, u"python3 ast.parse of the plugin"_s, peer);
    std::printf("%zu nodes, %zu hops\n", chain.nodes.size(), chain.edges.size());
    dispatch::ChainGraph all;
    const double whole = benchmarks::best(1, [&] { all = dispatch::ChainBuilder(result.workspace, {}).ofAll(); });
    benchmarks::report(u"chains of all entries"_s, whole, u"python3 ast.parse of the plugin"_s, peer);
    std::printf("%zu nodes, %zu hops; %s\n", all.nodes.size(), all.edges.size(), qPrintable(all.notices.join(u' ')));
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    if (const auto status = source::runWorkerIfAsked(argc, argv))
        return *status;
    QCoreApplication application(argc, argv);
    return run();
}

// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/checks/ScanFixture.h"

#include <algorithm>

using namespace mxw;
using namespace mxw::tests;
using namespace Qt::StringLiterals;

namespace {

/// Upstream's registries, in the shapes that the bundled profile knows.
const Files upstream{
    {u"vllm/model_executor/layers/quantization/__init__.py"_s,
     "def register_quantization_config(quantization):\n    return lambda c: c\n"
     "def get_quantization_config(quantization):\n    from .awq import AWQConfig\n"
     "    method_to_config: dict = {'awq': AWQConfig, 'auto_awq': AWQConfig}\n    return "
     "method_to_config[quantization]\n"},
    {u"vllm/model_executor/layers/quantization/awq.py"_s, "class Base: ...\nclass AWQConfig(Base): ...\n"},
    {u"vllm/model_executor/custom_op.py"_s, "class CustomOp:\n    @classmethod\n    def register_oot(cls, "
                                            "_decorated_op_cls=None, name=None):\n        return lambda c: c\n"},
    {u"vllm/model_executor/layers/activation.py"_s,
     "from vllm.model_executor.custom_op import CustomOp\nclass SiluAndMul(CustomOp): ...\n"},
    {u"vllm/platforms.py"_s, "class PlatformEnum:\n    OOT = 1\n    CUDA = 2\n"},
    {u"vllm/model_executor/kernels/linear/__init__.py"_s,
     "_POSSIBLE_INT8_KERNELS = {}\nclass Kernel: ...\n"
     "def register_linear_kernel(kernel_class, platform, kernel_type='mp'): ...\n"},
    {u"vllm/v1/attention/backends/registry.py"_s,
     "from enum import Enum\nclass AttentionBackendEnum(Enum):\n    FLASH_ATTN = "
     "'vllm.v1.attention.backends.flash.Flash'\n"
     "def register_backend(backend, class_path=None):\n    return lambda c: c\n"},
    {u"vllm/v1/attention/backends/flash.py"_s, "class Flash: ...\n"},
    {u"vllm/model_executor/models/registry.py"_s,
     "_TEXT_GENERATION_MODELS = {'Net': ('net', 'Net')}\nclass _ModelRegistry:\n"
     "    def register_model(self, model_arch, model_cls): ...\nModelRegistry = _ModelRegistry()\n"},
    {u"vllm/model_executor/models/net.py"_s, "class Net: ...\n"},
    {u"vllm/utils/torch_utils.py"_s,
     "def direct_register_custom_op(op_name, op_func, mutates_args=None, fake_impl=None): ...\n"},
};

/// "kind key symbol reached → target [platform]" per registration.
QString registrationsText(const Files &plugin, const Files &target = upstream)
{
    QStringList lines;
    for (const inventory::Entry &entry : ScanFixture(upstream, target, plugin).scan().entries) {
        if (entry.domain != inventory::Domain::Registry)
            continue;
        lines.append(u"%1 %2 %3 %4 → %5%6"_s.arg(entry.mechanismWord(), entry.key, entry.symbol,
                                                 inventory::toString(entry.reached), entry.target(),
                                                 entry.platform.isEmpty() ? QString() : u' ' + entry.platform));
    }
    return lines.join(u'\n');
}

} // namespace

/// The inventory of registrations by the bundled profile.
class RegistrationsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void found_data();
    void found();
    void ownerThatIsGone();
    void nothingElse_data();
    void nothingElse();
    void parentsAndPlaces();
    void idsSurviveAndRoundTrip();
    void domains();
};

void RegistrationsTest::found_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &code, const QString &expected) {
        QTest::newRow(name) << code << expected;
    };
    row("decorators, two keys on one class",
        "from vllm.model_executor.layers.quantization import register_quantization_config as register\n"
        "from vllm.model_executor.layers.quantization.awq import AWQConfig\n"
        "@register('auto_awq')\n@register('mine')\nclass Config(AWQConfig): ...\n",
        u"quantization auto_awq Config general → vllm.model_executor.layers.quantization.awq:AWQConfig\n"
        "quantization mine Config general → vllm.model_executor.layers.quantization:register_quantization_config[mine]"_s);
    row("called, with the class",
        "from vllm.model_executor.layers.quantization import register_quantization_config\n"
        "class Config: ...\nregister_quantization_config('awq')(Config)\n",
        u""_s);
    row("owner is the key",
        "from vllm.model_executor.layers.activation import SiluAndMul as vllm_Silu\n"
        "@vllm_Silu.register_oot\nclass Mine(vllm_Silu): ...\n",
        u"custom-op SiluAndMul Mine general → vllm.model_executor.layers.activation:SiluAndMul"_s);
    row("name on the common base",
        "from vllm.model_executor.custom_op import CustomOp\n"
        "@CustomOp.register_oot(name='SiluAndMul')\nclass Mine(CustomOp): ...\n",
        u"custom-op SiluAndMul Mine general → vllm.model_executor.layers.activation:SiluAndMul"_s);
    row("keywords, platform, default of the key",
        "from vllm.model_executor.kernels.linear import register_linear_kernel, Kernel\n"
        "from vllm.platforms import PlatformEnum\nclass Mine(Kernel): ...\n"
        "register_linear_kernel(Mine, platform=PlatformEnum.OOT)\n"
        "register_linear_kernel(kernel_class=Mine, platform=PlatformEnum.OOT, kernel_type='int8')\n",
        u"linear-kernel mp Mine general → vllm.model_executor.kernels.linear:register_linear_kernel[mp] OOT\n"
        "linear-kernel int8 Mine general → vllm.model_executor.kernels.linear:register_linear_kernel[int8] OOT"_s);
    row("platform table",
        "import vllm.model_executor.kernels.linear\nfrom vllm.platforms import PlatformEnum\n"
        "from vllm.model_executor.kernels.linear import Kernel\nclass Mine(Kernel): ...\n"
        "vllm.model_executor.kernels.linear._POSSIBLE_INT8_KERNELS = {PlatformEnum.OOT: [Mine], PlatformEnum.CUDA: "
        "[Kernel]}\n",
        u"linear-kernel int8 Mine general → vllm.model_executor.kernels.linear:_POSSIBLE_INT8_KERNELS[int8] OOT"_s);
    row("string path in a function, and decorator",
        "from vllm.v1.attention.backends.registry import AttentionBackendEnum, register_backend\n"
        "def setup():\n    register_backend(backend=AttentionBackendEnum.FLASH_ATTN, "
        "class_path='vllm_metax.patch.a.Mine')\n"
        "@register_backend(AttentionBackendEnum.FLASH_ATTN)\nclass Mine: ...\n",
        u"attention FLASH_ATTN vllm_metax.patch.a.Mine general → vllm.v1.attention.backends.flash:Flash\n"
        "attention FLASH_ATTN Mine general → vllm.v1.attention.backends.flash:Flash"_s);
    row("method of an object",
        "from vllm.model_executor.models.registry import ModelRegistry\n"
        "def setup():\n    ModelRegistry.register_model('Net', 'vllm_metax.patch.a:Mine')\nclass Mine: ...\n",
        u"model Net vllm_metax.patch.a:Mine general → vllm.model_executor.models.net:Net"_s);
    row("operator",
        "from vllm.utils.torch_utils import direct_register_custom_op\ndef real(x): ...\n"
        "direct_register_custom_op(op_name='mine', op_func=real, mutates_args=[], fake_impl=real)\n",
        u"torch-op mine real general → vllm.utils.torch_utils:direct_register_custom_op[mine]"_s);
}

void RegistrationsTest::found()
{
    QFETCH(const QByteArray, code);
    QFETCH(const QString, expected);
    const QString found = registrationsText(
        {{u"vllm_metax/patch/__init__.py"_s, "from . import a\n"}, {u"vllm_metax/patch/a.py"_s, code}});
    if (expected.isEmpty())
        QCOMPARE(found, u"quantization awq Config general → vllm.model_executor.layers.quantization.awq:AWQConfig"_s);
    else
        QCOMPARE(found, expected);
}

/// Upstream's class is gone at the target: the registration is still one, and names what base had.
void RegistrationsTest::ownerThatIsGone()
{
    Files target = upstream;
    target[u"vllm/model_executor/layers/activation.py"_s] = "";
    QCOMPARE(registrationsText(
                 {{u"vllm_metax/patch/__init__.py"_s, "from vllm.model_executor.layers.activation import SiluAndMul\n"
                                                      "@SiluAndMul.register_oot\nclass Mine(SiluAndMul): ...\n"}},
                 target),
             u"custom-op SiluAndMul Mine general → vllm.model_executor.layers.activation:SiluAndMul"_s);
}

void RegistrationsTest::nothingElse_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("own function of that name")
        << "def register_backend(x, y=None): ...\nregister_backend(1, 'vllm.a.B')\n"_ba;
    QTest::newRow("torch's own")
        << "import torch\ntorch.ops.register_backend('x', 'y')\npg._register_backend(1, 2, 3)\n"_ba;
    QTest::newRow("a decorator that is only kept")
        << "from vllm.v1.attention.backends.registry import AttentionBackendEnum, register_backend\n"
           "later = register_backend(AttentionBackendEnum.FLASH_ATTN)\n"_ba;
    QTest::newRow("upstream's own entries of a copied table")
        << "import vllm.model_executor.kernels.linear\nfrom vllm.model_executor.kernels.linear import Kernel\n"
           "vllm.model_executor.kernels.linear._POSSIBLE_INT8_KERNELS = {'OOT': [Kernel]}\n"_ba;
}

void RegistrationsTest::nothingElse()
{
    QFETCH(const QByteArray, code);
    QCOMPARE(registrationsText({{u"vllm_metax/patch/__init__.py"_s, code}}), QString());
}

void RegistrationsTest::parentsAndPlaces()
{
    Files target = upstream;
    target[u"vllm/model_executor/layers/quantization/awq.py"_s] =
        "class Base: ...\nclass AWQConfig(Base):\n    new = 1\n";
    const auto analysis =
        ScanFixture(upstream, target,
                    {{u"vllm_metax/platform.py"_s,
                      "from vllm.model_executor.layers.quantization import register_quantization_config\n"
                      "from vllm.model_executor.layers.quantization.awq import AWQConfig\n"
                      "if True:\n    @register_quantization_config('awq')\n    class Config(AWQConfig): ...\n"}})
            .scan();
    const inventory::Entry &entry = analysis.entries.front();
    QCOMPARE(std::ranges::count(analysis.entries, inventory::Domain::Registry, &inventory::Entry::domain), 1);
    QCOMPARE(entry.id, u"registry:vllm_metax/platform.py:quantization:awq"_s);
    QVERIFY(entry.reached == inventory::Reached::Platform);
    QCOMPARE(entry.condition, u"if True"_s);
    QCOMPARE(entry.parents.join(u' '),
             u"vllm_metax.platform:Config vllm.model_executor.layers.quantization.awq:AWQConfig "
             "vllm.model_executor.layers.quantization.awq:Base"_s);
    QCOMPARE(entry.atTarget->file, u"vllm/model_executor/layers/quantization/awq.py"_s);
    QCOMPARE(entry.replacement->name, u"Config"_s);
    QCOMPARE(entry.changedSinceBase, std::optional(true));
}

/// Lines above do not change an id; the JSON form keeps everything.
void RegistrationsTest::idsSurviveAndRoundTrip()
{
    const QByteArray code = "from vllm.v1.attention.backends.registry import AttentionBackendEnum, register_backend\n"
                            "@register_backend(AttentionBackendEnum.FLASH_ATTN)\nclass Mine: ...\n"
                            "@register_backend(AttentionBackendEnum.FLASH_ATTN)\nclass Other: ...\n";
    const auto ids = [&](const QByteArray &text) {
        QStringList all;
        for (const auto &entry :
             ScanFixture(upstream, upstream, {{u"vllm_metax/patch/__init__.py"_s, text}}).scan().entries)
            all.append(entry.id);
        return all;
    };
    QCOMPARE(ids(code), (QStringList{u"registry:vllm_metax/patch/__init__.py:attention:FLASH_ATTN"_s,
                                     u"registry:vllm_metax/patch/__init__.py:attention:FLASH_ATTN#2"_s}));
    QCOMPARE(ids("# a line\n\n" + code), ids(code));
    const auto analysis = ScanFixture(upstream, upstream, {{u"vllm_metax/patch/__init__.py"_s, code}}).scan();
    const auto read = checks::Analysis::fromJson(analysis.toJson());
    QVERIFY(read);
    QVERIFY(*read == analysis);
}

void RegistrationsTest::domains()
{
    const ScanFixture fixture(
        upstream, upstream,
        {{u"vllm_metax/patch/__init__.py"_s,
          "import vllm.platforms\nvllm.platforms.PlatformEnum = 1\n"
          "from vllm.v1.attention.backends.registry import AttentionBackendEnum, register_backend\n"
          "@register_backend(AttentionBackendEnum.FLASH_ATTN)\nclass Mine: ...\n"}});
    const auto count = [&](std::vector<inventory::Domain> domains) {
        checks::ScanRequest request = fixture.request();
        request.domains = std::move(domains);
        source::WorkerPool pool;
        const auto result = checks::scan(request, pool);
        return result ? result->analysis->entries.size() : 0;
    };
    QCOMPARE(count({inventory::Domain::Patch}), size_t(1));
    QCOMPARE(count({inventory::Domain::Registry}), size_t(1));
    QCOMPARE(count({inventory::Domain::Patch, inventory::Domain::Registry}), size_t(2));
}

MXW_WORKER_TEST_MAIN(RegistrationsTest)
#include "tst_registrations.moc"

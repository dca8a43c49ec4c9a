// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/checks/RegistryFixture.h"

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::tests;

/// What a registered key leads to (workflows/registry-upgrade, "Trace registration and dispatch").
class RegistrationChecksTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void platformKeys_data();
    void platformKeys() { checkRow(u"R11"_s); }
    void duplicateKeys_data();
    void duplicateKeys() { checkRow(u"R12"_s); }
    void stringTargets_data();
    void stringTargets() { checkRow(u"R13"_s); }
    void shadowedKeys_data();
    void shadowedKeys() { checkRow(u"R14"_s); }
    void keyCoverage_data();
    void keyCoverage() { checkRow(u"R16"_s); }
    void findingsBelongToTheRegistration();
};

void RegistrationChecksTest::platformKeys_data()
{
    addColumns();
    const QByteArray head = "== vllm_metax/registry/__init__.py\n"
                            "from vllm.model_executor.kernels.linear import TritonKernel, register_linear_kernel as r\n"
                            "from vllm.platforms.interface import PlatformEnum\n"
                            "class Mine(TritonKernel):\n    pass\n";
    const QString place = u"R11 warning vllm_metax/registry/__init__.py:5 mp"_s;
    const auto row = [&](const char *name, const QByteArray &code, const QString &expected,
                         const QByteArray &target = {}) {
        QTest::newRow(name) << head + code << target << QByteArray() << expected;
    };
    row("own platform", "r(Mine, PlatformEnum.OOT)\n", QString());
    row("another platform", "r(Mine, PlatformEnum.CUDA)\n", place);
    row("both", "r(Mine, PlatformEnum.CUDA)\nr(Mine, platform=PlatformEnum.OOT)\n", QString());
    row("computed", "r(Mine, current_platform._enum)\n", QString());
    Files upstream = filesOf(upstreamText);
    const QByteArray linear = "== vllm/model_executor/kernels/linear/__init__.py\n" +
                              upstream[u"vllm/model_executor/kernels/linear/__init__.py"_s];
    const QByteArray indexed = linear + "def choose():\n    for k in _POSSIBLE_KERNELS[current_platform._enum]:\n"
                                        "        return k\n";
    const QString missing = u"R11 warning vllm_metax/platform.py:2 %1"_s;
    row("indexed and missing", "", missing.arg(u"_POSSIBLE_KERNELS"_s), indexed);
    row("indexed and registered", "r(Mine, PlatformEnum.OOT)\n", QString(), indexed);
    row("indexed and registered for another kind", "r(Mine, PlatformEnum.OOT, 'int8')\n",
        missing.arg(u"_POSSIBLE_KERNELS"_s), indexed);
    row("indexed and patched",
        "import vllm.model_executor.kernels.linear as l\nl._POSSIBLE_KERNELS = {PlatformEnum.OOT: [Mine]}\n", QString(),
        indexed);
    row("the function that asks is patched",
        "import vllm.model_executor.kernels.linear as l\ndef choose(): pass\nl.choose = choose\n", QString(), indexed);
    row("asked with get", "", QString(), linear + "def choose():\n    return _POSSIBLE_KERNELS.get(p._enum, [])\n");
    row("given as an argument", "r(Mine, PlatformEnum.OOT)\n", missing.arg(u"_POSSIBLE_INT8_KERNELS"_s),
        linear + "def choose(possible):\n    return possible[current_platform._enum]\n"
                 "def int8():\n    return choose(_POSSIBLE_INT8_KERNELS)\n"
                 "def mp():\n    return choose(possible=_POSSIBLE_KERNELS)\n");
    row("written to", "", QString(), linear + "def add(k):\n    _POSSIBLE_KERNELS[current_platform._enum] = [k]\n");
}

void RegistrationChecksTest::duplicateKeys_data()
{
    addColumns();
    const QByteArray head =
        "== vllm_metax/registry/__init__.py\n"
        "from vllm.model_executor.layers.quantization import register_quantization_config as reg\n"
        "from vllm.v1.attention.backends.registry import AttentionBackendEnum as E, register_backend\n"
        "from vllm.model_executor.layers.activation import SiluAndMul\n";
    const auto row = [&](const char *name, const QByteArray &code, const QString &expected) {
        QTest::newRow(name) << head + code << QByteArray() << QByteArray() << expected;
    };
    const QString at = u"R12 %1 vllm_metax/registry/__init__.py:%2 %3"_s;
    row("two classes", "@reg('awq')\nclass A:\n    pass\n@reg('awq')\nclass B:\n    pass\n",
        at.arg(u"warning"_s).arg(7).arg(u"awq"_s));
    row("two keys", "@reg('awq')\n@reg('auto_awq')\nclass A:\n    pass\n", QString());
    row("one class twice", "class A:\n    pass\nreg('awq')(A)\nreg('awq')(A)\n",
        at.arg(u"info"_s).arg(7).arg(u"awq"_s));
    row("either or",
        "if a():\n    @reg('awq')\n    class A:\n        pass\nelse:\n    @reg('awq')\n    class B:\n"
        "        pass\n",
        QString());
    row("a path early and the decorator where it leads",
        "register_backend(E.FLASH, class_path='vllm_metax.flash.Flash')\n"
        "== vllm_metax/flash.py\nfrom vllm.v1.attention.backends.registry import AttentionBackendEnum, "
        "register_backend\n"
        "@register_backend(AttentionBackendEnum.FLASH)\nclass Flash:\n    pass\n",
        QString());
    row("the registry raises",
        "@SiluAndMul.register_oot()\nclass A(SiluAndMul):\n    pass\n"
        "@SiluAndMul.register_oot()\nclass B(SiluAndMul):\n    pass\n",
        at.arg(u"error"_s).arg(7).arg(u"SiluAndMul"_s));
    row("a key holds a list",
        "from vllm.model_executor.kernels.linear import TritonKernel, register_linear_kernel as r\n"
        "from vllm.platforms.interface import PlatformEnum\nclass A(TritonKernel):\n    pass\n"
        "class B(TritonKernel):\n    pass\nr(A, PlatformEnum.OOT)\nr(B, PlatformEnum.OOT)\n",
        QString());
    row("one never runs",
        "@reg('awq')\nclass A:\n    pass\n== vllm_metax/off.py\n"
        "from vllm.model_executor.layers.quantization import register_quantization_config as reg\n"
        "@reg('awq')\nclass B:\n    pass\n",
        QString());
}

void RegistrationChecksTest::stringTargets_data()
{
    addColumns();
    const QByteArray head =
        "== vllm_metax/registry/__init__.py\n"
        "from vllm.v1.attention.backends.registry import AttentionBackendEnum as E, register_backend\n";
    const auto row = [&](const char *name, const QByteArray &code, const QString &expected) {
        QTest::newRow(name) << head + code << QByteArray() << QByteArray() << expected;
    };
    const QString at = u"R13 error vllm_metax/registry/__init__.py:2 "_s;
    row("there", "register_backend(E.FLASH, 'vllm_metax.moe.experts.TritonExperts')\n", QString());
    row("no such class", "register_backend(E.FLASH, 'vllm_metax.moe.experts.Gone')\n", at + u"Gone"_s);
    row("moved", "register_backend(E.FLASH, class_path='vllm_metax.old.TritonExperts')\n",
        at + u"TritonExperts → vllm_metax.moe.experts:TritonExperts"_s);
    row("upstream's, moved", "register_backend(E.FLASH, 'vllm.v1.attention.flash.FlashBackend')\n",
        at + u"FlashBackend → vllm.v1.attention.backends.flash:FlashBackend"_s);
    row("a package of neither tree", "register_backend(E.FLASH, 'other.flash.Backend')\n", QString());
    row("made by the build", "register_backend(E.FLASH, 'vllm._C.Backend')\n", QString());
    row("computed", "register_backend(E.FLASH, PREFIX + '.Gone')\n", QString());
    row("no path", "register_backend(E.FLASH, 'word')\n", QString());
}

void RegistrationChecksTest::shadowedKeys_data()
{
    addColumns();
    const QByteArray head =
        "== vllm_metax/registry/__init__.py\n"
        "from vllm.v1.attention.backends.registry import AttentionBackendEnum as E, register_backend\n"
        "from vllm.model_executor.layers.quantization import register_quantization_config as reg\n"
        "from vllm.v1.attention.backends.flash import Backend, FlashBackend\n"
        "from vllm.model_executor.layers.quantization.awq import AWQConfig\n";
    const auto row = [&](const char *name, const QByteArray &code, const QString &expected,
                         const QByteArray &target = {}) {
        QTest::newRow(name) << head + code << target << QByteArray() << expected;
    };
    const QString at = u"R14 %1 vllm_metax/registry/__init__.py:5 %2"_s;
    row("derives", "@register_backend(E.FLASH)\nclass Mine(FlashBackend):\n    pass\n", QString());
    row("stands alone", "@register_backend(E.FLASH)\nclass Mine(Backend):\n    pass\n", at.arg(u"info"_s, u"FLASH"_s));
    row("a base that cannot be told", "@register_backend(E.FLASH)\nclass Mine(make()):\n    pass\n", QString());
    row("a new key", "@reg('mine')\nclass Mine:\n    pass\n", QString());
    const QByteArray quantization = filesOf(upstreamText)[u"vllm/model_executor/layers/quantization/__init__.py"_s];
    const QByteArray changed = "== vllm/model_executor/layers/quantization/__init__.py\n" +
                               QByteArray(quantization).replace("\"awq\": AWQConfig", "\"awq\": Fp8Config");
    row("upstream's class is another now", "@reg('awq')\nclass Mine(AWQConfig):\n    pass\n",
        at.arg(u"warning"_s, u"awq"_s), changed);
    row("and the plugin follows",
        "from vllm.model_executor.layers.quantization.fp8 import Fp8Config\n@reg('awq')\nclass Mine(Fp8Config):\n    "
        "pass\n",
        QString(), changed);
}

void RegistrationChecksTest::keyCoverage_data()
{
    addColumns();
    const QByteArray head = "== vllm_metax/registry/__init__.py\n"
                            "from vllm.model_executor.layers.quantization import register_quantization_config as reg\n"
                            "from vllm.model_executor.layers.quantization.awq import AWQConfig\n"
                            "from vllm.model_executor.layers.quantization.fp8 import Fp8Config\n";
    const QByteArray platform = "== vllm_metax/platform.py\n"
                                "from vllm.platforms.interface import Platform as Base\nclass Platform(Base):\n";
    const auto row = [&](const char *name, const QByteArray &body, const QByteArray &code, const QString &expected,
                         const QByteArray &base = {}) {
        QTest::newRow(name) << head + code + (body.isEmpty() ? QByteArray() : platform + body) << QByteArray() << base
                            << expected;
    };
    const QByteArray awq = "@reg('awq')\n@reg('auto_awq')\nclass Mine(AWQConfig):\n    pass\n";
    const QString at = u"R16 %1 vllm_metax/platform.py:%2 %3"_s;
    row("listed", "    supported_quantization = ['awq', 'auto_awq']\n", awq, QString());
    row("registered and not listed", "    supported_quantization = [\n        'awq',\n    ]\n", awq,
        at.arg(u"warning"_s).arg(3).arg(u"auto_awq"_s));
    row("added under a condition",
        "    supported_quantization: list = ['awq']\n    if x():\n        supported_quantization.append('auto_awq')\n",
        awq, QString());
    row("computed", "    supported_quantization = ['awq'] + MORE\n", awq, QString());
    row("partly computed", "    supported_quantization = ['awq', *MORE]\n", awq, QString());
    row("no list: all are allowed", "    pass\n", "@reg('fp8')\nclass Mine(Fp8Config):\n    pass\n", QString());
    row("new to upstream: the registry adds it", "    supported_quantization = ['awq', 'auto_awq']\n",
        awq + "@reg('mine')\nclass Other:\n    pass\n", QString());
    row("registered to turn it off", "    supported_quantization = ['awq', 'auto_awq']\n",
        awq + "@reg('awq_marlin')\nclass Off(AWQConfig):\n    @classmethod\n"
              "    def override_quantization_method(cls, config):\n        return None\n",
        QString());
    const QByteArray claims =
        "== vllm_metax/registry/__init__.py\n"
        "from vllm.model_executor.layers.quantization import register_quantization_config as reg\n"
        "from vllm.model_executor.layers.quantization.awq import AWQConfig\n";
    const QByteArray claiming = "== vllm/model_executor/layers/quantization/awq.py\nclass AWQConfig:\n"
                                "    @classmethod\n    def get_name(cls):\n        return 'auto_awq'\n"
                                "    @classmethod\n    def override_quantization_method(cls, config):\n"
                                "        if config:\n            return cls.get_name()\n        return None\n";
    QTest::newRow("upstream's class makes another key of it")
        << claims + "@reg('awq')\nclass Mine(AWQConfig):\n    pass\n" + platform +
               "    supported_quantization = ['awq']\n"
        << claiming << QByteArray() << at.arg(u"warning"_s).arg(3).arg(u"awq"_s);
    QTest::newRow("the plugin's claims nothing")
        << claims + "@reg('awq')\nclass Mine(AWQConfig):\n    def override_quantization_method(cls, c): return None\n" +
               platform + "    supported_quantization = ['awq']\n"
        << claiming << QByteArray() << QString();
    row("listed by nobody", "    supported_quantization = ['fp8', 'gguf']\n", "",
        at.arg(u"info"_s).arg(3).arg(u"gguf"_s));
    row("gone from upstream", "    supported_quantization = ['fp8', 'gguf']\n", "",
        at.arg(u"warning"_s).arg(3).arg(u"gguf"_s),
        "== vllm/model_executor/layers/quantization/__init__.py\nfrom typing import Literal\n"
        "QuantizationMethods = Literal['fp8', 'gguf']\n");
    row("another spelling", "    supported_quantization = ['fp8', 'compressed_tensors']\n", "", QString());
    row("sibling keys", "    supported_quantization = ['awq', 'awq_marlin', 'auto_awq']\n",
        "@reg('awq')\nclass Mine(AWQConfig):\n    pass\n", u"R16 warning vllm_metax/registry/__init__.py:4 awq"_s);
    row("sibling keys, all allowed", "    pass\n", "@reg('awq')\nclass Mine(AWQConfig):\n    pass\n",
        u"R16 warning vllm_metax/registry/__init__.py:4 awq"_s);
    row("sibling keys that the platform rejects", "    supported_quantization = ['awq']\n",
        "@reg('awq')\nclass Mine(AWQConfig):\n    pass\n", QString());
    row("one key", "    supported_quantization = ['fp8']\n", "@reg('fp8')\nclass Mine(Fp8Config):\n    pass\n",
        QString());
}

void RegistrationChecksTest::findingsBelongToTheRegistration()
{
    const Files upstream = filesOf(upstreamText);
    Files plugin = filesOf(pluginText);
    plugin.insert(filesOf("== vllm_metax/platform.py\nfrom vllm.platforms.interface import Platform as Base\n"
                          "class Platform(Base):\n    supported_quantization = ['fp8']\n"
                          "== vllm_metax/registry/__init__.py\n"
                          "from vllm.model_executor.layers.quantization import register_quantization_config as reg\n"
                          "@reg('awq')\nclass Mine:\n    pass\n"));
    const auto analysis = ScanFixture(upstream, upstream, plugin).scan();
    const auto finding = std::ranges::find(analysis.findings, u"R16"_s, &checks::Finding::check);
    QVERIFY(finding != analysis.findings.end());
    QCOMPARE(finding->entry, u"registry:vllm_metax/registry/__init__.py:quantization:awq"_s);
    QCOMPARE(finding->upstreamFile, u"vllm/model_executor/layers/quantization/awq.py"_s);
    QVERIFY(finding->message.contains(u"\"awq\""_s) && finding->message.contains(u"Platform"_s));
}

MXW_WORKER_TEST_MAIN(RegistrationChecksTest)
#include "tst_registrationchecks.moc"

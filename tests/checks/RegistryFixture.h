// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/checks/ScanFixture.h"

namespace mxw::tests {

using namespace Qt::StringLiterals;

/// "== path" opens a file.
inline Files filesOf(const QByteArray &text)
{
    Files files;
    QString path;
    for (const QByteArray &line : text.split('\n')) {
        if (line.startsWith("== "))
            path = QString::fromUtf8(line.sliced(3));
        else if (!path.isEmpty())
            files[path] += line + '\n';
    }
    return files;
}

/// Registries of the shapes that upstream has.
inline const QByteArray upstreamText = R"(
== vllm/model_executor/layers/quantization/__init__.py
from typing import Literal
QuantizationMethods = Literal["awq", "awq_marlin", "auto_awq", "fp8", "compressed-tensors"]
def register_quantization_config(quantization):
    return lambda cls: cls
def get_quantization_config(quantization):
    from .awq import AWQConfig
    from .fp8 import Fp8Config
    method_to_config = {"awq": AWQConfig, "awq_marlin": AWQConfig, "auto_awq": AWQConfig, "fp8": Fp8Config}
    return method_to_config[quantization]
== vllm/model_executor/layers/quantization/awq.py
class AWQConfig:
    pass
== vllm/model_executor/layers/quantization/fp8.py
class Fp8Config:
    pass
== vllm/model_executor/custom_op.py
class CustomOp:
    @classmethod
    def register_oot(cls, op=None, name=None):
        return lambda c: c
== vllm/model_executor/layers/activation.py
from vllm.model_executor.custom_op import CustomOp
class SiluAndMul(CustomOp):
    pass
== vllm/model_executor/kernels/linear/__init__.py
from vllm.platforms.interface import PlatformEnum, current_platform
class TritonKernel:
    pass
_POSSIBLE_KERNELS = {PlatformEnum.CUDA: [TritonKernel]}
_POSSIBLE_INT8_KERNELS = {PlatformEnum.CUDA: [TritonKernel]}
def register_linear_kernel(kernel_class, platform, kernel_type="mp"):
    pass
== vllm/platforms/interface.py
import enum
class PlatformEnum(enum.Enum):
    CUDA = 1
    ROCM = 2
    OOT = 3
class Platform:
    _enum: PlatformEnum
    supported_quantization: list = []
current_platform = Platform()
== vllm/v1/attention/backends/registry.py
from enum import Enum
class AttentionBackendEnum(Enum):
    FLASH = "vllm.v1.attention.backends.flash.FlashBackend"
    TRITON = "vllm.v1.attention.backends.triton.TritonBackend"
def register_backend(backend, class_path=None):
    return lambda cls: cls
== vllm/v1/attention/backends/flash.py
class Backend:
    pass
class FlashBackend(Backend):
    pass
== vllm/utils/torch_utils.py
def direct_register_custom_op(op_name, op_func, mutates_args=None, fake_impl=None, target_lib=None):
    pass
== vllm/moe/oracle.py
from enum import Enum
from vllm.moe.experts import BatchedExperts, TritonExperts
class MoeBackend(Enum):
    TRITON = "t"
    DEEP = "d"
def backend_to_kernel_cls(backend):
    return [TritonExperts, BatchedExperts]
def run(backend: MoeBackend, count=0):
    return count
def name_of(backend: str):
    return backend
NAMES = {MoeBackend.TRITON: "t"}
class Chooser:
    default: MoeBackend = MoeBackend.TRITON
    def choose(self) -> MoeBackend:
        return MoeBackend.TRITON
== vllm/moe/experts.py
class Experts:
    pass
class TritonExperts(Experts):
    pass
class BatchedExperts(Experts):
    pass
class DeepExperts(Experts):
    pass
class TritonOrDeepExperts(Experts):
    def __init__(self):
        self.fallback = TritonExperts()
        self.first = DeepExperts()
class Helper:
    def __init__(self):
        self.experts = TritonExperts()
)";

inline const QByteArray pluginText = R"(
== vllm_metax/patch/__init__.py
import vllm_metax.registry
== vllm_metax/registry/__init__.py
== vllm_metax/platform.py
from vllm.platforms.interface import Platform as Base, PlatformEnum
class MacaPlatform(Base):
    _enum = PlatformEnum.OOT
Platform = MacaPlatform if True else None
== vllm_metax/moe/experts.py
from vllm.moe.experts import Experts, TritonExperts as vllm_TritonExperts
class TritonExperts(vllm_TritonExperts):
    pass
)";

/// Findings of one check; the files given come on top of those above.
inline QString findings(const QString &id, const QByteArray &plugin, const QByteArray &target = {},
                        const QByteArray &base = {})
{
    const auto with = [](Files files, const QByteArray &more) {
        files.insert(filesOf(more));
        return files;
    };
    const Files upstream = filesOf(upstreamText);
    ScanFixture fixture(with(upstream, base), with(upstream, target), with(filesOf(pluginText), plugin));
    return findingsText(fixture.scan(), id);
}

/// Columns of the rows that checkRow() takes.
inline void addColumns()
{
    QTest::addColumn<QByteArray>("plugin");
    QTest::addColumn<QByteArray>("target"); ///< of upstream, beside the files above
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QString>("expected");
}

inline void checkRow(const QString &id)
{
    QFETCH(QByteArray, plugin);
    QFETCH(QByteArray, target);
    QFETCH(QByteArray, base);
    QFETCH(QString, expected);
    QCOMPARE(findings(id, plugin, target, base), expected);
}

} // namespace mxw::tests

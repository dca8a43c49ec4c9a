# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from typing import Any

from vllm.model_executor.kernels.linear import init_int8_linear_kernel


class CompressedTensorsW8A8Int8:
    def create_weights(self, layer: Any) -> None:
        self.kernel = init_int8_linear_kernel()

    def apply_weights(self, layer: Any, x: list[float]) -> list[float]:
        return self.kernel.apply_weights(layer, x)

# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from typing import Any

from vllm.model_executor.kernels.linear import choose_mp_linear_kernel


class CompressedTensorsWNA16:
    def create_weights(self, layer: Any) -> None:
        kernel_class = choose_mp_linear_kernel()
        self.kernel = kernel_class()

    def apply_weights(self, layer: Any, x: list[float]) -> list[float]:
        return self.kernel.apply_weights(layer, x)

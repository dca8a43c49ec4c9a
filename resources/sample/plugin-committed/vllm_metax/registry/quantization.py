# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from vllm.model_executor.layers.quantization import QUANTIZATION_METHODS, AWQConfig


class MacaAWQConfig(AWQConfig):
    group_size = 128


QUANTIZATION_METHODS.update({"awq": MacaAWQConfig})

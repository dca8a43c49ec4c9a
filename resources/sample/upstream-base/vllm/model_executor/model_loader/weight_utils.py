# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from vllm.model_executor.layers.quantization import get_quantization_config
from vllm.model_executor.layers.quantization.base_config import QuantizationConfig


def get_quant_config(quantization: dict) -> QuantizationConfig:
    """The configuration object for what a checkpoint says."""
    arguments = dict(quantization)
    config_class = get_quantization_config(arguments.pop("quant_method"))
    return config_class(**arguments)

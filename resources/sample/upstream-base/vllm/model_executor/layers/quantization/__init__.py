# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Quantization methods by the name checkpoints use."""

from collections.abc import Callable


class QuantizationConfig:
    bits = 16


class AWQConfig(QuantizationConfig):
    bits = 4


class Fp8Config(QuantizationConfig):
    bits = 8


QUANTIZATION_METHODS: dict[str, type[QuantizationConfig]] = {
    "awq": AWQConfig,
    "fp8": Fp8Config,
}


def register_quantization_config(name: str) -> Callable[[type], type]:
    """Add or replace a method from outside the engine."""

    def register(config_class: type) -> type:
        QUANTIZATION_METHODS[name] = config_class
        return config_class

    return register

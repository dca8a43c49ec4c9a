# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
import enum


class PlatformEnum(enum.Enum):
    CUDA = enum.auto()
    CPU = enum.auto()
    OOT = enum.auto()


class Platform:
    """What the engine asks of the hardware."""

    _enum = PlatformEnum.CPU
    device_name = "cpu"

    def is_out_of_tree(self) -> bool:
        return self._enum is PlatformEnum.OOT

    def check_and_update_config(self, config: dict) -> None:
        """Adapt a configuration to this platform."""

    def get_attn_backend_cls(self, head_size: int) -> str:
        """Dotted path of the attention backend for a head size."""
        from vllm.v1.attention.backends.registry import AttentionBackendEnum

        return AttentionBackendEnum.TRITON_ATTN.get_path()

    def communication_library(self) -> str:
        """File name of the collective communication library."""
        return "libnccl.so.2"

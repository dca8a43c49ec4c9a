# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a checkpoint's configuration means for the engine."""

DEFAULT_CONTEXT = 8192


class ModelArchConvertor:
    def __init__(self, config: dict) -> None:
        self.config = config

    def is_deepseek_mla(self) -> bool:
        """Whether attention keeps a compressed key and value."""
        return self.config.get("model_type") in ("deepseek_v2", "deepseek_v3")

    def head_size(self) -> int:
        if self.is_deepseek_mla():
            return self.config["kv_lora_rank"] + self.config["qk_rope_head_dim"]
        return self.config["hidden_size"] // self.config["num_attention_heads"]

    def context_length(self) -> int:
        return self.config.get("max_position_embeddings", DEFAULT_CONTEXT)

# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
def register_models() -> None:
    from vllm import ModelRegistry

    ModelRegistry.register_model(
        "LongcatForCausalLM", "vllm_metax.models.longcat:LongcatForCausalLM"
    )
    ModelRegistry.register_model(
        "WideForCausalLM", "vllm_metax.models.wide:WideForCausalLM"
    )
    ModelRegistry.register_model(
        "WideForEmbedding", "vllm_metax.models.wide:WideForEmbedding"
    )
    ModelRegistry.register_model(
        "MoonbeamForCausalLM", "vllm_metax.models.moonbeam:MoonbeamForCausalLM"
    )
    ModelRegistry.register_model(
        "MoonbeamMTPModel", "vllm_metax.models.moonbeam_mtp:MoonbeamMTP"
    )

# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from vllm.plugins import load_general_plugins
from vllm.sampling_params import SamplingParams
from vllm.v1.worker.runner import ModelRunner


class LLM:
    """Runs one model in this process."""

    def __init__(self, model: str) -> None:
        load_general_plugins()
        self.runner = ModelRunner(model)

    def generate(self, prompt: list[int], params: SamplingParams) -> list[int]:
        return self.runner.execute(prompt, params)

# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Executes one step of the model."""

import random

from vllm.distributed.parallel_state import all_reduce_max
from vllm.sampling_params import SamplingParams
from vllm.v1.sample import topk_topp_sampler


class ModelRunner:
    def __init__(self, model: str) -> None:
        self.model = model

    def execute(self, prompt: list[int], params: SamplingParams) -> list[int]:
        """Prompt and one drawn token."""
        longest = all_reduce_max([len(prompt)])[0]
        weights = [1.0 / (1 + token % longest) for token in prompt]
        probs = topk_topp_sampler.apply_top_k_top_p(weights, params.top_k, params.top_p)
        generator = random.Random(params.seed)
        return prompt + [topk_topp_sampler.random_sample(probs, generator)]

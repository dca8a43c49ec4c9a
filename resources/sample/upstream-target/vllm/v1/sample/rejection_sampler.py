# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Accepts or rejects the tokens that a draft model proposed."""

REJECTED = -1


def rejection_sample(
    draft_token_ids: list[int],
    draft_probs: list[float],
    target_probs: list[float],
    uniform: list[float],
    synthetic_rates: list[float] | None = None,
) -> list[int]:
    """Keep each draft token with probability target/draft, up to the first rejection.

    With synthetic rates, benchmarks decide how often a position is accepted.
    """
    output: list[int] = []
    for position, (token, draft, target, threshold) in enumerate(
        zip(draft_token_ids, draft_probs, target_probs, uniform)
    ):
        if synthetic_rates is not None:
            accepted = threshold < synthetic_rates[position]
        else:
            accepted = draft > 0 and target / draft >= threshold
        if not accepted:
            output.append(REJECTED)
            break
        output.append(token)
    return output


class RejectionSampler:
    def __init__(self, synthetic_rates: list[float] | None = None) -> None:
        self.synthetic_rates = synthetic_rates

    def forward(
        self,
        draft_token_ids: list[int],
        draft_probs: list[float],
        target_probs: list[float],
        uniform: list[float],
    ) -> list[int]:
        return rejection_sample(
            draft_token_ids,
            draft_probs,
            target_probs,
            uniform,
            synthetic_rates=self.synthetic_rates,
        )

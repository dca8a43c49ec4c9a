# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Accepts or rejects the tokens that a draft model proposed."""

REJECTED = -1


def rejection_sample(
    draft_token_ids: list[int],
    draft_probs: list[float],
    target_probs: list[float],
    uniform: list[float],
) -> list[int]:
    """Keep each draft token with probability target/draft, up to the first rejection."""
    output: list[int] = []
    for token, draft, target, threshold in zip(
        draft_token_ids, draft_probs, target_probs, uniform
    ):
        if draft <= 0 or target / draft < threshold:
            output.append(REJECTED)
            break
        output.append(token)
    return output


class RejectionSampler:
    def forward(
        self,
        draft_token_ids: list[int],
        draft_probs: list[float],
        target_probs: list[float],
        uniform: list[float],
    ) -> list[int]:
        return rejection_sample(draft_token_ids, draft_probs, target_probs, uniform)

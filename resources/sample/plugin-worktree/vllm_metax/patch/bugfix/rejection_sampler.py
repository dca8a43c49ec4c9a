# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# -----------------------------------------------------------------------------
# Note: The fast division of MACA flushes very small draft probabilities to
#       zero, so that a quotient becomes infinite and a bad token is accepted.
#       Compare by multiplication instead.
#
# Affected versions: v0.25.0, v0.26.0
#
# Remove at: the engine compares without a division.
# -----------------------------------------------------------------------------

from vllm.v1.sample.rejection_sampler import REJECTED

from vllm_metax.patch.utils import patch


@patch("vllm.v1.sample.rejection_sampler", "rejection_sample")
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
            # MetaX Modification: no division
            accepted = draft > 0 and target >= threshold * draft
        if not accepted:
            output.append(REJECTED)
            break
        output.append(token)
    return output

# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# -----------------------------------------------------------------------------
# Note: Draws by bisection over the running sum, which the device does faster
#       than a scan.
#
# Affected versions: v0.25.0, v0.26.0
# -----------------------------------------------------------------------------

import bisect
import itertools
import random

from vllm.v1.sample import topk_topp_sampler


def bisect_sample(probs: list[float], generator: random.Random) -> int:
    """Draw one index with the given weights."""
    sums = list(itertools.accumulate(probs))
    return bisect.bisect_right(sums, generator.random() * sums[-1], hi=len(sums) - 1)


topk_topp_sampler.random_sample = bisect_sample

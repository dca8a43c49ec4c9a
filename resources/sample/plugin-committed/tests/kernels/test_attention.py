# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
import numpy as np
import pytest

import numerics


def operands(seq_len, head_size, dtype):
    return [numerics.random(seed, seq_len, head_size, dtype=dtype) for seed in (21, 22, 23)]


@pytest.mark.parametrize("dtype", [np.float16, np.float32])
@pytest.mark.parametrize("seq_len", [64, 100, 256])
@pytest.mark.parametrize("head_size", [64, 128])
def test_flash_attention(dtype, seq_len, head_size):
    query, key, value = operands(seq_len, head_size, dtype)
    tolerance = 2e-3 if dtype is np.float16 else 1e-5
    np.testing.assert_allclose(
        numerics.attention(query, key, value),
        numerics.attention_reference(query, key, value),
        rtol=tolerance,
        atol=tolerance,
    )


@pytest.mark.parametrize("seq_len", [64, 100, 256])
def test_flash_attention_of_the_old_component(seq_len):
    """The version before last does not mask the tail of the last block: wrong unless blocks are full."""
    query, key, value = operands(seq_len, 64, np.float32)
    out = numerics.attention(query, key, value, mask_tail=False)
    np.testing.assert_allclose(out, numerics.attention_reference(query, key, value), rtol=1e-5, atol=1e-5)


def test_probabilities_of_an_empty_row():
    """A row of nothing but -inf: the kernel gives NaN where the reference gives zeros."""
    scores = numerics.random(31, 8, 64)
    scores[3] = -np.inf
    with np.errstate(invalid="ignore"):
        out = numerics.softmax(scores)
    reference = numerics.softmax(np.where(np.isinf(scores), -1e30, scores).astype(np.float64))
    reference[3] = 0
    np.testing.assert_allclose(out, reference, rtol=1e-5, atol=1e-7)

# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
import numpy as np
import pytest

import numerics

TOLERANCES = {np.float16: (2e-3, 1e-3), np.float32: (1.3e-6, 1e-5)}


@pytest.mark.parametrize("dtype", [np.float16, np.float32])
@pytest.mark.parametrize("num_tokens", [1, 17, 256])
@pytest.mark.parametrize("hidden_size", [64, 512])
def test_silu_and_mul(dtype, num_tokens, hidden_size):
    x = numerics.random(num_tokens, num_tokens, 2 * hidden_size, dtype=dtype)
    rtol, atol = TOLERANCES[dtype]
    np.testing.assert_allclose(numerics.silu_and_mul(x), numerics.silu_and_mul_reference(x), rtol=rtol, atol=atol)


@pytest.mark.parametrize("dtype", [np.float16, np.float32])
@pytest.mark.parametrize("hidden_size", [128, 768, 4096])
def test_rms_norm(dtype, hidden_size):
    x = numerics.random(7, 64, hidden_size, dtype=dtype)
    weight = numerics.random(8, hidden_size, dtype=dtype)
    rtol, atol = TOLERANCES[dtype]
    np.testing.assert_allclose(
        numerics.rms_norm(x, weight), numerics.rms_norm_reference(x, weight), rtol=rtol, atol=atol
    )


def test_silu_with_a_tolerance_that_cannot_fail():
    x = numerics.random(3, 32, 256, dtype=np.float16)
    np.testing.assert_allclose(numerics.silu_and_mul(x), numerics.silu_and_mul_reference(x), rtol=0.5, atol=10)

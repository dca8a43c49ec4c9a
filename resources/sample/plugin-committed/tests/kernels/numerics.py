# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What kernels compute, in the way kernels do: in low precision, block by block. The references are in float64."""

import numpy as np


def random(seed, *shape, dtype=np.float32, scale=1.0):
    return (np.random.default_rng(seed).standard_normal(shape) * scale).astype(dtype)


def silu_and_mul(x):
    gate, up = np.split(x, 2, axis=-1)
    one = x.dtype.type(1)
    return gate / (one + np.exp(-gate)) * up


def silu_and_mul_reference(x):
    return silu_and_mul(x.astype(np.float64))


def rms_norm(x, weight, eps=1e-5):
    wide = x.astype(np.float32)
    scale = 1 / np.sqrt((wide * wide).mean(axis=-1, keepdims=True) + np.float32(eps))
    return (wide * scale).astype(x.dtype) * weight


def rms_norm_reference(x, weight, eps=1e-5):
    wide = x.astype(np.float64)
    return wide / np.sqrt((wide * wide).mean(axis=-1, keepdims=True) + eps) * weight.astype(np.float64)


def linear(x, weight, block=64):
    """Blocks along K are summed in the type of the operands: the longer K, the larger the error."""
    total = np.zeros((x.shape[0], weight.shape[0]), dtype=x.dtype)
    for start in range(0, x.shape[1], block):
        part = x[:, start : start + block].astype(np.float32) @ weight[:, start : start + block].astype(np.float32).T
        total = (total + part.astype(x.dtype)).astype(x.dtype)
    return total


def linear_reference(x, weight):
    return x.astype(np.float64) @ weight.astype(np.float64).T


def pack_int4(values, order):
    """Eight 4-bit values in one 32-bit word, in the given order."""
    groups = values.reshape(*values.shape[:-1], -1, 8).astype(np.uint32)
    packed = np.zeros(groups.shape[:-1], dtype=np.uint32)
    for place, index in enumerate(order):
        packed |= groups[..., index] << np.uint32(4 * place)
    return packed


def dequantize_int4(packed, scales, group, order):
    values = np.empty((*packed.shape, 8), dtype=np.float32)
    for place, index in enumerate(order):
        values[..., index] = (packed >> np.uint32(4 * place)) & np.uint32(15)
    flat = values.reshape(*packed.shape[:-1], -1) - 8
    return (flat * np.repeat(scales, group, axis=-1)).astype(np.float16)


def softmax(x):
    shifted = np.exp(x - x.max(axis=-1, keepdims=True))
    return shifted / shifted.sum(axis=-1, keepdims=True)


def attention(query, key, value, block=64, mask_tail=True):
    """One head, online softmax over blocks of keys. Without the mask the last, partly filled block counts its padding."""
    scale = 1 / np.sqrt(query.shape[-1])
    length = key.shape[0]
    padded = -length % block
    key = np.pad(key, ((0, padded), (0, 0)))
    value = np.pad(value, ((0, padded), (0, 0)))
    out = np.zeros((query.shape[0], value.shape[1]), dtype=np.float32)
    top = np.full((query.shape[0], 1), -np.inf, dtype=np.float32)
    norm = np.zeros((query.shape[0], 1), dtype=np.float32)
    for start in range(0, key.shape[0], block):
        scores = (query.astype(np.float32) @ key[start : start + block].astype(np.float32).T) * np.float32(scale)
        if mask_tail:
            scores[:, max(0, length - start) :] = -np.inf
        new_top = np.maximum(top, scores.max(axis=-1, keepdims=True))
        weights = np.exp(scores - new_top)
        rescale = np.exp(top - new_top)
        norm = norm * rescale + weights.sum(axis=-1, keepdims=True)
        out = out * rescale + weights @ value[start : start + block].astype(np.float32)
        top = new_top
    return (out / norm).astype(query.dtype)


def attention_reference(query, key, value):
    wide = [each.astype(np.float64) for each in (query, key, value)]
    return softmax(wide[0] @ wide[1].T / np.sqrt(query.shape[-1])) @ wide[2]

# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Floating formats that neither numpy nor old torch can read: tables of their values."""

import math

# name: exponent bits, mantissa bits, bias, what the greatest exponents mean
_EIGHT_BITS = {
    "float8_e4m3fn": (4, 3, 7, "one nan"),
    "float8_e5m2": (5, 2, 15, "ieee"),
    "float8_e4m3fnuz": (4, 3, 8, "no negative zero"),
    "float8_e5m2fnuz": (5, 2, 16, "no negative zero"),
    "float8_e4m3": (4, 3, 7, "ieee"),
    "float8_e3m4": (3, 4, 3, "ieee"),
    "float8_e4m3b11fnuz": (4, 3, 11, "no negative zero"),
}
EXPONENT_ONLY = "float8_e8m0fnu"

_tables = {}


def is_eight_bits(name):
    return name in _EIGHT_BITS or name == EXPONENT_ONLY


def values(name):
    """The 256 values of an eight-bit format, by bit pattern."""
    if name not in _tables:
        _tables[name] = [_value(name, bits) for bits in range(256)]
    return _tables[name]


def _value(name, bits):
    if name == EXPONENT_ONLY:
        return math.nan if bits == 255 else math.ldexp(1.0, bits - 127)
    exponent_bits, mantissa_bits, bias, top = _EIGHT_BITS[name]
    negative = bits >= 128
    rest = bits & 127
    exponent = rest >> mantissa_bits
    mantissa = rest & ((1 << mantissa_bits) - 1)
    if top == "no negative zero" and bits == 128:
        return math.nan
    if top == "one nan" and rest == 127:
        return math.nan
    if top == "ieee" and exponent == (1 << exponent_bits) - 1:
        magnitude = math.nan if mantissa else math.inf
    elif exponent == 0:
        magnitude = math.ldexp(mantissa, 1 - bias - mantissa_bits)
    else:
        magnitude = math.ldexp((1 << mantissa_bits) + mantissa, exponent - bias - mantissa_bits)
    return -magnitude if negative else magnitude

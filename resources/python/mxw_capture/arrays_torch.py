# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The operations that figures need, on torch tensors of any device. Its twin is arrays_numpy."""

from . import formats
from .pieces import pieces

_tables = {}


class TorchArrays:
    def __init__(self, torch, device):
        self.torch = torch
        self.device = device
        self.limit = 1 << (20 if device.type == "cpu" else 22)

    # -- operands

    def pieces(self, first, second):
        (first_tensor, _), (second_tensor, _) = first, second
        return pieces(first_tensor, second_tensor, lambda x: x.numel(), self.limit, lambda x: x.is_contiguous())

    def wide(self, raw, name, slot):
        torch = self.torch
        if formats.is_eight_bits(name):
            return self._table(name, raw.device).take(raw.contiguous().view(torch.uint8).long())
        if name in ("bfloat16", "float16"):
            raw = raw.float()
        return raw.double()

    def ordered(self, raw, name, places, slot):
        torch = self.torch
        if formats.is_eight_bits(name):
            raw = raw.contiguous().view(torch.uint8)
        else:
            kind = {"float64": torch.int64, "float32": torch.int32}.get(name, torch.int16)
            raw = raw.contiguous().view(kind)
        bits = raw.long()
        if places is not None:
            bits = bits.take(places)
        if name == formats.EXPONENT_ONLY:
            return bits
        if formats.is_eight_bits(name):
            return torch.where(bits >= 128, 128 - bits, bits)
        lowest = -(1 << (raw.element_size() * 8 - 1))
        return torch.where(bits < 0, torch.full_like(bits, lowest) - bits, bits)

    def distance(self, first, second, fits):
        with_sign = first - second
        return self.torch.where(first >= second, with_sign, -with_sign)

    def _table(self, name, device):
        key = (name, str(device))
        if key not in _tables:
            _tables[key] = self.torch.tensor(formats.values(name), dtype=self.torch.float64, device=device)
        return _tables[key]

    # -- arithmetic; slots are for buffers, which are not kept on devices

    def gap(self, x, y):
        return (x - y).abs_()

    def magnitude(self, x):
        return x.abs()

    def quotient(self, x, y, slot):
        return x / y

    def allowance(self, x, rtol, atol):
        return (x * rtol).add_(atol)

    def small(self, x, most):
        return x.clamp(max=most)

    # -- what arrays and tensors do not share

    def pick(self, x, places):
        return x.take(places)

    def kept(self, x):
        return x

    def finite(self, x):
        return self.torch.isfinite(x)

    def is_nan(self, x):
        return self.torch.isnan(x)

    def is_inf(self, x):
        return self.torch.isinf(x)

    def places(self, mask):
        return self.torch.nonzero(mask).reshape(-1)

    def count(self, mask):
        return int(self.torch.count_nonzero(mask).item())

    def sum(self, x):
        return x.sum().item()

    def dot(self, x, y):
        return (x * y).sum().item()

    def max(self, x):
        return x.max().item()

    def first_max(self, x):
        place = int(x.argmax().item())
        return place, x[place].item()

    def put(self, x, mask, value):
        x.masked_fill_(mask, value)

    def zeros(self, count):
        return self.torch.zeros(count, dtype=self.torch.float64, device=self.device)

    def flags(self, count, value):
        return self.torch.full((count,), value, dtype=self.torch.bool, device=self.device)

    def bits(self, x):
        return x.contiguous().view(self.torch.int64)

    def tops(self, x, slot):
        return self.bits(x) >> 48

    def keys(self, bits, shift, slot):
        return (bits >> shift) & ((1 << min(63, 64 - shift)) - 1) if shift < 64 else self.torch.zeros_like(bits)

    def exponents(self, x, slot):
        return self.bits(x) >> 52

    def counts(self, keys, length):
        return self.torch.bincount(keys, minlength=length)

    def group_max(self, keys, values, length):
        result = self.torch.zeros(length, dtype=self.torch.float64, device=self.device)
        return result.scatter_reduce_(0, keys, values, "amax") if keys.numel() else result

    def find(self, histogram, rank):
        sums = histogram.cumsum(0)
        place = int(self.torch.searchsorted(sums, rank).item())
        inside = int(histogram[place].item())
        return place, int(sums[place].item()) - inside, inside

    def join(self, parts):
        return parts[0] if len(parts) == 1 else self.torch.cat(parts)

    def kth(self, values, ranks):
        sign = -(1 << 63)  # sorts as unsigned numbers do
        ordered = self.torch.sort(values ^ sign)[0]
        return [ordered[rank - 1].item() - sign for rank in ranks]

    def listed(self, x):
        return x.tolist()

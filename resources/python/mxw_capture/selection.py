# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Order statistics that need no sorted copy: the bits of a value are found sixteen at a time, in passes over the data."""


class Wanted:
    """The rank-th of `count` values, which begin with `prefix` and then have `shift` unknown bits.
    `known`: bits of the prefix; none means that every value begins so."""

    def __init__(self, prefix, shift, rank, count, known=0):
        self.prefix = prefix
        self.shift = shift
        self.rank = rank
        self.count = count
        self.known = known


class Selection:
    """Looks for several values of one measure at once. `keep`: so many candidates are collected and sorted."""

    def __init__(self, arrays, name, wanted, keep):
        self.arrays = arrays
        self.name = name
        self.wanted = wanted
        self.keep = keep
        self.groups = {}

    def is_open(self):
        return any(one.shift for one in self.wanted)

    def begin(self):
        self.groups = {}
        for one in self.wanted:
            if one.shift:
                self.groups.setdefault((one.prefix, one.shift), []).append(one)
        self.found = {key: [] for key in self.groups}

    def feed(self, chunk):
        arrays = self.arrays
        for (prefix, shift), group in self.groups.items():
            known = group[0].known
            found = self.found[(prefix, shift)]
            collects = group[0].count <= self.keep
            step = min(16, shift)
            if known == 0 and not collects:
                counts = arrays.counts(chunk.keys(self.name, shift - step), 1 << step)
            else:
                if known:
                    values = chunk.starting_with(self.name, prefix, shift, known <= 16)
                else:
                    values = arrays.kept(chunk.bits(self.name))
                if collects:
                    found.append(values)
                    continue
                counts = arrays.counts((values >> (shift - step)) & ((1 << step) - 1), 1 << step)
            if found:
                found[0] += counts
            else:
                found.append(counts)

    def end(self):
        for key, group in self.groups.items():
            _, shift = key
            found = self.found[key]
            if group[0].count <= self.keep:
                values = self.arrays.kth(self.arrays.join(found), [one.rank for one in group])
                for one, value in zip(group, values):
                    one.prefix, one.shift = value, 0
                continue
            step = min(16, shift)
            for one in group:
                place, before, inside = self.arrays.find(found[0], one.rank)
                one.prefix = (one.prefix << step) | place
                one.shift, one.rank, one.count = shift - step, one.rank - before, inside
                one.known += step
        self.groups = {}
        self.found = {}


def run(selections, chunks):
    """`chunks()` walks over the data once more each time it is called."""
    while True:
        active = [one for one in selections if one.is_open()]
        if not active:
            return
        for one in active:
            one.begin()
        for chunk in chunks():
            for one in active:
                one.feed(chunk)
        for one in active:
            one.end()

# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One part of a suite that runs in several places at once: MXW_CAPTURE_SHARD is "i/n", i from 0."""

import zlib

import pytest


def parse(text):
    """(i, n); nothing when it is no shard."""
    first, slash, second = (text or "").partition("/")
    if not slash or not first.isdigit() or not second.isdigit() or int(first) >= int(second):
        return None
    return int(first), int(second)


class Shard:
    """Keeps the tests of one part. Which part a test is in depends on its id alone: where another machine collects in
    another order, or collects more, no test is left out and none runs twice."""

    def __init__(self, part, parts):
        self.part = part
        self.parts = parts

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items):
        # Not reported as deselected: the other parts run them.
        items[:] = [item for item in items if zlib.crc32(item.nodeid.encode("utf-8", "replace")) % self.parts == self.part]

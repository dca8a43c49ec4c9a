# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A suite that is split runs each of its tests in exactly one part."""

import types

import pytest
from mxw_capture.shard import Shard, parse


def part_of(nodes, part, parts):
    items = [types.SimpleNamespace(nodeid=node) for node in nodes]
    Shard(part, parts).pytest_collection_modifyitems(items)
    return [item.nodeid for item in items]


@pytest.mark.parametrize("parts", [1, 2, 3, 7, 64])
def test_each_test_is_in_one_part(parts):
    nodes = ["tests/test_a.py::test_b[%d-\u4e2d]" % i for i in range(500)]
    split = [part_of(nodes, part, parts) for part in range(parts)]
    assert sorted(sum(split, [])) == sorted(nodes)
    for part in split:
        assert part == [node for node in nodes if node in part]  # in their order
        assert len(part) < 500 / parts * 2 + 10


def test_what_else_is_collected_elsewhere_changes_nothing():
    nodes = ["t.py::test_%d" % i for i in range(50)]
    others = list(reversed(nodes)) + ["t.py::test_more"]
    assert set(part_of(nodes, 1, 3)) == set(part_of(others, 1, 3)) - {"t.py::test_more"}


@pytest.mark.parametrize("text", [None, "", "1", "1/", "/2", "2/2", "3/2", "-1/2", "a/b", "1/2/3"])
def test_what_is_no_shard_splits_nothing(text):
    assert parse(text) is None


def test_a_shard_is_read():
    assert parse("0/1") == (0, 1)
    assert parse("3/8") == (3, 8)

#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What recording costs: the same suite of comparisons with the capture plugin and without it, in turns, best of each.

Needs pytest and torch in the interpreter that runs it. The tests are of the kind that kernels have: an operation in a low
precision against a reference in float32, then assert_close."""

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time

LIBRARY = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "resources", "python"))

SUITE = """
import pytest
import torch

KINDS = {kinds!r}
DTYPES = [torch.float16, torch.bfloat16, torch.float32]


def matmul(x, w):
    return x @ w


def silu_and_mul(x, w):
    return torch.nn.functional.silu(x) * w


def rms_norm(x, w):
    return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + 1e-6) * w


def softmax(x, w):
    return torch.softmax(x * w, -1)


@pytest.mark.parametrize("turn", range({count}))
def test_kernel(turn):
    dtype = DTYPES[turn % 3]
    operation = globals()[KINDS[turn // 3 % len(KINDS)]]
    torch.manual_seed(turn)
    x, w = torch.randn({size}, {size}, dtype=dtype), torch.randn({size}, {size}, dtype=dtype)
    got = operation(x, w)
    if dtype is torch.float32:
        wanted = operation(x.double(), w.double()).to(dtype)
    else:
        wanted = operation(x.float(), w.float()).to(dtype)
    torch.testing.assert_close(got, wanted, rtol=2e-2, atol=2e-1)
"""


def run(folder, recorded):
    environment = dict(os.environ, PYTHONDONTWRITEBYTECODE="1")
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", folder]
    results = os.path.join(folder, "run")
    shutil.rmtree(results, ignore_errors=True)
    environment.pop("MXW_CAPTURE_FOLDER", None)
    if recorded:
        environment.update(MXW_CAPTURE_FOLDER=results, PYTHONPATH=LIBRARY)
        words += ["-p", "mxw_capture"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    started = time.perf_counter()
    output = subprocess.run(words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    wall = time.perf_counter() - started
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if output.returncode != 0:
        sys.exit(output.stdout[-3000:])
    processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    comparisons = 0
    if recorded:
        for name in os.listdir(os.path.join(results, "results")):
            with open(os.path.join(results, "results", name), encoding="utf-8") as lines:
                comparisons += sum(line.startswith('{"record":"comparison"') for line in lines)
    return wall, processor, comparisons


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=1000, help="tests of the suite")
    parser.add_argument("--size", type=int, default=512, help="rows and columns of the operands")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--kinds", default="matmul,silu_and_mul,rms_norm,softmax")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "test_suite.py"), "w", encoding="utf-8") as file:
            file.write(SUITE.format(count=options.count, size=options.size, kinds=options.kinds.split(",")))
        plain, recorded = [], []
        for _ in range(options.rounds):
            plain.append(run(folder, False))
            recorded.append(run(folder, True))
    print("%d tests, %d x %d, %s" % (options.count, options.size, options.size, options.kinds))
    print("comparisons recorded: %d" % recorded[0][2])
    for place, name in enumerate(("wall clock", "processor")):
        without, with_it = min(one[place] for one in plain), min(one[place] for one in recorded)
        print("%-10s  without %7.2f s  with %7.2f s  ratio %.3f" % (name, without, with_it, with_it / without))


if __name__ == "__main__":
    main()

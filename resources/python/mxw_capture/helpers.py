# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Helpers by which tests compare, known by name: those of vLLM's tests. Replaced in test modules after collection."""

import sys
import types

from . import operands
from .comparison import Arguments, Comparison, settle_truth, watch
from .rebind import modules_of, rebind, replace

# name: what its result means. The operands are the first two parameters.
_HELPERS = {
    "calc_diff": "value",
    "compute_max_diff": "value",
    "_assert_accurate": "assertion",
    "assert_actual_matches_ideal": "assertion",
    "fp8_allclose": "truth",
    "check_logprobs_close": "assertion",
    "check_embeddings_close": "assertion",
    "check_outputs_equal": "assertion",
}


class Helpers:
    def __init__(self, recorder):
        self.recorder = recorder
        self.loaded = 0
        self.watched = set()

    def look(self):
        """Again after each import: helpers may be imported inside a test."""
        if len(sys.modules) == self.loaded:
            return
        self.loaded = len(sys.modules)
        modules = list(modules_of(self.recorder.places))
        for module in modules:
            for name, kind in _HELPERS.items():
                function = vars(module).get(name)
                if isinstance(function, types.FunctionType) and not hasattr(function, "mxw_original"):
                    stand_in = watch(self.recorder, function, _reader(name, kind, function))
                    replace(module, name, function, stand_in)
        rebind(modules)


def _reader(name, kind, function):
    arguments = Arguments(function)
    names = tuple(arguments.all[:2])

    def read(args, kwargs):
        given, values = arguments.read(args, kwargs)
        if len(names) < 2 or names[0] not in values or names[1] not in values:
            return None
        comparison = Comparison(name, name, names, values[names[0]], values[names[1]])
        comparison.settle = _SETTLE[kind]
        if isinstance(values.get("rtol"), (int, float)) and isinstance(values.get("atol"), (int, float)):
            comparison.rtol, comparison.atol = values["rtol"], values["atol"]
            comparison.tolerance_from = "arguments" if "rtol" in given or "atol" in given else "default"
            comparison.equal_nan = bool(values.get("equal_nan", False))
        return comparison

    return read


def _settle_truth(comparison, result):
    torch = operands.loaded("torch")
    if torch is not None and isinstance(result, torch.Tensor):
        from .torch_forms import settle_truth_of_tensor

        settle_truth_of_tensor(torch, comparison, result)
    else:
        settle_truth(comparison, result)


def _settle_value(comparison, result):
    comparison.value = float(result.item() if hasattr(result, "item") else result)


_SETTLE = {"value": _settle_value, "truth": _settle_truth, "assertion": None}

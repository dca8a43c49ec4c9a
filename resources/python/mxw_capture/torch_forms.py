# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Functions of torch that compare: allclose, equal, isclose, cosine_similarity, opcheck."""

from . import compilers, torch_pairs
from .comparison import Arguments, Comparison, settle_truth, watch
from .quiet import Quiet, is_plain
from .rebind import replace


def install(recorder, torch):
    if not torch_pairs.install(recorder, torch):
        recorder.arrivals.when("torch.testing", lambda module: _install_public(recorder, module))
    for name, has_tolerance in (("allclose", True), ("equal", False), ("isclose", True)):
        _install_function(recorder, torch, name, has_tolerance)
    _install_cosine(recorder, torch)
    recorder.arrivals.when("torch._dynamo.trace_rules", compilers.tell_dynamo)
    recorder.arrivals.when("torch.library", lambda module: _install_opcheck(recorder, module))


def _install_function(recorder, torch, name, has_tolerance):
    original = getattr(torch, name, None)
    if original is not None:
        read = _reader("torch." + name, name, ("input", "other"), torch, has_tolerance)
        stand_in = _watch(recorder, torch, original, read)
        _named(stand_in, "torch", name)
        replace(torch, name, original, stand_in)
        compilers.put(torch, name, original, stand_in)
        compilers.tell_script(stand_in, "aten::" + name)
    method = getattr(torch.Tensor, name, None)
    if method is not None and not hasattr(method, "mxw_original"):
        read = _reader("torch.Tensor." + name, name, ("self", "other"), torch, has_tolerance)
        stand_in = _named(_watch(recorder, torch, method, read), "torch._tensor", "Tensor." + name)
        compilers.put(torch.Tensor, name, method, stand_in)


def _watch(recorder, torch, original, read):
    compiling = getattr(getattr(torch, "compiler", None), "is_compiling", None)
    return watch(recorder, original, read, only_from_tests=True, compiling=compiling)


def _named(stand_in, module, name):
    """For those who pickle it by its name."""
    stand_in.__module__, stand_in.__qualname__ = module, name
    return stand_in


def _reader(form, function, names, torch, has_tolerance):
    arguments = Arguments(None, (names[0], names[1], "rtol", "atol", "equal_nan"))
    arguments.defaults = {"rtol": 1e-5, "atol": 1e-8, "equal_nan": False}

    def read(args, kwargs):
        given, values = arguments.read(args, kwargs)
        comparison = Comparison(form, function, names, values[names[0]], values[names[1]])
        comparison.settle = lambda _, result: settle_truth_of_tensor(torch, comparison, result)
        if has_tolerance:
            comparison.broadcasts = True
            comparison.rtol, comparison.atol = values["rtol"], values["atol"]
            comparison.equal_nan = values["equal_nan"]
            comparison.tolerance_from = "arguments" if "rtol" in given or "atol" in given else "default"
        return comparison

    return read


def settle_truth_of_tensor(torch, comparison, result):
    if isinstance(result, torch.Tensor):
        if not is_plain(torch, result):
            comparison.has_figures = False
            return
        with Quiet(torch):
            result = bool(result.all())
    settle_truth(comparison, result)


def _install_cosine(recorder, torch):
    functional = getattr(getattr(torch, "nn", None), "functional", None)
    for owner in (torch, functional):
        original = getattr(owner, "cosine_similarity", None)
        if original is None or hasattr(original, "mxw_original"):
            continue
        arguments = Arguments(None, ("x1", "x2", "dim", "eps"))

        def read(args, kwargs, arguments=arguments):
            _, values = arguments.read(args, kwargs)
            comparison = Comparison("cosine_similarity", "cosine_similarity", ("x1", "x2"), values["x1"], values["x2"])
            comparison.settle = lambda _, result: _settle_value(torch, comparison, result)
            return comparison

        stand_in = _watch(recorder, torch, original, read)
        compilers.put(owner, "cosine_similarity", original, stand_in)


def _settle_value(torch, comparison, result):
    """The worst similarity."""
    if not is_plain(torch, result):
        comparison.has_figures = False
    elif result.numel():
        with Quiet(torch):
            comparison.value = float(result.detach().min().item())


def _install_opcheck(recorder, library):
    original = getattr(library, "opcheck", None)
    if original is None:
        return

    def read(args, kwargs):
        operator = kwargs.get("op", args[0] if args else None)
        comparison = Comparison("opcheck", "opcheck", ("op", "args"), None, None)
        comparison.item = str(operator)[:200]
        comparison.has_figures = False
        comparison.settle = _settle_opcheck
        return comparison

    replace(library, "opcheck", original, watch(recorder, original, read))


def _settle_opcheck(comparison, result):
    """Without exceptions it answers what became of each part."""
    wrong = {name: str(one) for name, one in result.items() if one != "SUCCESS"} if isinstance(result, dict) else {}
    if wrong:
        comparison.outcome = "fail"
        comparison.message = "; ".join("%s: %s" % one for one in wrong.items())


def _install_public(recorder, testing):
    """torch is built otherwise than expected: the public function alone, without items and resolved tolerances."""
    original = getattr(testing, "assert_close", None)
    if original is None:
        return
    arguments = Arguments(None, ("actual", "expected"))
    names = (("actual",), ("expected",))

    def read(args, kwargs):
        given, values = arguments.read(args, kwargs)
        form = "torch.testing.assert_close"
        comparison = Comparison(form, "assert_close", names, values["actual"], values["expected"])
        comparison.rtol, comparison.atol = given.get("rtol"), given.get("atol")
        comparison.equal_nan = given.get("equal_nan", False)
        comparison.tolerance_from = "arguments"
        return comparison

    replace(testing, "assert_close", original, watch(recorder, original, read))

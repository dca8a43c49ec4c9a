# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Functions of numpy that compare."""

import functools

from . import operands
from .comparison import Arguments, Comparison, settle_truth, watch
from .rebind import replace

def install(recorder, numpy):
    for name, pair in (("allclose", ("a", "b")), ("isclose", ("a", "b")), ("array_equal", ("a1", "a2"))):
        original = getattr(numpy, name, None)
        if original is not None:
            read = _answering("numpy." + name, name, pair, original)
            replace(numpy, name, original, watch(recorder, original, read, True))
    recorder.arrivals.when("numpy.testing", lambda module: _install_testing(recorder, module))


def _answering(form, function, pair, original):
    arguments = Arguments(original)

    def read(args, kwargs):
        given, values = arguments.read(args, kwargs)
        comparison = Comparison(form, function, pair, values[pair[0]], values[pair[1]])
        if not any(operands.is_array_like(x) for x in (comparison.first, comparison.second)):
            return None
        comparison.settle = settle_truth
        comparison.equal_nan = values.get("equal_nan", False)
        if "rtol" in values:
            comparison.broadcasts = True
            comparison.rtol, comparison.atol = values["rtol"], values["atol"]
            comparison.tolerance_from = "arguments" if "rtol" in given or "atol" in given else "default"
        return comparison

    return read


_ASSERTIONS = {
    "assert_allclose": "_read_allclose",
    "assert_array_equal": "_read_equal",
    "assert_equal": "_read_any_equal",
    "assert_array_almost_equal": "_read_decimals",
    "assert_almost_equal": "_read_decimals",
    "assert_approx_equal": "_read_significant",
    "assert_array_less": "_read_less",
    "assert_array_max_ulp": "_read_ulp",
    "assert_array_almost_equal_nulp": "_read_ulp",
}


def _install_testing(recorder, testing):
    utils = getattr(getattr(testing, "_private", None), "utils", None)
    for name, reader in _ASSERTIONS.items():
        original = getattr(testing, name, None)
        if original is None or hasattr(original, "mxw_original"):
            continue
        stand_in = watch(recorder, original, _asserting("numpy.testing." + name, name, globals()[reader], original))
        replace(testing, name, original, stand_in)
        if name == "assert_equal":
            stand_in = _open_containers(stand_in, original)
            testing.assert_equal = stand_in
        # Inside numpy they call each other, for the items of containers.
        if utils is not None and name in ("assert_equal", "assert_array_equal"):
            replace(utils, name, original, stand_in)


def _open_containers(stand_in, original):
    """assert_equal of lists and dictionaries calls itself for each item, and those calls are recorded."""
    @functools.wraps(original)
    def assert_equal(actual, desired, *args, **kwargs):
        __tracebackhide__ = True
        if isinstance(desired, (dict, list, tuple)) and isinstance(actual, type(desired)):
            return original(actual, desired, *args, **kwargs)
        return stand_in(actual, desired, *args, **kwargs)

    assert_equal.mxw_original = original
    return assert_equal


def _asserting(form, function, reader, original):
    arguments = Arguments(original)
    pair = tuple(arguments.names[:2])

    def read(args, kwargs):
        given, values = arguments.read(args, kwargs)
        comparison = Comparison(form, function, pair, values[pair[0]], values[pair[1]])
        comparison.broadcasts = True
        comparison.item = _item(values.get("err_msg"))
        return comparison if reader(comparison, given, values) is not False else None

    return read


def _item(message):
    """numpy tells the item of a container in the message it hands down."""
    if isinstance(message, str) and message.startswith(("key=", "item=")):
        return "[%s]" % message.partition("\n")[0].partition("=")[2]
    return ""


def _has_arrays(comparison):
    return any(operands.is_array_like(x) for x in (comparison.first, comparison.second))


def _read_allclose(comparison, given, values):
    comparison.rtol, comparison.atol = values["rtol"], values["atol"]
    comparison.equal_nan = values.get("equal_nan", True)
    comparison.tolerance_from = "arguments" if "rtol" in given or "atol" in given else "default"


def _read_equal(comparison, given, values):
    comparison.equal_nan = True


def _read_any_equal(comparison, given, values):
    comparison.equal_nan = True
    return _has_arrays(comparison)


def _read_decimals(comparison, given, values):
    comparison.equal_nan = True
    comparison.rtol, comparison.atol = 0.0, 1.5 * 10.0 ** -float(values["decimal"])
    comparison.tolerance_from = "arguments" if "decimal" in given else "default"


def _read_significant(comparison, given, values):
    comparison.equal_nan = True


def _read_less(comparison, given, values):
    comparison.has_figures = False


def _read_ulp(comparison, given, values):
    comparison.limit = values.get("maxulp", values.get("nulp"))
    comparison.settle = _settle_ulp


def _settle_ulp(comparison, result):
    if result is not None:
        comparison.value = float(result.max()) if hasattr(result, "max") and result.size else None

# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""assert_close and what is built like it: recorded where torch compares a single pair, whatever name called it."""

import functools
import sys

from .comparison import Comparison, is_mismatch

_MODULE = "torch.testing._comparison"
_OPERANDS = (("actual", "x", "input"), ("expected", "y", "other"))
# The function that the user called, by the name of its code; the outermost of them counts.
_FORMS = {
    "assert_close": "torch.testing.assert_close",
    "assert_allclose": "torch.testing.assert_allclose",
    "assertEqual": "TestCase.assertEqual",
    "assertNotEqual": "TestCase.assertNotEqual",
}


def install(recorder, torch):
    """True when torch is built as expected."""
    module = sys.modules.get(_MODULE)
    pairs = [getattr(module, name, None) for name in ("TensorLikePair", "NumberPair")]
    meta = getattr(module, "ErrorMeta", None)
    if meta is None or any("compare" not in vars(pair) for pair in pairs if pair is not None) or None in pairs:
        return False
    for pair in pairs:
        if not hasattr(pair.compare, "mxw_original"):
            pair.compare = _stand_in(recorder, pair.compare, meta)
    originate = getattr(module, "originate_pairs", None)
    if originate is not None and not hasattr(originate, "mxw_original"):
        module.originate_pairs = _watch_structure(recorder, originate, meta)
    return True


def _stand_in(recorder, original, meta):
    @functools.wraps(original)
    def compare(self):
        __tracebackhide__ = True
        guard = recorder.busy
        if guard.now:
            return original(self)
        guard.now = True
        try:
            try:
                result = original(self)
            except meta as error:
                _record(recorder, self, error, sys._getframe(1))
                raise
            except Exception as error:
                _record(recorder, self, error, sys._getframe(1))
                raise
            _record(recorder, self, None, sys._getframe(1))
            return result
        finally:
            guard.now = False

    compare.mxw_original = original
    return compare


def _record(recorder, pair, error, frame):
    try:
        caller, form, function, given = _caller(frame)
        comparison = Comparison(form, function, _OPERANDS, pair.actual, pair.expected)
        comparison.item = "".join("[%r]" % (one,) for one in getattr(pair, "id", ()))
        comparison.rtol, comparison.atol = pair.rtol, pair.atol
        comparison.equal_nan = getattr(pair, "equal_nan", False)
        comparison.tolerance_from = "arguments" if given else "dtype"
        if error is not None:
            _settle(comparison, error)
    except Exception as problem:
        recorder.problem("reading of a pair", problem)
        return
    recorder.note(comparison, caller)


def _settle(comparison, error):
    kind = getattr(error, "type", type(error))
    comparison.message = str(getattr(error, "msg", error))
    values = isinstance(kind, type) and issubclass(kind, AssertionError)
    comparison.outcome = "fail" if values and not is_mismatch(comparison.message) else "error"


def _caller(frame):
    """(frame that called the comparing function, its form, its name, whether a tolerance was given)"""
    caller, form, function, given = frame, _FORMS["assert_close"], "assert_close", False
    while frame is not None:
        name = frame.f_code.co_name
        if name in _FORMS and "torch" in frame.f_globals.get("__name__", ""):
            form, function, caller = _FORMS[name], name, frame.f_back
            given = frame.f_locals.get("rtol") is not None
        elif not frame.f_globals.get("__name__", "").startswith("torch."):
            break
        frame = frame.f_back
    return caller if caller is not None else frame, form, function, given


def _watch_structure(recorder, original, meta):
    """Sequences of different lengths and the like: no pair of them is ever compared."""
    depth = []

    @functools.wraps(original)
    def originate_pairs(actual, expected, **options):
        __tracebackhide__ = True
        if recorder.busy.now or depth:
            return original(actual, expected, **options)
        depth.append(True)
        try:
            return original(actual, expected, **options)
        except meta as error:
            _record_structure(recorder, actual, expected, error, sys._getframe(1))
            raise
        finally:
            depth.pop()

    originate_pairs.mxw_original = original
    return originate_pairs


def _record_structure(recorder, actual, expected, error, frame):
    caller, form, function, _ = _caller(frame)
    comparison = Comparison(form, function, _OPERANDS, actual, expected)
    comparison.item = "".join("[%r]" % (one,) for one in getattr(error, "id", ()))
    comparison.message = str(getattr(error, "msg", error))
    comparison.outcome = "error"
    comparison.has_figures = False
    recorder.note(comparison, caller)

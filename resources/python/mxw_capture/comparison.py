# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A comparison on its way into the record, and the wrapper that watches a function."""

import functools
import re
import sys

_SHAPES = re.compile(r"\((shapes|dtypes) .* mismatch\)|^The values for attribute|^Both 'rtol' and 'atol' must")


class Comparison:
    item = ""
    rtol = atol = None
    equal_nan = False
    tolerance_from = "default"
    outcome = "pass"
    message = ""
    value = limit = None
    settle = None
    has_figures = True
    broadcasts = False

    def __init__(self, form, function, parameters, first, second):
        self.form = form
        self.function = function  # as it is called in sources
        self.parameters = parameters
        self.first = first
        self.second = second

    def failed(self, error):
        self.message = str(error)
        self.outcome = "fail" if isinstance(error, AssertionError) and not is_mismatch(self.message) else "error"


def is_mismatch(message):
    """Of shapes or dtypes: nothing was compared."""
    return _SHAPES.search(message) is not None


class Arguments:
    """Values of a call by the names of the parameters."""

    def __init__(self, function, names=None):
        self.names = self.all = names  # by position; those with a name only as well
        self.defaults = {}
        if names is None:
            import inspect  # takes long to load, and many processes compare nothing

            try:
                parameters = inspect.signature(function).parameters.values()
            except (TypeError, ValueError):
                parameters = ()
            self.names = [one.name for one in parameters if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD)]
            self.all = self.names + [one.name for one in parameters if one.kind is one.KEYWORD_ONLY]
            self.defaults = {one.name: one.default for one in parameters if one.default is not one.empty}

    def read(self, args, kwargs):
        given = dict(zip(self.names, args))
        given.update(kwargs)
        return given, dict(self.defaults, **given)


def watch(recorder, original, read, only_from_tests=False, compiling=None):
    """A stand-in for `original` that records. `read(args, kwargs)` makes the comparison, or nothing; its `settle`, where
    it has one, reads the result. While `compiling()`, compilers that follow Python see the original function."""

    @functools.wraps(original)
    def stand_in(*args, **kwargs):
        __tracebackhide__ = True
        if compiling is not None and compiling():
            return original(*args, **kwargs)
        guard = recorder.busy
        if guard.now or (only_from_tests and not recorder.places.is_test(sys._getframe(1).f_code.co_filename)):
            return original(*args, **kwargs)
        guard.now = True
        try:
            try:
                result = original(*args, **kwargs)
            except Exception as error:
                _record(recorder, read, args, kwargs, error, None, sys._getframe(1))
                raise
            _record(recorder, read, args, kwargs, None, result, sys._getframe(1))
            return result
        finally:
            guard.now = False

    stand_in.mxw_original = original
    return stand_in


def _record(recorder, read, args, kwargs, error, result, frame):
    try:
        comparison = read(args, kwargs)
        if comparison is None:
            return
        if error is not None:
            comparison.failed(error)
        elif comparison.settle is not None:
            comparison.settle(comparison, result)
    except Exception as problem:
        recorder.problem("reading of a call", problem)
        return
    recorder.note(comparison, frame)


def settle_truth(comparison, result):
    """Of forms that answer true or false, or one truth per element."""
    truth = result.all() if hasattr(result, "all") else result
    comparison.outcome = "pass" if bool(truth) else "fail"

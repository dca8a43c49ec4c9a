# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Records the numeric comparisons of unmodified tests; see PROTOCOL.md beside this package.

As a pytest plugin: `-p mxw_capture`. In other processes sitecustomize calls start().
PYTEST_DONT_REWRITE: in a child that sitecustomize reaches first, pytest would warn that it comes too late for that."""

import os

_state = {}


def start():
    """The recorder of this process; nothing unless MXW_CAPTURE_FOLDER is set. Never raises."""
    if "recorder" not in _state:
        _state["recorder"] = None
        folder = os.environ.get("MXW_CAPTURE_FOLDER")
        if folder:
            try:
                _state["recorder"] = _begin(folder)
            except Exception:
                pass  # nothing may be printed
    return _state["recorder"]


def _begin(folder):
    import atexit

    from . import numpy_forms, torch_forms
    from .children import Children
    from .recorder import Recorder

    recorder = Recorder(folder)
    recorder.arrivals.when("numpy", lambda module: numpy_forms.install(recorder, module))
    recorder.arrivals.when("torch", lambda module: torch_forms.install(recorder, module))
    Children(recorder).watch()
    atexit.register(recorder.end)
    return recorder


def pytest_configure(config):
    recorder = start()
    if recorder is not None and not config.pluginmanager.has_plugin("mxw-capture-session"):
        from .session import Session

        config.pluginmanager.register(Session(recorder, config), "mxw-capture-session")
    part = os.environ.get("MXW_CAPTURE_SHARD")
    if part and not config.pluginmanager.has_plugin("mxw-capture-shard"):
        from .shard import Shard, parse

        if parse(part):
            config.pluginmanager.register(Shard(*parse(part)), "mxw-capture-shard")

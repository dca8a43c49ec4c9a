# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts the recorder in child processes, and then the sitecustomize that this one stands before."""


def _record():
    try:
        import mxw_capture

        mxw_capture.start()
    except Exception:
        pass  # nothing may be printed, and the process is not ours


def _next():
    import importlib.util
    import os
    import sys
    from importlib.machinery import PathFinder

    own = os.path.realpath(os.path.dirname(os.path.abspath(__file__)))
    others = [folder for folder in sys.path if os.path.realpath(folder or ".") != own]
    spec = PathFinder.find_spec("sitecustomize", others)
    if spec is None or spec.loader is None:
        return
    module = importlib.util.module_from_spec(spec)
    sys.modules["sitecustomize"] = module
    spec.loader.exec_module(module)


_record()
_next()

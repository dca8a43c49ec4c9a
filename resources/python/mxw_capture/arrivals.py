# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Calls back when a module has been imported by somebody else."""

import sys


class Arrivals:
    """A finder that finds nothing itself; it watches the loaders of the modules that are awaited."""

    def __init__(self, failed):
        self.awaited = {}
        self.failed = failed

    def when(self, name, callback):
        module = sys.modules.get(name)
        if module is not None and not getattr(getattr(module, "__spec__", None), "_initializing", False):
            self._call(callback, module)
            return
        self.awaited.setdefault(name, []).append(callback)
        if self not in sys.meta_path:
            sys.meta_path.insert(0, self)

    def find_spec(self, name, path=None, target=None):
        if name not in self.awaited:
            return None
        for finder in list(sys.meta_path):
            find = getattr(finder, "find_spec", None)
            if finder is self or find is None:
                continue
            spec = find(name, path, target)
            if spec is not None:
                self._watch(name, spec)
                return spec
        return None

    def _watch(self, name, spec):
        loader = spec.loader
        execute = getattr(loader, "exec_module", None)
        if execute is None or isinstance(loader, type):
            return

        def executed(module):
            try:
                del loader.exec_module
            except AttributeError:
                pass
            execute(module)
            if module.__name__ != name:  # a loader of several modules
                return
            for callback in self.awaited.pop(name, ()):
                self._call(callback, module)
            if not self.awaited and self in sys.meta_path:
                sys.meta_path.remove(self)

        try:
            loader.exec_module = executed
        except Exception:  # a loader without attributes
            pass

    def _call(self, callback, module):
        try:
            callback(module)
        except Exception as error:
            self.failed("import of " + str(getattr(module, "__name__", "")), error)

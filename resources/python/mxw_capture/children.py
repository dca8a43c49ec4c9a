# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Child processes: forked ones get a file of their own, those of multiprocessing learn the test they belong to."""

import os
import sys
from _thread import _local

from .recorder import NODE

_EVENTS = frozenset(("subprocess.Popen", "os.posix_spawn", "os.fork", "os.forkpty", "os.system"))


class Children:
    def __init__(self, recorder):
        self.recorder = recorder
        self.inside = _local()

    def watch(self):
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=self._forked)
        sys.addaudithook(self._heard)
        self.recorder.arrivals.when("multiprocessing.process", self._watch_processes)
        self.recorder.arrivals.when("multiprocessing.util", self._watch_ends)

    def _forked(self):
        try:
            self.recorder.begin_in_fork()
        except Exception as error:
            self.recorder.problem("fork", error)

    def _heard(self, event, _):
        if event in _EVENTS and not getattr(self.inside, "start", False):
            caller = sys._getframe(1).f_globals.get("__name__")
            if event == "subprocess.Popen" or caller != "subprocess":  # which says so twice
                self.recorder.children += 1

    def _watch_processes(self, module):
        """Counts each process once, however it is started."""
        base = module.BaseProcess
        original = base.start
        recorder, inside = self.recorder, self.inside

        def start(process):
            __tracebackhide__ = True
            if recorder.node:
                config = getattr(process, "_config", None)
                if isinstance(config, dict):
                    config[NODE] = recorder.node
            recorder.children += 1
            inside.start = True
            try:
                return original(process)
            finally:
                inside.start = False

        start.__doc__, start.__name__, start.__qualname__ = original.__doc__, "start", original.__qualname__
        base.start = start

    def _watch_ends(self, module):
        """Children of multiprocessing leave without the ordinary end of a process."""
        recorder = self.recorder

        def in_child(_):
            module.Finalize(None, recorder.end, exitpriority=-1000)

        module.register_after_fork(self, in_child)

# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The recorder of this process: which test runs, what was compared, what went wrong with recording it."""

import os
import sys
import time
from _thread import _local

from . import dumps, environment, operands
from .arrivals import Arrivals
from .journal import Journal, host_name
from .places import Places
from .sites import Sites

NODE = "MXW_CAPTURE_NODE"
SCHEMA = 1
_MESSAGE = 4000
_clock = time.perf_counter
_PROBLEMS = 100  # of one process; more say nothing new


class Busy(_local):
    """Set while a recorded comparison runs: those inside it are part of it."""

    now = False


class Recorder:
    def __init__(self, folder):
        self.journal = Journal(os.path.join(folder, "results"))
        os.makedirs(self.journal.folder, exist_ok=True)
        self.dumps = os.path.join(folder, "dumps") if os.environ.get("MXW_CAPTURE_DUMP") == "1" else None
        self.asked = [one for one in os.environ.get("MXW_CAPTURE_PACKAGES", "").split(",") if one]
        self.places = Places()
        self.sites = Sites(self.places)
        self.busy = Busy()
        self.arrivals = Arrivals(self.problem)
        self.node = None
        self.is_child = False
        self.facts = environment.start()
        self.begin()

    def begin(self):
        self.index = {}
        self.children = 0
        self.comparisons = 0
        self.problems = 0
        self.seconds = 0.0
        self.exit = None
        self.ended = False
        record = {"record": "start", "schema": SCHEMA, "pid": os.getpid(), "parent": os.getppid()}
        record.update(host=host_name(), time=time.time())
        record.update(self.facts)
        self.write(record)

    def begin_in_fork(self):
        self.is_child = True
        self.busy = Busy()
        self.journal.begin()
        self.begin()

    def end(self):
        if not self.ended:
            self.ended = True
            self.write_origins()
            record = {"record": "end", "time": time.time(), "exit": self.exit}
            self.write(dict(record, comparisons=self.comparisons, recorderSeconds=round(self.seconds, 6)))

    def write(self, record):
        try:
            self.journal.write(record)
        except (OSError, ValueError, TypeError):
            pass  # nothing may be printed, and there is nowhere else to say it

    def write_origins(self):
        try:
            self.write(dict(environment.origins(self.asked), record="origins"))
        except Exception as error:
            self.problem("origins", error)

    def problem(self, where, error):
        self.problems += 1
        if self.problems > _PROBLEMS:
            return
        at, place = "", error.__traceback__
        while place is not None:
            at = " (%s:%d)" % (os.path.basename(place.tb_frame.f_code.co_filename), place.tb_lineno)
            place = place.tb_next
        message = "%s: %s%s" % (type(error).__name__, str(error)[:_MESSAGE], at)
        self.write({"record": "problem", "where": where, "message": message})

    # -- comparisons

    def current_node(self):
        if self.node is not None:
            return self.node
        process = sys.modules.get("multiprocessing.process")
        if process is not None:
            given = getattr(process.current_process(), "_config", {}).get(NODE)
            if given:
                return given
        return os.environ.get(NODE, "")

    def note(self, comparison, frame):
        """Records one comparison; whatever fails in it stays in here."""
        started = _clock()
        try:
            self._note(comparison, frame)
        except Exception as error:
            self.problem(comparison.form, error)
        finally:
            self.seconds += _clock() - started

    def _note(self, comparison, frame):
        site = self.sites.find(frame, comparison.function, comparison.parameters)
        node = self.current_node()
        index = self.index.get(node, 0)
        self.index[node] = index + 1
        self.comparisons += 1
        first = operands.describe(comparison.first, site.sources[0])
        second = operands.describe(comparison.second, site.sources[1])
        record = {
            "record": "comparison",
            "node": node,
            "index": index,
            "form": comparison.form,
            "item": comparison.item,
            "site": site.as_json(),
            "first": first,
            "second": second,
            "rtol": _number(comparison.rtol),
            "atol": _number(comparison.atol),
            "equalNan": bool(comparison.equal_nan),
            "outcome": comparison.outcome,
        }
        if comparison.rtol is not None or comparison.atol is not None:
            record["toleranceFrom"] = comparison.tolerance_from
        if comparison.message:
            record["message"] = comparison.message[:_MESSAGE]
        if comparison.value is not None:
            record["value"] = _number(comparison.value)
        if comparison.limit is not None:
            record["limit"] = _number(comparison.limit)
        try:
            figures = self._figures(comparison)
            if figures is not None:
                record["figures"] = figures
                first["nan"], second["nan"] = figures["nan"]
                first["inf"], second["inf"] = figures["inf"]
            if self.dumps is not None and comparison.outcome != "pass":
                names = dumps.write(self.dumps, comparison.first, comparison.second)
                if names is not None:
                    record["dump"] = names
        except Exception as error:
            self.problem("figures of " + comparison.form, error)
        self.write(record)

    def _figures(self, comparison):
        if not comparison.has_figures:
            return None
        rtol, atol = _number(comparison.rtol), _number(comparison.atol)
        broadcast = comparison.broadcasts and comparison.outcome != "error"
        return operands.compute(comparison.first, comparison.second, rtol, atol, comparison.equal_nan, broadcast)


def _number(x):
    if x is None or isinstance(x, (int, float)):
        return x
    try:
        return float(x)
    except (TypeError, ValueError):
        return None

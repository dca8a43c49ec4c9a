# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The pytest side: what was collected, which test runs, how it ended."""

import os
import time

import pytest

from . import parameters
from .helpers import Helpers
from .recorder import NODE

_MESSAGE = 20000
_NODES = 100000


class Session:
    def __init__(self, recorder, config):
        self.recorder = recorder
        self.helpers = Helpers(recorder)
        self.config = config
        self.process = os.getpid()
        self.deselected = 0
        self.failures = []
        self.reports = {}

    def _is_ours(self):
        """A child that was forked inside a test runs pytest's hooks too."""
        return os.getpid() == self.process

    def _safely(self, where, action):
        try:
            action()
        except Exception as error:
            self.recorder.problem(where, error)

    # -- collection

    def pytest_deselected(self, items):
        self.deselected += len(items)

    def pytest_collectreport(self, report):
        if report.failed:
            self._safely("collection", lambda: self.failures.append({"node": report.nodeid, "message": _tail(report.longrepr)}))

    @pytest.hookimpl(trylast=True)
    def pytest_collection_finish(self, session):
        self._safely("collection", lambda: self._collected(session))

    def _collected(self, session):
        root = str(getattr(self.config, "rootpath", None) or self.config.rootdir)
        files = {str(getattr(item, "path", None) or item.fspath) for item in session.items}
        for file in files:
            self.recorder.places.add(file, root)
        self.recorder.write(
            {
                "record": "collected",
                "selected": len(session.items),
                "deselected": self.deselected,
                "errors": len(self.failures),
                "failures": self.failures[:1000],
                "nodes": [item.nodeid for item in session.items[:_NODES]],
                "root": root,
            }
        )
        self.helpers.look()
        self.recorder.write_origins()

    # -- tests

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item):
        ours = self._is_ours()
        if ours:
            self._safely("start of a test", lambda: self._started(item))
        yield
        if ours and self._is_ours():
            self._safely("end of a test", lambda: self._ended(item))

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_runtest_call(self, item):
        self._safely("helpers", self.helpers.look)
        yield

    def _started(self, item):
        recorder = self.recorder
        self.helpers.look()
        recorder.node = item.nodeid
        os.environ[NODE] = item.nodeid
        recorder.children = 0
        self.reports[item.nodeid] = []
        file, line, _ = item.location
        recorder.write(
            {
                "record": "test-start",
                "node": item.nodeid,
                "file": str(getattr(item, "path", None) or item.fspath),
                "line": (line or 0) + 1,
                "time": time.time(),
                "params": parameters.of(item),
            }
        )

    def pytest_runtest_logreport(self, report):
        # Reports of xdist's workers come to their master as well.
        if self._is_ours() and not hasattr(report, "node") and report.nodeid in self.reports:
            self.reports[report.nodeid].append(report)

    def _ended(self, item):
        recorder = self.recorder
        record = outcome(self.reports.pop(item.nodeid, []))
        record.update(record="test", node=item.nodeid, children=recorder.children)
        recorder.write(record)
        recorder.index.pop(item.nodeid, None)
        recorder.node = None
        os.environ.pop(NODE, None)

    # -- the end

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session, exitstatus):
        self.recorder.exit = int(exitstatus)

    @pytest.hookimpl(trylast=True)
    def pytest_unconfigure(self, config):
        if self._is_ours() and hasattr(config, "workerinput"):
            self.recorder.end()  # xdist ends its workers abruptly


def _tail(text):
    return str(text)[-_MESSAGE:]


def outcome(reports):
    """What pytest's own summary says of these reports, in the words of the protocol."""
    result = {"outcome": "error", "phase": "setup", "seconds": 0.0, "reason": "", "message": ""}
    decided = False
    for report in reports:
        result["seconds"] += float(getattr(report, "duration", 0.0))
        found = _decision(report)
        if found is None or (decided and result["outcome"] in ("failed", "error")):
            continue
        if decided and found[0] not in ("failed", "error"):
            continue
        decided = True
        result["outcome"], result["reason"] = found
        result["phase"] = report.when or "call"
        result["message"] = _tail(report.longreprtext) if report.failed else ""
    if not decided:
        result["message"] = "The test did not report how it ended."
    return result


def _decision(report):
    expected = getattr(report, "wasxfail", None)
    is_part = type(report).__name__ in ("SubtestReport", "SubTestReport")
    if report.failed:
        return ("failed" if report.when == "call" else "error"), ""
    if report.skipped:
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr or "")
        if is_part:
            return None
        if expected is not None:
            return "xfailed", str(expected)
        return "skipped", reason[len("Skipped: ") :] if reason.startswith("Skipped: ") else reason
    if report.when == "call" and not is_part:
        return ("passed", "") if expected is None else ("xpassed", str(expected))
    return None

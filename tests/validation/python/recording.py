# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs small suites under the recorder, in processes of their own."""

import json
import os
import re
import subprocess
import sys
import textwrap

from conftest import LIBRARY


class Recording:
    def __init__(self, code, output, folder):
        self.code = code
        self.output = output
        self.folder = folder
        self.files = {}
        results = os.path.join(str(folder), "results")
        for name in sorted(os.listdir(results)) if os.path.isdir(results) else ():
            with open(os.path.join(results, name), encoding="utf-8") as lines:
                self.files[name] = [json.loads(line) for line in lines]

    def all(self, kind):
        return [one for records in self.files.values() for one in records if one["record"] == kind]

    @property
    def comparisons(self):
        return self.all("comparison")

    @property
    def forms(self):
        return [(one["form"], one["outcome"]) for one in self.comparisons]

    def outcomes(self):
        return {one["node"].partition("::")[2]: one["outcome"] for one in self.all("test")}


def write(folder, files):
    if isinstance(files, str):
        files = {"test_it.py": files}
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(textwrap.dedent(text), encoding="utf-8")


def run(folder, files, *words, recorded=True, command=None, **variables):
    suite = folder / "suite"
    write(suite, files)
    environment = dict(os.environ, PYTHONDONTWRITEBYTECODE="1", OMP_NUM_THREADS="1", **variables)
    for name in ("MXW_CAPTURE_FOLDER", "MXW_CAPTURE_NODE", "MXW_CAPTURE_ROOTS", "PYTEST_ADDOPTS", "PYTEST_CURRENT_TEST"):
        if name not in variables:
            environment.pop(name, None)
    words = list(words)
    if recorded:
        environment["MXW_CAPTURE_FOLDER"] = str(folder / "run")
        environment["PYTHONPATH"] = os.pathsep.join([LIBRARY] + variables.get("PYTHONPATH", "").split(os.pathsep)).rstrip(os.pathsep)
        if command is None:
            words += ["-p", "mxw_capture"]
    if command is None:
        command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--rootdir", str(suite), "-rA", "-q"]
        words += [str(suite)]
    done = subprocess.run(
        command + words, env=environment, cwd=str(suite), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=300
    )
    return Recording(done.returncode, done.stdout, folder / "run")


def summary(recording):
    """What pytest prints at its end, without times."""
    lines = recording.output.splitlines()
    found = [line for line in lines if re.match(r"(PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS)", line)]
    return sorted(found), re.sub(r" in [\d.]+s.*", "", lines[-1] if lines else "")

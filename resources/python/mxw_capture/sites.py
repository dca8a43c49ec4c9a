# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a comparison stands: file, line, the statement's text and the texts of its two operands."""

import os

_OWN = os.path.dirname(os.path.abspath(__file__)) + os.sep


class Site:
    def __init__(self, file, line, text="", sources=("", "")):
        self.file, self.line, self.text, self.sources = file, line, text, sources

    def as_json(self):
        return {"file": self.file, "line": self.line, "text": self.text}


class Sites:
    def __init__(self, places):
        self.places = places
        self.known = {}
        self.files = {}

    def find(self, frame, function, parameters):
        """The site above `frame`. `function` is the name called there, `parameters` those of its two operands."""
        caller = self._caller(frame)
        if caller is None:
            return Site("", 0)
        key = (caller.f_code, caller.f_lasti, function)
        site = self.known.get(key)
        if site is None:
            site = self.known[key] = self._read(caller, function, parameters)
        return site

    def _caller(self, frame):
        outside = None
        while frame is not None:
            file = frame.f_code.co_filename
            if self.places.is_test(file):
                return frame
            if outside is None and not _is_library(file):
                outside = frame
            frame = frame.f_back
        return outside

    def _read(self, frame, function, parameters):
        file, line = os.path.abspath(frame.f_code.co_filename), frame.f_lineno or 0
        try:
            from .sources import Source  # takes long to load, and many processes compare nothing

            if file not in self.files:
                self.files[file] = Source(file)
            text, operands = self.files[file].at(frame, line, function, parameters)
            return Site(file, line, text, operands)
        except Exception:  # sources may be anything, or gone
            return Site(file, line)


def _is_library(file):
    """Of the recorder or of a library that compares; the site is whoever calls it."""
    if file.startswith(_OWN) or file.startswith("<"):
        return True
    return "/torch/" in file or "/numpy/" in file or file.endswith(("/contextlib.py", "/functools.py"))

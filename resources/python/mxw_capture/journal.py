# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One file of JSON lines per process. A line is one write, so that a crash leaves all lines before it."""

import errno
import json
import math
import os
import time

# Tests replace functions of os and time; the journal keeps those that it began with.
_open, _write, _fstat, _close, _getpid = os.open, os.write, os.fstat, os.close, os.getpid
_encode = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode
_HIGH = 200  # away from the numbers that programs close or count


def host_name():
    return os.uname().nodename if hasattr(os, "uname") else os.environ.get("COMPUTERNAME", "host")


def plain(value):
    """What JSON can hold: numbers that are not finite become words."""
    if isinstance(value, float):
        if math.isfinite(value):
            return value
        return "nan" if value != value else "inf" if value > 0 else "-inf"
    if isinstance(value, dict):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    return value


class Journal:
    def __init__(self, folder):
        self.folder = folder
        self.descriptor = None
        self.begin()

    def begin(self):
        """A file of its own for this process."""
        host = "".join(one if one.isalnum() or one in "._" else "_" for one in host_name())
        name = "capture-%s-%d-%d.jsonl" % (host, _getpid(), time.time_ns())
        self.path = os.path.join(self.folder, name)
        if self.descriptor is not None:
            self._forget()
        self.identity = None

    def write(self, record):
        try:
            text = _encode(record)
        except ValueError:  # a number that is not finite
            text = _encode(plain(record))
        line = (text + "\n").encode("utf-8", "backslashreplace")
        descriptor = self._ready()
        while line:
            line = line[_write(descriptor, line) :]

    def _ready(self):
        """The descriptor, if it still is ours: a program may have closed it and opened another file."""
        if self.descriptor is not None:
            try:
                found = _fstat(self.descriptor)
                if (found.st_dev, found.st_ino) == self.identity:
                    return self.descriptor
            except OSError as error:
                if error.errno != errno.EBADF:
                    raise
            self.descriptor = None
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_CLOEXEC", 0)
        descriptor = _open(self.path, flags, 0o644)
        try:
            import fcntl

            high = fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, _HIGH)
            _close(descriptor)
            descriptor = high
        except (ImportError, AttributeError, OSError):
            pass
        found = _fstat(descriptor)
        self.identity = (found.st_dev, found.st_ino)
        self.descriptor = descriptor
        return descriptor

    def _forget(self):
        try:
            found = _fstat(self.descriptor)
            if (found.st_dev, found.st_ino) == self.identity:
                _close(self.descriptor)
        except OSError:
            pass
        self.descriptor = None

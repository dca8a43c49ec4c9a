# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Packs the results of a run into one file, to be carried back and imported.

    pack.py FOLDER FILE.mxrun

The file is the line "MXRUN 1", a line of JSON about the run, and blocks: the line "KIND LENGTH PACKED" and PACKED bytes,
which zlib unpacks to LENGTH; KIND is log or stream. The line "end" comes last.
"""

import json
import os
import sys
import zlib

BLOCK = 256 * 1024


def read(path):
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read().strip()
    except OSError:
        return ""


def time_of(path):
    try:
        return os.path.getmtime(path)
    except OSError:
        return None


def copy(out, kind, path):
    try:
        file = open(path, "rb")
    except OSError:
        return
    with file:
        while True:
            block = file.read(BLOCK)
            if not block:
                return
            packed = zlib.compress(block, 6)
            out.write(b"%s %d %d\n" % (kind, len(block), len(packed)))
            out.write(packed)


def pack(folder, target):
    with open(os.path.join(folder, "run.json"), encoding="utf-8") as file:
        settings = json.load(file)
    about = {"id": settings["id"], "number": settings["number"], "spec": settings["spec"],
             "exit": read(os.path.join(folder, "exit")), "cut": read(os.path.join(folder, "log.cut")),
             "started": time_of(os.path.join(folder, "supervisor")), "ended": time_of(os.path.join(folder, "exit"))}
    with open(target + ".new", "wb") as out:
        out.write(b"MXRUN 1\n" + json.dumps(about).encode("ascii") + b"\n")
        copy(out, b"log", os.path.join(folder, "log"))
        copy(out, b"stream", os.path.join(folder, "stream"))
        out.write(b"end\n")
    os.replace(target + ".new", target)


if __name__ == "__main__":
    os.umask(0o077)
    pack(sys.argv[1], sys.argv[2])

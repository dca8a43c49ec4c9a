# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a supervisor keeps of its suite: the log, and the results as one stream."""

import errno
import json
import os
import re

MIB = 1024 * 1024
PIECE = MIB
MOST_STREAMED = 4 * 1024 * MIB
CAPTURE_FILE = re.compile(r"capture-[A-Za-z0-9._-]{1,200}\.jsonl")


def write_whole(path, text):
    """So that a reader sees all of it or none."""
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(path + ".new", path)


class Log:
    """What the suite prints: all of it while that is little, else its beginning and its end."""

    def __init__(self, folder, limit, echo):
        self.path = os.path.join(folder, "log")
        self.limit = limit
        self.echo = echo
        self.left_out = 0
        self.file = open(self.path, "ab", buffering=0)
        self.size = self.file.tell()

    def write(self, data):
        if self.echo:
            try:
                os.write(1, data)
            except OSError:
                self.echo = False
        try:
            self.file.write(data)
            self.size += len(data)
            if self.size > self.limit:
                self.cut()
        except OSError:
            pass  # a full disk must not end the suite

    def cut(self):
        part = self.limit // 4
        with open(self.path, "rb") as old:
            head = old.read(part)
            old.seek(self.size - part)
            tail = old.read(part)
        self.left_out += self.size - len(head) - len(tail)
        mark = b"\n[... %d bytes are left out here ...]\n" % self.left_out
        new = open(self.path + ".new", "wb", buffering=0)
        for piece in (head, mark, tail):
            new.write(piece)
        write_whole(self.path + ".cut", "%d\n" % self.left_out)
        os.replace(self.path + ".new", self.path)
        self.file.close()
        self.file = new
        # The old mark is in the head or in what was left out, so the head stays what it was.
        self.size = len(head) + len(mark) + len(tail)


class Stream:
    """Gathers what the capture files grow by in one file, so that a reader far away needs one place and one offset.

    Each piece is the line "F NAME LENGTH" and that many bytes.
    """

    def __init__(self, folder):
        self.results = os.path.join(folder, "results")
        self.path = os.path.join(folder, "stream")
        self.taken = {}
        self.full = False
        self.recover()
        self.file = open(self.path, "ab", buffering=0)

    def recover(self):
        """Goes on where another supervisor stopped; a piece that it did not finish is finished with the same bytes."""
        try:
            file = open(self.path, "r+b")
        except OSError:
            return
        with file:
            size = os.fstat(file.fileno()).st_size
            while True:
                line = file.readline(400)
                words = line.split()
                if not line:
                    return
                if not line.endswith(b"\n"):
                    file.seek(0, os.SEEK_END)
                    file.write(b"\n")  # readers skip a line that they cannot read
                    return
                if len(words) != 3:
                    continue
                name, length = words[1].decode("ascii"), int(words[2])
                missing = file.tell() + length - size
                if missing > 0:
                    file.seek(0, os.SEEK_END)
                    file.write(self.read(name, self.taken.get(name, 0) + length - missing, missing).ljust(missing))
                    self.taken[name] = self.taken.get(name, 0) + length
                    return
                file.seek(length, os.SEEK_CUR)
                self.taken[name] = self.taken.get(name, 0) + length

    def read(self, name, offset, length):
        with open(os.open(os.path.join(self.results, name), os.O_RDONLY | os.O_NOFOLLOW), "rb") as file:
            file.seek(offset)
            return file.read(length)

    def sweep(self):
        """Takes all that is new; False when nothing was."""
        found = False
        try:
            entries = list(os.scandir(self.results))
        except OSError:
            return False
        for entry in sorted(entries, key=lambda entry: entry.name):
            try:
                if CAPTURE_FILE.fullmatch(entry.name) and entry.is_file(follow_symlinks=False):
                    size = entry.stat(follow_symlinks=False).st_size
                    while self.taken.get(entry.name, 0) < size and self.take(entry.name):
                        found = True
            except OSError:
                pass  # a full disk: it is tried again
        return found

    def take(self, name):
        offset = self.taken.get(name, 0)
        data = self.read(name, offset, PIECE)
        if not data or self.full:
            return False
        if self.file.tell() + len(data) > MOST_STREAMED:
            self.full = True
            words = "more than %d MiB of results; the rest is left in %s" % (MOST_STREAMED // MIB, self.results)
            data = json.dumps({"record": "problem", "where": "supervisor", "message": words}).encode("utf-8") + b"\n"
            self.put("capture-supervisor.jsonl", data)
            return False
        self.put(name, data)
        self.taken[name] = offset + len(data)
        return True

    def put(self, name, data):
        frame = b"F %s %d\n" % (name.encode("ascii"), len(data)) + data
        start = self.file.tell()
        written = self.file.write(frame)
        if written != len(frame):
            self.file.truncate(start)
            self.file.seek(start)
            raise OSError(errno.ENOSPC, "short write")

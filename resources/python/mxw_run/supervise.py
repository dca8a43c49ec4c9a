# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the suite of one run folder, or of one part of it, and stays with it to its end.

    supervise.py run FOLDER [PART]      until the suite has ended; says "ready" when it has begun
    supervise.py finish FOLDER [PART]   after a supervisor that died: ends what it left, gathers what it had not

Needs Python 3.6 and its standard library only. ../PROTOCOL.md says what the files are.
"""

import errno
import json
import os
import select
import signal
import socket
import subprocess
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from keep import Log, Stream, write_whole  # noqa: E402


def stat_fields(pid):
    """The fields of /proc/PID/stat from the third, the state, on; nothing where there is no such process or no /proc."""
    try:
        with open("/proc/%d/stat" % pid, encoding="latin-1") as file:
            return file.read().rpartition(")")[2].split()
    except OSError:
        return []


def start_of(pid):
    fields = stat_fields(pid)
    return fields[19] if len(fields) > 19 else "-"


def boot_id():
    try:
        with open("/proc/sys/kernel/random/boot_id", encoding="latin-1") as file:
            return file.read().strip() or "-"
    except OSError:
        return "-"


def claim(folder):
    """True for the first supervisor of the folder only: a start that is repeated must not run the suite twice."""
    words = "%d %s %s %s\n" % (os.getpid(), start_of(os.getpid()), boot_id(), socket.gethostname() or "-")
    try:
        file = os.open(os.path.join(folder, "supervisor"), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return False
    os.write(file, words.encode("utf-8"))
    os.fsync(file)
    os.close(file)
    return True


def members(folder, group):
    """The processes of the suite: those of its group or session, and those that inherited its folder."""
    mark = b"MXW_CAPTURE_FOLDER=" + os.fsencode(folder) + b"\0"
    found = []
    try:
        names = os.listdir("/proc")
    except OSError:
        return found
    for name in names:
        if not name.isdigit() or int(name) == os.getpid():
            continue
        fields = stat_fields(int(name))
        if len(fields) < 4 or fields[0] in "ZX":
            continue
        belongs = group > 0 and str(group) in fields[2:4]
        if not belongs:
            try:
                with open("/proc/%s/environ" % name, "rb") as file:
                    belongs = mark in file.read() + b"\0"
            except OSError:
                pass
        if belongs:
            found.append(int(name))
    return found


def send(number, folder, group):
    """True when there was somebody to send it to."""
    pids = members(folder, group)
    for pid in pids:
        try:
            os.kill(pid, number)
        except OSError:
            pass
    if group > 0 and not os.path.isdir("/proc/self"):
        try:
            os.killpg(group, number)
            return True
        except OSError:
            return False
    return bool(pids)


def end_all(folder, group, grace):
    """TERM, and KILL for those that do not go."""
    deadline = time.monotonic() + grace
    number = signal.SIGTERM
    while send(number, folder, group):
        if time.monotonic() > deadline + grace:
            return
        if time.monotonic() > deadline:
            number = signal.SIGKILL
        else:
            number = 0
        time.sleep(0.05)


class Supervisor:
    def __init__(self, folder, part):
        with open(os.path.join(folder, "run.json"), encoding="utf-8") as file:
            self.settings = json.load(file)
        self.top = folder
        self.part = part
        self.folder = os.path.join(folder, "shard-%d" % part) if part is not None else folder
        for path in (self.folder, os.path.join(self.folder, "results"), os.path.join(self.folder, "dumps")):
            os.makedirs(path, mode=0o700, exist_ok=True)
        self.grace = self.settings.get("grace", 10)
        self.ending = None
        self.terminated = False
        self.process = None

    def environment(self):
        environment = dict(os.environ)
        for name in [name for name in environment if name.startswith("MXW_")]:
            del environment[name]
        if not environment.get("LC_ALL") and not environment.get("LANG"):
            environment["LANG"] = "C.UTF-8"
        environment["PYTHONUNBUFFERED"] = "1"
        # Nothing is written into the checkout.
        environment["PYTHONPYCACHEPREFIX"] = os.path.join(self.top, "cache", "bytecode")
        environment.update(self.settings["environment"])
        if self.settings["device"]:
            environment[self.settings["deviceVariable"]] = self.settings["device"]
        paths = [os.path.join(self.top, "lib"), environment.get("PYTHONPATH", "")]
        environment["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
        environment["MXW_CAPTURE_FOLDER"] = self.folder
        environment["MXW_CAPTURE_PACKAGES"] = ",".join(self.settings["packages"])
        if self.settings["dump"]:
            environment["MXW_CAPTURE_DUMP"] = "1"
        if self.part is not None:
            environment["MXW_CAPTURE_SHARD"] = "%d/%d" % (self.part, self.settings["parts"])
        return environment

    def words(self):
        words = list(self.settings["words"])
        if words[1:3] == ["-m", "pytest"]:
            words[3:3] = ["-o", "cache_dir=" + os.path.join(self.folder, "cache", "pytest")]
        return words

    def begin(self, log):
        try:
            self.process = subprocess.Popen(
                self.words(), cwd=self.settings["workingFolder"] or None, env=self.environment(),
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
        except OSError as error:
            log.write(("%s\n" % error).encode("utf-8", "replace"))
            write_whole(os.path.join(self.folder, "exit"), "%d\n" % (127 if error.errno == errno.ENOENT else 126))
            return False
        os.set_blocking(self.process.stdout.fileno(), False)
        return True

    def end(self, word):
        if self.ending is None:
            self.ending = (word, time.monotonic() + self.grace)
            send(signal.SIGTERM, self.folder, self.process.pid)
        elif time.monotonic() > self.ending[1]:
            send(signal.SIGKILL, self.folder, self.process.pid)

    def copy_output(self, log, wait):
        """Waits for output for a moment, and takes what there is; False at its end."""
        output = self.process.stdout.fileno()
        select.select([output], [], [], wait)
        for _ in range(16):
            try:
                data = os.read(output, 65536)
            except BlockingIOError:
                return True
            if not data:
                return False
            log.write(data)
        return True

    def stay(self, log, stream):
        limit = self.settings["timeLimit"]
        deadline = time.monotonic() + limit if limit > 0 else None
        cancel = os.path.join(self.top, "cancel")
        pause, sweep_at, is_open = 0.1, 0.0, True
        while self.process.poll() is None:
            if is_open:
                is_open = self.copy_output(log, pause)
            else:
                time.sleep(pause)
            now = time.monotonic()
            if now >= sweep_at:
                stream.sweep()
                # Thousands of files cost something to look at.
                sweep_at = time.monotonic() + max(0.2, 10 * (time.monotonic() - now))
            if self.ending is not None:
                self.end(self.ending[0])
            elif os.path.exists(cancel):
                self.end("cancelled")
            elif self.terminated:
                self.end("timeout" if self.is_at_slurms_limit() else "cancelled")
            elif deadline is not None and now > deadline:
                self.end("timeout")
        end_all(self.folder, self.process.pid, min(self.grace, 5))
        patience = time.monotonic() + 2
        while is_open and time.monotonic() < patience:
            is_open = self.copy_output(log, 0.1)
        while stream.sweep():
            pass

    def run(self, ready, echo=False):
        signal.signal(signal.SIGHUP, lambda *_: None)  # a handler, because a child would inherit "ignored"
        signal.signal(signal.SIGTERM, self.terminate)
        signal.signal(signal.SIGINT, self.terminate)
        log = Log(self.folder, self.settings.get("logLimit", 64 * 1024 * 1024), echo)
        stream = Stream(self.folder)
        ready()
        if not self.begin(log):
            return 127
        self.stay(log, stream)
        # On a network file system readers on other machines see what was closed.
        for file in (log.file, stream.file):
            try:
                os.fsync(file.fileno())
            except OSError:
                pass
            file.close()
        code = self.process.returncode if self.process.returncode >= 0 else 128 - self.process.returncode
        word = self.ending[0] + " " if self.ending is not None else ""
        write_whole(os.path.join(self.folder, "exit"), "%s%d\n" % (word, code))
        return code

    def is_at_slurms_limit(self):
        """Slurm sends the same signal for a cancel and at its time limit."""
        limit = os.environ.get("SLURM_JOB_END_TIME", "")
        return limit.isdigit() and time.time() > int(limit) - 30

    def terminate(self, *_):
        self.terminated = True

    def finish(self):
        end_all(self.folder, 0, self.grace)
        stream = Stream(self.folder)
        while stream.sweep():
            pass


def main(arguments):
    os.umask(0o077)
    mode, folder = arguments[0], os.path.abspath(arguments[1])
    supervisor = Supervisor(folder, int(arguments[2]) if len(arguments) > 2 else None)
    if mode == "finish":
        supervisor.finish()
        return 0
    if not claim(supervisor.folder):
        print("claimed", flush=True)
        return 0

    def ready():
        print("ready", flush=True)
        if mode == "run":
            null = os.open(os.devnull, os.O_WRONLY)
            os.dup2(null, 1)
            os.close(null)

    supervisor.run(ready, echo=mode == "show")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

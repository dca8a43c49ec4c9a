# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a run's folder and starts its supervisor, or submits it to Slurm.

answer() gets the order, the interpreter as it was found there, and the folder that a relative one of the run is in; what
it gives is said in one line of JSON. Starting the same run again starts nothing and says the same.
"""

import json
import os
import subprocess
import sys

NEEDED_MIB = 256


class Refused(Exception):
    def __init__(self, code, detail=""):
        Exception.__init__(self, code)
        self.code = code
        self.detail = detail


def write(path, text):
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(path + ".new", path)


def read(path):
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except OSError:
        return ""


def make_folder(order, python, here):
    folder = os.path.abspath(os.path.join(here, os.path.expanduser(order["folder"])))
    try:
        os.makedirs(os.path.dirname(folder), mode=0o700, exist_ok=True)
        os.makedirs(folder, mode=0o700, exist_ok=True)
        known = read(os.path.join(folder, "run.json"))
        if known and json.loads(known).get("id") != order["id"]:
            raise Refused("folder-taken", folder)
        space = os.statvfs(folder)
        if space.f_bavail * space.f_frsize < NEEDED_MIB * 1024 * 1024:
            raise Refused("disk-full", folder)
        if known:
            return folder
        for name, text in order["files"].items():
            path = os.path.join(folder, name)
            os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
            write(path, text)
        settings = {name: value for name, value in order.items() if name != "files"}
        settings["words"] = [python] + order["words"][1:]
        settings["workingFolder"] = os.getcwd()
        write(os.path.join(folder, "run.json"), json.dumps(settings))
    except OSError as error:
        raise Refused("folder-unwritable", str(error))
    return folder


def check_pytest(order, python):
    """Whether the interpreter finds pytest; nothing is imported for it."""
    environment = dict(os.environ)
    environment.update(order["environment"])
    words = "import importlib.util, sys; sys.exit(0 if importlib.util.find_spec('pytest') else 93)"
    try:
        asked = subprocess.run([python, "-B", "-c", words], env=environment, stdin=subprocess.DEVNULL,
                               stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=120)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Refused("python-broken", str(error))
    if asked.returncode == 93:
        raise Refused("pytest-missing", python)
    if asked.returncode != 0:
        raise Refused("python-broken", asked.stderr.decode("utf-8", "replace")[-2000:])


def supervise_words(folder, mode):
    return [sys.executable or "python3", "-I", "-S", "-B", "-X", "utf8",
            os.path.join(folder, "supervise.py"), mode, folder]


def detach(folder):
    """A supervisor in a session of its own; waits until it says that it is there."""
    if os.path.exists(os.path.join(folder, "supervisor")):
        return
    with open(os.path.join(folder, "supervisor.log"), "ab") as errors:
        process = subprocess.Popen(supervise_words(folder, "run"), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                   stderr=errors, cwd=folder, start_new_session=True)
    said = process.stdout.readline().strip()
    process.stdout.close()
    if said not in (b"ready", b"claimed"):
        raise Refused("supervisor-failed", read(os.path.join(folder, "supervisor.log"))[-2000:])
    process.returncode = 0  # it is nobody's child from here on


def ask(words):
    try:
        asked = subprocess.run(words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               timeout=120)
    except FileNotFoundError:
        raise Refused("slurm-missing", words[0])
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Refused("slurm-failed", str(error))
    return asked.returncode, asked.stdout.decode("utf-8", "replace"), asked.stderr.decode("utf-8", "replace")


def quoted(word):
    return "'" + word.replace("'", "'\\''") + "'"


def submit(order, folder):
    """The number of the Slurm job. A job name of its own lets a repeated start find what the first one submitted."""
    known = read(os.path.join(folder, "job")).strip()
    if known:
        return known
    name = "mxw-" + order["id"]
    marker = os.path.join(folder, "submitting")
    if os.path.exists(marker):
        code, said, _ = ask(["squeue", "-h", "-n", name, "-o", "%F"])
        if code == 0 and said.split():
            write(os.path.join(folder, "job"), said.split()[0])
            return said.split()[0]
    write(marker, "")
    words = " ".join(quoted(word) for word in supervise_words(folder, "run"))
    part = ' "$SLURM_ARRAY_TASK_ID"' if order["parts"] > 1 else ""
    script = os.path.join(folder, "job.sh")
    write(script, "#!/bin/sh\nexec %s%s\n" % (words, part))
    options = ["--parsable", "--job-name=" + name, "--no-requeue", "--chdir=" + os.getcwd(),
               "--output=" + os.path.join(folder, "slurm-%a.out" if part else "slurm.out")]
    if part:
        options.append("--array=0-%d" % (order["parts"] - 1))
    code, said, errors = ask(["sbatch"] + options + order["slurmOptions"] + [script])
    if code != 0 or not said.strip():
        os.unlink(marker)
        raise Refused("slurm-refused", errors[-2000:])
    job = said.strip().splitlines()[-1]
    write(os.path.join(folder, "job"), job)
    return job


def start(order, python, here):
    os.umask(0o077)
    if sys.version_info < (3, 6):
        raise Refused("python-old", sys.version.split()[0])
    if order["words"][1:3] == ["-m", "pytest"] and order["mode"] != "slurm":
        check_pytest(order, python)
    folder = make_folder(order, python, here)
    if order["mode"] == "slurm":
        return {"folder": folder, "job": submit(order, folder)}
    if order["mode"] == "start":
        detach(folder)
    return {"folder": folder, "job": ""}


def answer(order, python, here=""):
    try:
        return start(order, python, here)
    except Refused as refused:
        return {"error": refused.code, "detail": refused.detail}

#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs these tests with many versions of Python, pytest, torch and numpy, each in an environment of its own made by pip.

Not part of ctest: torch alone is gigabytes each time. Environments are made one after the other and removed. Interpreters
are looked for by name (python3.9, …) and below ~/.pyenv/versions; what is not there is said and left out."""

import argparse
import glob
import os
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ENVIRONMENTS = {
    "pytest alone": ("3.11", ["pytest"]),
    "numpy, no torch": ("3.11", ["pytest<9", "numpy", "ml_dtypes", "pytest-xdist"]),
    "torch 1.13, numpy 1": ("3.9", ["pytest<8", "torch==1.13.1", "numpy==1.24.4"]),
    "torch 2.1, no numpy": ("3.10", ["pytest<9", "torch==2.1.2"]),
    "torch 2.1, numpy 1": ("3.10", ["pytest<9", "torch==2.1.2", "numpy<2"]),
    "newest of all": ("3.12", ["pytest", "torch", "numpy", "pytest-xdist"]),
    "Python 3.13": ("3.13", ["pytest", "torch", "numpy", "ml_dtypes"]),
    "Python 3.14": ("3.14", ["pytest", "torch", "numpy"]),
}


def interpreter(version):
    found = shutil.which("python" + version)
    places = sorted(glob.glob(os.path.expanduser("~/.pyenv/versions/%s.*/bin/python" % version)))
    return found or (places[-1] if places else None)


def check(name, version, packages, folder):
    python = interpreter(version)
    if python is None:
        return "left out: no Python %s" % version
    if subprocess.call([python, "-m", "venv", folder]) != 0:
        return "left out: no environment"
    own = os.path.join(folder, "bin", "python")
    if subprocess.call([own, "-m", "pip", "install", "--quiet", "--no-cache-dir"] + packages) != 0:
        return "left out: pip found no " + " ".join(packages)
    words = [own, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--tb=short", HERE]
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        print(done.stdout)
    return done.stdout.strip().splitlines()[-1]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="of environments; all without")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    if options.list:
        print("\n".join(ENVIRONMENTS))
        return
    results = {}
    for name in options.names or ENVIRONMENTS:
        with tempfile.TemporaryDirectory() as folder:
            results[name] = check(name, *ENVIRONMENTS[name], os.path.join(folder, "env"))
        print("%-22s %s" % (name, results[name]), flush=True)
    if any("failed" in result or "error" in result for result in results.values()):
        sys.exit(1)


if __name__ == "__main__":
    main()

# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which files are tests and their helpers. Comparisons that production code makes for itself are not recorded."""

import os
import sys

VARIABLE = "MXW_CAPTURE_ROOTS"  # for child processes
_NAMES = {"test", "tests", "unit_test", "unit_tests", "ut"}


class Places:
    def __init__(self):
        self.trees = set()  # everything below is a test or a helper
        self.folders = set()  # the files right in it are
        self.known = {}
        for root in os.environ.get(VARIABLE, "").split(os.pathsep):
            if root.endswith(os.sep + "."):
                self.folders.add(root[:-2])
            elif root:
                self.trees.add(root)

    def add(self, file, root):
        """A collected file; `root` is pytest's rootdir, above which no name counts."""
        folder = os.path.dirname(os.path.realpath(str(file)))
        root = os.path.realpath(str(root))
        found, step = None, folder
        while True:
            if os.path.basename(step) in _NAMES:
                found = step
            parent = os.path.dirname(step)
            if step == root or parent == step or not step.startswith(root):
                break
            step = parent
        known = len(self.trees) + len(self.folders)
        if found is not None:
            self.trees.add(found)
        else:
            self.folders.add(folder)
        if len(self.trees) + len(self.folders) != known:
            self.known.clear()
            os.environ[VARIABLE] = self.as_text()

    def as_text(self):
        return os.pathsep.join(sorted(self.trees) + sorted(os.path.join(one, ".") for one in self.folders))

    def is_test(self, file):
        try:
            return self.known[file]
        except KeyError:
            self.known[file] = self._is_test(file)
            return self.known[file]

    def _is_test(self, file):
        if file.startswith("<") or not (self.trees or self.folders):
            return self._is_script(file)
        real = os.path.realpath(file)
        folder = os.path.dirname(real)
        if folder in self.folders:
            return True
        return any(real.startswith(tree + os.sep) for tree in self.trees)

    def _is_script(self, file):
        """Without pytest the script itself is the test."""
        main = getattr(sys.modules.get("__main__"), "__file__", None)
        return bool(main) and os.path.dirname(os.path.realpath(main)) == os.path.dirname(os.path.realpath(file))

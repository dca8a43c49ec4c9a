# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One file of these tests for ctest; 77 when the interpreter lacks what all of them need."""

import importlib.util
import os
import sys

NEEDED = {"test_figures.py": ("numpy",), "test_forms.py": ("torch",)}
SKIPPED = 77


def main():
    file = sys.argv[1]
    missing = [name for name in ("pytest",) + NEEDED.get(file, ()) if importlib.util.find_spec(name) is None]
    if missing:
        print("%s was not run: %s has no %s" % (file, sys.executable, ", ".join(missing)))
        return SKIPPED
    import pytest

    here = os.path.dirname(os.path.abspath(__file__))
    return int(pytest.main(["-q", "-p", "no:cacheprovider", "--rootdir", here, os.path.join(here, file)]))


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that every folder includes only what the architecture lets it see.

Three rules, each reported as "file:line: words":
- a folder includes only folders to its right in LAYERS (ARCHITECTURE.md says why);
- it includes only folders that its CMakeLists.txt links, directly or through others;
- the libraries in ONLY_IN are used in the folders named there and nowhere else.
"""

import re
import sys
from pathlib import Path

# From the pixels to the bytes. Folders of one layer do not see each other.
LAYERS = [
    ["app"],
    ["widgets"],
    ["models/items"],
    ["models/audit"],
    ["models/review"],
    ["models/validation", "models/environment"],
    ["models/dispatch", "models/checks"],
    ["models/inventory"],
    ["models/source", "models/diff"],
    ["models/git"],
    ["models/core"],
]

# Headers by pattern, and the only folders whose sources may name them.
ONLY_IN = [
    (r"git2(/.*)?(\.h)?", ["models/git"]),
    (r"pybind11/.*|Python\.h", ["models/source"]),
    (r"Q[Ss]ql.*|QtSql.*", ["models/review"]),
    (r"QProcess(Environment)?", ["app", "models/source", "models/dispatch", "models/environment", "models/validation"]),
    (r"KSyntaxHighlighting/.*", ["widgets"]),
    (r"QtCharts.*|Q(Chart|ChartView|[A-Za-z]+Series|[A-Za-z]+Axis|Legend\w*)", ["widgets"]),
    (r"Q(?!AbstractTextDocumentLayout)\w*(Widget|Dialog|Button|Label|Layout|Style|Window|Menu|Action)|QApplication|QtWidgets.*", ["app", "widgets"]),
]

INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)')
LINKS = re.compile(r"\b(mxw_library|target_link_libraries)\s*\(([^)]*)\)")


def layer_of(folder):
    for number, folders in enumerate(LAYERS):
        if folder in folders:
            return number
    return None


def folder_of(path):
    """The folder of the table that a path relative to the root lies in; None outside all of them."""
    parts = Path(path).parts
    if not parts:
        return None
    depth = 2 if parts[0] == "models" else 1
    folder = "/".join(parts[:depth])
    return folder if len(parts) > depth and layer_of(folder) is not None else None


def library_folder(target):
    """The folder that a CMake library is made of: models_git is models/git."""
    for folder in (target.replace("_", "/", 1), target.removesuffix("_core")):
        if layer_of(folder) is not None:
            return folder
    return None


def linked_folders(root):
    """For each folder, the folders it links, directly or through others."""
    direct = {}
    for folder in [folder for layer in LAYERS for folder in layer]:
        lists = root / folder / "CMakeLists.txt"
        text = re.sub(r"#.*", "", lists.read_text(encoding="utf-8")) if lists.exists() else ""
        found = set()
        for _, arguments in LINKS.findall(text):
            found.update(filter(None, (library_folder(word) for word in arguments.split())))
        direct[folder] = found - {folder}
    closed = {}

    def close(folder):
        if folder not in closed:
            closed[folder] = set()  # a cycle ends here; the layers forbid it anyway
            closed[folder] = direct[folder].union(*(close(other) for other in direct[folder]))
        return closed[folder]

    return {folder: close(folder) for folder in direct}


def check(root):
    """All violations, as text."""
    linked = linked_folders(root)
    problems = []
    for folder in linked:
        for path in sorted((root / folder).glob("**/*")):
            name = path.relative_to(root).as_posix()
            if path.suffix not in (".h", ".cpp") or folder_of(name) != folder:
                continue
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                match = INCLUDE.match(line)
                if match:
                    words = judge(folder, match[1] or match[2], linked)
                    if words:
                        problems.append(f"{name}:{number}: {words}")
    return problems


def judge(folder, header, linked):
    """What is wrong with an include of this folder; None when nothing is."""
    other = folder_of(header)
    if other is not None and other != folder:
        if layer_of(other) <= layer_of(folder):
            return f"{folder} must not include {other}"
        if other not in linked[folder]:
            return f"{folder} includes {other} without linking it"
    for pattern, folders in ONLY_IN:
        if folder not in folders and re.fullmatch(pattern, header):
            return f"<{header}> belongs in {', '.join(folders)}, not in {folder}"
    return None


def main():
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2]
    problems = check(root)
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())

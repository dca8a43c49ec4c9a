# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Names that were bound to a function before it was replaced."""

import sys


def replace(module, name, original, stand_in):
    """Unless it has been replaced already."""
    if hasattr(original, "mxw_original"):
        return
    setattr(module, name, stand_in)
    _replaced[id(original)] = (original, stand_in)


_replaced = {}


def rebind(modules):
    """from-imports of test modules that were loaded before the recorder."""
    for module in modules:
        names = getattr(module, "__dict__", None)
        if not isinstance(names, dict):
            continue
        for name, value in list(names.items()):
            found = _replaced.get(id(value))
            if found is not None and found[0] is value:
                names[name] = found[1]


def modules_of(places):
    """Loaded modules that are tests or their helpers."""
    for module in list(sys.modules.values()):
        file = getattr(module, "__file__", None)
        if isinstance(file, str) and places.is_test(file):
            yield module

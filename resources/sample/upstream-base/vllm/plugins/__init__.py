# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds and runs what other distributions add to the engine."""

from importlib.metadata import entry_points

GENERAL_GROUP = "vllm.general_plugins"
PLATFORM_GROUP = "vllm.platform_plugins"


def load_general_plugins() -> None:
    """Run every general plugin; this happens in each process of the engine."""
    for point in entry_points(group=GENERAL_GROUP):
        point.load()()


def platform_class_path() -> str | None:
    """Dotted path of the class that the installed platform plugin names."""
    for point in entry_points(group=PLATFORM_GROUP):
        path = point.load()()
        if path:
            return path
    return None

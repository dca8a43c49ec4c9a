# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
from setuptools import find_packages, setup


def fixed_version_scheme(version: object) -> str:
    return "0.26.0"


setup(version=fixed_version_scheme(None), packages=find_packages())

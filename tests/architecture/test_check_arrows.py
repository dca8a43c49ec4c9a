#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The check of the arrows finds what it is there to find, in small trees written here."""

import tempfile
import unittest
from pathlib import Path

from check_arrows import check

LISTS = {
    "models/core/CMakeLists.txt": "mxw_library(models_core PUBLIC Qt6::Core)",
    "models/git/CMakeLists.txt": "mxw_library(models_git PUBLIC models_core)",
    "models/source/CMakeLists.txt": "mxw_library(models_source PUBLIC models_git)",
    "models/diff/CMakeLists.txt": "mxw_library(models_diff\n    PUBLIC models_git)",
    "widgets/CMakeLists.txt": "mxw_library(widgets PUBLIC models_diff)",
    "app/CMakeLists.txt": "add_library(app_core STATIC)\ntarget_link_libraries(app_core PUBLIC widgets)",
}


class CheckArrows(unittest.TestCase):
    def problems(self, files):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in {**LISTS, **files}.items():
                path = Path(folder, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
            return check(Path(folder))

    def test_what_is_allowed(self):
        self.assertEqual(
            self.problems(
                {
                    "models/git/Tree.h": '#include "models/git/ObjectId.h"\n#include "models/core/Result.h"\n',
                    "models/git/Tree.cpp": "#include <git2.h>\n#include <QString>\n",
                    "app/Window.cpp": '#include "models/git/Tree.h"\n#include <QMainWindow>\n#include <QProcess>\n',
                    "models/source/Parser.cpp": "#include <pybind11/embed.h>\n",
                }
            ),
            [],
        )

    def test_an_include_against_the_arrow(self):
        self.assertEqual(
            self.problems({"models/git/Tree.cpp": '\n#include "models/diff/Lines.h"\n'}),
            ["models/git/Tree.cpp:2: models/git must not include models/diff"],
        )

    def test_an_include_beside_the_arrow(self):
        self.assertEqual(
            self.problems({"models/diff/Lines.h": '#include "models/source/Outline.h"\n'}),
            ["models/diff/Lines.h:1: models/diff must not include models/source"],
        )

    def test_an_include_of_what_is_not_linked(self):
        self.assertEqual(
            self.problems({"widgets/View.cpp": '#include "models/source/Outline.h"\n'}),
            ["widgets/View.cpp:1: widgets includes models/source without linking it"],
        )

    def test_libraries_in_the_wrong_folder(self):
        for header in ("git2.h", "git2/repository.h", "pybind11/embed.h", "QSqlDatabase", "QProcess"):
            with self.subTest(header):
                found = self.problems({"widgets/View.h": f"#include <{header}>\n"})
                self.assertEqual(len(found), 1)
                self.assertIn(f"<{header}> belongs in", found[0])
        self.assertEqual(len(self.problems({"models/git/Tree.h": "#include <QWidget>\n"})), 1)


if __name__ == "__main__":
    unittest.main()

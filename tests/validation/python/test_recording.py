# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What every run records, whatever it compares: outcomes, parameters, processes, environment. Needs pytest alone."""

import importlib.util
import os
import sys

import pytest
from recording import run, summary

OUTCOMES = """
    import pytest, sys

    @pytest.fixture
    def broken():
        raise RuntimeError("set-up")

    @pytest.fixture
    def breaks_later():
        yield
        raise RuntimeError("tear-down")

    @pytest.mark.parametrize("n, name, pair, nothing, thing, half", [(3, "x", (1, 2.5), None, object, 0.5)])
    def test_passes(n, name, pair, nothing, thing, half): pass
    def test_fails(): assert 1 == 2
    def test_set_up(broken): pass
    def test_tear_down(breaks_later): pass
    def test_skips(): pytest.skip("no device")
    @pytest.mark.skip(reason="not here")
    def test_is_skipped(): pass
    @pytest.mark.xfail(reason="known")
    def test_expected(): assert False
    @pytest.mark.xfail(reason="known")
    def test_unexpected(): pass
    @pytest.mark.xfail(strict=True)
    def test_strict(): pass
"""


def test_outcomes_are_those_of_pytest(tmp_path):
    plain = run(tmp_path / "plain", OUTCOMES, recorded=False)
    recorded = run(tmp_path / "recorded", OUTCOMES)
    assert recorded.code == plain.code == 1
    assert summary(recorded) == summary(plain)
    assert list(recorded.outcomes().values()) == (
        ["passed", "failed", "error", "error", "skipped", "skipped", "xfailed", "xpassed", "failed"]
    )
    tests = {one["node"].partition("::")[2]: one for one in recorded.all("test")}
    assert tests["test_set_up"]["phase"] == "setup" and tests["test_tear_down"]["phase"] == "teardown"
    assert tests["test_skips"]["reason"] == "no device" and tests["test_is_skipped"]["reason"] == "not here"
    assert "assert 1 == 2" in tests["test_fails"]["message"] and tests["test_expected"]["reason"] == "known"
    assert recorded.all("problem") == []


def test_parameters_are_typed(tmp_path):
    recorded = run(tmp_path, OUTCOMES)
    start = recorded.all("test-start")[0]
    assert [(one["name"], one["kind"], one["value"]) for one in start["params"]] == [
        ("n", "int", 3), ("name", "str", "x"), ("pair", "tuple", [1, 2.5]), ("nothing", "none", None), ("thing", "other", None),
        ("half", "float", 0.5)]  # fmt: skip
    assert os.path.basename(start["file"]) == "test_it.py" and start["line"] == 13


def test_collection_is_counted(tmp_path):
    suite = {"test_a.py": "def test_x(): pass\ndef test_y(): pass\n", "test_b.py": "import absent_module\n"}
    recorded = run(tmp_path, suite, "-k", "test_x", "--continue-on-collection-errors")
    collected = recorded.all("collected")[0]
    assert (collected["selected"], collected["deselected"], collected["errors"]) == (1, 1, 1)
    assert collected["nodes"] == ["test_a.py::test_x"] and "absent_module" in collected["failures"][0]["message"]


def test_the_process_describes_itself_and_hides_secrets(tmp_path):
    secrets = {"HF_TOKEN": "abc1", "MY_PASSWORD": "abc2", "INDEX": "https://me:abc3@host/simple", "PLAIN": "shown"}
    recorded = run(tmp_path, "def test(): pass\n", **secrets)
    start = recorded.all("start")[0]
    assert start["schema"] == 1 and start["python"]["executable"] == sys.executable
    assert start["environment"]["PLAIN"] == "shown" and start["environment"]["HF_TOKEN"] == "(hidden)"
    assert start["packages"]["pytest"].split(".")[0] == pytest.__version__.split(".")[0]
    text = "".join(open(os.path.join(str(tmp_path), "run", "results", name)).read() for name in recorded.files)
    assert "abc" not in text.replace("abcd", "")
    end = recorded.all("end")[-1]
    assert end["exit"] == 0 and end["comparisons"] == 0


def test_a_run_without_a_folder_records_nothing(tmp_path):
    recorded = run(tmp_path, "def test(): pass\n", "-p", "mxw_capture", recorded=False, PYTHONPATH=_library())
    assert recorded.code == 0 and recorded.files == {}


def _library():
    from conftest import LIBRARY

    return LIBRARY


def test_nothing_is_printed_and_warnings_stay_errors(tmp_path):
    plain = run(tmp_path / "plain", "def test(): pass\n", "-W", "error", recorded=False)
    recorded = run(tmp_path / "recorded", "def test(): pass\n", "-W", "error")
    assert recorded.code == 0 and summary(recorded) == summary(plain)
    assert "mxw" not in recorded.output


def test_a_folder_that_cannot_be_written_changes_nothing(tmp_path):
    (tmp_path / "run").write_text("a file where the folder should be")
    recorded = run(tmp_path, "def test(): pass\n")
    assert recorded.code == 0 and "1 passed" in recorded.output


def test_torch_and_numpy_are_not_imported_by_the_recorder(tmp_path):
    suite = "import sys\ndef test(): assert not {'torch', 'numpy'} & set(sys.modules)\n"
    assert run(tmp_path, suite).code == 0


def test_the_next_sitecustomize_is_run_too(tmp_path):
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "sitecustomize.py").write_text("import sys\nsys.mark_of_the_next = __file__\n")
    suite = "import sys\ndef test(): assert 'own' in sys.mark_of_the_next\n"
    recorded = run(tmp_path, suite, PYTHONPATH=str(tmp_path / "own"))
    assert recorded.code == 0, recorded.output


def test_children_have_files_of_their_own(tmp_path):
    suite = """
        import multiprocessing, os, subprocess, sys

        def work(n):
            assert n == 1

        def test_subprocess(): subprocess.run([sys.executable, "-c", "pass"], check=True)

        def test_fork():
            pid = os.fork()
            if pid == 0:
                os._exit(0)
            os.waitpid(pid, 0)

        def test_spawn():
            process = multiprocessing.get_context("spawn").Process(target=work, args=(1,))
            process.start()
            process.join()
            assert process.exitcode == 0

        def test_process_fork():
            process = multiprocessing.get_context("fork").Process(target=work, args=(1,))
            process.start()
            process.join()
            assert process.exitcode == 0

        def test_none(): pass
    """
    recorded = run(tmp_path, suite)
    assert recorded.code == 0, recorded.output
    assert {one["node"].partition("::")[2]: one["children"] for one in recorded.all("test")} == {
        "test_subprocess": 1, "test_fork": 1, "test_spawn": 1, "test_process_fork": 1, "test_none": 0}  # fmt: skip
    # multiprocessing starts a tracker of its own, which may live longer.
    files = {name: found for name, found in recorded.files.items() if "resource_tracker" not in " ".join(found[0]["argv"])}
    starts = [found[0] for found in files.values()]
    assert all(one["record"] == "start" for one in starts) and len({one["pid"] for one in starts}) == 5
    main = next(found[0] for found in files.values() if any(one["record"] == "collected" for one in found))
    assert sum(one["parent"] == main["pid"] for one in starts) == 4
    # The one that left by os._exit said no farewell.
    assert [found[-1]["record"] for found in files.values()].count("end") == 4


def test_an_abrupt_end_keeps_what_was_before(tmp_path):
    recorded = run(tmp_path, "import os\ndef test_a(): pass\ndef test_b(): os._exit(7)\n")
    assert recorded.code == 7
    assert recorded.outcomes() == {"test_a": "passed"}
    assert [one["node"] for one in recorded.all("test-start")][-1].endswith("test_b") and not recorded.all("end")


def test_closed_descriptors_are_opened_again(tmp_path):
    suite = """
        import os
        def test_a(): os.closerange(100, 1024)
        def test_b(tmp_path):
            with open(tmp_path / "mine", "w") as file:
                os.dup2(file.fileno(), 200)
        def test_c(tmp_path): pass
    """
    recorded = run(tmp_path, suite)
    assert recorded.code == 0 and list(recorded.outcomes().values()) == ["passed"] * 3


def test_workers_of_xdist(tmp_path):
    if importlib.util.find_spec("xdist") is None:
        pytest.skip("pytest-xdist is not installed")
    suite = "import pytest\n@pytest.mark.parametrize('n', range(6))\ndef test(n): assert n != 4\n"
    recorded = run(tmp_path, suite, "-n", "2")
    assert sorted(recorded.outcomes().values()) == ["failed"] + ["passed"] * 5
    assert len(recorded.all("test")) == 6 and len(recorded.files) == 3 and len(recorded.all("end")) == 3


def test_a_suite_inside_of_a_test_is_not_mixed_up(tmp_path):
    suite = {
        "conftest.py": "pytest_plugins = ['pytester']\n",
        "test_it.py": """
            def test_inner(pytester):
                pytester.makepyfile("def test_wrong(): assert False")
                pytester.runpytest_inprocess().assert_outcomes(failed=1)
            def test_after(): pass
        """,
    }
    recorded = run(tmp_path, suite)
    assert recorded.code == 0, recorded.output
    assert recorded.outcomes()["test_inner"] == "passed" and recorded.outcomes()["test_after"] == "passed"

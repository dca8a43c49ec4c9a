# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every form of comparison, by every way to import it: recorded once, with its tolerance, and decided as without recording."""

import importlib.util

import pytest
from recording import run, summary

HAS_NUMPY = importlib.util.find_spec("numpy") is not None
HAS_TORCH = importlib.util.find_spec("torch") is not None
needs_torch = pytest.mark.skipif(not HAS_TORCH, reason="torch is not installed")
needs_numpy = pytest.mark.skipif(not HAS_NUMPY, reason="numpy is not installed")


def same_as_without(tmp_path, suite, *words, **variables):
    """The recording, after a look at what the same suite says without it."""
    plain = run(tmp_path / "plain", suite, *words, recorded=False, **variables)
    recorded = run(tmp_path / "recorded", suite, *words, **variables)
    assert (recorded.code, summary(recorded)) == (plain.code, summary(plain)), recorded.output
    assert recorded.all("problem") == []
    return recorded


@needs_torch
def test_assert_close_by_every_name(tmp_path):
    suite = """
        import torch
        import torch.testing as tt
        from torch.testing import assert_close
        from torch.testing import assert_close as close
        x = torch.ones(2, 3)
        def test_a(): torch.testing.assert_close(x, x + 1e-7)
        def test_b(): tt.assert_close(x, x, rtol=0.1, atol=0.2)
        def test_c(): assert_close(x, x * 2)
        def test_d():
            from torch.testing import assert_close as local
            local(actual=x, expected=x.double())
        def test_e(): close({"k": [x, x * 3]}, {"k": [x, x]}, equal_nan=True,
                            rtol=0, atol=5)
        def test_f(): close(1.5, 1.5)
        def test_g(): close([x], [x, x])
        def test_h(): close(x, x * 2, msg="mine")
    """
    recorded = same_as_without(tmp_path, suite)
    found = [(one["node"][-1], one["item"], one["outcome"], one["rtol"], one["atol"], one.get("toleranceFrom")) for one in recorded.comparisons]
    assert found == [
        ("a", "", "pass", 1.3e-6, 1e-5, "dtype"),
        ("b", "", "pass", 0.1, 0.2, "arguments"),
        ("c", "", "fail", 1.3e-6, 1e-5, "dtype"),
        ("d", "", "error", 1.3e-6, 1e-5, "dtype"),
        ("e", "['k'][0]", "pass", 0, 5, "arguments"),
        ("e", "['k'][1]", "pass", 0, 5, "arguments"),
        ("f", "", "pass", 1e-7, 1e-7, "dtype"),
        ("g", "", "error", None, None, None),
        ("h", "", "fail", 1.3e-6, 1e-5, "dtype"),
    ]
    assert {one["form"] for one in recorded.comparisons} == {"torch.testing.assert_close"}
    first = recorded.comparisons[0]
    assert first["site"]["text"] == "torch.testing.assert_close(x, x + 1e-7)" and first["site"]["line"] == 7
    assert (first["first"]["source"], first["second"]["source"]) == ("x", "x + 1e-7")
    assert first["first"] == {
        "source": "x", "dtype": "float32", "shape": [2, 3], "stride": [3, 1], "contiguous": True, "device": "cpu", "nan": 0,
        "inf": 0}  # fmt: skip
    assert first["figures"]["count"] == 6 and first["figures"]["ulp"]["max"] == 1
    named = recorded.comparisons[3]
    assert (named["first"]["source"], named["second"]["source"]) == ("x", "x.double()") and "dtype" in named["message"]
    assert recorded.comparisons[4]["site"]["text"].startswith("close({") and recorded.comparisons[4]["equalNan"]
    assert "Mismatched elements: 6 / 6" in recorded.comparisons[2]["message"]


@needs_torch
def test_forms_that_answer_are_recorded_from_tests_only(tmp_path):
    suite = {
        "product.py": "import torch\ndef same(x): return torch.equal(x, x) and torch.allclose(x, x) and x.equal(x)\n",
        "tests/helper.py": "import torch\ndef check(x): return torch.allclose(x, x + 1)\n",
        "tests/test_it.py": """
            import sys, os
            sys.path[:0] = [os.path.dirname(__file__), os.path.dirname(os.path.dirname(__file__))]
            import torch, product, helper
            from torch import allclose
            x = torch.arange(4.0)
            def test_product(): assert product.same(x)
            def test_all():
                assert torch.allclose(x, x, atol=0.5)
                assert not allclose(x, x + 1)
                assert torch.equal(x, x) and not x.equal(x + 1)
                assert torch.isclose(x, x).all()
                assert not torch.isclose(x, x * 2, rtol=0.1).all()
                assert x.allclose(x) and x.isclose(x).all()
                assert not helper.check(x)
                assert torch.allclose(x, torch.tensor(1.0)) is False
        """,
    }
    recorded = same_as_without(tmp_path, suite)
    assert recorded.forms == [
        ("torch.allclose", "pass"), ("torch.allclose", "fail"), ("torch.equal", "pass"), ("torch.Tensor.equal", "fail"),
        ("torch.isclose", "pass"), ("torch.isclose", "fail"), ("torch.Tensor.allclose", "pass"),
        ("torch.Tensor.isclose", "pass"), ("torch.allclose", "fail"), ("torch.allclose", "fail")]  # fmt: skip
    first, last = recorded.comparisons[0], recorded.comparisons[-1]
    assert (first["rtol"], first["atol"], first["toleranceFrom"]) == (1e-5, 0.5, "arguments")
    assert recorded.comparisons[2]["rtol"] is None and recorded.comparisons[3]["first"]["source"] == "x"
    assert last["figures"]["count"] == 4 and last["second"]["source"] == "torch.tensor(1.0)"
    assert recorded.comparisons[-2]["site"]["file"].endswith("helper.py")


@needs_numpy
def test_forms_of_numpy(tmp_path):
    suite = """
        import numpy as np
        import numpy.testing as npt
        from numpy.testing import assert_allclose, assert_array_equal
        x = np.arange(1.0, 5.0)
        def test_allclose(): assert_allclose(x, x * (1 + 1e-9))
        def test_allclose_fails(): npt.assert_allclose(x, x + 1, rtol=0.1, atol=0.5)
        def test_scalar(): npt.assert_allclose(x * 0 + 2, 2.0)
        def test_shapes(): npt.assert_allclose(x, x[:2])
        def test_equal(): assert_array_equal(x, x)
        def test_decimals(): npt.assert_array_almost_equal(x, x + 1e-3, decimal=2)
        def test_one_number(): npt.assert_almost_equal(1.0, 1.0 + 1e-9)
        def test_containers(): npt.assert_equal({"a": [x, 1], "b": "text"}, {"a": [x, 1], "b": "text"})
        def test_less(): npt.assert_array_less(x, x + 1)
        def test_ulp(): npt.assert_array_max_ulp(x, np.nextafter(x, 9), maxulp=4)
        def test_answers():
            assert np.allclose(x, x) and not np.array_equal(x, x + 1) and np.isclose(x, x, rtol=1e-2).all()
        def test_nan():
            npt.assert_array_equal([np.nan, 1], [np.nan, 1])
    """
    recorded = same_as_without(tmp_path, suite)
    found = {}
    for one in recorded.comparisons:
        found.setdefault(one["node"].partition("::test_")[2], []).append(one)
    assert {name: [(one["form"], one["outcome"]) for one in all_of] for name, all_of in found.items()} == {
        "allclose": [("numpy.testing.assert_allclose", "pass")],
        "allclose_fails": [("numpy.testing.assert_allclose", "fail")],
        "scalar": [("numpy.testing.assert_allclose", "pass")],
        "shapes": [("numpy.testing.assert_allclose", "error")],
        "equal": [("numpy.testing.assert_array_equal", "pass")],
        "decimals": [("numpy.testing.assert_array_almost_equal", "pass")],
        "one_number": [("numpy.testing.assert_almost_equal", "pass")],
        "containers": [("numpy.testing.assert_equal", "pass")],
        "less": [("numpy.testing.assert_array_less", "pass")],
        "ulp": [("numpy.testing.assert_array_max_ulp", "pass")],
        "answers": [("numpy.allclose", "pass"), ("numpy.array_equal", "fail"), ("numpy.isclose", "pass")],
        "nan": [("numpy.testing.assert_array_equal", "pass")],
    }
    one = {name: all_of[0] for name, all_of in found.items()}
    assert (one["allclose"]["rtol"], one["allclose"]["atol"], one["allclose"]["equalNan"]) == (1e-7, 0, True)
    assert one["scalar"]["figures"]["count"] == 4 and "figures" not in one["shapes"] and "figures" not in one["less"]
    assert one["decimals"]["atol"] == 1.5 * 10**-2 and one["equal"]["rtol"] is None
    assert (one["ulp"]["value"], one["ulp"]["limit"]) == (1.0, 4)
    assert one["containers"]["item"] == "['a']" or one["containers"]["item"].endswith("[0]")
    assert one["nan"]["figures"]["mismatches"] == 0 and one["nan"]["figures"]["nan"] == [1, 1]
    assert one["allclose"]["second"]["source"] == "x * (1 + 1e-9)"


@needs_torch
def test_a_comparison_inside_of_another_is_not_recorded(tmp_path):
    suite = {
        "tests/utils.py": """
            import torch
            def fp8_allclose(a, b, rtol=1e-5, atol=1e-8, equal_nan=False):
                torch.testing.assert_close(a, a)
                return bool((a - b).abs().max() <= atol)
            def calc_diff(x, y):
                return 1 - 2 * (x * y).sum() / (x * x + y * y).sum()
            def check_logprobs_close(*, outputs_0_lst, outputs_1_lst, name_0, name_1):
                assert outputs_0_lst == outputs_1_lst
            def swapping(check):
                kept = torch.allclose
                torch.allclose = fp8_allclose
                try:
                    return check()
                finally:
                    torch.allclose = kept
        """,
        "tests/test_it.py": """
            import sys, os
            sys.path.insert(0, os.path.dirname(__file__))
            import torch, utils
            from utils import fp8_allclose, calc_diff
            x = torch.ones(4)
            def test_helpers():
                assert fp8_allclose(x, x) and not fp8_allclose(x, x + 1, atol=0.5)
                assert calc_diff(x, x) < 1e-6
                utils.check_logprobs_close(outputs_0_lst=[], outputs_1_lst=[], name_0="a", name_1="b")
            def test_swapped():
                kept = torch.allclose
                assert utils.swapping(lambda: torch.allclose(x, x))
                assert torch.allclose is kept and torch.allclose(x, x)
            def test_late_import():
                from utils import calc_diff as late
                assert late(x, x) < 1
            def test_similarity():
                assert torch.nn.functional.cosine_similarity(x, x, dim=0) > 0.9
        """,
    }
    recorded = same_as_without(tmp_path, suite)
    assert recorded.forms == [
        ("fp8_allclose", "pass"), ("fp8_allclose", "fail"), ("calc_diff", "pass"), ("check_logprobs_close", "pass"),
        ("fp8_allclose", "pass"), ("torch.allclose", "pass"), ("calc_diff", "pass"), ("cosine_similarity", "pass")]  # fmt: skip
    calc = recorded.comparisons[2]
    assert calc["value"] == 0.0 and calc["figures"]["cosine"] == 1.0 and calc["first"]["source"] == "x"
    assert recorded.comparisons[1]["atol"] == 0.5 and abs(recorded.comparisons[-1]["value"] - 1) < 1e-6


@needs_torch
def test_opcheck(tmp_path):
    suite = """
        import torch, pytest
        if not hasattr(torch.library, "opcheck"):
            pytest.skip("this torch has no opcheck", allow_module_level=True)

        @torch.library.custom_op("mxw::twice", mutates_args=())
        def twice(x: torch.Tensor) -> torch.Tensor:
            return x * 2

        @twice.register_fake
        def _(x): return torch.empty_like(x)

        @torch.library.custom_op("mxw::wrong", mutates_args=())
        def wrong(x: torch.Tensor) -> torch.Tensor:
            return x.clone()

        @wrong.register_fake
        def _(x): return x.new_empty(3, 3)

        def test_right(): torch.library.opcheck(twice, (torch.ones(2),), test_utils=("test_schema", "test_faketensor"))
        def test_wrong():
            with pytest.raises(Exception):
                torch.library.opcheck(wrong, (torch.ones(2),), test_utils=("test_faketensor",))
    """
    recorded = same_as_without(tmp_path, suite)
    assert recorded.forms in ([("opcheck", "pass"), ("opcheck", "error")], [("opcheck", "pass"), ("opcheck", "fail")], [])
    assert all("figures" not in one for one in recorded.comparisons)


@needs_torch
def test_unittest_style(tmp_path):
    suite = """
        import pytest
        common = pytest.importorskip("torch.testing._internal.common_utils")
        import torch
        class TestIt(common.TestCase):
            def test_a(self): self.assertEqual(torch.ones(2), torch.ones(2))
            def test_b(self): self.assertEqual([1, torch.ones(2)], [1, torch.zeros(2)], atol=0.5, rtol=0)
    """
    recorded = same_as_without(tmp_path, suite)
    if recorded.comparisons:
        assert {one["form"] for one in recorded.comparisons} == {"TestCase.assertEqual"}
        assert recorded.comparisons[-1]["outcome"] == "fail" and recorded.comparisons[-1]["toleranceFrom"] == "arguments"


@needs_torch
def test_the_state_of_torch_is_left_alone(tmp_path):
    suite = """
        import pytest, torch
        from torch.testing import assert_close
        x, y = torch.randn(8, 8), torch.randn(8, 8)
        def compare(a=x, b=y): assert_close(a, b, rtol=0, atol=100)
        def test_random_numbers():
            torch.manual_seed(3); wanted = torch.rand(3)
            torch.manual_seed(3); compare()
            assert torch.equal(torch.rand(3), wanted)
        def test_gradients():
            a = x.clone().requires_grad_()
            b = (a * 2).relu()
            assert_close(b, a, rtol=0, atol=100)
            b.sum().backward()
            assert a.grad is not None
        def test_default_dtype():
            torch.set_default_dtype(torch.float64)
            try: compare(); assert torch.get_default_dtype() == torch.float64
            finally: torch.set_default_dtype(torch.float32)
        def test_inference():
            with torch.inference_mode():
                compare(x + 1, y); assert torch.is_inference_mode_enabled()
            compare()
        def test_deterministic():
            torch.use_deterministic_algorithms(True, warn_only=True)
            try: compare(); assert torch.is_deterministic_algorithms_warn_only_enabled()
            finally: torch.use_deterministic_algorithms(False)
        def test_default_device():
            if not hasattr(torch, "set_default_device"): pytest.skip("old")
            torch.set_default_device("meta")
            try: compare()
            finally: torch.set_default_device(None)
        def test_meta(): assert_close(torch.empty(3, device="meta"), torch.empty(3, device="meta"))
        def test_modes():
            try: from torch.utils._python_dispatch import TorchDispatchMode
            except ImportError: pytest.skip("old")
            seen = []
            class Mode(TorchDispatchMode):
                def __torch_dispatch__(self, function, types, args=(), kwargs=None):
                    seen.append(function)
                    return function(*args, **(kwargs or {}))
            with Mode(): compare()
            assert len(seen) < 20, seen
        def test_fake():
            fake = pytest.importorskip("torch._subclasses.fake_tensor")
            with fake.FakeTensorMode():
                a = torch.ones(3)
                assert torch.isclose(a, a).shape == (3,)
        def test_vmap():
            vmap = getattr(getattr(torch, "func", None), "vmap", None)
            if vmap is None: pytest.skip("old")
            assert vmap(lambda a: torch.isclose(a, a))(x).all()
        def test_subclass():
            class Mine(torch.Tensor): pass
            compare(x.as_subclass(Mine), y.as_subclass(Mine))
            compare(torch.nn.Parameter(x), torch.nn.Parameter(y))
        def test_script():
            def same(a, b): return torch.allclose(a, b) and torch.equal(a, b)
            same.__module__ = __name__
            import torch.jit
            assert isinstance(torch.jit.trace(lambda a: a * 2, x)(x), torch.Tensor)
    """
    recorded = same_as_without(tmp_path, suite)
    assert len([one for one in recorded.comparisons if "figures" in one]) >= 8
    assert all(value in ("passed", "skipped") for value in recorded.outcomes().values()), recorded.output


@needs_torch
def test_scripted_functions_know_the_replaced_ones(tmp_path):
    suite = """
        import torch
        def same(a, b):
            return torch.allclose(a, b)
        def test_script():
            assert torch.jit.script(same)(torch.ones(2), torch.ones(2))
    """
    same_as_without(tmp_path, suite)


@needs_torch
def test_no_operand_is_kept(tmp_path):
    suite = """
        import gc, weakref, torch
        def test_it():
            x, y = torch.ones(300, 300), torch.zeros(300, 300)
            found = weakref.ref(x)
            for _ in range(3):
                try: torch.testing.assert_close(x, y)
                except AssertionError: pass
                torch.allclose(x, y)
            del x, y
            assert found() is None
    """
    same_as_without(tmp_path, suite)


@needs_torch
def test_children_compare_too(tmp_path):
    suite = """
        import multiprocessing, os, subprocess, sys
        import torch
        def work(value):
            torch.testing.assert_close(torch.ones(2), torch.full((2,), value))
        def test_fork(): start("fork", 1.0)
        def test_spawn(): start("spawn", 1.0)
        def test_forkserver(): start("forkserver", 1.0)
        def test_crash():
            pid = os.fork()
            if pid == 0:
                work(1.0)
                os.kill(os.getpid(), 9)
            os.waitpid(pid, 0)
        def test_script():
            subprocess.run([sys.executable, "-c", "import torch; torch.testing.assert_close(torch.ones(1), torch.ones(1))"], check=True)
        def start(method, value):
            process = multiprocessing.get_context(method).Process(target=work, args=(value,))
            process.start()
            process.join()
            assert process.exitcode == 0
    """
    recorded = same_as_without(tmp_path, suite)
    assert sorted(one["node"].partition("::test_")[2] for one in recorded.comparisons) == ["crash", "fork", "forkserver", "script", "spawn"]


@needs_torch
def test_a_script_without_pytest_is_recorded(tmp_path):
    import sys

    suite = {"script.py": "import torch\nx = torch.ones(2)\nassert torch.allclose(x, x)\ntorch.testing.assert_close(x, x)\n"}
    recorded = run(tmp_path, suite, command=[sys.executable, "script.py"])
    assert recorded.code == 0, recorded.output
    assert recorded.forms == [("torch.allclose", "pass"), ("torch.testing.assert_close", "pass")]
    assert [one["node"] for one in recorded.comparisons] == ["", ""] and len(recorded.all("end")) == 1


@needs_torch
@needs_numpy
def test_failing_operands_are_dumped_when_asked_for(tmp_path):
    import numpy

    suite = """
        import torch, numpy as np
        def test_a(): torch.testing.assert_close(torch.ones(2, 3).bfloat16(), torch.zeros(2, 3).bfloat16())
        def test_b(): np.testing.assert_allclose(np.arange(3), np.arange(3).T + 1)
        def test_c(): assert np.allclose([1.0], np.ones(1))
        def test_d(): torch.testing.assert_close(torch.ones(3, 2).T, torch.zeros(2, 3))
    """
    recorded = run(tmp_path, suite, MXW_CAPTURE_DUMP="1")
    dumps = [one.get("dump") for one in recorded.comparisons]
    assert dumps[2] is None and recorded.all("problem") == []
    arrays = [numpy.load(str(tmp_path / "run" / "dumps" / one[side])) for one in dumps if one for side in ("first", "second")]
    assert [(x.dtype.name, x.shape) for x in arrays] == [("float32", (2, 3))] * 2 + [("int64", (3,))] * 2 + [("float32", (2, 3))] * 2
    assert arrays[0].tolist() == [[1.0] * 3] * 2 and arrays[3].tolist() == [1, 2, 3]


@needs_torch
def test_a_recorder_that_fails_changes_nothing(tmp_path):
    suite = """
        import sys, torch
        def test_it():
            from mxw_capture import figures
            def compute(*_): raise RuntimeError("broken on purpose")
            figures.compute = compute
            torch.testing.assert_close(torch.ones(2), torch.ones(2))
    """
    recorded = run(tmp_path, suite)
    assert recorded.code == 0 and len(recorded.comparisons) == 1
    assert "broken on purpose" in recorded.all("problem")[0]["message"]


@needs_torch
def test_compiled_functions_compare_as_before(tmp_path):
    suite = """
        import pytest, torch
        def test_it():
            if not hasattr(torch, "compile"): pytest.skip("old")
            x = torch.ones(3)
            def answers(a, b): return a + 1 if torch.allclose(a, b) else b
            def whole(a, b): return torch.isclose(a, b), torch.nn.functional.cosine_similarity(a, b, dim=0)
            try:
                torch.compile(whole, backend="eager")(x, x)
            except Exception as error:
                pytest.skip("cannot compile here: " + type(error).__name__)
            torch.compile(answers, backend="eager")(x, x)
            torch.compile(whole, backend="eager", fullgraph=True)(x, x)
        def test_pickle():
            import pickle
            for one in (torch.allclose, torch.equal, torch.Tensor.equal, torch.isclose):
                assert pickle.loads(pickle.dumps(one)) is one
    """
    same_as_without(tmp_path, suite, "-W", "error::UserWarning")

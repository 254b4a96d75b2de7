"""Every module that can be mutated has tests near to it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.mutation.nearest import MEASURES, TESTS, folders, names_around, nearness

import ptxvm

ROOT = Path(__file__).parents[2]
PACKAGE = Path(ptxvm.__file__).parent


def test_the_folders_of_tests_exist() -> None:
    missing = [folder for room in TESTS for folder in folders(room + "/some.py") if not (ROOT / folder).is_dir()]
    assert missing == []


@pytest.mark.parametrize("room", TESTS)
def test_the_rooms_exist(room: str) -> None:
    assert (PACKAGE / room).is_dir()


@pytest.mark.parametrize(
    ("module", "near", "far"),
    [
        ("isa/integer/add.py", "test_value_pages.py::test_a[integer-add.u32]", "test_value_pages.py::test_a[sub]"),
        ("engine/jit/memory/loads.py", "tests/engine/jit/test_loads.py::test_a", "tests/engine/jit/test_stores.py::b"),
        ("machine/memory.py", "tests/machine/test_memory.py::test_a", "tests/engine/interpret/test_memory.py::test_a"),
    ],
)
def test_tests_of_the_same_name_are_nearest(module: str, near: str, far: str) -> None:
    assert nearness(module, near) > nearness(module, far)


def test_names_around_a_mutation_count() -> None:
    code = "class TensorMemory:\n    def _unwritten(self):\n        return 1\n\ndef other():\n    return 2\n"
    names = names_around(code, 3)
    assert names == "Tensor Memory _unwritten"
    near, far = "tests/a.py::test_unwritten_columns", "tests/a.py::test_other"
    assert nearness("machine/x.py", near, names) > nearness("machine/x.py", far, names)


def test_names_in_the_line_count_and_of_its_strings_the_nearest() -> None:
    code = 'def shape(form):\n    return {"1d": 1, "a1d": 1, "3d": 3}.get(form.theGeometry, 2)\n'
    for text, key in (("1, ", "1d"), ('1, "3d"', "a1d"), ("3}", "3d")):
        names = names_around(code, 2, code.splitlines()[1].index(text))
        assert names.split() == ["shape", "get", "form", "the", "Geometry", f'"{key}"']
    assert names_around('key("one", "two")', 1, 2).split() == ["key", '"one"']


def test_the_length_of_code_is_near_to_all_that_it_reaches() -> None:
    assert (ROOT / MEASURES).is_file()
    far = "tests/engine/jit/test_budgets.py::test_waiting"
    budgets = "engine/jit/fast/budgets.py"
    assert nearness(budgets, MEASURES + "::test_code") > nearness(budgets, far)


@pytest.mark.slow  # needs cosmic-ray
def test_near_and_short_tests_come_first_and_not_many_of_one_kind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))  # a library of cosmic-ray's writes there
    from tests.mutation.reach import Reach
    from tests.mutation.sites import Site, Variant

    site = Site("machine/heap.py", 1, 0, "Number", "a = 1", 0, (Variant("NumberReplacer", 0),), 1)
    times = {"t.py::test_long": 3.0, "t.py::test_b[0]": 0.1, "t.py::test_b[1]": 0.1, "t.py::test_c": 0.15}
    near = {"t.py::test_heap": 0.2}
    reach = Reach(tests={site.key: times | near})
    collected = [*times, *near, "t.py::test_b[2]", "t.py::test_d"]
    wanted = ["heap", "b[0]", "c", "b[1]", "b[2]", "long"]
    assert reach.nearest(site, "", 100, collected) == [f"t.py::test_{name}" for name in wanted]
    assert reach.nearest(site, "", 0.3, collected) == ["t.py::test_heap", "t.py::test_b[0]", "t.py::test_c"][:2]

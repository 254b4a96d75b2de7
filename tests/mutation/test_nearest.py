"""Every module that can be mutated has tests near to it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.mutation.nearest import TESTS, folders, names_around, nearness

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

"""What is mutated, and what is left alone because it cannot make a difference."""

from __future__ import annotations

from pathlib import Path

import pytest

CODE = """
from __future__ import annotations
@cache
@dataclass(frozen=True, slots=True)
def f(a: int | None = 3, *, b: str = 0) -> int | str:
    x: int | float = a + 2
    if TYPE_CHECKING:
        x = 5
    return zip(a, strict=True) if a is x else b
"""


@pytest.mark.slow  # needs cosmic-ray, which is there for `make mutants` and `make test-all`
def test_mutants_are_programs_that_differ(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))  # a library of cosmic-ray's writes there
    from tests.mutation.sites import sample

    file = tmp_path / "isa" / "page.py"
    file.parent.mkdir()
    file.write_text(CODE)
    found = sample(tmp_path, 1000, seed=1)
    assert sorted({site.line for site in found}) == [4, 5, 6, 9]
    assert [site.family for site in found if site.line == 6].count("ReplaceBinaryOperator") == 1
    assert {site.family for site in found if site.line == 5} == {"NumberReplacer"}
    assert sample(tmp_path, 3, seed=1) == found[:3]
    assert len({site.key for site in found}) == len(found)
    for site in found:
        mutant = site.mutated(CODE)
        assert mutant != CODE
        compile(mutant, "mutant", "exec")

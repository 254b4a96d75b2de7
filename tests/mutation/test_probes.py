"""Places tell that they ran, and programs with probes do what they did before."""

from __future__ import annotations

import pytest
from tests.mutation import probes

CODE = '''
LIMIT = 3
NAMES = {"twice": lambda n: n * 2}

class Number:
    """A number."""

    zero: int = 0

    def value(self):
        """What it is."""
        return self.zero

def choose(n, far=9):
    """Near or far."""
    if n > LIMIT:
        return far
    elif n == 2:
        return [m + 1 for m in (n,)]
    return "näher", n - 1
'''


def place_of(text: str) -> tuple[int, int]:
    line = next(number for number, line in enumerate(CODE.splitlines(), 1) if text in line)
    return line, CODE.splitlines()[line - 1].index(text)


@pytest.mark.parametrize(
    ("text", "calls"),
    [
        ("> LIMIT", ["choose(1)", "choose(2)", "choose(4)"]),
        ("far\n", ["choose(4)"]),
        ("== 2", ["choose(1)", "choose(2)"]),
        ("+ 1", ["choose(2)"]),
        ("- 1", ["choose(1)"]),
        ("3", ["choose(1)", "choose(2)", "choose(4)"]),  # LIMIT, which `choose` reads
        ("9):", ["choose(1)", "choose(2)", "choose(4)"]),
        ("* 2", ["NAMES['twice'](5)"]),
        ("0", ["Number().value()"]),
    ],
)
def test_a_place_is_told_by_the_calls_that_reach_it(text: str, calls: list[str]) -> None:
    probes.enable()
    names: dict[str, object] = {}
    tree = probes.with_probes(CODE, [(7, *place_of(text.strip()))] if text != "far\n" else [(7, 17, 15)])
    exec(compile(tree, "probed", "exec"), names)
    plain: dict[str, object] = {}
    exec(CODE, plain)
    for call in ("choose(1)", "choose(2)", "choose(4)", "NAMES['twice'](5)", "Number().value()"):
        probes.REACHED.clear()
        assert eval(call, names) == eval(call, plain)
        assert (call, 7 in probes.REACHED) == (call, call in calls)
    assert names["choose"].__doc__ == "Near or far."

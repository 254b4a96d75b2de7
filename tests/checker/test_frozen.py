"""Programs that were frozen and revived are what they were, once the bodies of their functions are asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest

from ptxvm.checker import load_module
from ptxvm.checker.frozen import freeze, revive
from ptxvm.checker.link import link
from ptxvm.checker.module import SINK, Function, Module, Variable
from ptxvm.diagnostics import Source

KERNELS = Path(__file__).parents[1] / "kernels"
PROGRAMS = (
    "calls/calls.sm_80.ptx",
    "calls/calls.sm_80.debug.ptx",
    "histogram/histogram.sm_80.ptx",
    "saxpy/saxpy.sm_80.lineinfo.ptx",
)
HEAD = ".version 8.0\n.target sm_80\n.address_size 64\n"
SYMBOLS = f"""{HEAD}
.global .u32 counters[4] = {{1, 2, 3, 4}};
.func (.reg .u32 %out) first(.reg .u32 %in) {{ .local .u32 room[4]; add.u32 %out, %in, 1; ret; }}
.global .u64 table[2] = {{first, counters}};
.visible .func (.param .u32 o) second(.param .u32 i) {{ ret; }}
.visible .func (.param .u32 o) third(.param .u32 i);
.alias third, second;
.entry k(.param .u64 p, .param .texref t)
{{
    .shared .u32 tile[32]; .global .u32 inner[2] = {{5, 6}}; .reg .u64 %a; .reg .u32 %x<4>; .reg .pred %q;
    ld.param.u64 %a, [p];
    mov.u64 %a, table;
    ld.shared.u32 %x1, [tile+4];
    ld.global.u32 %x2, [inner];
again:
    setp.eq.u32 %q, %x1, 0;
    @%q bra again;
    call (%x2), first, (%x1);
    ret;
}}
"""
FIRST = HEAD + ".extern .global .u32 far;\n.entry k() { .reg .u32 %x; ld.global.u32 %x, [far]; ret; }"
SECOND = HEAD + ".visible .global .u32 far = 7;\n.entry m() { ret; }"


def program(*texts: str) -> Module:
    return link([load_module(Source(text, str(number))) for number, text in enumerate(texts)])


def parts(value: object) -> Iterator[tuple[str, object]]:
    """What a piece of a program consists of."""
    if isinstance(value, list | tuple):
        yield from ((str(number), each) for number, each in enumerate(value))
    elif isinstance(value, dict):
        yield from ((str(key), each) for key, each in value.items())
    elif is_dataclass(value) and type(value).__module__ == "ptxvm.checker.module":
        names = [each.name for each in fields(value) if each.name not in ("bodies", "function")]
        yield from ((name, getattr(value, name)) for name in names)
        if not isinstance(value, Variable) or value.function is None:  # which one it is does not matter
            yield "function", getattr(value, "function", None)


def assert_alike(one: object, other: object) -> None:
    """The same shape with the same values, where things that are one thing here are one there."""
    known: dict[int, object] = {}
    pending = [("", one, other)]
    while pending:
        trail, left, right = pending.pop()
        assert type(left) is type(right), trail
        if is_dataclass(left) and id(left) in known:
            same = known[id(left)] is right or left == right
            assert same, trail
            continue
        known[id(left)] = right
        inside, others = list(parts(left)), list(parts(right))
        assert [name for name, _ in inside] == [name for name, _ in others], trail
        same = bool(inside) or is_dataclass(left) or left == right or left is SINK
        assert same, trail
        pending += [(f"{trail}.{name}", a, b) for (name, a), (_, b) in zip(inside, others, strict=True)]


def texts() -> Iterator[Sequence[str]]:
    yield from ([(KERNELS / name).read_text()] for name in PROGRAMS)
    yield [SYMBOLS]
    yield [FIRST, SECOND]


@pytest.mark.parametrize("given", list(texts()), ids=[*PROGRAMS, "symbols", "linked"])
def test_what_is_revived_is_what_was_frozen(given: Sequence[str]) -> None:
    module = program(*given)
    assert not [finding for finding in module.findings if finding.severity == "error"]
    kernel = next(function for function in module.functions.values() if function.is_entry)
    sources = [module.source, *module.others]
    revived, (named,) = revive(freeze(module, [kernel]), sources, None)
    assert named is revived.functions[kernel.name]
    again, _ = revive(freeze(revived, None), sources, None)
    for each in (revived, again):
        assert all(not has_been_read(function) for function in each.functions.values() if function.has_body)
        assert_alike(module, each)


def has_been_read(function: Function) -> bool:
    try:
        Function.__dict__["body"].__get__(function)
    except AttributeError:
        return False
    return True


def test_a_target_in_place_of_the_texts_holds_for_bodies_too() -> None:
    text = HEAD + ".entry k() { fence.proxy.async; ret; }"  # from sm_90 on
    module = load_module(Source(text), target="sm_90")
    revived, _ = revive(freeze(module, None), [module.source], "sm_90")
    assert (revived.target, revived.asked_target) == ("sm_90", "sm_90")
    assert_alike(module, revived)


def test_other_names_are_none() -> None:
    module = program(SYMBOLS)
    for function in module.functions.values():
        with pytest.raises(AttributeError, match="no attribute 'late'"):
            function.late  # type: ignore[attr-defined]  # noqa: B018

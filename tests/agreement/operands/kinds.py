"""Every kind of operand, and instructions that have one of them at each place of every page's lines."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice

from tests.agreement.ptxas.writer import DECLARATIONS, GLOBALS, WITH_B128, Text, Writer

from ptxvm.checker import check
from ptxvm.diagnostics import Severity, Source
from ptxvm.isa.definition import Definition, Form
from ptxvm.isa.enumeration import forms_of_line
from ptxvm.isa.flow import Flow
from ptxvm.isa.notation import Line
from ptxvm.isa.registry import pages
from ptxvm.isa.targets import Target

DEFINITIONS = tuple(definition for found in pages().values() for definition in found)
_PLACES = (
    *(("9.5", target) for target in ("sm_100a", "sm_90a", "sm_120a", "sm_107a", "sm_75")),
    ("6.3", "sm_60"),
)
"""Versions and targets, one of which has the form."""
_TRIES = 8
_FORMS = 16
_FLOW = {"bra": ("Label0",), "brx.idx": ("%r4", "targets"), "call": ("other", "(%r4, 5)")}
"""Operands of instructions that the writer knows nothing of."""

_HEAD = """.version {0}
.target {1}
.address_size 64
{2}.const .align 16 .b8 cv[64];
.func other(.reg .b32 %ra, .reg .b32 %rb) {{ ret; }}
.visible .entry k(.param .align 16 .b8 kp[128], .param .u64 pointer, .param .u32 number)
{{
{3} .reg .b8 %bb<9>; .reg .v2 .b32 %v2; .reg .v4 .b16 %vh; .reg .v2 .b64 %vd; .param .align 16 .b8 pv[64];
proto: .callprototype _ (.reg .b32 _, .reg .b32 _);
targets: .branchtargets Label0;
functions: .calltargets other;
.reg .pred %never; .reg .b32 %skip; ld.param.u32 %skip, [number];
"""
_TAIL = "Label0: ret;\n}\n"
_HEAD_LINES = _HEAD.count("\n")

REGISTERS = tuple(
    f"%{name}3" for name in ("p", "h", "us", "ss", "hf", "r", "u", "s", "f", "hx", "d", "ul", "sl", "e", "q", "bb")
)
CONSTANTS = (
    *("0", "5", "-1", "+7", "0x1F", "0X1fU", "017", "0b101", "5U", "1.5", "-2.5", "0f3F800000", "0d3FF0000000000000"),
    *("WARP_SZ", "(1+2)", "1+2*3", "!0", "~1", "1<2", "1 ? 2 : 3", "(.s64)5", "(.u64)-1", "4294967296", "1.0+2.0"),
)
SUMS = ("%r4+1", "%h4+(1+2)", "%d4+8", "%s4+-4", "%f4+1", "%p4+1", "%r4+WARP_SZ", "%tid.x+1")
SYMBOLS = (
    *("gv", "sv", "lv", "cv", "kp", "pv", "gv+4", "sv+4", "lv+4", "kp+4", "gv[4]", "sv[%r4]", "lv[%r4+4]", "gv[%d4]"),
    *("cv[%h4]", "tx", "sf", "other", "Label0", "proto", "targets", "functions", "k"),
)
SPECIALS = ("%tid.x", "%tid", "%ctaid.y", "%laneid", "%clock64", "%lanemask_eq", "%envreg0", "%is_explicit_cluster")
VECTORS = (
    *("%vf", "%vf.x", "%vs", "%vs.w", "%v2", "%v2.y", "%vh", "%vd", "{%r4}", "{%f4}", "{5}", "{%r4, %r5}", "{%r4, 7}"),
    *("{%r4, _}", "{_, _}", "{%h4, %h5}", "{%d4, %d5}", "{%f4, %f5, %f6, %f7}", "{%r4, %r5, %r6, %r7}", "{%p4, %p5}"),
    *("{%vs.x, %vs.y}", "{%tid.x, %r4}", "{1, 2}", "{%r4, %r5, %r6}", "{sv, %r4}", "{%h4, %h5, %h6, %h7}"),
)
MARKED = (
    "!%p4",
    "!%r4",
    "-%r4",
    "%r4.b0",
    "%r4.h1",
    "-%r4.h0",
    "%r4.b0123",
    "_",
    "%p4|%p5",
    "%r4|%p4",
    "_|%p4",
    "%p4|_",
)
ADDRESSES = (
    *("[%r4]", "[%d4]", "[%d4+16]", "[%d4+-16]", "[%d4+(4*2)]", "[%r4+WARP_SZ]", "[%h4]", "[%f4]", "[16]", "[-16]"),
    *("[gv]", "[gv+4]", "[sv]", "[sv+4]", "[lv]", "[lv+4]", "[cv]", "[kp]", "[kp+4]", "[pv]", "[pv+4]", "[tx]", "[sf]"),
    *("[%tid.x]", "[%clock64]", "[%p4]", "[other]", "[Label0]", "[%d4, {%r4}]", "[%d4, {%r4, %r5}]", "[%d4, %r4]"),
    *("[tx, {%f4}]", "[tx, {%f4, %f5}]", "[tx, %f4]", "[sf, %r4]", "[gv, {%r4, %r5}]", "[%r4, {%r4, %r5, %r6}]"),
)
LISTS = ("(%r4)", "(5)", "(%r4, %r5)", "(pv)", "()", "(_)", "(%r4, 5)")
WRONG = (
    *(
        "[gv[4]]",
        "[%d4+%d5]",
        "[%d4-4]",
        "gv-4",
        "1.5+1",
        "{}",
        "{{%r4}}",
        "[]",
        "[[%d4]]",
        "%nothing",
        '"text"',
        "@%p1",
    ),
    *(
        "%r4.x",
        "%vf.q",
        "%r4.x.y",
        "{%r4+1, %r5}",
        "99999999999999999999",
        "1/0",
        "(%r4+1)",
        "0f3F8",
        "%r4 %r5",
        "..",
        "-",
    ),
    *(
        "%tid.q",
        "%vf[1]",
        "5[1]",
        "tx[0]",
        "[5, {%r4}]",
        "[%d4,]",
        "{,}",
        "(.f32)1",
        "1 ? 2",
        "$",
        "%",
        "\\",
        "é",
        "/*",
    ),
)
KINDS = (*REGISTERS, *CONSTANTS, *SUMS, *SYMBOLS, *SPECIALS, *VECTORS, *MARKED, *ADDRESSES, *LISTS)


@dataclass(frozen=True, slots=True)
class Base:
    """An accepted instruction of one line of a page, and where it is available."""

    form: Form
    text: Text
    version: str
    target: str

    def program(self, instructions: list[str]) -> str:
        """A kernel with the instructions, one on each line."""
        return in_kernel(instructions, self.version, self.target)


def in_kernel(instructions: list[str], version: str, target: str) -> str:
    """A kernel with the instructions, one on each line, for any declarations that they need."""
    head = _HEAD.format(version, target, GLOBALS, DECLARATIONS if target == "sm_60" else WITH_B128)
    return head + "".join(f"{instruction}\n" for instruction in instructions) + _TAIL


def accepted(instructions: list[str], version: str, target: str) -> list[str]:
    """Those in which the checker finds no error, each judged by its line.

    Again without those that it refuses, as long as there are any: a name that is not declared is told once.
    """
    findings = check(Source(in_kernel(instructions, version, target)))
    wrong = {finding.line for finding in findings if finding.severity is Severity.ERROR}
    good = [text for line, text in enumerate(instructions, _HEAD_LINES + 1) if line not in wrong]
    return good if not good or len(good) == len(instructions) else accepted(good, version, target)


@cache
def bases(definition: Definition) -> tuple[Base, ...]:
    """An instruction for each line of the page's syntax; some lines are for versions and targets that are not tried."""
    found = (_base(definition, line) for line in definition.lines)
    return tuple(base for base in found if base is not None)


def _base(definition: Definition, line: Line) -> Base | None:
    for form in islice(forms_of_line(definition, line, set()), _FORMS):
        writer = Writer(form.opcode, [])
        texts = [_text(form, writer) for _ in range(_TRIES)]
        for version, target in _PLACES:
            major, minor = map(int, version.split("."))
            if form.unavailable((major, minor), Target.parse(target)):
                continue
            good = accepted([str(text) for text in texts], version, target)
            if good:
                return Base(form, next(text for text in texts if str(text) == good[0]), version, target)
    return None


def _text(form: Form, writer: Writer) -> Text:
    if form.definition.name in _FLOW and form.definition.flow is not Flow.NONE:
        return Text(tuple(form.opcode.split(".")), _FLOW[form.definition.name])
    return replace(writer.write(form), guard="")


def variations(base: Base, kinds: tuple[str, ...] = KINDS) -> Iterator[str]:
    """The instruction with every kind of operand at each place, with too few and too many."""
    operands = base.text.operands
    for place in range(len(operands)):
        for kind in kinds:
            yield str(replace(base.text, operands=(*operands[:place], kind, *operands[place + 1 :])))
        yield str(replace(base.text, operands=(*operands[:place], *operands[place + 1 :])))
        yield str(replace(base.text, operands=operands[:place]))
    for kind in kinds:
        yield str(replace(base.text, operands=(*operands, kind)))
    yield str(replace(base.text, operands=operands * 2))


def some(instructions: list[str], count: int, seed: str) -> list[str]:
    """The same `count` of them every time."""
    return random.Random(seed).sample(instructions, min(count, len(instructions)))

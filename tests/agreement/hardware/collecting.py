"""Which programs a GPU is asked: every kind of form that it has, and products of matrices in numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from tests.agreement.compilers.ptxas import refusal
from tests.agreement.engines import forms as chosen
from tests.agreement.engines.asynchronous import is_asynchronous
from tests.agreement.engines.batches import batches
from tests.agreement.engines.forms import definitions, distinct, forms_of, spread
from tests.agreement.engines.products import product_probe
from tests.agreement.engines.program import Platform, Program, Shape, build
from tests.agreement.hardware.cases import Case, case_of
from tests.isa.matrix.reference import FORMATS

import ptxvm
from ptxvm.isa.definition import Form
from ptxvm.isa.operands import Role

PLATFORM = Platform((9, 0), "sm_90a")

#: Pages and instructions that are not asked for.
ELSEWHERE = ("texture.", "surface.", "fabric.", "stack.")
NOT_ASKED = {
    r"(tcgen05|multimem|spcompress|setmaxnreg)": "needs more than a kernel",
    r".*\.(approx|full)\b|(lg2|ex2|tanh|sin|cos)\.": "an approximation: the last places are the GPU's own",
    r".*cache_hint": "random numbers are no cache policies",
    r"(isspacep|cvta|createpolicy|mov\.u(32|64)|activemask)\b": "tells addresses, or who happens to be there",
    r"fma\.(rz|rm|rp)\.(oob\.)?(relu\.)?bf16": "ptxas rounds to nearest, or takes the numbers for f16",
    r"(vmad|vshl|vshr|vsub|vadd|vset|vmin|vmax)\..*(sat|shr|min|max)": "ptxas makes them of others, in part wrongly",
    r"atom\..*(min|max)\.(u|s)64": "tells who came first",
    r"(ld|st)\.[\w.:]*v8\.[bsu](8|16)": "ptxas ends in an error of its own",
    r"w?mma.*xor\.popc": "sm_90 does not have it",
    r"wmma\.(load|store).*m8n8k128": "their strides are no multiples of 16 bytes",
    r"(membar|fence)\.": "of no use alone; some are newer than the GPU's driver",
    r"(set|testp)\.": "ptxas converts, or tests, what a register held before, where a guard is false",
    r"st(\.weak)?\.param": "reads what nobody has written",
}
_LEFT_OUT = re.compile("|".join(f"(?:{pattern})" for pattern in NOT_ASKED))
_HANDED_ON = re.compile(r"mov\.b(32|64) %c\d+_\d,")
_WARPGROUP_FORMS = 80
_PRODUCTS = Shape(48, 128)
"""192 products of a form."""


def forms() -> Iterator[Form]:
    """Of forms that differ in scope, order or caching only one."""
    chosen.PLATFORMS = (PLATFORM,)
    for page, definition in definitions():
        if is_asynchronous(definition) or page.startswith(ELSEWHERE):
            continue
        here = [form for form in forms_of(definition) if not _LEFT_OUT.match(form.opcode)]
        found = distinct(tuple(form for form in here if chosen.platform_of(form) is not None), 0)
        yield from spread(found, _WARPGROUP_FORMS) if page.startswith("matrix.wgmma.") else found


def form_cases(variant: int) -> list[Case]:
    """Each form once, with random operands, where ptxas takes it."""
    made = [_accepted(_apart(program)) for program in batches(forms(), variant).programs]
    return [case_of(program) for program in made if program is not None]


def _apart(program: Program) -> Program:
    """Without results that are handed on: one that differs is to be seen in one probe only."""
    probes = [
        replace(probe, lines=tuple(line for line in probe.lines if not _HANDED_ON.match(line)))
        for probe in program.probes
    ]
    return build(probes, program.platform, program.shape)


def _accepted(program: Program) -> Program | None:
    """Without the probes that ptxas refuses."""
    said = refusal(program.text)
    refused = {program.probe_at(int(line)) for line in re.findall(r"line (\d+); error", said or "")}
    if said is None:
        return program
    left = [probe for place, probe in enumerate(program.probes) if place not in refused]
    if not left or not refused:
        return None
    return _accepted(build(left, program.platform, program.shape))


def product_cases() -> list[Case]:
    """Each product of matrices of floats, 192 times."""
    return [found for form in forms() if (found := _product_case(form)) is not None]


def _product_case(form: Form) -> Case | None:
    formats = list(_formats(form)) if form.definition.name in ("mma", "mma.sp", "wmma.mma") else []
    if not any(format_ for format_, _ in formats):
        return None
    program = build([product_probe(form, 0)], PLATFORM, _PRODUCTS)
    if any(finding.severity == "error" for finding in ptxvm.check(program.text)):
        return None
    case = case_of(program)
    assert len(case.rows) == 1 + len(formats), case.seed
    return replace(case, rows=[case.rows[0], *_rows(case.rows[1:], formats)])


def _rows(rows: Sequence[list[object]], formats: Sequence[tuple[str, str]]) -> Iterator[list[object]]:
    for row, (format_, of) in zip(rows, formats, strict=True):
        yield ["codes", format_, of] if format_ else row


def _formats(form: Form) -> Iterator[tuple[str, str]]:
    """The format of the numbers in each register of the operands, nothing for other types; and whose they are."""
    for plan in form.operands:
        if plan.role is Role.VALUE and plan.name in ("a", "b", "c"):
            written = form.spelling(f"{plan.name}type") if plan.name in "ab" else None
            spelling = written or plan.spelling
            yield from [(spelling if spelling in FORMATS else "", plan.name)] * max(1, plan.vector)

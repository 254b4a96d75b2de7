"""Probes of control flow: branches, branch tables, calls of every kind, returns and exits."""

from __future__ import annotations

import random

from tests.agreement.engines.writer import Probe, Writer

from ptxvm.isa.definition import Form
from ptxvm.lanes.types import PRED, U32, U64

FUNCTIONS = """
.global .align 4 .b32 noted[1024];
.func (.param .b32 result) mixed(.param .b32 one, .param .b64 other)
{
.reg .b32 a, b; .reg .b64 c; .reg .pred p;
ld.param.b32 a, [one];
ld.param.b64 c, [other];
setp.lt.s32 p, a, 0;
@p bra negative;
cvt.u32.u64 b, c;
add.u32 a, a, b;
st.param.b32 [result], a;
ret;
negative:
shr.u64 c, c, 32;
cvt.u32.u64 b, c;
xor.b32 a, a, b;
st.param.b32 [result], a;
ret;
}
.func (.param .b32 result) summed(.param .b32 one, .param .b64 other)
{
.reg .b32 a, b, i; .reg .b64 c; .reg .pred p;
ld.param.b32 a, [one];
ld.param.b64 c, [other];
cvt.u32.u64 b, c;
and.b32 i, a, 7;
again:
mad.lo.u32 a, a, 5, b;
sub.s32 i, i, 1;
setp.ge.s32 p, i, 0;
@p bra again;
st.param.b32 [result], a;
ret.uni;
}
.func (.param .b32 result) recursive(.param .b32 one, .param .b64 other)
{
.reg .b32 a, b; .reg .b64 c; .reg .pred p;
.local .align 4 .b32 kept;
ld.param.b32 a, [one];
ld.param.b64 c, [other];
and.b32 b, a, 7;
setp.eq.u32 p, b, 0;
@p bra done;
st.local.b32 [kept], a;
sub.u32 a, a, 1;
{
.param .b32 x; .param .b64 y; .param .b32 z;
st.param.b32 [x], a; st.param.b64 [y], c;
call (z), recursive, (x, y);
ld.param.b32 b, [z];
}
ld.local.b32 a, [kept];
mad.lo.u32 a, a, 3, b;
done:
st.param.b32 [result], a;
ret;
}
.func noting(.param .b32 one, .param .b64 other)
{
.reg .b32 a; .reg .b64 c;
ld.param.b32 a, [one];
ld.param.b64 c, [other];
st.global.b32 [c], a;
ret;
}
.func doubling(.param .b32 one, .param .b64 other)
{
.reg .b32 a; .reg .b64 c;
ld.param.b32 a, [one];
ld.param.b64 c, [other];
add.u32 a, a, a;
st.global.b32 [c], a;
}
.func (.param .b32 result) own()
{
.reg .b32 a;
mov.u32 a, %tid.x;
mul.lo.u32 a, a, a;
st.param.b32 [result], a;
ret;
}
.func (.param .b32 result) other()
{
.reg .b32 a;
mov.u32 a, %laneid;
st.param.b32 [result], a;
ret;
}
.func silent()
{
.reg .b32 a; .reg .b64 c;
mov.u32 a, %tid.x;
mov.u64 c, noted;
mad.wide.u32 c, a, 4, c;
st.global.b32 [c], a;
ret;
}
.func leaving()
{
.reg .b32 a; .reg .b64 c; .reg .pred p;
mov.u32 a, %tid.x;
and.b32 a, a, 1;
setp.ne.u32 p, a, 0;
@p bra odd;
silent_end:
ret;
odd:
bra silent_end;
}"""

#: By (has results, has parameters): the functions that a call may name.
_TARGETS = {
    (True, True): ("mixed", "summed", "recursive"),
    (False, True): ("noting", "doubling"),
    (True, False): ("own", "other"),
    (False, False): ("silent", "leaving"),
}
_PROTOTYPES = {
    (True, True): "(.param .b32 _) _ (.param .b32 _, .param .b64 _)",
    (False, True): "_ (.param .b32 _, .param .b64 _)",
    (True, False): "(.param .b32 _) _ ()",
    (False, False): "_ ()",
}


def control_probe(form: Form, variant: int) -> Probe:
    """A branch, a branch table, a call or an end of a thread."""
    writer = Writer(random.Random(f"{form.opcode} {len(form.operands)} {variant}"))
    {"bra": _branch, "brx": _branch_table, "call": _call, "ret": _end, "exit": _end}[form.line.opcode](writer, form)
    return writer.probe(f"{form.opcode} {' '.join(plan.name for plan in form.operands)} #{variant}")


def _condition(writer: Writer, form: Form) -> str:
    """The same in all lanes for `.uni`."""
    return writer.rng.choice(["%g2", "!%g2"] if form.has("uni") else ["%g0", "!%g0", "%g1"])


def _branch(writer: Writer, form: Form) -> None:
    result = writer.varying(U32)
    count = writer.uniform(U32) if form.has("uni") else writer.varying(U32)
    more = writer.register("pred")
    writer.line(f"and.b32 {count}, {count}, 7;")
    writer.line(f"@{_condition(writer, form)} {form.opcode} elsewhere;")
    writer.line(f"add.u32 {result}, {result}, 1;")
    writer.line(f"{form.opcode} joined;")
    writer.line("elsewhere:")
    writer.line(f"mul.lo.u32 {result}, {result}, 3;")
    writer.line("joined:")
    writer.line(f"mad.lo.u32 {result}, {result}, 5, {count};")
    writer.line(f"sub.s32 {count}, {count}, 1;")
    writer.line(f"setp.ge.s32 {more}, {count}, 0;")
    writer.line(f"@{more} {form.opcode} joined;")
    writer.output(result, U32, "d")


def _branch_table(writer: Writer, form: Form) -> None:
    result = writer.varying(U32)
    index = writer.uniform(U32) if form.has("uni") else writer.varying(U32)
    writer.line(f"and.b32 {index}, {index}, 3;")
    writer.line("targets: .branchtargets first, second, third, second;")
    guard = "" if writer.rng.random() < 0.5 else f"@{_condition(writer, form)} "
    writer.line(f"{guard}{form.opcode} {index}, targets;")
    for label, factor in (("first", 3), ("second", 5), ("third", 7)):
        writer.line(f"{label}: mad.lo.u32 {result}, {result}, {factor}, {factor};")
    writer.output(result, U32, "d")


def _end(writer: Writer, form: Form) -> None:
    """In half of the lanes, at the end of a program: nothing comes after it."""
    value = writer.varying(U32)
    writer.output(value, U32, "before")
    writer.line(f"@{_condition(writer, form)} {form.opcode};")
    writer.output("%thread", U32, "after")


def _call(writer: Writer, form: Form) -> None:
    writer.declarations.append(FUNCTIONS)
    rng = writer.rng
    names = {plan.name for plan in form.operands}
    kind = ("ret_param" in names, "param_list" in names)
    if form.has("uni"):
        writer.line("bar.warp.sync 0xffffffff;")
    guard = "" if rng.random() < 0.4 else f"@{_condition(writer, form)} "
    target, prototype = _target(writer, kind, uniform=form.has("uni"))
    result, value, place = writer.varying(U32), writer.varying(U32), writer.varying(U64)
    if not kind[0]:
        writer.line(f"mad.wide.u32 {place}, %lane, 4, %gw;")
        writer.line(f"st.global.b32 [{place}], {result};")
    writer.line("{ .param .b32 x; .param .b64 y; .param .b32 z;")
    operands = []
    if kind[0]:
        operands.append("(z)")
    operands.append(target)
    if kind[1]:
        writer.line(f"st.param.b32 [x], {value}; st.param.b64 [y], {place};")
        operands.append("(x, y)")
    writer.line(f"{guard}{form.opcode} {', '.join(operands + prototype)};")
    if kind[0]:
        _read_back(writer, guard, result)
    writer.line("}")
    if not kind[0]:
        writer.line(f"ld.global.b32 {result}, [{place}];")
    writer.output(result, U32, "d")


def _read_back(writer: Writer, guard: str, result: str) -> None:
    """Those who have called read what came back, which no guard may stand at."""
    if guard:
        others = guard.replace("@!", "@") if "!" in guard else guard.replace("@", "@!")
        writer.line(f"{others}bra beyond;")
    writer.line(f"ld.param.b32 {result}, [z];")
    if guard:
        writer.line("beyond:")


def _target(writer: Writer, kind: tuple[bool, bool], *, uniform: bool) -> tuple[str, list[str]]:
    """A function by name, or a register with the address of one of several and what stands for them."""
    functions = _TARGETS[kind]
    choice = writer.rng.choice(["name", "prototype", "targets"])
    if choice == "name":
        return writer.rng.choice(functions), []
    addresses = []
    for function in (functions[0], writer.rng.choice(functions[1:])):
        register = writer.register("b64")
        writer.line(f"mov.u64 {register}, {function};")
        addresses.append(register)
    chosen = writer.register("b64")
    condition = writer.uniform(PRED) if uniform or writer.rng.random() < 0.5 else writer.varying(PRED)
    writer.line(f"selp.b64 {chosen}, {addresses[0]}, {addresses[1]}, {condition};")
    if choice == "prototype":
        writer.line(f"prototype: .callprototype {_PROTOTYPES[kind]};")
        return chosen, ["prototype"]
    writer.line(f"named: .calltargets {', '.join(functions)};")
    return chosen, ["named"]

"""What is accepted and refused at the edges of small rules, as ptxas does."""

from __future__ import annotations

import pytest

import ptxvm

MODULE = """.version {version}
.target {target}
.address_size 64
.entry k(.param .align 4 .b8 p[{size}])
{{
    .reg .b32 %r<9>; .reg .b64 %d<9>;
    {body}
    ret;
}}
"""


def found(body: str, *, version: str = "9.4", target: str = "sm_90", size: int = 8) -> list[ptxvm.Finding]:
    return ptxvm.check(MODULE.format(version=version, target=target, size=size, body=body))


@pytest.mark.parametrize("size", ["%d1", "%r1"])
@pytest.mark.parametrize("order", ["weak.shared::cta", "shared::cta.weak", "weak", "shared::cta"])
def test_modifiers_of_st_bulk_stand_in_any_order(order: str, size: str) -> None:
    assert found(f"st.bulk.{order} [%d2], {size}, 0;", target="sm_100") == []


@pytest.mark.parametrize(
    ("order", "is_known"),
    [("spcompress.sync.aligned", True), ("spcompress.aligned.sync", True), ("sync.spcompress.aligned", False)],
)
def test_the_name_of_compressed_loads_stands_first(order: str, is_known: bool) -> None:
    load = f"tcgen05.ld.{order}.32x32b.x4.max.sp::2:4.abs.f32.b2 {{%r1}}, {{%r3, %r4}}, [%r5];"
    assert (found(load, target="sm_107a") == []) is is_known


@pytest.mark.parametrize("declared", [".param .f16x2 x;", ".param .texref x;", ".param .surfref x;"])
def test_what_no_parameter_inside_a_function_can_be(declared: str) -> None:
    (finding,) = found(f"{{ {declared} }}")
    assert finding.code == "PTX407"


def test_kernels_have_had_many_parameters_since_8_1() -> None:
    assert found("", version="8.1", size=4353) == found("", version="8.0", size=4352) == []
    assert found("", version="8.0", size=4353) != []
    assert found("", version="8.1", target="sm_60", size=4353) != []


def test_special_registers_in_vectors() -> None:
    assert found("mov.b64 %d1, {%laneid, %r1};") == []
    (finding,) = found("mov.b64 {%laneid, %r1}, %d1;")
    assert finding.message == "`%laneid` cannot be written"


@pytest.mark.parametrize("count", [2, 4, 8])
def test_a_vector_asks_for_its_modifier(count: int) -> None:
    vector = ", ".join(f"%r{number}" for number in range(count))
    (finding,) = found(f"ld.global.b32 {{{vector}}}, [%d1];", version="8.8", target="sm_100")
    assert finding.help is not None and f"ld.global.v{count}.b32" in finding.help


def test_registers_that_could_not_be_counted_are_not_declared() -> None:
    messages = [finding.message for finding in found(".reg .b32 %many<5000000000>; mov.u32 %many0, 1;")]
    assert [message.partition(" ")[0] for message in messages] == ["5000000000", "`%many0`"]


@pytest.mark.parametrize("address", ["[%d1]", "[%d1+4]"])
@pytest.mark.parametrize("read", ["ld.b32 %r1, @", "ld.global.v2.b32 {%r1, %r2}, @", "ldu.b32 %r1, @"])
def test_unified_marks_an_address_in_a_register(read: str, address: str) -> None:
    assert found(read.replace("@", address + ".unified") + ";") == []
    assert found("atom.global.add.u32 %r1, [%d1].unified, 1;") == []


@pytest.mark.parametrize(
    "marked",
    [
        "ld.local.b32 %r1, [%d1].unified;",
        "ld.param.b32 %r1, [p].unified;",
        "{ .shared .b32 v; ld.b32 %r1, [v].unified; }",
        "{ .shared .b32 v; ld.shared::cluster.b32 %r1, [v].unified; }",
        "ld.const.b32 %r1, [%d1].unified;",
        "atom.shared.add.u32 %r1, [%d1].unified, 1;",
        "st.global.b32 [%d1].unified, %r1;",
        "red.global.add.u32 [%d1].unified, 1;",
        "prefetch.global.L1 [%d1].unified;",
    ],
)
def test_what_unified_does_not_mark(marked: str) -> None:
    (finding,) = found(marked)
    assert finding.code == "PTX215"


@pytest.mark.parametrize("access", ["st.param.b32 [x], %r1;", "ld.param.b32 %r1, [x];", "ld.param.b16 %r1, [x+2];"])
def test_what_is_passed_to_a_call_has_no_guard(access: str) -> None:
    assert found(f"{{ .param .b32 x; {access} }}") == found(".reg .pred %q; @%q ld.param.b32 %r1, [p];") == []
    (finding,) = found(f"{{ .reg .pred %q; .param .b32 x; @!%q {access} }}")
    assert finding.message == "what is passed to a call or comes back is written and read without a guard"

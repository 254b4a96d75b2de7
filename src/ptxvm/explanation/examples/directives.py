"""An example module for each directive."""

from ptxvm.explanation.examples.handwritten import HANDWRITTEN

_OLD = """.version 8.0
.target sm_80
.address_size 64
"""
_NEW = _OLD.replace("8.0", "9.0").replace("sm_80", "sm_90")
_EMPTY = ".visible .entry example()\n{\n    ret;\n}"
_CLEAN = ".visible .entry example()\n%s\n{\n    ret;\n}"
_INDIRECT = """.func (.param .b32 result) one()
{
    st.param.b32 [result], 1;
    ret;
}
.global .u64 functions[1] = {one};
.visible .entry example(.param .u64 out)
{
    .reg .b64 %%function, %%out;
    .reg .b32 %%value;
    .param .b32 value;
    ld.global.u64 %%function, [functions];
%s
    call (value), %%function, (), %s;
    ld.param.b32 %%value, [value];
    ld.param.u64 %%out, [out];
    st.global.u32 [%%out], %%value;
    ret;
}"""
_DIES = """.func give_up() %s
{
    trap;
    exit;
}
.visible .entry example(.param .u32 wrong)
{
    .reg .b32 %%wrong;
    .reg .pred %%p;
    ld.param.u32 %%wrong, [wrong];
    setp.ne.u32 %%p, %%wrong, 0;
    @%%p call give_up;
    ret;
}"""

_NEWEST = ".version 9.4\n.target sm_90\n.address_size 64\n"
_SLICES = """.visible .entry example() .minperctamemory 2048
{
    .reg .b64 %own;
    mov.u64 %own, %perctamemoryoffset;    // this CTA has 2048 bytes here
    st.global.u32 [%own], 7;
    ret;
}"""
_TWO_FILES = '.file 1 "kernel.py"\n.file 2 "kernel.tileir"\n'
_PLACED = """.visible .entry example()
{
    .loc 1 12 5
    .loc_intermediate 2 2 3
    ret;
}"""
_SOURCE = """
.nv_intermediate_source_section {
    .code_block {
        .ir_name: "TileIR"
        .sourceFileName: 2
        .source_begin
entry @example() {
  return
}
        .source_end
    }
}"""

_EXAMPLES: dict[str, str] = {
    ".maxnctapersm": ".version 2.0\n.target sm_20\n"
    + _CLEAN.removeprefix(".visible ") % ".maxntid 256\n.maxnctapersm 2",
    ".version": _OLD + _EMPTY,
    ".target": _OLD.replace("sm_80", "sm_80, debug") + _EMPTY,
    ".address_size": _OLD + _EMPTY,
    ".entry": _OLD + _EMPTY,
    ".func": HANDWRITTEN["call"],
    ".alias": _OLD
    + """.func first()
{
    ret;
}
.func second();
.alias second, first;
.visible .entry example()
{
    call second;
    ret;
}""",
    ".branchtargets": HANDWRITTEN["brx.idx"],
    ".calltargets": _OLD + _INDIRECT % ("TARGETS: .calltargets one;", "TARGETS"),
    ".callprototype": _OLD + _INDIRECT % ("PROTOTYPE: .callprototype (.param .b32 _) _ ();", "PROTOTYPE"),
    ".noreturn": _OLD + _DIES % ".noreturn",
    ".pragma": _OLD + '.pragma "nounroll";\n' + _EMPTY,
    ".abi_preserve": _NEW + _DIES % ".abi_preserve 8",
    ".abi_preserve_control": _NEW + _DIES % ".abi_preserve_control 2",
    "@@dwarf": _OLD + "@@DWARF .byte 0x2b\n" + _EMPTY,
    ".section": _OLD + _EMPTY + "\n.section .debug_str\n{\n    .b8 112, 116, 120, 0\n}",
    ".file": _OLD + '.file 1 "kernel.cu"\n' + _EMPTY,
    ".loc": _OLD + '.file 1 "kernel.cu"\n.visible .entry example()\n{\n    .loc 1 12 5\n    ret;\n}',
    ".extern": _OLD + ".extern .shared .align 16 .b8 buffer[];\n" + _EMPTY,
    ".visible": _OLD + ".visible .global .u32 counter = 7;\n" + _EMPTY,
    ".weak": _OLD + ".weak .func helper()\n{\n    ret;\n}\n" + _EMPTY,
    ".common": _OLD + ".common .global .u32 counter;\n" + _EMPTY,
    ".minperctamemory": _NEWEST + _SLICES,
    ".loc_intermediate": _NEWEST + _TWO_FILES + _PLACED,
    ".nv_intermediate_source_section": _NEWEST + _TWO_FILES + _PLACED + _SOURCE,
    ".blocksareclusters": _NEW + _CLEAN % ".reqntid 32\n.reqnctapercluster 1\n.blocksareclusters",
}
_ENTRY = {
    ".maxnreg": ".maxnreg 32",
    ".maxntid": ".maxntid 256, 1, 1",
    ".reqntid": ".reqntid 32, 1, 1",
    ".minnctapersm": ".maxntid 256\n.minnctapersm 2",
    ".reqnctapercluster": ".reqnctapercluster 1, 1, 1",
    ".explicitcluster": ".explicitcluster\n.reqnctapercluster 1",
    ".maxclusterrank": ".maxclusterrank 8",
    ".language": '.language "cuda c++", "ptx"',
}


def directive_example(name: str) -> str:
    """A whole module that uses the directive; empty if there is none."""
    if name in _ENTRY:
        return _NEW + _CLEAN % _ENTRY[name]
    return _EXAMPLES.get(name, "")

"""The directives of ISA chapter 11: syntax, place, arguments, availability and effect of each."""

from __future__ import annotations

from enum import Enum
from functools import cache

from ptxvm.isa.directive_texts import TEXTS
from ptxvm.isa.targets import ALWAYS, Availability, ptx, sm
from ptxvm.records import record


class Place(Enum):
    """Where a directive may stand."""

    MODULE = "module"
    ENTRY = "entry function"
    FUNCTION = "entry or device function"
    DEVICE_FUNCTION = "device function or prototype"
    BODY = "function body"
    SYMBOL = "before a variable or function"
    ANYWHERE = "anywhere"


@record()
class Directive:
    """One directive. `arguments` is the least and largest number of integer arguments of those that take integers."""

    name: str
    syntax: str
    place: Place
    section: str
    since: Availability
    summary: str
    arguments: tuple[int, int] = (0, 0)

    @property
    def text(self) -> str:
        """The directive explained."""
        return TEXTS[self.name]


_SM20 = ptx(2, 1) & sm(20)
_CLUSTER = ptx(7, 8) & sm(90)
_INTERMEDIATE = ptx(9, 4)
_ABI = ptx(9, 0) & sm(80)

_DIRECTIVES = (
    Directive(".version", ".version major.minor", Place.MODULE, "11.1.1", ALWAYS, "The PTX version of the module."),
    Directive(
        ".target",
        ".target sm_90a, debug",
        Place.MODULE,
        "11.1.2",
        ALWAYS,
        "The architecture the module is written for, with texturing mode and options: texmode_unified, "
        "texmode_independent, debug, map_f64_to_f32.",
    ),
    Directive(".address_size", ".address_size 64", Place.MODULE, "11.1.3", ptx(2, 3), "Address width, 32 or 64."),
    Directive(".entry", ".entry name (parameters) { body }", Place.MODULE, "11.2.1", ALWAYS, "A kernel."),
    Directive(
        ".func", ".func (return) name (parameters) { body }", Place.MODULE, "11.2.2", ALWAYS, "A device function."
    ),
    Directive(".alias", ".alias alias, function;", Place.MODULE, "11.2.3", ptx(6, 3) & sm(30), "A second name."),
    Directive(
        ".branchtargets", "name: .branchtargets labels;", Place.BODY, "11.3.1", _SM20, "The targets of a brx.idx."
    ),
    Directive(
        ".calltargets", "name: .calltargets functions;", Place.BODY, "11.3.2", _SM20, "What an indirect call may call."
    ),
    Directive(
        ".callprototype",
        "name: .callprototype (return) _ (parameters);",
        Place.BODY,
        "11.3.3",
        _SM20,
        "The signature of an indirect call.",
    ),
    Directive(
        ".maxnreg", ".maxnreg n", Place.ENTRY, "11.4.1", ptx(1, 3), "Limit of registers per thread; no effect.", (1, 1)
    ),
    Directive(
        ".maxntid", ".maxntid x, y, z", Place.ENTRY, "11.4.2", ptx(1, 3), "Largest CTA the kernel may run with.", (1, 3)
    ),
    Directive(
        ".reqntid", ".reqntid x, y, z", Place.ENTRY, "11.4.3", ptx(2, 1), "The CTA size the kernel needs.", (1, 3)
    ),
    Directive(
        ".minnctapersm",
        ".minnctapersm n",
        Place.ENTRY,
        "11.4.4",
        ptx(2, 0),
        "CTAs wished on a multiprocessor at once; no effect.",
        (1, 1),
    ),
    Directive(
        ".maxnctapersm",
        ".maxnctapersm n",
        Place.ENTRY,
        "11.4.5",
        ptx(1, 3),
        "The older name of .minnctapersm; deprecated.",
        (1, 1),
    ),
    Directive(
        ".noreturn",
        ".noreturn",
        Place.DEVICE_FUNCTION,
        "11.4.6",
        ptx(6, 4) & sm(30),
        "The function never comes back to its caller.",
    ),
    Directive(
        ".pragma",
        '.pragma "strings";',
        Place.ANYWHERE,
        "11.4.7",
        ptx(2, 0),
        "Strings for the compiler; all but used_bytes_mask have no effect.",
    ),
    Directive(
        ".abi_preserve",
        ".abi_preserve n",
        Place.DEVICE_FUNCTION,
        "11.4.8",
        _ABI,
        "General registers that the function leaves alone; no effect.",
        (1, 1),
    ),
    Directive(
        ".abi_preserve_control",
        ".abi_preserve_control n",
        Place.DEVICE_FUNCTION,
        "11.4.9",
        _ABI,
        "Control registers that the function leaves alone; no effect.",
        (1, 1),
    ),
    Directive(
        ".minperctamemory",
        ".minperctamemory size",
        Place.ENTRY,
        "",
        ptx(9, 4) & sm(80),
        "Bytes of global memory that each CTA needs for itself.",
        (1, 1),
    ),
    Directive("@@dwarf", "@@dwarf dwarf-string", Place.ANYWHERE, "11.5.1", ALWAYS, "Debug data; superseded."),
    Directive(".section", ".section name { data }", Place.MODULE, "11.5.2", ptx(2, 0), "A section of debug data."),
    Directive(
        ".file", '.file index "name", timestamp, size', Place.MODULE, "11.5.3", ALWAYS, "Names a source file of .loc."
    ),
    Directive(
        ".loc", ".loc file line column", Place.BODY, "11.5.4", ALWAYS, "The source place of what follows.", (3, 3)
    ),
    Directive(
        ".loc_intermediate",
        ".loc_intermediate file line column",
        Place.BODY,
        "",
        _INTERMEDIATE,
        "The place of what follows in the source of an intermediate language.",
        (3, 3),
    ),
    Directive(
        ".nv_intermediate_source_section",
        ".nv_intermediate_source_section { .code_block { ... } }",
        Place.MODULE,
        "",
        _INTERMEDIATE,
        "The source of an intermediate language.",
    ),
    Directive(".extern", ".extern symbol", Place.SYMBOL, "11.6.1", ALWAYS, "Defined in another module."),
    Directive(".visible", ".visible symbol", Place.SYMBOL, "11.6.2", ALWAYS, "May be used by other modules."),
    Directive(
        ".weak", ".weak symbol", Place.SYMBOL, "11.6.3", ptx(3, 1), "Visible, but gives way to another definition."
    ),
    Directive(
        ".common", ".common symbol", Place.SYMBOL, "11.6.4", ptx(5, 0), "Visible; equal names of modules share storage."
    ),
    Directive(
        ".reqnctapercluster",
        ".reqnctapercluster x, y, z",
        Place.ENTRY,
        "11.7.1",
        _CLUSTER,
        "The cluster size the kernel needs.",
        (1, 3),
    ),
    Directive(
        ".explicitcluster",
        ".explicitcluster",
        Place.ENTRY,
        "11.7.2",
        _CLUSTER,
        "The kernel must be launched with a cluster size.",
    ),
    Directive(
        ".maxclusterrank",
        ".maxclusterrank n",
        Place.ENTRY,
        "11.7.3",
        _CLUSTER,
        "Largest number of CTAs in a cluster.",
        (1, 1),
    ),
    Directive(
        ".blocksareclusters",
        ".blocksareclusters",
        Place.ENTRY,
        "11.8.1",
        ptx(9, 0) & sm(90),
        "The launch counts clusters; needs .reqntid and .reqnctapercluster.",
    ),
    Directive(
        ".language",
        '.language "name", number',
        Place.FUNCTION,
        "",
        ALWAYS,
        "The languages that a function was written in.",
    ),
)


@cache
def directives() -> dict[str, Directive]:
    """Every directive by its name with the dot."""
    return {directive.name: directive for directive in _DIRECTIVES}

"""How a page is written.

    # bank conflict
    also: bank conflicts, banks
    see: ld, st, swizzle
    isa: 5.1.7

    Paragraphs of text.

    ```run block=32 gives=0,1,2,3
    st.global.u32 [%d1], %r0;
    ```

`also` are other names, `see` topics of `ptxvm explain`, `isa` (optional) a section; a long list goes on in another line
of the same name. The fence begins with the outcome:
`run`, `fault KIND`, `accepted` or `rejected CODE`; then come settings of the launch, `version`, `target`, and `as`, the
type of the output's elements. The code is the body of a kernel that gets the address of its output. Registers are
declared as they are used: %p predicates, %h 16, %r 32, %d 64 bits, %f f32, %e f64. %d0 is the address of the output,
%d1 that of the thread's own element, %r0 the number of the thread. What stands before a line `---` belongs to the
module; it may be the whole of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ptxvm.concepts.concept import Concept, Example, Outcome

_PAGE = re.compile(r"^# ([^\n]+)\n((?:(?:also|see|isa): [^\n]*\n)*)\n(.*?)\n\n```([^\n]*)\n(.*?)```", re.M | re.S)
_REGISTERS = {"p": "pred", "h": "b16", "r": "b32", "d": "b64", "f": "f32", "e": "f64"}
_OF_THE_MODULE = ("version", "target", "as", "gives")
_DEFAULTS = {"version": "8.5", "target": "sm_80", "as": "u32"}
_LABEL = re.compile(r"\w+:")
_SEPARATOR = "---\n"


def read_pages(text: str) -> Iterator[Concept]:
    """The pages of one file."""
    for name, head, body, fence, code in _PAGE.findall(text):
        fields = _fields(head)
        paragraphs = "\n\n".join(" ".join(paragraph.split()) for paragraph in body.split("\n\n"))
        yield Concept(
            name,
            fields["also"],
            paragraphs,
            _example(fence.split(), code),
            fields["see"],
            "".join(fields["isa"]),
        )


def _fields(head: str) -> dict[str, tuple[str, ...]]:
    """The lists behind `also:`, `see:` and `isa:`; one that is long goes on in another line of the same name."""
    fields: dict[str, tuple[str, ...]] = {"also": (), "see": (), "isa": ()}
    for line in head.splitlines():
        key, _, names = line.partition(": ")
        fields[key] += tuple(part for part in (piece.strip() for piece in names.split(",")) if part)
    return fields


def _example(fence: list[str], code: str) -> Example:
    outcome, *words = fence
    detail = words.pop(0) if words and "=" not in words[0] else ""
    given = dict(word.split("=", 1) for word in words)
    options = {**_DEFAULTS, **given}
    settings = {name: value for name, value in given.items() if name not in _OF_THE_MODULE}
    gives = tuple(filter(None, options.get("gives", "").split(",")))
    text = _module(code, options["version"], options["target"], options["as"])
    return Example(text, Outcome(outcome), detail, gives, options["as"], settings)


def _module(code: str, version: str, target: str, element: str) -> str:
    """The whole module around the lines of an example."""
    outside, separator, body = code.rpartition(_SEPARATOR)
    parts = [f".version {version}\n.target {target}\n.address_size 64\n"]
    if separator:
        parts.append(f"\n{outside}")
    if body.strip():
        parts.append("\n" + _kernel(body, int(element[1:]) // 8))
    return "".join(parts)


def _kernel(body: str, size: int) -> str:
    uses_own = "%d1]" in body or "%d1," in body
    start = ["ld.param.u64 %d0, [out];"]
    if uses_own or "%r0" in body:
        start.append("mov.u32 %r0, %tid.x;")
    if uses_own:
        start.append(f"mad.wide.u32 %d1, %r0, {size}, %d0;")
    code = "\n".join(start) + "\n"
    lines = [*_declarations(code + body), *code.splitlines(), "", *body.splitlines(), "ret;"]
    shown = "".join(_indented(line) for line in lines)
    return f".visible .entry example(.param .u64 out)\n{{\n{shown}}}\n"


def _indented(line: str) -> str:
    """Labels stand at the edge."""
    return f"    {line}\n" if line and not _LABEL.fullmatch(line) else f"{line}\n"


def _declarations(code: str) -> list[str]:
    """A range of registers for each letter that is used."""
    found = []
    for letter, type_ in _REGISTERS.items():
        numbers = [int(number) for number in re.findall(rf"%{letter}(\d+)\b", code)]
        if numbers:
            found.append(f".reg .{type_} %{letter}<{max(numbers) + 1}>;")
    return found

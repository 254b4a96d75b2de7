"""Reads the format in which litmus tests for PTX are published: a table with a column for each thread.

PTX MP
"a comment"
{ x=0; flag=0; P1:r0=0; }
 P0@cta 0,gpu 0          | P1@cta 1,gpu 0          ;
 st.weak x, 1            | ld.acquire.gpu r0, flag ;
 st.release.gpu flag, 1  | ld.weak r1, x           ;
exists (P1:r0 == 1 /\\ P1:r1 == 0)
"""

from __future__ import annotations

import re

from ptxvm.exploring.litmus.condition import ConditionError, parse, variable_of
from ptxvm.exploring.litmus.instructions import InstructionError, read_instruction, read_label
from ptxvm.exploring.litmus.program import Instruction, Proxy, Quantifier, Test, Thread
from ptxvm.records import record

MOST_THREADS = 8
MOST_INSTRUCTIONS = 64
_COMMENT = re.compile(r'"[^"]*"|\(\*.*?\*\)|//[^\n]*', re.DOTALL)
_QUANTIFIER = re.compile(r"(?<![\w:])(~\s*exists|not\s+exists|exists|forall)\b")
_PLACE = re.compile(r"P(\d+)\s*@\s*cta\s*(\d+)\s*(?:,\s*cluster\s*(\d+)\s*)?,\s*gpu\s*(\d+)")
_NAME = re.compile(r"[A-Za-z_]\w*")


class LitmusError(ValueError):
    """A text is no litmus test; the message says what is wrong."""


@record(frozen=False)
class _Declared:
    memory: dict[str, int]
    registers: dict[str, int]
    aliases: dict[str, tuple[Proxy, str]]


def read(text: str) -> Test:
    """A litmus test. Raises LitmusError."""
    comments = [found.strip('"').strip() for found in _COMMENT.findall(text) if found.startswith('"')]
    head, brace, rest = _COMMENT.sub(" ", text).partition("{")
    words = head.split()
    if not words or words[0].upper() != "PTX":
        other = f"it begins with {words[0]!r}" if words else "it is empty"
        raise LitmusError(f"a litmus test for PTX begins with `PTX` and its name: {other}")
    declarations, closing, body = rest.partition("}")
    if not brace or not closing:
        raise LitmusError("the initial state is missing: `{ x=0; P0:r0=0; }`")
    match = _QUANTIFIER.search(body)
    if match is None:
        raise LitmusError("no condition: write `exists (...)`, `~exists (...)` or `forall (...)`")
    table, filtered, shown = _split_table(body[: match.start()])
    declared = _declarations(declarations)
    threads = _threads(table, declared)
    try:
        condition = parse(body[match.end() :])
        only = parse(filtered) if filtered else None
    except ConditionError as error:
        raise LitmusError(f"the condition: {error}") from None
    kind = {"e": Quantifier.EXISTS, "f": Quantifier.FORALL}.get(match[1][0], Quantifier.NOT_EXISTS)
    return _checked(
        Test(
            " ".join(words[1:]) or "test",
            "\n".join(comments),
            threads,
            declared.memory,
            declared.aliases,
            kind,
            condition,
            only,
            tuple(dict.fromkeys((*shown, *condition.variables, *(only.variables if only else ())))),
        )
    )


def _split_table(text: str) -> tuple[str, str, list[str]]:
    """The table of instructions, the text of the filter, the variables that are to be shown."""
    shown: list[str] = []
    filtered = ""
    found = re.search(r"\bfilter\b(.*)", text, re.DOTALL)
    if found is not None:
        text, filtered = text[: found.start()], found[1]
    found = re.search(r"\blocations\s*\[([^\]]*)\]", text)
    if found is not None:
        shown = [variable_of(part.strip()) for part in found[1].split(";") if part.strip()]
        text = text[: found.start()] + text[found.end() :]
    return text, filtered, shown


def _declarations(text: str) -> _Declared:
    declared = _Declared({}, {}, {})
    for part in filter(None, (part.strip() for part in text.split(";"))):
        alias = re.fullmatch(r"(\w+)\s*@\s*(\w+)\s+aliases\s+(\w+)", part)
        if alias is not None:
            if alias[2] not in list(Proxy)[:4]:
                raise LitmusError(f"`{part}`: there is no proxy {alias[2]!r}")
            declared.aliases[alias[1]] = Proxy(alias[2]), alias[3]
            continue
        number = re.fullmatch(r"((?:P?\d+\s*:\s*)?\w+)\s*=\s*(-?\d+)", part)
        if number is None:
            raise LitmusError(f"`{part}` is no initial value: write `x=0`, `P0:r0=0` or `s @ surface aliases x`")
        name = variable_of(number[1])
        (declared.registers if ":" in name else declared.memory)[name] = int(number[2])
    return declared


def _threads(table: str, declared: _Declared) -> tuple[Thread, ...]:
    rows = [[cell.strip() for cell in row.split("|")] for row in table.split(";") if row.strip()]
    if not rows:
        raise LitmusError("there are no threads")
    heads, *body = rows
    if len(heads) > MOST_THREADS or len(body) > MOST_INSTRUCTIONS:
        raise LitmusError(f"more than {MOST_THREADS} threads or {MOST_INSTRUCTIONS} instructions are too many")
    threads = []
    for column, head in enumerate(heads):
        place = _PLACE.fullmatch(head)
        if place is None or int(place[1]) != column:
            raise LitmusError(f"`{head}`: a thread is written `P{column}@cta 0,gpu 0`")
        cells = [row[column] for row in body if column < len(row) and row[column]]
        if any(len(row) > len(heads) for row in body):
            raise LitmusError(f"a row has more columns than there are threads ({len(heads)})")
        cta, cluster, gpu = int(place[2]), int(place[3] or place[2]), int(place[4])
        start = f"P{column}:"
        own = {name.removeprefix(start): value for name, value in declared.registers.items() if name.startswith(start)}
        threads.append(Thread(f"P{column}", cta, cluster, gpu, _code(cells, f"P{column}"), own))
    return tuple(threads)


def _code(cells: list[str], thread: str) -> tuple[Instruction, ...]:
    labels: dict[str, int] = {}
    texts: list[str] = []
    for cell in cells:
        label = read_label(cell)
        if label:
            labels[label] = len(texts)
        else:
            texts.append(cell)
    code = []
    for text in texts:
        try:
            code.append(read_instruction(text, labels))
        except InstructionError as error:
            raise LitmusError(f"{thread}: `{text}`: {error}") from None
    return tuple(code)


def _checked(test: Test) -> Test:
    """Names mean something, and only one thing. Raises LitmusError."""
    for name in test.aliases:
        seen = {name}
        place = name
        while place in test.aliases:
            place = test.aliases[place][1]
            if place in seen:
                raise LitmusError(f"{name!r} is an alias of itself")
            seen.add(place)
        if name in test.initial:
            raise LitmusError(f"{name!r} is an alias and has a value of its own")
    used = [each.address for thread in test.threads for each in thread.code if each.address]
    mentioned = [name for name in test.shown if ":" not in name]
    for name in (*used, *(target for _, target in test.aliases.values()), *mentioned):
        if not _NAME.fullmatch(name):
            raise LitmusError(f"{name!r} is no name of memory")
        test.initial.setdefault(test.location(name), 0)
    names = {thread.name for thread in test.threads}
    for name in test.shown:
        if ":" in name and name.partition(":")[0] not in names:
            raise LitmusError(f"the condition speaks of {name}, and there is no such thread")
    return test

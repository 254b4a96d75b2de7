"""`python -m tests.agreement.ptxas.programs COUNT`: verdicts of ptxas on whole programs, about the rules of modules.

The programs of `program_texts` with a word left out, repeated, replaced or moved; calls with all kinds of parameters
and arguments. The same COUNT gives the same programs, so many accepted and so many rejected ones of each topic at most.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from tests.agreement.ptxas.collect import write_rows
from tests.agreement.ptxas.oracle import Oracle, is_verdict
from tests.agreement.ptxas.program_texts import HEADER, TEXTS
from tests.agreement.ptxas.verdicts import PROGRAMS, Row

_WORD = re.compile(r'"[^"]*"|[.%]?[\w$]+|\s+|.', re.S)
_FORMALS = (
    *(".param .b32 a", ".param .s32 a", ".param .f32 a", ".param .b64 a", ".param .b8 a", ".param .u16 a"),
    *(".param .f16 a", ".param .align 8 .b32 a", ".param .align 4 .b8 a[4]", ".param .align 8 .b8 a[16]"),
    *(".param .b32 a[4]", ".param .f32 a[2]", ".reg .b32 a", ".reg .f32 a", ".reg .pred a", ".param .b8 a[4]"),
    *(".param .align 8 .b8 a[]", ".param .f16x2 a", ".param .s64 a[2]", ".reg .u64 a", ".param .f64 a"),
)
_ACTUALS = (
    *(".param .b32 p", ".param .s32 p", ".param .f32 p", ".param .b64 p", ".param .u8 p", ".param .b16 p"),
    *(".param .align 8 .b32 p", ".param .align 4 .b8 p[4]", ".param .align 8 .b8 p[16]", ".param .align 8 .b8 p[12]"),
    *(".param .b32 p[4]", ".param .f32 p[2]", ".param .b8 p[4]", ".reg .b32 p", ".reg .s32 p", ".reg .f32 p"),
    *(".reg .b8 p", ".reg .u16 p", ".reg .f16 p", ".reg .f16x2 p", ".reg .pred p", ".reg .b64 p", ".reg .f64 p"),
    *("5", "1.5", "0f3F800000", "_", "nope", "k", "g"),
)
_VERSIONS = ("1.4", "3.0", "6.0", "6.3", "7.0", "7.8", "8.0", "8.3", "8.6", "8.8", "9.0", "9.4", "9.5", "9.6")
_TARGETS = ("sm_35", "sm_60", "sm_70", "sm_75", "sm_80", "sm_86", "sm_90", "sm_90a", "sm_100", "sm_100f", "sm_120a")
# Words that can stand for each other without changing what the sentence is.
_KINDS = (
    *((".u32", ".s32", ".b32", ".f32", ".u64", ".b64", ".f64", ".u16", ".b8", ".f16", ".f16x2", ".pred", ".b128"),),
    *((".global", ".shared", ".const", ".local", ".param", ".reg"), (".visible", ".extern", ".weak", ".common", "")),
    *((".entry", ".func"), (".v2", ".v4", ""), (".managed", ".unified(1, 2)")),
    *((".maxntid", ".reqntid", ".minnctapersm", ".maxnctapersm", ".maxnreg", ".reqnctapercluster", ".maxclusterrank"),),
    *((".noreturn", ".abi_preserve", ".abi_preserve_control", ".explicitcluster", ".blocksareclusters"),),
    *((".branchtargets", ".calltargets", ".callprototype"), (".texref", ".surfref", ".samplerref", ".u64")),
)
_ALIKE = {word: kind for kind in _KINDS for word in kind if word}
_NUMBERS = (
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "8",
    "12",
    "16",
    "64",
    "100",
    "128",
    "256",
    "1024",
    "4096",
    "40000",
    "-1",
    "1.5",
)
_NUMBERS += ("0xFF", "070", "0f3F800000", "4294967296", "2147483648", "1U", "(1+2)", "1<2")
_NAME = re.compile(r"[A-Za-z%]\w*$")
_HEADER_LINES = re.compile(r"(?:\.(?:version|target|address_size).*\n)*")
_STATEMENT = re.compile(r"[^;{}]*;")


class Mutator:
    """Changes one program in one or two places."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed)

    def change(self, text: str) -> str:
        body = _HEADER_LINES.sub("", text, count=1)
        head = text.removesuffix(body)
        for _ in range(self.random.choice((1, 1, 1, 2))):
            change = self.random.choice((self._word, self._word, self._word, self._number, self._name, self._statement))
            body = change(body)
        return head + body

    def _word(self, text: str) -> str:
        """A type, space, directive becomes another one."""
        words = _WORD.findall(text)
        places = [place for place, word in enumerate(words) if word in _ALIKE]
        if places:
            place = self.random.choice(places)
            words[place] = self.random.choice(_ALIKE[words[place]])
        return "".join(words)

    def _number(self, text: str) -> str:
        found = list(re.finditer(r"(?<![\w.%$])\d[\w.]*", text))
        if not found:
            return self._word(text)
        one = self.random.choice(found)
        return text[: one.start()] + self.random.choice(_NUMBERS) + text[one.end() :]

    def _name(self, text: str) -> str:
        """A name becomes another one of the program."""
        words = _WORD.findall(text)
        places = [place for place, word in enumerate(words) if _NAME.match(word)]
        place, other = self.random.choice(places), self.random.choice(places)
        words[place] = words[other]
        return "".join(words)

    def _statement(self, text: str) -> str:
        """A statement is left out, repeated or moved."""
        found = list(_STATEMENT.finditer(text))
        if not found:
            return self._word(text)
        one, other = self.random.choice(found), self.random.choice(found)
        match self.random.randrange(3):
            case 0:
                return text[: one.start()] + text[one.end() :]
            case 1:
                return text[: one.end()] + one[0] + text[one.end() :]
        return text[: other.start()] + one[0] + text[other.start() :]


def texts(topic: str) -> list[str]:
    """The programs of a topic as ptxas accepts them, mostly."""
    return [text.strip().replace("HEADER\n", HEADER) + "\n" for text in TEXTS[topic].split(";;")]


def _in_other_module(text: str, chance: random.Random) -> str:
    """The program for another version or target."""
    text = re.sub(r"^\.version .*", f".version {chance.choice(_VERSIONS)}", text, count=1, flags=re.M)
    return re.sub(r"sm_\d+[af]?", chance.choice(_TARGETS), text, count=1)


def programs(topic: str, count: int) -> Iterator[str]:
    """Programs of a topic: as they are, changed, for other versions and targets."""
    mutator = Mutator(f"{topic} {count}")
    found = texts(topic)
    yield from found
    for number in range(count * 3):
        text = found[number % len(found)]
        yield _in_other_module(text, mutator.random) if mutator.random.random() < 0.1 else mutator.change(text)


def calls() -> Iterator[str]:
    """A call with one argument, and one with one return value, for each pair of a parameter and an argument."""
    for formal in _FORMALS:
        for actual in _ACTUALS:
            declared = f"{actual};" if actual[0] == "." else ""
            name = "p" if declared else actual
            for function, call in ((f"f({formal})", f"f, ({name})"), (f"({formal}) f()", f"({name}), f")):
                yield f"{HEADER}.global .b32 g;\n.func {function};\n.entry k() {{ {declared}\ncall {call};\nret; }}\n"


def collect(topic: str, count: int, made: list[str], oracle: Oracle) -> list[Row]:
    """COUNT accepted and COUNT rejected programs."""
    rows = []
    for text in dict.fromkeys(made):
        head = re.search(r"^\.version (\d+\.\d+)\s+\.target (\w+)", text)
        version, target = head.groups() if head else ("9.5", "sm_100a")
        identity = hashlib.sha1(text.encode()).hexdigest()[:12]
        row = Row(identity, f"module_{topic}", version, target, "", "", False, "", text=text)
        rows.append(oracle.ask_program(row))
    rows = sorted(filter(is_verdict, rows), key=lambda row: row.id)
    accepted = [row for row in rows if row.accept]
    return accepted[:count] + [row for row in rows if not row.accept][:count]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int)
    parser.add_argument("--ptxas", default="ptxas")
    parser.add_argument("--to", type=Path, default=PROGRAMS)
    options = parser.parse_args()
    oracle = Oracle(options.ptxas)
    rows = [
        row for topic in TEXTS for row in collect(topic, options.count, list(programs(topic, options.count)), oracle)
    ]
    rows += collect("calls", options.count * 2, list(calls()), oracle)
    write_rows(options.to, [replace(row, instr="") for row in rows])


if __name__ == "__main__":
    main()

"""A definition's syntax as its page shows it: the lines, and the lists that they refer to."""

from __future__ import annotations

import re

from ptxvm.isa.definition import Definition

_LIST = re.compile(r"(?:\.[\w:]+\s*=\s*)+\{")


def syntax_text(definition: Definition, opcode: str = "") -> str:
    """The syntax (of one opcode only, if given) without lists that no line refers to: pages share their lists."""
    statements = [part.strip() for part in definition.syntax.split(";") if part.strip()]
    lines = [part for part in statements if not _LIST.match(part) and re.match(rf"{opcode}\b", part)]
    used = {name for line in lines for name in re.findall(r"\.[\w:]+", line)}
    lists = [
        part for part in statements if _LIST.match(part) and used & set(re.findall(r"\.[\w:]+", part.split("{")[0]))
    ]
    return "\n".join(f"{statement};" for statement in [*lines, *lists])

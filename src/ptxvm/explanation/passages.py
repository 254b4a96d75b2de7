"""A page's text taken apart: what it does, and what it leaves undefined."""

from __future__ import annotations

import re

_OPEN = re.compile(r"\b(undefined|unspecified|indeterminate|unpredictable)\b", re.I)
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z`])")


def described(text: str) -> str:
    """The text without its sentences about undefined behaviour (with them if there are no others)."""
    paragraphs = _paragraphs(text)
    return "\n\n".join(filter(None, (_kept(paragraph, False) for paragraph in paragraphs))) or "\n\n".join(paragraphs)


def undefined(text: str) -> str:
    """The sentences about undefined behaviour; empty if there are none."""
    return " ".join(filter(None, (_kept(paragraph, True) for paragraph in _paragraphs(text))))


def first_sentence(text: str) -> str:
    """The first sentence of a text."""
    return _SENTENCE.split(" ".join(text.split()), maxsplit=1)[0]


def _paragraphs(text: str) -> list[str]:
    return [" ".join(paragraph.split()) for paragraph in text.split("\n\n")]


def _kept(paragraph: str, is_open: bool) -> str:
    return " ".join(part for part in _SENTENCE.split(paragraph) if bool(_OPEN.search(part)) is is_open)

"""Explanations as plain text, Markdown and JSON values."""

from __future__ import annotations

import textwrap
from typing import Any

from ptxvm.explanation.explanation import Content, Explanation, Item, Part

WIDTH = 100


def as_text(explanation: Explanation) -> str:
    """For a terminal: no colours, lines of at most WIDTH columns but for code."""
    title = f"{explanation.topic}: {explanation.title}" if explanation.title else explanation.topic
    blocks = [textwrap.fill(title, WIDTH, break_on_hyphens=False, break_long_words=False)]
    blocks += [_text_part(part) for part in explanation.parts]
    return "\n\n".join(blocks) + "\n"


def _text_part(part: Part) -> str:
    body = part.content if isinstance(part.content, str) else _text_items(part.content)
    if isinstance(part.content, str) and not part.code:
        body = "\n\n".join(textwrap.fill(paragraph, WIDTH - 2) for paragraph in part.content.split("\n\n"))
    indented = textwrap.indent(body, "  ")
    return f"{part.heading}\n{indented}" if part.heading else indented


def _text_items(items: tuple[Item, ...]) -> str:
    column = min(max(len(item.name) for item in items), 24) + 2
    lines = []
    for item in items:
        filled = textwrap.fill(item.text, WIDTH - 2, initial_indent=" " * column, subsequent_indent=" " * column)
        name = item.name.ljust(column)
        lines.append(name + filled[column:] if len(item.name) < column else f"{item.name}\n{filled}")
    return "\n".join(line.rstrip() for line in lines)


def as_markdown(explanation: Explanation, level: int = 2) -> str:
    """For the reference pages; `level` is that of the title's heading."""
    blocks = [f"{'#' * level} `{explanation.topic}`"]
    if explanation.title:
        blocks.append(explanation.title)
    blocks += [_markdown_part(part) for part in explanation.parts]
    return "\n\n".join(blocks) + "\n"


def _markdown_part(part: Part) -> str:
    if part.code and isinstance(part.content, str):
        body = f"```\n{part.content}\n```"
    elif isinstance(part.content, str):
        body = part.content
    else:
        body = "\n".join(f"- `{item.name}`: {item.text}" if item.text else f"- `{item.name}`" for item in part.content)
    return f"**{part.heading}**\n\n{body}" if part.heading else body


def as_json(explanation: Explanation) -> dict[str, Any]:
    """A JSON value: kind, topic, title, then each part by its key (a list of values where a key occurs repeatedly)."""
    value: dict[str, Any] = {
        "kind": explanation.kind.value,
        "topic": explanation.topic,
        "title": explanation.title,
    }
    keys = [part.key for part in explanation.parts]
    for part in explanation.parts:
        content = _json_content(part.content)
        if keys.count(part.key) > 1:
            value.setdefault(part.key, []).append(content)
        else:
            value[part.key] = content
    return value


def _json_content(content: Content) -> Any:
    if isinstance(content, str):
        return content
    return [{"name": item.name, "text": item.text} for item in content]

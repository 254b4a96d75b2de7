"""What pages are about that have no definition in `isa` yet, by the first name of the page.

An entry is used only while the definition is missing.
"""

UNWRITTEN: dict[str, str] = {
    "{}": """Braces make a block of statements with names of its own: registers, variables and labels declared inside
are not visible outside. Blocks may be nested and may stand wherever a statement may. They cost nothing.""",
    "@": """A guard: `@%p` before an instruction lets only those lanes execute it in which the predicate register `%p`
is true, `@!%p` those in which it is false. The other lanes keep their registers and memory as they are. Guarding
`bra` is how branches become conditional.""",
}

"""The vote of `vote` and `vote.sync`."""

from ptxvm.isa.definition import Form
from ptxvm.isa.warp import Warp
from ptxvm.lanes import Lanes


def vote_among(form: Form, warp: Warp, a: Lanes, members: Lanes) -> Lanes:
    """The result over the lanes whose bits are set in `members` (U32)."""
    votes = warp.ballot(a) & members
    if form.ballot:
        return votes
    match form.mode:
        case "all":
            return votes == members
        case "any":
            return votes != 0
        case _:
            return (votes == 0) | (votes == members)

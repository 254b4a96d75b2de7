"""The dispatcher of the safe version: whose turn it is, and what happens when nobody can run."""

from __future__ import annotations

from ptxvm.engine.jit.function.places import EVERY_LANE_GONE, GONE, Resume, signed
from ptxvm.engine.jit.function.saved_cells import SavedCells
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.layouts.structures import Status, Warp
from ptxvm.engine.jit.layouts.warp_context import PC, Word
from ptxvm.engine.jit.memory.vectors import ALL_LANES, splat
from ptxvm.engine.jit.runtime import DECLARATIONS
from ptxvm.engine.jit.safe.words import SafeWords
from ptxvm.lanes.types import WARP_SIZE

QUANTUM = 16
"""Blocks run before the dispatcher changes its mind about who runs first."""


class SafeDispatcher:
    """Emits it. The code behind `dispatch` lets lanes run, that behind `yield` lets other warps run: now and then if
    it `yields`, as threads may wait for each other. If it is not `fair`, it is always the lowest place's turn."""

    def __init__(self, text: FunctionText, words: SafeWords, saved: SavedCells, *, yields: bool, fair: bool) -> None:
        self._text = text
        self._code = text.code
        self._words = words
        self._saved = saved
        self._yields = yields
        self._fair = fair

    def emit(self, labels: list[str]) -> None:
        """`labels`: of all places, in the order of their numbers."""
        self._emit_choice(labels)
        self._emit_change_of_mind()
        self._emit_stuck()

    # ---------------------------------------------------------------------------------------------------- who runs next

    def _emit_choice(self, labels: list[str]) -> None:
        code, words = self._code, self._words
        code.label("dispatch")
        left = code.value(f"sub i32 {code.value('load i32, ptr %budget')}, 1")
        code.line(f"store i32 {left}, ptr %budget")
        code.branch(code.value(f"icmp slt i32 {left}, 0"), "reconsider", "pick", likely=False)
        code.label("pick")
        live = words.live_bits()
        code.branch(code.value(f"icmp eq i32 {live}, 0"), "done", "choose")
        code.label("choose")
        places, candidates, lowest = self._lowest_place(self._runnable(live))
        code.branch(code.value(f"icmp eq i16 {lowest}, {GONE}"), "stuck", "found")
        code.label("found")
        chosen = self._leaders_place(candidates, lowest)
        here = self._at_place(places, chosen, live)
        gone = code.value(f"xor i32 {self._text.bits_of(here)}, -1")
        for word in (Word.CONVERGING, Word.SUSPENDED):
            words.set(word, code.value(f"and i32 {words.get(word)}, {gone}"))
        code.line(f"store <32 x i1> {here}, ptr %mask")
        cases = " ".join(f"i16 {signed(place)}, label %{label}" for place, label in enumerate(labels))
        code.line(f"switch i16 {chosen}, label %nowhere [ {cases} ]")

    def _runnable(self, live: str) -> str:
        """The live lanes that do not wait, as bits."""
        code = self._code
        for word in (Word.CONVERGING, Word.SUSPENDED, Word.AT_BARRIER):
            live = code.value(f"and i32 {live}, {code.value(f'xor i32 {self._words.get(word)}, -1')}")
        return live

    def _lowest_place(self, runnable: str) -> tuple[str, str, str]:
        """All places, those of runnable lanes (else GONE), and the lowest of the latter."""
        code = self._code
        places = code.value(f"load <32 x i16>, ptr {self._saved.slot(PC)}, align 64")
        mask = code.value(f"bitcast i32 {runnable} to <32 x i1>")
        candidates = self._text.choose_places(mask, places, EVERY_LANE_GONE)
        return places, candidates, code.call("i16", "llvm.vector.reduce.umin.v32i16", ("<32 x i16>", candidates))

    def _leaders_place(self, candidates: str, lowest: str) -> str:
        """The place of the leader if it leads and can run, else the lowest."""
        code, words = self._code, self._words
        own = code.value(f"extractelement <32 x i16> {candidates}, i32 {words.get(Word.LEADER)}")
        leads = code.value(f"icmp ne i32 {words.get(Word.LEADS)}, 0")
        can_run = code.value(f"icmp ne i16 {own}, {GONE}")
        return code.value(f"select i1 {code.value(f'and i1 {leads}, {can_run}')}, i16 {own}, i16 {lowest}")

    def _at_place(self, places: str, chosen: str, live: str) -> str:
        """The lanes at the chosen place, those included that wait there for others."""
        code = self._code
        same = code.value(f"icmp eq <32 x i16> {places}, {splat(code, 'i16', chosen)}")
        waiting = code.value(f"xor i32 {self._words.get(Word.AT_BARRIER)}, -1")
        present = code.value(f"bitcast i32 {code.value(f'and i32 {live}, {waiting}')} to <32 x i1>")
        return code.value(f"and <32 x i1> {same}, {present}")

    # --------------------------------------------------------------------------------------------------- turns are over

    def _emit_change_of_mind(self) -> None:
        """The budget is spent: a lane that was left behind leads for a while, or the lowest place does again; lanes
        that wait may try again; after both, other warps run."""
        code, words = self._code, self._words
        code.label("reconsider")
        code.line(f"store i32 {QUANTUM}, ptr %budget")
        code.branch(self._text.stop_is_set(), "stopped", "turn" if self._fair else "pick", likely=False)
        if not self._fair:
            return
        code.label("turn")
        self._let_try_again()
        leads = code.value(f"xor i32 {words.get(Word.LEADS)}, 1")
        words.set(Word.LEADS, leads)
        code.branch(code.value(f"icmp eq i32 {leads}, 0"), "yield" if self._yields else "pick", "appoint")
        code.label("appoint")
        self._appoint_leader()
        code.jump("pick")
        code.label("yield")
        self._suspend(Status.YIELD)

    def _let_try_again(self) -> None:
        """Of lanes that wait for a condition or for others it is not known whether they still must."""
        self._words.set(Word.CONVERGING, "0")
        self._words.set(Word.SUSPENDED, "0")

    def _appoint_leader(self) -> None:
        """The next lane, counted from the last leader, that is not at the lowest place."""
        code, words = self._code, self._words
        live = words.live_bits()
        runnable = self._runnable(live)
        places, _, lowest = self._lowest_place(runnable)
        behind = code.value(f"xor <32 x i1> {self._at_place(places, lowest, live)}, {ALL_LANES}")
        starved = code.value(f"and i32 {self._text.bits_of(behind)}, {runnable}")
        following = code.value(f"add i32 {words.get(Word.LEADER)}, 1")
        turned = code.call("i32", "llvm.fshr.i32", ("i32", starved), ("i32", starved), ("i32", following))
        distance = code.call("i32", "llvm.cttz.i32", ("i32", turned), ("i1", "false"))
        leader = code.value(f"and i32 {code.value(f'add i32 {following}, {distance}')}, {WARP_SIZE - 1}")
        words.set(Word.LEADER, leader)

    # --------------------------------------------------------------------------------------------------- nobody can run

    def _emit_stuck(self) -> None:
        """All live lanes wait: let them try again if anything happened since they last did; else for other warps."""
        code, words = self._code, self._words
        code.label("stuck")
        code.branch(code.value(f"icmp ne i32 {words.get(Word.MOVED)}, 0"), "retry", "meet")
        code.label("retry")
        words.set(Word.MOVED, "0")
        self._let_try_again()
        code.jump("pick")
        code.label("meet")
        going = self._call("ptxvm_let_converging_go", "ptr %warp", f"ptr {self._saved.lane_words}")
        code.branch(code.value(f"icmp ne i32 {going}, 0"), "pick", "settle")
        code.label("settle")
        tries = code.value(f"or i32 {words.get(Word.CONVERGING)}, {words.get(Word.SUSPENDED)}")
        arrives = code.value(f"icmp eq i32 {tries}, 0")
        before = words.get(Word.AT_BARRIER)
        awaited = self.settle_barriers(arrives)
        released = code.value(f"icmp ne i32 {before}, {words.get(Word.AT_BARRIER)}")
        code.branch(released, "retry", "give_up")
        code.label("give_up")
        code.branch(arrives, "at_barriers", "waiting")
        self._emit_give_up(awaited)

    def settle_barriers(self, arrives: str) -> str:
        """Lanes whose barrier is complete may go on; the barriers still waited for, as bits."""
        code = self._code
        places = "ptr %worker", "ptr %cta", "ptr %warp", f"ptr {self._saved.lane_words}"
        awaited = self._call("ptxvm_settle_barriers", *places, f"i32 {code.value(f'zext i1 {arrives} to i32')}")
        fine = code.new_label()
        code.branch(code.value(f"icmp eq i32 {awaited}, -1"), "faulted", fine, likely=False)
        code.label(fine)
        return awaited

    def _call(self, function: str, *arguments: str) -> str:
        """An i32 from a function of the runtime, which has the warp's barriers (runtime/lane_barriers.c)."""
        self._code.declare(DECLARATIONS[function])
        return self._code.value(f"call i32 @{function}({', '.join(arguments)})")

    def _emit_give_up(self, awaited: str) -> None:
        """Other warps run: until a barrier is complete if all lanes are `at_barriers`, else for a while."""
        code, words = self._code, self._words
        code.label("at_barriers")
        self._text.fields.set(Warp, "barrier", -1)
        self._text.fields.set(Warp, "barrier_set", awaited)
        self._suspend(Status.BARRIER)
        code.label("waiting")
        words.set(Word.MOVED, "1")
        self._text.fields.set(Warp, "waits", 1)
        self._suspend(Status.YIELD)

    def _suspend(self, status: Status) -> None:
        self._text.fields.set(Warp, "resume", Resume.SAFE)
        self._code.line(f"ret i32 {int(status)}")

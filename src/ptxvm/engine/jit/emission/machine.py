"""The services of the machine to the code of one warp function, each with what it needs and no more."""

from __future__ import annotations

from ptxvm.engine.jit.emission.barriers import ClusterBarrier
from ptxvm.engine.jit.emission.block_state import BlockState
from ptxvm.engine.jit.emission.control import Control
from ptxvm.engine.jit.emission.counting import Counting
from ptxvm.engine.jit.emission.faults import Faults
from ptxvm.engine.jit.emission.host_calls import HostCalls
from ptxvm.engine.jit.emission.polling import Polling
from ptxvm.engine.jit.emission.row_copies import RowCopies
from ptxvm.engine.jit.emission.run_time_values import RunTimeValues
from ptxvm.engine.jit.emission.screening import Screening
from ptxvm.engine.jit.emission.stack import Stack
from ptxvm.engine.jit.function.saved_cells import SavedCells
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.program.unit import Request
from ptxvm.isa.matrix.shared.generations import Generation
from ptxvm.records import record


@record()
class Machine:
    """What `LlvmWarp` hands requests to."""

    text: FunctionText
    state: BlockState
    values: RunTimeValues
    faults: Faults
    stack: Stack
    cluster: ClusterBarrier
    host: HostCalls
    row_copies: RowCopies
    polling: Polling
    screening: Screening
    counting: Counting
    tensor_cores: Generation


def machine_of(state: BlockState, saved: SavedCells, request: Request, control: Control) -> Machine:
    """The services for the blocks of one function."""
    text = state.text
    faults, host = Faults(text, state), HostCalls(text, state, state.sites)
    return Machine(
        text,
        state,
        RunTimeValues(text, request.block, request.cluster, state.accesses.static_shared),
        faults,
        Stack(text, state, saved, faults),
        ClusterBarrier(text, state, faults, control),
        host,
        RowCopies(text, state, host),
        Polling(text, state, control),
        Screening(text, state, faults, request.layout.functions),
        Counting(text, state, counted=request.counted),
        request.tensor_cores,
    )

"""Which rows of A and columns of B, in shared memory, a product of tensor memory finds written: for full checks."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from ptxvm.engine.host.tensor_operands import column_shift, shared_codes
from ptxvm.isa.matrix.shared.instruction_descriptor import InstructionDescriptor
from ptxvm.machine.asynchronous import CtaState
from ptxvm.machine.memory import Bytes
from ptxvm.machine.tensor_cores.datapaths import Panel
from ptxvm.machine.tensor_cores.shared_matrices import SharedMatrix

Mask = npt.NDArray[np.bool_]
_ALL_BITS = 0xFF


class KnownElements:
    """Of one product by the tensor cores of one or two CTAs; nothing is looked at where nobody follows what is written.
    `_rows`: by CTA; empty where A lies elsewhere."""

    def __init__(self, ctas: Sequence[CtaState]) -> None:
        self._ctas = ctas
        self._rows: list[Mask] = []
        self._columns: Mask | None = None

    def read(self, matrices: Sequence[SharedMatrix], descriptor: InstructionDescriptor, mask: int) -> None:
        """The matrices (B, and A if it is there) are read now; `mask` is that of zero columns."""
        columns: list[Mask] = []
        for cta in self._ctas:
            if cta.written is None:
                return
            b, *a = matrices
            columns.append(_known_rows(b, descriptor, descriptor.b_type, cta.written))
            self._rows += [_known_rows(each, descriptor, descriptor.a_type, cta.written) for each in a]
        self._columns = np.concatenate(columns)
        if mask:
            first = column_shift(mask)
            self._columns = self._columns[first : first + descriptor.n]

    def of(self, panel: Panel, rows: npt.NDArray[np.int64]) -> Mask:
        """Of some rows of a panel: the elements of D that are made of known ones."""
        found = np.ones((len(rows), panel.columns), np.bool_)
        if self._columns is not None:
            found &= self._columns[panel.first : panel.first + panel.columns]
        if self._rows:
            found &= self._rows[panel.cta][rows][:, None]
        return found


def _known_rows(matrix: SharedMatrix, descriptor: InstructionDescriptor, type_: str, written: Mask) -> Mask:
    """The rows of which all bits that count were written; bits between narrow numbers do not."""
    marks: Bytes = np.where(written, np.uint8(_ALL_BITS), np.uint8(0))
    everything = np.full(len(written), _ALL_BITS, np.uint8)
    found, wanted = (shared_codes(matrix, descriptor.kind, type_, data) for data in (marks, everything))
    known: Mask = (found == wanted).all(axis=1)
    return known

"""Random kernels in CUDA C++, of what programs are full of: guards one within another, neighbours, rows and columns,
loops with ways out, grid-stride loops, and shared memory between barriers.

What a thread stores depends on nothing but what it reads: no two threads access the same word between two barriers, but
for atomic operations whose results nobody wants.
"""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

PARAMETERS = (
    "const int*__restrict__ a,const int*b,const int*c,const short*shorts,const unsigned char*bytes,"
    "const long long*longs,const float*x,int*out,float*y,short*z,int*counts"
)
_INDEX_TYPES = ("int", "int", "unsigned", "unsigned", "size_t", "long long")
_NUMBERS = (0, 1, 2, 3, 5, 7, 8, 15, 16, 31, 32, 64, 100, "(-1)", "(-3)")
_NAMES = ("v0", "v1", "v2", "(int)i", "(int)t", "(int)R", "(int)C", "w", "(int)u", "{n}")
_SUMS = ("({i}+{i})", "({i}-{i})", "({i}*{i})", "({i}&{i})", "({i}|{i})", "({i}^{i})")
_OTHERS = (
    *("({i}/w)", "({i}%w)", "({i}/5)", "({i}%h)", "({i}/16)", "({i}%(1+({i}&7)))", "__popc({i})"),
    *("({i}<<({i}&7))", "({i}>>({i}&7))", "min({i},{i})", "max({i},{i})", "({c}?{i}:{i})"),
)
_LOADS = (
    *("a[i]", "b[i]", "a[n-1-i]", "(C>0?a[i-1]:2)", "(R>0&&i>=w?a[i-w]:3)", "(int)longs[i]", "c[t&31]"),
    *(
        "(i>=1?a[i-1]:5)",
        "(i>=4?a[i-4]:5)",
        "(i+1<n?b[i+1]:4)",
        "(i+3<n?b[i+3]:4)",
        "(int)shorts[i%w]",
        "(int)bytes[R]",
    ),
    *("a[R]", "a[C]", "b[i/w]", "a[(i*7+3)%m]", "b[(i+5)%m]", "b[t]", "a[({i})&63]", "b[(unsigned)({i})%m]"),
)
_FLOAT_NAMES = ("f0", "f1", "1.5f", "0.25f", "(float)t", "(float)v0", "x[i]", "(i>0?x[i-1]:0.5f)")
_FLOAT_SUMS = ("({f}+{f})", "({f}-{f})", "({f}*{f})")
_FLOAT_OTHERS = ("({f}/{f})", "sqrtf(fabsf({f}))", "fminf({f},{f})", "({c}?{f}:{f})")
_COMPARED = (
    "{i}<{i}",
    "{i}>{i}",
    "{i}=={i}",
    "{i}!={i}",
    "{i}<={i}",
    "({i}&1)==0",
    "({i}&7)!=0",
    "a[i]<{n}",
    "a[i]>{n}",
)
_THREADS = ("t==0", "t<16", "(t&31)==0", "C==0", "C<w-1", "R>0", "i==0", "i+1<n", "w>4", "h>2", "t<B/2")
_ATOMICS = {"Add": 0, "Max": 64, "Min": 128, "Xor": 192, "Or": 256}
"""The operations, with the first word that each of them changes."""
_TURNS = ("3", "8", "({i}&7)", "(w&7)", "w", "(int)(t&3)", "(h<9?h:9)")
_SHARED = (
    "for(int s=B/2;s>0;s>>=1){if(t<s)row[t]+=row[t+s];__syncthreads();}",
    "for(int k=0;k<w%5;++k){v0+=row[(t+3)%B];__syncthreads();row[t]=v0^k;__syncthreads();}",
    "if(t<4)row[B-1-t]+=v0;__syncthreads();",
    "v1+=row[B-1-t];__syncthreads();row[t]+=v1;__syncthreads();",
    "v1+=row[(t*5)%B];__syncthreads();row[t]+=v1;__syncthreads();",
    "v2+=__shfl_xor_sync(0xffffffffu,v0,4);v1+=__popc(__ballot_sync(0xffffffffu,v2&1));",
)
_RESULT = "out[i]+=v0+v1*3+v2*5+(int)u+own[v0&3];y[i]+=f0+f1;"
MOST_DEPTH, MOST_PARTS = 3, 2
"""Of statements within each other, and of expressions."""

T = TypeVar("T")


@dataclass
class Source:
    """`is_flat`: one thread for each i, where rows are w long; else for each row R and column C."""

    name: str
    text: str
    is_flat: bool


class Writer:
    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._name = f"k{seed}"
        self._type = self._one_of(_INDEX_TYPES)
        self._is_flat = self._chance(0.6)
        self._is_shared = self._chance(0.35)
        self._strides = self._is_flat and not self._is_shared and self._chance(0.3)
        self._depth = self._loops = 0

    def source(self) -> Source:
        type_ = self._type
        parameters = f"{PARAMETERS},{type_} n,int m,int w,int h"
        begin = "const unsigned t=threadIdx.x+threadIdx.y*blockDim.x;const int B=blockDim.x*blockDim.y;"
        begin += "int v0=0,v1=1,v2=2,own[4]={1,2,3,4};unsigned u=3;float f0=0.5f,f1=2.f;"
        if self._is_flat:
            begin += f"{type_} i=({type_})blockIdx.x*blockDim.x+threadIdx.x,R=i/w,C=i%w;"
        else:
            begin += f"{type_} C=({type_})blockIdx.x*blockDim.x+threadIdx.x,"
            begin += f"R=({type_})blockIdx.y*blockDim.y+threadIdx.y,i=R*w+C;"
        text = f'extern "C" __global__ void {self._name}({parameters}){{{begin}{self._body()}}}\n'
        return Source(self._name, text, self._is_flat)

    def _body(self) -> str:
        guard = "i<n" if self._is_flat else f"C<({self._type})w&&R<({self._type})h"
        if self._strides:
            step = f"({self._type})gridDim.x*blockDim.x"
            return f"for(;i<n;i+={step}){{R=i/w;C=i%w;{self._statements(3)}{_RESULT}}}"
        if self._is_shared:
            between = (f"{self._one_of(_SHARED)}if({guard}){{{self._statement()}}}" for _ in range(3))
            begin = f"__shared__ int row[1024];row[t]=({guard})?a[i]:{self._one_of(_NUMBERS)};__syncthreads();"
            return f"{begin}{''.join(between)}__syncthreads();v0+=row[t];if({guard}){{{self._statement()}{_RESULT}}}"
        if self._chance(0.4):
            return f"if({guard}){{{self._statements(4)}{_RESULT}}}"
        return f"if(!({guard}))return;{self._statements(4)}{_RESULT}"

    # ------------------------------------------------------------------------------------------------------ statements

    def _statements(self, most: int) -> str:
        return "".join(self._statement() for _ in range(self._random.randint(1, most)))

    def _statement(self) -> str:
        self._depth += 1
        kinds = [self._assignment, self._assignment, self._float_assignment, self._store, self._atomic]
        if self._depth <= MOST_DEPTH:
            kinds += [self._if, self._if, self._if, self._switch]
            kinds += [self._loop] * 2 if self._loops < 2 else []
            kinds += [] if self._is_shared or self._strides else [self._early_end]
        text: str = self._one_of(kinds)()
        self._depth -= 1
        return text

    def _assignment(self) -> str:
        if self._chance(0.1):
            return f"own[({self._integer(1)})&3]=v0;v1+=own[({self._integer(1)})&3];"
        if self._chance(0.1):
            return f"u+=(unsigned){self._integer()}/(unsigned)(w+{self._random.randrange(3)});"
        return f"v{self._random.randrange(3)}{self._one_of(('=', '+=', '-=', '^='))}{self._integer()};"

    def _float_assignment(self) -> str:
        return f"f{self._random.randrange(2)}{self._one_of(('=', '+=', '*='))}{self._float()};"

    def _store(self) -> str:
        if self._chance(0.2):
            return f"z[i]=(short)({self._integer()});"
        if self._chance(0.2):
            return f"y[i]{self._one_of(('=', '+='))}{self._float()};"
        return f"out[i]{self._one_of(('=', '+=', '^='))}{self._integer()};"

    def _atomic(self) -> str:
        name = self._one_of(tuple(_ATOMICS))
        return f"atomic{name}(counts+{_ATOMICS[name]}+(({self._integer(1)})&31),{self._integer(1)});"

    def _if(self) -> str:
        other = f"else{{{self._statements(2)}}}" if self._chance(0.4) else ""
        return f"if({self._condition()}){{{self._statements(2)}}}{other}"

    def _switch(self) -> str:
        ways = [self._statement() for _ in range(4)]
        cases = f"case 0:{ways[0]}break;case 1:{ways[1]}case 2:{ways[2]}break;default:{ways[3]}"
        return f"switch(({self._integer(1)})&3){{{cases}}}"

    def _loop(self) -> str:
        counter, turns = f"l{self._loops}", self._filled(self._one_of(_TURNS), 1)
        self._loops += 1
        inner = self._statements(2)
        inner += f"if({self._condition(1)})break;" if self._chance(0.25) else ""
        inner = f"if({self._condition(1)})continue;{inner}" if self._chance(0.15) else inner
        self._loops -= 1
        unrolling = self._one_of(("", "", "#pragma unroll 1\n", "#pragma unroll 4\n"))
        return f"\n{unrolling}for(int {counter}=0;{counter}<{turns};++{counter}){{{inner}}}"

    def _early_end(self) -> str:
        return f"if({self._condition()}){{out[i]+=v0;return;}}"

    # ----------------------------------------------------------------------------------------------------- expressions

    def _filled(self, template: str, depth: int) -> str:
        """Each `{i}` is an integer, `{f}` a float, `{c}` a condition and `{n}` a number."""
        rules = {"i": self._integer, "f": self._float, "c": self._condition, "n": lambda _: str(self._one_of(_NUMBERS))}
        return re.sub(r"\{(\w)\}", lambda found: rules[found[1]](depth + 1), template)

    def _integer(self, depth: int = 0) -> str:
        if depth > MOST_PARTS or self._chance(0.3):
            counters = tuple(f"l{number}" for number in range(self._loops))
            return self._filled(self._one_of((*_NAMES, *counters)), depth)
        return self._filled(self._one_of(self._one_of((_SUMS, _SUMS, _LOADS, _LOADS, _OTHERS))), depth)

    def _float(self, depth: int = 0) -> str:
        if depth > MOST_PARTS or self._chance(0.3):
            return self._one_of(_FLOAT_NAMES)
        return self._filled(self._one_of(self._one_of((_FLOAT_SUMS, _FLOAT_OTHERS))), depth)

    def _condition(self, depth: int = 0) -> str:
        if depth < 1 and self._chance(0.2):
            return self._filled(f"({{c}}{self._one_of(('&&', '||'))}{{c}})", depth)
        return self._filled(self._one_of(self._one_of((_COMPARED, _THREADS))), max(depth, 1))

    def _chance(self, share: float) -> bool:
        return self._random.random() < share

    def _one_of(self, some: Sequence[T]) -> T:
        return self._random.choice(some)

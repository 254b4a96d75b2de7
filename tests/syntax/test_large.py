"""Files of 10 MB: memory stays within 1 GB."""

import subprocess
import sys

import pytest

MEASURE = """
import sys
from pathlib import Path
from ptxvm.diagnostics import Source
from ptxvm.syntax import parse
head = ".version 8.0\\n.target sm_80\\n.address_size 64\\n"
tree = parse(Source(head + eval(sys.argv[1])))
# Not ru_maxrss, which begins with what the process had that started this one.
peak = next(line for line in Path('/proc/self/status').read_text().splitlines() if line.startswith('VmHWM'))
print(len(tree.findings), peak.split()[1])
"""
LINES = (
    "fma.rn.f32 %f1, %f2, %f3, %f4;\\n ld.global.u32 %r17, [%rd12+128];\\n @%p3 bra $L__BB0_17;\\n"
    " $L__BB0_{}:\\n .loc 1 {} 3\\n"
)
TEXTS = {
    "instructions": f"'.entry k() {{\\n' + ''.join({LINES!r}.replace('{{}}', str(n)) for n in range(95_000)) + '}}'",
    "a table": "'.global .b8 t[] = {' + '17, ' * 2_500_000 + '1};'",
    "DWARF": "'.section .debug_info {' + '.b8 17, 18, 19\\n' * 650_000 + '}'",
    "garbage": "'.entry k() {' + 'x y; ' * 2_000_000",
    "a comment": "'/' + '*' * 10_000_000",
}


@pytest.mark.slow
@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
def test_memory(text):
    run = subprocess.run([sys.executable, "-c", MEASURE, text], capture_output=True, text=True, check=True, timeout=600)
    _, kibibytes = map(int, run.stdout.split())
    assert kibibytes < 1024 * 1024

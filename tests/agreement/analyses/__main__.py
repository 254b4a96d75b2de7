"""Tells what is wrong with what is made of random kernels: `python -m tests.agreement.analyses FIRST END`."""

import sys

from tests.agreement.analyses.running import mistake_in

if __name__ == "__main__":
    for seed in range(*map(int, sys.argv[1:3])):
        found = mistake_in(seed)
        if found is not None:
            print(found, flush=True)

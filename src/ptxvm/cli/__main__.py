"""`python -m ptxvm.cli`."""

import sys

from ptxvm.cli.main import main

sys.exit(main())

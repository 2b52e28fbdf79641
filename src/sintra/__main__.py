"""`python -m sintra` is the same as `sintra`."""

import sys

from sintra.cli import main

sys.exit(main())

"""`python -m grandaustria.cli` is `gah`."""

import sys

from grandaustria.cli.command import main

sys.exit(main())

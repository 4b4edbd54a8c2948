"""`python -m grandaustria` is `gah`."""

import sys

from gah import main

sys.exit(main())

"""Where the output goes: a console as wide as the terminal, plain text and JSON for other programs."""

from __future__ import annotations

import json
import shutil
import sys
from typing import Any

from rich.console import Console

WIDTH_WITHOUT_TERMINAL = 120


def console() -> Console:
    """The console of standard output; made anew, since the output may have been redirected meanwhile."""
    width = None if sys.stdout.isatty() else shutil.get_terminal_size((WIDTH_WITHOUT_TERMINAL, 24)).columns
    return Console(file=sys.stdout, width=width, highlight=False)


def error_console() -> Console:
    return Console(file=sys.stderr)


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))

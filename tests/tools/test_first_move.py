"""What the workflows do on every system works here: the page is fetched, and a move is played."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_a_page_and_a_move() -> None:
    run = subprocess.run(
        [sys.executable, ROOT / "tools" / "first_move.py"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "accepted as revision" in run.stdout

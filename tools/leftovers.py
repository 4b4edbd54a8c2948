"""What a run of the tests forgot: processes that go on, and files in the folder that was its TMPDIR.

Usage: leftovers.py FOLDER [SECONDS]. Gives processes so many seconds to go (10), then says what was left, ends those
processes, and exits with 1; silent when nothing was left. What pytest keeps there (the folders of failed tests) was not
forgotten.
"""

import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

PATIENCE = "10"
"""A browser that was told to go needs a moment."""
OF_PYTEST = "pytest-of-"


def processes(folder: Path) -> Iterator[tuple[int, str]]:
    """Whoever was started with this folder as TMPDIR, but for this process and those above it; none without /proc."""
    mark, own = f"\0TMPDIR={folder}".encode(), set(_line_of(os.getpid()))
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            if int(entry.name) not in own and mark in b"\0" + (entry / "environ").read_bytes():
                yield int(entry.name), (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue  # gone meanwhile, or somebody else's


def _line_of(process: int) -> Iterator[int]:
    """A process, the one that started it, and so on."""
    while process > 1:
        yield process
        try:
            process = int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            return


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if not path.name.startswith(OF_PYTEST))


def main(folder: Path, patience: float) -> int:
    ends = time.monotonic() + patience
    while list(processes(folder)) and time.monotonic() < ends:
        time.sleep(0.1)
    left = [f"process {number}: {command[:200]}" for number, command in processes(folder)]
    left += [f"file {name}" for name in files(folder)]
    for number, _ in processes(folder):
        os.kill(number, signal.SIGKILL)
    for line in left:
        print(f"left behind by the tests: {line}", file=sys.stderr)
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), float((*sys.argv[2:], PATIENCE)[0])))

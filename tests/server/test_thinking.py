"""The processes in which bots think: they fail alone, are replaced, and end with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from grandaustria import Position, Setup
from grandaustria.engine import Luck
from grandaustria.server.thinking import BotFault, Thinker
from tests.server import faulty
from tests.waiting import PATIENCE, eventually


def test_a_fault_does_not_touch_the_thoughts_of_others(tmp_path: Path) -> None:
    """With two processes one dies while the other thinks."""

    async def both() -> None:
        thinker, held = Thinker(2), faulty.Held(tmp_path)
        position = decided_position()
        view = position.view(position.to_move)
        try:
            slow = asyncio.create_task(thinker.ask(PATIENCE, held, "pageboy", view, 5.0, 1))
            await held.thinks()
            for _ in range(3):
                with pytest.raises(BotFault, match="died"):
                    await thinker.ask(PATIENCE, faulty.dying, "waiter", view, 5.0, 1)
            held.let_go()
            assert await slow in view.legal_actions()
        finally:
            await thinker.close()

    asyncio.run(both())


def test_a_process_that_died_idle_is_replaced() -> None:
    async def twice() -> tuple[int, int]:
        thinker = Thinker(1)
        try:
            first = await thinker.ask(PATIENCE, os.getpid)
            executor = thinker._places[0]._executor  # noqa: SLF001
            assert executor is not None
            os.kill(first, signal.SIGKILL)
            await eventually(lambda: executor._broken)  # noqa: SLF001  # till then whoever asks is told of the death
            return first, await thinker.ask(PATIENCE, os.getpid)
        finally:
            await thinker.close()

    first, second = asyncio.run(twice())
    assert first != second
    assert not is_there(second)


def decided_position() -> Position:
    position = Position(Setup(players=2))
    Luck(1).resolve(position)
    return position


def test_thinking_ends_with_the_server_even_if_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "thinks.py"
    script.write_text(SERVER)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    with tempfile.TemporaryDirectory(prefix="gah-", ignore_cleanup_errors=True) as own:  # which the killed one leaves
        environment["TMPDIR"] = own
        with subprocess.Popen([sys.executable, script], env=environment, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            pid = int(server.stdout.readline())
            assert is_there(pid)
            server.kill()
    asyncio.run(eventually(lambda: not is_there(pid)))


SERVER = """
import asyncio
import os
from grandaustria.server.thinking import Thinker

async def main():
    thinker = Thinker(1)  # kept: its processes end with it
    print(await thinker.ask(120.0, os.getpid), flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


def is_there(pid: int) -> bool:
    """Whether a process runs; one that has ended but was not noticed yet does not count."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False

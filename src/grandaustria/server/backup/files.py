"""Files of backups: their owner's alone from the first byte, and under their name only when they are complete."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic.script import ScriptDirectory

from grandaustria.server.db.migrate import configuration

BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite may keep beside a database while it is in use."""


class BackupError(Exception):
    """Why there is no backup, or why nothing was restored, in one sentence."""


@contextmanager
def new_file(file: Path, over: bool) -> Iterator[Path]:
    """A file to write into, which takes this place in the end; until then, what is there stays as it is."""
    part = file.with_name(f".{file.name}.{secrets.token_hex(4)}.part")
    if file.exists() and not over:
        raise _taken(file)
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        yield part
        _put(part, file, over)
    finally:
        for ending in ("", *BESIDE):
            Path(f"{part}{ending}").unlink(missing_ok=True)


def _put(part: Path, file: Path, over: bool) -> None:
    """Under its name; nobody may have taken that meanwhile."""
    if not over:
        try:
            os.link(part, file)
            return
        except FileExistsError as error:
            raise _taken(file) from error
        except OSError:  # here no file can have two names
            if file.exists():
                raise _taken(file) from None
    part.replace(file)


def _taken(file: Path) -> BackupError:
    return BackupError(f"{file} is there already; with --yes it is replaced")


def check_versions(found: set[str]) -> None:
    """Refuse what this version could not serve; older schemas are brought up to date when a server starts."""
    if not found:
        raise BackupError("this is no backup of a house")
    known = {script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()}
    if not found <= known:
        raise BackupError("it was made by a newer version of Grand Austria")

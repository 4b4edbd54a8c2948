"""What becomes of events at whose tables the luck is the same, where the version before does not know them."""

from __future__ import annotations

import time

from alembic import op
from sqlalchemy import text


def close(events: str) -> None:
    """The secrets of these events (a subquery of their ids) go, as nobody would destroy them any more; what is played
    there ends without a result, rather than that it goes on with other luck, and is open to be looked at."""
    ended = "status = 'ended', finished = :now, bot_to_act = NULL, due = NULL, expires = NULL"
    running = f"UPDATE games SET {ended}, question = NULL WHERE status = 'running' AND luck_id IN ({events})"
    op.get_bind().execute(text(running), {"now": time.time()})
    op.execute(f"UPDATE games SET sealed = false WHERE luck_id IN ({events})")
    op.execute(f"DELETE FROM shared_luck WHERE id IN ({events})")

"""What of the bots, who are there for everybody, one person may ask for; more with an account than without."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria import bots
from grandaustria.server.api.context import Person
from grandaustria.server.errors import Refusal, conflict
from grandaustria.server.house import House
from grandaustria.server.store import tables
from grandaustria.server.store.play import SeatRow


def check_budgets(house: House, person: Person, levels: Iterable[str | None]) -> None:
    """Bots may be asked to think as long as these."""
    most = house.settings.limits.guest_positions
    asked = max((bots.effort(level) for level in levels if level), default=0)
    if asked > most and not person.has_account:
        message = f"Without an account, a bot may be asked to look at {most} positions for one decision."
        raise Refusal(403, "budget", message, most=most)


async def check_running(house: House, connection: AsyncConnection, person: Person, around: Sequence[SeatRow]) -> None:
    """One more game may begin, for those who sit there."""
    limits = house.settings.limits
    most = limits.running_tables_per_person
    if await tables.count_hosted(connection, person.id, "running") >= most:
        raise conflict("too-many-tables", f"You have {most} running tables already; finish a game first.")
    people = {row.person_id for row in around if row.person_id is not None}
    if len(people) < 2 or any(row.bot for row in around):  # who plays alone may leave it to the bots
        most = limits.bot_tables_per_person if person.has_account else limits.bot_tables_per_guest
        if await tables.count_with_bots(connection, person.id) >= most:
            message = (
                f"You have {most} games with bots, or at one screen, running already; "
                "finish one, or have an account and more of them."
            )
            raise conflict("too-many-bots", message, most=most)

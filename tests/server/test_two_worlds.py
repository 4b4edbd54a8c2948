"""Two worlds: what a seat cannot know is exchanged, the same visible game is played in both, and every byte that the
seat and a spectator are sent must be the same: answers with their headers, refusals, frames of sockets.

The clock, ids, tokens and chance are given; nothing else is made equal.
"""

from __future__ import annotations

import email.utils
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import uvicorn.server
import websockets.client

from grandaustria.engine import ActionError, Setup
from grandaustria.play import record
from grandaustria.play.prospects import prospects
from grandaustria.server import live, visible
from grandaustria.server import telling as told_tables
from grandaustria.server.api import advice
from grandaustria.server.host import Host
from tests.server.observing import Observer, Playing, first_difference, play_world
from tests.server.worlds import Plan, Planner

pytestmark = pytest.mark.usefixtures("hasty_advice")

MOMENT = "Thu, 01 Jan 1970 00:00:00 GMT"
GAMES = {
    "two": (Setup(players=2), 0, 99, 36),
    "three": (Setup(players=3), 1, 1, 36),
    "four, day": (Setup(players=4, hotels="day"), 2, 23, 30),
    "draft of two": (Setup(players=2, staff="draft"), 0, 43, 30),
    "draft of four": (Setup(players=4, staff="draft"), 3, 105, 35),
    "solo": (Setup(solo="hard"), 0, 7, 36),
}
"""Set-up, the seat that is observed, the seed of the plan, and how many commands there are at most."""


@pytest.fixture(autouse=True)
def one_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the layers below the application take from the clock and from chance: dates, and the key of a handshake."""
    monkeypatch.setattr(uvicorn.server, "formatdate", lambda *_, **__: MOMENT)
    monkeypatch.setattr(email.utils, "formatdate", lambda *_, **__: MOMENT)
    monkeypatch.setattr(websockets.client, "generate_key", lambda: "AAAAAAAAAAAAAAAAAAAAAA==")
    monkeypatch.setattr(live, "PAUSE", 0.0)  # who is present is told at once, however soon after the last time


def both(
    plan: Plan, folder: Path, hot_seat: bool = False, coarseness: int = 17, rated: bool = False
) -> tuple[Playing, Playing]:
    """The same visible game in both worlds, each on a server of its own."""
    folders = (folder / "first", folder / "second")
    for one in folders:
        one.mkdir()
    first = play_world(plan, plan.first, folders[0], hot_seat, coarseness, rated)
    return first, play_world(plan, plan.second, folders[1], hot_seat, coarseness, rated)


def differences(first: Playing, second: Playing) -> list[str]:
    """What tells the worlds apart, for the seat that is observed and for a spectator."""
    pairs = ((first.viewer, second.viewer), (first.spectator, second.spectator))
    found = (first_difference(one.sent, other.sent) for one, other in pairs)
    return [difference for difference in found if difference is not None]


def size(person: Observer) -> int:
    return sum(len(sent.content) for sent in person.sent)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_know_changes_no_byte_sent_to_it(name: str, tmp_path: Path) -> None:
    setup, viewer, seed, most = GAMES[name]
    plan = Planner(setup, viewer, seed).play(most)
    assert len(plan.first.commands) >= 30
    first, second = both(plan, tmp_path)
    assert differences(first, second) == []
    assert min(size(first.viewer), size(first.spectator)) > 100_000
    others = [seat for seat in range(len(first.players)) if seat != viewer]
    for seat in others:  # the worlds do differ, for those who may see it
        assert first_difference(first.players[seat].sent, second.players[seat].sent) is not None


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_the_same_for_whole_games_and_every_attempt(name: str, seed: int, tmp_path: Path) -> None:
    setup, viewer, _, _ = GAMES[name]
    plan = Planner(setup, viewer, seed).play(400)
    assert differences(*both(plan, tmp_path, coarseness=1)) == []


def test_the_plans_hold_every_kind_of_secret() -> None:
    """Cards drawn by others, kept from a draft pack, put under the deck from an offer."""
    plans = [Planner(setup, viewer, seed).play(most) for setup, viewer, seed, most in GAMES.values()]
    assert set().union(*(plan.secrets for plan in plans)) >= {"draw staff", "keep", "under"}


def test_hot_seat(tmp_path: Path) -> None:
    """One person at all seats: while one seat acts, nothing depends on the cards of the others."""
    plan = Planner(Setup(players=3), 1, 1).play(40)
    first, second = both(plan, tmp_path, hot_seat=True)
    shown = [[sent for sent in playing.viewer.sent if sent.eyes == plan.viewer] for playing in (first, second)]
    assert len(shown[0]) > 20
    assert first_difference(*shown) is None
    assert first_difference(first.spectator.sent, second.spectator.sent) is None
    assert first_difference(first.viewer.sent, second.viewer.sent) is not None  # the other seats were shown theirs


def test_a_rated_game(tmp_path: Path) -> None:
    """Ratings, pages of people and what they can have of their own games tell nothing, either."""
    setup, viewer, seed, most = GAMES["draft of two"]
    first, second = both(Planner(setup, viewer, seed).play(most), tmp_path, rated=True)
    assert differences(first, second) == []
    assert b'"provisional":true' in b"".join(sent.content for sent in first.spectator.sent)
    others = [seat for seat in range(len(first.players)) if seat != viewer]
    assert all(first_difference(first.players[one].sent, second.players[one].sent) is not None for one in others)


# Would it be noticed?


def leak_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visible, "position_for", lambda _game, position, _seat: position.to_json())


def leak_a_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    told: Callable[..., dict[str, Any]] = visible.run_of
    monkeypatch.setattr(visible, "run_of", lambda hosted: {**told(hosted), "hash": hosted.position.hash})


def leak_events(monkeypatch: pytest.MonkeyPatch) -> None:
    told = visible.event_for
    monkeypatch.setattr(visible, "event_for", lambda event, seat, _over: told(event, seat, True))


def leak_records(monkeypatch: pytest.MonkeyPatch) -> None:
    written = record.write_moves
    monkeypatch.setattr(record, "write_moves", lambda start, log, _seat: written(start, log))


def leak_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    applied = Host._apply  # noqa: SLF001

    def telling(self: Host, hosted: Any, request: Any, chance: Any) -> Any:
        try:
            return applied(self, hosted, request, chance)
        except ActionError as error:
            hands = [seat["hand"] for seat in hosted.position.to_json()["seats"]]
            raise ActionError(f"{error}: {hands}") from error

    monkeypatch.setattr(Host, "_apply", telling)


def leak_prospects(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told what the seat to act may do, and what it would lead to."""

    def telling(hosted: Any, _eyes: Any, language: str, names: Any, *_: Any) -> Any:
        return prospects(hosted, hosted.seat, language, names)

    monkeypatch.setattr(told_tables, "prospects", telling)


def leak_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody gets the hint of the seat to act."""
    monkeypatch.setattr(advice, "may_have_hints", lambda _game, _person: True)
    monkeypatch.setattr(advice, "eyes_of", lambda game, _person: game.to_act)


LEAKS = (leak_positions, leak_a_hash, leak_events, leak_records, leak_errors, leak_prospects, leak_hints)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_would_be_noticed(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Planner(Setup(players=2), 0, 3).play(9)
    leak(monkeypatch)
    assert differences(*both(plan, tmp_path, coarseness=40))


def test_without_a_leak_nothing_is_noticed(tmp_path: Path) -> None:
    plan = Planner(Setup(players=2), 0, 3).play(9)
    assert differences(*both(plan, tmp_path, coarseness=40)) == []

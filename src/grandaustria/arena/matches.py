"""A whole match: on all cores or on a Ray cluster, kept in a file as it goes, taken up again where it stopped."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import islice
from operator import length_hint
from pathlib import Path
from typing import Any

from grandaustria import __version__
from grandaustria.arena.playing import Match, MatchError, Outcome, play
from grandaustria.arena.schedule import pairings
from grandaustria.arena.workers import Answer, Order, Workers
from grandaustria.bots import learned, network
from grandaustria.engine import Setup

Report = Callable[[list[Outcome]], bool | None]
"""Called after every game with all so far; returning True ends the match early."""
COMPACT = (",", ":")
AHEAD = 2
"""Games given out for each processor of a cluster, so that none waits for the next."""
GRACE = 2.0
"""Seconds that games under way are given to end, when a match is interrupted."""


def run_match(
    match: Match,
    bots: Sequence[str],
    games: int,
    workers: int,
    file: Path | None = None,
    ray: str | None = None,
    report: Report | None = None,
    interrupted: Callable[[], None] | None = None,
) -> list[Outcome]:
    """All outcomes in their order; those that the file holds already are not played again.

    Ctrl-C ends a match. Games under way in several processes are given a moment to be kept (`GRACE`), after
    `interrupted` was called; a second Ctrl-C takes it from them.
    """
    wanted = pairings(bots, match.setup.players, games, solo=match.setup.solo is not None)
    known = read(file, header(match, bots)) if file else {}
    todo = [pairing for pairing in wanted if pairing.index not in known]
    outcomes = [known[pairing.index] for pairing in wanted if pairing.index in known]

    def kept(outcome: Outcome) -> bool | None:
        if file:
            append(file, outcome.to_json())
        outcomes.append(outcome)
        return report(outcomes) if report else None

    if not (report and report(outcomes)):
        do_all(partial(play, match), todo, workers, kept, ray, interrupted)
    return sorted(outcomes, key=lambda outcome: outcome.index)


def do_all(
    work: Callable[[Order], Answer],
    todo: Iterable[Order],
    workers: int,
    kept: Callable[[Answer], bool | None],
    ray: str | None = None,
    interrupted: Callable[[], None] | None = None,
) -> None:
    """Games or whatever else takes long, in this process, in several, or on a cluster; each is handed over as it ends,
    until that says it is enough."""
    if ray:
        with closing(over_ray(work, todo, ray)) as done:
            take(done, kept)
    elif workers == 1:
        take(map(work, todo), kept)
    else:
        over_processes(work, todo, min(workers, length_hint(todo, workers)), kept, interrupted)


def take(done: Iterator[Answer], kept: Callable[[Answer], bool | None]) -> None:
    """One after the other, until it is enough."""
    any(map(kept, done))


def over_processes(
    work: Callable[[Order], Answer],
    todo: Iterable[Order],
    workers: int,
    kept: Callable[[Answer], bool | None],
    interrupted: Callable[[], None] | None,
) -> None:
    """By workers of their own; when it is interrupted, games under way have two seconds to end."""
    with Workers(work, workers) as crew:
        try:
            take(crew.do(todo), kept)
        except KeyboardInterrupt:
            if interrupted:
                interrupted()
            for outcome in crew.last(GRACE):
                kept(outcome)
            raise


def over_ray(work: Callable[[Order], Answer], todo: Iterable[Order], address: str) -> Generator[Answer, None, None]:
    """The same on a cluster: `ray` is an optional dependency."""
    import ray

    ray.init(address=address, ignore_reinit_error=True)
    task = ray.remote(_done)
    waiting = iter(todo)
    running: list[Any] = []
    try:
        while True:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(running)
            running += [task.remote(work, order) for order in islice(waiting, max(0, room))]
            if not running:
                return
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        for game in running:
            ray.cancel(game)


def _done(work: Callable[[Order], Answer], order: Order) -> Answer:
    return work(order)


# The file: a line that says which match it is, then a line for each game


def header(match: Match, bots: Sequence[str]) -> dict[str, Any]:
    """What must be the same for games to belong to one match: also the rules and what the bots have learned."""
    budget = match.budget and {"nodes": match.budget.nodes, "seconds": match.budget.seconds}
    about = {"setup": setup_json(match.setup), "seed": match.seed, "bots": list(bots), "budget": budget}
    made_by = {"grandaustria": __version__, "network": network.fingerprint(), "learned": learned.fingerprint()}
    return {"format": "grandaustria-match", "version": 2, **made_by, **about}


def setup_json(setup: Setup) -> Any:
    """As it comes back from a file, to be compared with one."""
    return json.loads(json.dumps(setup.to_json()))


def read(file: Path, wanted: dict[str, Any]) -> dict[int, Outcome]:
    """The games a file holds; a last line that a crash has cut off is taken away."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if not whole and json.dumps(wanted, separators=COMPACT).startswith(text):
        file.write_text("", encoding="utf-8")
        append(file, wanted)
        return {}
    first, *lines = whole.splitlines() or [""]
    try:
        same = json.loads(first) == wanted
    except ValueError:
        same = False
    if not same:
        raise MatchError(f"{file} holds another match, or none; choose another file")
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    outcomes = [Outcome.from_json(json.loads(line)) for line in lines]
    return {outcome.index: outcome for outcome in outcomes}


def append(file: Path, data: dict[str, Any]) -> None:
    """A line of its own; what was written before stays readable if this is cut off."""
    with file.open("a", encoding="utf-8") as stream:
        stream.write(json.dumps(data, separators=COMPACT) + "\n")

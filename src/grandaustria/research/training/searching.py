"""Learns from the master's search: plays games in which he decides, and brings the network nearer to what he found out.

    python -m grandaustria.research.training.searching play runs/searched --minutes 7
    python -m grandaustria.research.training.searching learn runs/searched --start research/master/policy.npz
    python -m grandaustria.research.training.searching measure runs/searched/policy.npz research/master/policy.npz

`play` keeps games in files of the folder, on as many processes as there are processors; called again, or after it was
killed, it goes on with the games that are not there. The master searches with the network of the engine. `learn` leaves
one game of ten out, says before and after each epoch how the network does there, and keeps the best one as
`policy.npz`, with `learned.jsonl`. `measure` lets one network play against another, bare, each seat with the same luck.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from dataclasses import asdict, fields
from functools import partial
from itertools import count, islice, takewhile
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from grandaustria.arena.matches import do_all
from grandaustria.research.training import packages_needed

with packages_needed():
    from grandaustria.research.measuring import Choose, duel, measure_kinds
    from grandaustria.research.policy import Policy
    from grandaustria.research.training.searched import Decisions, Playing, play
    from grandaustria.research.training.shelf import Shelf, ShelfError, read
    from grandaustria.research.training.tables import MEASURED, MIXTURES

MINUTE = 60.0
PLAYED = {
    "nodes": (int, 1250, "positions the master looks at for a choice"),
    "opening": (int, 40, "decisions by lot before he takes over: any number up to this"),
    "explore": (float, 0.25, "share of his choices drawn by how likely each is the best"),
    "others": (float, 0.25, "share kept of the decisions in which there was nothing to compare"),
    "seed": (int, 1, "of the games"),
    "in-a-file": (int, 32, "games"),
}
LEARNED = {
    "epochs": (int, 3, "how often all decisions are gone over"),
    "portion": (int, 4096, "decisions in one step of learning"),
    "rate": (float, 3e-5, "of learning, at its highest"),
    "foreseen": (float, 0.5, "share of what the search foresaw in the outlook; the rest is what came of the game"),
    "others": (float, 1.0, "what staying as it was counts where nothing was compared"),
    "seed": (int, 1, "of the order"),
}


def arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(required=True, metavar="play|learn|measure")
    verb = verbs.add_parser("play", help="games of the master, kept with what he found out")
    verb.set_defaults(do=play_games)
    verb.add_argument("folder", type=Path, help="where they are kept")
    verb.add_argument("--minutes", type=float, default=9.0, help="in which games begin (9)")
    verb.add_argument("--games", type=int, help="so many at most, beside those that are there")
    verb.add_argument("--tables", choices=MIXTURES, default="all", help="what is played (all)")
    verb.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (one for each processor)")
    verb.add_argument("--ray", metavar="ADDRESS", help="on a Ray cluster instead")
    add_numbers(verb, PLAYED)
    verb = verbs.add_parser("learn", help="from games that were kept")
    verb.set_defaults(do=learn)
    verb.add_argument("folder", type=Path, help="where games are, and what is learned goes")
    verb.add_argument("--start", type=Path, required=True, help="the network to begin with")
    verb.add_argument("--also", type=Path, nargs="*", default=[], help="folders with more games")
    verb.add_argument("--device", help="where the network is (a GPU, if there is one)")
    add_numbers(verb, LEARNED)
    verb = verbs.add_parser("measure", help="a network against another, bare")
    verb.set_defaults(do=measure)
    verb.add_argument("networks", type=Path, nargs=2)
    verb.add_argument("--games", type=int, default=200, help="deals of each kind of table (200)")
    verb.add_argument("--tables", choices=MEASURED, nargs="+", default=[*MEASURED], help="kinds of them (all)")
    verb.add_argument("--seed", type=int, default=1, help="of the deals (1)")
    verb.add_argument("--device", help="where the networks are (a GPU, if there is one)")
    return parser.parse_args(words)


def add_numbers(verb: argparse.ArgumentParser, numbers: dict[str, tuple[type, float, str]]) -> None:
    for name, (kind, value, meaning) in numbers.items():
        verb.add_argument(f"--{name}", type=kind, default=value, help=f"{meaning} ({value})")


def play_games(options: argparse.Namespace) -> None:
    """Until the time is over or there are enough; what is done is kept even if it is ended from outside."""
    playing = Playing(
        options.seed, options.nodes, MIXTURES[options.tables], options.opening, options.explore, options.others
    )
    shelf = Shelf(options.folder, playing, options.in_a_file)
    begun, found = time.monotonic(), {"games": 0, "kept": 0, "compared": 0}

    def minutes() -> float:
        return (time.monotonic() - begun) / MINUTE

    missing = islice((number for number in count() if number not in shelf.held), options.games)
    todo = takewhile(lambda _: minutes() < options.minutes, missing)
    errors = Console(file=sys.stderr)
    columns = TextColumn("playing"), BarColumn(), TextColumn("{task.fields[told]}")
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("", total=1.0, told="")

        def kept(played: tuple[int, Decisions]) -> None:
            number, decisions = played
            shelf.add(number, decisions)
            found["games"] += 1
            found["kept"] += len(decisions.game)
            found["compared"] += int((decisions.actions[:, 0] >= 0).sum())
            share = max(minutes() / options.minutes, found["games"] / (options.games or float("inf")))
            bar.update(task, completed=share, told=f"{found['games']} games, {found['compared']} choices compared")

        try:
            do_all(partial(play, playing), todo, options.workers, kept, options.ray)
        finally:
            shelf.keep()
    print(json.dumps({**found, "minutes": round(minutes(), 2), "workers": options.workers, "held": len(shelf.held)}))


def learn(options: argparse.Namespace) -> None:
    with packages_needed():
        import torch

        from grandaustria.research.training.imitating import Imitating, Imitator
        from grandaustria.research.training.network import device_of
        from grandaustria.research.training.run import write
    settings = Imitating(**{field.name: getattr(options, field.name) for field in fields(Imitating)})
    device = device_of(options.device)
    options.folder.mkdir(parents=True, exist_ok=True)
    told = {**asdict(settings), "start": str(options.start), "torch": torch.__version__, "device": str(device)}
    write(options.folder / "settings.json", json.dumps(told, indent=1) + "\n")
    decisions = read([options.folder, *options.also])
    Imitator(settings, Policy.load(options.start), decisions, device).go(options.folder)


def measure(options: argparse.Namespace) -> None:
    """A line for each kind of table: points, those of the others, share won, and how far the margin may be off."""
    with packages_needed():
        from grandaustria.research.training.network import Network, device_of
        from grandaustria.research.training.run import choosing
    device, seed = device_of(options.device), -1 - options.seed
    first, second = (choosing(Network.of(Policy.load(path), device).frozen()) for path in options.networks)
    for kind in options.tables:
        print(json.dumps({"table": kind, **measured(first, second, kind, options.games, seed)}), flush=True)


def measured(first: Choose, second: Choose, kind: str, games: int, seed: int) -> dict[str, float]:
    if not MEASURED[kind].solo:
        return duel(first, second, MEASURED[kind], games, seed)
    alone, other = (measure_kinds(each, "waiter", {"": MEASURED[kind]}, games, seed)[""] for each in (first, second))
    return {**alone, "others": other["score"], "others_won": other["won"]}


def main(words: list[str] | None = None) -> None:
    options = arguments(words)
    try:
        options.do(options)
    except ShelfError as error:
        raise SystemExit(str(error)) from None


if __name__ == "__main__":
    main()

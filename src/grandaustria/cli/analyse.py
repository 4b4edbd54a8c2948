"""Judges every turn of a finished game: what could be expected before and after it, and which turn was better.

Each turn is judged from what its player knew at the time; with --open-cards, from what everybody held. The
margin is that over the best other player at the end of the game; what a turn cost is what it gave away of it,
luck left aside. The same record and budget give the same figures on every machine.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from grandaustria.analysis import BUDGET, Outlook, TurnReport, along, judge, turns_of
from grandaustria.analysis.words import in_notation, in_short, mistake, told
from grandaustria.bots import Budget
from grandaustria.cli.arguments import Failure, add_language, add_record, add_workers, at_least, game_of
from grandaustria.cli.curve import Curve
from grandaustria.cli.output import console, must_be_writable, print_json, print_table
from grandaustria.cli.simulate import cores, progress_bar
from grandaustria.engine.notation import family
from grandaustria.play import Game, player_names
from grandaustria.terminal.story import SEAT_STYLES
from grandaustria.texts import text

NAME = "analyse"
HELP = "judge every turn of a finished game"
EXAMPLES = (
    "gah analyse game.json --budget 300",
    "gah analyse game.json --budget 300 --svg curve.svg --language de",
    "gah analyse game.json --budget 300 --open-cards --json",
)
MOST_MISTAKES = 5
WORTH_NAMING = 0.5
"""Points from which on a turn counts as a mistake: less is within what samples cannot tell."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The record, how long each turn is thought about, and what comes of it."""
    add_record(parser)
    parser.add_argument(
        "--budget",
        type=at_least(1),
        default=BUDGET.nodes,
        metavar="NODES",
        help=f"positions looked at for one turn (default: {BUDGET.nodes})",
    )
    parser.add_argument("--open-cards", action="store_true", help="judge with the true cards of all players")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the curve of winning chance and margin")
    add_workers(parser, "threads that think", cores(), "--threads")
    add_language(parser)


def run(options: argparse.Namespace) -> None:
    """Where the picture goes is tried before the long work; the table is printed even if the picture fails."""
    must_be_writable(options.svg)
    game = game_of(options)
    if not game.is_over:
        raise Failure(f"{options.file}: this game is not over; only finished games are analysed")
    names = player_names(game.setup, options.language)
    reports = judged(game, Budget(nodes=options.budget), options.open_cards, options.workers)
    worst = mistakes(reports)
    try:
        if options.svg:
            curve = Curve(game, reports, worst, names, options.language, options.open_cards)
            options.svg.write_text(curve.drawn(), encoding="utf-8")
    finally:  # a picture that failed takes nothing else with it
        if options.json:
            print_json(figures(game, reports, worst, names, options))
        else:
            print_figures(game, reports, worst, names, options)


def judged(game: Game, budget: Budget, open_cards: bool, workers: int) -> list[TurnReport]:
    """All turns, several at a time; shows how far it has come on a terminal."""
    turns = turns_of(game)
    pool = ThreadPoolExecutor(workers)
    try:
        with progress_bar() as bar:
            found = pool.map(lambda turn: judge(game, turn, budget, open_cards=open_cards), turns)
            return list(bar.track(found, total=len(turns), description="turns"))
    finally:
        pool.shutdown(cancel_futures=True)


def mistakes(reports: Sequence[TurnReport]) -> list[TurnReport]:
    """The turns that gave most away, the largest first."""
    named = [report for report in reports if report.cost >= WORTH_NAMING]
    return sorted(named, key=lambda report: (-report.cost, report.turn.number))[:MOST_MISTAKES]


def steps_of(game: Game, report: TurnReport) -> tuple[list[str], list[str]]:
    """The turn as it was played and the best one, in notation."""
    played, best = (along(game, report.turn, actions) for actions in (report.turn.actions, report.best.actions))
    return in_notation(played), in_notation(best)


def figures(
    game: Game,
    reports: Sequence[TurnReport],
    worst: Sequence[TurnReport],
    names: Sequence[str],
    options: argparse.Namespace,
) -> dict[str, Any]:
    """Everything that was found, for `--json`."""
    return {
        "players": list(names),
        "scores": [score.total for score in game.scores()],
        "winners": game.winners(),
        "budget": options.budget,
        "open_cards": options.open_cards,
        "turns": [turn_figures(game, report) for report in reports],
        "mistakes": [report.turn.number for report in worst],
    }


def turn_figures(game: Game, report: TurnReport) -> dict[str, Any]:
    """What a turn was, what would have been better, and how the outlook changed."""
    turn = report.turn
    played, best = steps_of(game, report)
    return {
        "number": turn.number,
        "round": turn.round,
        "seat": turn.seat,
        "first": turn.first,
        "last": turn.last,
        "played": played,
        "best": best,
        "before": asdict(report.before),
        "after": asdict(report.after),
        "cost": report.cost,
        "luck": report.luck,
    }


def print_figures(
    game: Game,
    reports: Sequence[TurnReport],
    worst: Sequence[TurnReport],
    names: Sequence[str],
    options: argparse.Namespace,
) -> None:
    """The table of all turns, then the costliest in words."""
    screen, language = console(), options.language
    screen.print(text("analysis-open-cards" if options.open_cards else "analysis-known", language))
    print_table(screen, turns_table(game, reports, names, language))
    if not worst:
        screen.print(text("analysis-no-mistakes", language))
        return
    screen.print(text("analysis-mistakes", language), style="bold")
    for line in mistake_lines(game, worst, names, language):
        screen.print(line, soft_wrap=True, markup=False)


def turns_table(game: Game, reports: Sequence[TurnReport], names: Sequence[str], language: str) -> Table:
    """A row for every turn: who, what it cost, how the chances stood after it."""
    table = Table(title=text("analysis-title", language), title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in ("analysis-round", "analysis-turn"):
        table.add_column(text(heading, language), justify="right")
    table.add_column(text("column-player", language), no_wrap=True)
    for heading in ("analysis-played", "analysis-best"):
        table.add_column(text(heading, language), ratio=1)
    for heading in ("analysis-margin", "analysis-chance", "analysis-cost"):
        table.add_column(text(heading, language), justify="right")
    for place, report in enumerate(reports):
        turn = report.turn
        if place and reports[place - 1].turn.round != turn.round:
            table.add_section()
        played, best = steps_of(game, report)
        table.add_row(
            str(turn.round),
            str(turn.number),
            Text(names[turn.seat], SEAT_STYLES[turn.seat]),
            in_short(played),
            in_short(best) if report.cost else "",
            f"{report.before.margin:+.1f} → {report.after.margin:+.1f}",
            f"{percent(report.before)} → {percent(report.after)}",
            f"{report.cost:.1f}" if report.cost else "",
        )
    return table


def percent(outlook: Outlook) -> str:
    """The chance of winning, without decimals: it is no more exact than that."""
    return f"{outlook.chance:.0%}"


def mistake_lines(game: Game, worst: Sequence[TurnReport], names: Sequence[str], language: str) -> Iterator[str]:
    """What was done, and what would have been better."""
    for place, report in enumerate(worst, 1):
        turn = report.turn
        yield f"{place}. " + mistake(report, names, language)
        for label, actions in (("analysis-played", turn.actions), ("analysis-better", report.best.actions)):
            steps = [step for step in along(game, turn, actions) if family(step[1])[0] != "end"]
            sentences = [choice.brief for choice in told(steps, language, names)]
            yield f"   {text(label, language)}: {' '.join(sentences)}"

"""One run of a plan: plays and learns at the same time, measures now and then, and keeps the network."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from grandaustria import Setup, svg
from grandaustria.engine import game_seed
from grandaustria.research.curve import Line, Row, growth
from grandaustria.research.measuring import Choose, duel, measure_kinds
from grandaustria.research.policy import Policy
from grandaustria.research.training.learning import Aim, Learner
from grandaustria.research.training.network import Network, Ready, preferred
from grandaustria.research.training.playing import Batch, Part, players_of
from grandaustria.research.training.schedule import Plan
from grandaustria.research.training.tables import MEASURED, Shares, drawn, kind_of

PARTS = 2
MINUTE = 60.0


@dataclass(frozen=True)
class Settings:
    """All that decides what a run does."""

    games: int
    steps: int
    epochs: int
    portion: int
    threads: int
    shares: Shares
    aim: Aim
    plan: Plan
    minutes: float
    """Of this run, measuring included."""
    from_minute: float
    settle: int
    """Updates at the beginning in which only the outlook learns."""
    measure_every: float
    measured: int
    """Games of every kind of table; 0: nothing is measured."""
    seed: int
    updates: int | None = None
    """Instead of the clock: so many of them are the minutes of the run."""


class Own:
    """Points in the games it learns from, by kind of table."""

    def __init__(self, setups: list[Setup], device: torch.device) -> None:
        self.names = [*MEASURED, "other"]
        kinds = [self.names.index(kind_of(setup) or "other") for setup in setups]
        self.kind = torch.tensor(kinds, device=device)
        self.sums = torch.zeros((len(self.names), 3), device=device)

    def add(self, batch: Batch, players: Tensor) -> None:
        """Counted where the games are: games, mean points, points of the best seat."""
        absent = torch.arange(batch.scores.shape[-1], device=players.device) >= players[:, None]
        best = batch.scores.masked_fill(absent, -torch.inf).amax(-1)
        counted = torch.stack((torch.ones_like(best), batch.scores.sum(-1) / players, best), -1)
        counted = (counted * batch.ended[..., None]).sum(0)
        self.sums.index_add_(0, self.kind, counted)

    def means(self) -> dict[str, dict[str, float]]:
        """Since they were last asked for."""
        sums = self.sums.cpu().numpy()
        self.sums.zero_()
        return {
            name: {"games": int(games), "mean": round(float(mean / games), 1), "best": round(float(best / games), 1)}
            for name, (games, mean, best) in zip(self.names, sums, strict=True)
            if games
        }


class Run:
    """From one network to a better one."""

    def __init__(
        self, settings: Settings, policy: Policy, yardstick: Policy | None, device: torch.device, folder: Path
    ) -> None:
        self.settings, self.device, self.folder = settings, device, folder
        self.begun = time.monotonic()
        self.network = Network.of(policy, device)
        self.yardstick = Network.of(yardstick, device).frozen() if yardstick else None
        seed = game_seed(settings.seed, round(100 * settings.from_minute))
        torch.manual_seed(seed)
        setups = drawn(settings.shares, settings.games, seed)
        self.players, self.own = players_of(setups, device), Own(setups, device)
        self.learner = Learner(self.network, self.players, settings.aim, settings.epochs, settings.portion)
        self.parts = self._parts(setups, seed)
        self.batches = [Batch.room(settings.steps, settings.games, device) for _ in range(2)]
        self.updates, self.decisions = 0, 0
        self.spent = {"learning": 0.0, "waiting": 0.0, "measuring": 0.0}

    def _parts(self, setups: list[Setup], seed: int) -> list[Part]:
        bounds = [len(setups) * part // PARTS for part in range(PARTS + 1)]
        return [
            Part(setups[first:last], first, game_seed(seed, first), self.settings.threads, self.device)
            for first, last in pairwise(bounds)
        ]

    def minutes(self) -> float:
        """How many of its minutes are behind it, by the clock or by its updates."""
        if self.settings.updates is not None:
            return self.settings.minutes * self.updates / self.settings.updates
        return (time.monotonic() - self.begun) / MINUTE

    def go(self) -> None:
        """Until its time is over. The next batch is played while the last one is learned from."""
        due = self.settings.measure_every
        if self.settings.measured:
            self.keep()
        with ThreadPoolExecutor(PARTS) as pool:
            self._play(pool, self.batches[0])()
            while self.minutes() < self.settings.minutes:
                last, coming = self.batches[self.updates % 2], self.batches[(self.updates + 1) % 2]
                played = self._play(pool, coming)
                self._learn(last)
                self._timed("waiting", played)
                if self.minutes() >= due:
                    due = self.minutes() + self.settings.measure_every
                    self.keep()
        self.keep()

    def _play(self, pool: ThreadPoolExecutor, batch: Batch) -> Callable[[], None]:
        network = self.network.frozen()
        now = torch.cuda.current_stream().record_event() if self.device.type == "cuda" else None
        playing = [pool.submit(part.play, network, batch, now) for part in self.parts]

        def wait() -> None:
            for part in playing:
                part.result()

        return wait

    def _learn(self, batch: Batch) -> None:
        minute, plan = self.settings.from_minute + self.minutes(), self.settings.plan
        rate, entropy = plan.rate_at(minute, self.minutes()), plan.entropy_at(minute)
        settling = self.updates < self.settings.settle

        def work() -> None:
            self.own.add(batch, self.players)
            self.learner.learn(batch, rate, entropy, settling)
            if self.device.type == "cuda":
                torch.cuda.current_stream().synchronize()

        self._timed("learning", work)
        self.updates += 1
        self.decisions += batch.action.numel()

    def _timed(self, what: str, work: Callable[[], None]) -> None:
        begun = time.monotonic()
        work()
        self.spent[what] += time.monotonic() - begun

    # What is kept

    def keep(self) -> None:
        """A point of the curve, and the network as it is, each whole or not at all."""
        if not all(bool(part.isfinite().all()) for part in self.network.parameters()):
            raise SystemExit("the network has become no numbers; what was kept before stays")
        policy = self.network.policy()
        policy.save(self.folder / "policy.new")
        (self.folder / "policy.new").replace(self.folder / "policy.npz")
        begun = time.monotonic()
        row = self.row()
        self.spent["measuring"] += time.monotonic() - begun
        curve = self.folder / "curve.jsonl"
        rows = [json.loads(line) for line in curve.read_text(encoding="utf-8").splitlines()] if curve.exists() else []
        rows.append(row)
        write(curve, "".join(json.dumps(each) + "\n" for each in rows))
        if self.settings.measured:
            write(self.folder / "curve.svg", growth(added_up(rows), LINES))
        print(json.dumps(row), flush=True)

    def row(self) -> dict[str, Any]:
        settings, at = self.settings, self.settings.from_minute + self.minutes()
        row: dict[str, Any] = {
            "minute": round(at, 2),
            "run": settings.from_minute,
            "updates": self.updates,
            "decisions": self.decisions,
            "per_second": round(self.decisions / (self.spent["learning"] + self.spent["waiting"] or 1)),
            "rate": float(f"{settings.plan.rate_at(at):.3g}"),
            "entropy": float(f"{settings.plan.entropy_at(at):.3g}"),
            "spent": {name: round(seconds, 1) for name, seconds in self.spent.items()},
            "rules": [round(part.rules, 1) for part in self.parts],
            "own": self.own.means(),
        }
        if settings.measured:
            row |= self._measured()
        return row

    def _measured(self) -> dict[str, Any]:
        """Against those who do not change, in games it does not learn from."""
        games, seed, own = self.settings.measured, -1 - self.settings.seed, choosing(self.network.frozen())
        row: dict[str, Any] = {"waiter": measure_kinds(own, "waiter", MEASURED, games, seed)}
        if self.yardstick is not None:
            row["yardstick"] = duel(own, choosing(self.yardstick), Setup(), games, seed)
        return row


def choosing(ready: Ready) -> Choose:
    return lambda env: preferred(ready, env.observation, env.mask)


def added_up(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Rows whose decisions count from the beginning of the plan, not of their run."""
    before, result = 0, []
    for row, earlier in zip(rows, [rows[0], *rows], strict=False):
        before += earlier["decisions"] if row["run"] != earlier["run"] else 0
        result.append({**row, "decisions": before + row["decisions"]})
    return result


def write(path: Path, content: str) -> None:
    """The whole file, or the one that was there before."""
    path.with_suffix(".new").write_text(content, encoding="utf-8")
    path.with_suffix(".new").replace(path)


def _against_waiter(kind: str) -> Callable[[Row], float | None]:
    return lambda row: row.get("waiter", {}).get(kind, {}).get("score")


LINES: tuple[Line, ...] = (
    *(
        (
            kind,
            svg.TONES[n % len(svg.TONES)],
            svg.DASHES[(n + n // len(svg.TONES)) % len(svg.DASHES)],
            _against_waiter(kind),
        )
        for n, kind in enumerate(MEASURED)
    ),
    ("yardstick, 2 players", svg.BURGUNDY, svg.DASHES[0], lambda row: row.get("yardstick", {}).get("score")),
)
"""Points against the waiter at every kind of table, and against the yardstick."""

"""Matches between bots: seats balanced, luck mirrored, intervals stated."""

from grandaustria.arena.matches import run_match
from grandaustria.arena.playing import Match, MatchError, Outcome, play
from grandaustria.arena.rating import ratings
from grandaustria.arena.schedule import Pairing, pairings
from grandaustria.arena.statistics import Tally, summary, tallies, wilson

__all__ = [
    "Match", "MatchError", "Outcome", "Pairing", "Tally", "pairings", "play", "ratings", "run_match", "summary",
    "tallies", "wilson",
]  # fmt: skip

"""Matches between bots: seats balanced, luck mirrored, intervals stated."""

from grandaustria.arena.matches import run_match
from grandaustria.arena.playing import Match, MatchError, Outcome, play
from grandaustria.arena.rating import ratings
from grandaustria.arena.report import Report, report_on
from grandaustria.arena.schedule import Pairing, pairings
from grandaustria.arena.series import Series, Totals, play_series
from grandaustria.arena.statistics import Tally, summary, tallies, wilson

__all__ = [
    "Match", "MatchError", "Outcome", "Pairing", "Report", "Series", "Tally", "Totals", "pairings", "play",
    "play_series", "ratings", "report_on", "run_match", "summary", "tallies", "wilson",
]  # fmt: skip

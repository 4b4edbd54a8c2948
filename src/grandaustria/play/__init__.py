"""Games: a position with sampled chance, log, undo and redo, records, and what each seat may see of it."""

from grandaustria.play.event import Event
from grandaustria.play.game import Game
from grandaustria.play.move import Move
from grandaustria.play.run import Chance
from grandaustria.play.sentences import player_names, render

__all__ = ["Chance", "Event", "Game", "Move", "player_names", "render"]

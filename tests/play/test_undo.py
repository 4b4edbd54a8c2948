"""Undo and redo: the own turn, back to the last revelation, never across an ended turn."""

from __future__ import annotations

import random

import pytest

from grandaustria import ActionError, Game, Setup
from tests.engine.compose import compose, seat
from tests.play.games import game_from, short, step
from tests.setups import every_variant

WAITING = seat(cafe=[60], kitchen="ssccwwkk")  # guest 60 orders two cakes and two wines
EXTRA_TURN = {"begun": True, "guest": False, "die": True, "extra": False, "extra_turns": 1}


def serving_game() -> Game:
    """Seat 0 has served two items and taken a die: five decisions without a revelation."""
    position = compose(WAITING)
    return game_from(position, "serve cake 60", "serve wine 60", "done", "die 4", "split 1")


def undo_all(game: Game) -> int:
    count = 0
    while game.can_undo:
        game.undo()
        count += 1
    return count


def test_undo_goes_back_step_by_step_and_restores_bytes() -> None:
    position = compose(WAITING)
    game = Game.from_position(position)
    seen = [game.position.to_bytes()]
    for action in ("serve cake 60", "done", "die 4", "split 1"):
        game.play(action)
        seen.append(game.position.to_bytes())
    for before in reversed(seen[:-1]):
        assert game.undo_seat == 0
        game.undo()
        assert game.position.to_bytes() == before
    assert not game.can_undo
    assert game.log == ()


def test_redo_does_it_all_again() -> None:
    game = serving_game()
    after, log = game.position, game.log
    steps = undo_all(game)
    assert steps == 5
    for _ in range(steps):
        assert game.can_redo
        game.redo()
    assert (game.position, game.log) == (after, log)
    assert not game.can_redo
    assert undo_all(game) == steps


def test_a_new_action_cuts_the_redo_tail() -> None:
    game = serving_game()
    game.undo()
    game.undo()
    game.play("die 3")
    assert not game.can_redo
    with pytest.raises(ActionError, match="redo"):
        game.redo()


def test_a_refused_action_keeps_the_redo_tail() -> None:
    game = serving_game()
    game.undo()
    with pytest.raises(ActionError):
        game.play("pass")
    assert game.can_redo


def test_nothing_to_undo_at_the_start() -> None:
    game = Game(seed=1)
    assert not game.can_undo
    assert game.undo_seat is None
    with pytest.raises(ActionError, match="undo"):
        game.undo()


def test_the_ended_turn_is_closed() -> None:
    game = serving_game()
    game.play("end")
    assert not game.can_undo
    game.play("die 4")
    game.play("split 0")
    assert undo_all(game) == 2


def test_a_pass_is_closed_although_nothing_was_revealed() -> None:
    game = game_from(compose(), "pass")
    assert not game.can_undo


def test_a_turn_does_not_reach_back_into_the_same_seats_last_one() -> None:
    """The last player in turn order moves twice in a row."""
    position = compose(seat(numbers=1), seat(), round=1, actor=1)
    game = game_from(position, "die 4", "split 0", "end")
    assert game.to_move == 1
    assert not game.can_undo
    game.play("die 1")
    assert undo_all(game) == 1


@pytest.mark.parametrize(
    ("moves", "left"),
    [
        (("guest 4",), 0),
        (("guest 4", "die 4"), 1),
        (("use 1", "die 4", "split 0"), 3),
        (("use 1", "guest 4", "die 4", "split 0"), 2),
    ],
)
def test_taking_a_guest_reveals_the_next_one(moves: tuple[str, ...], left: int) -> None:
    game = game_from(compose(seat(played=[1])), *moves)
    assert undo_all(game) == left


def test_drawing_staff_is_a_revelation() -> None:
    """Guest 55 lets two cards be drawn."""
    game = game_from(compose(seat(cafe=[(55, "www")])), "check-in 55 room 1")
    assert [move.notation.split()[0] for move in game.log] == ["check-in", "draw", "draw"]
    assert not game.can_undo


def test_an_offer_can_be_undone_back_to_the_look_at_it() -> None:
    """Guest 75 shows three cards; which goes under the deck first is free until it is done."""
    game = game_from(compose(seat(cafe=[(75, "wwkk")])), "check-in 75 room 0")
    looked = game.position
    game.play("done")
    game.play(game.legal_actions()[1])
    assert undo_all(game) == 2
    assert game.position == looked


def test_what_comes_after_a_revelation_can_be_undone_back_to_it() -> None:
    game = game_from(compose(), "guest 4")
    revealed = game.position
    game.play("die 1")
    game.play("split 1")
    undo_all(game)
    assert game.position == revealed


def test_an_extra_turn_is_a_turn_of_its_own() -> None:
    game = Game.from_position(compose(seat(numbers=1), rules={"e_gizia": "turn"}, turn=EXTRA_TURN))
    game.play("end")
    assert game.to_move == 0
    assert not game.can_undo
    game.play("die 4")
    game.play("split 0")
    assert undo_all(game) == 2


# Where no action ends a turn, a run of one seat's decisions is open until another seat decides.


def test_first_rooms_are_open_until_the_next_seat_decides() -> None:
    game = Game(Setup(), seed=1)
    while game.position.phase != "rooms":
        game.play(game.legal_actions()[0])
    first = game.to_move
    game.play("prepare 1")
    game.play("prepare 5")
    second = game.to_move
    assert (first, second, game.undo_seat) == (first, 1 - first, first)
    game.undo()
    game.play("prepare 2")
    game.play("prepare 1")
    assert game.undo_seat == second
    assert undo_all(game) == 1


def test_first_guests_are_closed() -> None:
    game = Game(Setup(players=3), seed=1)
    game.play("guest 1")
    assert not game.can_undo


def test_a_pick_of_the_draft_is_open_until_the_next_seat_picks() -> None:
    game = Game(Setup(players=3, staff="draft"), seed=1)
    start = game.position
    game.play(game.legal_actions()[0])
    assert (game.to_move, game.undo_seat) == (1, 0)
    game.undo()
    assert game.position == start
    game.play(game.legal_actions()[1])
    game.play(game.legal_actions()[0])
    assert game.undo_seat == 1
    assert undo_all(game) == 1


def test_when_all_have_picked_the_packs_are_passed_on_for_good() -> None:
    game = Game(Setup(players=3, staff="draft"), seed=1)
    for _ in range(3):
        game.play(game.legal_actions()[0])
    assert not game.can_undo


def test_emperor_choices_are_open_until_the_next_seat_chooses() -> None:
    """Both earn two items of any kind by tile A2."""
    courtier = seat(emperor=8, numbers=2)
    position = compose(courtier, courtier, round=3, phase="emperor", dice=[0] * 6, tiles=["A2", "B1", "C1"])
    game = Game.from_position(position)
    chooser = game.to_move
    before = game.position
    game.play("food wine")
    game.play("food cake")
    assert (game.to_move, game.undo_seat) == (1 - chooser, chooser)
    assert undo_all(game) == 2
    assert game.position == before
    game.redo()
    game.redo()
    game.play("food wine")
    assert game.undo_seat == 1 - chooser
    assert undo_all(game) == 1


def test_the_next_round_closes_the_emperors_scoring() -> None:
    courtier = seat(emperor=8, numbers=2)
    tiles = ["A2", "B1", "C1"]
    position = compose(seat(), courtier, round=3, phase="emperor", dice=[0] * 6, tiles=tiles, count=1)
    game = game_from(position, "food wine", "food cake")
    assert game.position.round == 4
    assert not game.can_undo


def test_the_end_of_the_game_is_final() -> None:
    courtier = seat(emperor=12, numbers=2, hand=[31])
    tiles = ["A1", "B1", "C4"]
    position = compose(seat(), courtier, round=7, phase="emperor", dice=[0] * 6, tiles=tiles, count=1)
    game = game_from(position, "hire 31")
    assert game.is_over
    assert not game.can_undo


@pytest.mark.parametrize("setup", every_variant()[::7], ids=short)
def test_random_undo_and_redo_restore_everything(setup: Setup) -> None:
    """Whatever is taken back is again as it was, and the rest of the game does not notice."""
    rng = random.Random(5)
    game = Game(setup, seed=5)
    told = len(game.events())
    while not game.is_over:
        before = (game.position.to_bytes(), game.log)
        step(game, rng, keen=True)
        if game.can_undo:
            after = (game.position.to_bytes(), game.log, game.events(since=told))
            game.undo()
            assert (game.position.to_bytes(), game.log, game.events(since=told)) == (*before, [])
            game.redo()
            assert (game.position.to_bytes(), game.log, game.events(since=told)) == after
        told += len(game.events(since=told))
    assert game.events() == Game.from_record(game.record()).events()

"""Hosted tables: what is tentative and what is final."""

from __future__ import annotations

import random

import pytest

from grandaustria import CHANCE, ActionError, Luck, Position, Setup
from grandaustria.play.hosted import Change, HostedGame
from tests.engine.compose import compose, seat
from tests.play.games import Named
from tests.play.hosting import NO_CHANCE, Kept, advance, begun, possible, state

WAITING = seat(cafe=[60], kitchen="ssccwwkk")  # guest 60 orders two cakes and two wines
SERVING = ("serve cake 60", "serve wine 60", "done", "die 4", "split 1")


def hosted(position: Position) -> HostedGame:
    return HostedGame(position.copy(), told=0)


def steps(game: HostedGame, *actions: str) -> list[Change]:
    return [game.step(action, NO_CHANCE) for action in actions]


def undo_all(game: HostedGame) -> int:
    count = 0
    while game.can_undo:
        game.undo()
        count += 1
    return count


# A turn


def test_the_steps_of_a_turn_are_tentative_until_its_end() -> None:
    game = hosted(compose(WAITING))
    assert {(change.kind, change.seat, change.final) for change in steps(game, *SERVING)} == {("step", 0, ())}
    assert (game.cursor, game.seat, game.is_complete) == (5, 0, False)
    change = game.step("end", Luck(1))
    assert (change.kind, change.seat) == ("end", 0)
    assert [move.notation for move in change.final][:6] == [*SERVING, "end"]
    assert (game.cursor, game.steps, game.can_undo) == (0, (), False)


def test_a_pass_is_final_at_once() -> None:
    game = hosted(compose())
    assert game.step("pass", Luck(1)).kind == "end"
    assert not game.can_undo


def test_undo_and_redo_walk_through_the_steps() -> None:
    game = hosted(compose(WAITING))
    seen = [game.position.to_bytes()]
    for action in SERVING:
        steps(game, action)
        seen.append(game.position.to_bytes())
    for place in reversed(range(5)):
        assert game.undo() == Change("undo", 0)
        assert (game.position.to_bytes(), game.cursor, game.can_redo) == (seen[place], place, True)
    with pytest.raises(ActionError, match="nothing to undo"):
        game.undo()
    for place in range(5):
        assert game.redo().kind == "redo"
        assert game.position.to_bytes() == seen[place + 1]
    with pytest.raises(ActionError, match="nothing to redo"):
        game.redo()


def test_redo_tells_the_events_again_with_the_same_numbers() -> None:
    game = hosted(compose(WAITING))
    told = [change.events for change in steps(game, *SERVING)]
    undo_all(game)
    assert [game.redo().events for _ in SERVING] == told


def test_the_next_step_cuts_what_could_be_redone() -> None:
    game = hosted(compose(WAITING))
    steps(game, *SERVING)
    game.undo()
    game.undo()
    steps(game, "die 3")
    assert (game.cursor, len(game.steps), game.can_redo) == (4, 4, False)


def test_a_refused_step_changes_nothing() -> None:
    game = hosted(compose(WAITING))
    steps(game, *SERVING)
    game.undo()
    before = state(game)
    for refused in ("pass", "die 9", "", 999, -1):
        with pytest.raises(ActionError):
            game.step(refused, NO_CHANCE)
    with pytest.raises(ActionError, match="choices to make"):
        game.confirm(NO_CHANCE)
    assert state(game) == before


def test_ending_a_turn_leaves_out_what_was_taken_back() -> None:
    game = hosted(compose(WAITING))
    steps(game, *SERVING)
    game.undo()
    steps(game, "split 0")
    notations = [move.notation for move in game.step("end", Luck(1)).final]
    assert notations[:6] == [*SERVING[:4], "split 0", "end"]


def test_a_turn_never_reaches_back_into_the_same_seats_last_one() -> None:
    """The last player in turn order moves twice in a row."""
    game = hosted(compose(seat(numbers=1), seat(), round=1, actor=1))
    steps(game, "die 4", "split 0")
    game.step("end", NO_CHANCE)
    assert (game.seat, game.can_undo) == (1, False)
    steps(game, "die 1")
    assert undo_all(game) == 1


# Revelations


def test_a_guest_taken_reveals_the_next_one_and_stays_taken() -> None:
    game = hosted(compose(seat(played=[1])))
    steps(game, "use 1")
    change = game.step("guest 4", Named(["draw guest 70"]))
    assert (change.kind, change.final) == ("step", ())
    assert not game.can_undo
    revealed = game.position.to_bytes()
    steps(game, "die 4", "split 0")
    assert undo_all(game) == 2
    assert game.position.to_bytes() == revealed


def test_what_chance_revealed_is_stored_with_the_step_and_final_with_the_turn() -> None:
    game = hosted(compose(seat(cafe=[(55, "www")])))
    game.step("check-in 55 room 1", Named(["draw staff 7", "draw staff 9"]))
    assert len(game.steps[0].outcomes) == 2
    steps(game, "die 4", "split 0")
    moves = game.step("end", Luck(1)).final
    assert [(move.seat, move.notation) for move in moves[:3]] == [
        (0, "check-in 55 room 1"),
        (CHANCE, "draw staff 7"),
        (CHANCE, "draw staff 9"),
    ]


def test_leopolds_card_is_drawn_when_the_turn_is_over_and_not_sooner() -> None:
    kept, rng = Kept(Setup(2, solo="easy"), seed=1, forgetful=False), random.Random(1)
    drawn = 0
    while not kept.game.is_over:
        notations = [move.notation for move in kept.do(*possible(kept.game, rng)).final]
        cards = [place for place, notation in enumerate(notations) if notation.startswith("leopold")]
        drawn += len(cards)
        if cards and kept.game.position.round > 1:
            assert {"end", "pass"} & set(notations[: cards[0]])
    assert drawn > 7


# Runs that are confirmed


def test_first_rooms_wait_to_be_confirmed() -> None:
    game, luck = begun(Setup())
    while game.position.phase != "rooms":
        advance(game, luck)
    first = game.seat
    steps(game, "prepare 1", "prepare 5")
    assert (game.is_complete, game.seat, game.legal_actions()) == (True, first, [])
    with pytest.raises(ActionError, match="complete"):
        game.step("prepare 2", NO_CHANCE)
    game.undo()
    steps(game, "prepare 2")
    change = game.confirm(NO_CHANCE)
    assert [(move.seat, move.notation) for move in change.final] == [(first, "prepare 1"), (first, "prepare 2")]
    assert (game.seat, game.cursor) == (1 - (first or 0), 0)


def test_the_dice_of_the_first_round_are_rolled_only_when_the_last_rooms_are_confirmed() -> None:
    game, luck = begun(Setup())
    while game.position.phase != "rooms":
        advance(game, luck)
    steps(game, "prepare 1", "prepare 5")
    game.confirm(NO_CHANCE)
    steps(game, "prepare 1", "prepare 5")  # no chance is asked
    assert game.is_complete
    assert any(move.notation.startswith("roll") for move in game.confirm(luck).final)


def test_a_first_guest_is_final_at_once() -> None:
    game, luck = begun(Setup(players=3))
    change = game.step("guest 1", luck)
    assert (change.kind, [move.seat for move in change.final]) == ("confirm", [change.seat, CHANCE])
    assert not game.can_undo


def test_a_pick_of_the_draft_waits_to_be_confirmed() -> None:
    game, _ = begun(Setup(players=3, staff="draft"))
    start = game.position.to_bytes()
    game.step(game.legal_actions()[0], NO_CHANCE)
    assert (game.is_complete, game.seat) == (True, 0)
    game.undo()
    assert game.position.to_bytes() == start
    game.step(game.legal_actions()[1], NO_CHANCE)
    assert game.confirm(NO_CHANCE).seat == 0
    assert game.seat == 1


def test_the_pick_that_passes_the_packs_on_shows_new_cards_and_is_final_at_once() -> None:
    game, _ = begun(Setup(players=3, staff="draft"))
    for _ in range(2):
        game.step(game.legal_actions()[0], NO_CHANCE)
        game.confirm(NO_CHANCE)
    assert game.step(game.legal_actions()[0], NO_CHANCE).kind == "confirm"
    assert (game.seat, game.can_undo) == (0, False)


def test_emperor_choices_wait_to_be_confirmed() -> None:
    """Both earn two items of any kind by tile A2."""
    courtier = seat(emperor=8, numbers=2)
    position = compose(courtier, courtier, round=3, phase="emperor", dice=[0] * 6, tiles=["A2", "B1", "C1"])
    game = hosted(position)
    chooser = game.seat
    assert chooser is not None
    steps(game, "food wine", "food cake")
    assert (game.is_complete, game.seat) == (True, chooser)
    assert undo_all(game) == 2
    steps(game, "food cake", "food wine")
    game.confirm(NO_CHANCE)
    assert game.seat == 1 - chooser


def test_the_next_round_begins_when_the_last_emperor_choice_is_confirmed() -> None:
    courtier = seat(emperor=8, numbers=2)
    tiles = ["A2", "B1", "C1"]
    game = hosted(compose(seat(), courtier, round=3, phase="emperor", dice=[0] * 6, tiles=tiles, count=1))
    steps(game, "food wine", "food cake")
    assert game.is_complete
    change = game.confirm(Luck(3))
    assert [move.seat for move in change.final][:3] == [1, 1, CHANCE]
    assert (game.position.round, game.position.phase, game.can_undo) == (4, "turn", False)


def test_the_game_is_over_when_the_last_choice_is_final() -> None:
    courtier = seat(emperor=12, numbers=2, hand=[31])
    tiles = ["A1", "B1", "C4"]
    game = hosted(compose(seat(), courtier, round=7, phase="emperor", dice=[0] * 6, tiles=tiles, count=1))
    steps(game, "hire 31")
    if game.is_complete:
        game.confirm(NO_CHANCE)
    assert (game.is_over, game.seat, game.legal_actions(), game.can_undo) == (True, None, [], False)
    for refused in (game.undo, game.redo, lambda: game.confirm(NO_CHANCE), lambda: game.step("end", NO_CHANCE)):
        with pytest.raises(ActionError, match="over"):
            refused()

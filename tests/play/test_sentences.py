"""The log reads well: a sentence for every event, and the right one."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from grandaustria import Event, Game, Setup, render
from grandaustria.languages import LANGUAGES
from grandaustria.play import player_names
from grandaustria.play.forms import EVENTS
from grandaustria.play.sentences import HIDEABLE, PLACES, message_of
from grandaustria.texts import CATALOGUE, text
from tests.engine.compose import compose
from tests.play.games import NAMES, finished, game_from, sentences, short
from tests.play.situations import EMPEROR, TURNS, Situation
from tests.play.solo_situations import SOLO
from tests.setups import every_variant

SITUATIONS = (*TURNS, *EMPEROR, *SOLO)
VARIANTS = every_variant()


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.name)
def test_the_log_of_a_situation(situation: Situation) -> None:
    game = game_from(situation.position(), *situation.moves)
    assert tuple(sentences(game, 0)[1:]) == situation.sentences


def messages_of_events() -> Iterator[str]:
    for name in EVENTS:
        if name in HIDEABLE:
            yield from (f"log-{name}-own", f"log-{name}-hidden")
        else:
            yield f"log-{name}"


def test_every_event_has_a_message_and_every_message_an_event() -> None:
    messages = [name for name in CATALOGUE.message_ids("en") if name.startswith("log-")]
    assert sorted(messages) == sorted([*messages_of_events(), "log-with-gains"])


def test_every_event_is_told_somewhere() -> None:
    games = [game_from(situation.position(), *situation.moves) for situation in SITUATIONS]
    games += [finished(setup, seed) for seed, setup in enumerate(VARIANTS[::7])]
    told = {event.name for game in games for event in game.events()}
    assert told == set(EVENTS)


@pytest.mark.parametrize("setup", VARIANTS[::11], ids=short)
def test_the_log_of_a_whole_game_reads_cleanly(setup: Setup) -> None:
    game = finished(setup, 6)
    for seat in (None, 0, 1, "all"):
        for sentence in sentences(game, seat):
            assert sentence == " ".join(sentence.split())
            assert sentence.endswith(".")
            assert sentence.count(": ") <= 1 or sentence.startswith("A new game")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_sentence(language: str) -> None:
    game = finished(Setup(players=3), 2)
    names = player_names(game.setup, language)
    assert all(render(event, language, names) for event in game.events("all"))


def first_sentences(setup: Setup, count: int) -> list[str]:
    return sentences(Game(setup, seed=1), 0)[:count]


def test_the_set_up_is_told() -> None:
    assert first_sentences(Setup(), 11) == [
        "A new game for 2 players: Edition of 2022; Night hotels, all alike; Dealt hands.",
        "Emperor tile A4: The New Wing.",
        "Emperor tile B4: The Travelling Archduke.",
        "Emperor tile C2: The Imperial Suite.",
        "Objective A: Full Purse.",
        "Objective B: Floor by Floor.",
        "Objective C: Nobles and Citizens.",
        "The queue, from left to right: Musician, Councillor of Commerce, Professor Emeritus, Countess and "
        "Senior Legal Secretary.",
        "Max is the first player.",
        "Anna draws Staff Manager, Reception Clerk, Assistant Manager, Room Service, Larder Cook and Hotel Manager.",
        "Max draws 6 staff cards.",
    ]


def test_the_set_up_of_an_introductory_game_is_told() -> None:
    told = sentences(Game(Setup(staff="intro", hotels=("day_b", "day_d")), seed=1))
    assert told[0] == "A new game for 2 players: Edition of 2022; Chosen hotels; Introductory sets."
    assert told[1:3] == ["Anna runs the day hotel B.", "Max runs the day hotel D."]
    assert told[-2].startswith("Max starts with staff set A: ")
    assert told[-1].startswith("Anna starts with staff set B: ")


def test_the_set_up_of_a_solo_game_is_told() -> None:
    told = sentences(Game(Setup(solo="hard", hotels="day"), seed=1))
    assert told[0].endswith("Day hotels, all different; Dealt hands; Solo, level Hard.")
    assert told[8] == "Leopold is the first player."
    assert told[-2:] == ["Leopold lays 5 staff cards face down.", "Anna draws 10 staff cards."]


def test_the_draft_is_told() -> None:
    game = Game(Setup(staff="draft"), seed=1)
    begun = len(game.events())
    game.play(game.legal_actions()[0])
    game.play(game.legal_actions()[0])
    own = [render(event, names=NAMES) for event in game.events(0, since=begun)]
    assert own[0].startswith("Anna keeps ")
    assert own[0] != "Anna keeps a staff card."
    assert own[1:] == ["Max keeps a staff card.", "The remaining cards are passed to the left."]


def test_a_composed_game_goes_on() -> None:
    assert sentences(Game.from_position(compose())) == ["The game goes on in round 2."]


def test_players_without_names() -> None:
    event = Event(0, "passes", 1)
    assert render(event) == "Player 2 passes."
    assert player_names(Setup(players=3)) == ("Player 1", "Player 2", "Player 3")
    assert player_names(Setup(solo="easy")) == ("Player 1", "Leopold")


def test_a_name_is_written_as_it_is() -> None:
    """Even one that is made of what stands for another's."""
    event = Event(0, "takes-guest", 0, {"guest": 75, "price": 1}, {"krones": -1})
    assert render(event, names=[PLACES[1], "Max"]) == f"{PLACES[1]} takes Baroness for 1 krone."


def test_hidden_cards_have_a_message_of_their_own() -> None:
    arguments = {"cards": [1], "count": 1}
    assert message_of(Event(0, "offer", 0, arguments)) == "log-offer-own"
    assert message_of(Event(0, "offer", 0, {"count": 1})) == "log-offer-hidden"


def test_no_sentence_is_told_twice_in_a_row() -> None:
    """But for what truly happens twice, such as two items served alike or two cards put away."""
    twice = ("serves", "gives", "puts 1", "has filled", "rewards")
    told = sentences(finished(Setup(players=4), 4), 0)
    repeated = [first for first, second in itertools.pairwise(told) if first == second]
    assert [sentence for sentence in repeated if not any(word in sentence for word in twice)] == []


def test_a_sentence_is_written_once_for_all_tables() -> None:
    """Whatever the players are called: to write one takes a hundred times as long as to look it up."""
    events = finished(Setup(players=3), 8).events()

    def told(*names: str) -> list[str]:
        return [render(event, "fr", names) for event in events]

    first = told("Anna", "Max", "Eva")
    written = text.cache_info().misses
    others = told("Max", "E.", "{ $player }")
    assert text.cache_info().misses == written
    swapped = [one.replace("Max", "E.").replace("Anna", "Max").replace("Eva", "{ $player }") for one in first]
    assert others == swapped

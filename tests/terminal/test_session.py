"""A session: what each person is shown, what wrong answers change, what the words do."""

from __future__ import annotations

from pathlib import Path

import pytest

from grandaustria import Luck, Setup
from grandaustria.analysis import hints
from grandaustria.bots import Budget
from grandaustria.engine import Position
from grandaustria.languages import LANGUAGES
from grandaustria.play.hosted import Change
from grandaustria.terminal.kept import Kept
from grandaustria.terminal.words import WORDS, known, word_of
from grandaustria.texts import text
from grandaustria.vocabulary import FAMILIES
from tests.play.moments import moments
from tests.terminal.sitting import answers_of, screens, sensible

TIPS = Budget(nodes=500)
SECRET = 1
"""A seed with which somebody keeps a card that they never play."""


@pytest.fixture(autouse=True)
def _think_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "HINT", TIPS)


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_told_apart_and_are_no_notation(language: str) -> None:
    words = [word_of(name, language) for name in WORDS]
    assert [known(word.upper(), language) for word in words] == list(WORDS)
    assert [known(name, language) for name in WORDS] == list(WORDS)
    assert not {*words} & {family.name.split()[0] for family in FAMILIES}
    assert all(word.isalpha() and word == word.lower() for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_foods_have_letters_of_their_own(language: str) -> None:
    assert len(set(text("terminal-foods", language))) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_word(language: str) -> None:
    shown = screens(Kept.begin(Setup(), Luck(1)), ["help"], people=1, language=language)[-1]
    assert all(f"\n{word_of(name, language)} " in shown for name in WORDS)
    fits(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prompt_says_how_to_see_the_table_where_something_else_is_shown(language: str) -> None:
    shown = screens(Kept.begin(Setup(), Luck(1)), ["", "seat", ""], people=1, language=language)
    told = [text("terminal-to-table", language) in screen.splitlines()[-1] for screen in shown]
    assert told == [True, False, True, False]


def fits(screen: str) -> None:
    rows = screen.splitlines()
    assert len(rows) <= 24
    assert [row for row in rows if len(row) > 80] == []


ASKED = ("table", "hint", "log", "log 3", "card 22", "card 49", "card 105", "card a1", "seat", "seat 1", "scores")


LONGEST = ("de", "ru")
"""The languages with the longest words: every day; the others in `--long`."""


@pytest.mark.parametrize(
    "language", [*LONGEST, *(pytest.param(name, marks=pytest.mark.long) for name in LANGUAGES if name not in LONGEST)]
)
def test_every_moment_fits(language: str) -> None:
    """Whatever is asked in whatever game."""
    for number, moment in enumerate(moments()[::10]):
        kept = Kept([(moment.game.copy(), Change("step", moment.seat))], Luck(0))
        people = 1 if kept.setup.solo else kept.setup.players
        shown = screens(kept, ["", ASKED[number % len(ASKED)], ""], people, language)
        assert len(shown) == 4
        for screen in shown:
            fits(screen)


# Answers that change nothing


def asked(kept: Kept, *answers: str, language: str = "en") -> str:
    """The screen after these answers."""
    return screens(kept, answers, language=language)[-1]


@pytest.mark.parametrize(
    ("answer", "language", "reason"),
    [
        ("99", "en", "There is no choice 99: they are numbered 1 to 5."),
        ("0", "de", "Es gibt keine Wahl 0, nur 1 bis 5."),
        ("dance", "en", "dance is neither a choice nor a word known here; help lists them."),
        ("die 4", "en", "First take a guest from the queue."),
        ("die 4", "uk", text("error-open-guests", "uk")),
        ("serve wine 63", "fr", text("terminal-not-understood", "fr", text="serve wine 63", word="aide")),
        ("undo", "en", text("error-nothing-to-undo")),
        ("annulla", "it", text("error-nothing-to-undo", "it")),
        ("card 999", "en", "There is no card or tile 999."),
        ("seat 3", "en", "There is no seat 3: they are numbered 1 to 2."),
        ("save", "en", "Say where: save game.json."),
        ("save /nowhere/game.json", "en", "/nowhere/game.json could not be written: No such file or directory."),
    ],
)
def test_a_wrong_answer_says_why_and_changes_nothing(answer: str, language: str, reason: str) -> None:
    kept = Kept.begin(Setup(), Luck(3))
    while kept.game.seat:
        kept.do([sensible(kept.game)])
    before, log = kept.game.position.to_bytes(), len(kept.events)
    usual, refused = asked(kept, "", language=language), asked(kept, "", answer, language=language)
    assert " ".join(refused.splitlines()[-3:-1]).endswith(reason)
    assert [row for row in refused.splitlines() if row in usual.splitlines()]
    assert (kept.game.position.to_bytes(), len(kept.events)) == (before, log)


def test_a_choice_is_taken_back_and_made_again() -> None:
    kept = Kept.begin(Setup(), Luck(5))
    while kept.game.seat or "die 1" not in map(kept.game.position.notation, kept.game.legal_actions()):
        kept.do([] if kept.game.is_complete else [sensible(kept.game)])
    before, after, back, again = screens(kept, ["", "die 1", "undo", "redo"])[1:]
    assert before == back != after == again


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine")
    shown = asked(Kept.begin(Setup(), Luck(1)), f"save {tmp_path}/taken")
    assert "is there already; choose another name." in " ".join(shown.split("\n"))
    assert (tmp_path / "taken").read_text() == "mine"


def test_a_hint_can_be_followed() -> None:
    kept = Kept.begin(Setup(), Luck(1))
    hint = asked(kept, "hint")
    best = hint.splitlines()[1].removeprefix("1. ").split(".")[0]
    choices = asked(kept, "").splitlines()
    assert any(best in row for row in choices)


# Putting away


def test_a_game_can_be_put_away_at_every_decision(tmp_path: Path) -> None:
    """What waits to be confirmed is asked again; everything else is as it was."""
    kept, file, complete = Kept.begin(Setup(players=3, staff="draft"), Luck(2)), tmp_path / "game.json", 0
    decisions = 0
    while kept.game.seat is not None:
        decisions += 1
        if decisions % 5 == 0 or kept.game.is_complete:
            kept.put_away(file)
            again = Kept.take_up(file, Luck(9))
            if kept.game.is_complete:
                complete += 1
                assert not again.game.is_complete
                again.do([kept.game.moves[-1].action])
            assert again.game.position == kept.game.position
            assert again.game.can_undo == kept.game.can_undo
            assert again.events == kept.events
        kept.do([] if kept.game.is_complete else [sensible(kept.game)])
    assert complete > 3
    kept.put_away(file)
    assert Kept.take_up(file, Luck(9)).game.is_over
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


# Two people at one screen


class Repeated:
    """Chance as it fell in another game, with some staff cards exchanged for others."""

    def __init__(self, outcomes: list[str], exchanged: dict[str, str]) -> None:
        self._outcomes, self._exchanged = iter(outcomes), exchanged

    def choose(self, position: Position, /) -> int:
        outcome = next(self._outcomes)
        return position.parse(self._exchanged.get(outcome, outcome))


class Remembered:
    """Luck that keeps what it brought."""

    def __init__(self, seed: int) -> None:
        self._luck, self.outcomes = Luck(seed), list[str]()

    def choose(self, position: Position, /) -> int:
        outcome = self._luck.choose(position)
        self.outcomes.append(position.notation(outcome))
        return outcome


EARLY = 60
"""Answers that are compared: to the middle of the second round."""
DRAFT = Setup(staff="draft")


def test_what_one_person_sees_does_not_depend_on_the_cards_of_the_other() -> None:
    """The first card that the second person keeps, and never plays, is exchanged for one that never comes."""
    chance = Remembered(SECRET)
    answers, kept = answers_of(DRAFT, chance, people=2)
    (held,) = next(event for event in kept.events if event.name == "draft-keeps" and event.seat == 1).arguments["cards"]
    assert held in kept.game.position.seats[1].hand
    never = next(card for card in range(1, 49) if f"draw staff {card}" not in chance.outcomes)
    first, second = (
        by_person(sitting_in_turn(answers[:EARLY], chance.outcomes, {held: other})) for other in (held, never)
    )
    assert first["Anna"] == second["Anna"]
    assert len(first["Anna"]) > EARLY
    assert first["Max"] != second["Max"]
    assert first["nobody"] == second["nobody"]
    assert len(first["nobody"]) > 10
    for screen in first["nobody"]:
        head, *rest = screen.splitlines()
        assert head in ("Anna's turn", "Max's turn")
        assert rest == [text("web-around-curtain-text"), f"{text('terminal-enter')} "]


def sitting_in_turn(answers: list[str], outcomes: list[str], exchanged: dict[int, int]) -> list[str]:
    """All screens of a game in which two people give these answers, with one card in the place of another."""
    named = {
        f"{deed} {card}": f"{deed} {other}" for card, other in exchanged.items() for deed in ("draw staff", "keep")
    }
    before, kept = (Kept.begin(DRAFT, Repeated(outcomes, named)) for _ in range(2))
    return screens(kept, sat_down([named.get(answer, answer) for answer in answers], before), people=2)


def sat_down(answers: list[str], kept: Kept) -> list[str]:
    """These answers, each person with all that can be asked about the table before it, and Enter when they sit down."""
    found, sitting = list[str](), None
    for answer in answers:
        seat = kept.game.seat
        if seat != sitting:
            found += ["", "", "log", "seat", "seat 1", "seat 2", "scores", "log 2"]
        sitting = seat
        found.append(answer)
        kept.do([] if kept.game.is_complete else [answer])
    return found


def by_person(shown: list[str]) -> dict[str, list[str]]:
    """Screens by who sat before them."""
    found: dict[str, list[str]] = {"Anna": [], "Max": [], "nobody": []}
    for screen in shown:
        prompt = screen.splitlines()[-1]
        found[next((name for name in ("Anna", "Max") if prompt.startswith(f"{name} (")), "nobody")].append(screen)
    return found

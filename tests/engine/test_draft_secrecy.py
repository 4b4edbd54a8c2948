"""The draft: nobody can tell a pick before all have picked, and what a seat may infer is what its deals show.

The expectation is found without the engine: every order in which the cards of a pack may have gone is tried
against what the seat has seen of that pack.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from math import sqrt
from typing import NamedTuple

import pytest

from grandaustria import Position, Setup
from tests.engine.compose import play
from tests.engine.driving import after_first_player, deal_staff, roll, seats

HAND = 6
DEALS = 400
PACK = "pack"
Placing = tuple[tuple[int, int | str], ...]  # each card of a pack with the seat that kept it, or PACK


class Draft(NamedTuple):
    """A draft as it happened: each pack in the order its cards went, and how many picks were asked for."""

    players: int
    packs: list[list[int]]
    asked: int
    position: Position

    def holder(self, pack: int, pick: int) -> int:
        return (pack + pick) % self.players

    def look(self, seat: int, pack: int) -> int:
        """The pick at which a seat holds a pack for the first time."""
        return (seat - pack) % self.players

    def gone(self, pack: int) -> int:
        """How many cards of a pack were kept; seats are asked in order, so the low ones may be one ahead."""
        pick, asked = divmod(self.asked, self.players)
        return min(HAND, pick + (self.holder(pack, pick) < asked))

    def looks(self, seat: int, pack: int) -> list[int]:
        now = self.asked // self.players
        return [pick for pick in range(self.look(seat, pack), HAND, self.players) if pick <= now]


def drafted(players: int, asked: int, seed: int) -> Draft:
    """A draft with random packs and picks, stopped after so many; the sixth picks follow by themselves."""
    rng = random.Random(seed)
    deck = rng.sample(range(1, 49), HAND * players)
    packs = [deck[HAND * pack : HAND * (pack + 1)] for pack in range(players)]
    position = deal_staff(after_first_player(Setup(players=players, staff="draft")), deck)
    for count in range(asked):
        pick, seat = divmod(count, players)
        position = play(position, f"keep {packs[(seat - pick) % players][pick]}")
    return Draft(players, packs, HAND * players if position.phase != "draft" else asked, position)


# Secrecy


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("pick", range(5))
def test_a_pick_cannot_be_told_before_all_have_picked(players: int, pick: int) -> None:
    start = drafted(players, players * pick, seed=pick)
    for picker in range(players - 1):
        before = start.position
        for _ in range(picker):
            before = play(before, before.notation(before.legal_actions()[0]))
        worlds = [play(before, before.notation(action)) for action in before.legal_actions()]
        for _ in range(picker + 1, players):
            for seat in (seat for seat in range(players) if seat != picker):
                assert {world.view(seat) for world in worlds} == {worlds[0].view(seat)}
            worlds = [play(world, world.notation(world.legal_actions()[0])) for world in worlds]
        assert len({world.view(picker + 1) for world in worlds}) > 1  # now the next seat holds that pack


@pytest.mark.parametrize("players", [2, 3, 4])
def test_spectators_learn_nothing_from_the_draft(players: int) -> None:
    worlds = [drafted(players, 5 * players, seed).position for seed in (1, 2)]
    assert worlds[0] != worlds[1]
    assert worlds[0].public_view() == worlds[1].public_view()


def test_own_packs_stay_in_sight() -> None:
    draft = drafted(3, 4, seed=1)
    packs = draft.position.view(1).to_json()["draft"]
    seen = [draft.packs[0][1:], draft.packs[1]]  # its own, then the one from the right without its first card
    assert [sorted(filter(None, pack)) for pack in packs] == [sorted(seen[0]), sorted(seen[1]), []]


# What may be inferred


def possible_placings(draft: Draft, seat: int, pack: int) -> Counter[Placing]:
    """Every order in which the cards may have gone since the first look that agrees with all looks."""
    looks = draft.looks(seat, pack)
    if not looks:
        return Counter()
    order, gone = draft.packs[pack], draft.gone(pack)
    result: Counter[Placing] = Counter()
    for rest in permutations(order[looks[0] :]):
        tried = [*order[: looks[0]], *rest]
        if all(_looks_alike(tried, order, look, gone) for look in looks):
            result[_placing(draft, pack, tried, looks[0])] += 1
    return result


def _looks_alike(tried: list[int], order: list[int], look: int, gone: int) -> bool:
    same_pick = look >= gone or tried[look] == order[look]
    return same_pick and set(tried[look:]) == set(order[look:])


def _placing(draft: Draft, pack: int, order: list[int], start: int) -> Placing:
    gone = draft.gone(pack)
    return tuple(sorted((order[i], draft.holder(pack, i) if i < gone else PACK) for i in range(start, HAND)))


def dealt_placing(hands: list[list[int]], cards: list[int]) -> Placing:
    holders = {card: seat for seat, hand in enumerate(hands) for card in hand}
    return tuple(sorted((card, holders.get(card, PACK)) for card in cards))


def deals(draft: Draft, seat: int) -> Iterator[Position]:
    rng = random.Random(17)
    view = draft.position.view(seat)
    return (view.deal(rng) for _ in range(DEALS))


def assert_rough(found: Counter[Placing], expected: Counter[Placing], times: int) -> None:
    """The same support, and frequencies within five standard deviations."""
    assert set(found) == set(expected)
    for placing, weight in expected.items():
        share = weight / expected.total()
        assert abs(found[placing] - times * share) <= 5 * sqrt(times * share * (1 - share)) + 1


STAGES = [
    (players, asked, seat)
    for players in (2, 3, 4)
    for asked in (0, 1, players + 1, 2 * players, 3 * players + 1, 5 * players - 1, 5 * players)
    for seat in (0, players - 1)
]


@pytest.mark.parametrize(("players", "asked", "seat"), STAGES)
def test_deals_agree_with_every_possible_course_of_the_draft(players: int, asked: int, seat: int) -> None:
    draft = drafted(players, asked, seed=asked)
    seen = {pack: draft.packs[pack][looks[0] :] for pack in range(players) if (looks := draft.looks(seat, pack))}
    found: dict[int, Counter[Placing]] = {pack: Counter() for pack in seen}
    own = sorted(seats(draft.position)[seat]["hand"])
    for position in deals(draft, seat):
        hands = [one["hand"] for one in seats(position)]
        assert hands[seat] == own
        assert position.view(seat) == draft.position.view(seat)
        for pack, cards in seen.items():
            found[pack][dealt_placing(hands, cards)] += 1
    for pack in seen:
        assert_rough(found[pack], possible_placings(draft, seat, pack), DEALS)


@pytest.mark.parametrize(("players", "asked", "seat"), STAGES)
def test_what_was_never_seen_may_be_any_other_card(players: int, asked: int, seat: int) -> None:
    draft = drafted(players, asked, seed=asked)
    looks = {pack: draft.looks(seat, pack) for pack in range(players)}
    seen = {card for pack, found in looks.items() if found for card in draft.packs[pack][found[0] :]}
    unseen = sorted(set(range(1, 49)) - seen)
    picks = Counter(
        draft.holder(pack, pick)
        for pack, found in looks.items()
        for pick in range(min(draft.gone(pack), found[0] if found else HAND))
    )
    kept: dict[int, Counter[int]] = {other: Counter() for other in range(players)}
    for position in deals(draft, seat):
        for other, one in enumerate(seats(position)):
            unknown = set(one["hand"]) - seen
            assert len(unknown) == picks[other]
            kept[other].update(unknown)
    for other, count in picks.items():
        share = count / len(unseen)
        for card in unseen:
            assert abs(kept[other][card] - DEALS * share) <= 5 * sqrt(DEALS * share * (1 - share)) + 1


def test_two_players_know_all_but_the_first_pick() -> None:
    draft = drafted(2, 10, seed=4)
    for position in deals(draft, 0):
        assert set(draft.packs[1][2::2] + draft.packs[0][1::2]) <= set(seats(position)[1]["hand"])


def test_four_players_know_one_card_for_each_between_two_looks() -> None:
    draft = drafted(4, 20, seed=4)
    between = set(draft.packs[0][1:4])
    for position in deals(draft, 0):
        assert [len(between & set(one["hand"])) for one in seats(position)] == [0, 1, 1, 1]
        assert draft.packs[0][5] in seats(position)[1]["hand"]


def test_packs_are_independent_of_each_other() -> None:
    draft = drafted(3, 15, seed=6)
    each = [possible_placings(draft, 1, pack) for pack in range(3)]
    expected: Counter[Placing] = Counter({sum(parts, ()): 1 for parts in product(*each)})
    cards = [sorted(card for card, _ in next(iter(placings))) for placings in each]
    found: Counter[Placing] = Counter()
    for position in deals(draft, 1):
        hands = [one["hand"] for one in seats(position)]
        found[sum((dealt_placing(hands, part) for part in cards), ())] += 1
    assert len(expected) == 16
    assert_rough(found, expected, DEALS)


def test_a_card_played_tells_who_kept_the_other() -> None:
    draft = drafted(3, 15, seed=6)
    shown, other = draft.packs[0][1:3]  # kept by seats 1 and 2 while seat 0 did not look
    position = draft.position
    for _ in range(3):
        position = play(position, "guest 5")
    for _ in range(3):
        position = play(position, "prepare 1", "prepare 2")
    position = roll(position, [5] * 12)
    position = play(position, "die 5", "done", "end", "die 5", f"hire {shown}")
    rng = random.Random(3)
    view = position.view(0)
    for dealt in (view.deal(rng) for _ in range(DEALS)):
        assert other in seats(dealt)[2]["hand"]
        assert len(seats(dealt)[1]["hand"]) == 5

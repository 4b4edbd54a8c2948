"""Advice: a hint for whoever plays alone, and the analysis of finished games."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field

from grandaustria.analysis import Outlook, TurnPlayed, turns_of
from grandaustria.engine import CHANCE
from grandaustria.play.game import Game
from grandaustria.play.hosted import HostedGame
from grandaustria.server import turns
from grandaustria.server.api.context import Asking, InHouse, Person
from grandaustria.server.api.play import Code, TableId, seen_table
from grandaustria.server.api.sight import Language
from grandaustria.server.db.engine import reading
from grandaustria.server.errors import Refusal, conflict, not_found
from grandaustria.server.house import House
from grandaustria.server.seating import need_finished
from grandaustria.server.store import play
from grandaustria.server.visible import Speech, eyes_of, is_to_decide, may_have_hints, record_for

router = APIRouter(prefix="/tables/{table_id}")

Json = dict[str, Any]
Number = Annotated[int, Path(description="the number of a turn")]
Event = Annotated[int, Path(description="how many of the final events have happened")]


class Expected(BaseModel):
    """What is expected for a seat at the end of the game."""

    score: float = Field(description="points", examples=[142.5])
    margin: float = Field(description="points ahead of the best other seat", examples=[-3.2])
    chance: float = Field(description="of winning, 0 to 1", examples=[0.41])


class TurnStep(BaseModel):
    """A decision of a turn."""

    notation: str = Field(examples=["die 4+"])
    text: str = Field(description="its sentence, as among the prospects of its position")


class HintStep(TurnStep):
    action: int


class HintTurn(Expected):
    steps: list[HintStep] = Field(description="to its end, or up to something that chance decides")


class Turns(BaseModel):
    """Turns for the seat that is to decide, the best first."""

    seat: int
    turns: list[HintTurn]


class Hint(Turns):
    revision: int = Field(description="the revision they are for")


class HintAfter(Turns):
    event: int = Field(description="how many events have happened before it is decided, dice and cards included")


class TurnListed(BaseModel):
    """A turn as it was played."""

    number: int
    seat: int
    round: int
    event: int = Field(description="how many events had happened before it, as in `events/{number}`")
    steps: list[TurnStep]


class TurnsListed(BaseModel):
    turns: list[TurnListed]


class TurnJudged(BaseModel):
    """A turn beside the best that was found, judged from what its seat knew then."""

    number: int
    before: Expected = Field(description="with the best turn that was found")
    after: Expected = Field(description="after the turn as it was played")
    best: list[TurnStep] = Field(description="to its end, or up to something that chance decides")
    cost: float = Field(description="points of margin that were given away")


@router.get("/hint", response_model=Hint, tags=["play"])
async def hint(house: InHouse, person: Asking, table_id: TableId, language: Language = "en") -> Json:
    """The best turns for the seat you are asked for, where you play without other people."""
    game = await seen_table(house, person, table_id)
    if not may_have_hints(game, person.id):
        raise Refusal(403, "no-hints", "Hints are for those who play alone, against bots, or at one screen.")
    table = await house.host.table(table_id)
    game, hosted, seat = table.game, table.hosted, eyes_of(table.game, person.id)
    if game.status != "running":
        raise conflict("over", "This game is over.")
    if seat is None or not is_to_decide(game, hosted, seat) or not hosted.legal_actions():
        raise conflict("not-asked", "There is nothing for you to decide now.")
    speech = Speech(language, await house.player_names(game, language))
    shown = await _best(house, person, game.id, game.revision, hosted, seat, speech)
    return {"revision": game.revision, "seat": seat, "turns": shown}


@router.get("/events/{number}/hint", response_model=HintAfter, tags=["records"])
async def hint_after(
    house: InHouse, person: Asking, table_id: TableId, number: Event, language: Language = "en", code: Code = None
) -> Json:
    """The best turns for the seat that had to decide next at a moment of a finished game, from what it knew then."""
    game, speech = await _finished(house, person, table_id, language, code)
    if not 0 <= number <= len(game.log):
        raise not_found("event")
    decided = next((i for i, move in enumerate(game.log[number:], number) if move.seat != CHANCE), None)
    if decided is None:
        raise conflict("not-asked", "Nobody has to decide anything after this moment.")
    position, seat = game.start, game.log[decided].seat
    for move in game.log[:decided]:
        position.apply(move.action)
    shown = await _best(house, person, table_id, f"after {decided}", HostedGame(position, 0), seat, speech)
    return {"event": decided, "seat": seat, "turns": shown}


async def _best(
    house: House, person: Person, table_id: str, moment: int | str, hosted: HostedGame, seat: int, speech: Speech
) -> list[Json]:
    found = await house.advice.hint(person.id, table_id, moment, hosted.position.view(seat))
    return [{"steps": turns.planned(hosted, turn.actions, speech), **_expected(turn.outlook)} for turn in found]


@router.get("/analysis", response_model=TurnsListed, tags=["records"])
async def analysis(
    house: InHouse, person: Asking, table_id: TableId, language: Language = "en", code: Code = None
) -> Json:
    """The turns of a finished game, each of which can be judged."""
    game, speech = await _finished(house, person, table_id, language, code)
    return {"turns": await asyncio.to_thread(_listed, game, speech)}


@router.get("/analysis/{number}", response_model=TurnJudged, tags=["records"])
async def judged(
    house: InHouse, person: Asking, table_id: TableId, number: Number, language: Language = "en", code: Code = None
) -> Json:
    """What could be expected before and after a turn of a finished game, and the best turn that was found."""
    game, speech = await _finished(house, person, table_id, language, code)
    turn = next((turn for turn in turns_of(game) if turn.number == number), None)
    if turn is None:
        raise not_found("turn")
    report = await house.advice.judged(person.id, table_id, game, turn)
    best = await asyncio.to_thread(turns.instead, game, turn, report.best.actions, speech)
    return {
        "number": number,
        "before": _expected(report.before),
        "after": _expected(report.after),
        "best": best,
        "cost": report.cost,
    }


async def _finished(
    house: House, person: Person, table_id: str, language: str, code: str | None
) -> tuple[Game, Speech]:
    """The game, replayed, and the words in which it is told."""
    await seen_table(house, person, table_id, code)
    game = (await house.host.table(table_id)).game
    need_finished(game, "This game is still played; it is analysed when it is over.")
    async with reading(house.engine) as connection:
        moves = (await play.read_moves(connection, table_id))[: game.moves]
    replayed = await asyncio.to_thread(Game.from_record, record_for(game, moves, None), 0)
    return replayed, Speech(language, await house.player_names(game, language))


def _listed(game: Game, speech: Speech) -> list[Json]:
    return [_turn(game, turn, speech) for turn in turns_of(game)]


def _turn(game: Game, turn: TurnPlayed, speech: Speech) -> Json:
    facts = {"number": turn.number, "seat": turn.seat, "round": turn.round, "event": turn.first}
    return {**facts, "steps": turns.instead(game, turn, turn.actions, speech)}


def _expected(outlook: Outlook) -> Json:
    return {"score": outlook.score, "margin": outlook.margin, "chance": outlook.chance}

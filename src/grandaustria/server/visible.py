"""What a person may see of a table: the one place that decides it, for state, updates and legal actions alike.

A person sees with the eyes of one seat, or as a spectator. At a hot seat table it is the seat whose run this is,
so that the cards of the others stay hidden.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from grandaustria.engine import Position
from grandaustria.engine.forms import PositionData
from grandaustria.play import record
from grandaustria.play.event import Event, Line
from grandaustria.play.forms import RecordData
from grandaustria.play.hosted import HostedGame
from grandaustria.play.lines import tell_line
from grandaustria.play.move import Move
from grandaustria.play.places import places
from grandaustria.play.planner import has_turn_ahead
from grandaustria.play.prospects import prospects
from grandaustria.play.sentences import tell_in
from grandaustria.play.story import told_by_last
from grandaustria.play.together import position_ahead
from grandaustria.server import ratings
from grandaustria.server.clocks import times_for
from grandaustria.server.daily import day_of
from grandaustria.server.seating import is_leopold, pace, patience, stand_in
from grandaustria.server.store.chat import PLAYERS, SPECTATORS
from grandaustria.server.store.play import GameRow, SeatRow
from grandaustria.server.store.together import Kept
from grandaustria.server.together import Chosen, own_table, together_for

Json = dict[str, Any]


def eyes_of(game: GameRow, person_id: str | None) -> int | None:
    """The seat a person sees with; None for a spectator."""
    own = game.seats_of(person_id)
    if len(own) > 1:
        return game.to_act if game.to_act in own else None
    return own[0] if own else None


def may_read_chat(game: GameRow, person_id: str, room: str = PLAYERS) -> bool:
    """What is said at a public table everybody may read, elsewhere those who sit there. What spectators say among each
    other is kept from those who play until the game has ended; whoever asks may watch.
    """
    if room == SPECTATORS:
        return game.is_finished or not game.is_member(person_id)
    return game.public or game.is_member(person_id)


def may_talk(game: GameRow, person_id: str, room: str) -> bool:
    """Those who sit there talk in one room, those who watch in the other."""
    return game.is_member(person_id) == (room == PLAYERS)


def may_watch(game: GameRow, person_id: str | None, code: str | None) -> bool:
    """Public tables are open to everybody, others to members and to whoever has the link; one that is sealed only to
    its members, and once it is not any more to everybody."""
    open_to_all = game.public or game.luck_id is not None or code == game.code
    return game.is_member(person_id) or (open_to_all and not game.sealed)


def may_have_hints(game: GameRow, person_id: str) -> bool:
    """Whether nobody else plays here, and nothing counts; a seat that somebody has given up, and may take back, is
    still theirs."""
    return not game.counts and {row.person_id for row in game.seats if row.person_id is not None} == {person_id}


def run_of(hosted: HostedGame) -> Json:
    """The run under way, as everybody may know it."""
    return {
        "seat": hosted.seat,
        "steps": hosted.cursor,
        "complete": hosted.is_complete,
        "can_undo": hosted.can_undo,
        "can_redo": hosted.can_redo,
        "die_done": hosted.die_done,
        "back": hosted.turn_ended,
    }


def is_late(game: GameRow, now: float) -> bool:
    """Whether the person to act has let the others wait too long; bots never do."""
    if game.status != "running" or game.clock is not None or game.due is None or now < game.due:
        return False  # with a clock, what happens then was agreed
    return any(seat.seat == game.to_act and not seat.bot for seat in game.seats)


def time_of(game: GameRow, now: float) -> Json:
    """How the turn stands in time: when it began, when its time is up, and which seats want to end the game."""
    return {
        "turn": game.turn,
        "turn_since": game.turn_since,
        "due": game.due if game.status == "running" else None,
        "late": is_late(game, now),
        "wanting_end": [seat.seat for seat in game.seats if seat.person_id in game.end_votes],
        "clock": times_for(game, now),
        "question": question_for(game),
    }


def question_for(game: GameRow) -> Json | None:
    """What is asked of all who play, by the seats of those who asked, agree, and have not answered."""
    asked = game.question
    if asked is None or game.status != "running":
        return None
    people = [row for row in game.seats if row.person_id is not None and not row.bot]
    return {
        **{name: asked[name] for name in ("id", "what", "seat", "at")},
        "agreed": [row.seat for row in people if row.person_id in asked["agreed"]],
        "awaited": [row.seat for row in people if row.person_id not in asked["agreed"]],
    }


def state_for(
    game: GameRow, hosted: HostedGame, seat: int | None, now: float, chosen: Chosen = MappingProxyType({})
) -> Json:
    """The position as a seat may see it, with its legal actions if it is asked, or with those it may choose ahead."""
    asked = is_to_decide(game, hosted, seat)
    return {
        "revision": game.revision,
        "status": game.status,
        "seat": seat,
        "position": position_for(game, hosted.position, seat),
        "run": run_of(hosted),
        **time_of(game, now),
        "asked": asked,
        "may_plan": seat is not None and may_plan(game, hosted, seat),
        "legal": legal_for(hosted) if asked else [],
        "scores": scores_of(hosted) if game.status == "over" else None,
        "ratings": ratings.shown_at(game),
        "together": together_for(chosen),
        "ahead": None if seat is None or seat not in chosen else ahead_for(hosted, seat, chosen[seat]),
    }


def ahead_for(hosted: HostedGame, seat: int, kept: Kept) -> Json:
    """What is otherwise for a seat that chooses ahead: it sees its own choices, and decides, until it is ready."""
    own = own_table(hosted, seat, kept)
    return {
        "ready": kept.ready,
        "asked": not kept.ready,
        "position": position_ahead(hosted, own, seat),
        "run": run_of(hosted if kept.ready else own),
        "legal": [] if kept.ready else legal_for(own),
    }


def is_to_decide(game: GameRow, hosted: HostedGame, seat: int | None) -> bool:
    """Whether it is for those eyes to decide now; not where a bot plays in their stead."""
    return game.status == "running" and seat is not None and seat == hosted.seat and game.seats[seat].bot is None


def may_plan(game: GameRow, hosted: HostedGame, seat: int) -> bool:
    """Whether there is a next turn of a seat that its player can try while others play."""
    plays = game.status == "running" and game.seats[seat].bot is None and not game.hot_seat and game.solo is None
    return plays and has_turn_ahead(hosted.position, seat)


def position_for(game: GameRow, position: Position, seat: int | None) -> PositionData:
    """A position of a game as a seat may see it; nothing is hidden once the game has come to an end."""
    if game.is_finished:
        return position.to_json()
    return (position.public_view() if seat is None else position.view(seat)).to_json()


def legal_for(hosted: HostedGame) -> list[Json]:
    position = hosted.position
    return [{"action": action, "notation": position.notation(action)} for action in hosted.legal_actions()]


def scores_of(hosted: HostedGame) -> list[Json]:
    return [{**score._asdict(), "total": score.total} for score in hosted.position.scores()]


def result_of(hosted: HostedGame) -> Json:
    return {"scores": scores_of(hosted), "winners": hosted.position.winners()}


class Speech(NamedTuple):
    """In which words events are told: a language, and the names of the players in it."""

    language: str
    names: Sequence[str]


def update_for(update: Mapping[str, Any], seat: int | None, over: bool = False, speech: Speech | None = None) -> Json:
    """An update as a seat may see it; after the end everything is open."""
    told = [(event_for(event, seat, over), event.get("line")) for event in update.get("events", ())]
    return {**update, "events": [shown if speech is None else in_line(shown, line, speech) for shown, line in told]}


def event_for(event: Mapping[str, Any], seat: int | None, over: bool) -> Json:
    hidden = set() if over else {name for name, seats in event["visible"].items() if seat not in seats}
    arguments = {name: value for name, value in event["arguments"].items() if name not in hidden}
    return {**{key: event[key] for key in ("index", "name", "seat", "effects")}, "arguments": arguments}


def spoken(shown: Json, speech: Speech) -> Json:
    """An event as it is shown, with its sentence: made of nothing but what is shown."""
    return {**shown, **tell_in(Event(**shown), *speech)._asdict()}


def in_line(shown: Json, line: Mapping[str, Any] | None, speech: Speech) -> Json:
    """The same with the line it stands in, which says only what everybody may know."""
    event = Event(**shown, line=None if line is None else Line(**line))
    told = tell_line(event, *speech)
    row = event.index if event.line is None else event.line.row
    return {**spoken(shown, speech), **({"line": {"row": row, **told._asdict()}} if told else {})}


def record_for(game: GameRow, moves: Sequence[Move], seat: int | None) -> RecordData:
    """The record of the final moves: whole once the game has come to an end, before it as a seat may see it."""
    shown = record.ALL if game.is_finished else seat
    if game.status == "frozen":
        facts = (game.engine_version, game.numbering_version, game.result)
        return record.write_unreplayed(game.setup_data, moves, shown, *facts)
    written = record.write_moves(Position(game.setup), moves, shown)
    gave_up = [row.seat for row in game.seats if row.resigned]
    return {**written, "gave_up": gave_up} if gave_up else written


def event_at(
    game: GameRow, moves: Sequence[Move], seat: int | None, speech: Speech | None = None, foreseen: bool = False
) -> Json:
    """The game as it stood after these moves, its first ones, and the last of them; in words, if they are named, then
    also with all that a table tells, if that is wanted."""
    position, last = Position(game.setup), None
    for move in moves:
        notation = move.notation if game.is_finished else record.shown_move(position, move, seat)
        last = {"seat": move.seat, "notation": notation}
        position.apply(move.action)
    told: Json = {} if speech is None else {"told": told_last(game, moves, seat, speech)}
    if speech is not None and foreseen:
        told["prospects"] = prospects_at(game, position, len(moves), seat, speech)
    return {
        **told,
        "event": len(moves),
        "events": game.moves,
        "status": game.status,
        "seat": seat,
        "move": last,
        "position": position_for(game, position, seat),
    }


def prospects_at(game: GameRow, position: Position, event: int, seat: int | None, speech: Speech) -> Json:
    """What those eyes saw at a moment of the game beyond the position; nobody decides there any more."""
    playing = game.status != "ended" or event < game.moves
    return {"revision": event, **prospects(HostedGame(position, 0), seat, *speech, playing, deciding=False)}


def told_last(game: GameRow, moves: Sequence[Move], seat: int | None, speech: Speech) -> list[Json]:
    """What the last of a game's first moves told, as a seat may see it; without moves, what opened the game."""
    events = told_by_last(Position(game.setup), moves)
    return [spoken(event_for(event.to_json(), seat, game.is_finished), speech) for event in events]


def table_for(
    game: GameRow,
    names: Mapping[str, str],
    person_id: str,
    rematch: GameRow | None = None,
    rated: Sequence[Json | None] | None = None,
    tournament: Json | None = None,
) -> Json:
    """What there is to know about a table besides the position, with what is shown of the ratings of its seats and the
    tournament it belongs to; the secret of its link is for its members."""
    member = game.is_member(person_id)
    return {
        "id": game.id,
        "code": game.code if member and not game.sealed else None,
        "title": game.title,
        "status": game.status,
        "public": game.public,
        "hot_seat": game.hot_seat,
        "imported": game.imported,
        "players": game.players,
        "rules": game.rules,
        "setup": game.setup_data,
        "seconds_per_turn": game.seconds_per_turn,
        "clock": game.clock,
        "stand_in": stand_in(game),
        "away_seconds": patience(game),
        "rated": game.rated,
        "pace": pace(game),
        "ratings": rated,
        "host": person_for(game.host_id, names),
        "seats": [seat_for(game, row, names) for row in game.seats],
        "you": {"seats": list(game.seats_of(person_id)), "host": person_id == game.host_id},
        "your_turn": is_asked(game, person_id),
        "revision": game.revision,
        "moves": game.moves,
        "to_act": game.to_act if game.status == "running" else None,
        "turn_since": game.turn_since,
        "created": game.created,
        "started": game.started,
        "finished": game.finished,
        "result": game.result,
        "places": places(game.result["scores"], game.result["winners"]) if game.result else None,
        "rematch_of": game.rematch_of,
        "origin": origin_for(game),
        "sealed": game.sealed,
        "day": day_of(game.luck_id),
        "tournament": tournament,
        "rematch": rematch_for(rematch, person_id, member),
    }


def origin_for(game: GameRow) -> Json | None:
    """From which moment of which game this one was played on; who may not see that game learns nothing of it."""
    if game.origin_id is None:
        return None
    return {"table": game.origin_id, "event": game.origin_event, "round": game.origin_round}


def seat_for(game: GameRow, row: SeatRow, names: Mapping[str, str]) -> Json:
    return {
        "seat": row.seat,
        "person": person_for(row.person_id, names),
        "bot": row.bot,
        "given_up": row.given_up,
        "closed": row.closed,
        "resigned": row.resigned,
        "for_turn": row.for_turn,
        "leopold": is_leopold(game, row.seat),
    }


def person_for(person_id: str | None, names: Mapping[str, str]) -> Json | None:
    return None if person_id is None else {"id": person_id, "name": names.get(person_id, "")}


def is_asked(game: GameRow, person_id: str) -> bool:
    """Whether the game waits for this person."""
    return game.status == "running" and any(
        row.seat == game.to_act and row.person_id == person_id and row.bot is None for row in game.seats
    )


def rematch_for(rematch: GameRow | None, person_id: str, invited: bool) -> Json | None:
    """Where it goes on: everybody of the first game is invited, others may watch if it is public."""
    if rematch is None or not (invited or may_watch(rematch, person_id, None)):
        return None
    invited = invited and person_id not in rematch.removed
    return {"id": rematch.id, "code": rematch.code if invited else None}

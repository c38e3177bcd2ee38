"""The first times at which the coach speaks: what must be so, and what on the screen it speaks of."""

from collections.abc import Callable
from typing import Final

from trickerion.play.running_game import RunningGame
from trickerion.rules import moves as m
from trickerion.rules.ask.board import board_of
from trickerion.rules.ask.heir import heir_facts
from trickerion.rules.events import Linked, PerformanceEnded, WagesPaid
from trickerion.scenes.guide.script import own_player
from trickerion.screens.first_evening.lesson import PROPHECIES_FROM
from trickerion.ui.hotspots import Hotspots

_SPECIALS_FROM: Final = 2
"""The turn in which the coach comes to special cards: one new thing at a time."""
_SHARDS_FROM, _WAGES_UNTIL = 2, 2
"""The turn from which Shards are spoken of, and that until which wages are."""

About = Callable[[RunningGame, Hotspots], str]
"""The hotspot that a remark speaks of now, or ""."""


def _learn(session: RunningGame, spots: Hotspots) -> str:
    can = any(isinstance(move, m.LearnTrick) for move in session.legal)
    return "action.learn_trick" if can else ""


def _link(session: RunningGame, spots: Hotspots) -> str:
    moves = [move for move in session.legal if isinstance(move, m.PlaceMarker)]
    if not moves or "preview" not in spots:
        return ""
    row = session.view.state.row_ids
    linking = (move for move in moves if any(isinstance(event, Linked) for event in session.preview.events(move)))
    return next((f"performance_{row.index(move.card) + 1}" for move in linking), "")


def _unpaid(session: RunningGame, spots: Hotspots) -> str:
    """Place where the player is asked next: without Coins that is no Poster, but the Assignment."""
    if not session.legal:
        return ""
    turn = session.view.state.turn
    paid = (event for line in session.log[-40:] if line.turn == turn - 1 for event in line.events)
    own = any(isinstance(event, WagesPaid) and event.seat == session.viewer and event.unpaid for event in paid)
    return "wages" if own and "wages" in spots else "magician" if own else ""


def _wages(session: RunningGame, spots: Hotspots) -> str:
    """Before the first wages are paid: in the Assignment, while the player can still choose who works."""
    return "wages" if session.legal and session.view.state.turn <= _WAGES_UNTIL and "wages" in spots else ""


def _home(session: RunningGame, spots: Hotspots) -> str:
    """In the turn after a show of the player's, at a Trick that has no marker left."""
    if not session.legal:
        return ""
    turn, tricks = session.view.state.turn, own_player(session).tricks
    shown = (event for line in session.log[-80:] if line.turn == turn - 1 for event in line.events)
    has_shown = any(isinstance(event, PerformanceEnded) and event.seat == session.viewer for event in shown)
    bare = next((place for place, trick in enumerate(tricks) if trick is not None and not trick.markers), None)
    return f"trick.{bare}" if has_shown and bare is not None else ""


def _shards(session: RunningGame, spots: Hotspots) -> str:
    """From the second turn on, where a Shard can be spent: at its box while a Character is being placed."""
    state = session.view.state
    has_some = state.turn >= _SHARDS_FROM and own_player(session).shards > 0
    return "dock.enhance" if has_some and state.phase == "place_characters" and session.legal else ""


def _leaving(session: RunningGame, spots: Hotspots) -> str:
    state = session.view.state
    card = board_of(state, session.viewer).leaving
    if not card or state.phase != "place_characters" or not session.legal:
        return ""
    markers = state.performance(card).markers
    own = any(marker is not None and marker.owner == session.viewer for marker in markers)
    return f"card.{card}" if own else ""


def _special(session: RunningGame, spots: Hotspots) -> str:
    """On the board, before the Characters are assigned where that can be: there the remark lies on the log."""
    is_time = session.view.state.turn >= _SPECIALS_FROM and bool(session.legal)
    return "action.draw_card" if is_time else ""


def _copy(session: RunningGame, spots: Hotspots) -> str:
    """At the chip on a Character's card, the first time that the card may work like a rival's."""
    copies = next((move for move in session.legal if isinstance(move, m.CopyCard)), None)
    return f"copy.{copies.character}" if copies is not None else ""


def _prophecy(session: RunningGame, spots: Hotspots) -> str:
    state = session.view.state
    is_time = state.turn >= PROPHECIES_FROM and bool(session.legal)
    return "prophecy" if is_time and state.active_prophecy else ""


def _plan(session: RunningGame, spots: Hotspots) -> str:
    state = session.view.state
    has_plan = state.heir is not None and state.phase == "place_characters" and heir_facts(state).plan is not None
    return "heir.plan" if has_plan else ""


FIRSTS: Final[dict[str, About]] = {
    "unpaid": _unpaid,
    "link": _link,
    "home": _home,
    "learn": _learn,
    "special": _special,
    "plan": _plan,
    "copy": _copy,
    "prophecy": _prophecy,
    "leaving": _leaving,
    "shards": _shards,
    "wages": _wages,
}
"""First time -> when and about what; the first that fits is spoken of."""


def due(session: RunningGame, spots: Hotspots, said: frozenset[str]) -> tuple[str, str]:
    """The remark that is due, and the hotspot that it speaks of; two empty strings for none."""
    for first, about in FIRSTS.items():
        name = about(session, spots) if first not in said else ""
        if name and name in spots:
            return first, name
    return "", ""

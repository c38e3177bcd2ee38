"""Shows for tools/shots/screenshots.py: a Performance card is laid out, its Links made, its helpers placed; the
first seat performs."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from academy_table import CLASS_3, CLASS_4, Academy
from powers_table import Powers
from table import PERFORMANCE

from tools.shots.studio import COLOURS, NAMES
from trickerion.rules.catalog import SUITS
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.state import Character, Marker, OwnedTrick, Performance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trickerion.rules.events import Event

MAGICIANS = ("the_great_optico", "priestess_of_mysticism", "master_of_chains", "the_mechaniker")
DAYS = ("thursday", "friday", "saturday", "sunday")


class Laid(NamedTuple):
    """A Trick of a seat on a slot."""

    seat: int
    trick: str


class Shows(Powers):
    """A table on the evening of a show."""

    def __init__(self, players: int, modules: tuple[str, ...] = (), performer: int = 0) -> None:
        kinds = ["person" if n == 0 else "assistant" for n in range(players)]
        seats = tuple(Seat(NAMES[n], kinds[n], COLOURS[n], MAGICIANS[n]) for n in range(players))
        self.game = Game.new(GameOptions(seats, modules=modules), "show")
        self._clear()
        if "powers" in modules:
            self.change(hands=((),) * players, given_back=((),) * players)
        self.seats = [performer, *(seat for seat in range(players) if seat != performer)]

    def bill(self, card: str, laid: Sequence[Laid]) -> Shows:
        """The card with these Tricks on its slots, turned so that as many Links as possible are made."""
        self.row(card, *(other for other in ("riverside_03", "grand_magorian_03") if other != card))
        for seat in {line.seat for line in laid}:
            tricks = [line.trick for line in laid if line.seat == seat]
            owned = [OwnedTrick(trick, SUITS[n], 0) for n, trick in enumerate(tricks)]
            self.player(seat).tricks = [*owned, *[None] * (4 - len(owned))]
        suits = [self._suit(line) for line in laid]
        shown = self.state.performance(card)
        turns = max(product(range(4), repeat=len(laid)), key=lambda turns: len(_laid(shown, laid, suits, turns).links))
        self.state.replace_performance(_laid(shown, laid, suits, turns))
        return self

    def _suit(self, line: Laid) -> str:
        return next(owned.suit for owned in self.player(line.seat).tricks if owned and owned.id == line.trick)

    def evening(self, *helpers: str, turn: int = 4) -> Game:
        """The Magicians on their stages, helpers of the performer backstage; the first show is to be chosen."""
        for day, seat in zip(DAYS, self.seats, strict=False):
            self.works(seat, "magician", f"{day}.perform")
        for number, helper in enumerate(helpers):
            self.player(self.seats[0]).characters[helper] = Character(helper)
            self.works(self.seats[0], helper, f"thursday.backstage.{number}")
        return self.phase(PERFORMANCE, turn=turn).game


def _laid(card: Performance, laid: Sequence[Laid], suits: Sequence[str], turns: Sequence[int]) -> Performance:
    free = [slot for slot in range(len(card.markers)) if card.markers[slot] is None]
    for slot, line, suit, turn in zip(free, laid, suits, turns, strict=False):
        card = card.with_marker(slot, Marker(line.seat, line.trick, suit, turn))
    return card


SIX = (
    Laid(0, "enchanted_butterflies"),
    Laid(1, "spirit_hand"),
    Laid(2, "water_tank_escape"),
    Laid(3, "bullet_catch"),
    Laid(0, "rabbit_from_the_top_hat"),
    Laid(1, "mind_reading"),
)
"""One Trick of each category, and two more."""


def taught() -> tuple[Game, list[Event]]:
    """Three Tricks of two players are taught in two Classrooms, and have just been paid; what was told of it."""
    table = Academy().room(CLASS_3, "chalk_room").room(CLASS_4, "recital_room")
    table.trick(0, "linking_rings").trick(0, "levitation", "clubs", place=1).trick(1, "mechanical_hornet", "hearts")
    table.lesson(0, "linking_rings", CLASS_3).lesson(1, "mechanical_hornet", CLASS_3, 1)
    table.lesson(0, "levitation", CLASS_4)
    seats = tuple(replace(seat, name=name) for seat, name in zip(table.state.options.seats, NAMES, strict=False))
    table.state.options = replace(table.state.options, seats=seats)
    return table.game, table.only("classroom")

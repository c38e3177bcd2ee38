"""Wishes on the table: the card of one in a free slot, pale, the mark on a piece, the line of one that is due."""

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect, Surface

from trickerion.language.speech import listed
from trickerion.language.wording import Words
from trickerion.rules import moves as m
from trickerion.rules.ask.learning import learning
from trickerion.rules.catalog import TRICKS
from trickerion.rules.facts.learning import LackingPiece, TrickToLearn
from trickerion.rules.state import ENGINEER_PLACE
from trickerion.table import pointed
from trickerion.table.panel import square
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.bookmark import draw_bookmark, draw_bookmark_on
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.shapes import blit_faded, draw_plate
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.trick_card import Owned, draw_trick_large, draw_trick_strip
from trickerion.words import names
from trickerion.words.screens import wishes as words

PALE = 153
"""Of 255: 60 percent."""

_ROOM = 20  # pixels round a card for its shadow
_ON_CHIP = (13, 24)

Have = tuple[tuple[str, int], ...]


def wished(table: TableView) -> tuple[TrickToLearn, ...]:
    """The viewer's wishes with what they still need."""
    return tuple(learning(table.state, table.viewer, trick) for trick in table.wishes)


def wished_pieces(table: TableView) -> frozenset[str]:
    """Components that the viewer's wishes lack."""
    return frozenset(component for wish in wished(table) for component in wish.missing)


def wishes_in_slots(table: TableView) -> dict[int, TrickToLearn]:
    """Free place of the viewer's Workshop -> the wish that is shown there."""
    free = [n for n, owned in enumerate(table.me.tricks) if owned is None and n != ENGINEER_PLACE]
    return dict(zip(free, wished(table), strict=False))


def pointed_wish(table: TableView, spots: Hotspots) -> str:
    """The wish whose card in a free place is pointed at, or ""."""
    return next((wish.trick for n, wish in wishes_in_slots(table).items() if spots.is_hot(f"trick.{n}")), "")


def draw_wish_in_slot(surface: Surface, rect: Rect, table: TableView, wish: TrickToLearn) -> None:
    """The card of a wish in a free slot of the strip."""
    draw_plate(surface, rect, (0, 0, 0, 150), 10)
    image = _small(rect.size, wish.trick, table.colours[table.viewer], _have(table, wish), theme.palette())
    blit_faded(surface, image, rect.inflate(2 * _ROOM, 2 * _ROOM), PALE)
    draw_bookmark_on(surface, rect)


def draw_large_wish(surface: Surface, rect: Rect, table: TableView, wish: TrickToLearn) -> None:
    """The same in a free place of the Workshop."""
    draw_plate(surface, rect, (0, 0, 0, 150), 10)
    image = _large(rect.size, wish.trick, _have(table, wish), theme.palette())
    blit_faded(surface, image, rect.inflate(2 * _ROOM, 2 * _ROOM), PALE)
    draw_bookmark_on(surface, rect)


def draw_marks_on_pieces(surface: Surface, table: TableView, places: Mapping[str, tuple[int, int]], size: int) -> None:
    """The bookmark at the upper right corner of each Component that a wish lacks."""
    for component in wished_pieces(table) & places.keys():
        chip = square(places[component], size)
        draw_bookmark(surface, chip.move(-3, -7).topright, _ON_CHIP)


def stock_tip(table: TableView, component: str, *, quick: bool) -> Words:
    """A Component that can be bought, and the wishes that lack one."""
    said = [words.for_wish(trick=names.trick(wish.trick)) for wish in wished(table) if component in wish.missing]
    return pointed.stock(table, component, quick=quick).plus(*said)


def due_now(table: TableView) -> str:
    """Sentence about a wish that the Character at work could learn now, with Coins enough; "" for none."""
    trick = next((trick for trick in table.wishes if m.LearnTrick(trick) in table.legal), "")
    return words.you_could(trick=names.trick(trick)) if trick else ""


def where_to_get(pieces: Sequence[LackingPiece]) -> str:
    """Sentences about the places where lacking pieces are to be had."""
    if not pieces:
        return words.HAS_ALL
    kinds = {piece.lies: [one for one in pieces if one.lies == piece.lies] for piece in pieces}
    return " ".join(words.WHERE[lies](pieces=listed(map(_said, kinds[lies]))) for lies in words.WHERE if lies in kinds)


def _said(piece: LackingPiece) -> str:
    return words.piece(component=names.component(piece.component), price=piece.price)


def wish_tip(wish: TrickToLearn) -> Words:
    """A wish in words: where its Components are to be had, the Coins in all, the first turn for it."""
    when = words.NEVER if wish.comes_too_late else words.earliest(turn=wish.turn)
    body = (where_to_get(wish.pieces), words.IN_ALL(wish.coins), when)
    return Words(names.trick(wish.trick), body, f"trick.{wish.trick}", words.HEAD)


def _have(table: TableView, wish: TrickToLearn) -> Have:
    return tuple((component, table.me.counted(component)) for component in TRICKS[wish.trick].components)


@cached_surface
def _small(size: tuple[int, int], trick: str, colour: str, have: Have, palette: str) -> Surface:
    image, rect = _ground(size)
    draw_trick_strip(image, rect, TRICKS[trick], Owned(colour, ""), have=dict(have), status=words.WISH)
    return image


@cached_surface
def _large(size: tuple[int, int], trick: str, have: Have, palette: str) -> Surface:
    image, rect = _ground(size)
    draw_trick_large(image, rect, TRICKS[trick], have=dict(have))
    return image


def _ground(size: tuple[int, int]) -> tuple[Surface, Rect]:
    image = Surface((size[0] + 2 * _ROOM, size[1] + 2 * _ROOM), pygame.SRCALPHA)
    return image, Rect((_ROOM, _ROOM), size)

"""What is painted on the poster of a challenge: the card of its stage, its bench, its week, or how the game stands."""

from collections.abc import Callable, Mapping
from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.language.verbatim import verbatim
from trickerion.play.challenges.shelf import Challenge, challenges
from trickerion.rules import moves as m
from trickerion.rules.catalog import kind_of
from trickerion.rules.game import Game
from trickerion.screens.theater_cards import ShownCard, draw_card
from trickerion.table.view import seat_colours, seat_names
from trickerion.ui import theme
from trickerion.ui.controls import draw_resource, resource_width
from trickerion.ui.scenery import poster_scene
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_dark_panel
from trickerion.ui.text import draw_text, text_width
from trickerion.ui.tokens import draw_disk, draw_emblem
from trickerion.ui.trick_pictures import SIZES, framed_trick
from trickerion.words.screens.scoring import YOU

_CARD, _EDGE = (216, 332), 12
"""A card as large as on the board, and the room for its shadow: smaller ones are scaled down."""
_LEAST: Final = 120
"""Height from which a picture is painted; a smaller one is scaled down."""
_COLOURS: Final[Mapping[str, str]] = {
    "links": "#6a5228",
    "bench": "#345a38",
    "shows": "#2c4a62",
    "week": "#5a3a66",
    "last": "#7a2e2e",
}


@cached_surface
def poster_art(challenge: str, width: int, height: int, palette: str) -> Surface:
    """The picture of a challenge; it changes with the palette of the players."""
    if height < _LEAST:  # names and numbers are set in sizes of a poster
        return pygame.transform.smoothscale(poster_art(challenge, 2 * width, 2 * height, palette), (width, height))
    one = challenges()[challenge]
    canvas = poster_scene(width, height, _COLOURS[one.shelf]).copy()
    _PAINTED[one.shelf](canvas, one, one.laid())
    return canvas


def _card(canvas: Surface, one: Challenge, game: Game) -> None:
    """The Performance card that the last marker goes to or that is performed, and who is placed last."""
    cards = [move.card for move in one.solution if isinstance(move, (m.PlaceMarker, m.Perform))]
    row = game.state.row_ids
    shown = game.state.performance(next((card for card in reversed(cards) if card in row), row[0]))
    height = canvas.get_height() - 12
    rect = Rect(0, 0, height * _CARD[0] // _CARD[1], height).move_to(center=canvas.get_rect().center)
    large = Surface((_CARD[0] + 2 * _EDGE, _CARD[1] + 2 * _EDGE), pygame.SRCALPHA)
    draw_card(large, ShownCard(Rect((_EDGE, _EDGE), _CARD), shown, shown), seat_colours(game.options))
    share = height / _CARD[1]
    small = pygame.transform.smoothscale_by(large, share)
    canvas.blit(small, small.get_rect(center=rect.center))
    placed = ["magician", *(move.character for move in one.solution if isinstance(move, m.PlaceCharacter))]
    size = min(66, height // 3)
    left = (rect.x * 55 // 100, canvas.get_height() * 60 // 100)
    draw_disk(canvas, left, size, seat_colours(game.options)[one.task.seat], kind_of(placed[-1]))


def _bench(canvas: Surface, one: Challenge, game: Game) -> None:
    """The Tricks of the player, in frames."""
    tricks = [owned for owned in one.own(game).tricks if owned]
    side = min(SIZES["easel"][1], canvas.get_height() - 36, (canvas.get_width() - 60) // max(2, len(tricks)) - 12)
    left = canvas.get_width() // 2 - (side + 12) * len(tricks) // 2 + 6
    for number, owned in enumerate(tricks):
        frame = Rect(left + number * (side + 12), (canvas.get_height() - side) // 2, side, side)
        canvas.blit(framed_trick(owned.id, side), frame)


def _team(canvas: Surface, one: Challenge, game: Game) -> None:
    """Everybody who can still be placed."""
    team = [c for c in one.own(game).characters.values() if c.card]
    colour, size = seat_colours(game.options)[one.task.seat], min(76, (canvas.get_width() - 90) // len(team))
    for number, character in enumerate(team):
        x = canvas.get_width() // 2 + round((number - (len(team) - 1) / 2) * (size + 6))
        y = canvas.get_height() // 2 + (size // 6 if number % 2 else -size // 6)
        draw_disk(canvas, (x, y), size, colour, kind_of(character.id))


def _standing(canvas: Surface, one: Challenge, game: Game) -> None:
    """The Fame of everybody, as long as a bar."""
    names, colours = seat_names(game.options), seat_colours(game.options)
    fames = one.fames(game)
    box = canvas.get_rect().inflate(-76, -28)
    draw_dark_panel(canvas, box, 10, 2, shadow=False)
    step = (box.h - 12) // len(fames)
    for number, (seat, fame) in enumerate(fames.items()):
        middle = box.y + 6 + step * number + step // 2
        draw_emblem(canvas, (box.x + 32, middle), min(36, step - 8), colours[seat])
        fame_left = box.right - 18 - resource_width(max(fames.values()), 24)
        room = fame_left - box.x - 74
        spot = (box.x + 60, middle - 9)
        name = YOU if seat == one.task.seat else verbatim(names[seat])
        if text_width(name, theme.TEXT.head_small) <= room:  # else the emblem says who it is
            draw_text(canvas, name, spot, theme.TEXT.head_small, theme.CREAM, "midleft")
        bar = Rect(box.x + 60, middle + 8, max(12, room * fame // max(1, *fames.values())), 9)
        pygame.draw.rect(canvas, theme.rgba(theme.player_look(colours[seat]).fill), bar, border_radius=4)
        draw_resource(canvas, (fame_left, middle), "fame", fame, 24, on_dark=True)


_PAINTED: Final[Mapping[str, Callable[[Surface, Challenge, Game], None]]] = {
    "links": _card,
    "bench": _bench,
    "shows": _card,
    "week": _team,
    "last": _standing,
}

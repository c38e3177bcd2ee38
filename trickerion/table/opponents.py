"""Initiative and the other players: the top of the right column."""

from functools import partial
from typing import NamedTuple

from pygame import Rect, Surface

from trickerion.rules.ask.powers import powers as powers_of
from trickerion.rules.catalog import SPECIALS
from trickerion.rules.facts.board import InitiativeFacts, PlayerFacts, TeamMember
from trickerion.rules.state import PLACED, WAITING
from trickerion.table import pointed, stops
from trickerion.table.panel import Anchor, Panel, square
from trickerion.table.strip import draw_powers_badge
from trickerion.table.view import TableView, others
from trickerion.ui import giving_way, theme, tokens
from trickerion.ui.controls import draw_resource, resource_width
from trickerion.ui.flow import within
from trickerion.ui.hotspots import Hotspot, Hotspots, tip_of
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import board as at
from trickerion.ui.markers import marker_image
from trickerion.ui.said import Zone
from trickerion.ui.shapes import blit_round, draw_glow, draw_glow_around, draw_plate
from trickerion.ui.surfaces import draw_dark_panel, draw_location_badge
from trickerion.ui.text import draw_text, fits_closely, least_width, text_width
from trickerion.words.action_tooltips import action_icon
from trickerion.words.cards.magicians import BESIDE_A_PLAYER
from trickerion.words.names import ROMAN
from trickerion.words.screens import powers

_LEAST_ASIDE = 40
"""Pixels that a Magician's name needs beside the player's; with less it is left to the tip."""


def poster_rect(place: Rect) -> Rect:
    """Place of the Poster at an Initiative place."""
    return within(place, right=6, top=6, width=34, height=46)


def initiative_rect(table: TableView, seat: int) -> Rect:
    """The Initiative place of a seat."""
    return at.initiative_place(next(place.slot for place in table.on_board.initiative if place.seat == seat) - 1)


class Initiative(Panel):
    """Four places: numeral, cylinder, price to advertise, Poster; the player to move is lit."""

    zone = Zone.OTHERS

    @property
    def anchors(self) -> dict[str, Anchor]:
        places = {place.seat: at.initiative_place(place.slot - 1) for place in self.table.on_board.initiative}
        return {f"poster.{seat}": Anchor(poster_rect(rect).center) for seat, rect in places.items()}

    def add_hotspots(self, spots: Hotspots) -> None:
        for position, place in enumerate(self.table.on_board.initiative):
            rect, tip = at.initiative_place(place.slot - 1), tip_of(pointed.initiative, self.table, position)
            spots.add(Hotspot(f"initiative.{position}", rect, tip=tip, focusable=False))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_dark_panel(canvas, at.INITIATIVE)
        places = {place.slot - 1: place for place in self.table.on_board.initiative}
        for number in range(4):
            rect = at.initiative_place(number)
            if number in places:
                _draw_place(canvas, self.table, rect, places[number])
            else:
                draw_plate(canvas, rect, (28, 16, 18, 120), 8, 1, theme.BRASS_LO)
                tokens.draw_covered_slot(canvas, rect.center, 52)


def _draw_place(surface: Surface, table: TableView, rect: Rect, place: InitiativeFacts) -> None:
    seat, on = place.seat, place.seat == table.decider
    if on:
        draw_glow(surface, rect.center, 44, strength=0.75)
    draw_plate(surface, rect, (70, 44, 26) if on else (28, 16, 18, 230), 8, 2, theme.BRASS_HI if on else theme.BRASS_LO)
    draw_text(surface, ROMAN[place.slot], (rect.x + 20, rect.y + 16), theme.TEXT.head, theme.BRASS_HI, "center")
    poster = poster_rect(rect)
    if place.has_poster and f"poster.{seat}" not in table.hidden:
        tokens.draw_poster(surface, poster, table.colours[seat])
    else:
        tokens.draw_poster_place(surface, poster)
    tokens.draw_cylinder(surface, (rect.x + 22, rect.y + 53), table.colours[seat], 38)
    if not table.is_heir(seat):  # it pays for no Poster
        tokens.draw_coin(surface, (rect.right - 23, rect.bottom - 14), 24, place.price)


class Opponent(NamedTuple):
    """Meaning of another player's panel, and of all that lies on it."""

    seat: int


class OpponentPanels(Panel):
    """A panel for each other player."""

    zone = Zone.OTHERS

    @property
    def anchors(self) -> dict[str, Anchor]:
        anchors: dict[str, Anchor] = {}
        for seat, rect in self.rects().items():
            anchors[f"player.{seat}"] = Anchor(rect.center)
            player = self.table.on_board.players[seat]
            for kind, x in zip(player.counts, counters_of(player, rect).lefts, strict=True):
                anchors[f"{kind}.{seat}"] = Anchor((x + 20, rect.y + 54))
            for owned, center in zip(player.tricks, trick_centers(player, rect), strict=True):
                anchors[f"foot.{owned.id}"] = Anchor(center, 14)
        return anchors

    def rects(self) -> dict[int, Rect]:
        """The panel of each of them."""
        seats = others(self.table.state, self.table.viewer)
        return dict(zip(seats, self.table.column.opponents(len(seats)), strict=True))

    def add_hotspots(self, spots: Hotspots) -> None:
        for seat, rect in self.rects().items():
            tip = tip_of(pointed.opponent, self.table, seat, self.table.manner(seat))
            click, means = partial(self.deeds.open_player, seat), Opponent(seat)
            spots.add(Hotspot(f"opponent.{seat}", rect, on_click=click, means=means, tip=tip))
            spots.get(f"opponent.{seat}").says = partial(stops.rival_said, self.table, seat)
            if self.table.in_play.powers:
                look = partial(self.deeds.open_powers, seat)
                laid = powers_of(self.table.state, seat)
                tip = tip_of(powers.rack_tip, laid, seat, self.table.names, self.table.viewer)
                badge = square(powers_badge(self.table.on_board.players[seat], rect), 30)
                spots.add(Hotspot(f"opponent.{seat}.powers", badge, look, means=means, tip=tip, focusable=False))
            for character, place in special_places(self.table, seat, rect).items():
                tip = tip_of(pointed.open_card, self.table, seat, character)
                name = f"opponent.{seat}.{character}"
                spots.add(Hotspot(name, place, on_click=click, means=means, tip=tip, focusable=False))

    def look(self, spots: Hotspots) -> object:
        """The seat of the panel under the pointer, also when it points at a Character in it."""
        pointed = spots.meaning(spots.hovered)
        return pointed.seat if isinstance(pointed, Opponent) else -1

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        hot = self.look(spots)
        for seat, rect in self.rects().items():
            draw_player(canvas, self.table, seat, rect, seat == hot)


def draw_player(surface: Surface, table: TableView, seat: int, rect: Rect, hot: bool) -> None:
    """The panel of a player: name, hand, Fame, Coins, Shards, Tricks by their suits, and the team."""
    if seat == table.decider or hot:
        draw_glow_around(surface, rect, theme.GLOW, 0.9 if seat == table.decider else 0.5, blur=7)
    draw_dark_panel(surface, rect)
    look = theme.player_look(table.colours[seat])
    draw_plate(surface, within(rect, left=5, top=10, bottom=10, width=6), look.fill, 3)
    tokens.draw_emblem(surface, (rect.x + 29, rect.y + 22), 26, table.colours[seat])
    player = table.on_board.players[seat]
    line = within(rect, left=48, right=64, top=6, height=30)
    _draw_names(surface, line, table.names[seat], player.magician)
    if not table.is_heir(seat):  # it has no hand of Assignment cards
        draw_icon(surface, "ui.assignment", (rect.right - 50, rect.y + 22), 22, theme.PARCHMENT)
        draw_text(surface, str(player.hand), (rect.right - 34, rect.y + 21), theme.TEXT.number, theme.CREAM, "midleft")
    _draw_resources(surface, rect, player)
    draw_powers_badge(surface, table, seat, powers_badge(player, rect))
    _draw_tricks(surface, rect, table, seat)
    _draw_team(surface, rect, table, seat)


def _draw_names(surface: Surface, rect: Rect, name: str, magician: str) -> None:
    """The player and the Magician on one line; the player's name comes first, both shrink before either is cut."""
    magician = BESIDE_A_PLAYER.get(magician, "") if giving_way.stays(giving_way.MAGICIAN) else ""
    room = rect.w - 10
    spare = room - text_width(name, theme.TEXT.strong_large)
    aside = max(spare, least_width(magician, theme.TEXT.label))
    aside = min(aside, room - least_width(name, theme.TEXT.strong), text_width(magician, theme.TEXT.label))
    place = (rect.x, rect.centery)
    drawn = draw_text(
        surface,
        name,
        place,
        theme.TEXT.strong_large,
        theme.BRASS_HI,
        "midleft",
        width=room - max(0, aside),
        has_tip=True,
    )
    if aside >= _LEAST_ASIDE and magician and fits_closely(magician, theme.TEXT.label, aside):
        spot = (drawn.right + 10, rect.centery + 1)
        draw_text(surface, magician, spot, theme.TEXT.label, theme.PARCHMENT3, "midleft", width=aside)


def powers_badge(player: PlayerFacts, rect: Rect) -> at.Point:
    """Place of the number of a player's Powers: beside the Shards, before the Tricks."""
    usual = 188 if len(player.tricks) > 3 else 212
    return max(rect.x + usual, counters_of(player, rect).right + 17), rect.y + 54


class Counters(NamedTuple):
    """Left edges of Fame, Coins and Shards, the size of their numbers, and the right end of the last one."""

    lefts: tuple[int, ...]
    size: int
    right: int


_TIGHTER = ((22, 8, 0), (20, 8, 0), (20, 4, 0), (18, 4, 0), (16, 2, 0))
"""Size, gap and least step of the counters where numbers are long; the last is for any."""
_BADGE_ROOM = 36


def counters_of(player: PlayerFacts, rect: Rect) -> Counters:
    """The counters as large as they can be beside a badge and the Tricks."""
    crowded = len(player.tricks) > 3
    room = rect.right - 14 - len(player.tricks) * 33 - _BADGE_ROOM
    for size, gap, least in ((20, 8, 50) if crowded else (22, 12, 60), *_TIGHTER):
        found = _laid_out(player, rect.x + (20 if crowded else 24), size, gap, least)
        if found.right <= room:
            break
    return found


def _laid_out(player: PlayerFacts, x: int, size: int, gap: int, least: int) -> Counters:
    lefts, right = [], x
    for amount in player.counts.values():
        lefts.append(x)
        right = x + resource_width(amount, size)
        x = max(right + gap, x + least)
    return Counters(tuple(lefts), size, right)


def _draw_resources(surface: Surface, rect: Rect, player: PlayerFacts) -> None:
    counters, amounts = counters_of(player, rect), player.counts.values()
    for kind, amount, x in zip(("fame", "coins", "shards"), amounts, counters.lefts, strict=True):
        draw_resource(surface, (x, rect.y + 54), kind, amount, counters.size, on_dark=True)


def trick_centers(player: PlayerFacts, rect: Rect) -> list[at.Point]:
    """Middles of the Tricks of a player, each shown by its suit."""
    left = rect.right + 2 - len(player.tricks) * 33
    return [(left + 33 * number, rect.y + 52) for number in range(len(player.tricks))]


def _draw_tricks(surface: Surface, rect: Rect, table: TableView, seat: int) -> None:
    player = table.on_board.players[seat]
    centers = trick_centers(player, rect)
    for owned, center in zip(player.tricks, centers, strict=True):
        blit_round(surface, marker_image(table.colours[seat], owned.suit, 16), center)
    for owned, (x, y) in zip(player.tricks, centers, strict=True):
        tokens.draw_badge(surface, (x + 12, y + 14), str(owned.markers - table.arriving(owned.id)), 20)


def team_centers(table: TableView, seat: int, rect: Rect) -> dict[str, at.Point]:
    """Middles of the disks of a team in an opponent's panel."""
    team, (y, most, margin) = table.on_board.players[seat].team, table.column.disks
    step = min(most, (rect.w - margin) // max(1, len(team) - 1))
    return {character: (rect.x + 36 + n * step, rect.y + y) for n, character in enumerate(team)}


def _draw_team(surface: Surface, rect: Rect, table: TableView, seat: int) -> None:
    team, colour = table.on_board.players[seat].team, table.colours[seat]
    centers = team_centers(table, seat, rect)
    for name, center in centers.items():
        character = team[name]
        tokens.draw_disk(surface, center, 36, colour, name, faded=character.status != WAITING, badge=False)
        if character.stands:
            draw_location_badge(surface, (center[0] + 15, center[1] + 14), character.stands, 24)
        elif character.status == WAITING and character.card in theme.LOCATION_COLOURS:
            width = 24 if len(centers) < 6 else 18  # of an upright card: assigned there, not yet placed
            place = Rect(0, 0, width, width + 6).move_to(center=(center[0] + 17, center[1] + 5))
            draw_plate(surface, place, theme.LOCATION_COLOURS[character.card], 4, 2, theme.BRASS_HI)
            draw_icon(surface, f"location.{character.card}", place.center, width - 6, theme.CREAM)
    for name, place in special_places(table, seat, rect).items():
        _draw_special(surface, place, team[name])


def special_places(table: TableView, seat: int, rect: Rect) -> dict[str, Rect]:
    """Character -> the chip of its open special card in an opponent's panel, where the other cards stand, too."""
    team, centers = table.on_board.players[seat].team, team_centers(table, seat, rect)
    shown = {name: center for name, center in centers.items() if team[name].special}
    return {
        name: Rect(x + 6, y - (27 if team[name].status == PLACED else 10), 22, 30) for name, (x, y) in shown.items()
    }


def _draw_special(surface: Surface, place: Rect, character: TeamMember) -> None:
    """A little card in the colour of its Location, with the Action it helps."""
    card = SPECIALS[character.special]
    fill = theme.mix(theme.LOCATION_COLOURS[card.location], "#ffffff", 0.12)
    draw_plate(surface, place, fill, 4, 2, theme.BRASS_LO if character.status == PLACED else theme.BRASS_HI)
    draw_icon(surface, action_icon(card.action), place.center, 17, theme.BRASS_HI)

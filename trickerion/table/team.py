"""The viewer's team in the strip, and beside it the special Assignment cards that lie under no Character."""

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from trickerion.language.speech import Player
from trickerion.language.wording import Words
from trickerion.rules import view
from trickerion.rules.ask.team import team_of
from trickerion.rules.catalog import CHARACTERS, LOCATIONS, SPECIALS, location_of
from trickerion.rules.moves import (
    CopyCard,
    ExchangeCards,
    Improvise,
    LayCard,
    LendSecret,
    Move,
    MoveApprentice,
    UseCard,
)
from trickerion.rules.state import IDLE, PLACED, WAITING, Character
from trickerion.table import pointed, stops
from trickerion.table.panel import Anchor, Deeds, Glow, Lifted, Panel, Place
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.assignment_card import CharacterFace, card_rect, draw_assignment_back, draw_character_place
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Hotspot, Hotspots, tip_in, tip_of
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import board as at
from trickerion.ui.said import Role, Said, Says, Zone
from trickerion.ui.shapes import draw_glow_around, draw_plate, draw_shadow
from trickerion.ui.tokens import draw_badge
from trickerion.words import card_tooltips, names, privacy
from trickerion.words.action_tooltips import action_icon
from trickerion.words.said import LEAVE_IDLE, own_disk
from trickerion.words.screens import board as board_words
from trickerion.words.screens import table as words

_MOST_SHOWN = 3
_CARD = (44, 84)
_STEP = (7, 10)
_COPY_CHIP = 26
_HAND_TIP, _COVERED_TIP = 460, 360


class Team(Panel):
    """Disks with their cards, the hand, and Mimesis on the cards that it may change."""

    zone = Zone.MINE

    def __init__(self, table: TableView, deeds: Deeds, glow: Callable[[], Glow]) -> None:
        super().__init__(table, deeds)
        self._glow = glow

    @property
    def anchors(self) -> dict[str, Anchor]:
        disks = {name: (rect.centerx, rect.y + 40) for name, rect in character_places(self.table).items()}
        return {f"character.{self.table.viewer}.{name}": Anchor(center) for name, center in disks.items()}

    def places_of(self, move: Move) -> list[Place]:
        """Apprentices that can move; Characters whose cards change; the Character at work for its own card."""
        acting = self.table.own_acting
        named = [move.character] if isinstance(move, (MoveApprentice, LayCard, ExchangeCards)) else []
        if isinstance(move, ExchangeCards):
            named.append(move.other)
        if isinstance(move, UseCard) and acting is not None:
            named = [acting.character]
        places = character_places(self.table)
        return [Place(f"character.{name}", places[name], True) for name in named if name in places]

    def add_hotspots(self, spots: Hotspots) -> None:
        table, deeds = self.table, self.deeds
        for character, rect in character_places(table).items():
            self._add_character(spots, character, rect)
        if view.special_number(table.state, table.me):
            tip = tip_in(_COVERED_TIP if view.is_face_down(table.me) else _HAND_TIP, hand_words, table)
            spots.add(Hotspot("hand", at.HAND, on_click=deeds.show_hand, tip=tip, now=False))
        offered = self._offers()
        for character, rect in self._chips().items():
            moves = offered[character]
            # a Character that waits is dragged by its card also where a chip lies on it
            may_go = self.table.may_place and character in self.table.placements.characters
            carries = Lifted(character) if may_go else None
            tip = tip_in(330, board_words.chip, moves)
            spots.add(Hotspot(f"copy.{character}", rect, partial(deeds.offer, moves), payload=carries, tip=tip))

    def _add_character(self, spots: Hotspots, character: str, rect: Rect) -> None:
        table, deeds = self.table, self.deeds
        place = Place(f"character.{character}", rect)
        tip = tip_of(pointed.character, table, character)
        if character in table.placements.improvisers:
            lay = partial(deeds.answer, Improvise(character))
            spot = spots.add(Hotspot(place.name, rect, lay, lambda: deeds.leave_idle(character), tip=tip))
            spot.says, spot.zone = self._says(character, may_rest=True), Zone.NOW
            return
        if not table.may_place or table.me.characters[character].status != WAITING:
            self.add_thing(spots, place, names.character(character), tip).says = self._says(character)
            return
        ready = character in table.placements.characters
        spot = spots.add(Hotspot(place.name, rect, payload=Lifted(character), tip=tip, enabled=ready))
        spot.on_right_click = partial(deeds.leave_idle, character)
        spot.says, spot.zone = self._says(character, may_rest=True), Zone.NOW if ready else None
        spot.zone, spot.now = spot.zone or self.zone, ready
        spot.why_not = "" if ready else pointed.why_nowhere(table, character)

    def _says(self, character: str, *, may_rest: bool = False) -> Says:
        """A Character by its name, which no other of the team has, and what else can be done with it."""
        rest = ((LEAVE_IDLE, partial(self.deeds.leave_idle, character)),) if may_rest else ()
        return lambda: Said(own_disk(character), stops.character_state(self.table, character), Role.THING, also=rest)

    def _offers(self) -> dict[str, list[CopyCard | LendSecret]]:
        """Character -> the cards that the card under it may copy now, the secrets that may be lent to it."""
        offers: dict[str, list[CopyCard | LendSecret]] = {}
        for move in self.table.legal:
            if isinstance(move, (CopyCard, LendSecret)):
                offers.setdefault(move.character, []).append(move)
        return offers

    def _chips(self) -> dict[str, Rect]:
        """Character -> the chip on its card that offers it."""
        offers = self._offers()
        places = character_places(self.table) if offers else {}
        cards = {character: card_rect(places[character]) for character in offers}
        return {name: within(card, left=3, right=3, top=22, height=_COPY_CHIP) for name, card in cards.items()}

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        glow = self._glow()
        for name, rect in character_places(self.table).items():
            self._draw_character(canvas, rect, self.table.me.characters[name], glow)
        _draw_hand(canvas, self.table)

    def _draw_character(self, surface: Surface, rect: Rect, character: Character, glow: Glow) -> None:
        table, acting = self.table, self.table.own_acting
        team = team_of(table.state, table.viewer)
        location = location_of(character.card) if character.card else None
        state, out = _where(character, glow.held, acting is not None and acting.character == character.id)
        special = SPECIALS.get(character.copies or character.card)
        face = CharacterFace(
            table.colours[table.viewer],
            character.id,
            action_points=team.characters[character.id].points if state == "waiting" else None,
            location=location if location in LOCATIONS else None,
            special=special.id if special else "",
            face_down=location is not None and location not in LOCATIONS,
            state=state,
            out=out,
            note=words.NO_CARD if location is None else "",
        )
        draw_character_place(surface, rect, face, light=glow.strength(f"character.{character.id}"))

    def draw_lights(self, canvas: Surface, spots: Hotspots, pulse: float) -> None:
        """The chips of Mimesis and lent secrets; a bright frame round the fan while the pointer is on it."""
        offers = self._offers()
        for character, rect in self._chips().items():
            draw_glow_around(canvas, rect, theme.GLOW, 0.4 + 0.5 * pulse, blur=6, radius=9)
            fill = theme.VELVET_HI if spots.is_hot(f"copy.{character}") else theme.VELVET
            draw_plate(canvas, rect, fill, 9, 2, theme.BRASS_HI)
            write_line(
                canvas, board_words.CHIP[type(offers[character][0])], rect, theme.TEXT.label, theme.CREAM, "center"
            )
        if spots.is_hot("hand"):
            draw_plate(canvas, at.HAND.inflate(-2, -62).move(0, 29), (0, 0, 0, 0), 9, 2, theme.GLOW)


def _where(character: Character, held: str, at_work: bool) -> tuple[str, str]:
    if held == character.id:
        return "placed", words.LIFTED
    if at_work:
        return "acting", words.ACTS
    if character.status == PLACED:
        return "placed", words.PLACED
    return ("placed", words.IDLE) if character.status == IDLE else ("waiting", "")


def character_places(table: TableView) -> dict[str, Rect]:
    """Character -> its place in the strip, in the order in which the Assignment shows them."""
    team = [character for character in CHARACTERS if character in table.me.characters]
    rects = at.character_rects(len(team), beside_hand=bool(view.special_number(table.state, table.me)))
    return dict(zip(team, rects, strict=True))


_WHOLE_CARDS = 3
"""Up to this many special cards in the hand are quoted in full; of more, the tip only says what they help."""


def hand_words(table: TableView) -> Words:
    """The special cards of one's hand; how many, while other people look on."""
    if view.is_face_down(table.me):
        who, number = Player(table.names[table.viewer]), view.special_number(table.state, table.me)
        title, text = privacy.in_the_hand(number, who=who), privacy.only_they(who=who)
        return Words(title, (text,), "ui.special_card", privacy.THE_OTHERS_LOOK_AWAY)
    cards, is_own = view.special_hand(table.me), table.voice.is_you(table.viewer)
    parts = 2 if len(cards) <= _WHOLE_CARDS else 1
    lines = [f"*{names.card(card)}*: {' '.join(card_tooltips.special(card).body[:parts])}" for card in cards]
    return Words(board_words.HAND[is_own](len(cards)), tuple(lines), "ui.special_card", board_words.READ_THEM[is_own])


def _draw_hand(surface: Surface, table: TableView) -> None:
    """The fan with the number of cards, face down while other people look on; nothing without a special card."""
    number = view.special_number(table.state, table.me)
    if not number:
        return
    place = at.HAND
    write_line(surface, words.HAND, within(place, top=30, height=30), theme.TEXT.label, theme.PARCHMENT, "center")
    if view.is_face_down(table.me):
        for rect in _fan(number):
            draw_shadow(surface, rect, 6, 4, 150, (0, 2))
            draw_assignment_back(surface, rect, table.colours[table.viewer])
    else:
        for rect, card in zip(_fan(number), view.special_hand(table.me)[-_MOST_SHOWN:], strict=True):
            _draw_small_card(surface, rect, card)
    draw_badge(surface, (place.right - 12, place.bottom - 18), str(number), 28, theme.INK, theme.BRASS_HI)


def _fan(number: int) -> list[Rect]:
    shown, place = min(number, _MOST_SHOWN), at.HAND
    left = place.centerx - (_CARD[0] + (shown - 1) * _STEP[0]) // 2
    top = place.bottom - 24 - _CARD[1] - (shown - 1) * _STEP[1]
    return [Rect((left + n * _STEP[0], top + n * _STEP[1]), _CARD) for n in range(shown)]


def _draw_small_card(surface: Surface, rect: Rect, card: str) -> None:
    special = SPECIALS[card]
    draw_shadow(surface, rect, 6, 4, 150, (0, 2))
    fill = theme.mix(theme.LOCATION_COLOURS[special.location], "#ffffff", 0.08)
    draw_plate(surface, rect, fill, 6, 2, theme.BRASS_HI)
    draw_icon(
        surface, action_icon(special.action), within(rect, top=15, height=26).center, 26, theme.BRASS_HI, shadow=True
    )
    draw_icon(surface, f"location.{special.location}", within(rect, bottom=12, height=20).center, 20, theme.PARCHMENT)

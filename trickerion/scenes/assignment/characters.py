"""The viewer's Characters, each with a place for its Assignment card; the secrets of a Protégé beside its own."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Final

from pygame import Rect, Surface

from trickerion.rules.ask.academy import academy
from trickerion.rules.ask.board import character_facts
from trickerion.rules.ask.team import team_of
from trickerion.rules.catalog import PROTEGE
from trickerion.rules.facts.team import TeamFacts
from trickerion.rules.moves import LayCoin
from trickerion.rules.state import HIDDEN_CARD, Character
from trickerion.scenes.assignment import layout as at
from trickerion.scenes.assignment.desk import CardDeeds, Desk, Picked, picked_in
from trickerion.scenes.assignment.hand import draw_card
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.academy_secrets import draw_secret_disk
from trickerion.ui.assignment_card import draw_assignment_back, draw_assignment_place
from trickerion.ui.hotspots import Circle, Drawn, Hotspot, Hotspots, spoken
from trickerion.ui.icons import draw_icon
from trickerion.ui.said import Role, Said, Zone
from trickerion.ui.shapes import draw_glow, draw_plate
from trickerion.ui.text import draw_name, draw_text
from trickerion.ui.tokens import draw_action_points, draw_coin, draw_disk
from trickerion.words import names
from trickerion.words.academy import tips
from trickerion.words.said import EMPTY, TAKE_CARD_BACK, own_disk
from trickerion.words.screens import assignment as words

DISK: Final = 36
_GROUND = (20, 10, 12, 150)
_NARROW = 200


@dataclass(frozen=True)
class SecretDisks(Drawn):
    """Secrets with the middles of their disks, those on which a Coin lies, and what a click on some of them does."""

    centers: Mapping[str, tuple[int, int]]
    coins: Collection[str]
    clicks: Mapping[str, Callable[[], object]]

    def add_hotspots(self, spots: Hotspots) -> None:
        for secret, center in self.centers.items():
            click = self.clicks.get(secret)
            note = tips.COIN_LIES_HERE if secret in self.coins else tips.CLICK_TO_LEND if click else ""
            tip, area = partial(spoken, tips.secret(secret, note)), Circle(*center, DISK // 2)
            spots.add(Hotspot(f"secret.{secret}", area, click, tip=tip, focusable=click is not None))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        for secret, center in self.centers.items():
            if secret in self.clicks:
                light = 1.0 if spots.is_hot(f"secret.{secret}") else 0.6
                draw_glow(canvas, center, DISK // 2 + 2, strength=light)
            draw_secret_disk(canvas, center, DISK, secret)
            if secret in self.coins:
                spot = center[0] + 10, center[1] + 11
                draw_icon(canvas, "resource.coin", spot, 24, theme.COIN_ON_DARK, shadow=True)


@dataclass(frozen=True)
class Characters(Drawn):
    """The Characters in their columns."""

    zone = Zone.TOWN

    table: TableView
    desk: Desk
    deeds: CardDeeds

    @property
    def columns(self) -> list[tuple[Character, Rect]]:
        """The Characters with their columns."""
        return list(zip(self.desk.characters, at.character_rects(len(self.desk.characters)), strict=True))

    def place_of(self, character: str) -> Rect:
        """Place of the card of a Character."""
        return next(at.place_rect(rect) for owner, rect in self.columns if owner.id == character)

    def add_hotspots(self, spots: Hotspots) -> None:
        spots.panels = [rect for _, rect in self.columns]
        for character, rect in self.columns:
            spots.add(self._spot(character, rect))
        spots.add_parts(self.secrets)

    @property
    def secrets(self) -> SecretDisks:
        """The secrets of the viewer's Protégé."""
        table = self.table
        own = academy(table.state).seats[table.viewer] if table.in_play.academy else None
        known, coins = (own.secrets, own.coins) if own is not None else ((), ())
        column = next((rect for character, rect in self.columns if character.id == PROTEGE), Rect(0, 0, 0, 0))
        clicks = {move.secret: partial(self.deeds.lay_coin, move) for move in table.legal if isinstance(move, LayCoin)}
        centers = dict(zip(known, at.secret_spots(column, len(known)), strict=True))
        return SecretDisks(centers, coins, clicks)

    def _spot(self, character: Character, rect: Rect) -> Hotspot:
        is_movable = bool(self.table.legal and character.card)
        return Hotspot(
            f"place.{character.id}",
            rect,
            payload=Picked(character.card, character.id) if is_movable else None,
            accepts=lambda payload: self.deeds.can_lay(payload, character),
            on_drop=lambda payload: self.deeds.lay(payload, character),
            refuses=lambda payload: self.deeds.why_not(payload, character),
            on_right_click=partial(self.deeds.take_back, character.id) if character.card else None,
            tip=lambda: spoken(words.place(character_facts(self.table.state, self.table.viewer, character))),
            anchor=at.place_rect(rect) if character.card else rect,
            says=partial(self._said, character),
            is_stop=bool(self.table.legal),
        )

    def _said(self, character: Character) -> Said:
        """A Character with the card on its place."""
        back = partial(self.deeds.take_back, character.id)
        card = words.card_of(card=names.card(character.card)) if character.card else EMPTY
        also = ((TAKE_CARD_BACK, back),) if character.card else ()
        return Said(own_disk(character.id), card, Role.PLACE, also=also)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        """All columns; places that a held card may go to are lit."""
        picked, lit = picked_in(spots), set(spots.lit_targets())
        for character, rect in self.columns:
            name = f"place.{character.id}"
            hot = spots.is_hot(name)
            self._draw_column(canvas, character, rect, hot)
            is_target = name in lit and (not character.card or (picked is not None and hot))
            is_lifted = name in self.table.hidden or (picked is not None and picked.origin == character.id)
            self._draw_place(
                canvas, character, at.place_rect(rect), self.deeds.pulse() if is_target else 0.0, is_lifted
            )
        self.secrets.draw(canvas, spots)

    def _draw_column(self, canvas: Surface, character: Character, rect: Rect, hot: bool) -> None:
        draw_plate(canvas, rect, _GROUND, 14, 2 if hot else 1, theme.BRASS_HI if hot else theme.BRASS_LO)
        size = 92 if rect.w < _NARROW else 104
        aside = 20 if character.id == PROTEGE and self.secrets.centers else 0
        draw_disk(canvas, (rect.centerx - aside, rect.y + 70), size, self._colour, character.kind)
        spot = (rect.centerx, rect.y + 148)
        draw_name(canvas, names.character(character.id), spot, theme.TEXT.title, theme.BRASS_HI, "center", rect.w - 12)
        facts = self._team.characters[character.id]
        _draw_numbers(canvas, rect, facts.points, facts.wage)

    def _draw_place(self, canvas: Surface, character: Character, place: Rect, light: float, is_lifted: bool) -> None:
        """Draw the card on a Character's place, unless that card is in the hand or still in the air."""
        if character.card == HIDDEN_CARD:
            draw_assignment_back(canvas, place, self._colour)
        elif character.card and not is_lifted:
            draw_card(canvas, place, character.card, light)
        else:
            label = words.lifted(card=names.card(character.card)) if is_lifted else words.FREE_PLACE[bool(light)]
            draw_assignment_place(canvas, place, label, light=light)

    @cached_property
    def _team(self) -> TeamFacts:
        return team_of(self.table.state, self.table.viewer)

    @property
    def _colour(self) -> str:
        return self.table.colours[self.table.viewer]


def _draw_numbers(canvas: Surface, rect: Rect, points: int, wage: int) -> None:
    y, narrow = rect.y + 182, rect.w < _NARROW
    draw_action_points(canvas, (rect.centerx - (46 if narrow else 52), y), points, height=28)
    if not wage:
        left = rect.centerx + (-14 if narrow else 6)
        room = rect.right - 6 - left
        draw_text(canvas, words.NO_WAGE, (left, y - 1), theme.TEXT.label, theme.PARCHMENT, "midleft", width=room)
        return
    left = rect.centerx + (-10 if narrow else 6)
    coin = rect.centerx + (52 if narrow else 72)
    room = coin - 16 - left
    draw_text(canvas, words.WAGE, (left, y - 1), theme.TEXT.label, theme.PARCHMENT, "midleft", width=room)
    draw_coin(canvas, (coin, y), 28, wage)

"""What the panel below the cards says while no marker hangs over a slot: a card in words, a marker, or what to do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from trickerion.rules.ask import LINK_BONUS, links_of
from trickerion.rules.catalog import TRICKS
from trickerion.rules.state import GameState, Performance
from trickerion.scenes.theater.hand import Hand, Spot, best_turns, foreseen
from trickerion.scenes.theater.preview import draw_divider, draw_head
from trickerion.ui import theme
from trickerion.ui.controls import draw_reward, reward_width
from trickerion.ui.layout import theater as at
from trickerion.ui.markers import draw_marker
from trickerion.ui.shapes import draw_plate
from trickerion.ui.text import draw_text, gold_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_emblem
from trickerion.words import names as words
from trickerion.words.names import Names

_LINES_SHOWN = 6


@dataclass(frozen=True)
class Table:
    """The table and who looks at it."""

    state: GameState
    viewer: int
    colours: Sequence[str]
    names: Names

    @property
    def whose_level(self) -> tuple[str, ...]:
        """Whose level a Link is paid by; cards with printed markers are those of the solo game."""
        highest = self.state.options.ruling("link_bonus_level") == "highest"
        counts = "the higher level of the two counts" if highest else "to whoever makes it"
        return (counts, "a printed marker has no level") if self.state.heir is not None else (counts,)


def _line_rect(number: int, count: int) -> Rect:
    """One of up to six lines in the middle part: one column up to three, else two."""
    columns = 1 if count <= 3 else 2
    width = (584 - 8 * (columns - 1)) // columns
    column, row = number % columns, number // columns
    return Rect(at.PREVIEW.x + at.LINKS_X + column * (width + 8), at.PREVIEW.y + 44 + row * 47, width, 43)


# ---- a card in words -----------------------------------------------------------------------------------------------


def draw_card_facts(canvas: pygame.Surface, table: Table, card: Performance, note: str) -> None:
    """The hovered card: its theater, what its performer gets, the Tricks on it, who could perform it."""
    panel = at.PREVIEW
    x = panel.x + at.TURN_X
    gold_text(canvas, words.performance(card.id), (x, panel.y + 24), 24, "midleft")
    draw_text(canvas, "The performer gets", (x, panel.y + 66), theme.BODY, 19, theme.PARCHMENT, "midleft")
    draw_reward(canvas, (x + 176, panel.y + 66), card.card.bonus, 22, on_dark=True)
    links = len(links_of(card))
    text = f"and 1 {{fame}} for each Link: {words.plural(links, 'Link')} now." if links else "No Links on it yet."
    draw_block(canvas, text, (x, panel.y + 86), 410, theme.BODY, 19, theme.PARCHMENT, on_dark=True)
    free = sum(marker is None for marker in card.markers)
    slots = words.plural(free, "free slot") if free else "No free slot"
    line = f"{slots}." + (f" It {note}." if note else "")
    draw_text(canvas, line, (x, panel.y + 134), theme.BODY, 19, theme.PARCHMENT, "midleft", width=410)
    draw_divider(canvas, 442)
    _draw_tricks(canvas, table, card)
    draw_divider(canvas, 1062)
    _draw_owners(canvas, table, card)


def _draw_tricks(canvas: pygame.Surface, table: Table, card: Performance) -> None:
    draw_head(canvas, at.LINKS_X, "Tricks on this card", "Yields as printed", at.LINKS_X + 584)
    laid = card.all_markers()
    if not laid:
        place = (at.PREVIEW.x + at.LINKS_X, at.PREVIEW.y + 62)
        draw_text(canvas, "None yet: any Trick can open it.", place, theme.ITALIC, 19, theme.PARCHMENT)
    for number, (_, marker) in enumerate(laid[:_LINES_SHOWN]):
        rect = _line_rect(number, len(laid))
        trick = TRICKS[marker.trick]
        draw_plate(canvas, rect, (46, 30, 38), 10, 1, theme.BRASS_LO)
        draw_marker(canvas, (rect.x + 26, rect.centery), 18, table.colours[marker.owner], marker.suit)
        room = rect.w - 76 - reward_width(trick.yields, 18, gap=8, plus=False)
        place = (rect.x + 54, rect.centery - 1)
        draw_text(canvas, trick.name, place, theme.BODY_BOLD, 18, theme.CREAM, "midleft", width=room)
        spot = (rect.right - 14, rect.centery)
        draw_reward(canvas, spot, trick.yields, 18, on_dark=True, align="right", gap=8, plus=False)


def _draw_owners(canvas: pygame.Surface, table: Table, card: Performance) -> None:
    draw_head(canvas, at.SUM_X, "Who may perform it")
    owners = [seat for seat in table.state.initiative if any(m.owner == seat for _, m in card.all_markers())]
    x = at.PREVIEW.x + at.SUM_X
    if not owners:
        draw_text(canvas, "nobody yet", (x, at.PREVIEW.y + 62), theme.ITALIC, 19, theme.PARCHMENT, "midleft")
    for number, seat in enumerate(owners):
        y = at.PREVIEW.y + 62 + 34 * number
        draw_emblem(canvas, (x + 14, y), 28, table.colours[seat])
        who = words.who(seat, table.names, table.viewer)
        draw_text(canvas, who, (x + 38, y - 1), theme.BODY_BOLD, 19, theme.CREAM, "midleft", width=222)


# ---- a marker in the hand ------------------------------------------------------------------------------------------


def draw_held(canvas: pygame.Surface, table: Table, hand: Hand, turns: int, key: str) -> None:
    """The held marker while it hangs over no slot: what to do, and where it would make Links."""
    panel = at.PREVIEW
    x = panel.x + at.TURN_X
    draw_head(canvas, at.TURN_X, "In your hand")
    center = (x + 58, panel.y + 112)
    draw_marker(canvas, center, 56, table.colours[hand.owner], hand.suit, turns, hand.trick.category)
    what = "Lay it on a lit slot."
    if not hand.pays_links:
        what = f"Lay it on a lit slot; {'its Links are' if hand.is_new else 'a rescheduled marker is'} not paid."
    back = "Esc: do without, it stays on its Trick" if hand.is_brought else "Esc puts it back"
    text = f"*{hand.trick.name}*\n{what}\nTurn it with the wheel or {key}; {back}."
    draw_block(canvas, text, (x + 132, panel.y + 52), 284, theme.BODY, 19, theme.CREAM, on_dark=True, height=136)
    draw_divider(canvas, 442)
    _draw_offers(canvas, table, hand, turns)
    draw_divider(canvas, 1062)
    draw_link_pay(canvas, hand.trick.level, table.whose_level)


def _offers(table: Table, hand: Hand, turns: int) -> list[tuple[Spot, int, int]]:
    """Slots with Links or payments: (slot, number of Links, Fame or Coins altogether), best first."""
    found = []
    for spot, options in hand.single.items():
        best = best_turns(table.state, hand, spot, options, turns)
        brings = foreseen(table.state, hand, spot, best)
        if brings.links or brings.pays:
            found.append((spot, len(brings.links), sum(brings.pays)))
    return sorted(found, key=lambda offer: (-offer[1], -offer[2]))


def _draw_offers(canvas: pygame.Surface, table: Table, hand: Hand, turns: int) -> None:
    offers = _offers(table, hand, turns)
    draw_head(canvas, at.LINKS_X, "Slots where it can link")
    if not offers:
        text = "Nowhere now: there is no neighbour with a matching corner. It still pays its Yields when performed."
        place = (at.PREVIEW.x + at.LINKS_X, at.PREVIEW.y + 62)
        draw_block(canvas, text, place, 560, theme.BODY, 19, theme.PARCHMENT)
    row = [card.id for card in table.state.row]
    for number, (spot, count, pays) in enumerate(offers[:_LINES_SHOWN]):
        rect = _line_rect(number, len(offers))
        draw_plate(canvas, rect, (46, 30, 38), 10, 1, theme.BRASS_LO)
        text = f"{words.performance_short(spot.card)}, card {row.index(spot.card) + 1}"
        place, room = (rect.x + 14, rect.centery - 1), rect.w - 150
        draw_text(canvas, text, place, theme.BODY_BOLD, 18, theme.CREAM, "midleft", width=room)
        linked = words.plural(count, "Link") if count else "no Link"
        gain = linked + (f", {pays} {{fame}}/{{coin}}" if pays else "")
        spot_at, width = (rect.right - 184, rect.y + 9), 170
        draw_block(canvas, gain, spot_at, width, theme.BODY, 18, theme.PARCHMENT, align="right", on_dark=True)


def draw_link_pay(canvas: pygame.Surface, level: int | None, notes: tuple[str, ...]) -> None:
    """What a Link pays by Trick level, and below it whose level counts, in one or two lines."""
    draw_head(canvas, at.SUM_X, "Each Link pays")
    x = at.PREVIEW.x + at.SUM_X
    for number, (step, pays) in enumerate(LINK_BONUS.items()):
        y = at.PREVIEW.y + 48 + 34 * number
        role = theme.BODY_BOLD if step == level else theme.BODY
        ink = theme.BRASS_HI if step == level else theme.PARCHMENT
        text = f"level {step} Trick: {pays} {{fame}} or {pays} {{coin}}"
        draw_block(canvas, text, (x, y), 270, role, 19, ink, on_dark=True)
    for number, note in enumerate(notes):
        spot = (x, at.PREVIEW.y + 168 + 20 * number - 15 * (len(notes) - 1))
        draw_text(canvas, note, spot, theme.ITALIC, 17, theme.PARCHMENT, "midleft", width=290)


# ---- nothing in the hand -------------------------------------------------------------------------------------------


def draw_guide(canvas: pygame.Surface, table: Table, title: str, text: str) -> None:
    """What can be done now, the own markers on stage, what Links pay."""
    panel = at.PREVIEW
    draw_head(canvas, at.TURN_X, title)
    place = (panel.x + at.TURN_X, panel.y + 46)
    draw_block(canvas, text, place, 410, theme.BODY, 19, theme.CREAM, on_dark=True, height=144)
    draw_divider(canvas, 442)
    _draw_own_markers(canvas, table)
    draw_divider(canvas, 1062)
    draw_link_pay(canvas, None, table.whose_level)


def _draw_own_markers(canvas: pygame.Surface, table: Table) -> None:
    draw_head(canvas, at.LINKS_X, "Your markers on stage")
    own = [(card, m) for card in table.state.row for _, m in card.all_markers() if m.owner == table.viewer]
    if not own:
        text = "None. A Magician can only perform a card with a marker of yours."
        place = (at.PREVIEW.x + at.LINKS_X, at.PREVIEW.y + 62)
        draw_text(canvas, text, place, theme.ITALIC, 19, theme.PARCHMENT)
    for number, (card, marker) in enumerate(own[:_LINES_SHOWN]):
        rect = _line_rect(number, len(own))
        draw_plate(canvas, rect, (46, 30, 38), 10, 1, theme.BRASS_LO)
        colour, category = table.colours[marker.owner], TRICKS[marker.trick].category
        draw_marker(canvas, (rect.x + 26, rect.centery), 18, colour, marker.suit, None, category)
        place = (rect.x + 54, rect.centery - 1)
        where = words.performance_short(card.id)
        room = rect.w - 150
        draw_text(canvas, TRICKS[marker.trick].name, place, theme.BODY_BOLD, 18, theme.CREAM, "midleft", width=room)
        spot = (rect.right - 14, rect.centery - 1)
        draw_text(canvas, where, spot, theme.BODY, 18, theme.PARCHMENT, "midright", width=90)

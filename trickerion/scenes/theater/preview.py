"""The panel below the cards: four orientations, the Links of the held marker, and what its owner receives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from trickerion.rules.catalog import SPECIALS, TRICKS
from trickerion.rules.state import NEUTRAL, Marker
from trickerion.scenes.theater.cards import placed
from trickerion.scenes.theater.hand import Hand, MadeLink, Outcome, Payment
from trickerion.ui import theme
from trickerion.ui.controls import draw_choice_chip, draw_reward
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import theater as at
from trickerion.ui.markers import draw_marker
from trickerion.ui.shapes import draw_plate, draw_shadow
from trickerion.ui.surfaces import draw_category_badge
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.words import names as words
from trickerion.words.names import Names
from trickerion.words.theater import NO_LINKS
from trickerion.words.tooltips import effect_name

_RULES = (442, 1062)  # where the parts of the panel are divided


@dataclass(frozen=True)
class Preview:
    """What the panel shows of the held marker over one slot.

    ``links`` says how many Links each orientation makes that may be chosen, ``rewards`` is the choice of Fame or Coins
    for each payment, ``points_left`` what the Character has after this, ``by_highest`` that the higher level of two
    linked Tricks counts, ``passed_up`` which Link another turn would make.
    """

    hand: Hand
    colour: str
    turns: int
    links: Mapping[int, int]
    outcome: Outcome
    rewards: Sequence[str]
    points_left: int
    key: str
    by_highest: bool
    passed_up: str = ""

    @property
    def rows(self) -> int:
        """The lines of the middle part: every payment, and what is passed up."""
        return rows_of(self.outcome, self.passed_up)

    def received(self) -> dict[str, int]:
        """Fame, Coins and Shards of the maker."""
        sums = {"fame": 0, "coins": 0, "shards": self.outcome.shards.get(self.hand.owner, 0)}
        for resource, pays in zip(self.rewards, self.outcome.pays, strict=False):
            sums[resource] += pays
        sums["fame"] += sum(extra.fame for extra in self.outcome.extras)
        return sums


def rows_of(outcome: Outcome, passed_up: str) -> int:
    """How many lines the Links take together with the sentence below them."""
    return len(outcome.payments) + bool(passed_up)


def draw_ground(canvas: pygame.Surface, pointer_x: int | None) -> None:
    """The dark sheet, with a point towards the card that it speaks of."""
    panel = at.PREVIEW
    draw_shadow(canvas, panel, 12, 10, 230, (0, 6))
    if pointer_x is not None:
        x = max(panel.x + 34, min(panel.right - 34, pointer_x))
        pygame.draw.polygon(canvas, theme.BRASS_HI, [(x - 20, panel.y + 2), (x + 20, panel.y + 2), (x, panel.y - 20)])
    draw_plate(canvas, panel, theme.DARK_INSET, 12, 2, theme.BRASS_HI)
    if pointer_x is not None:
        points = [(x - 16, panel.y + 3), (x + 16, panel.y + 3), (x, panel.y - 14)]
        pygame.draw.polygon(canvas, theme.DARK_INSET, points)


def draw_divider(canvas: pygame.Surface, x: int) -> None:
    """A brass line between two parts."""
    panel = at.PREVIEW
    pygame.draw.line(canvas, theme.BRASS_LO, (panel.x + x, panel.y + 14), (panel.x + x, panel.bottom - 14), 2)


def draw_head(canvas: pygame.Surface, x: int, title: str, aside: str = "", right: int = 0) -> None:
    """The head of a part, and an aside that ends at ``right`` (both from the panel's left edge)."""
    panel = at.PREVIEW
    drawn = draw_text(canvas, title, (panel.x + x, panel.y + 10), theme.HEAD2, 20, theme.BRASS_HI)
    if aside:
        room = panel.x + right - drawn.right - 14
        place = (panel.x + right, panel.y + 13)
        draw_text(canvas, aside, place, theme.ITALIC, 17, theme.PARCHMENT, "topright", width=room)


def draw(
    canvas: pygame.Surface, preview: Preview, colours: Sequence[str], names: Names, viewer: int, hovered: str
) -> None:
    """Draw all three parts; ``hovered`` is the name of the hotspot under the pointer."""
    draw_head(canvas, at.TURN_X, "Turn the marker", f"wheel or {preview.key}", at.TURN_X + 404)
    for turns in range(4):
        _draw_orientation(canvas, preview, turns, hovered == f"preview.turn_{turns}")
    draw_divider(canvas, _RULES[0])
    level = preview.hand.trick.level
    aside = "paid now, by the higher Trick level" if preview.by_highest else f"paid now, level {level} Trick"
    if not preview.hand.pays_links:
        aside = "not paid this time" if preview.hand.is_new else "a rescheduled marker pays nothing"
    draw_head(canvas, at.LINKS_X, "Links this makes", aside, at.LINKS_X + 584)
    _draw_links(canvas, preview, colours, names, viewer, hovered)
    draw_divider(canvas, _RULES[1])
    _draw_sum(canvas, preview, names, viewer)


def _draw_orientation(canvas: pygame.Surface, preview: Preview, turns: int, hovered: bool) -> None:
    rect, legal, current = at.orientation_rect(turns), turns in preview.links, turns == preview.turns
    fill = (92, 60, 28) if current else (70, 48, 50) if hovered and legal else (52, 34, 40) if legal else (26, 18, 22)
    edge = theme.GLOW if current else theme.BRASS if legal else "#4a3a3a"
    draw_plate(canvas, rect, fill, 10, 3 if current else 1, edge)
    center = (rect.centerx, rect.y + 52)
    hand = preview.hand
    alpha = 255 if legal else 70
    draw_marker(canvas, center, 42, preview.colour, hand.suit, turns, hand.trick.category, alpha=alpha, shadow=legal)
    count = preview.links.get(turns, 0)
    better = count > preview.links.get(preview.turns, 0)
    label = "no circle" if not legal else "no Link" if not count else words.plural(count, "Link")
    role = theme.BODY_BOLD if current or better else theme.BODY
    ink = theme.WARN if better else theme.BRASS_HI if current else theme.CREAM if legal else "#c2a99a"
    draw_text(canvas, label, (rect.centerx, rect.bottom - 19), role, 18, ink, "center")


def _draw_links(
    canvas: pygame.Surface, preview: Preview, colours: Sequence[str], names: Names, viewer: int, hovered: str
) -> None:
    lines = preview.outcome.payments
    rows = preview.rows
    if not lines:
        text, ink = (preview.passed_up, theme.WARN) if preview.passed_up else (NO_LINKS, theme.PARCHMENT)
        place = (at.PREVIEW.x + at.LINKS_X, at.PREVIEW.y + 62)
        draw_block(canvas, text, place, 560, theme.BODY, 19, ink)
    elif preview.passed_up:
        line = at.link_rect(rows - 1, rows)
        draw_text(canvas, preview.passed_up, line.midleft, theme.BODY, 19, theme.WARN, "midleft", width=line.w)
    for number, payment in enumerate(lines):
        line = at.link_rect(number, rows)
        draw_plate(canvas, line, (46, 30, 38), 10, 1, theme.BRASS_LO)
        if payment.card or payment.link is None:
            _draw_card_pay(canvas, line, payment)
        else:
            partner = _partner_words(payment.link.partner, names, viewer)
            _draw_partner(canvas, line, payment.link, colours, *partner)
        if payment.pays:
            _draw_choice(canvas, preview, number, rows, payment.pays, hovered)
        if payment.link is not None and payment.link.shard:
            alone = bool(payment.card) or payment.link.partner.owner == NEUTRAL
            _draw_shard_note(canvas, line, "you" if alone else "each")


def _draw_card_pay(canvas: pygame.Surface, line: Rect, payment: Payment) -> None:
    """A payment that a special card adds: again for a Link, or for a circle without one."""
    draw_icon(canvas, "ui.special_card", (line.x + 32, line.centery), min(34, line.h - 6), theme.BRASS_HI)
    why = "the Link once more" if payment.link is not None else "shares a circle"
    name, place = SPECIALS[payment.card].name, (line.x + 60, line.centery - 1)
    if line.h < 60:
        draw_text(canvas, name, place, theme.BODY_BOLD, 18, theme.CREAM, "midleft", width=230)
        return
    draw_text(canvas, name, (line.x + 60, line.y + 8), theme.BODY_BOLD, 19, theme.CREAM, width=230)
    draw_text(canvas, why, (line.x + 60, line.y + 33), theme.BODY, 17, theme.PARCHMENT, width=230)


def _partner_words(partner: Marker, names: Names, viewer: int) -> tuple[str, str]:
    """Its Trick, and whose it is."""
    if partner.owner == NEUTRAL:
        return "Printed marker", "on the card"
    return TRICKS[partner.trick].name, words.who(partner.owner, names, viewer)


def _draw_partner(
    canvas: pygame.Surface, line: Rect, link: MadeLink, colours: Sequence[str], name: str, who: str
) -> None:
    draw_category_badge(canvas, (line.x + 32, line.centery), link.category, min(44, line.h - 6))
    draw_marker(
        canvas,
        (line.x + 82, line.centery),
        min(20, line.h // 2),
        placed(link.partner, colours).colour,
        link.partner.suit,
    )
    x, y = line.x + 112, line.centery
    room = 180
    if line.h < 60:
        draw_text(canvas, name, (x, y - 1), theme.BODY_BOLD, 18, theme.CREAM, "midleft", width=room)
        return
    draw_text(canvas, name, (x, line.y + 8), theme.BODY_BOLD, 19, theme.CREAM, width=room)
    draw_text(canvas, who, (x, line.y + 33), theme.BODY, 17, theme.PARCHMENT, width=room)


def _draw_choice(canvas: pygame.Surface, preview: Preview, number: int, count: int, pays: int, hovered: str) -> None:
    for resource in ("fame", "coins"):
        rect = at.reward_rect(number, resource, count)
        on = preview.rewards[number] == resource
        draw_choice_chip(canvas, rect, resource, pays, on, hovered=hovered == f"preview.{resource}_{number}")
    middle = (at.reward_rect(number, "coins", count).x - 11, at.link_rect(number, count).centery - 1)
    draw_text(canvas, "or", middle, theme.ITALIC, 17, theme.PARCHMENT, "center")


def _draw_shard_note(canvas: pygame.Surface, line: Rect, whom: str) -> None:
    x, low = line.right - 28, line.h < 60
    y = line.centery if low else line.centery - 12
    draw_text(canvas, "+1", (x - 22, y), theme.NUM, 18, theme.CREAM, "midleft")
    draw_icon(canvas, "resource.shard", (x + 12, y), 20, theme.SHARD_ON_DARK)
    if not low:
        draw_text(canvas, whom, (x - 2, line.centery + 14), theme.LABEL, 17, "#a9e4f0", "center")


def _draw_sum(canvas: pygame.Surface, preview: Preview, names: Names, viewer: int) -> None:
    panel = at.PREVIEW
    x = panel.x + at.SUM_X
    draw_head(canvas, at.SUM_X, "You receive")
    received = preview.received()
    if any(received.values()):
        draw_reward(canvas, (x, panel.y + 62), received, 26, on_dark=True, gap=12)
    else:
        draw_text(canvas, "nothing now", (x, panel.y + 61), theme.ITALIC, 20, theme.PARCHMENT, "midleft")
    others = [f"{names[s]} +{n} {{shard}}" for s, n in preview.outcome.shards.items() if s != preview.hand.owner and n]
    others += [f"{extra.fame} {{fame}}: {effect_name(extra.source)}" for extra in preview.outcome.extras]
    if others:
        said, place = ", ".join(others), (x, panel.y + 82)
        draw_block(canvas, said, place, 264, theme.BODY, 17, theme.PARCHMENT, line=20, on_dark=True, height=42)
    left = f"Action Points left: {preview.points_left}"
    draw_text(canvas, left, (x, panel.y + 138), theme.BODY_BOLD, 19, theme.CREAM, "midleft")
    what = "sets it up" if preview.hand.is_new else "lays it here"
    draw_text(canvas, f"Click or Enter {what}", (x, panel.y + 168), theme.ITALIC, 17, theme.PARCHMENT, "midleft")

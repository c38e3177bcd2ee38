"""The sheet below the cards, and what it says while no marker hangs over a slot: a card, a marker, what to do."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from trickerion.language.speech import listed
from trickerion.language.voice import you_or_name
from trickerion.rules.ask.stage import laying
from trickerion.rules.catalog import TRICKS, Trick
from trickerion.rules.facts.stage import CardOnStage, Hand, Spot
from trickerion.rules.moves import Reschedule, SetUpTrick
from trickerion.rules.state import Marker
from trickerion.scenes.theater.hand import TheaterView
from trickerion.screens.theater_cards import SHEET
from trickerion.table.turning import best_turns
from trickerion.ui import theme
from trickerion.ui.controls import draw_reward, reward_width
from trickerion.ui.layout import theater as at
from trickerion.ui.markers import draw_marker
from trickerion.ui.shapes import draw_plate
from trickerion.ui.text import draw_text, gold_text, text_width
from trickerion.ui.text_block import block_width, draw_block
from trickerion.ui.tokens import draw_emblem
from trickerion.words import names
from trickerion.words.screens import theater as words

_LINES_SHOWN = 6
LEFT, MIDDLE, RIGHT = SHEET.part(at.TURN_X, 404), SHEET.part(at.LINKS_X, 584, rule=18), SHEET.part(1082, 264, rule=20)
_WIDE = MIDDLE.box.w
_WORDS_WIDE = 560


def _line_rect(number: int, count: int) -> Rect:
    """Line of that number, of up to six, in the middle part: one column up to three, else two."""
    columns = 1 if count <= 3 else 2
    width = (_WIDE - 8 * (columns - 1)) // columns
    column, row = number % columns, number // columns
    return Rect(MIDDLE.place(column * (width + 8), 44 + row * 47), (width, 43))


def draw_card_facts(canvas: Surface, table: TheaterView, shown: CardOnStage) -> None:
    """The hovered card: its theater, what its performer gets, the Tricks on it, who could perform it."""
    card = shown.card
    gold_text(canvas, names.performance(card.id, table.state.row_ids), LEFT.place(0, 24), theme.TEXT.title, "midleft")
    draw_text(canvas, words.PERFORMER_GETS, LEFT.place(0, 66), theme.TEXT.body_plus, theme.PARCHMENT, "midleft")
    beside = max(176, text_width(words.PERFORMER_GETS, theme.TEXT.body_plus) + 12)
    draw_reward(canvas, LEFT.place(beside, 66), card.card.bonus, 22, on_dark=True)
    text = words.LINKS_PAY(shown.links) if shown.links else words.NO_LINKS_YET
    below = LEFT.draw_block(canvas, text, 86, theme.PARCHMENT, w=410)
    free = sum(marker is None for marker in card.markers)
    slots = words.FREE_SLOTS(free) if free else words.NO_FREE_SLOT
    line = f"{slots} {words.IT_LEAVES}" if shown.leaves else slots
    place = LEFT.place(0, max(134, below + 14))
    draw_text(canvas, line, place, theme.TEXT.body_plus, theme.PARCHMENT, "midleft", width=410)
    _draw_tricks(canvas, table, shown)
    _draw_owners(canvas, table, shown.owners)


def _draw_tricks(canvas: Surface, table: TheaterView, shown: CardOnStage) -> None:
    MIDDLE.draw_head(canvas, words.TRICKS_HERE, words.AS_PRINTED)
    laid = shown.card.all_markers()
    if not laid:
        draw_text(canvas, words.NO_TRICKS, MIDDLE.place(0, 62), theme.TEXT.aside_plus, theme.PARCHMENT)
    for number, (_, marker) in enumerate(laid[:_LINES_SHOWN]):
        rect = _line_rect(number, len(laid))
        draw_plate(canvas, rect, (46, 30, 38), 10, 1, theme.BRASS_LO)
        draw_marker(canvas, (rect.x + 26, rect.centery), 18, table.colours[marker.owner], marker.suit)
        (_draw_line if rect.w == _WIDE else _draw_two_lines)(canvas, rect, TRICKS[marker.trick])


def _draw_line(canvas: Surface, rect: Rect, trick: Trick) -> None:
    """A Trick's name, and what it pays at the right."""
    place, spot = (rect.x + 54, rect.centery - 1), (rect.right - 14, rect.centery)
    room = rect.w - 76 - reward_width(trick.yields, 18, gap=8, plus=False)
    draw_text(canvas, names.trick(trick.id), place, theme.TEXT.strong, theme.CREAM, "midleft", width=room)
    draw_reward(canvas, spot, trick.yields, 18, on_dark=True, align="right", gap=8, plus=False)


def _draw_two_lines(canvas: Surface, rect: Rect, trick: Trick) -> None:
    """The same where both do not stand side by side: what it pays below its name."""
    left, room = rect.x + 54, rect.w - 62
    place = (left, rect.centery - 11)
    draw_text(canvas, names.trick(trick.id), place, theme.TEXT.strong, theme.CREAM, "midleft", width=room)
    draw_reward(canvas, (left, rect.centery + 10), trick.yields, 16, on_dark=True, gap=8, plus=False)


def _draw_owners(canvas: Surface, table: TheaterView, owners: Sequence[int]) -> None:
    RIGHT.draw_head(canvas, words.MAY_PERFORM)
    if not owners:
        draw_text(canvas, words.NOBODY_YET, RIGHT.place(0, 62), theme.TEXT.aside_plus, theme.PARCHMENT, "midleft")
    for number, seat in enumerate(owners):
        x, y = RIGHT.place(0, 62 + 34 * number)
        draw_emblem(canvas, (x + 14, y), 28, table.colours[seat])
        who = you_or_name(seat, table.names, table.viewer)
        draw_text(canvas, who, (x + 38, y - 1), theme.TEXT.strong_plus, theme.CREAM, "midleft", width=222)


def draw_held(canvas: Surface, table: TheaterView, hand: Hand) -> None:
    """The held marker while it hangs over no slot: what to do, and where it would make Links."""
    LEFT.draw_head(canvas, words.IN_HAND)
    draw_marker(canvas, LEFT.place(58, 112), 56, table.colours[hand.owner], hand.suit, table.turns, hand.trick.category)
    lay = words.HELD["paid" if hand.pays_links else "new" if hand.is_new else "moved"]
    say = words.held_by_card if hand.is_brought else words.held
    text = say(trick=names.trick(hand.trick.id), lay=lay, key=table.key)
    LEFT.draw_block(canvas, text, 52, x=132, w=284)
    _draw_offers(canvas, table, hand)
    _draw_link_pay(canvas, table, hand.trick.level)


class LinkOffer(NamedTuple):
    """A slot where the marker would link: how many Links, Fame or Coins altogether, and the Shards of its owner."""

    spot: Spot
    links: int
    pays: int
    shards: int


def offers(table: TheaterView, hand: Hand) -> list[LinkOffer]:
    """The slots where the marker makes a Link, best first: a Shard of a blue circle counts like a Coin."""
    found = []
    for spot, options in hand.single.items():
        best = best_turns(table.state, hand, spot, options, table.turns)
        brings = laying(table.state, hand, spot, best)
        if brings.links:
            found.append(LinkOffer(spot, len(brings.links), sum(brings.pays), brings.shards))
    return sorted(found, key=lambda offer: (-offer.links, -offer.pays - offer.shards, -offer.pays))


def spot_name(row: Sequence[str], spot: Spot) -> str:
    """A slot of a Performance card of the row: "Riverside 2, top left"."""
    card = names.performance(spot.card, row, names.THEATER_SHORT)
    return words.SLOT(card=card, spot=names.spot(spot.card, spot.slot))


def gains(links: int, pays: int, shards: int) -> str:
    """Gains of a slot: "1 Link, 2 {fame}/{coin}, 1 {shard}"."""
    more = [say(number=number) for say, number in ((words.PAYS, pays), (words.SHARDS, shards)) if number]
    return listed([words.LINKS(links), *more])


def offer_rects(table: TheaterView, hand: Hand) -> list[tuple[Spot, Rect]]:
    """The slots that are named, and where: what hovering shows on the stage and a click takes."""
    found = offers(table, hand)
    return [(offer.spot, _line_rect(number, len(found))) for number, offer in enumerate(found[:_LINES_SHOWN])]


def _draw_offers(canvas: Surface, table: TheaterView, hand: Hand) -> None:
    found = offers(table, hand)
    MIDDLE.draw_head(canvas, words.CAN_LINK)
    if not found:
        MIDDLE.draw_block(canvas, words.NOWHERE, 62, theme.PARCHMENT, w=_WORDS_WIDE)
    row = table.state.row_ids
    for number, (spot, *brings) in enumerate(found[:_LINES_SHOWN]):
        rect, hot = _line_rect(number, len(found)), spot == table.shown
        draw_plate(
            canvas, rect, (92, 60, 28) if hot else (46, 30, 38), 10, 1, theme.BRASS_HI if hot else theme.BRASS_LO
        )
        text, gain = spot_name(row, spot), gains(*brings)
        most = 300 if rect.w == _WIDE else 170
        place, room = (rect.x + 14, rect.centery - 1), rect.w - 36 - block_width(gain, most, theme.TEXT.body)
        draw_text(canvas, text, place, theme.TEXT.strong, theme.CREAM, "midleft", width=room)
        beside = Rect(rect.right - 14 - most, rect.y + 9, most, rect.h - 12)
        draw_block(canvas, gain, beside, theme.TEXT.body, theme.PARCHMENT, align="right")


def link_notes(table: TheaterView) -> list[str]:
    """Notes on whose level counts; cards of the solo game and of the Duel also have printed markers."""
    level = words.HIGHER_LEVEL if table.stage.by_highest else words.OWN_LEVEL
    return [level, words.PRINTED_LEVEL] if table.stage.has_printed else [level]


def _draw_link_pay(canvas: Surface, table: TheaterView, level: int | None = None) -> None:
    """Draw the payment of a Link by Trick level, and the notes below it."""
    notes = link_notes(table)
    RIGHT.draw_head(canvas, words.EACH_LINK_PAYS)
    height = 34 if len(notes) == 1 else 30
    for number, (step, payout) in enumerate(table.stage.link_pays.items()):
        place = RIGHT.place(0, 48 + height * number)
        style = theme.TEXT.strong_plus if step == level else theme.TEXT.body_plus
        ink = theme.BRASS_HI if step == level else theme.PARCHMENT
        draw_block(canvas, words.level_pays(level=step, pays=payout), Rect(place, (276, height - 1)), style, ink)
    for number, note in enumerate(notes):
        spot = RIGHT.place(0, 168 + 20 * number - 15 * (len(notes) - 1))
        draw_text(canvas, note, spot, theme.TEXT.aside, theme.PARCHMENT, "midleft", width=276)


def draw_guide(canvas: Surface, table: TheaterView) -> None:
    """Draw the guide to the present choices, the viewer's markers on stage, and the payments of Links."""
    title, text = _guide(table)
    LEFT.draw_head(canvas, title)
    LEFT.draw_block(canvas, text, w=410)
    _draw_own_markers(canvas, table)
    _draw_link_pay(canvas, table)


def _can_take(table: TheaterView) -> tuple[bool, bool]:
    """True if a new marker can be taken, and True if one on stage can."""
    return any(isinstance(m, SetUpTrick) for m in table.legal), any(isinstance(m, Reschedule) for m in table.legal)


def action_now(table: TheaterView) -> str:
    """The Action under way, or the first one of the two that is possible now; "" for none."""
    sets_up, moves = _can_take(table) if table.hand is None else (table.hand.is_new, True)
    return "set_up_trick" if sets_up else "reschedule" if moves else ""


def _guide(table: TheaterView) -> tuple[str, str]:
    can_set_up, can_move = _can_take(table)
    if can_set_up or can_move:
        return words.CAN_DO, words.TAKE_OWN if not can_set_up else words.TAKE_EITHER if can_move else words.TAKE_NEW
    nothing = words.NO_ACTION_MORE if table.extras else words.NOTHING_MORE
    return (words.CAN_DO, nothing) if table.is_at_work else (words.LOOKING_AROUND, words.LOOK)


def _draw_own_markers(canvas: Surface, table: TheaterView) -> None:
    MIDDLE.draw_head(canvas, words.OWN_MARKERS)
    own = own_markers(table)
    if not own:
        MIDDLE.draw_block(canvas, words.NO_OWN_MARKER, ink=theme.PARCHMENT, w=_WORDS_WIDE)
    step = min(47, 141 // max(1, len(own)))
    for number, (marker, where) in enumerate(own.values()):
        rect = Rect(MIDDLE.place(0, 44 + number * step), (_WIDE, step - 4))
        draw_plate(canvas, rect, (46, 30, 38), 10, 1, theme.BRASS_LO)
        colour, category = table.colours[marker.owner], TRICKS[marker.trick].category
        draw_marker(canvas, (rect.x + 26, rect.centery), min(18, step // 2 - 3), colour, marker.suit, None, category)
        place, spot = (rect.x + 54, rect.centery - 1), (rect.right - 14, rect.centery - 1)
        name = names.trick(marker.trick)
        drawn = draw_text(canvas, name, place, theme.TEXT.strong, theme.CREAM, "midleft", width=270)
        room = spot[0] - drawn.right - 12
        draw_text(canvas, listed(where), spot, theme.TEXT.body, theme.PARCHMENT, "midright", width=room)


def own_markers(table: TheaterView) -> dict[str, tuple[Marker, list[str]]]:
    """The viewer's Tricks on stage, by suit: one of the markers, and the cards on which they lie."""
    row = table.state.row_ids
    found: dict[str, tuple[Marker, list[str]]] = {}
    for card in (shown.card for shown in table.stage.cards):
        for marker in (marker for _, marker in card.all_markers() if marker.owner == table.viewer):
            found.setdefault(marker.suit, (marker, []))[1].append(names.performance(card.id, row, names.THEATER_SHORT))
    return found

"""The Trick cards of a Workshop, each with the one line that matters now, and the box of its Trick Markers."""

from functools import partial

from pygame import Rect, Surface

from trickerion.language.speech import begins, join, listed
from trickerion.rules.ask.tricks import trick_facts
from trickerion.rules.catalog import MARKERS_PER_SUIT, SPECIALISTS, SUITS, TRICKS, Trick, Yields
from trickerion.rules.facts.tricks import EndWorth, TrickFacts
from trickerion.rules.moves import Move, MoveTrick, ReturnTrick
from trickerion.rules.state import ENGINEER_PLACE
from trickerion.scenes.workshop import academy, powers
from trickerion.scenes.workshop import academy_layout as academy_at
from trickerion.scenes.workshop import layout as at
from trickerion.scenes.workshop.deeds import ShopPanel
from trickerion.scenes.workshop.piles import draw_extension
from trickerion.scenes.workshop.shop import HeldTrick, Shop
from trickerion.table.panel import Anchor
from trickerion.table.wishes import draw_large_wish, wish_tip, wishes_in_slots
from trickerion.ui import theme
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Hotspot, Hotspots, Tip, spoken
from trickerion.ui.icons import draw_icon
from trickerion.ui.markers import draw_marker, draw_marker_place
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.shapes import draw_plate, draw_veil
from trickerion.ui.surfaces import draw_dark_panel, draw_panel_head, draw_pill
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.trick_card import (
    Owned,
    TrickNote,
    draw_trick_large,
    draw_trick_place,
    draw_trick_strip,
    in_engineers_slot,
)
from trickerion.words import card_tooltips, names
from trickerion.words.academy.workshop import markers_head
from trickerion.words.said import GIVE_BACK, part_of
from trickerion.words.screens import workshop as words

_HALF, _STEP = 19, 50
_SMALL_HALF, _ASIDE = 15, 48
_HELD = Rect(0, 0, 132, 194)


class Tricks(ShopPanel):
    """The four places; a click chooses the candidate of an Action, else it looks at the Trick. And the markers' box."""

    zone = Zone.MINE

    def add_hotspots(self, spots: Hotspots) -> None:
        shop = self.table
        deeds = self.deeds
        for place, rect in enumerate(at.TRICKS):
            name = f"trick.{place}"
            candidate, held = shop.candidates.get(name), HeldTrick(place)
            click = partial(deeds.make, candidate, sound="card_flick") if candidate else partial(deeds.look_at, place)
            may_move = any(shop.is_legal(move) for other in range(4) for move in _moves_onto(other, held))
            spot = Hotspot(name, rect, tip=partial(tip, shop, place), anchor=Rect(rect.x, rect.y, rect.w, 88))
            owned, title = shop.workshop.tricks[place], names.place(place)
            spot.says = saying(begins(title), "", Role.CARD) if owned is None else saying(role=Role.CARD)
            spot.now = candidate is not None or may_move
            if owned is not None:
                spot.on_right_click = partial(deeds.give_back, ReturnTrick(place))
                told = part_of(part=names.trick(owned.id), whole=title)
                spot.says = saying(told, role=Role.CARD, also=((GIVE_BACK, spot.on_right_click),))
                spot.on_click, spot.payload = click, held if may_move else None
            spot.refuses = lambda _held: words.ENGINEER_EXCHANGES
            spots.add(self.target(spot, partial(_moves_onto, place)))
        powers.add_supply(spots, shop, _boxes(shop))
        if shop.workshop.has_academy:
            academy.add_spots(spots, shop, deeds.make, _boxes(shop))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        shop = self.table
        _draw_supply(canvas, shop)
        draw_extension(canvas, shop, at.ENGINEER_PLATE, "engineer", 30)
        if not shop.player.has("engineer"):
            draw_veil(canvas, at.ENGINEER_PLATE, (16, 8, 12), 90)
        for place, rect in enumerate(at.TRICKS):
            if place < ENGINEER_PLACE:
                spot, name = (rect.x + 6, rect.y - 16), words.trick_place(place=names.ROMAN[place + 1])
                draw_text(canvas, name, spot, theme.TEXT.label, theme.BRASS_HI, "midleft")
            owned, light = shop.workshop.tricks[place], shop.lit.get(f"trick.{place}")
            if owned is None or shop.lifted == HeldTrick(place) or f"trick.{owned.id}" in shop.hidden:
                _draw_free(canvas, shop, place, rect, light or 0.0)
                continue
            draw_trick_large(
                canvas,
                rect,
                _shown(shop, owned),
                _marked(shop, owned, shop.ready(owned)),
                have={component: shop.player.counted(component) for component in shop.player.components},
                note=note_of(owned),
                selected=place == shop.selected,
                light=light or 0.0,
            )
            academy.draw_hanging(canvas, rect, shop, owned)
            if place != ENGINEER_PLACE and (light is not None or place == shop.selected):
                pill = Rect(rect.right - 104, rect.y - 29, 100, 26)
                tag = words.CHOOSE if light is not None else words.SELECTED
                draw_pill(canvas, pill, tag, theme.BRASS_HI, theme.INK, theme.TEXT.label)

    @property
    def anchors(self) -> dict[str, Anchor]:
        shop, boxes = self.table, _boxes(self.table)
        cards = {f"trick.{owned.id}": Anchor(at.TRICKS[owned.place].center) for owned in shop.workshop.owned}
        supply = {f"supply.{owned.id}": Anchor(boxes[owned.suit].center, 26) for owned in shop.workshop.owned}
        return {"residence": Anchor(at.TO_BOARD.center), **cards, **supply}


def _moves_onto(place: int, held: object) -> tuple[Move, ...]:
    """A Trick dropped on another place: one of the two must be the Engineer's."""
    if not isinstance(held, HeldTrick) or (held.place == ENGINEER_PLACE) == (place == ENGINEER_PLACE):
        return ()
    return (MoveTrick(held.place if place == ENGINEER_PLACE else place),)


def pointed_at(spots: Hotspots, shop: Shop) -> int:
    """The place of the Trick under the pointer or the focus, -1 for none."""
    hot = spots.hovered or spots.focused
    return next((trick.place for trick in shop.workshop.owned if hot == f"trick.{trick.place}"), -1)


def tip(shop: Shop, place: int) -> Tip:
    """A Trick in words, or the wish that is shown in its free place."""
    wish = wishes_in_slots(shop).get(place) if shop.is_own else None
    if wish is not None:
        return spoken(wish_tip(wish), width=380)
    note = words.GIVE_TRICK_BACK if shop.is_own and shop.workshop.tricks[place] is not None else ""
    facts, row = trick_facts(shop.state, shop.seat, place), shop.state.row_ids
    return spoken(card_tooltips.owned_trick(facts, place, row), note=note, width=380)


def note_of(trick: TrickFacts) -> TrickNote:
    """The line that matters now: ready to prepare; the end-of-game condition of level 3; where the markers are ..."""
    if in_room := academy.note_of(trick):
        return in_room
    if trick.is_unprepared and not trick.missing:
        return TrickNote("ui.hint", words.ready(points=trick.prepare_points), "ready")
    if trick.end is not None:
        return TrickNote("ui.trophy", end_game(trick.end), "dark")
    if trick.missing and not trick.markers.ready:
        return TrickNote("resource.component", words.lacks(components=names.PIECES.join(trick.missing)), "paper")
    if trick.place == ENGINEER_PLACE:
        return TrickNote("character.engineer", words.engineers_slot(markers=trick.card_gives), "specialist")
    ready, away = trick.markers.ready, len(trick.markers.on_stage)
    if away and not ready:
        return TrickNote("ui.stage", words.ON_STAGE[away], "paper")
    return TrickNote("ui.stage", listed([words.READY_HERE[ready], *[words.AND_ON_STAGE[away]] * bool(away)]), "paper")


def end_game(end: EndWorth) -> str:
    """The end-of-game condition of a Trick, and what it is worth at present."""
    rule = end.rule
    wanted, level = rule.get("specialists", ()), names.LEVEL.get(rule.get("level", 1), "")
    who = words.ALL_SPECIALISTS if len(wanted) == len(SPECIALISTS) else join(names.CHARACTER[kind] for kind in wanted)
    number = rule.get("coins", rule.get("at_least", ""))
    kind = f"per_{rule['tier']}" if rule["kind"] == "per_component" else rule["kind"]
    condition = words.END[kind](each=rule["fame"], number=number, level=level, specialists=who)
    if end.lacks:
        return words.end_lacks(condition=condition, component=names.component(end.lacks[0]))
    return words.end_now(condition=condition, number=end.number, worth=end.fame)


def _shown(shop: Shop, owned: TrickFacts) -> Trick:
    if shop.workshop.has_academy:
        return academy.as_it_is(owned)
    return in_engineers_slot(TRICKS[owned.id]) if owned.place == ENGINEER_PLACE else TRICKS[owned.id]


def draw_held(canvas: Surface, shop: Shop, place: int, center: tuple[int, int]) -> None:
    """The Trick in the hand."""
    owned, rect = shop.workshop.tricks[place], _HELD.move_to(center=center)
    if owned is not None:
        draw_trick_strip(canvas, rect, TRICKS[owned.id], _marked(shop, owned, owned.markers.ready), light=0.8)


def _marked(shop: Shop, owned: TrickFacts, ready: int) -> Owned:
    practised = owned.room.practising.yields if owned.room is not None else Yields()
    return Owned(shop.colour, owned.suit, ready, len(owned.markers.on_stage), owned.shards, practised)


def _draw_free(canvas: Surface, shop: Shop, place: int, rect: Rect, light: float) -> None:
    if place == ENGINEER_PLACE:
        label = words.FREE_SLOT if shop.player.has("engineer") else words.NO_ENGINEER
    else:
        label = words.FREE_OWN_SLOT if shop.is_own else words.FREE_SLOT
    wish = wishes_in_slots(shop).get(place) if shop.is_own else None
    if wish is not None:
        draw_large_wish(canvas, rect, shop, wish)
    else:
        draw_trick_place(canvas, rect, label)
    if light:
        draw_plate(canvas, rect, (255, 217, 138, round(36 * light)), 10, 4, theme.GLOW)


def _draw_supply(canvas: Surface, shop: Shop) -> None:
    """The Trick Markers by suit: ready, on stage, in the supply."""
    panel = _panel(shop)
    draw_dark_panel(canvas, panel, 12, 3)
    title, aside = words.MARKERS
    aside = markers_head(number=shop.state.options.terms.markers) if shop.workshop.has_academy else aside
    draw_panel_head(canvas, panel.move(4, 4), title, icon_name="suit.diamonds")
    if at.has_markers_note(panel):
        write_line(canvas, aside, within(panel, left=24, top=44, height=30), theme.TEXT.aside, theme.PARCHMENT2)
    by_suit = {owned.suit: owned for owned in shop.workshop.owned}
    for suit, rect in _boxes(shop).items():
        _draw_suit(canvas, rect, shop, suit, by_suit.get(suit))
    if said := academy.set_aside(shop):
        room = Rect(panel.x + 18, panel.bottom - _ASIDE - 8, panel.w - 36, _ASIDE)
        draw_block(canvas, said, room, theme.TEXT.aside, theme.PARCHMENT2, line=20)


def _panel(shop: Shop) -> Rect:
    return at.markers(below_prophecy=bool(shop.prophecy), above_rack=shop.workshop.has_powers)


def _boxes(shop: Shop) -> dict[str, Rect]:
    """Suit -> its box, those of the Tricks first."""
    panel = _panel(shop)
    by_suit = [owned.suit for owned in shop.workshop.owned]
    order = [*by_suit, *(suit for suit in SUITS if suit not in by_suit)]
    return dict(zip(order, at.marker_rows(panel, _ASIDE if shop.workshop.aside else 0), strict=True))


def _draw_suit(canvas: Surface, rect: Rect, shop: Shop, suit: str, owned: TrickFacts | None) -> None:
    draw_plate(canvas, rect, (20, 11, 14, 170), 8, 1, theme.BRASS_LO)
    title, ink = (names.trick(owned.id), theme.CREAM) if owned else (words.NO_TRICK, theme.MUTED)
    is_low = at.is_low_box(rect)
    head, half = (rect.x + 14, rect.y + (13 if is_low else rect.h * 9 // 50)), _SMALL_HALF if is_low else _HALF
    middle = rect.bottom - 22 if is_low else rect.centery + 1
    centers = [(rect.x + 36 + number * _STEP, middle) for number in range(MARKERS_PER_SUIT)]
    if shop.workshop.has_academy:
        academy.draw_in_supply(canvas, rect, shop, suit, owned, head[1])
        places, half = academy_at.suit_markers(rect, shop.state.options.terms.markers), _SMALL_HALF
        centers = [(x, middle) for x, _ in places]
    draw_text(canvas, title, head, theme.TEXT.strong, ink, "midleft", width=rect.w - 28)
    markers = shop.workshop.markers[suit]
    landed = shop.ready(owned) if owned is not None else markers.ready
    for number, center in enumerate(centers):
        if number < landed:
            draw_marker(canvas, center, half, shop.colour, suit)
        elif number < markers.ready:  # it has left, and has not come yet
            draw_marker_place(canvas, center, half)
        elif number < markers.ready + len(markers.on_stage):
            draw_marker(canvas, center, half, shop.colour, suit, alpha=190)
            draw_icon(canvas, "ui.stage", (center[0] + 15, center[1] + 12), 18, theme.GLOW, shadow=True)
        else:
            draw_marker_place(canvas, center, half, suit)
    if is_low:
        return  # the tip says it
    place = (rect.x + 14, rect.y + rect.h * 42 // 50)
    draw_text(canvas, powers.supply(markers), place, theme.TEXT.aside, theme.PARCHMENT2, "midleft", width=rect.w - 28)

"""Choosing the first Trick, the suit that marks a Trick, and the second Trick of a player with an Engineer."""

from collections.abc import Callable, Mapping
from functools import partial

from pygame import Rect, Surface

from trickerion.language.speech import join
from trickerion.rules.ask.draft import starting, ways_to_prepare
from trickerion.rules.ask.tricks import missing_components
from trickerion.rules.catalog import CATEGORIES, MARKERS_PER_SUIT, SUITS, TRICKS, Trick, first_tricks
from trickerion.rules.moves import ChooseSuit, ChooseTrick
from trickerion.rules.state import ENGINEER_PLACE
from trickerion.scenes.draft import layout as at
from trickerion.scenes.draft.question import DraftQuestion
from trickerion.ui import theme
from trickerion.ui.bookmark import draw_bookmark_on
from trickerion.ui.components import draw_component
from trickerion.ui.controls import draw_reward, draw_verdict
from trickerion.ui.flow import ends, within, write_line
from trickerion.ui.hotspots import Hotspots, tip_words
from trickerion.ui.icons import draw_icon
from trickerion.ui.markers import draw_marker, draw_marker_place
from trickerion.ui.posters import draw_category_heads
from trickerion.ui.shapes import draw_double_rule, draw_glow_around, draw_plate, draw_rule, draw_veil
from trickerion.ui.surfaces import draw_paper_panel, draw_wood_panel
from trickerion.ui.text import draw_name, draw_text
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.tokens import draw_disk
from trickerion.ui.trick_card import TrickNote, draw_closed_card, draw_trick_large, in_engineers_slot
from trickerion.words import names
from trickerion.words.screens import draft as words

_MOST_WAYS = 2
_MEASURES: dict[str, Callable[[Trick], int]] = {
    "fame": lambda trick: trick.yields.fame,
    "coins": lambda trick: trick.yields.coins,
    "shards": lambda trick: trick.yields.shards,
    "markers": lambda trick: trick.markers,
    "components": lambda trick: -trick.worth,
}


class TrickQuestion(DraftQuestion):
    """Four cards; below each, how it would be prepared."""

    asked = words.TRICK

    @property
    def _tricks(self) -> list[Trick]:
        """The cards on the screen."""
        return [TRICKS[move.trick] for move in self.possible if isinstance(move, ChooseTrick)]

    def add_hotspots(self, spots: Hotspots) -> None:
        for number, trick in enumerate(self._tricks):
            rect = at.trick_card(number).union(at.trick_advice(number))
            tip = partial(self.draft.wish_tip, trick.id)
            spots.add(self.card(f"draft.trick.{trick.id}", rect, ChooseTrick(trick.id), tip=tip))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        for number, trick in enumerate(self._tricks):
            move, card = ChooseTrick(trick.id), at.trick_card(number)
            light = self.light(spots, f"draft.trick.{trick.id}", move)
            draw_trick_large(canvas, card, trick, selected=self.selected is move, light=light, note=_worth(trick))
            if trick.id in self.table.wishes:
                draw_bookmark_on(canvas, card)
            _draw_advice(canvas, at.trick_advice(number), trick)
        _draw_side(canvas, words.FREE_PREPARE)
        room = within(at.SIDE, left=20, right=20, top=70, height=0)
        draw_block(canvas, words.FREE_PREPARE_TEXT, room, theme.TEXT.body_plus, theme.INK, line=25)

    def foot(self) -> tuple[str, str]:
        if not isinstance(self.selected, ChooseTrick):
            return "ui.trick", words.WHICH_TRICK
        trick, ways = TRICKS[self.selected.trick], ways_to_prepare(self.selected.trick)
        with_gift = any(way.gift for way in ways)
        return f"trick.{trick.id}", words.first_trick(trick, trick.worth, bool(ways), with_gift)


class SuitQuestion(DraftQuestion):
    """The chosen Trick and its four suits: of the first Trick, and of the Engineer's after all have chosen."""

    asked = words.SUIT
    needs_button = False

    @property
    def _trick(self) -> Trick:
        """The Trick that gets a suit."""
        return TRICKS[starting(self.table.state).trick]

    @property
    def is_engineers(self) -> bool:
        """True for the second Trick, on the Engineer's board."""
        return starting(self.table.state).place == ENGINEER_PLACE

    def add_hotspots(self, spots: Hotspots) -> None:
        for number, suit in enumerate(SUITS):
            name, rect, reason = f"draft.suit.{suit}", at.suit(number), self.waiting or words.SUIT_TAKEN
            spots.add(self.card(name, rect, ChooseSuit(suit), reason, tip_words(names.SUIT[suit]), str(number + 1)))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        for number, trick in enumerate(first_tricks(self._trick.category)):
            card, advice, is_it = at.trick_card(number), at.trick_advice(number), trick is self._trick
            draw_trick_large(canvas, card, trick, selected=is_it, note=_worth(trick))
            if not self.is_engineers:
                _draw_advice(canvas, advice, trick)
            if not is_it:
                draw_veil(canvas, card if self.is_engineers else card.union(advice), (20, 10, 18), 150)
        if self.is_engineers:
            self._draw_engineers_board(canvas)
        self._draw_suit_side(canvas)
        for number, suit in enumerate(SUITS):
            hot = self.is_open(spots, f"draft.suit.{suit}", ChooseSuit(suit))
            self._draw_suit(canvas, at.suit(number), suit, hot, 1.0 if hot else 0.6 * self.draft.pulse())

    def _draw_engineers_board(self, canvas: Surface) -> None:
        """Draw the Engineer's board for the Trick, in place of the advice on a free Prepare."""
        rect = at.trick_advice(0).union(at.trick_advice(3))
        draw_paper_panel(canvas, rect, 10, 2, seed=1)
        draw_disk(canvas, within(rect, left=55, width=130).center, 130, self.colour, "engineer")
        x, y = rect.x + 220, rect.centery
        draw_text(canvas, words.ENGINEERS_BOARD, (x, y - 44), theme.TEXT.head_lead, theme.VELVET, "midleft")
        markers = min(self._trick.markers + 1, MARKERS_PER_SUIT)
        free = self.table.state.options.ruling("free_prepare_engineer")
        lacking = missing_components(self.player, self._trick.id)
        text = words.on_engineers_board(self._trick, markers, free, lacking)
        draw_block(canvas, text, Rect(x, y - 12, rect.w - 270, 0), theme.TEXT.body_lead, theme.INK, line=31)

    def _draw_suit_side(self, canvas: Surface) -> None:
        _draw_side(canvas, words.A_SUIT)
        side, trick = at.SIDE, self._trick
        room = within(side, left=20, right=20, top=74, height=0)
        bottom = draw_block(
            canvas, words.suit_text(trick=names.trick(trick.id)), room, theme.TEXT.body_plus, theme.INK, line=25
        )
        plate = Rect(side.centerx - 60, bottom + 24, 120, 120)
        draw_plate(canvas, plate, theme.category_fill(trick.category), 14, 2, theme.BRASS)
        draw_icon(canvas, f"trick.{trick.id}", plate.center, 88, theme.CREAM, shadow=True)

    def _draw_suit(self, canvas: Surface, rect: Rect, suit: str, hot: bool, light: float) -> None:
        free = ChooseSuit(suit) in self.possible
        if free and self.is_own:
            draw_glow_around(canvas, rect, theme.AMBER, light, blur=7)
        draw_plate(canvas, rect, "#fbe6ae" if hot else theme.PARCHMENT2, 10, 2, theme.BRASS)
        draw_marker(canvas, (rect.centerx, rect.centery - 6), 36, self.colour, suit, alpha=255 if free else 90)
        name = names.SUIT[suit] if free else words.TAKEN
        draw_text(canvas, name, (rect.centerx, rect.bottom - 14), theme.TEXT.label, theme.INK, "center")

    def foot(self) -> tuple[str, str]:
        return f"trick.{self._trick.id}", words.suit(self._trick, self.is_engineers)


class EngineerQuestion(DraftQuestion):
    """All Tricks of Fame Threshold 1; the one pointed at in full on the right."""

    asked = words.ENGINEERS_TRICK

    def add_hotspots(self, spots: Hotspots) -> None:
        for trick, rect in _second_tricks():
            reason = self.waiting or self._owner(trick)
            tip = partial(self.draft.wish_tip, trick.id)
            spots.add(self.card(f"draft.trick.{trick.id}", rect, ChooseTrick(trick.id), reason, tip))

    def _owner(self, trick: Trick) -> str:
        """In whose Workshop a Trick is, in words."""
        for seat, player in enumerate(self.table.on_board.players):
            if any(owned.id == trick.id for owned in player.tricks):
                is_yours = seat == self.seat and self.is_own
                return words.YOUR_FIRST if is_yours else words.has_it(name=self.table.names[seat])
        return words.NOT_TO_BE_HAD

    def _shown(self, spots: Hotspots) -> Trick:
        """The Trick in full: the one pointed at, the selected one, or the first that is possible."""
        pointed = next((trick for trick, _ in _second_tricks() if spots.is_hot(f"draft.trick.{trick.id}")), None)
        if pointed is not None:
            return pointed
        if isinstance(self.selected, ChooseTrick):
            return TRICKS[self.selected.trick]
        return next(TRICKS[m.trick] for m in self.possible if isinstance(m, ChooseTrick))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_category_heads(canvas, at.engineer_head)
        for trick, rect in _second_tricks():
            move = ChooseTrick(trick.id)
            light = self.light(spots, f"draft.trick.{trick.id}", move)
            self._draw_card(canvas, rect, trick, self.selected is move, light)
        side, card = at.SIDE, at.SIDE_CARD
        draw_wood_panel(canvas, side, seed=4)
        draw_trick_large(canvas, card, in_engineers_slot(self._shown(spots)), have=self.owned)
        free = self.table.state.options.ruling("free_prepare_engineer")
        text, place = words.ENGINEER_TEXT_FREE if free else words.ENGINEER_TEXT, (side.x + 20, card.bottom + 18)
        room = side.bottom - 14 - place[1]
        draw_block(canvas, text, Rect(place, (side.w - 40, room)), theme.TEXT.body_plus, theme.PARCHMENT, line=25)

    def _draw_card(self, canvas: Surface, rect: Rect, trick: Trick, chosen: bool, light: float) -> None:
        if light:
            draw_glow_around(canvas, rect, theme.GLOW, light, blur=8)
        draw_paper_panel(canvas, rect, 10, 4 if chosen else 2, shadow=False, seed=len(trick.id))
        _draw_small_head(canvas, rect, trick)
        for number, (component, count) in enumerate(trick.components.items()):
            short, spot = self.player.amount(component) < count, (rect.x + 40 + 58 * number, rect.y + 118)
            draw_component(canvas, spot, 44, component, count=count, short=short)
        for number in range(trick.markers + 1):
            draw_marker_place(canvas, (rect.x + 32 + number * 28, rect.bottom - 24), 13, paper=True)
        text = words.COMPONENTS_THERE if self.player.meets(trick) else words.markers(number=trick.markers)
        write_line(
            canvas, text, within(rect, right=14, bottom=9, width=130, height=30), theme.TEXT.aside, theme.INK2, "right"
        )
        if ChooseTrick(trick.id) not in self.possible:
            draw_closed_card(canvas, rect, self._owner(trick))
        if trick.id in self.table.wishes:
            draw_bookmark_on(canvas, rect)

    def foot(self) -> tuple[str, str]:
        if not isinstance(self.selected, ChooseTrick):
            return "character.engineer", words.WHICH_SECOND
        trick = TRICKS[self.selected.trick]
        return f"trick.{trick.id}", words.second_trick(trick, self.player.meets(trick))


def _second_tricks() -> list[tuple[Trick, Rect]]:
    return [
        (trick, at.engineer_trick(column, line))
        for column, category in enumerate(CATEGORIES)
        for line, trick in enumerate(first_tricks(category))
    ]


def _draw_small_head(canvas: Surface, rect: Rect, trick: Trick) -> None:
    """The head of a small card: picture, name and Yields."""
    plate = within(rect, left=12, top=12, width=64, height=64)
    draw_plate(canvas, plate, theme.category_fill(trick.category), 9, 1, theme.BRASS)
    draw_icon(canvas, f"trick.{trick.id}", plate.center, 50, theme.CREAM, shadow=True)
    name = (plate.right + 12, rect.y + 30)
    draw_name(
        canvas, names.trick(trick.id), name, theme.TEXT.title_small, theme.INK, "midleft", rect.right - 12 - name[0]
    )
    draw_reward(canvas, (name[0], rect.y + 60), trick.yields, 20, gap=12, plus=False)
    draw_rule(canvas, *ends(rect, 12), rect.y + 88)


def _worth(trick: Trick) -> TrickNote:
    """Note on the card with the cost of the Trick's Components."""
    return TrickNote("resource.coins", words.components_worth(price=trick.worth))


def _superlatives(trick: Trick) -> str:
    """In what respects a Trick alone leads the first Tricks of its category, in words."""
    others = [other for other in first_tricks(trick.category) if other is not trick]
    best = [name for name, value in _MEASURES.items() if all(value(trick) > value(other) for other in others)]
    return words.of_the_four(measures=join(words.MEASURES[measure] for measure in best)) if best else ""


def _draw_side(canvas: Surface, title: str) -> None:
    """The sheet on the right with its title."""
    side = at.SIDE
    draw_paper_panel(canvas, side, seed=2)
    write_line(
        canvas, title, within(side, left=15, right=15, top=22, height=30), theme.TEXT.head_lead, theme.VELVET, "center"
    )
    draw_double_rule(canvas, *ends(side, 20), side.y + 58)


def _draw_advice(canvas: Surface, rect: Rect, trick: Trick) -> None:
    """Draw the ways to prepare the Trick at the start."""
    draw_paper_panel(canvas, rect, 10, 2, seed=1)
    ways = ways_to_prepare(trick.id)
    draw_verdict(canvas, (rect.x + 30, rect.y + 32), bool(ways), 26)
    title = words.NEVER_FREE if not ways else words.FREE_WITH_MANAGER if ways[0].gift else words.FREE
    colour = theme.GOOD_DEEP if ways else theme.SHORT_NUMBER
    write_line(canvas, title, within(rect, left=52, right=12, top=17, height=30), theme.TEXT.strong_lead, colour)
    bottom = _draw_ways(canvas, rect, trick) if ways else _draw_never(canvas, rect, trick.components)
    best = _superlatives(trick)
    top = rect.bottom - 22 - block_height(best, rect.w - 36, theme.TEXT.aside, 23)
    if best and bottom <= top:  # an aside gives way where letters are large
        rule = top - 6
        if bottom < rule:
            draw_rule(canvas, *ends(rect, 18), rule)
        room = Rect(rect.x + 18, top + 4, rect.w - 36, 0)
        draw_block(canvas, best, room, theme.TEXT.aside, theme.INK2, line=23)


def _draw_never(canvas: Surface, rect: Rect, components: Mapping[str, int]) -> int:
    """Draw why the Trick cannot be prepared at the start, and what it needs. Returns the y below."""
    x, room = rect.x + 18, rect.w - 36
    box = Rect(x, rect.y + 58, room, 0)
    bottom = draw_block(canvas, words.TOO_DEAR, box, theme.TEXT.body, theme.INK, line=23)
    bottom = draw_block(canvas, words.LATER, Rect(x, bottom + 10, room, 0), theme.TEXT.aside, theme.INK2, line=23)
    row = Rect(x, bottom + 3, room, 38)
    for number, (component, count) in enumerate(components.items()):
        draw_component(canvas, (rect.x + 44 + 62 * number, row.centery), row.h, component, count=count)
    return row.bottom


def _draw_ways(canvas: Surface, rect: Rect, trick: Trick) -> int:
    """Draw the Components that prepare the Trick at the start. Returns the y below."""
    y = rect.y + 84
    for way in ways_to_prepare(trick.id)[:_MOST_WAYS]:
        for number, piece in enumerate(way.pieces):
            draw_component(canvas, (rect.x + 38 + 52 * number, y), 44, piece)
        if way.gift:
            x = rect.x + 38 + 52 * len(way.pieces)
            draw_icon(canvas, "ui.plus", (x - 4, y), 18, theme.INK2)
            draw_icon(canvas, "character.manager", (x + 30, y), 34, theme.INK)
            for number, piece in enumerate(way.gift):
                draw_component(canvas, (x + 80 + 52 * number, y), 44, piece)
        y += 58
    text = words.markers_ready(trick.markers)
    return draw_block(canvas, text, Rect(rect.x + 18, y - 18, rect.w - 36, 0), theme.TEXT.body, theme.INK, line=23)

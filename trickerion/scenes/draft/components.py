"""Taking the starting Components, and those of the Manager."""

from pygame import Rect, Surface

from trickerion.rules.ask.draft import Starting, starting
from trickerion.rules.ask.tricks import missing_components
from trickerion.rules.catalog import PRICE, TIER, TRICKS, Trick
from trickerion.rules.moves import TakeComponent
from trickerion.scenes.draft import layout as at
from trickerion.scenes.draft.question import DraftQuestion
from trickerion.ui import theme
from trickerion.ui.components import draw_component
from trickerion.ui.controls import draw_note_plate
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Hotspots, tip_words
from trickerion.ui.shapes import draw_glow_around, draw_plate, draw_veil
from trickerion.ui.surfaces import draw_panel_head, draw_paper_panel, draw_wood_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_coin
from trickerion.ui.trick_card import draw_trick_large
from trickerion.words import names
from trickerion.words.screens import draft as words

_TIERS = ("basic", "advanced", "superior")


def _kinds() -> list[tuple[str, Rect]]:
    return [
        (component, at.component(line, column))
        for line, tier in enumerate(_TIERS)
        for column, component in enumerate(component for component in TIER if TIER[component] == tier)
    ]


class ComponentsQuestion(DraftQuestion):
    """Twelve kinds by price; the first Trick beside them shows what it lacks."""

    asked = words.COMPONENTS
    needs_button = False

    @property
    def _choice(self) -> Starting:
        return starting(self.table.state)

    @property
    def _is_gift(self) -> bool:
        return self._choice.board == "manager"

    @property
    def _trick(self) -> Trick:
        """The first Trick."""
        owned = self.player.tricks[0]
        assert owned is not None
        return TRICKS[owned.id]

    @property
    def _lacking(self) -> dict[str, int]:
        return missing_components(self.player, self._trick.id)

    def add_hotspots(self, spots: Hotspots) -> None:
        for component, rect in _kinds():
            sign, reason = f"component.{component}", self.waiting or self._closed(component)
            price = words.component_price(tier=names.TIER_NAME[TIER[component]], price=PRICE[component])
            tip = tip_words(names.component(component), price, icon=sign)
            spots.add(self.card(f"draft.{sign}", rect, TakeComponent(component), reason, tip))

    def _closed(self, component: str) -> str:
        """Reason why a kind cannot be taken, or ""."""
        if TakeComponent(component) in self.possible:
            return ""
        left = self._choice.left
        return words.too_dear(PRICE[component], left) if PRICE[component] > left else words.LIES_ON_BOARD

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        for line, tier in enumerate(_TIERS):
            _draw_tier_head(canvas, at.tier_head(line), tier)
        for component, rect in _kinds():
            hot = self.is_open(spots, f"draft.component.{component}", TakeComponent(component))
            self._draw_kind(canvas, rect, component, hot, self.draft.pulse())
        self._draw_side(canvas)

    def _draw_kind(self, canvas: Surface, rect: Rect, component: str, hot: bool, light: float) -> None:
        closed, wanted = self._closed(component), component in self._lacking
        if not closed and self.is_own and (hot or wanted):
            draw_glow_around(canvas, rect, theme.GLOW, 1.0 if hot else 0.75 * light, blur=8)
        draw_paper_panel(canvas, rect, 10, 3 if hot else 2, shadow=False, seed=len(component))
        draw_component(canvas, (rect.centerx, rect.y + 84), 104 if hot else 98, component)
        write_line(
            canvas,
            names.component(component),
            within(rect, top=144, height=30),
            theme.TEXT.head_large,
            theme.INK,
            "center",
        )
        self._draw_note(canvas, component, rect, wanted)
        if closed:
            draw_veil(canvas, rect, (24, 12, 20), 130)
            plate = within(rect, left=14, right=14, bottom=10, height=34)
            draw_plate(canvas, plate, (22, 12, 18, 240), 8, 1, theme.BRASS)
            draw_text(canvas, closed, plate.center, theme.TEXT.aside, theme.GLOW, "center", width=plate.w - 16)

    def _draw_note(self, canvas: Surface, component: str, rect: Rect, wanted: bool) -> None:
        have, need = self.player.amount(component), self._trick.components.get(component, 0)
        if need or have:
            trick, spot = names.trick(self._trick.id), (rect.centerx, rect.y + 190)
            text = words.OF_A_KIND[need > 0](trick=trick, have=min(have, need), need=need, number=have)
            colour = theme.SHORT_NUMBER if wanted else theme.GOOD_DEEP if need else theme.INK2
            draw_text(canvas, text, spot, theme.TEXT.strong, colour, "center", width=rect.w - 24)

    def _draw_side(self, canvas: Surface) -> None:
        side = at.SIDE
        draw_wood_panel(canvas, side, seed=4)
        draw_trick_large(canvas, at.SIDE_CARD, self._trick, have=self.owned)
        head = Rect(side.x, at.SIDE_CARD.bottom + 10, side.w, 48)
        coins = 40 * self._choice.left
        draw_panel_head(canvas, within(head, right=coins), words.STILL_TO_TAKE, style=theme.TEXT.head)
        for number in range(self._choice.left):
            draw_coin(canvas, (side.right - 34 - 40 * number, head.y + 26), 34, 1)
        plate = Rect(side.x + 12, head.bottom + 4, side.w - 24, 72)
        if self._lacking:
            draw_note_plate(canvas, plate, "ui.info", words.lacks_these(components=names.PIECES.join(self._lacking)))
        else:
            draw_note_plate(canvas, plate, "ui.confirm", words.READY, style="ready")
        text = words.MANAGERS_BOARD_TEXT if self._is_gift else words.BOARD_TEXT
        place = (side.x + 18, plate.bottom + 12)
        room = side.bottom - 12 - place[1]
        draw_block(canvas, text, Rect(place, (side.w - 36, room)), theme.TEXT.body, theme.PARCHMENT)

    def foot(self) -> tuple[str, str]:
        sign = "character.manager" if self._is_gift else "resource.component"
        return sign, words.still_to_take(self._trick, self._choice.left, self._is_gift, self._lacking)


def _draw_tier_head(canvas: Surface, head: Rect, tier: str) -> None:
    draw_plate(canvas, head, theme.mix("#5a3a22", theme.NIGHT, 0.25), 8, 1, theme.BRASS)
    y = head.centery - 1
    draw_text(
        canvas, words.tier_head(tier=names.TIER_NAME[tier]), (head.x + 20, y), theme.TEXT.head, theme.CREAM, "midleft"
    )
    price = next(PRICE[component] for component in TIER if TIER[component] == tier)
    draw_coin(canvas, (head.right - 30, head.centery), 28, price)
    draw_text(canvas, words.EACH, (head.right - 54, y), theme.TEXT.aside, theme.PARCHMENT, "midright")

"""Whose Workshop it is: the tabs of all Workshops above, and the card of the Magician on the left."""

from functools import partial

from pygame import Rect, Surface

from trickerion.language.speech import listed, signed
from trickerion.rules.ask.powers import wages_spared
from trickerion.rules.catalog import ACADEMY, MAGICIANS, PROTEGE
from trickerion.scenes.workshop import layout as at
from trickerion.scenes.workshop.deeds import ShopPanel
from trickerion.scenes.workshop.shop import Shop
from trickerion.table.panel import Anchor
from trickerion.table.top_bar import PHASE_PILL
from trickerion.ui import prophecy_pill, theme
from trickerion.ui.controls import ButtonFace, draw_button, draw_resource
from trickerion.ui.flow import ends, within, write_line
from trickerion.ui.hotspots import Hotspot, Hotspots, Tip, spoken, tip_words
from trickerion.ui.icons import draw_icon
from trickerion.ui.magician_card import draw_magician_portrait
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.shapes import draw_plate, draw_rule
from trickerion.ui.surfaces import draw_paper_panel
from trickerion.ui.text import draw_text, text_width
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_emblem
from trickerion.words import card_tooltips, names
from trickerion.words.cards.magicians import IN_SHORT
from trickerion.words.powers.names import power
from trickerion.words.screens import powers
from trickerion.words.screens import workshop as words

_LABEL_ROOM = 152


class Owner(ShopPanel):
    """The tabs and the way back to the board, the Magician, the active prophecy."""

    zone = Zone.OTHERS

    def add_hotspots(self, spots: Hotspots) -> None:
        for seat, rect in tabs(self.table):
            says = saying(_label(self.table, seat), role=Role.CHOICE, on=seat == self.table.seat)
            spots.add(Hotspot(f"tab.{seat}", rect, on_click=partial(self.deeds.open_player, seat), says=says))
        spots.add(
            Hotspot("to_board", self.table.to_board, on_click=self.deeds.close, tip=tip_words(words.TO_BOARD_TIP))
        )
        spots.add(Hotspot("magician", at.MAGICIAN, tip=partial(_magician_tip, self.table), focusable=False))
        prophecy_pill.add_spot(spots, at.PROPHECY, self.table.prophecy)

    @property
    def anchors(self) -> dict[str, Anchor]:
        first = at.MAGICIAN.x + 36, at.MAGICIAN.y + 330
        counts = enumerate(("fame", "coin", "shard"))
        return {f"{kind}.{self.table.seat}": Anchor((first[0] + 94 * n, first[1])) for n, kind in counts}

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        _draw_tabs(canvas, self.table, spots)
        _draw_card(canvas, self.table)
        prophecy_pill.draw(canvas, at.PROPHECY, self.table.prophecy, spots)


def _magician_tip(shop: Shop) -> Tip | None:
    if shop.player.magician not in MAGICIANS:
        return None
    return spoken(card_tooltips.magician_of(shop.state.options, shop.player), width=380)


def _label(shop: Shop, seat: int) -> str:
    return words.title(shop.voice, seat)


def tabs(shop: Shop) -> list[tuple[int, Rect]]:
    """The tab of each player, the viewer's first."""
    seats = shop.state.seats_from(shop.viewer)
    widths = [min(_LABEL_ROOM, text_width(_label(shop, seat), theme.TEXT.label)) + 66 for seat in seats]
    return list(zip(seats, at.tab_rects(widths), strict=True))


def _draw_tabs(canvas: Surface, shop: Shop, spots: Hotspots) -> None:
    all_tabs = tabs(shop)
    for seat, rect in all_tabs:
        chosen, hot = seat == shop.seat, spots.is_hot(f"tab.{seat}")
        fill = theme.BRASS if chosen else (84, 50, 56, 235) if hot else (58, 34, 40, 220)
        draw_plate(canvas, rect, fill, 19, 1, theme.BRASS_HI if chosen or hot else theme.BRASS_LO)
        draw_emblem(canvas, within(rect, left=10, width=28).center, 28, shop.colours[seat])
        ink = theme.INK if chosen else theme.PARCHMENT2
        write_line(canvas, _label(shop, seat), within(rect, left=46, right=14), theme.TEXT.label, ink)
    _draw_turn(canvas, shop, all_tabs[-1][1].right)
    hot, pressed = spots.is_hot("to_board"), spots.is_pressed("to_board")
    draw_button(canvas, shop.to_board, ButtonFace(words.TO_BOARD, style=theme.TEXT.label), hovered=hot, pressed=pressed)


def _draw_turn(canvas: Surface, shop: Shop, left: int) -> None:
    x = max(at.TURN_X, left + 24)
    drawn = draw_text(
        canvas, words.turn(number=shop.state.turn), (x, 27), theme.TEXT.label_large, theme.BRASS_HI, "midleft"
    )
    pill = PHASE_PILL.get(shop.state.phase)
    if pill:
        draw_icon(canvas, f"phase.{pill}", (drawn.right + 34, 27), 22, theme.BRASS_HI)
    place, room = (drawn.right + 50, 26), shop.to_board.x - 16 - drawn.right - 50
    phase = names.PHASE.get(shop.state.phase, "")
    draw_text(canvas, phase, place, theme.TEXT.label_large, theme.BRASS_HI, "midleft", width=room)


def _draw_card(canvas: Surface, shop: Shop) -> None:
    rect = at.MAGICIAN
    if shop.player.magician not in MAGICIANS:
        draw_paper_panel(canvas, rect, 12, 4)
        draw_text(canvas, words.NO_MAGICIAN, rect.center, theme.TEXT.aside_large, theme.INK2, "center")
        return
    draw_magician_portrait(canvas, rect, MAGICIANS[shop.player.magician], shop.colour)
    place, width = (rect.x + 16, rect.y + 204), rect.w - 30
    draw_block(canvas, _ability(shop), Rect(place, (width, 98)), theme.TEXT.aside, theme.INK2, line=22)
    draw_rule(canvas, *ends(rect, 18), rect.y + 306)
    amounts = {"fame": shop.player.fame, "coins": shop.player.coins, "shards": shop.player.shards}
    size = 28 if max(amounts.values()) < 100 else 24
    for number, (kind, amount) in enumerate(amounts.items()):
        x = rect.x + 56 + number * 94
        draw_resource(canvas, (x - 34, rect.y + 330), kind, amount, size)
        draw_text(canvas, names.RESOURCE[kind][1], (x, rect.y + 359), theme.TEXT.label, theme.INK2, "center")
    draw_rule(canvas, *ends(rect, 18), rect.y + 376)
    _draw_wages(canvas, shop)


def _ability(shop: Shop) -> str:
    """The ability where abilities are in play, else what the favourite category means."""
    options, magician = shop.state.options, shop.player.magician
    if options.terms.has_abilities:
        return IN_SHORT[ACADEMY in options.modules, options.plays_academy_version(magician)][magician]
    return words.favourite(category=names.CATEGORY[MAGICIANS[magician].category])


def _draw_wages(canvas: Surface, shop: Shop) -> None:
    rect, bill = at.MAGICIAN, shop.team.bill
    y = rect.y + 397
    draw_text(canvas, words.WAGES, (rect.x + 18, y), theme.TEXT.strong, theme.INK, "midleft")
    ink = theme.SHORT_NUMBER if bill.short else theme.INK
    drawn = draw_text(canvas, str(bill.laid), (rect.right - 18, y - 1), theme.TEXT.number_large, ink, "midright")
    draw_icon(canvas, "resource.coin", (drawn.left - 18, y), 24, theme.COIN_ON_PAPER)
    room = Rect(rect.x + 18, y + 16, rect.w - 36, 48)
    draw_block(canvas, wages(shop), room, theme.TEXT.aside, theme.INK2, line=22, has_tip=True)


def wages(shop: Shop) -> str:
    """Parts of the wages; with the Protégé, or a Power that spares some, there is no room for numbers."""
    paid, team, disks = shop.team.paid, shop.team, shop.player.characters
    spared = wages_spared(shop.state, shop.seat, (team.characters[disk].wage for disk in team.bill.paid))
    counts = words.PAID_IN_SHORT if spared or any(kind == PROTEGE for kind, _, _ in paid) else words.PAID
    said = listed(counts[kind](number, coins=coins) for kind, number, coins in paid) or words.NOBODY_PAID
    said = listed([said, *(powers.spared(power=power(cause), change=signed(less)) for cause, less in spared)])
    return words.BILL[any(disks[disk].home == "assistant" for disk in team.bill.free)](paid=said)

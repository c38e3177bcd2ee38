"""The boards beside the house: Character slots and Actions, secrets on display, a Protégé's board, Banners."""

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from trickerion.language.speech import signed
from trickerion.rules.academy.catalog import BANNER_BONUS, SECRET_ADDS, SECRET_SLOTS
from trickerion.rules.ask.actions import action_statuses, costs_at
from trickerion.rules.ask.board import slot_facts
from trickerion.rules.catalog import ACADEMY, PROTEGE, Slot
from trickerion.rules.facts.academy import PRACTICE_ACTION, TEACH_ACTION
from trickerion.rules.facts.actions import ActionStatus
from trickerion.scenes.academy import layout as at
from trickerion.scenes.academy.deeds import AcademyDeeds
from trickerion.scenes.academy.places import by_banners
from trickerion.scenes.academy.view import AcademyView, LiftedSecret
from trickerion.table import pointed
from trickerion.table.grounds import draw_lid
from trickerion.table.panel import Panel
from trickerion.table.view import side_slots
from trickerion.ui import academy_secrets as secrets
from trickerion.ui import theme, tokens
from trickerion.ui.academy import draw_pennant
from trickerion.ui.academy_signs import draw_row, row_width
from trickerion.ui.action_row import RowText, draw_action_row
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Circle, Hotspot, Hotspots, Tip, always, tip_of
from trickerion.ui.icons import draw_icon
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.shapes import draw_glow
from trickerion.ui.surfaces import draw_dark_panel, draw_paper_panel, draw_rivets, draw_specialist_plate
from trickerion.ui.text import draw_note, draw_text
from trickerion.words import names, place_tooltips, reasons
from trickerion.words.academy import screen as words
from trickerion.words.academy import tips
from trickerion.words.said import EMPTY, numbered, own_slot

SLOT, DISK = 60, 56


class BesideHouse(Panel):
    """Slots and secrets explain themselves; Actions begin; the hand lays secrets on the Protégé's board."""

    zone = Zone.TOWN

    table: AcademyView
    deeds: AcademyDeeds
    _rows: tuple[ActionStatus, ...] = ()

    def add_hotspots(self, spots: Hotspots) -> None:
        table, self._rows = self.table, statuses(self.table)
        for number, slot in enumerate(side_slots(ACADEMY, table.viewer)):
            area = Circle(*at.slot_center(number), SLOT // 2)
            tip = tip_of(place_tooltips.slot, slot_facts(table.state, slot.id), table.voice)
            says = saying(own_slot(slot.id), role=Role.PLACE)
            spots.add(Hotspot(f"place.{slot.id}", area, tip=tip, focusable=False, says=says))
        for number, status in enumerate(self._rows):
            spots.add(self._action(number, status))
        self._add_secrets(spots)
        self._add_protege(spots)
        for number, seat in enumerate(by_banners(table)):
            own = table.board.seats[seat]
            body = words.banners_of(placed=own.placed, left=own.left), words.LAST_DISCARDS
            tip = always(Tip(table.who(seat), body, "ui.banner"))
            spots.add(Hotspot(f"banners.{seat}", at.banner_count(number), tip=tip, focusable=False))

    def _action(self, number: int, status: ActionStatus) -> Hotspot:
        table = self.table
        tip = tip_of(pointed.action, table, status.action, status, is_open=True)
        spot = Hotspot(f"action.{status.action}", at.action_row(number), tip=tip, key=str(number + 1))
        if status.is_legal or status.action in table.lesson_kinds:
            spot.on_click = partial(self.deeds.act, status.action)
        else:
            spot.enabled, spot.why_not = (
                False,
                table.said(status.reason) or ("" if table.acting_here is not None else words.NOBODY_ACTS),
            )
        return spot

    def _add_secrets(self, spots: Hotspots) -> None:
        table, reveal = self.table, self.deeds.reveal
        for number, secret in enumerate(table.board.display):
            spot = Hotspot(f"secret.{number + 1}", at.secret(number), focusable=False)
            if secret:
                spot.tip = tip_of(tips.secret, secret)
                spot.focusable = secret in table.can_learn
                spot.payload = LiftedSecret(secret) if spot.focusable else None
            spot.says = saying(
                "" if secret else numbered(name=tips.secret("").title, number=number + 1), role=Role.PLACE
            )
            if not secret and table.may_reveal:
                spot.on_click, spot.focusable, spot.tip = reveal, True, always(Tip(words.REVEAL))
            spots.add(spot)
        tip = tip_of(tips.secret_stack, table.board.stack)
        click = reveal if table.may_reveal else None
        spots.add(Hotspot("secret.stack", at.STACK, on_click=click, tip=tip, focusable=table.may_reveal))

    def _add_protege(self, spots: Hotspots) -> None:
        table = self.table
        own = table.board.seats[table.patron].secrets
        head = within(at.PROTEGE, left=4, top=4, bottom=4, width=94)
        tip = always(
            Tip(words.proteges(who=table.who(table.patron)), (words.PROTEGE,), "character.protege", words.NEXT)
        )
        spots.add(Hotspot("protege.visit", head, on_click=self.deeds.visit, tip=tip, now=False))
        for slot in range(SECRET_SLOTS):
            spot = Hotspot(f"protege.slot_{slot + 1}", at.protege_slot(slot), focusable=False)
            spot.says = saying(numbered(name=tips.secret_slot(slot).title, number=slot + 1), EMPTY, Role.PLACE)
            if slot < len(own):
                spot.tip, spot.says = tip_of(tips.secret, own[slot]), saying(role=Role.PLACE)
            spot.on_drop = partial(self._drop, slot)
            spot.accepts = partial(_takes, table, slot)
            spot.refuses = lambda held: words.NEXT_SLOT_FIRST if isinstance(held, LiftedSecret) else ""
            if table.secret and slot in table.homes:
                spot.on_click, spot.focusable = partial(self.deeds.learn, table.secret, slot), True
            spots.add(spot)

    def _drop(self, slot: int, held: object) -> None:
        if isinstance(held, LiftedSecret):
            self.deeds.learn(held.secret, slot)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        table, light = self.table, self.table.light
        draw_paper_panel(canvas, at.LOCATION, 12, 4)
        draw_rivets(canvas, at.LOCATION)
        for number, slot in enumerate(side_slots(ACADEMY, table.viewer)):
            _draw_slot(canvas, table, slot, at.slot_center(number))
        for number, status in enumerate(self._rows):
            _draw_action(canvas, spots, table, status, (at.action_row(number), light))
        _draw_secrets(canvas, spots, table, light)
        _draw_protege(canvas, spots, table, light)
        _draw_banners(canvas, table)


def _takes(table: AcademyView, slot: int, held: object) -> bool:
    return isinstance(held, LiftedSecret) and slot in table.homes


def statuses(table: AcademyView) -> tuple[ActionStatus, ...]:
    """The five Actions as they stand for the viewer."""
    found = action_statuses(table.state, table.viewer) if table.acting_here is not None else ()
    known = costs_at(table.state, table.viewer, ACADEMY)
    return tuple(status for status in found if status.action in {there.action for there in known}) or known


def _draw_slot(canvas: Surface, table: AcademyView, slot: Slot, center: tuple[int, int]) -> None:
    label, actor = signed(slot.modifier), table.acting
    taken = table.occupant(slot.id)
    if actor is not None and actor.slot == slot.id:
        draw_glow(canvas, center, 38, theme.AMBER, 0.9)
    if not draw_lid(canvas, table.state, slot.id, center, SLOT):
        tokens.draw_slot(canvas, center, SLOT, "" if taken else label)
        if taken is not None:
            tokens.draw_disk(canvas, (center[0], center[1] - 5), DISK, table.colours[taken[0]], taken[1])
            tokens.draw_slot_tag(canvas, (center[0], center[1] - 2), SLOT, label)


def _draw_action(
    canvas: Surface, spots: Hotspots, table: AcademyView, status: ActionStatus, place: tuple[Rect, float]
) -> None:
    is_held = status.action in (PRACTICE_ACTION, TEACH_ACTION) and table.owned is not None
    cost: int | str = reasons.cost_range(status.cost, status.action)
    was, lit = None, status.is_legal or status.action in table.lesson_kinds
    if is_held and table.place is not None:
        cost, printed, *_ = table.cost(status.action, table.place)
        was, lit = (
            (printed if printed != cost else None),
            any(table.kind_of(slot) == status.action for slot in table.targets),
        )
    elif status.cost != status.usual and status.usual.least == status.usual.most:
        was = status.usual.least
    detail = table.detail(status.action) if lit else ""
    reason = reasons.short(status.reason, table.names, table.viewer) if status.reason is not None and not lit else ""
    is_idle = table.acting_here is None or not table.legal
    state = "lit" if lit else "idle" if is_idle or not reason or table.place is not None else "dim"
    spot = spots.get(f"action.{status.action}")
    key = spot.key if spot.enabled else ""
    text = RowText(
        names.ACTION[status.action],
        f"action.{status.action}",
        cost,
        was,
        reason if state == "dim" else "",
        detail,
        key,
        theme.TEXT.strong_plus,
    )
    hot = spots.is_hot(f"action.{status.action}")
    draw_action_row(canvas, place[0], text, state=state, light=place[1] * (0.9 if hot or is_held else 0.4), hovered=hot)


def _draw_secrets(canvas: Surface, spots: Hotspots, table: AcademyView, light: float) -> None:
    panel = at.SECRETS
    draw_dark_panel(canvas, panel, 12, 3)
    draw_icon(canvas, "ui.secret", (panel.x + 28, panel.y + 22), 26, theme.BRASS_HI)
    head = within(panel, left=50, top=6, height=30)
    title = write_line(canvas, words.SECRETS_TITLE, head, theme.TEXT.head_large, theme.BRASS_HI)
    if table.state.turn < table.state.options.turns:
        corner = within(panel, right=14, top=7, height=28).midright
        draw_note(canvas, words.NEW_NEXT_TURN, corner, theme.TEXT.aside, theme.PARCHMENT, "midright", beside=title)
    wants = spots.is_hot("action.learn_secret")
    for number, secret in enumerate(table.board.display):
        rect, hot = at.secret(number), spots.is_hot(f"secret.{number + 1}")
        if not secret:
            secrets.draw_secret_place(canvas, rect, light=light if table.may_reveal else 0.0)
        elif secret == table.secret and table.is_carried:
            secrets.draw_secret_place(canvas, rect)
        else:
            glow = light if secret in table.can_learn and (hot or wants) else 0.0
            paint = partial(secrets.draw_secret_tile, secret=secret, light=glow)
            _draw_turned(canvas, table, f"secret.{number}", rect, paint)
    secrets.draw_secret_stack(canvas, at.STACK, table.board.stack, light=light if table.may_reveal else 0.0)


def _draw_turned(
    canvas: Surface, table: AcademyView, name: str, rect: Rect, paint: Callable[[Surface, Rect], object]
) -> None:
    """A secret; one that is just being turned up, as far as it has come."""
    if name in table.unrolled:
        secrets.draw_turning(canvas, rect, table.unrolled[name], paint)
    else:
        paint(canvas, rect)


def _draw_protege(canvas: Surface, spots: Hotspots, table: AcademyView, light: float) -> None:
    panel, seat = at.PROTEGE, table.patron
    draw_specialist_plate(canvas, panel)
    theirs, colour = table.board.seats[seat], table.colours[seat]
    own = theirs.secrets
    center = (panel.x + 51, panel.y + 43)
    if spots.is_hot("protege.visit"):
        draw_glow(canvas, center, 34, theme.GLOW, 0.7)
    tokens.draw_disk(canvas, center, 58, colour, PROTEGE, badge=seat != table.viewer)
    tokens.draw_badge(canvas, (panel.x + 77, panel.y + 68), str(theirs.points), 28, theme.DARK_INSET)
    name = names.CHARACTER[PROTEGE] if seat == table.viewer else table.who(seat)
    draw_text(canvas, name, (panel.x + 50, panel.y + 95), theme.TEXT.head_small, theme.BRASS_HI, "center", width=84)
    left = write_line(canvas, words.WAGE, within(panel, left=14, top=106, height=30), theme.TEXT.label, theme.PARCHMENT)
    draw_row(canvas, (left.right + 26, panel.y + 121), (str(theirs.wage), "{coins}"), 19, on_dark=True)
    ringed = table.cheapened_by
    for slot in range(SECRET_SLOTS):
        rect = at.protege_slot(slot)
        takes = slot in table.homes and bool(table.secret) and seat == table.viewer
        if slot < len(own):
            glow = light if takes else 1.0 if own[slot] in ringed and seat == table.viewer else 0.0
            coin = own[slot] in theirs.coins
            paint = partial(secrets.draw_secret_card, secret=own[slot], light=glow, coin=coin)
            _draw_turned(canvas, table, f"learned.{seat}.{slot}", rect, paint)
        else:
            label = "" if takes and slot == table.home else words.FREE
            secrets.draw_secret_place(canvas, rect, label, light=light if takes else 0.0, fill="#2a120a")
        if takes and slot == table.home:
            secrets.draw_secret_card(canvas, rect.move(0, -4), table.secret, light=1.0)
        _draw_gain(canvas, (rect.centerx, rect.bottom + 15), slot)


def _draw_gain(canvas: Surface, center: tuple[int, int], slot: int) -> None:
    """Draw the addition of a secret on this slot to points and wage."""
    rows = [(signed(n), sign) for n, sign in zip(SECRET_ADDS[slot], ("{ap}", "{coins}"), strict=True) if n]
    wide = sum(row_width(row, 18) for row in rows) + 12 * (len(rows) - 1)
    x = center[0] - wide // 2
    for row in rows:
        draw_row(canvas, (x + row_width(row, 18) // 2, center[1]), row, 18, on_dark=True)
        x += row_width(row, 18) + 12


def _draw_banners(canvas: Surface, table: AcademyView) -> None:
    panel, bonus = at.BANNERS, BANNER_BONUS[len(table.board.seats)]
    draw_dark_panel(canvas, panel, 12, 3)
    title = within(panel, left=16, top=7, height=30)
    head = write_line(canvas, words.BANNERS, title, theme.TEXT.head, theme.BRASS_HI)
    row = (" · ".join(map(str, bonus)), "{fame}")
    right = panel.right - 18
    draw_row(canvas, (right - row_width(row, 18) // 2, panel.y + 20), row, 18, on_dark=True)
    place = (right - row_width(row, 18) - 12, panel.y + 19)
    draw_note(canvas, words.MOST_PLACED, place, theme.TEXT.label, theme.PARCHMENT, "midright", beside=head)
    for number, seat in enumerate(by_banners(table)):
        rect = at.banner_count(number)
        draw_pennant(canvas, Rect(rect.x, rect.y, 28, 42), table.colours[seat])
        placed, left = table.board.seats[seat].placed, table.board.seats[seat].left
        draw_text(canvas, str(placed), (rect.x + 37, rect.y + 8), theme.TEXT.number_large, theme.CREAM, "midleft")
        write_line(
            canvas,
            words.left(number=left),
            within(rect, left=37, right=6, top=18, height=30),
            theme.TEXT.label,
            theme.PARCHMENT,
        )

"""The top of the right column: the Character at work with its Actions, or what is public about this player."""

from functools import partial

from pygame import Rect, Surface

from trickerion.language.speech import join
from trickerion.language.wording import Words
from trickerion.play.deeds import say
from trickerion.rules import moves as m
from trickerion.rules.ask.actions import action_statuses, shard_facts
from trickerion.rules.ask.powers import powers_that_close
from trickerion.rules.catalog import ENHANCE_SHARDS, SLOTS
from trickerion.rules.facts.actions import ActingFacts, ActionStatus
from trickerion.rules.state import PLACED
from trickerion.scenes.workshop import layout as at
from trickerion.scenes.workshop.deeds import ShopPanel
from trickerion.scenes.workshop.shop import HeldCharacter, HeldPile, HeldTrick, Shop, ShopRow
from trickerion.table.pointed import action as words_of_action
from trickerion.table.pointed import shard_words
from trickerion.ui import theme
from trickerion.ui.action_row import RowText, draw_action_row, draw_closed_row
from trickerion.ui.controls import ButtonFace, draw_button
from trickerion.ui.flow import ends, within, write_line
from trickerion.ui.hotspots import Hotspot, Hotspots, Tip, spoken
from trickerion.ui.icons import draw_icon
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.shapes import draw_rule
from trickerion.ui.surfaces import draw_wood_panel
from trickerion.ui.text import draw_name, draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_disk
from trickerion.words import action_tooltips, names, reasons
from trickerion.words.powers.names import power as power_name
from trickerion.words.screens import workshop as words
from trickerion.words.screens.powers import A_SHARD_FOR, BACK_TO_HAND

_LARGEST_LIST = 6
_ASIDE = (m.ReturnTrick, m.ReturnComponent, m.TakeBackMarker, m.FinishCharacter)
_WITHOUT_COST = ("enhance", "forgo_bonus", "use_card", "use_ability")


def rows_of(shop: Shop) -> list[ShopRow]:
    """Rows of the Character at work: its Actions, or the answers of the choice that is open."""
    if not shop.may_act:
        return []
    statuses = action_statuses(shop.state, shop.seat)
    if statuses:
        return [_action_row(shop, status) for status in statuses if status.action != "enhance" or status.is_legal]
    answers = [move for move in shop.legal if not isinstance(move, _ASIDE)]
    return [_answer_row(shop, f"answer_{number}", move) for number, move in enumerate(answers[:_LARGEST_LIST])]


def _action_row(shop: Shop, status: ActionStatus) -> ShopRow:
    why, seats, viewer = status.reason, shop.names, shop.viewer
    text = RowText(
        names.ACTION.get(status.action, status.action),
        action_tooltips.action_icon(status.action),
        _cost(shop, status) or None,
        status.usual[0] if status.cost != status.usual and status.action != "prepare" else None,
        reasons.short(why, seats, viewer) if why is not None else "",
        detail(shop, status),
    )
    return ShopRow(status.action, text, status.moves, _said(shop, status))


def detail(shop: Shop, status: ActionStatus) -> str:
    """Effect of an Action; a single candidate is named."""
    if not status.moves:
        return ""
    if status.action == "enhance":
        lost = powers_that_close(shop.state, shop.seat, ENHANCE_SHARDS)
        back = BACK_TO_HAND(powers=join(map(power_name, lost)))
        return back if lost else A_SHARD_FOR(shard_facts(shop.state, shop.seat).points)
    if len(status.moves) == 1 and (named := _named(shop, status.moves[0])):
        return named
    if status.action == "prepare":
        return words.choose_trick(number=len(status.moves))
    return words.DETAILS.get(status.action, "")


def _named(shop: Shop, move: m.Move) -> str:
    if isinstance(move, m.MoveComponents):
        return words.to_manager(component=names.components(move.component))
    trick = shop.workshop.tricks[move.place] if isinstance(move, (m.Prepare, m.MoveTrick)) else None
    if trick is None:
        return ""
    if isinstance(move, m.Prepare):
        return words.prepares(trick.gives, trick=names.trick(trick.id))
    return words.to_engineer(trick=names.trick(trick.id))


def _said(shop: Shop, status: ActionStatus) -> Words:
    if status.action == "enhance" and shop.at_work is not None:
        return shard_words(shop.state, shop.seat, shop.at_work.card, shop.at_work.character)
    return words_of_action(shop, status.action, status, is_open=bool(status.moves))


def _cost(shop: Shop, status: ActionStatus) -> str:
    if status.action in _WITHOUT_COST:
        return ""
    if status.action != "prepare":
        return str(status.cost[0])
    places = [move.place for move in status.moves if isinstance(move, m.Prepare)]
    costs = [trick.prepare_points for trick in shop.workshop.owned if trick.place in places] or status.cost
    return str(min(costs)) if min(costs) == max(costs) else f"{min(costs)}–{max(costs)}"


def _answer_row(shop: Shop, name: str, move: m.Move) -> ShopRow:
    if isinstance(move, m.ChooseManagerSlot):
        label, pile = words.manager_slot(number=names.ROMAN[move.slot + 1]), shop.player.manager_piles[move.slot]
        detail = words.pile_comes_back(components=names.components(pile)) if pile else words.SLOT_IS_FREE
        return ShopRow(name, RowText(label, "character.manager", detail=detail), (move,), is_answer=True)
    return ShopRow(name, RowText(say(move, shop.state, shop.seat), "ui.choice"), (move,), is_answer=True)


def candidates_of(shop: Shop) -> dict[str, m.Move]:
    """Things that glow on the board now (their hotspots), with the move that a click on each makes."""
    row = next((row for row in shop.rows if row.name == shop.armed), None)
    moves = row.moves if row is not None else [row.moves[0] for row in shop.rows if row.is_answer]
    return {name: move for move in moves if (name := candidate_of(move))}


def candidate_of(move: m.Move) -> str:
    """Subject of a move on the board: "trick.1", "pile.wood", "character.apprentice_1", "manager.0", or ""."""
    if isinstance(move, m.ChooseManagerSlot):
        return f"manager.{move.slot}"
    if isinstance(move, m.MoveApprentice):
        return f"character.{move.character}"
    component, place = getattr(move, "component", ""), getattr(move, "place", None)
    return f"pile.{component}" if component else f"trick.{place}" if isinstance(place, int) else ""


def is_about(move: m.Move, held: object) -> bool:
    """True if a move is about the Trick, the pile or the Character in the hand."""
    match held:
        case HeldTrick(place):
            return isinstance(move, m.MoveTrick) and move.place == place
        case HeldPile(component):
            return isinstance(move, m.MoveComponents) and move.component == component
        case HeldCharacter(name):
            return isinstance(move, (m.PlaceCharacter, m.MoveApprentice)) and move.character == name
    return False


class WorkPanel(ShopPanel):
    """The panel: at work a row for each Action, and the buttons; else what is public."""

    zone = Zone.NOW

    def add_hotspots(self, spots: Hotspots) -> None:
        shop = self.table
        for number, (row, rect) in enumerate(zip(shop.rows, at.action_rows(len(shop.rows)), strict=True), start=1):
            spot = Hotspot(f"action.{row.name}", rect, on_click=partial(self.deeds.choose, row), tip=partial(_tip, row))
            spot.enabled, spot.why_not = bool(row.moves), "" if row.said is not None else row.text.reason
            spot.key, spot.says = str(number), saying(row.text.name, row.text.detail, Role.ROW)
            spots.add(spot)
        self._add_buttons(spots)

    def _add_buttons(self, spots: Hotspots) -> None:
        """Done and Undo, while the viewer's Character is at work."""
        shop, dock = self.table, self.deeds.dock
        if shop.at_work is None or not shop.is_own:
            return
        can_end = m.FinishCharacter() in shop.legal
        spots.add(
            Hotspot("done", at.DONE, self.deeds.finish, enabled=can_end, why_not=words.ANSWER_FIRST, default=True)
        )
        spots.get("done").says = saying(words.DONE, role=Role.BUTTON)
        undo = Hotspot("undo", at.UNDO, dock.undo, tip=dock.undo_tip)
        undo.zone, undo.now = Zone.DEEDS, False
        undo.enabled, undo.why_not = dock.session.undoing.can_undo, dock.why_no_undo()
        spots.add(undo)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        shop = self.table
        draw_wood_panel(canvas, at.WORK, 12, 4, seed=3)
        if shop.at_work is None:
            _draw_public(canvas, shop)
            return
        _draw_head(canvas, shop, shop.at_work)
        hot = spots.hovered or spots.focused
        for number, (row, rect) in enumerate(zip(shop.rows, at.action_rows(len(shop.rows)), strict=True), start=1):
            _draw_row(canvas, rect, row, number, row.name == shop.armed, hot == f"action.{row.name}")
        if not shop.rows:
            is_viewer = shop.is_own and bool(shop.legal)
            who = words.YOU_CHOOSE if is_viewer else words.decides(who=shop.names[shop.seat])
            write_line(
                canvas,
                who,
                within(at.WORK, left=20, right=20, top=176, height=30),
                theme.TEXT.aside_large,
                theme.PARCHMENT,
                "center",
            )
        if "done" in spots:
            _draw_buttons(canvas, spots, shop.points_to_lose)


def _tip(row: ShopRow) -> Tip | None:
    if row.said is None:
        return None
    return spoken(row.said) if row.name == "enhance" else spoken(row.said, row.text.detail)


def _draw_head(canvas: Surface, shop: Shop, acting: ActingFacts) -> None:
    kind = shop.player.characters[acting.character].kind
    draw_disk(canvas, (at.WORK.x + 56, at.WORK.y + 54), 76, shop.colour, kind)
    spot, head = (at.WORK.x + 106, at.WORK.y + 30), words.at_work(character=names.CHARACTER[kind])
    draw_text(canvas, head, spot, theme.TEXT.head, theme.BRASS_HI, "midleft", width=250)
    x, y, shown = at.WORK.x + 120, at.WORK.y + 66, min(acting.points, 4)
    for number in range(shown):
        draw_icon(canvas, "resource.action_point", (x + number * 30, y), 32, theme.GLOW, shadow=True)
    place = (x + shown * 30 - (0 if shown else 14), y - 1)
    room = at.WORK.right - 14 - place[0]
    left = words.points_left(acting.points) if acting.points else words.NO_POINTS_LEFT
    draw_text(canvas, left, place, theme.TEXT.strong_plus, theme.CREAM, "midleft", width=room)


def _draw_row(canvas: Surface, rect: Rect, row: ShopRow, number: int, armed: bool, hot: bool) -> None:
    if not row.moves and rect.h >= 50:
        draw_closed_row(canvas, rect, row.text.name, row.text.reason)
        return
    style = theme.TEXT.strong_large if rect.h >= 60 else theme.TEXT.strong_plus
    text, state = row.text._replace(key=str(number), style=style), "lit" if row.moves else "dim"
    text = text._replace(detail=words.CHOOSE_CANDIDATE) if armed else text
    lit = hot or armed
    draw_action_row(canvas, rect, text, state=state, light=1.0 if lit else 0.45, hovered=lit)


def _draw_buttons(canvas: Surface, spots: Hotspots, lost: int) -> None:
    for name in ("done", "undo"):
        is_done, spot = name == "done", spots.get(name)
        draw_button(
            canvas,
            spot.rect,
            ButtonFace(
                words.DONE if is_done else words.UNDO,
                primary=is_done and spot.enabled,
                icon=None if is_done else "ui.undo",
                second_line=words.lost_points(lost) if is_done and lost and spot.enabled else "",
                style=theme.TEXT.button if is_done else theme.TEXT.label,
                disabled=not spot.enabled,
            ),
            hovered=spots.is_hot(name),
            pressed=spots.is_pressed(name),
        )


def _draw_public(canvas: Surface, shop: Shop) -> None:
    rect = at.WORK
    draw_disk(canvas, (rect.x + 56, rect.y + 54), 76, shop.colour, "magician")
    title, place = words.title(shop.voice, shop.seat), (rect.x + 106, rect.y + 34)
    draw_name(canvas, title, place, theme.TEXT.title, theme.BRASS_HI, "midleft", rect.w - 124)
    standing, place = words.STANDING[shop.workshop.seated], (rect.x + 106, rect.y + 66)
    draw_text(canvas, standing, place, theme.TEXT.aside, theme.PARCHMENT, "midleft", width=rect.w - 124)
    for number, (icon, fact, value) in enumerate(_public(shop)):
        _draw_fact(canvas, rect.y + 124 + number * 46, icon, words.PUBLIC[fact], str(value))
    slots = [move.slot for move in shop.legal if isinstance(move, m.PlaceCharacter)]
    if shop.is_own and any(SLOTS[slot].owner == shop.seat for slot in slots):
        spot, room = (rect.centerx, rect.bottom - 20), rect.w - 30
        draw_text(canvas, words.PLACE_BY_DRAG, spot, theme.TEXT.aside, theme.GLOW, "center", width=room)


def _public(shop: Shop) -> list[tuple[str, str, object]]:
    """(icon, fact, value) of what everybody may know about a player."""
    player, tricks = shop.player, shop.workshop.owned
    number, out = len(player.characters), sum(disk.status == PLACED for disk in player.characters.values())
    working = shop.state.phase == "place_characters"
    return [
        ("ui.assignment", "hand", len(player.hand)),
        ("ui.person", "team", words.placed(number=out, all=number) if working else number),
        ("ui.trick", "ready", sum(trick.markers.ready for trick in tricks)),
        ("ui.stage", "on_stage", sum(len(trick.markers.on_stage) for trick in tricks)),
        ("resource.component", "components", sum(player.components.values())),
        ("action.hire_character", "joins", join(map(names.character, player.hired)) or words.NOBODY),
        ("action.advertise", "advertised", words.YES if player.advertised else words.NO),
    ]


def _draw_fact(canvas: Surface, y: int, icon: str, name: str, value: str) -> None:
    rect, style, ink = at.WORK, theme.TEXT.strong_plus, theme.CREAM
    draw_rule(canvas, *ends(rect, 18), y - 22, theme.BRASS_LO)
    draw_icon(canvas, icon, (rect.x + 40, y + 1), 26, theme.BRASS_HI)
    draw_text(canvas, name, (rect.x + 68, y), theme.TEXT.body_plus, ink, "midleft", width=200)
    draw_block(canvas, value, Rect(rect.right - 178, y - 13, 158, 24), style, ink, align="right")

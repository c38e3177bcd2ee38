"""The right column above: the Character at work with its Actions, or what is public about this player."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from trickerion.rules.ask import ActionStatus, action_statuses
from trickerion.rules.catalog import SLOTS
from trickerion.rules.moves import (
    ChooseManagerSlot,
    FinishCharacter,
    Move,
    MoveApprentice,
    MoveComponents,
    MoveTrick,
    PlaceCharacter,
    Prepare,
    ReturnComponent,
    ReturnTrick,
)
from trickerion.rules.state import ENGINEER_PLACE, PLACED
from trickerion.scenes.workshop.shop import Shop
from trickerion.table.tips import spoken
from trickerion.ui import theme
from trickerion.ui.action_row import draw_action_row, draw_closed_row
from trickerion.ui.bubble import Tip
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import workshop as at
from trickerion.ui.shapes import draw_rule
from trickerion.ui.surfaces import draw_wood_panel
from trickerion.ui.text import draw_name, draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_disk
from trickerion.words import action_tooltips, names, reasons
from trickerion.words.moves import say
from trickerion.words.wording import Words

_LARGEST_LIST = 6
_ASIDE = (ReturnTrick, ReturnComponent, FinishCharacter)


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the list: an Action with its moves, or a single move. Without moves it says the ``reason``."""

    name: str
    label: str
    icon: str
    moves: tuple[Move, ...]
    cost: str = ""
    was: int | None = None
    detail: str = ""
    reason: str = ""
    said: Words | None = None


def rows_of(shop: Shop) -> list[Row]:
    """What the Character at work can do: its Actions, or the answers of the choice that is open."""
    if not shop.may_act:
        return []
    statuses = action_statuses(shop.state, shop.seat)
    if statuses:
        return [_action_row(shop, status) for status in statuses if status.action != "enhance" or status.is_legal]
    answers = [move for move in shop.legal if not isinstance(move, _ASIDE)]
    return [_answer_row(shop, number, move) for number, move in enumerate(answers[:_LARGEST_LIST])]


def _action_row(shop: Shop, status: ActionStatus) -> Row:
    why = status.reason
    return Row(
        status.action,
        names.ACTION.get(status.action, status.action),
        action_tooltips.action_icon(status.action),
        status.moves,
        cost=_cost(shop, status),
        was=status.usual[0] if status.cost != status.usual and status.action != "prepare" else None,
        detail=_detail(shop, status),
        reason=reasons.short(why, shop.names, shop.viewer) if why is not None else "",
        said=action_tooltips.action(status.action, status, shop.names, shop.viewer),
    )


def _cost(shop: Shop, status: ActionStatus) -> str:
    if status.action in ("enhance", "forgo_bonus", "use_card", "use_ability"):
        return ""
    if status.action == "prepare":
        costs = sorted({_prepare_cost(shop, move) for move in status.moves}) or list(status.cost)
        return str(costs[0]) if costs[0] == costs[-1] else f"{costs[0]}–{costs[-1]}"
    return str(status.cost[0])


def _prepare_cost(shop: Shop, move: Move) -> int:
    owned = shop.player.tricks[move.place] if isinstance(move, Prepare) else None
    return owned.trick.prepare_cost if owned is not None else 0


def _detail(shop: Shop, status: ActionStatus) -> str:
    """What the Action would do; with one candidate it is named."""
    if not status.moves:
        return ""
    only = status.moves[0] if len(status.moves) == 1 else None
    if isinstance(only, Prepare):
        owned = shop.player.tricks[only.place]
        assert owned is not None
        gives = min(owned.trick.markers + (only.place == ENGINEER_PLACE), shop.player.supply[owned.suit])
        return f"{owned.trick.name}: {names.plural(gives, 'marker')}"
    if isinstance(only, MoveTrick):
        owned = shop.player.tricks[only.place]
        return f"{owned.trick.name} to the Engineer" if owned is not None else ""
    if isinstance(only, MoveComponents):
        return f"{names.component(only.component, 2)} to the Manager"
    return _DETAILS.get(status.action, "").format(n=len(status.moves))


_DETAILS = {
    "prepare": "choose one of {n} Tricks",
    "move_trick": "to the Engineer, or exchange",
    "move_components": "to the Manager, or exchange",
    "move_apprentice": "to the Assistant: no wage",
    "enhance": "a Shard for one Action Point more",
    "forgo_bonus": "one Action Point instead of the card",
}


def _answer_row(shop: Shop, number: int, move: Move) -> Row:
    """One answer of an open choice."""
    if isinstance(move, ChooseManagerSlot):
        pile = shop.player.manager_piles[move.slot]
        detail = f"{names.component(pile, 2)} come back" if pile else "it is free"
        return Row(
            f"answer_{number}",
            f"Manager's slot {names.ROMAN[move.slot + 1]}",
            "character.manager",
            (move,),
            detail=detail,
        )
    return Row(f"answer_{number}", say(move, shop.state, shop.seat), "ui.choice", (move,))


# ---- candidates -----------------------------------------------------------------------------------------------------


def candidate_of(move: Move) -> str:
    """What on the board a move speaks of: "trick.1", "pile.wood", "character.apprentice_1", "manager.0", or ""."""
    if isinstance(move, ChooseManagerSlot):
        return f"manager.{move.slot}"
    if isinstance(move, (MoveComponents,)) or hasattr(move, "component"):
        return f"pile.{getattr(move, 'component')}"  # noqa: B009
    if isinstance(move, MoveApprentice):
        return f"character.{move.character}"
    place = getattr(move, "place", None)
    return f"trick.{place}" if isinstance(place, int) else ""


# ---- drawing --------------------------------------------------------------------------------------------------------


def draw_work(canvas: pygame.Surface, shop: Shop, rows: list[Row], armed: str, hot: str) -> None:
    """The panel: at work, or what is public."""
    draw_wood_panel(canvas, at.WORK, 12, 4, seed=3)
    acting = shop.acting
    if acting is None:
        _draw_public(canvas, shop)
        return
    kind = shop.player.characters[acting.character].kind
    draw_disk(canvas, (at.WORK.x + 56, at.WORK.y + 54), 76, shop.colour, kind)
    title = f"{names.CHARACTER[kind]} at work"
    spot = (at.WORK.x + 106, at.WORK.y + 30)
    draw_text(canvas, title, spot, theme.HEAD2, 21, theme.BRASS_HI, "midleft", width=250)
    _draw_points(canvas, acting.points)
    for row, rect in zip(rows, at.action_rows(len(rows)), strict=True):
        _draw_row(canvas, rect, row, rows.index(row) + 1, row.name == armed, row.name == hot)
    if not rows:
        _draw_nobody(canvas, shop)


def _draw_points(canvas: pygame.Surface, points: int) -> None:
    x, y = at.WORK.x + 120, at.WORK.y + 66
    shown = min(points, 4)
    for number in range(shown):
        draw_icon(canvas, "resource.action_point", (x + number * 30, y), 32, theme.GLOW, shadow=True)
    words = f"{points or 'No'} Action Point{'' if points == 1 else 's'} left"
    left = x + shown * 30 - (0 if shown else 14)
    draw_text(
        canvas, words, (left, y - 1), theme.BODY_BOLD, 19, theme.CREAM, "midleft", width=at.WORK.right - 14 - left
    )


def _draw_row(canvas: pygame.Surface, rect: Rect, row: Row, number: int, armed: bool, hot: bool) -> None:
    if not row.moves and rect.h >= 50:
        draw_closed_row(canvas, rect, row.label, row.reason)
        return
    draw_action_row(
        canvas,
        rect,
        row.label,
        icon=row.icon,
        cost=row.cost or None,
        was=row.was,
        state="lit" if row.moves else "dim",
        reason=row.reason,
        detail="now choose the one that glows" if armed else row.detail,
        key=str(number),
        size=21 if rect.h >= 60 else 19,
        light=1.0 if hot or armed else 0.45,
        hovered=hot or armed,
    )


def _draw_nobody(canvas: pygame.Surface, shop: Shop) -> None:
    who = "You choose on the board." if shop.is_own and shop.legal else f"{shop.names[shop.seat]} decides."
    spot = (at.WORK.centerx, at.WORK.y + 190)
    draw_text(canvas, who, spot, theme.ITALIC, 20, theme.PARCHMENT, "center", width=at.WORK.w - 40)


# ---- what is public -------------------------------------------------------------------------------------------------


def _draw_public(canvas: pygame.Surface, shop: Shop) -> None:
    """Facts about the player, when nobody works here."""
    rect = at.WORK
    draw_disk(canvas, (rect.x + 56, rect.y + 54), 76, shop.colour, "magician")
    title = "Your Workshop" if names.is_you(shop.seat, shop.names, shop.viewer) else shop.names[shop.seat]
    draw_name(canvas, title, (rect.x + 106, rect.y + 34), 24, theme.BRASS_HI, "midleft", rect.w - 124)
    draw_text(canvas, _standing(shop), (rect.x + 106, rect.y + 66), theme.ITALIC, 18, theme.PARCHMENT, "midleft")
    for number, (icon, words, value) in enumerate(facts(shop)):
        y = rect.y + 124 + number * 46
        draw_rule(canvas, rect.x + 18, rect.right - 18, y - 22, theme.BRASS_LO)
        draw_icon(canvas, icon, (rect.x + 40, y + 1), 26, theme.BRASS_HI)
        draw_text(canvas, words, (rect.x + 68, y), theme.BODY, 19, theme.CREAM, "midleft", width=200)
        draw_block(
            canvas,
            value,
            (rect.right - 178, y - 13),
            158,
            theme.BODY_BOLD,
            19,
            theme.CREAM,
            align="right",
            on_dark=True,
            max_lines=1,
        )

    hint = _placing_hint(shop)
    spot = (rect.centerx, rect.bottom - 20)
    draw_text(canvas, hint, spot, theme.ITALIC, 18, theme.GLOW, "center", width=rect.w - 30)


def _placing_hint(shop: Shop) -> str:
    """What the viewer may do with the Workshop slots now."""
    slots = [move for move in shop.offers(PlaceCharacter) if isinstance(move, PlaceCharacter)]
    here = any(SLOTS[move.slot].owner == shop.seat for move in slots)
    return "Drag a Character onto a Workshop slot to place it." if here else ""


def _standing(shop: Shop) -> str:
    place = shop.state.initiative.index(shop.seat) + 1
    ordinal = {1: "first", 2: "second", 3: "third", 4: "fourth"}[place]
    return f"{ordinal} in the Initiative order"


def facts(shop: Shop) -> list[tuple[str, str, str]]:
    """(icon, words, value) of what everybody may know."""
    team = list(shop.player.characters.values())
    tricks = [owned for owned in shop.player.tricks if owned is not None]
    placed = sum(character.status == PLACED for character in team)
    hired = names.join(names.character(character) for character in shop.player.hired)
    working = shop.state.phase == "place_characters"
    return [
        ("ui.assignment", "Cards in the hand", str(len(shop.player.hand))),
        ("ui.person", "Characters", f"{placed} of {len(team)} placed" if working else str(len(team))),
        ("ui.trick", "Markers ready", str(sum(owned.markers for owned in tricks))),
        ("ui.stage", "Markers on stage", str(sum(shop.on_stage(owned) for owned in tricks))),
        ("resource.component", "Components", str(sum(shop.player.components.values()))),
        ("action.hire_character", "Joins this turn", hired or "nobody"),
        ("action.advertise", "Advertised", "yes" if shop.player.advertised else "no"),
    ]


def row_tip(row: Row) -> Tip | None:
    """An Action in words: what it does, what it costs, why it cannot be taken."""
    return spoken(row.said, row.detail) if row.said is not None else None

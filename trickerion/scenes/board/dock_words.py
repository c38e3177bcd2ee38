"""What the dock says and does in every situation of the board."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from trickerion.rules import moves as m
from trickerion.rules.ask import SPECIAL_BUYS, Acting, card_status
from trickerion.rules.catalog import SLOTS, SPECIALS
from trickerion.rules.moves import Move
from trickerion.rules.state import WAITING, Character
from trickerion.scenes.board.actions import ACTIONS
from trickerion.scenes.board.answers import RETURNS
from trickerion.scenes.board.explain import NO_SHOW, has_marker
from trickerion.scenes.board.placing import Lifted, sum_in_words
from trickerion.table.dock import CheckBox, DoneButton, PointsPanel
from trickerion.table.points_words import points_tip, shard_gain, shard_tip
from trickerion.table.top_bar import prompt_of
from trickerion.ui.bubble import Tip
from trickerion.words import names, privacy
from trickerion.words.cards.magicians import COPY_IS_FOR_NOW
from trickerion.words.moves import say
from trickerion.words.questions import QUESTIONS
from trickerion.words.reasons import long

if TYPE_CHECKING:
    from trickerion.scenes.board.scene import BoardScene

_KNOWN: Final[tuple[type[Move], ...]] = (
    *RETURNS,
    m.PlaceCharacter,
    m.LeaveIdle,
    m.FinishCharacter,
    m.Enhance,
    m.ForgoBonus,
    m.Skip,
    *(kind for action in ACTIONS for kind in action.kinds),
)
"""Moves that have a place of their own on the board; all others stand behind "More"."""


def extras(scene: BoardScene) -> list[Move]:
    """Legal moves without a place of their own: abilities and special cards."""
    if scene.table.question not in ("Placing", "CharacterActs"):
        return []
    return [move for move in scene.session.legal if not isinstance(move, _KNOWN)]


def done_button(scene: BoardScene) -> DoneButton:
    """Done, or what stands for it."""
    session, table = scene.session, scene.table
    if not session.legal:
        line = privacy.CARDS_FIRST if session.is_covered else "not your move" if scene.table.decider >= 0 else ""
        return DoneButton(second_line=line, why_not="It is not your decision.")
    acting = table.own_acting
    if table.question == "CharacterActs" and acting is not None:
        left = names.plural(acting.points, "point") + " left" if acting.points else "all points spent"
        return DoneButton(second_line=left, on_click=scene.finish_character)
    if table.question == "Placing":
        if m.Skip() in session.legal:
            return DoneButton("Skip", "no second one", lambda: scene.answer(m.Skip()))
        idle = [move for move in session.legal if isinstance(move, m.LeaveIdle)]
        stuck = not any(isinstance(move, m.PlaceCharacter) for move in session.legal)
        if not idle:
            return DoneButton("Idle", "place it first", why_not=COPY_IS_FOR_NOW)
        return DoneButton("Idle", "leave one idle", scene.choose_idle, primary=stuck)
    return DoneButton(second_line="choose first", why_not="Choose one of the answers first.")


def check_boxes(scene: BoardScene) -> tuple[CheckBox, ...]:
    """ "+1 for a Shard" and "+1, not the card's bonus", before the drop and until the first Action."""
    table, legal = scene.table, scene.session.legal
    boxes = []
    if table.question == "CharacterActs":
        if m.Enhance() in legal:
            boxes.append(_enhance_box(scene, False, lambda: scene.answer(m.Enhance())))
        if m.ForgoBonus() in legal:
            boxes.append(_forgo_box(scene, False, lambda: scene.answer(m.ForgoBonus())))
        boxes += _closed_card_box(scene)
    elif table.question == "Placing" and legal:
        if table.me.shards:
            boxes.append(_enhance_box(scene, scene.wants_enhance, scene.toggle_enhance))
        if any(_has_special(disk) for disk in table.me.characters.values()):
            boxes.append(_forgo_box(scene, scene.wants_forgo, scene.toggle_forgo))
    more = extras(scene)
    if more:
        tip = Tip("Cards and abilities", tuple(f"{say(move, table.state, table.viewer)}." for move in more[:6]))
        boxes.append(CheckBox("more", _extras_label(more), False, lambda: scene.show_extras(more), tip))
    return tuple(boxes)


def _has_special(disk: Character) -> bool:
    """Whether a special card, perhaps a copied one, lies under a Character that waits to be placed."""
    return disk.status == WAITING and (disk.copies or disk.card) in SPECIALS


def _extras_label(moves: list[Move]) -> str:
    """What the box for cards and abilities says: the only one by its kind."""
    kinds = {type(move) for move in moves}
    if kinds == {m.UseAbility}:
        return "Ability"
    if kinds == {m.CopyCard}:
        return "Copy a card"
    return "Use the card" if kinds == {m.UseCard} else "Cards, ability"


def _enhance_box(scene: BoardScene, on: bool, click: object) -> CheckBox:
    state, seat, card = scene.table.state, scene.table.viewer, _card_in_hand(scene)
    assert callable(click)
    text = f"+{shard_gain(state, seat, card)} for a Shard"
    return CheckBox("enhance", text, on, click, shard_tip(state, seat, card))


def _closed_card_box(scene: BoardScene) -> list[CheckBox]:
    """The Buy of a special card that cannot be begun now, with the reason."""
    acting = scene.table.own_acting
    if acting is None or acting.card not in SPECIAL_BUYS or m.UseCard(acting.card) in scene.session.legal:
        return []
    disk = scene.table.me.characters[acting.character]
    status = card_status(scene.table.state, acting.seat, disk)
    why = long(status.reason, scene.table.names, scene.table.viewer) if status and status.reason else "Not now."
    tip = Tip(names.card(acting.card), (why,), "ui.special_card")
    return [CheckBox("card", "Use the card", False, lambda: None, tip, enabled=False, why_not=why)]


def _card_in_hand(scene: BoardScene) -> str:
    """The special card of the Character that acts, or that is about to be placed."""
    acting = scene.table.own_acting
    if acting is not None:
        return acting.card
    held = scene.spots.held
    lifted = held.payload if held is not None else None
    if not isinstance(lifted, Lifted):
        return ""
    disk = scene.table.me.characters[lifted.character]
    return disk.copies or disk.card


def _forgo_box(scene: BoardScene, on: bool, click: object) -> CheckBox:
    card = _card_in_hand(scene)
    bonus = f"the bonus of *{names.card(card)}*" if card in SPECIALS else "the special card’s bonus"
    tip = Tip("Not the bonus", (f"Give up {bonus} for 1 more {{ap}}. The card is used up.",), "ui.special_card")
    assert callable(click)
    return CheckBox("forgo", "+1, no bonus", on, click, tip)


def panel(scene: BoardScene) -> PointsPanel:
    """The panel of the Action Points."""
    table = scene.table
    boxes = check_boxes(scene)
    foreseen = scene.foreseen()
    if foreseen is not None:
        character, slot, points = foreseen
        words = sum_in_words(table, character, slot, points)
        number = "" if SLOTS[slot].is_performance else str(points)
        return PointsPanel(number, _at_work(character, slot), words, boxes=boxes)
    acting = table.acting
    if acting is not None:
        return _acting_panel(scene, acting, boxes)
    if table.question == "Placing" and scene.session.legal:
        held = scene.spots.held
        if held is not None and isinstance(held.payload, Lifted):
            title = names.character(held.payload.character)
            return PointsPanel("", title, "Drop it on a glowing slot.", boxes=boxes)
        line = "Drag it, or click it and a slot."
        if m.Skip() in scene.session.legal:
            line = f"{names.prophecy(table.state.active_prophecy)}: if you like."
            return PointsPanel("", "Place a second one", line, boxes=boxes)
        return PointsPanel("", "Place a Character", line, boxes=boxes)
    return _quiet_panel(scene)


def _at_work(character: str, slot: str) -> str:
    place = SLOTS[slot]
    where = names.DAY[place.day] if place.day else names.LOCATION[place.location]
    return f"{names.character(character)}, {where}"


def _acting_panel(scene: BoardScene, acting: Acting, boxes: tuple[CheckBox, ...]) -> PointsPanel:
    table = scene.table
    title = _at_work(acting.character, acting.slot)
    own = acting.seat == table.viewer
    if acting.slot.endswith(".perform"):
        line = "It performs after all are placed." if not own or has_marker(table) else NO_SHOW
        return PointsPanel("", title, line, note=scene.undo_note(), boxes=boxes)
    words = ("Action Point" if acting.points == 1 else "Action Points") + " left"
    line = words if own else f"{table.names[acting.seat]}: {words}"
    note, tip = scene.undo_note() if own else "", partial(points_tip, table.state, acting)
    return PointsPanel(str(acting.points), title, line, note=note, boxes=boxes, tip=tip)


def _quiet_panel(scene: BoardScene) -> PointsPanel:
    table, session = scene.table, scene.session
    if session.is_over:
        return PointsPanel("", "The game is over", "Done shows the result.")
    seat = table.decider
    if session.legal:
        line = QUESTIONS[table.question].line or "Choose from the list, or by its digit."
        return PointsPanel("", prompt_of(session)[0], line, note=scene.undo_note())
    thinking = "is thinking …" if session.is_thinking else "decides."
    title = table.names[seat] if seat >= 0 else ""
    return PointsPanel("", title, thinking, note="Click: skip what moves", note_icon="ui.fast_forward")

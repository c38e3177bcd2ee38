"""The Workshop scene: one player's board large, and the Actions of a Character that works there."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from trickerion.app.registry import scene
from trickerion.app.session import Session
from trickerion.rules.moves import (
    ChooseManagerSlot,
    FinishCharacter,
    Move,
    ReturnComponent,
    ReturnTrick,
)
from trickerion.rules.options import HEIR
from trickerion.rules.state import ENGINEER_PLACE, Character
from trickerion.scenes.dialog import ask
from trickerion.scenes.workshop import carried as carry
from trickerion.scenes.workshop import giving_back, lacks, picture, piles, portrait, tabs, team, tricks, work
from trickerion.scenes.workshop.carried import Carried
from trickerion.scenes.workshop.shop import Shop
from trickerion.table import prophecy_pill
from trickerion.table.director import open_game_scene
from trickerion.table.game_scene import GameScene
from trickerion.ui.bubble import Tip
from trickerion.ui.layout import workshop as at
from trickerion.ui.shapes import breathe
from trickerion.ui.spots import Hotspot
from trickerion.words import names
from trickerion.words.workbook_where import action_anchor

if TYPE_CHECKING:
    from trickerion.app.loop import App

MoveOf = Callable[[object], Move | None]
"""The move that a drop makes, None for none."""

TO_BOARD = Tip("Back to the board (Esc)")


@scene("workshop")
class WorkshopScene(GameScene):
    """Any player's Workshop; ``seat`` is whose (the viewer's when left out)."""

    def __init__(self, app: App, session: Session, seat: int | None = None) -> None:
        self.armed = ""
        self._seat = session.viewer if seat is None else seat
        self.selected = -1
        self.rows: list[work.Row] = []
        self._shop: Shop | None = None
        super().__init__(app, session)
        self.spots.on_pick_up = lambda _held: app.sounds.play("card_flick")

    # --- what is shown ------------------------------------------------------------------------------------------

    @property
    def shop(self) -> Shop:
        """The Workshop on the screen."""
        if self._shop is None:
            self._shop = Shop(self.state, self._seat, self.session.viewer, self.colours, self.names, self.session.legal)
        return self._shop

    def show(self, seat: int) -> None:
        """Turn to another player's Workshop."""
        self._seat, self.selected, self.armed = seat, -1, ""
        self.app.sounds.play("page_turn")
        self.refresh()

    def refresh(self) -> None:
        self._shop = None
        self.rows = work.rows_of(self.shop)
        if self.armed not in [row.name for row in self.rows if len(row.moves) > 1]:
            self.armed = ""
        if not 0 <= self.selected < 4 or self.shop.player.tricks[self.selected] is None:
            self.selected = lacks.most_telling(self.shop)
        super().refresh()

    def layout(self) -> None:
        """All hotspots, anew."""
        self.spots.clear()
        self.bar.add_buttons(self.spots)
        for seat, rect in tabs.tab_places(self.shop):
            self.spots.add(Hotspot(f"tab.{seat}", rect, on_click=functools.partial(self._open_tab, seat)))
        self.spots.add(Hotspot("to_board", at.TO_BOARD, on_click=self.close, tip=lambda: TO_BOARD))
        tip = functools.partial(portrait.portrait_tip, self.shop)
        self.spots.add(Hotspot("magician", at.MAGICIAN, tip=tip, focusable=False))
        prophecy_pill.add_spot(self.spots, at.PROPHECY, self.state.active_prophecy)
        self._add_tricks()
        self._add_piles()
        self._add_team()
        self._add_rows()

    def _open_tab(self, seat: int) -> None:
        """Another player's Workshop; the Heir has a board of its own."""
        if self.session.options.seats[seat].player == HEIR:
            self.close()
            open_game_scene(self.app, "heir")
        else:
            self.show(seat)

    def close(self) -> None:
        """Back to what lies below."""
        self.app.stack.pop(self)

    # --- hotspots of the board ----------------------------------------------------------------------------------

    def _add_tricks(self) -> None:
        for place, rect in enumerate(at.TRICKS):
            has_card = self.shop.player.tricks[place] is not None
            self.spots.add(
                Hotspot(
                    f"trick.{place}",
                    rect,
                    on_click=functools.partial(self._click_trick, place) if has_card else None,
                    payload=Carried("trick", str(place)) if has_card and self._may_move_trick(place) else None,
                    accepts=self._accepts(functools.partial(carry.move_onto_trick, place)),
                    on_drop=self._dropped(functools.partial(carry.move_onto_trick, place)),
                    on_right_click=functools.partial(self._give_back, ReturnTrick(place)),
                    tip=functools.partial(tricks.trick_tip, self.shop, place),
                    anchor=Rect(rect.x, rect.y, rect.w, 164),
                )
            )

    def _may_move_trick(self, place: int) -> bool:
        others = range(ENGINEER_PLACE) if place == ENGINEER_PLACE else (ENGINEER_PLACE,)
        held = Carried("trick", str(place))
        return any(self._is_legal(carry.move_onto_trick(other, held)) for other in others)

    def _add_piles(self) -> None:
        for component in self.shop.player.components:
            held = Carried("pile", component)
            self.spots.add(
                Hotspot(
                    f"pile.{component}",
                    piles.rect_of(self.shop, component),
                    on_click=self._candidate_click(f"pile.{component}"),
                    payload=held if self._is_legal(carry.move_onto_manager(held)) else None,
                    on_right_click=functools.partial(self._give_back, ReturnComponent(component)),
                    tip=functools.partial(piles.pile_tip, self.shop, component),
                )
            )
        for slot, rect in enumerate(at.MANAGER_PILES):
            component = self.shop.player.manager_piles[slot]
            give_back = functools.partial(self._give_back, ReturnComponent(component))
            self.spots.add(
                Hotspot(
                    f"manager.{slot}",
                    rect.inflate(8, 8) if component else rect,
                    on_click=self._candidate_click(f"manager.{slot}"),
                    accepts=self._accepts(carry.move_onto_manager),
                    on_drop=functools.partial(self._drop_on_manager, slot),
                    on_right_click=give_back if component else None,
                    tip=functools.partial(piles.pile_tip, self.shop, component),
                )
            )

    def _add_team(self) -> None:
        for _kind, character, rect in team.places(self.shop):
            if character is not None:
                self.spots.add(self._character_spot(character, rect))
        if self.shop.assisted is None:
            self.spots.add(
                Hotspot(
                    "assistant_place",
                    at.ASSISTANT_PLACE,
                    accepts=self._accepts(carry.move_onto_assistant),
                    on_drop=self._dropped(carry.move_onto_assistant),
                    tip=lambda: Tip("Assistant's place", ("An Apprentice who lives here costs no wage.",)),
                    focusable=False,
                )
            )
        for slot, rect in team.workshop_slots(self.shop):
            self.spots.add(
                Hotspot(
                    f"slot.{slot}",
                    rect,
                    accepts=self._accepts(functools.partial(carry.move_onto_slot, slot)),
                    on_drop=self._dropped(functools.partial(carry.move_onto_slot, slot)),
                    focusable=False,
                )
            )

    def _character_spot(self, character: Character, rect: Rect) -> Hotspot:
        held = Carried("character", character.id)
        slots = [slot for slot, _ in team.workshop_slots(self.shop)]
        movable = self._is_legal(carry.move_onto_assistant(held)) or any(
            self._is_legal(carry.move_onto_slot(slot, held)) for slot in slots
        )
        return Hotspot(
            f"character.{character.id}",
            rect,
            on_click=self._candidate_click(f"character.{character.id}"),
            payload=held if movable else None,
            tip=functools.partial(team.character_tip, self.shop, character),
        )

    def _add_rows(self) -> None:
        for number, (row, rect) in enumerate(zip(self.rows, at.action_rows(len(self.rows)), strict=True), start=1):
            self.spots.add(
                Hotspot(
                    f"action.{row.name}",
                    rect,
                    on_click=functools.partial(self._choose_row, row),
                    enabled=bool(row.moves),
                    why_not="" if row.said is not None else row.reason,
                    tip=functools.partial(work.row_tip, row),
                    key=str(number),
                )
            )
        if self.shop.acting is None or not self.shop.is_own:
            return
        can_end = FinishCharacter() in self.shop.legal
        self.spots.add(
            Hotspot("done", at.DONE, on_click=self.finish, enabled=can_end, why_not="Answer first.", default=True)
        )
        self.spots.add(
            Hotspot(
                "undo",
                at.UNDO,
                on_click=self.dock.undo,
                enabled=self.session.can_undo,
                why_not=self.dock.why_no_undo(),
                tip=self.dock.undo_tip,
            )
        )

    # --- acting -------------------------------------------------------------------------------------------------

    def _is_legal(self, move: Move | None) -> bool:
        return move is not None and self.shop.is_own and move in self.shop.legal

    def _make(self, move: Move, sound: str = "disc_place") -> None:
        self.armed = ""
        self.app.sounds.play(sound)
        self.play(move)

    def _accepts(self, made_by: MoveOf) -> Callable[[object], bool]:
        """Whether the move that a drop would make is legal."""
        return lambda held: self._is_legal(made_by(held))

    def _dropped(self, made_by: MoveOf) -> Callable[[object], None]:
        """Make the move of a drop."""
        return lambda held: self._drop(made_by(held))

    def _drop(self, move: Move | None) -> None:
        if move is not None and self._is_legal(move):
            self._make(move)

    def _drop_on_manager(self, slot: int, held: object) -> None:
        self._drop(carry.move_onto_manager(held))
        if ChooseManagerSlot(slot) in self.shop.legal:
            self._make(ChooseManagerSlot(slot))

    def _choose_row(self, row: work.Row) -> None:
        if len(row.moves) == 1:
            self._make(row.moves[0])
        elif row.moves:
            self.armed = "" if self.armed == row.name else row.name
            self.app.sounds.play("click")
            self.layout()

    @property
    def candidates(self) -> dict[str, Move]:
        """What glows on the board now, with the move that a click on it makes."""
        row = next((row for row in self.rows if row.name == self.armed), None)
        if row is not None:
            return {work.candidate_of(move): move for move in row.moves}
        answers = [row.moves[0] for row in self.rows if row.name.startswith("answer_")]
        return {name: move for move in answers if (name := work.candidate_of(move))}

    def _candidate_click(self, name: str) -> Callable[[], object] | None:
        move = self.candidates.get(name)
        return functools.partial(self._make, move) if move is not None else None

    def _click_trick(self, place: int) -> None:
        move = self.candidates.get(f"trick.{place}")
        if move is not None:
            self._make(move, "card_flick")
            return
        self.selected = place
        self.app.sounds.play("click")

    def finish(self) -> None:
        """End with this Character; ask first when points would be lost."""
        acting = self.shop.acting
        if acting is None or FinishCharacter() not in self.shop.legal:
            return
        if not acting.points or not self.can_still_act:
            self._make(FinishCharacter(), "bell")
            return
        text = f"{names.resource(acting.points, 'points')} would be lost."
        finish = functools.partial(self._make, FinishCharacter(), "bell")
        ask(self.app, "Finish with this Character?", text, "Done", finish, "Back")

    @property
    def can_still_act(self) -> bool:
        """Whether an Action is left that its points allow."""
        return any(row.moves for row in self.rows if row.name != "enhance")

    def _give_back(self, move: ReturnTrick | ReturnComponent) -> None:
        """Give a Trick or a Component back, after a question."""
        if not self._is_legal(move):
            self.app.sounds.play("error")
            return
        asked = giving_back.question(self.shop, move)
        ask(self.app, asked.title, asked.text, "Give Back", functools.partial(self._make, move), "Keep")

    # --- input --------------------------------------------------------------------------------------------------

    def help_place(self) -> tuple[str, str]:
        """The Workshop, and on its page the Action that waits for its candidate."""
        return "workshop", action_anchor(self.armed)

    def handle_action(self, action: str) -> bool:
        """Esc first lets go of an Action that waits for its candidate."""
        if action == "back" and self.armed:
            self.armed = ""
            self.layout()
            return True
        return super().handle_action(action)

    def update(self, dt: float) -> None:
        """The Trick pointed at is the one that the panel speaks of."""
        super().update(dt)
        hot = self.spots.hovered or self.spots.focused or ""
        if hot.startswith("trick.") and self.shop.player.tricks[int(hot[6:])] is not None:
            self.selected = int(hot[6:])

    @property
    def breathing(self) -> bool:
        """Candidates and targets breathe."""
        return bool(self.candidates) or self.spots.held is not None

    # --- drawing ------------------------------------------------------------------------------------------------

    @property
    def light(self) -> float:
        """How strong candidates and targets glow now."""
        return breathe(self.seconds)

    def draw(self, canvas: pygame.Surface) -> None:
        """The whole scene."""
        picture.draw_workshop(canvas, self)

    def draw_over(self, canvas: pygame.Surface) -> None:
        """What the hand holds, and the hint."""
        picture.draw_over(canvas, self)

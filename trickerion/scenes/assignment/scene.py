"""The scene of the decision "Assigning"."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from trickerion.app.registry import open_scene, scene
from trickerion.app.session import Session
from trickerion.rules.ask import costs_at
from trickerion.rules.moves import FinishAssignment, LayCard, Move, TakeBack
from trickerion.rules.state import Character
from trickerion.scenes.assignment import characters as team
from trickerion.scenes.assignment import finishing, hand, picture, planning
from trickerion.scenes.assignment.desk import Desk, desk_of
from trickerion.scenes.assignment.flight import Flights
from trickerion.scenes.assignment.picked import Picked, moves_to_lay
from trickerion.scenes.assignment.picture import WAITING
from trickerion.scenes.dialog import ask
from trickerion.table.director import open_game_scene
from trickerion.table.dock import DockPlaces, DoneButton
from trickerion.table.game_scene import GameScene
from trickerion.table.looks import others
from trickerion.table.tips import spoken
from trickerion.ui.keys import key_text
from trickerion.ui.layout import assignment as at
from trickerion.ui.shapes import breathe
from trickerion.ui.spots import Hotspot
from trickerion.words import card_tooltips
from trickerion.words.reasons import cost
from trickerion.words.workbook_where import PHASES

if TYPE_CHECKING:
    from trickerion.app.loop import App

_DOCK = DockPlaces(undo=at.UNDO, redo=at.REDO, hint=at.HINT, done=at.DONE)


@scene("assignment")
class AssignmentScene(GameScene):
    """Assignment cards under Characters, by drag, by two clicks, or by keys."""

    def __init__(self, app: App, session: Session) -> None:
        self._desk = desk_of(session.view.state, session.viewer)
        super().__init__(app, session, dock=_DOCK)
        self.flights = Flights(self.timeline)
        self.spots.on_pick_up = lambda _held: app.sounds.play("card_flick")
        self.spots.keep_clear = [at.HAND]

    # --- what is where ------------------------------------------------------------------------------------------

    @property
    def desk(self) -> Desk:
        """The viewer's Characters and cards as they lie now."""
        return self._desk

    @property
    def columns(self) -> list[tuple[Character, Rect]]:
        """The Characters with their columns."""
        rects = at.character_rects(len(self.desk.characters))
        return list(zip(self.desk.characters, rects, strict=True))

    @property
    def stack_rects(self) -> list[Rect]:
        """Where the stacks of permanent cards lie."""
        return at.stack_rects(len(self.desk.stacks), with_specials=bool(self.desk.specials))

    @property
    def plans(self) -> planning.Planning:
        """The sheet of plans."""
        opponents = len(self.state.players) - 1
        return planning.Planning(self.state, self.session.viewer, self.colours, at.planning_panel(opponents))

    def layout(self) -> None:
        """All hotspots, anew."""
        self._desk = desk_of(self.state, self.session.viewer)
        self.spots.clear()
        self.bar.add_spots(self.spots)
        self.spots.add(Hotspot("hand", at.HAND, accepts=self._comes_home, on_drop=self._take_home, focusable=False))
        self._add_cards()
        self.spots.panels = [rect for _, rect in self.columns]
        for character, rect in self.columns:
            self.spots.add(self._place_spot(character, rect))
        self._add_players()
        self._add_plans()
        self.dock.add_spots(self.spots, self.done)

    def _add_cards(self) -> None:
        is_own = bool(self.legal)
        for number, (stack, rect) in enumerate(zip(self.desk.stacks, self.stack_rects, strict=True), start=1):
            self.spots.add(
                Hotspot(
                    f"card.{stack.location}",
                    rect,
                    payload=Picked(stack.location) if is_own and stack.in_hand else None,
                    tip=functools.partial(hand.stack_tip, stack),
                    enabled=is_own and stack.in_hand > 0,
                    why_not="All of them are laid." if is_own else WAITING,
                    key=str(number),
                )
            )
        strips = at.special_strips(len(self.desk.specials))
        for number, (card, rect) in enumerate(
            zip(self.desk.specials, strips, strict=True), start=len(self.desk.stacks) + 1
        ):
            self.spots.add(
                Hotspot(
                    f"card.{card}",
                    rect,
                    payload=Picked(card) if is_own else None,
                    tip=functools.partial(hand.special_tip, card),
                    anchor=at.special_rects(len(self.desk.specials))[number - len(self.desk.stacks) - 1],
                    key=str(number) if number < 10 else "",
                )
            )

    def _place_spot(self, character: Character, rect: Rect) -> Hotspot:
        is_own = bool(self.legal)
        return Hotspot(
            f"place.{character.id}",
            rect,
            payload=Picked(character.card, character.id) if is_own and character.card else None,
            accepts=lambda payload: self._can_lay(payload, character),
            on_drop=lambda payload: self._lay(payload, character),
            refuses=lambda payload: self._why_not_here(payload, character),
            on_right_click=lambda: self.take_back(character.id),
            tip=lambda: team.place_tip(character),
            anchor=at.place_rect(rect) if character.card else rect,
        )

    def _add_players(self) -> None:
        """The other players: a tip, and a click opens the Workshop."""
        seats = others(self.state, self.session.viewer)
        for seat, rect in zip(seats, at.player_rows(len(seats)), strict=True):
            said = card_tooltips.opponent(self.state, seat, self.names)
            self.spots.add(
                Hotspot(
                    f"player.{seat}",
                    rect,
                    on_click=functools.partial(open_game_scene, self.app, "workshop", seat=seat),
                    tip=functools.partial(spoken, said),
                    focusable=False,
                )
            )

    def _add_plans(self) -> None:
        plans = self.plans
        for name, rect, _ in planning.rows(plans):
            self.spots.add(
                Hotspot(
                    f"plans.{name}",
                    rect,
                    on_click=self._open_workshop if name in planning.WORKSHOP_ROWS else None,
                    tip=functools.partial(planning.row_tip, plans, name),
                    focusable=False,
                )
            )
        for number, rect in enumerate(planning.mini_rects(plans)):
            self.spots.add(Hotspot(f"mini.{number}", rect, focusable=False))

    def _open_workshop(self) -> None:
        open_game_scene(self.app, "workshop", seat=self.session.viewer)

    # --- laying cards -------------------------------------------------------------------------------------------

    def _can_lay(self, payload: object, character: Character) -> bool:
        if not isinstance(payload, Picked) or not self.legal:
            return False
        moves = moves_to_lay(payload, character, self.state.players[self.session.viewer].characters)
        return bool(moves) and moves[0] in self.legal

    def _why_not_here(self, payload: object, character: Character) -> str:
        if isinstance(payload, Picked) and payload.card == character.card and payload.origin != character.id:
            return "The same card lies here already."
        return ""

    def _lay(self, payload: object, character: Character) -> None:
        assert isinstance(payload, Picked)
        held = self.spots.held
        start = held.center if held is not None else self.spots.pointer
        self.lay(payload, character, start)

    def lay(self, picked: Picked, character: Character, start: tuple[int, int] | None = None) -> None:
        """Bring a card under a Character; the one that lay there changes places with it."""
        moves = moves_to_lay(picked, character, self.state.players[self.session.viewer].characters)
        exchanged = character.card
        self.session.play(moves[0], moves[1:])
        self.refresh()
        self.app.sounds.play("disc_place")
        if start is not None and start[0] >= 0:
            self.flights.send(picked.card, start, self.place_of(character.id).center, character.id)
        if exchanged:
            home = self.place_of(picked.origin) if picked.origin else self._home_of(exchanged)
            self.flights.send(exchanged, self.place_of(character.id).center, home.center, picked.origin)

    def take_back(self, character: str) -> None:
        """A card comes back to the hand."""
        if TakeBack(character) not in self.legal:
            return
        card = self.state.players[self.session.viewer].characters[character].card
        start = self.place_of(character).center
        self._play(TakeBack(character))
        self.app.sounds.play("card_flick")
        self.flights.send(card, start, self._home_of(card).center)

    def _play(self, move: Move) -> None:
        self.session.play(move)
        self.refresh()

    def _comes_home(self, payload: object) -> bool:
        return isinstance(payload, Picked) and bool(payload.origin) and TakeBack(payload.origin) in self.legal

    def _take_home(self, payload: object) -> None:
        assert isinstance(payload, Picked)
        self._play(TakeBack(payload.origin))
        self.app.sounds.play("card_flick")

    def place_of(self, character: str) -> Rect:
        """Where the card of a Character lies."""
        return next(at.place_rect(rect) for owner, rect in self.columns if owner.id == character)

    def _home_of(self, card: str) -> Rect:
        name = f"card.{card}"
        return self.spots.rect(name) if name in self.spots else at.HAND

    # --- keys ---------------------------------------------------------------------------------------------------

    def handle_first(self, event: pygame.event.Event) -> bool:
        """A digit lays its card on the Character that has the focus; Delete takes its card back."""
        if event.type == pygame.KEYDOWN and self.spots.held is None:
            character = self._focused_character()
            if character is not None and self._use_key(key_text(event), character):
                return True
        return super().handle_first(event)

    def help_place(self) -> tuple[str, str]:
        """The Assignment, among the phases."""
        return PHASES["assignment"]

    def handle_action(self, action: str) -> bool:
        """Esc opens the game's menu: the Assignment itself cannot be put aside."""
        if action == "back":
            open_scene(self.app, "pause")
            return True
        return super().handle_action(action)

    def _focused_character(self) -> Character | None:
        focused = self.spots.focused or ""
        return next((c for c in self.desk.characters if focused == f"place.{c.id}"), None)

    def _use_key(self, key: str, character: Character) -> bool:
        if key in ("delete", "backspace") and character.card:
            self.take_back(character.id)
            return True
        if not key.isdigit() or not 0 < int(key) <= len(self.desk.pickable):
            return False
        card = self.desk.pickable[int(key) - 1]
        if LayCard(character.id, card) not in self.legal:
            self.app.sounds.play("error")
            return True
        self.lay(Picked(card), character, self._home_of(card).center)
        self._focus_next(character)
        return True

    def _focus_next(self, after: Character) -> None:
        """The next Character without a card, round the end; Done when there is none."""
        ids = [character.id for character in self.desk.characters]
        start = ids.index(after.id) + 1
        free = {character.id for character in self.desk.idle}
        following = next((c for c in ids[start:] + ids[:start] if c in free), None)
        self.spots.focus(f"place.{following}" if following else "dock.done")

    # --- finishing ----------------------------------------------------------------------------------------------

    @property
    def done(self) -> DoneButton:
        """The Done button as it is now."""
        can = FinishAssignment() in self.legal
        return DoneButton(
            second_line=finishing.what_is_odd(self.state, self.session.viewer, self.desk) if can else "",
            on_click=self.finish if can else None,
            why_not=WAITING,
        )

    def finish(self) -> None:
        """End the Assignment; ask first when a Character would stay idle although there is a card for it."""
        idle = self.desk.idle
        if not idle or not self.desk.hand_size:
            self._finish()
            return
        asked = finishing.question(idle)
        ask(self.app, asked.title, asked.text, "Done", self._finish, "Back")

    def _finish(self) -> None:
        if FinishAssignment() in self.legal:
            self.app.sounds.play("bell")
            self._play(FinishAssignment())

    # --- drawing ------------------------------------------------------------------------------------------------

    @property
    def breathing(self) -> bool:
        """Lights breathe while a card is in the hand."""
        return self.spots.held is not None

    @property
    def picked(self) -> Picked | None:
        """The card in the hand."""
        held = self.spots.held
        return held.payload if held is not None and isinstance(held.payload, Picked) else None

    @property
    def light(self) -> float:
        """How strong targets glow now."""
        return breathe(self.seconds)

    def prices(self) -> dict[str, str]:
        """Action -> its Action Points this turn, for the lines below the cards."""
        viewer = self.session.viewer
        statuses = (status for stack in self.desk.stacks for status in costs_at(self.state, viewer, stack.location))
        return {status.action: cost(status) for status in statuses}

    def draw(self, canvas: pygame.Surface) -> None:
        """Table, Characters, hand, and the right column."""
        picture.draw_assignment(canvas, self)

    def draw_over(self, canvas: pygame.Surface) -> None:
        """Cards in the air and in the hand, a large Performance card, the hint."""
        picture.draw_over(canvas, self)

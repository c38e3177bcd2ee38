"""The scene of the decision "Assigning"."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from trickerion.app.registry import has_scene, open_scene, scene
from trickerion.app.session import Session
from trickerion.rules.action_status import costs_at
from trickerion.rules.catalog import MAGICIANS
from trickerion.rules.effects.asking import base_points
from trickerion.rules.forecast import wage_bill
from trickerion.rules.moves import FinishAssignment, LayCard, Move, TakeBack
from trickerion.rules.state import Character
from trickerion.scenes.assignment import characters as team
from trickerion.scenes.assignment import hand, planning, side
from trickerion.scenes.assignment.desk import Desk, cards_stay_hidden, desk_of
from trickerion.scenes.assignment.flight import Flights, draw_held
from trickerion.scenes.assignment.picked import Picked, moves_to_lay
from trickerion.scenes.dialog import ask
from trickerion.scenes.table.director import open_game_scene
from trickerion.scenes.table.dock import DockPlaces, DoneButton
from trickerion.scenes.table.game_scene import GameScene
from trickerion.scenes.table.looks import others
from trickerion.scenes.table.tips import spoken
from trickerion.scenes.theater.cards import markers_of
from trickerion.ui import theme
from trickerion.ui.bubble import Tip, bubble_size, draw_bubble, place_bubble
from trickerion.ui.keys import key_text
from trickerion.ui.layout import assignment as at
from trickerion.ui.performance_card import THEATER_SIZE, draw_performance_card
from trickerion.ui.scenery import backdrop
from trickerion.ui.shapes import breathe
from trickerion.ui.spots import Hotspot
from trickerion.ui.surfaces import draw_category_badge, draw_ribbon, draw_wood_panel
from trickerion.ui.text import draw_text, text_width
from trickerion.words import card_tooltips, names
from trickerion.words.moves import say
from trickerion.words.reasons import cost

if TYPE_CHECKING:
    from trickerion.app.loop import App

GUIDE = (
    "Drag a card under each Character. Right click takes it back. A Character without one stays idle and costs no wage."
)
SOLO_GUIDE = "Drag a card under each Character; without one it stays idle. Then the Heir turns up its plan card."
WAITING = "Your cards lie. The others are still choosing theirs."
_DOCK = DockPlaces(undo=at.UNDO, redo=at.REDO, hint=at.HINT, done=at.DONE)


@scene("assignment")
class AssignmentScene(GameScene):
    """Assignment cards under Characters, by drag, by two clicks, or by keys."""

    def __init__(self, app: App, session: Session) -> None:
        self._seconds = 0.0
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
    def _columns(self) -> list[tuple[Character, Rect]]:
        rects = at.character_rects(len(self.desk.characters))
        return list(zip(self.desk.characters, rects, strict=True))

    @property
    def _stack_rects(self) -> list[Rect]:
        return at.stack_rects(len(self.desk.stacks), with_specials=bool(self.desk.specials))

    @property
    def _plans(self) -> planning.Planning:
        opponents = len(self.state.players) - 1
        return planning.Planning(self.state, self.session.viewer, self.colours, at.planning_panel(opponents))

    def layout(self) -> None:
        """All hotspots, anew."""
        self._desk = desk_of(self.state, self.session.viewer)
        self.spots.clear()
        self.bar.add_spots(self.spots)
        self.spots.add(Hotspot("hand", at.HAND, accepts=self._comes_home, on_drop=self._take_home, focusable=False))
        self._add_cards()
        self.spots.panels = [rect for _, rect in self._columns]
        for character, rect in self._columns:
            self.spots.add(self._place_spot(character, rect))
        self._add_players()
        self._add_plans()
        self.dock.add_spots(self.spots, self._done)

    def _add_cards(self) -> None:
        is_own = bool(self.legal)
        for number, (stack, rect) in enumerate(zip(self.desk.stacks, self._stack_rects, strict=True), start=1):
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
        plans = self._plans
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
        for number, move in enumerate(moves):
            self.session.play(move, joined=number > 0)
        self.refresh()
        self.app.sounds.play("disc_place")
        if start is not None and start[0] >= 0:
            self.flights.send(picked.card, start, self._place_of(character.id).center, character.id)
        if exchanged:
            home = self._place_of(picked.origin) if picked.origin else self._home_of(exchanged)
            self.flights.send(exchanged, self._place_of(character.id).center, home.center, picked.origin)

    def take_back(self, character: str) -> None:
        """A card comes back to the hand."""
        if TakeBack(character) not in self.legal:
            return
        card = self.state.players[self.session.viewer].characters[character].card
        start = self._place_of(character).center
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

    def _place_of(self, character: str) -> Rect:
        return next(at.place_rect(rect) for owner, rect in self._columns if owner.id == character)

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

    def handle_action(self, action: str) -> bool:
        """Esc opens the game's menu: the Assignment itself cannot be put aside."""
        if action == "back":
            if has_scene("pause"):
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
    def _done(self) -> DoneButton:
        can = FinishAssignment() in self.legal
        return DoneButton(
            second_line=self._odd() if can else "",
            on_click=self.finish if can else None,
            why_not=WAITING,
        )

    def _odd(self) -> str:
        """What is odd about finishing now."""
        idle = len(self.desk.idle)
        if idle:
            return f"{_number(idle)} without a card"
        short = wage_bill(self.state, self.session.viewer).short
        return f"{names.plural(short, 'Coin')} short for wages" if short > 0 else "everybody has a card"

    def finish(self) -> None:
        """End the Assignment; ask first when a Character would stay idle although there is a card for it."""
        idle = self.desk.idle
        if not idle or not self.desk.hand_size:
            self._finish()
            return
        who = names.join(_with_article(idle))
        lack = "has" if len(idle) == 1 else "have"
        text = f"{who[0].upper()}{who[1:]} {lack} no card: idle this turn, without a wage."
        ask(self.app, f"{_number(len(idle)).capitalize()} without a card", text, "Done", self._finish, "Back")

    def _finish(self) -> None:
        if FinishAssignment() in self.legal:
            self.app.sounds.play("bell")
            self._play(FinishAssignment())

    # --- drawing ------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Glows breathe."""
        super().update(dt)
        self._seconds += dt

    @property
    def moving(self) -> bool:
        """Lights breathe while a card is in the hand or a hint is shown."""
        return self.spots.held is not None

    @property
    def _picked(self) -> Picked | None:
        held = self.spots.held
        return held.payload if held is not None and isinstance(held.payload, Picked) else None

    def draw(self, canvas: pygame.Surface) -> None:
        """Table, Characters, hand, and the right column."""
        canvas.blit(_ground(), (0, 0))
        self.bar.draw(canvas, self.spots)
        self._draw_guide(canvas)
        self._draw_characters(canvas)
        self._draw_hand(canvas)
        seats = others(self.state, self.session.viewer)
        side.draw_players(canvas, self.state, seats, self.colours, self.names)
        planning.draw_planning(canvas, self._plans)
        side.draw_wages(canvas, self.state, self.session.viewer, self.colours[self.session.viewer])
        self.dock.draw(canvas, self.spots, self._done)

    def _draw_guide(self, canvas: pygame.Surface) -> None:
        guide = (SOLO_GUIDE if self.state.options.is_solo else GUIDE) if self.legal else WAITING
        if self.legal and cards_stay_hidden(self.state):
            guide = "Hidden Hands: the cards stay face down until their Characters are placed."
        draw_text(canvas, guide, at.GUIDE, theme.ITALIC, 20, theme.PARCHMENT, "center", width=at.TABLE.w - 60)

    def _draw_characters(self, canvas: pygame.Surface) -> None:
        colour, picked = self.colours[self.session.viewer], self._picked
        lit = set(self.spots.lit_targets())
        for character, rect in self._columns:
            name = f"place.{character.id}"
            lifted = self.flights.bound_for(character.id) or (picked is not None and picked.origin == character.id)
            hot = self.spots.is_hot(name)
            is_target = name in lit and (not character.card or (picked is not None and hot))
            light = breathe(self._seconds) if is_target else 0.0
            points = base_points(self.state, self.session.viewer, character)
            team.draw_column(canvas, team.Column(character, rect, colour, points, light, lifted, hot))

    def _draw_hand(self, canvas: pygame.Surface) -> None:
        picked = self._picked
        lifted = picked.card if picked is not None and not picked.origin else ""
        hot = next((card for card in self.desk.pickable if self.spots.is_hot(f"card.{card}")), "")
        hand.draw_notes(canvas, self.desk, picked is not None and bool(picked.origin) and self.spots.is_hot("hand"))
        self._draw_ability(canvas)
        hand.draw_stacks(canvas, self.desk, self._stack_rects, lifted, hot, self.prices())
        hand.draw_specials(canvas, self.desk.specials, lifted, hot, breathe(self._seconds))

    def prices(self) -> dict[str, str]:
        """Action -> its Action Points this turn, for the lines below the cards."""
        viewer = self.session.viewer
        statuses = (status for stack in self.desk.stacks for status in costs_at(self.state, viewer, stack.location))
        return {status.action: cost(status) for status in statuses}

    def _draw_ability(self, canvas: pygame.Surface) -> None:
        """The Magician's ability as a reminder, where abilities are in play."""
        magician = self.state.players[self.session.viewer].magician
        if not self.state.options.has_dark_alley or not magician:
            return
        face = MAGICIANS[magician]
        words = f"{names.magician_short(magician)}: {face.ability_name}"
        right = at.ABILITY.right
        left = right - text_width(words, theme.ITALIC, 19)
        draw_text(canvas, words, (right, at.ABILITY.centery), theme.ITALIC, 19, theme.PARCHMENT, "midright")
        draw_category_badge(canvas, (left - 22, at.ABILITY.centery), face.category, 28)

    def draw_over(self, canvas: pygame.Surface) -> None:
        """Cards in the air and in the hand, a large Performance card, the hint."""
        self._draw_large_performance(canvas)
        self._draw_hint(canvas)
        self.flights.draw(canvas)
        held, picked = self.spots.held, self._picked
        if held is not None and picked is not None:
            draw_held(canvas, held, picked.card)

    def _draw_large_performance(self, canvas: pygame.Surface) -> None:
        hovered = self.spots.hovered or ""
        if not hovered.startswith("mini."):
            return
        performance = self.state.row[int(hovered.removeprefix("mini."))]
        rect = Rect(0, 0, *THEATER_SIZE)
        rect.midright = (at.COLUMN.x - 24, self.spots.rect(hovered).centery)
        rect.clamp_ip(at.TABLE)
        draw_performance_card(canvas, rect, performance.card, markers_of(performance, self.colours))

    def _draw_hint(self, canvas: pygame.Surface) -> None:
        hint = self.session.hint_ready
        if hint is None:
            return
        move, reason = hint
        tip = Tip(
            "Hint", (f"{say(move, self.state, self.session.viewer)}.", *([reason] if reason else [])), icon="ui.hint"
        )
        target = self._place_of(move.character) if isinstance(move, (LayCard, TakeBack)) else at.DONE
        rect = place_bubble(bubble_size(tip), target, [at.place_rect(rect) for _, rect in self._columns])
        draw_bubble(canvas, rect, tip, target)


def _number(count: int) -> str:
    """How many Characters, in words where it is short."""
    words = {1: "one Character", 2: "two Characters", 3: "three Characters", 4: "four Characters"}
    return words.get(count, f"{count} Characters")


def _with_article(characters: tuple[Character, ...]) -> list[str]:
    """ "the Engineer", "an Apprentice", "2 Apprentices"."""
    kinds: dict[str, int] = {}
    for character in characters:
        kinds[character.kind] = kinds.get(character.kind, 0) + 1
    return [
        names.plural(count, names.CHARACTER[kind])
        if count > 1
        else names.an(names.CHARACTER[kind])
        if kind == "apprentice"
        else f"the {names.CHARACTER[kind]}"
        for kind, count in kinds.items()
    ]


@functools.cache
def _ground() -> pygame.Surface:
    """What never changes: the city, the table in the warm light of a lamp, the ribbon, the tray of the hand."""
    ground = backdrop(110).copy()
    draw_wood_panel(ground, at.TABLE, 12, 4)
    ground.blit(_lamp_light(at.TABLE.size), at.TABLE)
    draw_ribbon(ground, at.RIBBON, "#21143f", "Assign your Characters", 28, "ui.assignment")
    hand.draw_tray(ground)
    return ground


def _lamp_light(size: tuple[int, int]) -> pygame.Surface:
    light = pygame.Surface(size, pygame.SRCALPHA)
    light.fill((255, 196, 110, 0))
    pygame.draw.ellipse(light, (255, 196, 110, 64), (120, 40, size[0] - 240, 620))
    return pygame.transform.box_blur(light, 90)

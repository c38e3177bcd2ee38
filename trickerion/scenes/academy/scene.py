"""The Academy scene: drag markers into rooms, choose a price and a room, learn secrets; over the board, at any time."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.play.deeds import say
from trickerion.play.hints import WHOLE_QUESTION, HintStep
from trickerion.play.running_game import RunningGame
from trickerion.rules import moves as m
from trickerion.rules.academy.catalog import SPACES
from trickerion.rules.ask.academy import academy, academy_asks, lesson
from trickerion.rules.ask.actions import acting_facts
from trickerion.rules.catalog import ACADEMY, Yields
from trickerion.rules.events import Event
from trickerion.rules.moves import Move
from trickerion.scenes.academy import layout as at
from trickerion.scenes.academy.beside import AcademyDock, AcademyWings, RoomInWords
from trickerion.scenes.academy.column import BesideHouse
from trickerion.scenes.academy.house import House, draw_grounds, draw_lamps, price_name, slot_name
from trickerion.scenes.academy.motion import Motion
from trickerion.scenes.academy.preview import Preview
from trickerion.scenes.academy.view import (
    AcademyDeeds,
    AcademyView,
    LiftedAcademyMarker,
    LiftedSecret,
    Play,
    RoomSlot,
    Site,
    homes_of,
    lessons_of,
    next_of,
    tiles_of,
)
from trickerion.screens.closeup.panels import Signs, extra
from trickerion.screens.closeup.scene import CloseUp
from trickerion.table.grounds import CachedLayer
from trickerion.table.move_pictures import deltas
from trickerion.ui import theme
from trickerion.ui.academy import MarkerLook, draw_academy_marker
from trickerion.ui.academy_secrets import draw_secret_tile
from trickerion.ui.scenery import backdrop
from trickerion.ui.shapes import breathe
from trickerion.ui.surfaces import draw_ribbon
from trickerion.words import question
from trickerion.words.academy import screen as words
from trickerion.words.questions import QUESTIONS
from trickerion.words.workbook_where import THINGS

OWN_MOVES = (m.Renovate, m.Practice, m.Teach, m.LearnSecret, m.RevealSecret)
KNOWN_MOVES = (
    *(*OWN_MOVES, m.ChooseRenovation, m.ChooseTile, m.LayAcademyMarker, m.TakeBackMarker, m.ChooseSecretSlot),
    *(m.Enhance, m.FinishCharacter, m.ReturnTrick, m.ReturnComponent),
)
_SECOND_STEPS = (m.LayAcademyMarker, m.ChooseTile, m.ChooseSecretSlot)
_THINGS = (
    *(("secret", "secret"), ("protege", "secret"), ("banners", "banners"), ("tile", "room"), ("slot", "room")),
    *(("offer", "room"), ("room", "space"), ("price", "space")),
)
"""Beginnings of hotspots' names -> the kind of thing that the Workbook explains."""
_LIGHTS = 24  # steps in which the lights of the stage breathe


@scene(question.ACADEMY)
class AcademyScene(CloseUp):
    """The house with its rooms close up. What is in the hand is the hotspots' matter."""

    own_moves, folded, lay_first = OWN_MOVES, "academy.words_folded", words.LAY_FIRST
    table: AcademyView

    def __init__(self, app: App, session: RunningGame) -> None:
        super().__init__(app, session)
        board, viewer = academy(self.state), session.viewer
        table = self.table = AcademyView(self.state, viewer, self.colours, self.names, board=board, patron=viewer)
        self.motion = Motion(self.timeline, table, app.sounds)
        deeds = self.deeds(AcademyDeeds)
        self.house = House(table, deeds)
        self._on_stage = (
            Signs(table, deeds, ACADEMY, at.CONFIGURATION, at.PROPHECY),
            self.house,
            BesideHouse(table, deeds),
        )
        self._beside = (
            Preview(table, deeds),
            AcademyWings(table, deeds),
            RoomInWords(table, deeds, self.log),
            AcademyDock(table, deeds, self.dock),
        )
        self.panels = (*self._on_stage, *self._beside)
        self._ground, self._still = CachedLayer("academy.ground"), CachedLayer("academy.still")

    # --- what there is to do ------------------------------------------------------------------------------------

    @property
    def is_at_work(self) -> bool:
        """True while the viewer decides something here: a Character in the Academy, or a question of the Academy's."""
        decision = self.session.decision
        if not self.may_work or decision is None:
            return False
        acting = self.table.acting_here
        return (acting is not None and acting.is_asked) or QUESTIONS[decision.question].scene == question.ACADEMY

    def layout(self) -> None:
        view, table = self.session.view, self.table
        table.state, table.viewer, table.legal = view.state, self.session.viewer, self.legal
        table.board, table.asks = academy(view.state), academy_asks(view.state) if self.legal else None
        table.is_at_work, table.key = self.is_at_work, self.app.keys.label("turn_marker")
        table.lessons = {place: lessons_of(self.session, place) for place in range(len(table.me.tricks))}
        asked = table.asked_place
        if asked is not None:
            lays = [move for move in self.legal if isinstance(move, m.LayAcademyMarker)]
            table.lessons[asked] = {RoomSlot(move.space, move.slot): Play(move) for move in lays}
        table.site = table.asked_site or (table.site if self._is_open(table.site) else None)
        table.target, table.home = None, None
        extras = [move for move in self.legal if table.is_at_work and not isinstance(move, KNOWN_MOVES)]
        table.extras = [extra(table, move, self.session.preview.events(move)) for move in extras]
        self.lay_out()

    def _is_open(self, site: Site | None) -> bool:
        return site is not None and not self.table.site_reason(site)

    def lay_out(self) -> None:
        """Work out what is in sight, and lay the hotspots out for it."""
        table = self.table
        table.tiles = tiles_of(self.session, table.site) if table.site is not None else {}
        table.tile = table.tile if table.tile in table.tiles else ""
        table.homes = self._homes(table.secret) if table.secret else {}
        self._look_ahead()
        super().lay_out()
        self.spots.keep_clear = [at.PREVIEW]

    def _homes(self, secret: str) -> dict[int, Play]:
        return homes_of(self.session, secret, len(self.table.mine.secrets))

    def _look_ahead(self) -> None:
        """Work out the results of the deed in sight, and each Classroom's payment for the Trick in the hand."""
        table, deed = self.table, self.table.deed
        table.sure, table.spent = self._outlook(deed) if deed is not None else ((), 0)
        table.protege_then = self._protege_then()
        table.pays, table.brings = {}, {}
        owned = table.owned
        for slot, lays in table.targets.items() if owned is not None else ():
            if SPACES[slot.space].type == "classroom" and owned is not None:
                after = self.session.preview.view_after(lays.move, lays.then).state
                there = lesson(after, table.viewer, owned.id)
                table.pays[slot] = there.pays if there is not None else ()
                changes = deltas(self._outlook(lays)[0], table.viewer)
                table.brings[slot] = Yields(*(max(0, change) for change in changes))

    def _protege_then(self) -> tuple[int, int] | None:
        """Points and wage of the viewer's Protégé with the secret in the hand, on the slot in sight or the next."""
        table = self.table
        if not table.secret or not table.homes:
            return None
        deed = table.homes[table.home if table.home in table.homes else max(table.homes)]
        then = academy(self.session.preview.view_after(deed.move, deed.then).state).seats[table.viewer]
        return then.points, then.wage

    def _outlook(self, deed: Play) -> tuple[tuple[Event, ...], int]:
        """Certain events of a deed, and the Action Points that the deed takes."""
        actor, after = self.table.actor, self.session.preview.view_after(deed.move, deed.then).state
        then = acting_facts(after)
        points = actor.points if actor is not None else 0
        is_same = then is not None and actor is not None and (then.seat, then.slot) == (actor.seat, actor.slot)
        spent = points - then.points if is_same and then is not None else points
        return tuple(self.session.preview.events(deed.move, deed.then)), spent

    @property
    def must_lay(self) -> bool:
        return self.is_at_work

    # --- deeds --------------------------------------------------------------------------------------------------

    def _do(self, deed: Play, sound: str, laid: RoomSlot | None = None) -> None:
        """One deed: one undo step. ``laid``: where the hand lays a marker."""
        self.table.site, self.table.tile, self.table.lifted = None, "", None
        self.motion.remember(laid)
        events = self.make(deed.move, deed.then)
        self.app.sounds.play(sound)
        self.refresh()
        self.motion.show(events)

    def lay(self, place: int, slot: RoomSlot) -> None:
        """Lay the Academy marker of a Trick on a slot: the room says whether it practices or is taught."""
        deed = self.table.lessons.get(place, {}).get(slot)
        if deed is not None:
            self._do(deed, "chalk" if self.table.kind_of(slot) == "teach" else "disc_place", slot)

    def take_back(self, place: int) -> None:
        """One's own marker leaves its Practice Room."""
        if m.TakeBackMarker(place) in self.legal:
            self._do(Play(m.TakeBackMarker(place)), "card_flick")

    def choose(self, site: Site) -> None:
        """Choose a price: the rooms of its stack are laid out."""
        self.table.site = site if site != self.table.site or self.table.asked_site else None
        self.table.tile = ""
        self.app.sounds.play("page_turn")
        self.lay_out()
        if self.table.site is not None and self.spots.focused is not None:
            self.spots.keyboard.go_to(f"tile.{next(iter(self.table.tiles))}")

    def build(self, tile: str) -> None:
        """Open a room on the space that was chosen."""
        deed = self.table.tiles.get(tile)
        if deed is not None:
            self._do(deed, "hammer")

    def learn(self, secret: str, slot: int) -> None:
        """A secret goes to the viewer's Protégé."""
        deed = self._homes(secret).get(slot)
        if deed is not None:
            self._do(deed, "secret")

    def reveal(self) -> None:
        """Turn up a secret."""
        if m.RevealSecret() in self.legal:
            self._do(Play(m.RevealSecret()), "page_turn")

    def enhance(self) -> None:
        """A Shard for one more Action Point."""
        if m.Enhance() in self.legal:
            self._do(Play(m.Enhance()), "shard_chime")

    def do_extra(self, move: Move) -> None:
        self._do(Play(move), "click")

    def act(self, action: str) -> None:
        """Begin an Action by its row or its key; again for the next Trick, secret or price."""
        if action == "reveal_secret":
            self.reveal()
        elif action == "renovate":
            self._to_next_price()
        elif action == "learn_secret":
            self._take_next_secret()
        else:
            self._take_next_marker(action)

    def _to_next_price(self) -> None:
        names = [name for name in self.spots.names() if name.startswith("price.") and self.spots.get(name).enabled]
        now = names.index(self.spots.focused) if self.spots.focused in names else -1
        if names:
            self.spots.keyboard.go_to(names[(now + 1) % len(names)])

    def _take_next_marker(self, action: str) -> None:
        table = self.table
        slots = {p: [s for s in sorted(found) if table.kind_of(s) == action] for p, found in table.lessons.items()}
        held = self.spots.held.payload if self.spots.held is not None else None
        now = held.place if isinstance(held, LiftedAcademyMarker) else None
        place = next_of([place for place, found in slots.items() if found], now)
        if place is not None and f"wing_{place + 1}" in self.spots:
            self.spots.keyboard.pick_up(f"wing_{place + 1}", slot_name(slots[place][0]))

    def _take_next_secret(self) -> None:
        shown = [n for n, secret in enumerate(self.table.board.display) if secret in self.table.can_learn]
        held = self.spots.held.payload if self.spots.held is not None else None
        now = self.table.board.display.index(held.secret) if isinstance(held, LiftedSecret) else None
        number = next_of(shown, now)
        if number is not None:
            self.table.patron = self.table.viewer
            homes = self._homes(self.table.board.display[number])
            self.table.homes = homes
            self.spots.keyboard.pick_up(f"secret.{number + 1}", f"protege.slot_{max(homes) + 1}")

    def go_on(self, step: int) -> None:
        """To the next slot that takes the marker in the hand."""
        offers = self.table.offers
        if offers:
            now = offers.index(self.table.target) if self.table.target in offers else -1 if step > 0 else 0
            self.spots.keyboard.go_to(slot_name(offers[(now + step) % len(offers)]))

    def visit(self) -> None:
        """The Protégé of the next player."""
        self.table.patron = (self.table.patron + 1) % len(self.table.board.seats)
        self.app.sounds.play("page_turn")
        self.lay_out()

    # --- hints --------------------------------------------------------------------------------------------------

    @property
    def hint_step(self) -> HintStep:
        """Step for a hint: where to put the thing in the hand, or which room, once a price is chosen."""
        courses = self.table.courses
        before = {course[:-1] for course in courses}
        if len(before) == 1 and before != {()}:
            return HintStep(after=before.pop())
        return HintStep(among=tuple(dict.fromkeys(course[0] for course in courses)))

    def say_hint(self, said: Sequence[Move]) -> tuple[Move, str]:
        """In the middle of a deed the slot, the room or the place of which it speaks, said on the table then."""
        step = self.hint_step
        number = next((n for n, move in enumerate(said[:2]) if isinstance(move, _SECOND_STEPS)), 0)
        if step == WHOLE_QUESTION or not self.session.hints.said_to(step):
            return super().say_hint(said)
        before = (*step.after, *said[:number])
        state = self.session.preview.view_after(before[0], before[1:]).state if before else self.state
        return said[number], say(said[number], state, self.session.viewer)

    # --- leaving ------------------------------------------------------------------------------------------------

    def go_back(self) -> None:
        """To the board; a question of the Academy's that is open is taken back first."""
        if self.is_at_work and not (self.table.acting is not None and self.table.acting.is_asked):
            if self.session.undoing.can_step_back:
                self.dock.undo()
            return
        self.close()

    # --- input and time -----------------------------------------------------------------------------------------

    def on_events(self, events: list[Event]) -> None:
        """Show the deeds of the others here, and the payments of lessons."""
        if self.app.stack.shows(self):
            self.motion.show_others(events, self.session.viewer)

    def _leave_site(self) -> bool:
        """The tiles go back into their stack."""
        if self.table.site is None or self.table.asked_site is not None:
            return False
        self.table.site = None
        self.lay_out()
        return True

    def handle_event(self, event: pygame.event.Event) -> bool:
        """The wheel goes from slot to slot, a right click takes back what was chosen."""
        if event.type == pygame.MOUSEWHEEL and event.y and self.table.is_held:
            self.go_on(-event.y // abs(event.y))
            return True
        return event.type == pygame.MOUSEBUTTONDOWN and event.button == 3 and self._leave_site()

    def handle_action(self, action: str) -> bool:
        """R goes to the next slot; Esc takes back what was chosen, or closes."""
        if action == "turn_marker" and self.table.place is not None:
            self.go_on(1)
            return True
        if action == "back":
            if not self._leave_site():
                self.go_back()
            return True
        return super().handle_action(action)

    def help_place(self) -> tuple[str, str]:
        """Place in the Workbook of the thing that is pointed at; else the Academy's page."""
        name = self.spots.hovered or self.spots.focused or ""
        kind = next((thing for start, thing in _THINGS if name.startswith(start)), "")
        if kind == "space" and self.table.board.spaces[name.split(".")[1]].tile:
            kind = "room"
        return THINGS.get(kind, (ACADEMY, ""))

    def follow(self, dt: float) -> None:
        self._follow()

    def _follow(self) -> None:
        """The preview follows the hand: what is held or pointed at, and where it would go."""
        table, spots = self.table, self.spots
        before = (table.lifted, table.is_carried, table.target, table.home, table.tile)
        table.is_carried = spots.held is not None
        name = spots.hovered or spots.focused
        offered = spots.offered()
        table.lifted = offered if isinstance(offered, (LiftedAcademyMarker, LiftedSecret)) else None
        place = spots.landing if spots.held is not None else name if table.asked_place is not None else None
        slot = self.house.slot_at(place)
        table.target = slot if slot in table.targets else None
        home = spots.landing if spots.held is not None else name if table.secret else None
        table.home = int(home[-1]) - 1 if home is not None and home.startswith("protege.slot_") else None
        tile = spots.meaning(name)
        table.tile = tile if isinstance(tile, str) and tile in table.tiles else table.tile
        table.pointed = self.house.space_at(name)
        if isinstance(table.lifted, LiftedSecret) and spots.held is not None:
            table.patron = table.viewer
        if before != (table.lifted, table.is_carried, table.target, table.home, table.tile):
            self.lay_out()

    # --- the picture --------------------------------------------------------------------------------------------

    def on_hidden(self) -> None:
        self._ground.let_go()
        self._still.let_go()

    @property
    def breathing(self) -> bool:
        return self.is_at_work

    @property
    def look(self) -> object:
        table = self.table
        return super().look, table.lifted, table.is_carried, table.target, table.home, table.tile, table.pointed

    def draw(self, canvas: Surface) -> None:
        table, spots = self.table, self.spots
        table.light = round(breathe(self.breath.seconds) * _LIGHTS) / _LIGHTS
        motion = (frozenset(table.hidden), tuple(table.unrolled.items()), self.motion.lit)
        key = (self.session.changes, theme.palette(), self.look, table.site, table.patron, table.light, motion)
        canvas.blit(self._still.show(canvas, key, self._draw_stage), (0, 0))
        self.bar.draw(canvas, spots)
        for panel in self._beside:
            panel.draw(canvas, spots)
        self.motion.draw(canvas)

    def _draw_stage(self, canvas: Surface) -> None:
        """The house and the boards beside it: drawn anew when something about them changes."""
        table = self.table
        canvas.blit(self._ground.show(canvas, (table.rows, theme.palette()), self._draw_ground), (0, 0))
        draw_lamps(canvas, table.rows, self.motion.lamp)
        for panel in self._on_stage:
            panel.draw(canvas, self.spots)

    def _draw_ground(self, canvas: Surface) -> None:
        canvas.blit(backdrop(120), (0, 0))
        draw_grounds(canvas, self.table.rows)
        draw_ribbon(
            canvas, at.RIBBON, theme.RIBBON_COLOURS[ACADEMY], words.ACADEMY, theme.TEXT.title_large, "location.academy"
        )

    def draw_over(self, canvas: Surface) -> None:
        table, held = self.table, self.spots.in_air
        if held is not None and table.target is None and table.home is None:
            self._draw_held(canvas, held.payload, held.center)
        self.draw_hint(canvas, self._hint_rect, at.STAGE)

    def _draw_held(self, canvas: Surface, payload: object, center: tuple[int, int]) -> None:
        if isinstance(payload, LiftedAcademyMarker):
            owned = self.table.me.tricks[payload.place]
            if owned is not None:
                look = MarkerLook(self.colours[self.table.viewer], owned.suit, owned.id)
                draw_academy_marker(canvas, center, 36, look, lifted=True)
        elif isinstance(payload, LiftedSecret):
            draw_secret_tile(canvas, Rect(0, 0, 154, 106).move_to(center=center), payload.secret, light=1.0)

    def _hint_rect(self, move: Move) -> Rect:
        name = "dock.done"
        if isinstance(move, (m.Practice, m.Teach)):
            name = f"wing_{move.place + 1}"
        elif isinstance(move, m.Renovate):
            name = f"room.{move.space}"
        elif isinstance(move, m.LayAcademyMarker):
            name = slot_name(RoomSlot(move.space, move.slot))
        elif isinstance(move, m.ChooseTile):
            name = f"tile.{move.tile}"
        elif isinstance(move, m.ChooseRenovation):
            space = next(iter(self.table.buildable), "")
            name = price_name(Site(space, move.threshold))
        elif isinstance(move, m.LearnSecret):
            homes = self.table.homes if self.table.is_carried and self.table.secret == move.secret else {}
            name = f"protege.slot_{max(homes) + 1}" if homes else "action.learn_secret"
        elif isinstance(move, m.RevealSecret):
            name = "secret.stack"
        elif isinstance(move, m.ChooseSecretSlot):
            name = f"protege.slot_{move.slot + 1}"
        return self.spots.rect(name) if name in self.spots else at.DOCK

"""The Workshop scene: one player's board large, and the Actions of a Character that works there."""

from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import paint_ahead, scene
from trickerion.play.hints import HintStep
from trickerion.play.running_game import RunningGame
from trickerion.rules.events import Event, TrickPrepared
from trickerion.rules.moves import Move
from trickerion.scenes.workshop import lacks, piles, team, tricks, work
from trickerion.scenes.workshop import layout as at
from trickerion.scenes.workshop.bench import GATHERED, TURN, Bench, show_preparing
from trickerion.scenes.workshop.bench_drawing import draw_bench
from trickerion.scenes.workshop.deeds import ShopDeeds
from trickerion.scenes.workshop.lacks import Lacks
from trickerion.scenes.workshop.owner import Owner, tabs
from trickerion.scenes.workshop.piles import Piles
from trickerion.scenes.workshop.powers import Powers
from trickerion.scenes.workshop.shop import HeldCharacter, HeldPile, HeldTrick, Shop
from trickerion.scenes.workshop.team import Characters
from trickerion.scenes.workshop.tricks import Tricks
from trickerion.scenes.workshop.work import WorkPanel
from trickerion.table.animator import Animator
from trickerion.table.game_scene import GameScene
from trickerion.table.people_pills import PersonAt
from trickerion.table.wishes import pointed_wish
from trickerion.ui.curves import linear
from trickerion.ui.scenery import backdrop
from trickerion.ui.shapes import breathe
from trickerion.ui.surface_cache import lasting_surface
from trickerion.ui.surfaces import draw_wood_panel
from trickerion.words.workbook_where import ACTIONS


@scene("workshop")
class WorkshopScene(GameScene):
    """Any player's Workshop; ``seat`` is whose (the viewer's when left out)."""

    def __init__(self, app: App, session: RunningGame, seat: int | None = None) -> None:
        super().__init__(app, session)
        whose = session.viewer if seat is None else seat
        self.shop = Shop(self.state, session.viewer, self.colours, self.names, self.legal, seat=whose)
        self.shop.prophecies_from = session.prophecies_from
        if session.company is not None:
            self.shop.to_board = at.TO_BOARD_OF_A_TABLE
        self.deeds = deeds = ShopDeeds(self)
        self.animator = Animator(self.timeline)
        self.shop.hidden = self.animator.hidden
        kinds = (Owner, Bench, Tricks, Piles, Characters, *([Powers] * self.shop.in_play.powers), WorkPanel, Lacks)
        self.panels = [kind(self.shop, deeds) for kind in kinds]
        self.spots.on_pick_up = lambda _held: app.sounds.play("card_flick")
        self._wanted = ""

    def refresh(self) -> None:
        shop = self.shop
        shop.state, shop.viewer, shop.legal = self.state, self.session.viewer, self.legal
        shop.wishes = self.session.wishes.own
        shop.see()
        shop.rows = work.rows_of(shop)
        if shop.armed not in [row.name for row in shop.rows if len(row.moves) > 1]:
            shop.armed = ""
        if not 0 <= shop.selected < 4 or shop.workshop.tricks[shop.selected] is None:
            shop.selected = lacks.most_telling(shop)
        super().refresh()

    def on_events(self, events: list[Event]) -> None:
        """Show the arrival of the things that come to this Workshop, and its player's gains."""
        if not self.app.stack.shows(self):
            return
        self.refresh()
        prepared = [event for event in events if isinstance(event, TrickPrepared)]
        for event in prepared:
            show_preparing(self.timeline, self.animator, self.shop, event)
        anchors = {name: anchor for panel in self.panels for name, anchor in panel.anchors.items()}
        self.animator.show(events, self.shop, anchors, GATHERED if prepared else 0.0)

    @property
    def shows_reward(self) -> bool:
        return self.animator.shows_reward

    def layout(self) -> None:
        self.shop.candidates = work.candidates_of(self.shop)
        self.spots.clear()
        self.bar.add_buttons(self.spots)
        self.spots.add_parts(*self.panels)
        self.spots.add_parts(self.others)

    def people_at(self) -> dict[int, PersonAt]:
        return {seat: PersonAt.below(tab) for seat, tab in tabs(self.shop) if seat != self.session.viewer}

    def help_place(self) -> tuple[str, str]:
        """The Workshop, and on its page the Action that waits for its candidate."""
        return "workshop", ACTIONS.get(self.shop.armed, "")

    def handle_action(self, action: str) -> bool:
        """Esc first lets go of an Action that waits for its candidate; W lets a wish go."""
        if action == "back" and self.shop.armed:
            self.shop.armed = ""
            self.layout()
            return True
        if action == "wish" and self.shop.is_own and (trick := pointed_wish(self.shop, self.spots)):
            return self.session.wishes.toggle(trick)
        return super().handle_action(action)

    def update(self, dt: float) -> None:
        """The Trick pointed at is the one that the sheet speaks of."""
        super().update(dt)
        place = tricks.pointed_at(self.spots, self.shop)
        self.shop.selected = place if place >= 0 else self.shop.selected
        chosen = self.shop.chosen.id if self.shop.chosen is not None else ""
        if chosen != self._wanted:
            self._turn_easel(chosen)

    def _turn_easel(self, trick: str) -> None:
        """The picture of another Trick: it turns on the easel."""
        shop, self._wanted = self.shop, trick

        def turn(share: float) -> None:
            shop.easel = shop.easel if share < 0.5 else trick
            shop.turned = abs(2 * share - 1)

        self.timeline.add(TURN, turn, ease=linear)

    @property
    def breathing(self) -> bool:
        return bool(self.shop.candidates) or self.spots.held is not None

    def draw(self, canvas: Surface) -> None:
        shop, held, light = self.shop, self.spots.in_air, breathe(self.breath.seconds)
        lit = dict.fromkeys(self.spots.lit_targets() if self.spots.held else shop.candidates, light)
        if self.spots.landing is not None:
            lit = {name: 1.0 if name == self.spots.landing else 0.5 * light for name in lit}
        lit |= {f"pile.{component}": warmth for component, warmth in shop.warm.items()}
        shop.lit, shop.lifted = lit, held.payload if held else None
        canvas.blit(_ground(), (0, 0))
        self.bar.draw_buttons(canvas, self.spots)
        for panel in self.panels:
            panel.draw(canvas, self.spots)
        self.animator.draw(canvas)

    def draw_over(self, canvas: Surface) -> None:
        held = self.spots.in_air
        if held is not None:
            match held.payload:
                case HeldTrick(place):
                    tricks.draw_held(canvas, self.shop, place, held.center)
                case HeldPile(component):
                    piles.draw_held(canvas, self.shop, component, held.center)
                case HeldCharacter() as character:
                    team.draw_held(canvas, self.shop, self.spots, character, held.center)
        if self.shop.may_act:
            self.draw_hint(canvas, self._hinted)

    @property
    def hint_step(self) -> HintStep:
        """Step for a hint: a candidate of the Action that waits for one, or a place for the thing in the hand."""
        held = self.spots.held.payload if self.spots.held is not None else None
        if held is not None:
            return HintStep(among=tuple(move for move in self.shop.legal if work.is_about(move, held)))
        armed = (row.moves for row in self.shop.rows if row.name == self.shop.armed)
        return HintStep(among=tuple(next(armed, ())))

    def _hinted(self, move: Move) -> Rect:
        name = work.candidate_of(move)
        return self.spots.rect(name) if name in self.spots else at.WORK


@lasting_surface
def _ground() -> Surface:
    ground = backdrop(110).copy()
    draw_wood_panel(ground, at.BOARD, 12, 4)
    draw_bench(ground)
    return ground


paint_ahead(_ground)

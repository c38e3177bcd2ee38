"""The scene of the Powers: the deal, learning one, and a look at a player's slots at any time."""

from collections.abc import Sequence

from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.play.hints import HintStep
from trickerion.play.running_game import RunningGame
from trickerion.rules.moves import GivePowerBack, LearnPower, Move
from trickerion.rules.powers.catalog import POWERS
from trickerion.scenes.powers import layout as at
from trickerion.scenes.powers.deeds import PowersDeeds
from trickerion.scenes.powers.rack import Deal, PowerRack, Rack, draw_held
from trickerion.scenes.powers.sheet import PowerSheet
from trickerion.scenes.powers.view import TO_GIVE, PowersView
from trickerion.table.dock import DoneButton, PointsPanel
from trickerion.table.game_scene import GameScene
from trickerion.table.panel import Glow, Panel
from trickerion.table.people_pills import PersonAt
from trickerion.table.strip import Strip, draw_wood
from trickerion.table.team import Team
from trickerion.ui import theme
from trickerion.ui.hotspot import tip_of
from trickerion.ui.scenery import backdrop
from trickerion.ui.shapes import breathe, draw_plate
from trickerion.ui.surface_cache import cached_surface
from trickerion.words import question
from trickerion.words.questions import QUESTIONS
from trickerion.words.screens import powers as words


@scene(question.POWERS)
class PowersScene(GameScene):
    """``seat``: whose Powers are looked at; while the viewer decides about Powers, the viewer's own."""

    help_page = "powers"

    def __init__(self, app: App, session: RunningGame, seat: int | None = None) -> None:
        super().__init__(app, session)
        self.view = PowersView(self.state, session.viewer, self.colours, self.names, self.legal)
        self.view.seat = session.viewer if seat is None else seat
        self.deeds = PowersDeeds(self)
        here = (self.view, self.deeds)
        self.deal, self.slots, self.sheet = Deal(*here), (Rack(*here), PowerRack(*here)), PowerSheet(*here)
        self.strip, self.team = Strip(*here, self._glow), Team(*here, self._glow)
        self.spots.on_pick_up = lambda _held: app.sounds.play("card_flick")

    def _glow(self) -> Glow:
        view = self.view
        price = view.price(view.chosen) if view.is_learning and view.best_slot(view.chosen) else 0
        return Glow(deltas=(0, -price, 0))

    def refresh(self) -> None:
        view = self.view
        view.state, view.viewer, view.legal = self.state, self.session.viewer, self.legal
        view.refresh()
        if view.is_deal or view.is_learning:
            view.seat = self.session.viewer
        view.chosen = view.chosen if view.slots_for(view.chosen) else ""
        view.aimed = view.aimed if view.aimed in view.slots_for(view.chosen) else 0
        view.given = [power for power in view.given if power in view.cards]
        super().refresh()

    def layout(self) -> None:
        spots, view = self.spots, self.view
        spots.clear()
        spots.add_parts(self.bar)
        spots.add_parts(*self._cards, self.sheet, *self._own)
        if "powers" in spots and (view.is_deal or view.is_learning):  # the badge leads nowhere from here
            badge, of = spots.get("powers"), (view.names, view.viewer)
            badge.on_click, badge.tip = None, tip_of(words.rack_tip, view.own, view.seat, *of, False)
        self.dock.done = lambda: self.done
        spots.add_parts(self.dock)
        spots.get("dock.done").default = False
        self.spots.add_parts(self.others)

    def people_at(self) -> dict[int, PersonAt]:
        return self.others.asked_at()

    @property
    def _cards(self) -> tuple[Panel, ...]:
        return (self.deal,) if self.view.is_deal else self.slots

    @property
    def _own(self) -> tuple[Panel, ...]:
        """The viewer's own things, before the set-up none."""
        return (self.strip, self.team) if self.view.me.characters else ()

    def update(self, dt: float) -> None:
        """The card pointed at is the one that the sheet shows."""
        super().update(dt)
        pointed = self.spots.meaning(self.spots.hovered or self.spots.focused)
        is_card = isinstance(pointed, str) and pointed in POWERS
        self.view.pointed = str(pointed) if is_card and self.spots.held is None else ""

    @property
    def breathing(self) -> bool:
        return self.view.is_learning and (bool(self.view.chosen) or self.spots.held is not None)

    @property
    def done(self) -> DoneButton:
        """The button of the dock: to the table, from which the board's button leads here again."""
        view = self.view
        if view.is_learning:
            return DoneButton(words.TABLE, words.TABLE_LINE, self.close, primary=False)
        if view.is_deal:
            ready = view.may_give and len(view.given) == TO_GIVE
            why_not = words.MORE_TO_GIVE if view.may_give else words.WAITING
            return DoneButton(words.GIVE_BACK_SHORT, "", self.deeds.do if ready else None, why_not)
        return DoneButton(words.CLOSE, words.DONE_LOOKING, self.close, primary=False)

    def handle_action(self, action: str) -> bool:
        """Esc lets go of the chosen card, closes a look, or opens the game's menu."""
        if action != "back":
            return super().handle_action(action)
        if self.view.chosen:
            self.deeds.choose(self.view.chosen)
        elif self.view.is_learning or self.view.is_deal:
            open_scene(self.app, "pause")
        else:
            self.close()
        return True

    def draw(self, canvas: Surface) -> None:
        spots, self.view.light = self.spots, breathe(self.breath.seconds)
        canvas.blit(_ground(), (0, 0))
        self.bar.draw(canvas, spots)
        for panel in (*self._cards, *self._own, self.sheet):
            panel.draw(canvas, spots)
        title, line = self._said()
        PointsPanel("", title, line).draw(canvas, spots)
        self.dock.draw(canvas, spots)

    def _said(self) -> tuple[str, str]:
        view = self.view
        if view.is_deal or view.is_learning:
            asked = QUESTIONS[view.question]
            title = words.KEPT_TITLE if view.is_deal and not self.legal else asked.title
            note = words.NONE_NOW if view.has_none else asked.note
            return title, note if self.legal else words.WAITING
        return words.YOURS if view.is_own else words.powers_of_player(name=self.names[view.seat]), words.NOT_NOW

    def draw_over(self, canvas: Surface) -> None:
        draw_held(canvas, self.spots)
        to_give = [f"power.{move.power}" for move in self.hinted if isinstance(move, GivePowerBack)]
        for name in filter(self.spots.__contains__, to_give):
            draw_plate(canvas, self.spots.rect(name).inflate(10, 10), (0, 0, 0, 0), 14, 4, theme.GLOW)
        if self.view.is_deal or self.view.is_learning:
            self.draw_hint(canvas, self._hinted, at.LEARN)

    @property
    def hint_step(self) -> HintStep:
        """Beside which slot, once a card is chosen to be learned."""
        learns = (move for move in self.legal if isinstance(move, LearnPower))
        return HintStep(among=tuple(move for move in learns if move.power == self.view.chosen))

    def say_hint(self, said: Sequence[Move]) -> tuple[Move, str]:
        """Of the deal all cards that are to be given back; those that are marked already are seen to be."""
        first, sentence = super().say_hint(said)
        given = [move.power for move in said if isinstance(move, GivePowerBack)]
        return first, words.give_these_back(given) if given else sentence

    def _hinted(self, move: Move) -> Rect:
        """The card; the slot, where the card has been chosen."""
        if isinstance(move, LearnPower) and move.power == self.view.chosen:
            return self.spots.rect(f"slot.{move.slot}")
        name = f"power.{getattr(move, 'power', '')}"
        return self.spots.rect(name) if name in self.spots else at.SKIP


@cached_surface
def _ground() -> Surface:
    ground = backdrop(110).copy()
    draw_wood(ground)
    return ground

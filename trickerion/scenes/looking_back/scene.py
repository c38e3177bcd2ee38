"""Where I Lost It: what stands out in a finished game, turn by turn and in a sentence each, while it is worked out."""

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.language.verbatim import verbatim
from trickerion.language.wording import Words
from trickerion.play.looking_back import Hindsight, seats_here
from trickerion.play.replay import Moments
from trickerion.rules.facts.looking_back import HeldDecision, LookedBack, roundly
from trickerion.rules.game import Game
from trickerion.scenes.looking_back import layout as at
from trickerion.scenes.looking_back.card import DecisionCard, Seal
from trickerion.scenes.looking_back.chart import FameCurve
from trickerion.scenes.looking_back.told import Habit, ToldDecision, habit_of, told
from trickerion.scenes.looking_back.ways import picture_of
from trickerion.screens.sheet import SheetScene
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.hotspots import always, plain
from trickerion.ui.shapes import draw_plate
from trickerion.ui.surfaces import draw_inset
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.words.screens import looking_back as words
from trickerion.words.screens import menus
from trickerion.words.screens.replay import PLAY_ON
from trickerion.words.workbook_replays import KEPT, LOOKING_BACK


@scene("looking_back")
class LookingBackScene(SheetScene):
    """Over the final table or a replay of a game that is over; closing it calls off what is not done."""

    title = words.TITLE
    hides_game = True
    help_page, help_anchor = KEPT, LOOKING_BACK

    def __init__(self, app: App, game: Game, called: str = "", seat: int = -1) -> None:
        super().__init__(app)
        self._game, self._called = game, called
        self._seats = seats_here(app.places, game)
        self.looking = Hindsight(app.places, game, seat if seat in self._seats else self._seats[0])
        self._chart = FameCurve(game)
        self._moments = Moments(Game.new(game.options, game.seed))
        self._told: list[tuple[HeldDecision, ToldDecision]] = []
        self._cards: list[DecisionCard] = []
        self._chosen = 0

    @property
    def panel(self) -> Rect:
        return at.PANEL

    def on_enter(self) -> None:
        self.looking.begin()
        super().on_enter()

    def on_exit(self) -> None:
        self.looking.close()

    def update(self, dt: float) -> None:
        """Show what has come."""
        if self.looking.look():
            self.layout()

    @property
    def look(self) -> object:
        return super().look, round(self.looking.found.share * at.BAR.w), self.looking.is_going_on

    # ------------------------------------------------------------------ what can be done

    def layout(self) -> None:
        found = self._chart.found = self.looking.found
        self._chart.seat = self.looking.seat
        habits = self._habits(found)[: at.MOST_CARDS]
        self._told = [(held[0], self._tell(held)) for held in habits]
        self._cards = [self._card(number, len(habits)) for number in range(len(habits))]
        seals = [(held.turn, card.seal) for card, habit in zip(self._cards, habits, strict=True) for held in habit]
        self._chart.seals = sorted(seals, key=lambda each: (each[0], each[1].number))
        self.spots.clear()
        self.spots.add_parts(self._chart, *self._cards)
        buttons = [self._begin_or_stop()] if not found.is_done else []
        for number, (held, each) in enumerate(self._told):
            place, show = at.button(self._cards[number].rect), partial(self._show, held.first)
            buttons.append(_button(f"show.{number}", place, words.SHOW, show, words.SHOW_TIP, each.head))
        if self._told:
            held, each = self._told[self._chosen_one]
            play = partial(self._show, held.first, plays_on=True)
            buttons.append(_button("play", at.PLAY, PLAY_ON, play, words.PLAY_TIP, each.head, theme.TEXT.button))
        if len(self._seats) > 1:
            buttons += [self._seat_button(number, seat) for number, seat in enumerate(self._seats)]
        back = partial(Button, "looking_back.back", at.BACK, menus.BACK, self.close)
        self.lay_buttons([*buttons, back(icon="ui.exit", key="escape", default=True)])

    def _habits(self, found: LookedBack) -> list[list[HeldDecision]]:
        """Decisions to name, the same ones of several turns together: the most expensive first."""
        alike: dict[Habit, list[HeldDecision]] = {}
        for held in (*found.named, *found.proud):
            alike.setdefault(habit_of(held, self._moments.after(self._game.moves, held.first)), []).append(held)
        return list(alike.values())

    def _tell(self, held: Sequence[HeldDecision]) -> ToldDecision:
        first, *again = held
        before = self._moments.after(self._game.moves, first.first)
        return told(first, before, self.looking.found.is_rough, again)

    @property
    def _chosen_one(self) -> int:
        """Number of the card that is chosen."""
        return min(self._chosen, len(self._told) - 1)

    def _card(self, number: int, cards: int) -> DecisionCard:
        held, told_of_it = self._told[number]
        picture = picture_of(held, self._moments.after(self._game.moves, held.first), self.looking.seat)
        card = DecisionCard(at.card(number, cards), Seal(number + 1, told_of_it.is_proud), told_of_it, picture)
        card.choose, card.is_chosen = partial(self._choose, number), number == self._chosen_one
        return card

    def _choose(self, number: int) -> None:
        self.app.sounds.play("click")
        self._chosen = number
        self.layout()

    def _begin_or_stop(self) -> Button:
        if self.looking.is_going_on:
            return Button("looking_back.stop", at.BEGIN, words.STOP, self._stop, icon="ui.pause")
        label = words.GO_ON if self.looking.found.share else words.BEGIN
        label = words.AGAIN if self.looking.has_failed else label
        return Button("looking_back.begin", at.BEGIN, label, self._begin, icon="ui.zoom", primary=True)

    def _seat_button(self, number: int, seat: int) -> Button:
        label = words.look_as(name=verbatim(self._game.options.seats[seat].name))
        look, is_chosen = partial(self._look_as, seat), seat == self.looking.seat
        return Button(f"looking_back.seat.{seat}", at.seat(number, len(self._seats)), label, look, primary=is_chosen)

    def _begin(self) -> None:
        self.app.sounds.play("click")
        self.looking.begin()
        self.layout()

    def _stop(self) -> None:
        self.app.sounds.play("click")
        self.looking.close()
        self.layout()

    def _look_as(self, seat: int) -> None:
        if seat != self.looking.seat:
            self.app.sounds.play("click")
            self.looking.close()
            self.looking = Hindsight(self.app.places, self._game, seat)
            self.looking.begin()
            self.layout()

    def _show(self, number: int, *, plays_on: bool = False) -> None:
        self.app.sounds.play("page_turn")
        game, called = self._game, self._called
        open_scene(self.app, "replay", game=game, called=called, moment=number, plays_on=plays_on)

    # ------------------------------------------------------------------ the page

    def draw_page(self, canvas: Surface) -> None:
        looking = self.looking
        self._chart.draw(canvas, self.spots)
        self._draw_notes(canvas)
        if not looking.found.is_done:
            self._draw_progress(canvas)
        head = self._headline()
        draw_text(canvas, head, at.HEAD.midleft, theme.TEXT.head_lead, theme.VELVET, "midleft", width=at.HEAD.w)
        for card in self._cards:
            card.draw(canvas, self.spots)
        if not self._told:
            text = words.NOTHING_TEXT if looking.found.is_done else words.NOT_YET
            draw_block(canvas, text, at.ALONE, theme.TEXT.body_lead, theme.INK)

    def _headline(self) -> str:
        counted = self.looking.found.counted
        if counted:
            return words.in_all(len(counted), points=roundly(sum(held.loss for held in counted)))
        named, proud = self.looking.found.named, self.looking.found.proud
        if named or proud:
            return words.LIKELY(len(named)) if named else words.PROUD(len(proud))
        return words.NOTHING if self.looking.found.is_done else words.NOTE

    def _draw_notes(self, canvas: Surface) -> None:
        found = self.looking.found
        lines, band = [words.COUNTED], found.par_band
        if band:
            (least, most), made = band[-1], self._chart.own[-1]
            lines.insert(0, words.made(points=made, least=least, most=most))
        elif found.courses:
            theirs = round(found.par_curve[-1])
            lines.insert(0, words.made_about(points=self._chart.own[-1], theirs=theirs))
        if found.share >= words.STAGES[0][0]:
            lines.insert(0, words.alike(alike=found.alike, asked=found.asked))
        if found.par:
            lines.append(words.SITS)
        if found.is_rough:
            lines.append(words.ROUGHLY)
        room = at.NOTES if found.is_done else at.NOTES_AT_WORK
        draw_block(canvas, "\n".join(lines), room, theme.TEXT.body_plus, theme.INK)

    def _draw_progress(self, canvas: Surface) -> None:
        looking, bar = self.looking, at.BAR
        stage = next(text for share, text in words.STAGES if looking.found.share < share)
        text = words.FAILED if looking.has_failed else stage if looking.is_going_on else words.STOPPED
        line = at.STAGE_LINE
        draw_text(canvas, text, line.midleft, theme.TEXT.aside_plus, theme.INK2, "midleft", width=line.w)
        draw_inset(canvas, bar, 8)
        filled = Rect(bar.x + 2, bar.y + 2, max(8, round(looking.found.share * (bar.w - 4))), bar.h - 4)
        draw_plate(canvas, filled, theme.BRASS, 7, 1, theme.BRASS_LO)


def _button(
    name: str,
    rect: Rect,
    label: str,
    act: Callable[[], object],
    tip: Words,
    about: str,
    style: theme.Style = theme.TEXT.label,
) -> Button:
    tip_of_it = always(plain(tip))
    return Button(f"looking_back.{name}", rect, label, act, style=style, tip=tip_of_it, about=about)

"""What happened, made visible: disks fly, dice tumble, markers and chips travel, numbers rise, Fame counts up.

The table is already in its new state when the events arrive; what is still on its way is hidden at its place until it
lands. Panels say by name where things come from and go to: what has no anchor in a scene does not move there. Events
play one after the other on the scene's timeline; a click skips them all.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import pygame
from pygame import Rect, Surface, Vector2

from trickerion.language.speech import signed
from trickerion.rules import events as e
from trickerion.rules.catalog import DICE, TRICKS
from trickerion.rules.events import Event
from trickerion.table.academy import flight_of
from trickerion.table.move_pictures import deltas
from trickerion.table.panel import Anchor
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.components import draw_component
from trickerion.ui.curves import METAL, PAPER, WOOD, Ease, Weight, dropped, ease_in_out, ease_out, linear, mix, thrown
from trickerion.ui.dice import die_image
from trickerion.ui.hotspot import Point
from trickerion.ui.house_sounds import SIZES, applause
from trickerion.ui.icons import draw_icon
from trickerion.ui.markers import draw_marker
from trickerion.ui.shapes import around, blit_round, draw_glow, draw_shadow
from trickerion.ui.sound import Sounds
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.tokens import draw_coin, draw_disk, draw_poster, text_sprite
from trickerion.ui.trick_card import STRIP_SIZE, Owned, draw_trick_strip
from trickerion.ui.tween import Timeline

FLIGHT: Final = 0.4  # seconds
REWARD: Final = 0.7  # of what a person has waited for; nothing else takes the screen before it is over
TUMBLE: Final = 0.55
RISE: Final = 0.9
_MOST_COINS, _APART, _FALLS = 3, Vector2(14, 0), 60
"""Coins that drop beside a counter, the pixels between them, and their height."""
_FACES: Final = 9  # shown by a die before it rests
_RESTS: Final = 0.97  # share of its turns after which a die shows the face on which it rests
_ROLLS: Final = (Vector2(70, 70), Vector2(-70, 70))  # ways of a die to its place
_TUMBLING: Final = Weight(bounces=2, high=14)
STEP: Final = 0.10  # between two things that start together
_MARKERS: Final = 0.2  # between the first and the last marker of a Trick that was prepared
_MONEY: Final[dict[type, tuple[str, int, theme.ColourValue]]] = {
    e.FameGained: ("fame", 1, theme.FAME_ON_DARK),
    e.FameLost: ("fame", -1, theme.BAD),
    e.CoinsGained: ("coin", 1, theme.COIN_ON_DARK),
    e.CoinsPaid: ("coin", -1, theme.COIN_ON_DARK),
    e.ShardsGained: ("shard", 1, theme.SHARD_ON_DARK),
    e.ShardsPaid: ("shard", -1, theme.SHARD_ON_DARK),
}
SOUND: Final[dict[type, str]] = {
    e.CharacterPlaced: "disc_place",
    e.DieRolled: "dice_roll",
    e.DieSet: "click",
    e.CoinsGained: "coins",
    e.CoinsPaid: "coins",
    e.ShardsGained: "shard_chime",
    e.ShardsPaid: "shard_chime",
    e.TrickLearned: "page_turn",
    e.TrickPrepared: "disc_place",
    e.TrickSetUp: "disc_place",
    e.MarkerRescheduled: "disc_place",
    e.Linked: "bell",
    e.CirclePaid: "bell",
    e.ComponentsBought: "card_flick",
    e.ComponentOrdered: "card_flick",
    e.ComponentQuickOrdered: "card_flick",
    e.CardsRevealed: "card_flick",
    e.CardDrawn: "card_flick",
    e.PerformanceCardRevealed: "page_turn",
    e.Advertised: "page_turn",
    e.CharacterHired: "disc_place",
    e.CharacterIdle: "tick",
    e.ApprenticeMoved: "disc_place",
    **dict.fromkeys((e.ComponentsMoved, e.TrickMoved, e.ComponentReturned, e.CardsSwapped), "card_flick"),
    **dict.fromkeys((e.AssignmentsExchanged, e.AssignmentReplaced, e.SpecialCardSaved), "card_flick"),
    **dict.fromkeys((e.TrickReturned, e.SpecialCardUsed, e.TurnSetupLaid), "page_turn"),
    **dict.fromkeys((e.AbilityUsed, e.FortuneTold, e.ProphecyExchanged), "power"),
    e.FameLost: "quill",
    e.RoomRenovated: "hammer",
    e.RoomsOpened: "planks",
    e.TrickPractised: "disc_place",
    e.TrickTaught: "chalk",
    e.SecretLearned: "secret",
    e.SecretRevealed: "card_flick",
    e.SecretUsed: "page_turn",
    e.PowerLearned: "power",
    e.PowerUsed: "power",
    e.CoinsOnPower: "coins",
    e.Gambled: "dice_roll",
    e.CoinTossed: "tick",
    e.ConfigurationRolled: "dice_roll",
    e.CoinsExchanged: "coins",
    e.PlanTurnedUp: "card_flick",
    e.TurnBegan: "bell",
    e.GameEnded: applause(SIZES),
}

Paint = Callable[[Surface, Point], object]
PaintAt = Callable[[Surface, float], object]


@dataclass(slots=True, eq=False)
class Sprite:
    """Something on its way, from 0 to 1."""

    paint: PaintAt
    share: float = 0.0


class Air:
    """Things on their way over a scene, each painted by the share of its way behind it."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._sprites: list[Sprite] = []

    def send(
        self,
        paint: PaintAt,
        seconds: float,
        delay: float = 0.0,
        land: Callable[[], object] = lambda: None,
        ease: Ease = ease_out,
    ) -> None:
        """Paint something for some seconds, from 0 to 1; then it lands."""
        sprite = Sprite(paint)

        def go(share: float) -> None:
            if sprite not in self._sprites and share < 1:
                self._sprites.append(sprite)
            sprite.share = share

        def done() -> None:
            if sprite in self._sprites:
                self._sprites.remove(sprite)
            land()

        self._timeline.add(seconds, go, ease=ease, delay=delay, done=done)

    def draw(self, canvas: Surface) -> None:
        """The things in the air."""
        for sprite in self._sprites:
            sprite.paint(canvas, sprite.share)


class Animator(Air):
    """Everything that moves over a scene; ``changed`` is called when the table below has to be drawn again.

    ``hidden`` names what has not landed yet, for the scene's ``TableView``; ``untold`` is by seat how much Fame has
    come that is still to be told: markers stay short of it. ``laid`` is the place on which a hand has just laid
    something: it lies there and does not fly there once more.
    """

    def __init__(
        self, timeline: Timeline, changed: Callable[[], object] = lambda: None, sounds: Sounds | None = None
    ) -> None:
        super().__init__(timeline)
        self.hidden: set[str] = set()
        self.untold: dict[int, int] = {}
        self.laid = ""
        self._changed = changed
        self._sounds = sounds
        self._anchors: Mapping[str, Anchor] = {}
        self._delay = 0.0
        self._rewards = 0
        self._dice = random.Random()

    @property
    def shows_reward(self) -> bool:
        """True while a reward that a person has earned is still on its way."""
        return self._rewards > 0

    def show(
        self, events: Sequence[Event], table: TableView, anchors: Mapping[str, Anchor], delay: float = 0.0
    ) -> None:
        """Start the motion of the events, in order; a show's own events belong to the Performance scene."""
        self._anchors, self._delay, in_show = anchors, delay, False
        moved = self._hold_fame(events, table)
        for event in events:
            in_show = in_show or isinstance(event, e.PerformanceBegan)
            if not in_show:
                self._show_one(event, table)
            if type(event) in (e.FameGained, e.FameLost) and event[0] in moved:
                moved.remove(event[0])
                self._slide_fame(event[0], table)
            in_show = in_show and not isinstance(event, e.PerformanceEnded)

    def _show_one(self, event: Event, table: TableView) -> None:
        kind, sounds = type(event), self._sounds
        if sounds is not None and kind in SOUND:
            self._timeline.after(self._delay, lambda: sounds.play(SOUND[kind]))
        if kind in _SHOWN:
            _SHOWN[kind](self, event, table)
        elif kind in _MONEY:
            self._rise(event)
        elif (flight := flight_of(event, table)) is not None:
            self._fly(*flight)

    # --- building blocks ----------------------------------------------------------------------------------------

    def fly(
        self,
        paint: Paint,
        start: Point,
        end: Point,
        place: str,
        seconds: float = FLIGHT,
        *,
        weight: Weight = WOOD,
        reward: bool = False,
    ) -> None:
        """Send something from start to end; its ``place`` stays empty until it lies there at rest."""
        self.hidden.add(place)
        self._rewards += reward

        def land() -> None:
            self._rewards -= reward
            self.hidden.discard(place)
            self._changed()

        self.send(lambda surface, t: paint(surface, thrown(start, end, t, weight)), seconds, self._delay, land, linear)

    def _fly(
        self,
        start: Sequence[str],
        end: Sequence[str],
        paint: Callable[[Surface, Point, int], object],
        seconds: float = FLIGHT,
        *,
        weight: Weight = WOOD,
        reward: bool = False,
    ) -> None:
        """Send something from the first start anchor that exists here to the first such end anchor."""
        if end[0] == self.laid:
            self.laid = ""
            return
        here, there = self._find(start), self._find(end)
        if here is not None and there is not None:
            draw = partial(_at, paint, there.size)
            self.fly(draw, here.center, there.center, end[0], seconds, weight=weight, reward=reward)
        self._delay += STEP

    def _find(self, names: Sequence[str]) -> Anchor | None:
        return next((self._anchors[name] for name in names if name in self._anchors), None)

    def _rise(self, event: Any) -> None:
        """A number rises above a player's counter, which it never covers, and fades."""
        concept, sign, colour = _MONEY[type(event)]
        start = self._find([f"{concept}.{event.seat}"])
        letters = text_sprite(signed(sign * event.amount), 30, theme.CREAM if sign > 0 else "#ffb4a6")

        def paint(surface: Surface, place: Point) -> None:
            draw_glow(surface, place, 34, theme.NIGHT, 0.8)
            surface.blit(letters, letters.get_rect(midright=(place[0] + 6, place[1])))
            draw_icon(surface, f"resource.{concept}", (place[0] + 22, place[1]), 26, colour, shadow=True)

        def rise(surface: Surface, t: float) -> None:
            _draw_fading(surface, (x, round(y - 30 - 30 * t)), min(1.0, 3 * (1 - t)), paint)

        if start is not None:
            x, y = start.center
            self.send(rise, RISE, self._delay)
            if type(event) is e.CoinsGained:
                self._drop_coins(start.center, event.amount)
        self._delay += STEP

    def _drop_coins(self, counter: Point, amount: int) -> None:
        """Coins fall beside a counter, three at most, and bounce twice."""

        def paint(surface: Surface, t: float, place: Vector2) -> None:
            center = place - (0, dropped(t, _FALLS, METAL))
            draw_coin(surface, (center.x, center.y), 22)

        for number in range(min(_MOST_COINS, amount)):
            place = Vector2(counter) - _APART * (number + 1)
            self.send(partial(paint, place=place), FLIGHT, self._delay + STEP * number, ease=linear)

    def _hold_fame(self, events: Sequence[Event], table: TableView) -> set[int]:
        """The seats whose Fame changes; their markers stay where they were until they walk."""
        in_play = [event for event in events if getattr(event, "source", "") != "start"]
        changes = {seat: deltas(in_play, seat)[0] for seat in table.state.seats if f"fame.{seat}" in self._anchors}
        for seat, change in changes.items():
            if change:
                table.fame.setdefault(seat, float(self._told_fame(seat, table) - change))
        if changes:
            self._stay_short(table)
        return {seat for seat, change in changes.items() if change}

    def catch_up(self, seen: Mapping[int, int], table: TableView) -> None:
        """Fame markers walk from where they were ``seen`` last: what was paid while the track was out of sight."""
        self._delay = 0.0
        for seat, fame in seen.items():
            if seat not in table.fame and self._told_fame(seat, table) != fame:
                table.fame[seat] = float(fame)
                self._slide_fame(seat, table)
        self._stay_short(table)

    def hold_back(self, events: Sequence[Event], table: TableView) -> None:
        """The Fame of these events is told later (before any is shown): until ``tell`` markers stay short of it."""
        for seat in table.state.seats:
            change = deltas(events, seat)[0]
            if change:
                self.untold[seat] = self.untold.get(seat, 0) + change

    def _stay_short(self, table: TableView) -> None:
        for seat in self.untold:
            table.fame.setdefault(seat, float(self._told_fame(seat, table)))

    def tell(self, table: TableView) -> None:
        """Let the markers walk for the Fame that was held back: it has been told."""
        for seat in list(self.untold):
            del self.untold[seat]
            self._slide_fame(seat, table)

    def _told_fame(self, seat: int, table: TableView) -> int:
        return table.on_board.players[seat].fame - self.untold.get(seat, 0)

    def _slide_fame(self, seat: int, table: TableView) -> None:
        end = float(self._told_fame(seat, table))
        start = table.shown_fame(seat)
        reward = table.is_person(seat)
        self._rewards += reward

        def step(t: float) -> None:
            table.fame[seat] = mix(start, end, t)

        def done() -> None:
            self._rewards -= reward
            if seat not in self.untold:
                table.fame.pop(seat, None)

        self._timeline.add(REWARD, step, ease=ease_in_out, delay=self._delay, done=done)

    # --- one kind of event each ---------------------------------------------------------------------------------

    def _place(self, event: Any, table: TableView) -> None:
        home, colour = (f"character.{event.seat}.{event.character}", f"player.{event.seat}"), table.colours[event.seat]

        def paint(surface: Surface, center: Point, size: int) -> None:
            draw_disk(surface, center, size, colour, event.character)

        self._fly(home, [f"slot.{event.slot}"], paint)

    def _roll(self, event: Any, table: TableView) -> None:
        """A die is thrown in from the side, turns while it bounces, and rests on its face."""
        die, place = DICE[event.die], f"die.{event.die}"
        anchor = self._anchors.get(place)
        if anchor is not None:
            faces = [self._dice.choice(die.faces) for _ in range(_FACES)]
            end = Vector2(anchor.center)
            start = end - self._dice.choice(_ROLLS)

            def paint(surface: Surface, t: float) -> None:
                turned = ease_out(t)
                face = faces[int(turned * _FACES)] if turned < _RESTS else event.face
                center = thrown((start.x, start.y), (end.x, end.y), t, _TUMBLING)
                image = die_image(die.area, face, anchor.size)
                image = pygame.transform.rotozoom(image, round(540 * (1 - turned)), 1.25 - 0.25 * turned)
                draw_shadow(surface, around(center, anchor.size, anchor.size), anchor.size // 5, 4, 110, (2, 7))
                surface.blit(image, image.get_rect(center=center))

            def rest() -> None:
                self.hidden.discard(place)
                table.faces.pop(event.die, None)
                self._changed()

            self.hidden.add(place)
            table.faces[event.die] = event.face
            self.send(paint, TUMBLE, self._delay, rest, linear)
        self._delay += STEP / 2

    def _flash_die(self, event: Any, table: TableView) -> None:
        def paint(surface: Surface, place: Point) -> None:
            draw_glow(surface, place, 30, theme.AMBER)

        die = self._find([f"die.{event.die}"])
        if die is not None:
            self.send(lambda surface, t: _draw_fading(surface, die.center, 1 - t, paint), 0.5, self._delay)

    def _learn(self, event: Any, table: TableView) -> None:
        category = TRICKS[event.trick].category

        def paint(surface: Surface, center: Point, size: int) -> None:
            draw_glow(surface, center, 120, theme.GLOW, 0.6)
            blit_round(surface, _card(event.trick, theme.palette()), center)

        home = [f"trick.{event.trick}", f"player.{event.seat}"]
        reward = table.is_person(event.seat)
        start = [f"deck.{category}", "residence"]
        self._fly(start, home, paint, REWARD if reward else FLIGHT, weight=PAPER, reward=reward)

    def _prepare(self, event: Any, table: TableView) -> None:
        """Send the markers of a Trick from the supply, one after the other; the last lands when a reward is over."""
        suit, colour = table.suit_of(event.seat, event.trick), table.colours[event.seat]
        first, apart = self._delay, _MARKERS / max(1, event.markers - 1)

        def paint(surface: Surface, center: Point, size: int) -> None:
            draw_glow(surface, center, 2 * size, theme.GLOW, 0.55)
            draw_marker(surface, center, size, colour, suit)

        for number in range(event.markers if suit else 0):
            self._delay = first + number * apart
            place, seconds = f"prepared.{event.trick}.{number}", max(FLIGHT / 2, REWARD - _MARKERS - first)
            is_own, reward = event.seat == table.viewer, table.is_person(event.seat)
            start = [f"supply.{event.trick}", "workshop"] if is_own else [f"player.{event.seat}"]
            self._fly(start, [place, f"foot.{event.trick}"], paint, seconds, reward=reward)

    def _set_up(self, event: Any, table: TableView) -> None:
        marker, colour = table.marker(event.card, event.slot), table.colours[event.seat]

        def paint(surface: Surface, center: Point, size: int) -> None:
            draw_marker(surface, center, size, colour, marker.suit if marker is not None else "", event.turns)

        if marker is not None:
            home = [f"trick.{event.trick}", f"player.{event.seat}"]
            self._fly(home, [f"marker.{event.card}.{event.slot}"], paint)

    def _buy(self, event: Any, table: TableView) -> None:
        pile = [f"component.{event.seat}.{event.component}", f"player.{event.seat}"]
        self._fly([f"stock.{event.component}", "market_row"], pile, _chip(event.component))

    def _order(self, event: Any, table: TableView) -> None:
        places = [f"order.{event.slot}", f"stock.{event.component}", "market_row"]
        self._fly([f"goods.{event.seat}", f"player.{event.seat}"], places, _chip(event.component))

    def _quick(self, event: Any, table: TableView) -> None:
        self._fly([f"player.{event.seat}"], ["quick_order"], _chip(event.component))

    def _advertise(self, event: Any, table: TableView) -> None:
        colour = table.colours[event.seat]

        def paint(surface: Surface, center: Point, size: int) -> None:
            draw_poster(surface, Rect(0, 0, 44, 60).move_to(center=center), colour)

        self._fly([f"player.{event.seat}"], [f"poster.{event.seat}"], paint, weight=PAPER)


_SHOWN: Final[dict[type, Callable[[Animator, Any, TableView], None]]] = {
    e.CharacterPlaced: Animator._place,
    e.DieRolled: Animator._roll,
    e.DieSet: Animator._flash_die,
    e.TrickLearned: Animator._learn,
    e.TrickPrepared: Animator._prepare,
    e.TrickSetUp: Animator._set_up,
    e.MarkerRescheduled: Animator._set_up,
    e.ComponentsBought: Animator._buy,
    e.ComponentOrdered: Animator._order,
    e.ComponentQuickOrdered: Animator._quick,
    e.Advertised: Animator._advertise,
}


@cached_surface
def _card(trick: str, palette: str) -> Surface:
    """The card of a Trick that is nobody's yet, with its shadow."""
    image = Surface((STRIP_SIZE[0] + 40, STRIP_SIZE[1] + 40), pygame.SRCALPHA)
    draw_trick_strip(image, Rect((20, 20), STRIP_SIZE), TRICKS[trick], Owned("neutral", ""))
    return image


def _at(paint: Callable[[Surface, Point, int], object], size: int, surface: Surface, center: Point) -> None:
    paint(surface, center, size)


def _chip(component: str) -> Callable[[Surface, Point, int], object]:
    return lambda surface, center, size: draw_component(surface, center, size, component)


def _draw_fading(canvas: Surface, center: Point, left: float, paint: Paint) -> None:
    area = Rect(0, 0, 180, 180).move_to(center=center)
    draw_faded(canvas, area, round(255 * left), partial(paint, canvas, center))


def draw_faded(canvas: Surface, area: Rect, alpha: int, paint: Callable[[], object]) -> None:
    """Draw something inside ``area`` that shows what is below it by ``alpha``, 0 to 255."""
    area = area.clip(canvas.get_rect())
    if alpha >= 250:
        paint()
    elif alpha > 8 and area:
        before = canvas.subsurface(area).copy()
        paint()
        before.set_alpha(255 - alpha)
        canvas.blit(before, area)

"""What happens round a Trick on the stage: wheels and sparks, prisms and swarms, chains, smoke and candles.

Every effect is a function of the milliseconds since its act began: it begins with the Trick's rise, is whole after
``WHOLE`` of them, and goes on quietly as long as the act is looked at.
"""

import functools
import itertools
import math
from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from trickerion.rules.catalog import TRICKS
from trickerion.ui.curves import ease_out
from trickerion.ui.shapes import Point, draw_glow
from trickerion.ui.stage.layout import LEDGE
from trickerion.ui.stage.motes import dimmed, living, motes, put, shine, streak, turned
from trickerion.ui.stage.painted import painted
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.theme import Rgba

WHOLE = 700
"""From this moment on an effect is all there, in milliseconds."""
_BEGINS = 250
_HUES: tuple[Rgba, ...] = (
    (255, 214, 130, 255),
    (214, 170, 255, 255),
    (150, 220, 255, 255),
    (255, 170, 200, 255),
    (255, 240, 205, 255),
)
_PALE: tuple[Rgba, ...] = ((255, 250, 240, 255), (240, 232, 226, 255))
_SWARMS = {
    "enchanted_butterflies": ("butterfly.png", _HUES),
    "metamorphosis": ("butterfly.png", _HUES),
    "card_manipulation": ("card.png", _PALE),
}
"""Pictures that some Tricks let out, with their colours."""
_WET = ("water_tank_escape", "stairs_of_water", "fishing_in_the_air")


def draw_behind(canvas: Surface, trick_id: str, at: Point, ms: float) -> None:
    """Draw the effect behind a Trick whose middle is ``at``."""
    category = TRICKS[trick_id].category
    share = _share(ms)
    if category == "escape":
        _draw_chains(canvas, at, ms, share, len(trick_id))
    else:
        _BEHIND[category](canvas, at, ms, share)
    if trick_id in _SWARMS:
        _draw_swarm(canvas, *_SWARMS[trick_id], at, ms)


def draw_before(canvas: Surface, trick_id: str, at: Point, ms: float) -> None:
    """Draw the things that fly before the Trick."""
    _BEFORE[TRICKS[trick_id].category](canvas, at, ms, _share(ms))
    if trick_id in _WET:
        _draw_drops(canvas, at, ms)


def _share(ms: float) -> float:
    """Share of an effect that is there after so many milliseconds."""
    return ease_out(max(0.0, min(1.0, (ms - _BEGINS) / (WHOLE - _BEGINS))))


# ------------------------------------------------------------------ mechanical

_WHEELS = ((-285, 20, 232, 1, 0), (268, -62, 200, -1, 15), (338, 108, 130, 1, 4), (-345, -146, 130, -1, 15))
"""Wheels: their place from the Trick, size, way and first angle."""
_BRASS: Rgba = (240, 200, 128, 255)
_PERIOD, _SPEED = 60, 0.012  # degrees after which a wheel looks the same; degrees in a millisecond
_SPARKS: tuple[Rgba, ...] = ((255, 220, 130, 255), (255, 180, 80, 255), (255, 250, 220, 255))


def _draw_wheels(canvas: Surface, at: Point, ms: float, share: float) -> None:
    for x, y, size, way, first in _WHEELS:
        angle = round((first + way * ms * _SPEED * 232 / size) / 1.5) * 1.5 % _PERIOD
        spot = at[0] + x * (0.8 + 0.2 * share), at[1] + y + 30 * (1 - share)
        put(canvas, _wheel(size, angle), spot, round(255 * share))
    for x in (-230, 260):
        _draw_smoke(canvas, (at[0] + x, 790), ms + 40 * x, (220, 205, 185, 255), share * 0.5, 300)


@cached_surface
def _wheel(size: int, angle: float) -> Surface:
    """A wheel that has been turned, cut to its round."""
    picture = pygame.transform.smoothscale(painted("wheel.png"), (size, size))
    picture.fill(_BRASS, special_flags=pygame.BLEND_RGBA_MULT)
    turned_round = pygame.transform.rotozoom(picture, angle, 1)
    middle = turned_round.get_rect()
    return turned_round.subsurface(Rect(0, 0, size, size).move_to(center=middle.center).clip(middle)).copy()


def _shower(canvas: Surface, at: Point, ms: float, colours: tuple[Rgba, ...], count: int = 90) -> None:
    for mote, age in living(count, 5, ms, 620, 1500):
        way, far = mote.turn * math.tau, (60 + 240 * mote.far) * ease_out(age)
        spot = at[0] + math.cos(way) * far, at[1] + math.sin(way) * far * 0.8 + 70 * age * age
        length = max(3, round((5 + 14 * mote.size) * (1 - age)))
        put(
            canvas,
            streak(length, round(mote.turn * 24) * 15 % 180, colours[mote.number % 3]),
            spot,
            round(255 * (1 - age)),
        )


# ------------------------------------------------------------------ optical

_RINGS = 12  # steps in which a ring of light widens


def _draw_prism(canvas: Surface, at: Point, ms: float, share: float) -> None:
    shine(canvas, "fan.png", 840, dimmed((235, 235, 235, 255), share, 2), at)
    for number in range(2 * (share > 0.5)):
        age = round((ms / 2600 + number / 2) % 1.0 * _RINGS) / _RINGS
        colour = dimmed((132, 98, 168, 255), math.sin(math.pi * age) ** 1.5)
        shine(canvas, "ring.png", round(250 + 330 * age), colour, at)


def _draw_glints(canvas: Surface, at: Point, ms: float, share: float) -> None:
    for mote, age in living(26, 8, ms - _BEGINS, 900, 1500):
        way, far = mote.turn * math.tau, 170 + 150 * mote.far
        size = round((10 + 22 * mote.size) * math.sin(math.pi * age) / 2) * 2
        if size > 3:
            spot = at[0] + math.cos(way) * far, at[1] + math.sin(way) * far * 0.8
            put(canvas, turned("star.png", size, 0, 100, _HUES[mote.number % 5]), spot)


def _draw_swarm(canvas: Surface, name: str, hues: tuple[Rgba, ...], at: Point, ms: float) -> None:
    """They come out of the trap and whirl up round the Trick."""
    for mote in motes(60, 4):
        own = ease_out(max(0.0, min(1.0, (ms - _BEGINS - 500 * mote.start) / 900)))
        if own <= 0:
            continue
        t = (mote.start * 0.92 + 0.08) * own
        turn = t * 2.6 * math.tau + ms / 2600
        reach = 18 + t**0.8 * 330
        x = LEDGE[0] + (at[0] - LEDGE[0]) * min(1.0, t * 1.4) + math.cos(turn) * reach + 52 * mote.far - 26
        y = 620 + (at[1] - 620) * min(1.0, t * 1.25) + math.sin(turn) * reach * 0.62 + 44 * mote.size - 22
        size = round((16 + 44 * t * (0.55 + 0.75 * mote.size)) / 4) * 4
        flap = (100, 80, 60, 45, 60, 80)[int(ms / 60 + mote.number) % 6]
        angle = round((mote.spin - 0.5) * 6) * 16
        put(canvas, turned(name, size, angle, flap, hues[mote.number % len(hues)]), (x, min(y, 640 - 50 * mote.far)))


# ------------------------------------------------------------------ escape

_RAIL = 176  # what is higher hangs behind the valance
_Chain = tuple[Point, ...]
_LEFT: _Chain = ((-330, -270), (-318, -120), (-300, 0), (-255, 100))
_RIGHT: _Chain = ((330, -270), (322, -120), (305, -20), (262, 60))
_CHAINS: tuple[tuple[tuple[_Chain, ...], tuple[_Chain, ...]], ...] = (
    (
        (_LEFT, _RIGHT),
        (
            ((-270, -20), (-215, -130), (-140, -190)),
            ((270, 30), (230, -120), (150, -196)),
            ((-250, 280), (-130, 340), (10, 322), (140, 348), (250, 300)),
        ),
    ),
    (
        (
            ((-210, -270), (-216, -150), (-196, -40), (-236, 60), (-214, 150)),
            ((236, -270), (228, -160), (244, -70), (206, 30)),
        ),
        (((-310, 300), (-240, 344), (-150, 318), (-96, 352)), ((110, 352), (170, 322), (262, 348), (330, 296))),
    ),
    (
        (((-352, -270), (-260, -190), (-186, -96), (-172, -20)), ((352, -270), (266, -186), (190, -110), (178, -40))),
        (
            ((-330, 190), (-262, 130), (-188, 96)),
            ((330, 206), (256, 132), (186, 84)),
            ((-120, 348), (0, 326), (110, 350), (206, 322)),
        ),
    ),
)
"""Ways in which chains hang and burst ones lie about: an Escape has one of them."""


def _draw_chains(canvas: Surface, at: Point, ms: float, share: float, way: int) -> None:
    swing, (hanging, burst) = math.sin(ms / 900) * 6, _CHAINS[way % len(_CHAINS)]
    for chain in hanging:
        _draw_chain(canvas, at, chain, 34, swing, -120 * (1 - share))
    for chain in burst:
        _draw_chain(canvas, at, chain, 28, 0, 0, round(255 * share))


def _draw_chain(
    canvas: Surface, at: Point, points: _Chain, size: int, swing: float, drop: float, alpha: int = 255
) -> None:
    for number, (x, y, angle, along) in enumerate(_links(points, size * 0.62)):
        if at[1] + y + drop > _RAIL:
            picture = turned(("link-front.png", "link-side.png")[number % 2], size, angle)
            put(canvas, picture, (at[0] + x + swing * along * along, at[1] + y + drop), alpha)


@functools.cache
def _links(points: _Chain, step: float) -> list[tuple[float, float, int, float]]:
    """The links of a chain through the points: where each is, how it is turned, how far along (0 to 1)."""
    line, walked, links = _line(points), 0.0, []
    length = sum(itertools.starmap(math.dist, itertools.pairwise(line)))
    for (x0, y0), (x1, y1) in itertools.pairwise(line):
        before, walked = walked, walked + math.dist((x0, y0), (x1, y1))
        if walked // step > before // step:
            angle = -round(math.degrees(math.atan2(y1 - y0, x1 - x0)) / 6) * 6
            links.append((x1, y1, angle % 180, walked / length))
    return links


def _line(points: _Chain) -> list[Point]:
    """A smooth line through the points in small steps (Catmull and Rom)."""
    line: list[Point] = []
    for number in range(len(points) - 1):
        a, b, c, d = (points[min(max(number + k, 0), len(points) - 1)] for k in (-1, 0, 1, 2))
        shares = [step / 24 for step in range(24)]
        line += [(_between(a[0], b[0], c[0], d[0], t), _between(a[1], b[1], c[1], d[1], t)) for t in shares]
    return [*line, points[-1]]


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def _draw_torn_links(canvas: Surface, at: Point, ms: float, share: float) -> None:
    since = (ms - _BEGINS) / 1000
    for mote in motes(18, 6):
        if since > 0:
            way, speed = mote.turn * math.tau, 160 + 230 * mote.far
            flight = min(since, 1.6)
            far = 130 + speed * flight
            spot = at[0] + math.cos(way) * far, at[1] + math.sin(way) * far * 0.6 + 260 * flight**2
            if spot[1] < 770 - 40 * mote.far:
                angle = round((mote.spin * 360 + ms * 0.4) / 12) * 12 % 180
                put(canvas, turned("link-front.png", 24, angle), spot)
    _shower(canvas, at, ms - _BEGINS, ((220, 235, 255, 255), (255, 240, 200, 255), (255, 255, 255, 255)), 40)


def _draw_drops(canvas: Surface, at: Point, ms: float) -> None:
    for mote, age in living(110, 9, ms - _BEGINS, 900, 1300):
        way, speed = -math.pi * mote.turn, 150 + 330 * mote.far
        x = at[0] + math.cos(way) * speed * age
        y = at[1] + 110 + math.sin(way) * speed * 1.1 * age + 300 * age * age
        colour = (150, 205, 240, 255) if mote.hue < 0.6 else (225, 242, 255, 255)
        size = 6 + 2 * round(7 * mote.size * (1 - age / 2))
        put(canvas, turned("drop.png", size, 0, 100, colour), (x, y), round(255 * (1 - age**3)))


# ------------------------------------------------------------------ spiritual


def _draw_spirits(canvas: Surface, at: Point, ms: float, share: float) -> None:
    """Draw wisps that whirl round the Trick, and smoke from the boards."""
    for mote in motes(30, 12):
        turn = mote.turn * math.tau + ms / (900 + 500 * mote.far)
        reach = 190 + 90 * mote.far - 60 * (1 - share)
        spot = at[0] + math.cos(turn) * reach * 1.15, at[1] + math.sin(turn) * reach * 0.8
        glow = dimmed((70, 140, 176, 255), share * (0.35 + 0.65 * mote.hue))
        shine(canvas, f"puff-{mote.number % 3}.png", 60 + 20 * round(4 * mote.size), glow, spot)
    for x in (-290, -50, 120, 300):
        _draw_smoke(canvas, (at[0] + x, 800), ms + 37 * x, (104, 172, 206, 255), share, 480)


def _draw_smoke(canvas: Surface, foot: Point, ms: float, colour: Rgba, strength: float, height: int) -> None:
    for mote, age in living(6, round(foot[0]), ms + 20_000, 3600, 3600):
        width = round((80 + 150 * age) / 30) * 30
        x = foot[0] + (mote.far - 0.5) * 120 * age + 26 * math.sin(age * 5 + mote.turn * 6)
        shade = dimmed(colour, 0.62 * strength * math.sin(math.pi * age) ** 1.3, 7)
        shine(canvas, f"puff-{mote.number % 3}.png", width, shade, (x, foot[1] - height * age))


def _draw_wandering_lights(canvas: Surface, at: Point, ms: float, share: float) -> None:
    for mote in motes(26, 3):
        turn = ms / (2400 + 2600 * mote.far) + mote.turn * math.tau
        x = at[0] + math.cos(turn) * (140 + 260 * mote.size)
        y = at[1] + 20 + math.sin(turn * 1.3 + mote.spin * 6) * (80 + 130 * mote.hue)
        draw_glow(canvas, (x, y), 5 + round(8 * mote.far), (110, 200, 240), 0.75 * share)


Effect = Callable[[Surface, Point, float, float], None]
_BEHIND: dict[str, Effect] = {"mechanical": _draw_wheels, "optical": _draw_prism, "spiritual": _draw_spirits}
_BEFORE: dict[str, Effect] = {
    "mechanical": lambda canvas, at, ms, share: _shower(canvas, at, ms - _BEGINS, _SPARKS),
    "optical": _draw_glints,
    "escape": _draw_torn_links,
    "spiritual": _draw_wandering_lights,
}

"""Sounds of things: cards, coins, wood, chalk, a button."""

from __future__ import annotations

import numpy as np

from tools.sounds.waves import RATE, Take, Wave, add, band, envelope, samples


def card_flick(take: Take) -> Wave:
    """A card snaps onto the table."""
    return band(take.noise(0.16), 1500, 7000) * envelope(samples(0.16), 0.012, 0.035)


def page_turn(take: Take) -> Wave:
    """A page is turned."""
    return band(take.noise(0.45), 700, 5000) * np.hanning(samples(0.45)) ** 1.5


def disc_place(take: Take) -> Wave:
    """A wooden disk is put down."""
    knock = take.tone([(120, 1, 1), (260, 0.4, 0.6), (410, 0.25, 0.4)], 0.25, 0.05)
    return knock + band(take.noise(0.25), 300, 2500) * envelope(samples(0.25), 0.001, 0.015) * 0.6


def coins(take: Take) -> Wave:
    """Three coins fall on each other."""
    sound = np.zeros(samples(0.9))
    for number, (at, pitch) in enumerate(((0.0, 3100), (0.07, 3420), (0.15, 2890))):
        partials = [(pitch, 1, 1), (pitch * 1.51, 0.7, 0.8), (pitch * 2.32, 0.5, 0.6), (pitch * 3.1, 0.3, 0.4)]
        add(sound, take.tone(partials, 0.6, 0.16), at, 1 - 0.2 * number)
    return sound


def dice_roll(take: Take) -> Wave:
    """Dice rattle and come to rest."""
    sound = np.zeros(samples(0.8))
    for number in range(11):
        low, high = take.dice.uniform(700, 1400), take.dice.uniform(1800, 2600)
        hit = take.tone([(low, 1, 1), (high, 0.5, 0.5)], 0.05, 0.012)
        hit += band(take.noise(0.05), 800, 5000) * envelope(samples(0.05), 0.0005, 0.008)
        add(sound, hit, 0.03 + 0.055 * number + take.dice.uniform(0, 0.03), 1 - 0.06 * number)
    return sound


def click(take: Take) -> Wave:
    """A button."""
    return band(take.noise(0.04), 1200, 6000) * envelope(samples(0.04), 0.0006, 0.006)


def hammer(take: Take) -> Wave:
    """A room is built: three blows on a nail, the last one sits."""
    sound = np.zeros(samples(0.75))
    for at, strength, low in ((0.0, 0.7, 190), (0.17, 0.8, 205), (0.36, 1.0, 150)):
        blow = take.tone([(low, 1, 1), (low * 2.3, 0.5, 0.6), (2350, 0.25, 0.5), (3610, 0.15, 0.4)], 0.3, 0.05)
        blow += band(take.noise(0.3), 500, 4000) * envelope(samples(0.3), 0.0008, 0.012) * 0.5
        add(sound, blow, at, strength)
    return sound


def planks(take: Take) -> Wave:
    """Boards fall from a door that opens."""
    sound = np.zeros(samples(0.95))
    for number, at in enumerate((0.0, 0.13, 0.2, 0.34, 0.4)):
        low = take.dice.uniform(140, 260)
        board = take.tone([(low, 1, 1), (low * 1.9, 0.6, 0.7), (low * 3.4, 0.3, 0.5)], 0.4, 0.07)
        board += band(take.noise(0.4), 300, 3000) * envelope(samples(0.4), 0.001, 0.03) * 0.5
        add(sound, board, at, 1 - 0.15 * number)
    return sound


def chalk(take: Take) -> Wave:
    """A lesson is written on the blackboard: three strokes."""
    sound = np.zeros(samples(0.7))
    for at, length in ((0.0, 0.13), (0.19, 0.1), (0.36, 0.24)):
        stroke = band(take.noise(length), 2200, 6500) * np.hanning(samples(length)) ** 0.5
        add(sound, stroke * (1 + 0.4 * np.sin(2 * np.pi * 55 * np.arange(len(stroke)) / RATE)), at)
        add(sound, take.tone([(900, 0.5, 1)], 0.03, 0.008), at)
    return sound


def quill(take: Take) -> Wave:
    """A line is struck in the book of wages."""
    stroke = band(take.noise(0.32), 1800, 5200) * np.hanning(samples(0.32)) ** 0.8
    return stroke * (1 + 0.5 * np.sin(2 * np.pi * 31 * np.arange(len(stroke)) / RATE))


def tick(take: Take) -> Wave:
    """A step of the clockwork."""
    wheel = band(take.noise(0.05), 2000, 7000) * envelope(samples(0.05), 0.0004, 0.004)
    return wheel + take.tone([(1900, 0.5, 1), (3300, 0.3, 0.6)], 0.05, 0.009)


def error(take: Take) -> Wave:
    """Two dull knocks, a half tone apart: that does not work. Higher than the strings of the score, to be heard."""
    sound = np.zeros(samples(0.3))
    for at, pitch in ((0.0, 700), (0.1, 660)):
        knock = take.tone([(pitch, 1, 1), (pitch * 1.06, 0.6, 0.8), (pitch * 2.4, 0.25, 0.4)], 0.18, 0.035)
        add(sound, knock + band(take.noise(0.18), 500, 2200) * envelope(samples(0.18), 0.001, 0.012) * 0.3, at)
    return sound

"""What the Settings scene offers: each row names the setting that it changes, its words, and its choices."""

from __future__ import annotations

from dataclasses import dataclass

from trickerion.storage.settings import HEIR_PACES, LENS_ZOOMS, MOTION_SPEEDS, OPPONENT_PACES, PALETTES
from trickerion.words.commands import COMMANDS


@dataclass(frozen=True)
class Switch:
    """On or off."""

    setting: str
    label: str
    detail: str


@dataclass(frozen=True)
class Choice:
    """One of a few values."""

    setting: str
    label: str
    detail: str
    values: tuple[object, ...]
    texts: tuple[str, ...]


@dataclass(frozen=True)
class Volume:
    """A slider from silent to full."""

    setting: str
    label: str
    detail: str


Row = Switch | Choice | Volume


@dataclass(frozen=True)
class Section:
    """A heading with its rows."""

    title: str
    icon: str
    rows: tuple[Row, ...]


_SPEEDS = ("½×", "1×", "2×", "4×")

HEIR_PACE_TEXTS = ("Every step", "Results", "At once")

SECTIONS = (
    Section(
        "Window",
        "ui.fullscreen",
        (
            Switch("fullscreen", "Full screen", "{fullscreen} does the same, at any time"),
            Choice(
                "lens_zoom",
                "Reading lens",
                "{lens} puts it at the pointer, for small windows",
                LENS_ZOOMS,
                ("1½×", "2×", "3×"),
            ),
        ),
    ),
    Section(
        "Motion",
        "ui.duration",
        (
            Choice("motion", "Cards and disks", "A click always skips what moves", MOTION_SPEEDS, ("Off", *_SPEEDS)),
            Choice(
                "opponents_pace",
                "Opponents’ moves",
                "How long each one is shown",
                OPPONENT_PACES,
                ("At once", *_SPEEDS),
            ),
            Choice(
                "heir_pace",
                "The Heir, in the solo game",
                "What is shown of its turn, and explained",
                HEIR_PACES,
                HEIR_PACE_TEXTS,
            ),
        ),
    ),
    Section(
        "Sound",
        "ui.sound_on",
        (
            Volume("effects_volume", "Effects", "Cards, disks, dice, coins, applause"),
            Switch("mute", "Silence", "{mute} does the same, at any time"),
        ),
    ),
    Section(
        "Play",
        "ui.choice",
        (
            Switch("confirm", "Ask first", "Before points are lost, or something cannot be undone"),
            Choice(
                "palette",
                "Colours",
                "Players and categories; every colour has a sign as well",
                PALETTES,
                ("Classic", "Colour-blind"),
            ),
        ),
    ),
)

KEY_LABELS = {command.id: command.title for command in COMMANDS}
"""Command -> its title beside its key."""

"""Endurance plays every kind of game there is, and its monkey has every key."""

import sys
from pathlib import Path

import pygame
from driver import Driver

sys.path.append(str(Path(__file__).resolve().parents[2] / "tools"))

import endurance

from trickerion.rules.options import DIFFICULTIES, HEIR, MODULES, SOLO_CARDS
from trickerion.storage.settings import DEFAULT_KEYS


def test_every_module_is_played_in_company_solo_and_in_the_window() -> None:
    company, solo = endurance.kinds(), endurance.solo_kinds()
    assert {name for kind in company for name in kind.modules} == set(MODULES) - {HEIR}
    assert {name for kind in solo for name in kind.modules} == {"dark_alley", "prophecies", "academy", HEIR}
    assert {kind.difficulty for kind in solo} == set(DIFFICULTIES)
    assert {kind.solo_cards for kind in solo} == {1, SOLO_CARDS}
    shown = [endurance.kind_of_game(number) for number in range(12)]
    assert {name for kind in shown for name in kind.modules} == set(MODULES)


def test_the_monkey_has_every_key(driver: Driver) -> None:
    keys = {(pygame.key.name(key), mod) for key, mod in endurance.every_key(driver)}
    held = {"ctrl": pygame.KMOD_CTRL, "shift": pygame.KMOD_SHIFT}
    for text in (*DEFAULT_KEYS.values(), "shift+tab", "escape", "9"):
        *mods, key = text.split("+")
        assert (key, sum(held[mod] for mod in mods)) in keys, text

"""Keys as text: what was pressed, and which action of the program it stands for."""

import sys
from collections.abc import Mapping
from typing import Final

import pygame

from trickerion.language.signs import KEYS
from trickerion.language.verbatim import Verbatim, verbatim

SYSTEM = sys.platform
MAC: Final = "darwin"
ANY_MODIFIER: Final = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
"""Modifiers held with a letter that is not meant as a letter."""


def command_modifier() -> int:
    """Modifier keys that make a command of a letter: Command on a Mac (Control does, too), Control elsewhere."""
    return pygame.KMOD_META | pygame.KMOD_CTRL if SYSTEM == MAC else pygame.KMOD_CTRL


_MODIFIER_KEYS = {
    *(getattr(pygame, f"K_{side}{key}") for side in "LR" for key in ("CTRL", "SHIFT", "ALT", "META")),
    pygame.K_CAPSLOCK,
    pygame.K_NUMLOCKCLEAR,
}
_NAMES = {pygame.K_KP_ENTER: "return", **{getattr(pygame, f"K_KP{n}"): str(n) for n in range(10)}}


def key_text(event: pygame.event.Event) -> str:
    """``"ctrl+shift+z"`` for a KEYDOWN event; empty for a modifier alone. The keypad counts as the main keys.

    ``ctrl`` is the modifier of commands, whichever key that is on this system.
    """
    if event.key in _MODIFIER_KEYS:
        return ""
    command = command_modifier()
    masks = {"ctrl": command, "alt": pygame.KMOD_ALT, "shift": pygame.KMOD_SHIFT, "meta": pygame.KMOD_META & ~command}
    parts = [name for name, mask in masks.items() if getattr(event, "mod", 0) & mask]
    return "+".join([*parts, _NAMES.get(event.key) or pygame.key.name(event.key)])


_MASKS: Final = {
    **{"ctrl": pygame.KMOD_LCTRL, "shift": pygame.KMOD_LSHIFT},
    **{"alt": pygame.KMOD_LALT, "meta": pygame.KMOD_LMETA},
}


def key_press(text: str, kind: int = pygame.KEYDOWN) -> pygame.event.Event:
    """The event of a key that goes down, or up, written as ``key_text`` writes it."""
    *held, name = text.split("+")
    mod = sum(_MASKS[part] for part in held)
    letter = name if len(name) == 1 and not held else ""
    return pygame.event.Event(kind, key=pygame.key.key_code(name), mod=mod, unicode=letter)


def is_press(event: pygame.event.Event) -> bool:
    """True when the player presses something: a key that is no modifier, or a mouse button, counted when let go."""
    if event.type == pygame.KEYDOWN:
        return bool(key_text(event))
    return event.type == pygame.MOUSEBUTTONUP and event.button in (1, 2, 3)  # no notch of the wheel


_CLIPBOARD = {"ctrl+a", "ctrl+c", "ctrl+v", "ctrl+x"}


def writes(event: pygame.event.Event) -> bool:
    """True if a line that is being typed wants the key: to write, edit, move the cursor or use the clipboard.

    F keys and keys with Ctrl or Alt do not, but for the clipboard's and those that make a letter (AltGr).
    """
    if pygame.K_F1 <= event.key <= pygame.K_F15 or event.key == pygame.K_PRINTSCREEN:
        return False
    held = getattr(event, "mod", 0) & ANY_MODIFIER
    letter = getattr(event, "unicode", "")
    makes_letter = bool(letter) and letter.isprintable() and bool(held & pygame.KMOD_ALT)
    return not held or makes_letter or key_text(event) in _CLIPBOARD


def is_enter(event: pygame.event.Event) -> bool:
    """True for a press of Enter, of either block of keys."""
    return event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)


def key_label(text: str) -> Verbatim:
    """Label of a key on its cap and in sentences: ``"ctrl+z"`` -> ``"Ctrl+Z"``, on a Mac ``"Cmd+Z"``."""
    names = {**KEYS, "ctrl": KEYS["cmd"]} if SYSTEM == MAC else KEYS
    parts = (names.get(part, part.title()) for part in text.split("+"))
    return verbatim("+".join(parts))


FIXED_KEYS = {"confirm": "return", "back": "escape"}
PAGE_TURNS = {"ctrl+tab": 1, "ctrl+shift+tab": -1}
WHERE = "i"
"""The key that tells where one is."""
WALKED = ("tab", "shift+tab", "up", "down", "left", "right", "home", "end", "f6", "shift+f6", "shift+f10", "menu")
"""Keys that walk over the screen, and list what else can be done."""
RESERVED = frozenset(
    {*FIXED_KEYS.values(), *PAGE_TURNS, *WALKED, WHERE, "space", *"0123456789", *(f"ctrl+{n}" for n in range(1, 9))}
)
"""Keys that always mean the same: focus, confirm, back, the next page, where one is, and the digits of Actions."""


class KeyMap:
    """The player's keys, action by action, and the fixed ones."""

    def __init__(self, keys: Mapping[str, str]) -> None:
        self._keys = {**keys, **FIXED_KEYS}
        self._actions = {key: action for action, key in self._keys.items()}

    def action(self, event: pygame.event.Event) -> str:
        """The action that a KEYDOWN event stands for, or an empty string."""
        return self._actions.get(key_text(event), "")

    def label(self, action: str) -> Verbatim:
        """The key cap of an action, such as ``"Ctrl+Z"``."""
        return key_label(self._keys[action])

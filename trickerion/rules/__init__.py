"""The game itself. Whatever part of it is imported, every card, ability and module is known."""

from trickerion.rules import modules as _modules  # noqa: F401
from trickerion.rules.effects import load as _effects  # noqa: F401

"""The draft at the start: the choices of the full set-up, one after another."""

from trickerion.scenes.draft.scene import DraftScene

__all__ = ["DraftScene"]

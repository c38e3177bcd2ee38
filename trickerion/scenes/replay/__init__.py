"""The replay of a game, and the list of the games that can be seen again."""

from trickerion.scenes.replay.replays import ReplaysScene
from trickerion.scenes.replay.scene import ReplayScene

__all__ = ["ReplayScene", "ReplaysScene"]

"""The settings: pages of rows at the left of what shows them."""

from trickerion.scenes.settings.scene import SettingsScene

__all__ = ["SettingsScene"]

"""The title: what is to be done now, and everything else that can be begun."""

from trickerion.scenes.title.scene import TitleScene as TitleScene

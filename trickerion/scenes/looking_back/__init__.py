"""The page that looks back at a finished game: where it was given away."""

from trickerion.scenes.looking_back.scene import LookingBackScene as LookingBackScene

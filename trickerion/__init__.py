"""Trickerion - Legends of Illusion, an unofficial desktop adaptation."""

__version__ = "0.2.0"

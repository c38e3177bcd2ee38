"""The records of finished games."""

from trickerion.scenes.records.scene import RecordsScene

__all__ = ["RecordsScene"]

"""The records: what the finished games of the people at this screen add up to."""

from trickerion.scenes.records.scene import GROUPS, RecordsScene, kind_words

__all__ = ["GROUPS", "RecordsScene", "kind_words"]

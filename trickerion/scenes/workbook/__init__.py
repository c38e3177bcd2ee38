"""The Workbook, opened as "How to Play": contents, search, pages with pictures. The scene registers itself."""

from trickerion.scenes.workbook.scene import WorkbookScene

__all__ = ["WorkbookScene"]

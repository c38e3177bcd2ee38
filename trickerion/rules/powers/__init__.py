"""Magician Powers: cards beside slots that open with Shards, and what one learns of them at the start of a turn.

``catalog`` says what is printed, ``board`` what lies on the table, ``dealing`` and ``learning`` how it comes there;
what the Powers do stands in ``effects/``.
"""

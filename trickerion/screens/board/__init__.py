"""The table of a game as a board of panels: for the game that is played, one that is seen again, and the Workbook.

panels.py       all panels, composed once
locations.py    the Locations of the base game with their slots; academy, dark_alley, stage, solo, duel  the others
actions.py      the Action rows                 trade.py, trade_sheet.py  buying and ordering
layers.py       the Fame track, and what is kept between frames
focus.py        light on what can be used now   marker_slots.py  slots for the Trick Marker in the hand
beside_cards.py the last show                   rehearsal.py     what is drawn before anybody sees it

A Location with a board is a panel of its own, and one line where ``BoardPanels`` composes them.
"""

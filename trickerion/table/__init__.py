"""What every scene of a running game shares.

view.py        the table as its viewer sees it: what all panels draw from
panel.py       the base of the panels, and what they may do
director.py    which scene is up for the open decision; hands the events to the scenes; lets opponents move
game_scene.py  base of all these scenes: session, top bar, dock, undo and hint
animator.py    what flies where, by what has happened   since.py      what the others have done
top_bar.py     turn, phases, prompt, four buttons       dock.py       Action Points, Undo, Redo, Hint, Done
strip.py       the viewer's own strip                   team.py       its team, and the hand beside it
opponents.py   Initiative and the other players         popup.py      lists of choices    sheets.py    of large cards
log_panel.py   The Daily Conjurer                       toasts.py     short messages that go by themselves
grounds.py     paper, slots, the empty stage            move_pictures.py  what a move looks like
turning.py     which way up a Trick Marker is laid
"""

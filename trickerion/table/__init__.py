"""What every scene of a running game shares.

director.py    which scene is up for the open decision; hands the events to the scenes; lets opponents move
game_scene.py  base of all these scenes: session, looks, top bar, dock, undo and hint
looks.py       colours and names of the seats
top_bar.py     turn, phases, prompt, four buttons       dock.py       Action Points, Undo, Redo, Hint, Done
strip.py       the viewer's own strip                   opponents.py  the other players' panels
log_panel.py   The Daily Conjurer                       toasts.py     short messages that go by themselves
"""

"""What scenes are made of: the drawing kit and the input kit.

Drawing (pure pictures on the 1920 x 1080 canvas; everything cached, nothing knows the rules or the mouse):

    theme               palette, type roles, looks of players, categories, Locations, Components
    text, text_block    lines, fitted lines; wrapped blocks with inline icons
    icons               one-colour pictures by concept
    shapes, surfaces    plates, shadows, glows, rings; paper, wood, dark panels, brass frames, ribbons, pills
    scenery             the city at dusk, curtains, valance, stage, the grounds of pictures
    tokens, dice        disks, slots, coins, cylinders, posters; the Downtown dice
    components          Component chips and piles
    markers             Trick Markers; performance_grid: slots and Link circles
    trick_card, performance_card, assignment_card, magician_card
    controls, action_row, bubble, topbar    buttons, counters; rows of Actions; tooltips; the bar at the top

Input: hotspots, focus, keys, tween, sound, music, widgets.
"""

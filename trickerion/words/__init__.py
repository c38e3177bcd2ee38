"""Every sentence of the game in English: names, log, tooltips, reasons.

Ids of the rules go in, words come out; nothing here decides anything. Inline icons are written ``{fame}``, ``{coin}``,
``{shard}``, ``{ap}`` or as any concept of the icon map, as ``ui/text_block.py`` reads them. ``language.py`` says how
another language takes the place of English.
"""

from trickerion.words.language import speak_as_told

speak_as_told()

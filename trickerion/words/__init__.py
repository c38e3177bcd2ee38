"""Every sentence of the game in English: names, log, tooltips, reasons.

Ids of the rules go in, words come out; nothing here decides anything. Inline icons are written ``{fame}``, ``{coin}``,
``{shard}``, ``{ap}`` or as any concept of the icon map, as ``ui/text_block.py`` reads them. How a sentence is
written, so that another language can say it: ``language/speech.py``.
"""

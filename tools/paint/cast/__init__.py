"""The cast of the scenes: grounds, heads, hands, clothes, props, beasts, each drawn with the pen of the engraving."""

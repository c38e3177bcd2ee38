"""Words of the Magician Powers."""

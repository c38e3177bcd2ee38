"""The pieces, each as data: sections of chords and a tune, and who plays what."""

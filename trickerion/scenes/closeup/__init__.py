"""What the Theater and the Academy close up are both made of."""

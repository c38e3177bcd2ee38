"""Named rectangles of every scene on the 1920 x 1080 canvas, one module for each scene."""

"""What the screens say: one module for each folder of scenes."""

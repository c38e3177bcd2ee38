"""What the screens say, one module for each."""

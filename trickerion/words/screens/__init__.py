"""What stands on the screens, one module for each."""

"""What the Theater and the Academy close up are both made of: ``scene.py`` the scene, ``panels.py`` its panels."""

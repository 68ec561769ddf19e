"""Properties of all games at once."""

"""Pages for people: what a browser shows, from the same sources as the data."""
